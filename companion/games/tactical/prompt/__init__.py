"""A square-grid battle at a prompt: cursor menu, command menu, target menu, a menu a file.

    a key of the rulebook ──► the menu that is open ──► an order, or the next menu        text: field and units

It may know the terminal and a side's view; the rulebook's keys are its keys.
"""

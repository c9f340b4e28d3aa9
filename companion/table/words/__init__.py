"""The return of a battle from the table as its page shows it, whatever game gave the battle out.

Rows of plain values from a draft: grid, page, preview, working. No widget and no session is known here.
"""

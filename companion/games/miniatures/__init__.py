"""The d10 brigade rules for a battle of miniatures: people move models and throw dice, this keeps the book.

No position is known: only eyes on the table know ranges, cover and who is near, and they come in with commands. Its
figures stand in `rulesets/miniatures`, its scenarios and orders of battle in `resources`.
"""

"""What each kind of game brings to its battles on the table: the file, how a return counts, the order that enters it.

    Kind.away ──► Brought: battles there are, the battle file of one, its reckoning, the command for its result

The kinds name what they bring in their `kind.py`; only the rooms here know more than one game.
"""

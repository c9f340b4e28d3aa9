"""The turn: its phases and hours, activation, command control, recovery, who comes on.

    recovery ── reinforcing ── command control ── activation ── operation phases ── combat phases ──► the next turn

`phases` has the order; a phase that a ruleset or a level does not have is not begun.
"""

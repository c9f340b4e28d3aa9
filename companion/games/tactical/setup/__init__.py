"""Before the first turn: orders of battle, maps, and the state that they make.

    armies, map_text (a sign a square), set-up ──► checks: every fault at once ──► start: State

`resuming` takes a saved game up again where its rules let it (ANT-R-SAVE).
"""

"""The centre of the window: the work of the current step, one panel a kind of step.

    step ──► panel: fire, charge, maneuver, leaders … ── what only eyes know, asked as chips ──► a command ──► desk.do

Each has its keys and shows odds before the dice; none holds state of the game.
"""

"""The window of a battle of miniatures: order of battle, the step's work, duties, the board across the table.

    tree (order of battle) │ centre: work, the panel of the present step │ duties, journal
                             acts: everything that can be done, one list for menus, keys and palette
    boards: a side's board, fed by a session opened for that side's seat, never by the referee's view

Its rows come from `words`; what it does goes through the desk.
"""

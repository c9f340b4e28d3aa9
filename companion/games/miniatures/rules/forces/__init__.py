"""Troops regrouped by the referee: units split, merged, added, renamed, put under another command.

    orders ──► legal ──► deciding ──► facts ──► folding
                            │
                 splitting, merging, bounds, figures ──► lineage: what a unit was, whose its stands are ──► origins

Stands, losses, markers and history go with them, and an id never changes: one unit keeps it. Who joins the battle by a
row of a roster is read where rosters are, in `setup`.
"""

"""Where units stand on the table, as part of the game: put there, lifted, moved along a path, turned about.

    Place, Lift, a move's path ──► legal ──► deciding ──► facts ──► folding: `at`, `facing`, `shape`
                                                                └──► `view.field`: what a seat knows of it

Nothing here measures, and no rule asks it: a game whose units have no place goes on without one.
"""

"""A game in numbers, and many games: what is reckoned from journals, and from games that computers play.

    the journal ──► numbers ──► plots ──► reports                         one game: luck, losses, strength
    scenario, seed/k ──► a game without a journal ──► tally ──► summary   `simulating`: a set of games
                     └──► variants, a row a game ──► folded               `studies`: sets of games, compared

A game that is played here depends on its scenario, its settings and seed/k alone, so any one of them can be played
again by itself. It asks `Kind` for numbers, computers and tallies; it knows no game by name, and of what it plays only
studies keep anything, in a folder of their own.
"""

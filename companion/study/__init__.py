"""Many games: computers play them, and what is counted of them.

    scenario, seed/k ──► a game without a journal ── computers' moves to its end ──► tally ── summed ──► summary

A game depends on its scenario, its settings and seed/k alone, so any one of them can be played again by itself.
It asks `Kind` for computers and tallies; it knows no game by name and keeps nothing on disk.
"""

"""The decks of a battle of miniatures: charts, formations, rosters, markers, labels.

    Source: rules in force ──► charts, formations, screen, markers        with a view ──► roster, labels, status, orders

A file a deck, each named in `kind.py`. What a modifier is worth and where it counts is read from its row.
"""

"""Maps and diagrams as values: lines, areas, words, marks; nothing is painted here.

    a game's words/map: what a seat knows ──► layers of shapes, in map coordinates ──┬─► desktop.maps: on a screen
                                                                                     └─► cards.mapped: on paper

Drawn once, so that window and print cannot differ; what is not in the view cannot be in the shapes. Pure: it knows
no game, no pixel and no colour, only their names. `marks` is the status vocabulary of the miniatures: which sign,
which letter, in which order.
"""

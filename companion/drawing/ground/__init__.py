"""The ground of a table in the vocabulary of its legend: woods are scallops, orchards discs, rough ground carets.

    a kind, its lines in inches, y to the south ──► strokes, by tokens of the look: told by shape first, then by colour

An inch of the table is 1; a pen's width is a point of the design, as everywhere in `companion.drawing`.
"""

"""The campaign's hex map as shapes, drawn once for the window and for print.

    ground ──► hexes, waters, roads, names        view ──► marks ── stacking ── counters ──► layers of `drawing`

Floats are for eyes alone: no rule rests on the geometry here.
"""

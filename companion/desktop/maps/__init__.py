"""What every map in a window shares: painting its shapes, keeping its picture, zooming and panning.

    layers of `companion.drawing` ──► paint: ready for a scale and a look ──► picture, kept ──► canvas: one copy a frame

The picture is kept while the board stays the same, so that panning costs a copy and not a drawing; what follows the
cursor is painted over it. No game is known here.
"""

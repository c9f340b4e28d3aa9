"""The field of a battle as a picture: who stands where at true size, what is measured, what a move costs.

    a view and its places ──► Standing: outlines of stands, signs, marks ──► layers of shapes: `footprints`, `names`
    what was measured of it ──► layers over and under them: `overlays`

An inch of the table is 1; places of the game have y to the north, those of the drawing y to the south. Sizes that are
to be read are pixels of the design, whatever the scale of the map: `pixel(size)` gives one as the drawing counts it.
"""

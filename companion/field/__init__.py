"""The table to scale: the ground that a battle is fought on, as shapes in inches; it knows no game.

    a field file (GeoJSON, inches from the south-west corner) ──► Ground: its extent, its scale, its features

Areas, lines and places by the kinds that the rules of a table know, where each side sets up, where troops come on.
Whoever makes a field writes the same file that people write; `reading` takes nothing else.
"""

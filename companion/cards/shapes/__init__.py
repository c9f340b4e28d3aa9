"""What is drawn again and again: paths, markers, pips, sides; values of `companion.cards.content`, in millimetres.

The forms come from `resources/look/tokens.json`, which the desktop's painter reads as well: a marker cut out of a
sheet is the one on the screen.
"""

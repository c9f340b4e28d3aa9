"""The numbers of a game as plots: strength by turns, losses by cause, dice face by face, luck.

    numbers ──► shapes of `companion.drawing`, a point a pixel ──┬─► desktop: on a screen
                                                                 ├─► drawing.svg: a file, a report
                                                                 └─► cards: on paper

Drawn with the shapes that maps are drawn with, and not by a library of plots: the same values are painted on a screen,
written as SVG and printed, in the look's own inks and letters, and nothing of thirty megabytes is loaded for six axes.
The Union is solid, the Confederates are hatched with an outline: colour tells nothing that shape does not. No grid, no
legend, no smoothing, no axis cut above nothing; what finds no room for its name stands in the table behind the plot.
"""

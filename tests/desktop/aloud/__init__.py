"""What a reader of the screen hears of every window, and what is wrong with it.

`judging` finds faults in what was heard, `within` listens in the program itself, `python -m tests.desktop.aloud` opens
the windows that `tests.desktop.fits` walks and has them read by `reader`: another program, which knows nothing but what
screen readers know (AT-SPI).
"""

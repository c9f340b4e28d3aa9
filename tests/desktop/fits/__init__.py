"""Whether everything fits: every window walked on a screen of a given size and scale, and what does not fit, told.

`measuring` finds faults in one window, `walk` opens one window after the other, `python -m tests.desktop.fits` walks them
all on one screen in a process of its own, since a screen's size is Qt's from its first moment on. What a reader of the screen would hear of a window is judged in
the same walk (`tests.desktop.aloud`).
"""

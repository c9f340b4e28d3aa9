"""The frame of every window: acts with their keys, head, journal, documents, settings.

    acts (one list) ──► menus, keys, palette        desk.changed ──► head, journal, clock
    `seated_*`: games that two sides play at one laptop, with the sheet that hides one from the other

It may know a desk and the doors of a `Kind`; the middle of the window is the game's own `screen`.
"""

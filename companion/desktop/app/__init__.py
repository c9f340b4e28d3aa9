"""The application: what is opened, remembered and told where it fails.

    program ── doctor: can this machine show windows? ── Desktop: look, settings, windows ── start, or a file's window

It stands above everything but the games' own rooms, which it opens by the doors of their kinds. A fault of the program
ends in `crash`: written to the log, told in a dialog; the game is safe in its document.
"""

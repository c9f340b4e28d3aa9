"""Beginning a game: a gallery of scenarios, rosters with a preview, and what it is played by.

What is chosen becomes one `Beginning`, as the command line makes it too; faults are told before any file is made.
"""

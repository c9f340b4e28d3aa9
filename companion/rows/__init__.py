"""What front ends show of any game: charts and rules to read, journal lines, amendments, settings by hand.

    session, Kind's doors ──► rows: frozen values, words in the reader's language ──┬─► cli, prompt: lines
                                                                                    └─► desktop: lists and pages

What is the same for every game is made here once; what only one game has comes from its `words`. It may know the
kernel and `Kind`, no game by name, no widget and no terminal.
"""

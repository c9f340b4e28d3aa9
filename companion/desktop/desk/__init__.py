"""A game as its windows see it: the one way in which widgets do anything to it.

    widget ── do(command) ──► Desk ── session ──► Done, Refused or Asked (a die is wanted)
                               │
                               └─ changed ──► every widget shows the new view

It may know a session and Qt's signals, and no game: a game's own desk inherits from it. What only eyes can know
(ranges, cover, who is in radius) is remembered here, by unit and question, until it is said otherwise. Games that
sides play at one laptop have `seated`: who sits there, what he may see, the sheet between two people.
"""

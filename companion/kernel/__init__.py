"""A game kept and open, whatever game it is: its journal, its sessions, its dice, and the games that there are.

    a command (JSON, a button, a key at a prompt)
       │  record: may it be stored?            kind ── kind_of("tactical") ── doors into the game's rooms
       ▼
    session ── judging ── the game's why_not, decide ◄── supply: dice typed by hand, or drawn from the seed
       │                        │ facts, with every roll in them
       │                        ▼
       │               journal: one entry, one transaction, one undo step
       ▼
    the game's apply folds the facts ──► state ──► view(state, seat) ──► seeing, logbook ──► every front end

It may know the charts' and the words' mechanisms (`charts`, `language`), the document and what any game has in
common (`game`, `overriding`), and no game by name: what it needs of one it asks the game's `Kind`. `shelf` alone
knows where rulesets and resources lie. A game's rules import no more of it than `dice`, `draws` and `overriding`.

The doors for front ends are two: `session` (one open game for one seat) and `lookup` (one chart, no game).
This file imports nothing, so that whoever needs a part of the kernel loads that part alone.
"""

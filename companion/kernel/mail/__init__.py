"""By mail: what a seat knows, cut out of a game into a document of its own, and its orders on the way back.

    game ── cutting ──► NAME.companion (an extract) ── opened ──► the same session, prompt and desk, in that seat alone
      ▲                          │ what its seat does in it is kept as the plan: entries after those of the game
      └── taking ◄── NAME.orders ◄── posting: the plan's commands, signed with the key that `extract` made

An extract holds the journal's lines as the seat reads them, its views, and one state that is made of its view, so that
the rules can be asked. Nothing in it rests on what the seat may not know: two games that differ in that alone give the
same bytes. Signing needs PyNaCl, an extra.
"""

from __future__ import annotations

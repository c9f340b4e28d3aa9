"""`companion …`: everything that can be done to a game, headless. Each command loads only what it needs.

    companion do FILE '{"order": …}'
       app: the command by its name ── options: file, seat, game opened ── the command's own file
          ── session.do ──► rows, the Kind's status and sentences ──► terminal.writing
          ── BadInput, Refused, DieWanted ──► terminal.failures: a sentence and a status

It may know everything but windows, and asks `Kind` for whatever is a game's: no command names one. Exit status 2 is
bad input, 3 refused by the rules; with `--json` what is printed is JSON.
"""

from __future__ import annotations

import gc
from typing import NoReturn


def main() -> NoReturn:
    """Run the command line of this process.

    A command is over before rubbish has gathered; looking for it would cost a tenth of a long game's opening.
    """
    gc.disable()
    from companion.cli.app import companion

    companion.main()
    raise SystemExit(0)

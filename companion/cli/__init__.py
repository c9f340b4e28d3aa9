"""`companion …`: everything that can be done to a game, headless. Each command loads only what it needs."""

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

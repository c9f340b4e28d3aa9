"""The desktop: one window a game, Qt widgets over `session.Session` and the rows of `present`."""

from __future__ import annotations

import gc
from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    """Open the desktop on the files named, or where the last evening stopped; gives the exit status.

    Until the first paint nothing is rubbish yet: looking for it would only cost time.
    """
    gc.disable()
    from companion.desktop.application import main as run

    return run(arguments)

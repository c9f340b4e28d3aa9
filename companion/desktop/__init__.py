"""The desktop: one window a game, Qt widgets over `session.Session` and the rows of `present`."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from typing import NoReturn


def main(arguments: Sequence[str]) -> int:
    """Open the desktop on the files named, or where the last evening stopped; gives the exit status.

    Until the first paint nothing is rubbish yet: looking for it would only cost time.
    """
    gc.disable()
    try:
        from companion.desktop.application import main as run
    except ImportError as error:
        return _lacking(error)
    return run(arguments)


def _lacking(error: ImportError) -> int:
    """Say what of Qt this machine lacks; an error that has another cause goes on its way."""
    from companion.doctor.telling import against_windows, say

    if not (lines := against_windows()):
        raise error
    return say(lines)


def open_desktop() -> NoReturn:
    """Open the desktop as a program of its own, on the files that it is called with."""
    raise SystemExit(main(sys.argv[1:]))

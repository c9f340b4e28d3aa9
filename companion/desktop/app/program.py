"""The desktop as a program: what starts it, and what is said where this machine cannot show windows."""

from __future__ import annotations

import builtins
import gc
import sys
from collections.abc import Sequence
from typing import NoReturn

from companion.charts.faults import BadInput
from companion.language.tongue import tr


def main(arguments: Sequence[str]) -> int:
    """Open the desktop on the files named, or where the last evening stopped; gives the exit status.

    Until the first paint nothing is rubbish yet: looking for it would only cost time. Afterwards `sweeping` does it.
    """
    gc.disable()
    try:
        _load_qt()
        from companion.desktop.app.application import main as run
    except ImportError as error:
        return _lacking(error)
    try:
        return run(arguments)
    except BadInput as error:
        from companion.doctor.telling import say

        return say(str(error).splitlines())


def _load_qt() -> None:
    """Load Qt; whatever is imported afterwards is imported by Python alone.

    PySide6 puts itself in the way of every later import and reads the source of each module, to see whether it asks
    for its other spellings (`__feature__`). None here does, and it takes a tenth of the time to the first paint.
    """
    own = builtins.__import__
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = own


def _lacking(error: ImportError) -> int:
    """Say what of Qt this machine lacks; an error that has another cause goes on its way."""
    from companion.doctor.telling import against_windows, say

    # Of the program's own modules none is missing on a machine that lacks something; such an error is a fault and told
    # as one.
    of_qt = (error.name or "").startswith(("PySide6", "shiboken6")) or ".so" in str(error)
    if not (lines := against_windows([str(error)] if of_qt else [])):
        raise error
    return say(lines)


def open_desktop() -> NoReturn:
    """Open the desktop as a program of its own, on the files that it is called with."""
    given = sys.argv[1:]
    raise SystemExit(_about(given[0]) if given and given[0].startswith("-") else main(given))


def _about(option: str) -> int:
    """Say how the program is called, or which one it is; gives the exit status."""
    from companion import __version__
    from companion.doctor.telling import say

    if option == "--version":
        return _written(f"companion-desktop, version {__version__}")
    words = tr("companion-desktop [FILE] opens games in windows; companion --help lists everything else")
    return _written(words) if option in ("-h", "--help") else say([words])


def _written(words: str) -> int:
    if sys.stdout is not None:
        sys.stdout.write(f"{words}\n")
    return 0

"""The desktop: one window a game, Qt widgets over `session.Session` and the rows of `present`."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    """Open the desktop on the files named, or where the last evening stopped; gives the exit status."""
    from companion.desktop.application import main as run

    return run(arguments)

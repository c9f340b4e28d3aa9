"""Lines that fit a terminal."""

from __future__ import annotations

import textwrap

WIDTH = 79


def wrapped(line: str, *, indent: int = 2) -> list[str]:
    """Break a line at words; what follows stands under its text."""
    return textwrap.wrap(line, WIDTH, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)

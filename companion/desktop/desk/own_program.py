"""This program, begun once more as a process of its own."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path


def own_program(*words: str) -> tuple[str, Sequence[str]]:
    """Give the program and its words: `companion WORDS ...`, whatever the desktop was begun by."""
    if getattr(sys, "frozen", False):  # a package: one program that is called by two names
        here = Path(sys.executable)
        return str(here.with_name(f"companion{here.suffix}")), list(words)
    return sys.executable, ["-m", "companion", *words]

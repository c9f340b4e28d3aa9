"""Everything that can be done from a window: its words, its key, its menu, and why it cannot be done just now.

Menus, keys and the command palette are made from one list, so that nothing can be reached in one way only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


def _always() -> str:
    return ""


class Act(NamedTuple):
    """One thing that can be done."""

    id: str
    title: str
    run: Callable[[], object]
    key: str = ""
    menu: str = ""
    """The menu in which it stands, "" for the palette alone."""
    why: Callable[[], str] = _always
    """Why it cannot be done just now, "" when it can."""

"""The keys of a way that is put together on the field, and of who cannot go just now."""

from __future__ import annotations

from companion.desktop.desk.panel import KeyHint
from companion.language.tongue import tr


def under_way() -> list[KeyHint]:
    """Give the keys of who goes."""
    return [
        KeyHint(("↑", "↓", "←", "→"), tr("an inch, with Shift a quarter")),
        KeyHint(("[", "]"), tr("wheel 1°")),
        KeyHint(("G",), tr("go to an inch figure")),
        KeyHint(("Y",), tr("a leg back")),
        KeyHint(("H",), tr("half move")),
        KeyHint(("↵",), tr("confirm")),
        KeyHint(("Esc",), tr("let go, nothing moved")),
    ]


def at_rest(*, rolls: bool) -> list[KeyHint]:
    """Give the keys of who does not go, and whether somebody may still roll."""
    roll = [KeyHint(("R",), tr("app rolls")), KeyHint(("1", "–", "0"), tr("the die that is typed"))]
    return [
        KeyHint(("Tab",), tr("next unit")),
        *(roll if rolls else ()),
        KeyHint(("P",), tr("place by hand")),
        KeyHint(("L",), tr("list instead of field")),
    ]

"""What the command palette can find from a window: its acts, the units and leaders, the clauses of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from companion.desktop.palette import Find
from companion.present.clauses import titles

if TYPE_CHECKING:
    from companion.desktop.evening import Evening


def finds(evening: Evening) -> tuple[Find, ...]:
    """Give everything."""
    return (*_acts(evening), *_units(evening), *_clauses(evening))


def _acts(evening: Evening) -> Iterator[Find]:
    for act in evening.window.acts.values():
        key = act.key.replace("+", " ")
        words = f"{act.title} {act.id} {act.key}".lower()
        yield Find(act.id, "command", act.title, key, act.why(), partial(evening.window.run, act.id), words)


def _units(evening: Evening) -> Iterator[Find]:
    view = evening.desk.view
    for one in (*view.units, *view.leaders):
        words = f"{one.name} {one.id} {one.side}".lower()
        yield Find(one.id, "unit", one.name, "", "", partial(evening.desk.select, one.id), words)


def _clauses(evening: Evening) -> Iterator[Find]:
    for name, title in titles():
        words = f"{name} {title}".lower()
        yield Find(name, "clause", f"{name}  {title}", "", "", partial(evening.show_clause, name), words)

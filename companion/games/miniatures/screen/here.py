"""What applies to what lies under the pointer in a battle's window: a row, a target, an act on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QWidget

from companion.desktop.widgets.acts import Act
from companion.desktop.widgets.parts import Painted
from companion.games.miniatures.screen.commands import LEADERS_OWN, UNITS_OWN
from companion.games.miniatures.screen.window import Window
from companion.language.tongue import tr

OF_THE_STEP = ("maneuver", "fire", "resolve-charge", "break-through")
"""Commands of which the panel of their step takes a unit."""


def acts(window: Window, widget: QWidget | None, place: QPoint) -> list[Act]:
    """Give what can be done with what lies at a place of the screen; the unit there becomes the chosen one."""
    if widget is None:
        return []
    if window.table.isAncestorOf(widget):
        return list(_of_table(window))
    if isinstance(widget, Painted):
        zone = widget.zone_at(QPointF(widget.mapFromGlobal(place)))
        if zone is not None and isinstance(zone.name, str) and _is_known(window, zone.name):
            window.desk.point_at(zone.name)
    parts: tuple[QWidget, ...] = (window.centre, window.order, window.duties)
    return of_unit(window) if any(part.isAncestorOf(widget) for part in parts) else []


def _is_known(window: Window, name: str) -> bool:
    return window.desk.unit(name) is not None or window.desk.leader(name) is not None


def _suits(window: Window, name: str, tag: str) -> bool:
    """Say whether a command is one for such a unit: infantry has no horses to mount and no guns to limber."""
    one = window.desk.unit(name)
    if one is None:
        return False
    match tag:
        case "mount":
            return one.mounted is False
        case "dismount":
            return one.mounted is True
        case "limber" | "unlimber":
            return bool(one.kind == "battery")
    return True


def of_unit(window: Window) -> list[Act]:
    """Give what can be done with the chosen unit or leader, what the step wants of it first."""
    name = window.desk.selection
    if not _is_known(window, name):
        return []
    leader = window.desk.leader(name) is not None
    own = LEADERS_OWN if leader else tuple(tag for tag in UNITS_OWN if _suits(window, name, tag))
    found = [window.acts[one] for one in (*own, "note", "override", "history")]
    now = () if leader else (window.acts[one] for one in OF_THE_STEP if not window.acts[one].why())
    take = partial(window.centre.take, [name])
    return [*(act._replace(run=take) for act in now), *(act._replace(run=partial(window.run, act.id)) for act in found)]


def _of_table(window: Window) -> Iterator[Act]:
    row = window.table.list.current()
    if row is not None:
        words = tr("No longer done on the table") if row.done else tr("Done on the table")
        locked = str(window.desk.session.read_only or "")
        yield Act("tick-row", words, partial(window.table.tick, [row]), why=lambda: locked)
    yield window.acts["tick"]

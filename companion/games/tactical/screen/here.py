"""What applies to what lies under the pointer in a battle's window: a counter, a square, a division.

All of it comes from the moment as the seat knows it; nothing is tried out on the game itself: it knows the hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QWidget

from companion.desktop.widgets.acts import Act
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.orders.plotting import targets
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.screen.rows import walk
from companion.games.tactical.screen.window import TacticalWindow
from companion.language.tongue import tr


def acts(window: TacticalWindow, widget: QWidget | None, place: QPoint) -> list[Act]:
    """Give what can be done with what lies at a place of the screen; who stands there comes to hand if nobody is."""
    if widget is None or window.desk.covered:
        return []
    if widget is window.map:
        return list(_of_square(window, QPointF(window.map.mapFromGlobal(place))))
    if window.divisions.list.isAncestorOf(widget) or widget is window.divisions.list:
        return list(_of_division(window))
    return list(_of_unit(window)) if window.left.isAncestorOf(widget) else []


def _of_square(window: TacticalWindow, place: QPointF) -> Iterator[Act]:
    desk, ordering, board = window.desk, window.ordering, window.map
    at = board.cell_under(place)
    if at is None:
        return
    under = board.unit_under(place)
    board.select(at)
    if under and not ordering.asking and not desk.own(desk.chosen):
        ordering.on_picked(under)
    one = desk.chosen
    if one is not None and desk.own(one) and one.square is not None:
        if one.square != at:
            yield _there(window, one, at)
        elif not ordering.asking:
            yield from _of_unit(window)
    if not ordering.asking:
        for counter in board.counters_at(at):
            if one is None or counter.id != one.id:
                yield Act(
                    f"pick {counter.id}",
                    tr("Take {name} in hand", name=counter.name),
                    partial(ordering.pick, counter.id),
                )
    yield Act("middle", tr("This square in the middle of the map"), partial(board.look_at, at))


def _there(window: TacticalWindow, one: Unit, at: Square) -> Act:
    """Give what the unit in hand does in another square: it goes or, at an enemy who is seen, plots fire."""
    desk, now = window.desk, window.desk.moment
    go = partial(window.ordering.on_targeted, at)
    if window.ordering.asking == "target" or any(other.side != one.side for other in now.state.at(at)):
        why = "" if at in targets(now, one) else tr("it cannot fire there")
        return Act("fire-there", tr("{name}: plot fire here", name=one.name), go, why=lambda: why)
    why = "" if at in desk.reach(one).costs else walk.out_of_reach(now, one, at).text
    return Act("go-there", tr("{name}: go here", name=one.name), go, why=lambda: why)


def _of_unit(window: TacticalWindow) -> Iterator[Act]:
    for kind in window.unit.kinds:
        if (act := window.acts.get(kind.id)) is not None:
            yield act._replace(run=partial(window.run, act.id))
    if window.desk.chosen is not None:
        yield window.acts["centre"]
        yield window.acts["put-down"]


def _of_division(window: TacticalWindow) -> Iterator[Act]:
    row = window.divisions.list.current()
    if row is not None:
        why = tr("it is active already") if row.active else ""
        words = tr("Activate {division}", division=row.id)
        yield Act("activate", words, partial(window.divisions.activate, row), why=lambda: why)

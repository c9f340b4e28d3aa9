"""What is left undone when an operation phase is to end: units with points and no orders, fire without a plot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.games.tactical.charts.terms import Side, other
from companion.games.tactical.rules.combat.firing import in_range, target_of
from companion.games.tactical.rules.ground.squares import distance
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.orders.moving import may_not_move
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.turn import activation
from companion.games.tactical.screen.rows.words import way_aloud
from companion.language.tongue import plural, tr

ADJACENT = 1
MANY = 4
"""Of one reason so many still stand one by one."""
IDLE = "ANT-7.4a"
STANDS_BESIDE = "ANT-7.9d"


class UndoneRow(NamedTuple):
    """Something that one may have forgotten; the unit can be gone to."""

    unit: str
    name: str
    words: str
    clause: str

    @property
    def aloud(self) -> str:
        """Give it in words."""
        return f"{self.name}: {self.words}"


def undone(now: Situation, side: Side) -> tuple[UndoneRow, ...]:
    """Give what a side's phase would leave undone, the most telling first; nothing of it is wrong to leave."""
    units = [one for one in now.state.here(side) if one.square is not None]
    return (*_of(units, now, _melee), *_of(units, now, _beside), *_of(units, now, _idle))


def gathered(rows: tuple[UndoneRow, ...]) -> tuple[UndoneRow, ...]:
    """Give many units of one reason as one line that counts them and goes to the first; few stay one by one."""
    found: list[UndoneRow] = []
    for clause in dict.fromkeys(row.clause for row in rows):
        those = [row for row in rows if row.clause == clause]
        found += [_together(those)] if len(those) > MANY else those
    return tuple(found)


def _together(those: list[UndoneRow]) -> UndoneRow:
    first, names = those[0], ", ".join(row.name for row in those)
    told = {IDLE: tr("points and no orders: {names}", names=names)}
    told[STANDS_BESIDE] = tr("an enemy beside them, out of their arc: {names}", names=names)
    words = told.get(first.clause) or tr("plotted for melee, but nobody is seen there: {names}", names=names)
    return UndoneRow(first.unit, plural(len(those), "{n} unit", "{n} units"), words, first.clause)


def unactivated(now: Situation) -> tuple[UndoneRow, ...]:
    """Give the divisions that may still be activated this turn, and would stand still if activation ended now."""
    names = activation.offered(now.rules, now.state)
    return tuple(UndoneRow(name, name, _standing(now, name), "ANT-3.1b") for name in names)


def _standing(now: Situation, division: str) -> str:
    units = activation.members(now.state, now.rules.activation.side, division)
    return plural(len(units), "{n} unit would not move this turn", "{n} units would not move this turn")


def _of(units: list[Unit], now: Situation, ask: object) -> Iterator[UndoneRow]:
    assert callable(ask)
    for one in units:
        found = ask(now, one)
        if found is not None:
            yield UndoneRow(one.id, one.name, *found)


def _melee(now: Situation, one: Unit) -> tuple[str, str] | None:
    """A melee plotted at nobody."""
    if not one.melee_plot or one.fire_plot is None:
        return None
    there = any(unit.side != one.side for unit in now.state.at(one.fire_plot))
    if there:
        return None
    return tr("plotted for melee, but nobody is seen at {at}", at=place(one.fire_plot)), "ANT-7.13e"


def _beside(now: Situation, one: Unit) -> tuple[str, str] | None:
    """The enemy beside it and nothing that it would fire at."""
    if one.routed or one.square is None or not one.ammo:
        return None
    beside = [
        unit
        for unit in now.state.here(other(one.side))
        if unit.square is not None and distance(one.square, unit.square) == ADJACENT
    ]
    if not beside:
        return None
    within = in_range(now, one)
    if within and target_of(now, one, within) is not None:
        return None
    words = tr(
        "{enemy} stands beside it, out of its arc: it faces {way}", enemy=beside[0].name, way=way_aloud(one.facing)
    )
    return words, STANDS_BESIDE


def _idle(now: Situation, one: Unit) -> tuple[str, str] | None:
    """All its points, and nothing done with them though it may move."""
    if one.routed or one.squares or one.melee_plot or one.advance_plot or one.fire_plot is not None:
        return None
    if now.state.level != "basic" and not one.activated:
        return None
    if next(iter(may_not_move(now.rules, now.state, one)), None) is not None:
        return None
    within = in_range(now, one)
    if within and target_of(now, one, within) is not None:
        return None
    return plural(one.points, "has {n} point and no orders", "has {n} points and no orders"), IDLE

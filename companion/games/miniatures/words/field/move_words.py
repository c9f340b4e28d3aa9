"""A move on the field in words: what it may go, what its legs use, what it touches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from companion.charts.figures import exact
from companion.charts.ruleset import called
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import movement
from companion.games.miniatures.rules.moves import Move
from companion.games.miniatures.words.field import charge_words
from companion.games.miniatures.words.field.table import inches
from companion.games.miniatures.words.field.way_drawn import NAMES, ground
from companion.language.figures import figure, fraction
from companion.language.messages import told
from companion.language.tongue import plural, tr


class Rung(NamedTuple):
    """A line of a ladder."""

    what: str
    why: str
    value: str
    counts: bool = True


SEEN = 0.05
"""Inches: less than this is read as none."""
ROUNDED = 0.1
"""Inches by which the hundredths of a few stretches may miss their whole."""


def left(way: Any) -> float:
    """Give the inches of a move that are left after a way."""
    return max(0.0, float(way.allowance - way.used))


def has_moved(unit: Any, way: Any) -> str:
    """Say that a unit has made the whole of its move, "" where some of it is left; `way` is one of no legs."""
    return tr("{unit} has moved", unit=unit.name) if unit.moved and left(way) < SEEN else ""


def allowance(rules: Rules, unit: Any, promise: Any) -> tuple[Rung, ...]:
    """Give how far a move can go, line by line, each with its clause; rough ground is told with what is used."""
    if promise is None:
        return ()
    rate = _rate(rules, unit)
    return tuple(
        Rung(told(one.label), one.clause, one.value if isinstance(one.value, str) else figure(round(one.value, 2)))
        for one in promise.explain
        if rate is None or one.clause != rate.rough.clause
    )


def crossed(rules: Rules, unit: Any, promise: Any) -> float:
    """Give the inches that what a move crosses takes off it, as the lines of `promise` say; None goes nowhere."""
    rate = _rate(rules, unit)
    if promise is None or rate is None:
        return 0.0
    clauses = {one.clause for one in (rate.ford, rate.passage, rate.linear_object) if one is not None}
    return float(-sum(one.value for one in promise.explain if one.clause in clauses and not isinstance(one.value, str)))


def _rate(rules: Rules, unit: Any) -> Any:
    """Give the row of the movement chart for a unit, None for guns."""
    if unit is None or unit.kind != "brigade" or unit.formation is None:
        return None
    return movement.rate_of(rules, Move(arm=unit.arm, mounted=bool(unit.mounted), formation=unit.formation))


class Sums(NamedTuple):
    """What is under the two ladders, in inches of the basic rate: what may be moved, what is used, what is left."""

    may: float
    used: float
    left: float


def sums(way: Any, those: Sequence[Any], before: float, takes: float) -> Sums:
    """Give the sums of the ladders: what is crossed stands with what may be moved, and is not used once more.

    `before` is what the unit has used already, `takes` what `crossed` gives.  Where a rounded way is told, or a part of
    the move counts otherwise, the lines are no sum of inches and all of it is used.
    """
    walked = sum(one.inches * one.times for one in those)
    apart = takes if abs(float(way.used) - before - walked - takes) < ROUNDED else 0.0
    return Sums(float(way.allowance) - apart, float(way.used) - apart, left(way))


def not_counted(rules: Rules, unit: Any, way: Any) -> tuple[Rung, ...]:
    """Give what could change how far a brigade goes and does not just now, each with its reason."""
    if unit is None or unit.kind != "brigade" or unit.formation is None:
        return ()
    found: list[Rung] = []
    order = way.order
    by_road = Move(arm=unit.arm, mounted=bool(unit.mounted), formation=unit.formation, whole_move_on_road=True)
    rate = movement.rate_of(rules, by_road)
    if order is None or not order.whole_move_on_road:
        why = tr("not the whole way is on a road")
        if not movement.takes_road_bonus(rules, by_road):
            why = tr("not in {formation}", formation=called(rules.cards[unit.formation]))
        found.append(
            Rung(tr("Road ×{times}", times=fraction(Fraction(exact(rate.road.times)))), why, "–", counts=False)
        )
    if order is None or not (order.fords or order.linear_objects or order.passages):
        found.append(Rung(tr("Ford, fence, friends"), tr("none crossed"), "–", counts=False))
    return tuple(found)


def legs_used(way: Any, those: Sequence[Any]) -> tuple[Rung, ...]:
    """Give the stretches of a way with what each takes of the move, and what it crosses."""
    return (*(_stretch(one) for one in those), *_over(way.order))


def _stretch(one: Any) -> Rung:
    if one.times > 1:
        each = tr("{inches}, each counts {times}", inches=inches(one.inches), times=fraction(one.times))
        return Rung(ground(one), each, inches(one.inches * one.times))
    if one.mode == "wheel":
        return Rung(tr("Wheel"), tr("the outer corner"), inches(one.inches))
    return Rung(tr(NAMES[one.mode]).capitalize(), "", inches(one.inches))


def _over(order: Any) -> Iterator[Rung]:
    if order is None:
        return
    if order.fords:
        yield Rung(plural(order.fords, "{n} ford", "{n} fords"), tr("crossed"), "")
    if order.linear_objects:
        yield Rung(plural(order.linear_objects, "{n} obstacle", "{n} obstacles"), tr("crossed"), "")
    if order.passages:
        yield Rung(plural(order.passages, "{n} passage of lines", "{n} passages of lines"), "", "")
    if order.whole_move_on_road:
        yield Rung(tr("Road"), tr("the whole way"), "")


class Ahead(NamedTuple):
    """What touching an enemy at the end of a way comes to, with whoever is near to either."""

    charge: Any
    mine: Sequence[Any]
    theirs: Sequence[Any]
    deep: tuple[bool, bool] = (False, False)
    """Whether the formation of who moves, and of the enemy, supports it by itself."""


def touches(charges: Mapping[str, Ahead], mover: str, name: Callable[[str], str]) -> tuple[str, ...]:
    """Say what the end of a way touches, whether it outflanks and who is supported, each with its why."""
    if not charges:
        return (tr("It touches nobody"),)
    found: list[str] = []
    for enemy, (charge, mine, theirs, deep) in charges.items():
        found.append(charge_words.touched(charge.contact, name(enemy)))
        found.append(charge_words.flank(charge.outflanked, charge.explain, mover))
        found.append(charge_words.support(mine, name, deep=deep[0]))
        lost = charge.outflanked and not charge.supported.defender
        his = charge_words.support(theirs, name, lost=lost, deep=deep[1])
        found.append(tr("{unit}: {what}", unit=name(enemy), what=his))
    return tuple(found)

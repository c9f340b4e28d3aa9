"""A way as it is meant to be gone: legs one after the other, where they lead, how they are called."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from companion.drawing.shapes import Line, Point
from companion.games.miniatures.words.field.standing import Place
from companion.games.miniatures.words.field.table import inches
from companion.language.tongue import number, tr

Kind = Literal["wheel", "forward", "oblique", "flank", "about"]
UPON = 0.1
"""Inches that stands may lie upon one another by, where hands put them edge to edge."""
TRIES = 7
"""How often the way to the last allowed place is halved."""
OBLIQUE = 45.0
"""Degrees to the side of an oblique move."""


class Leg(NamedTuple):
    """A part of a way: degrees of a wheel, right is more than nought; else inches, to the right or ahead."""

    kind: Kind
    amount: float


def ahead(facing: float) -> Point:
    """Give the direction of a facing on the table, of length 1."""
    return math.sin(math.radians(facing)), math.cos(math.radians(facing))


def after(start: Place, leg: Leg, wide: float) -> Place:
    """Give where the front of a unit stands after a leg, `wide` being the length of its front."""
    x, y, facing = start
    east, north = ahead(facing)
    right = (north, -east)
    match leg.kind:
        case "wheel":
            inner = 1 if leg.amount > 0 else -1
            pivot = x + inner * right[0] * wide / 2, y + inner * right[1] * wide / 2
            turned = (facing + leg.amount) % 360
            north_, east_ = math.cos(math.radians(turned)), math.sin(math.radians(turned))
            return pivot[0] - inner * north_ * wide / 2, pivot[1] + inner * east_ * wide / 2, turned
        case "forward":
            return x + east * leg.amount, y + north * leg.amount, facing
        case "flank":
            return x + right[0] * leg.amount, y + right[1] * leg.amount, facing
        case "oblique":
            dx, dy = ahead(facing + math.copysign(OBLIQUE, leg.amount))
            return x + dx * abs(leg.amount), y + dy * abs(leg.amount), facing
        case _:
            return x, y, (facing + 180) % 360


def places(start: Place, legs: Sequence[Leg], wide: float) -> tuple[Place, ...]:
    """Give where a unit stands after each of its legs."""
    found: list[Place] = []
    for leg in legs:
        start = after(start, leg, wide)
        found.append(start)
    return tuple(found)


def added(legs: Sequence[Leg], kind: Kind, amount: float) -> tuple[Leg, ...]:
    """Give a way with so much more of a leg: the last of the same kind grows, and goes where nothing of it is left."""
    if legs and legs[-1].kind == kind and kind != "about":
        grown = round(legs[-1].amount + amount, 3)
        return (*legs[:-1], Leg(kind, grown)) if abs(grown) > 1e-6 else tuple(legs[:-1])
    return (*legs, Leg(kind, amount))


def towards(start: Place, to: Point, wide: float, *, wheel: bool) -> tuple[Leg, ...]:
    """Give a wheel and a way ahead that lead to a place of the table; without a wheel straight ahead alone."""
    if wheel:
        turn = _turn(start, to, wide)
        legs = (Leg("wheel", turn),) if abs(turn) >= 1 else ()
        begin = after(start, legs[0], wide) if legs else start
    else:
        legs, begin = (), start
    east, north = ahead(begin[2])
    far = round(((to[0] - begin[0]) * east + (to[1] - begin[1]) * north) * 4) / 4
    return (*legs, Leg("forward", far)) if far else legs


def _turn(start: Place, to: Point, wide: float) -> float:
    """Give the whole degrees of the wheel after which a place lies straight ahead, a right angle at most."""

    def off(turn: float) -> float:
        x, y, facing = after(start, Leg("wheel", turn), wide) if turn else start
        east, north = ahead(facing)
        return (to[0] - x) * north - (to[1] - y) * east  # more than nought lies to the right

    low, high = (0.0, 90.0) if off(0.0) > 0 else (-90.0, 0.0)
    for _ in range(24):
        middle = (low + high) / 2
        low, high = (middle, high) if off(middle) > 0 else (low, middle)
    return float(round((low + high) / 2))


def sideways(start: Place, to: Point, kind: Kind) -> tuple[Leg, ...]:
    """Give a way by the flank, or obliquely, that comes as near to a place as a straight one does."""
    x, y, facing = start
    right = ahead(facing + 90)
    to_right = (to[0] - x) * right[0] + (to[1] - y) * right[1]
    if kind == "flank":
        far = to_right
    else:
        dx, dy = ahead(facing + math.copysign(OBLIQUE, to_right))
        far = math.copysign(max(0.0, (to[0] - x) * dx + (to[1] - y) * dy), to_right)
    far = round(far * 4) / 4
    return (Leg(kind, far),) if far else ()


def cut(legs: Sequence[Leg], share: float) -> tuple[Leg, ...]:
    """Give a way whose last leg is a share of what it was, to a quarter of an inch or a degree; about stays whole."""
    last = legs[-1]
    if last.kind == "about":
        return tuple(legs) if share >= 1 else tuple(legs[:-1])
    fine = 1.0 if last.kind == "wheel" else 4.0
    amount = math.copysign(math.floor(abs(last.amount) * share * fine + 1e-9) / fine, last.amount)
    return (*legs[:-1], Leg(last.kind, amount)) if amount else tuple(legs[:-1])


def last_allowed(
    legs: tuple[Leg, ...], asked: Callable[[Sequence[Leg]], Any], stopped: Callable[[Sequence[Leg], Any], bool]
) -> tuple[tuple[Leg, ...], Any]:
    """Give as much of a way as is not stopped, and what was measured of it: its last leg shortened, or left out."""
    while legs:
        low, high = 0.0, 1.0
        for _ in range(TRIES):
            middle = (low + high) / 2
            tried = cut(legs, middle)
            low, high = (middle, high) if not tried or not stopped(tried, asked(tried)) else (low, middle)
        found = cut(legs, low)
        if len(found) == len(legs):
            return found, asked(found)
        legs = legs[:-1]
        if legs and not stopped(legs, way := asked(legs)):
            return legs, way
    return (), asked(())


def overlap(ones: Sequence[Line], others: Sequence[Line]) -> bool:
    """Say whether stands lie upon others by more than a hand's tenth of an inch."""
    return any(_overlap(one, other) for one in ones for other in others)


def _overlap(one: Line, other: Line) -> bool:
    for box in (one, other):
        for begin, end in ((box[0], box[1]), (box[1], box[2])):
            long = math.dist(begin, end) or 1.0
            dx, dy = (end[0] - begin[0]) / long, (end[1] - begin[1]) / long
            mine, theirs = ([x * dx + y * dy for x, y in each] for each in (one, other))
            if min(max(mine), max(theirs)) - max(min(mine), min(theirs)) <= UPON:
                return False
    return True


def amount_words(leg: Leg) -> str:
    """Give a leg as it is meant, for ears: "wheel 18° right", "forward 6 inches"."""
    if leg.kind == "wheel":
        degrees = number(abs(leg.amount), "g")
        return tr("wheel {n}° right", n=degrees) if leg.amount > 0 else tr("wheel {n}° left", n=degrees)
    names = {
        "forward": tr("forward {inches}", inches=inches(abs(leg.amount))),
        "oblique": tr("oblique {inches}", inches=inches(abs(leg.amount))),
        "flank": tr("by the flank {inches}", inches=inches(abs(leg.amount))),
        "about": tr("about face"),
    }
    if leg.kind == "forward" and leg.amount < 0:
        return tr("backward {inches}", inches=inches(-leg.amount))
    return names[leg.kind]

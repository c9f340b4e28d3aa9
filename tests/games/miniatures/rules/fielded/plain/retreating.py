"""A place to fall back to, checked slowly: far enough and no farther, nobody nearer, nobody swept over."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from tests.games.miniatures.rules.fielded.plain import moving, shapes
from tests.games.miniatures.rules.fielded.plain.firing import GUNS

NEAR, MUSKETS, HAIR = 2.0, 8.0, 0.012
"""Inches; a place is told to a hundredth."""


def faults(table: dict[str, Any], unit: dict[str, Any], how: str, ghost: Any) -> Iterator[str]:
    """Yield what is wrong with a ghost whose way nothing bars."""
    if ghost.at is None:
        return
    start, end = shapes.laid(unit), shapes.laid(unit, ghost.at)
    foes = [each for each in table["units"] if each["side"] != unit["side"]]
    if abs(math.dist(unit["at"], ghost.at[:2]) - ghost.inches) > HAIR:
        yield "its inches are not those to its place"
    if how == "full-move":
        yield from _full(table, unit, ghost)
    else:
        those = [each for each in foes if how == "two-inches" or on_foot(each)]
        limit = NEAR if how == "two-inches" else MUSKETS
        far = min((shapes.inches(end, shapes.laid(each)) for each in those), default=math.inf)
        if far < limit - 1e-5:
            yield f"it stands {far} from an enemy"
        if ghost.inches > 0:
            share = max(0.0, 1 - 4 * HAIR / ghost.inches)
            less = [at + share * (to - at) for at, to in zip(unit["at"], ghost.at[:2], strict=True)]
            nearer = shapes.laid(unit, (*less, unit["facing"]))
            if min(shapes.inches(nearer, shapes.laid(each)) for each in those) > limit + HAIR:
                yield "it goes farther than it needs"
    if not ghost.inches:
        return
    barred = list(_bars(table, unit, ghost.at))
    if ghost.blocked:
        swept, sure = moving.passages(table, unit, [(*unit["at"], unit["facing"]), ghost.at])
        through = [name for name in swept if moving.side(table, name) != unit["side"]]
        if sure and not barred and not through and not any(_nearer(unit, ghost.at, each) for each in foes):
            yield f"nothing bars its way: {ghost.blocked}"
        return
    yield from barred
    for each in foes:
        there = shapes.laid(each)
        if shapes.inches(end, there) < shapes.inches(start, there) - 2 * HAIR:
            yield f"it ends nearer to {each['id']}"
    swept, _ = moving.passages(table, unit, [(*unit["at"], unit["facing"]), ghost.at])
    yield from (f"it goes through {name}" for name in swept if moving.side(table, name) != unit["side"])


def _bars(table: dict[str, Any], unit: dict[str, Any], to: Sequence[float]) -> Iterator[str]:
    """Yield what ground bars a way back: water, and for guns whatever is crossed and closed wood."""
    begin, end = (unit["at"][0], unit["at"][1]), (to[0], to[1])
    column = unit["formation"] in ("march-column", "limbered")
    over = moving.Over(table, [moving.Leg("backward", math.dist(begin, end), [begin, end])], column=column)
    yield from (f"nobody wades {name}" for name in over.shut)
    if unit["arm"] in GUNS:
        yield from (f"guns do not cross {name}" for name in over.linear)
        if over.closed > 1e-5:
            yield f"guns do not go {over.closed} inches in closed wood"


def _nearer(unit: dict[str, Any], to: Sequence[float], foe: dict[str, Any]) -> bool:
    """Say whether it comes nearer to an enemy, as it sets off or where it ends."""
    share = 0.05 / math.dist(unit["at"], to[:2])
    begins = [at + share * (end - at) for at, end in zip(unit["at"], to[:2], strict=True)]
    there = shapes.laid(foe)
    far = shapes.inches(shapes.laid(unit), there)
    return any(
        shapes.inches(shapes.laid(unit, (*place, unit["facing"])), there) < far - 0.01 + 1e-6
        for place in (begins, to[:2])
    )


def on_foot(unit: dict[str, Any]) -> bool:
    """Say whether a unit has muskets in hand."""
    return unit["arm"] in ("infantry", "cavalry") and not unit["mounted"]


def _full(table: dict[str, Any], unit: dict[str, Any], ghost: Any) -> Iterator[str]:
    basic, guns = (8.0, True) if unit["arm"] in GUNS else (18.0 if unit["mounted"] else 12.0, False)
    slow = 4 if guns else 3 if unit["mounted"] else 2

    def takes(to: Sequence[float]) -> float:
        long = math.dist(unit["at"], to[:2])
        way = [moving.Leg("backward", long, [tuple(unit["at"]), (to[0], to[1])])]
        over = moving.Over(table, way, column=unit["formation"] in ("march-column", "limbered"))
        crossed = 4 * len(over.fords) if guns else 3 * (len(over.fords) + len(over.linear))
        return long + over.rough * (slow - 1) + crossed

    if not ghost.inches:
        return
    # Beside a rim the hundredth to which a place is told decides whether the way lies in the wood.
    ways = [takes(to) for to in _about(unit["at"], ghost.at)]
    if min(ways) > basic + 3 * HAIR:
        yield f"it takes {min(ways)}"
    if 0 < ghost.inches < basic - HAIR:
        share = (ghost.inches + 3 * HAIR) / ghost.inches
        farther = [at + share * (to - at) for at, to in zip(unit["at"], ghost.at[:2], strict=True)]
        if max(takes(to) for to in _about(unit["at"], farther)) < basic - 3 * HAIR:
            yield "it could go farther"


def _about(start: Sequence[float], end: Sequence[float]) -> Iterator[tuple[float, float]]:
    """Yield a place, and those a hair to either side of the way to it."""
    long = math.dist(start, end[:2])
    aside = (end[1] - start[1]) / long, (start[0] - end[0]) / long
    yield from ((end[0] + off * aside[0], end[1] + off * aside[1]) for off in (0.0, HAIR, -HAIR))

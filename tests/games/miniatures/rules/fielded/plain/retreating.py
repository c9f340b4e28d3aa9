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
        those = [each for each in foes if how == "two-inches" or each["arm"] in ("infantry", "cavalry")]
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
    if ghost.blocked or not ghost.inches:
        return
    for each in foes:
        there = shapes.laid(each)
        if shapes.inches(end, there) < shapes.inches(start, there) - 2 * HAIR:
            yield f"it ends nearer to {each['id']}"
    swept, _ = moving.passages(table, unit, [(*unit["at"], unit["facing"]), ghost.at])
    yield from (f"it goes through {name}" for name in swept if moving.side(table, name) != unit["side"])


def _full(table: dict[str, Any], unit: dict[str, Any], ghost: Any) -> Iterator[str]:
    basic, guns = (8.0, True) if unit["arm"] in GUNS else (12.0, False)

    def takes(to: Sequence[float]) -> float:
        long = math.dist(unit["at"], to[:2])
        way = [moving.Leg("backward", long, [tuple(unit["at"]), (to[0], to[1])])]
        over = moving.Over(table, way, column=unit["formation"] in ("march-column", "limbered"))
        crossed = 4 * len(over.fords) if guns else 3 * (len(over.fords) + len(over.linear))
        return long + over.rough * (3 if guns else 1) + crossed

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

"""What the field proposes for an attack: bands, enfilade and cover as they are measured, or why nobody can fire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from companion.drawing.shapes import Point
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.measuring.figures import Weapon, figures
from companion.games.miniatures.words.field.table import against, inches
from companion.language.tongue import declared, tr

EDGE = 0.2
"""Inches from the edge of a band within which a hand on the table may have put a stand on its other side."""
REACHES = {
    "infantry": "muskets reach {range}",
    "cavalry": "carbines reach {range}",
    "smoothbore": "smoothbores reach {range}",
    "rifled": "rifled guns reach {range}",
}
declared(REACHES)


class Group(NamedTuple):
    """Stands that fire alike."""

    stands: int
    inches: float
    """The longest of their ranges."""
    band: int
    """Which of the printed headings, from 0."""
    enfilade: bool
    ball: bool
    points: float
    """Of each stand in this band, before anything multiplies them."""
    near_edge: bool
    """Whether it is measured so near to the edge of its band that the table decides."""


class Proposal(NamedTuple):
    """One unit that might fire at another."""

    unit: str
    target: str
    groups: tuple[Group, ...]
    may: bool
    cover: str
    why: str
    """Why it may not fire, in people's words; "" where it may."""
    points: float
    expected: float
    """Stands that the target may be expected to lose."""
    degrees: float
    """Of its arc, to either side."""
    bands: tuple[float, ...]
    """Inches of its ranges with this shot."""
    stands: tuple[tuple[int, int], ...] = ()
    """Rank and file of those that fire, where the others have another target; () where all do that can."""

    @property
    def near_edge(self) -> bool:
        """Say whether a range is so near to the edge of its band that the referee says it."""
        return any(one.near_edge for one in self.groups)


def arm_of(unit: Any) -> str:
    """Give what a unit fires with, as the measuring calls it."""
    return str(unit.gun) if unit.gun else "cavalry" if unit.arm == "cavalry" else "infantry"


def of_row(rules: Rules, unit: Any, row: Any, view: Any) -> Proposal:
    """Give what the field's row of who fires at whom proposes."""
    weapon = _weapon(rules, unit, row.shot)
    groups = row.order.firers[0].groups if row.order is not None else ()
    return Proposal(
        row.firer,
        row.target,
        tuple(_group(rules, unit, one) for one in groups),
        row.may_fire,
        row.cover,
        against(row.reasons, view),
        row.points,
        row.expected,
        weapon.degrees,
        weapon.bands,
        row.stands,
    )


def of_pair(rules: Rules, unit: Any, target: Any, pair: Any) -> Proposal:
    """Give why nobody fires of whom the field's table has no row: nothing in the arc, or too far away."""
    weapon = _weapon(rules, unit, pair.shot)
    why = _too_far(unit, target, pair.stands, weapon)
    return Proposal(unit.id, target.id, (), False, pair.cover, why, 0.0, 0.0, weapon.degrees, weapon.bands)


def _weapon(rules: Rules, unit: Any, shot: Any) -> Weapon:
    return rules.once(figures).weapons[arm_of(unit), shot or "ball"]


def _group(rules: Rules, unit: Any, one: Any) -> Group:
    rows = rules.bands[unit.gun or (unit.carbine if unit.arm == "cavalry" else unit.arm)]
    row = next((row for row in rows if one.range <= row.upto), rows[-1])
    headings = list(rules.fire_points.headings.inches)
    band = next((nth for nth, upto in enumerate(headings) if one.range <= upto), len(headings) - 1)
    # The farthest edge counts too: beyond it nobody fires.
    near = any(abs(one.range - float(edge.upto)) <= EDGE for edge in rows)
    return Group(one.stands, one.range, band, one.enfilade, one.ball, float(row.points), near)


def _too_far(unit: Any, target: Any, stands: Iterable[Any], weapon: Weapon) -> str:
    if unit.limbered:
        return tr("limbered")
    ranges = [one.range for one in stands if one.range is not None]
    if not ranges:
        return tr("{target} is not in its arc of {degrees}°", target=target.name, degrees=f"{weapon.degrees:g}")
    far = tr(REACHES[arm_of(unit)], range=inches(weapon.reach))
    return tr("{target} is {inches} away: {reach}", target=target.name, inches=inches(min(ranges)), reach=far)


def shortest(edge: tuple[Point, Point], box: Sequence[Point]) -> tuple[Point, Point]:
    """Give the shortest line from an edge to an outline: its two ends."""
    best: tuple[float, Point, Point] | None = None
    sides = list(zip(box, (*box[1:], box[0]), strict=True))
    for place in edge:
        for side in sides:
            best = _nearer(best, place, _nearest(place, side))
    for corner in box:
        best = _nearer(best, _nearest(corner, edge), corner)
    assert best is not None
    return best[1], best[2]


def _nearer(best: tuple[float, Point, Point] | None, one: Point, other: Point) -> tuple[float, Point, Point]:
    far = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
    return (far, one, other) if best is None or far < best[0] - 1e-9 else best


def _nearest(place: Point, edge: tuple[Point, Point]) -> Point:
    (x, y), (u, v) = edge
    long = (u - x) ** 2 + (v - y) ** 2
    share = 0.0 if not long else ((place[0] - x) * (u - x) + (place[1] - y) * (v - y)) / long
    share = min(max(share, 0.0), 1.0)
    return x + (u - x) * share, y + (v - y) * share

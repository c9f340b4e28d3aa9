"""What the field proposes for an attack: bands, enfilade and cover as they are measured, or why nobody can fire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from companion.drawing.shapes import Point
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.vocabulary import GUNS
from companion.games.miniatures.rules.measuring.asked import Asked, Body, Firing, Measured, Other
from companion.games.miniatures.rules.measuring.figures import Weapon, figures
from companion.games.miniatures.rules.measuring.measure import measure
from companion.games.miniatures.words.field.table import inches
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
    measured: Measured
    shot: Literal["ball", "canister"]
    degrees: float
    bands: tuple[float, ...]

    @property
    def points(self) -> float:
        """Give what its stands are worth at their ranges; what halves or doubles them besides is the chart's."""
        return sum(one.stands * one.points * (2 if one.enfilade else 1) for one in self.groups)

    @property
    def near_edge(self) -> bool:
        """Say whether a range is so near to the edge of its band that the referee says it."""
        return any(one.near_edge for one in self.groups)


def weapon_of(unit: Any) -> str:
    """Give what a unit fires with, as the measuring calls it."""
    return str(unit.gun) if unit.gun else "cavalry" if unit.arm == "cavalry" else "infantry"


def asked(view: Any, unit: Any, target: Any, shot: Literal["ball", "canister"]) -> Asked:
    """Put the question how one unit fires at another, with everybody else and the ground about them."""
    field = view.field
    others = [
        Other(name=one.name, **_body(one, field))
        for one in view.units
        if one.id not in (unit.id, target.id) and len(field.places.get(one.id, ())) == 3
    ]
    firer: Any = {**_body(unit, field), "arm": weapon_of(unit)}
    return Asked(
        stand=field.stands,
        firer=Firing(**firer),
        target=Body(**_body(target, field)),
        others=others,
        ground=list(field.ground),
        shot=shot,
    )


def _body(one: Any, field: Any) -> dict[str, Any]:
    x, y, facing = field.places[one.id]
    guns = one.kind == "battery"
    shape = field.shapes.get(one.id)
    return {
        "arm": "artillery" if guns else "cavalry" if one.arm == "cavalry" else "infantry",
        "formation": ("limbered" if one.limbered else "unlimbered") if guns else one.formation,
        "stands": one.stands or 1,
        "at": (x, y),
        "facing": facing,
        "shape": [list(entry) for entry in shape] if shape else None,
    }


def proposal(rules: Rules, view: Any, unit: Any, target: Any) -> Proposal | None:
    """Measure how one unit would fire at another; None where one of them has no place, or strength, that is known.

    Guns are measured with ball and with canister, and what brings more points is proposed (low on ammunition:
    canister alone).
    """
    places = view.field.places
    if unit is None or target is None or unit.stands is None or target.stands is None:
        return None
    if len(places.get(unit.id, ())) != 3 or len(places.get(target.id, ())) != 3:
        return None
    guns = weapon_of(unit) in GUNS
    shots: tuple[Literal["ball", "canister"], ...] = ("ball", "canister") if guns else ("ball",)
    if guns and unit.low_ammo:
        shots = ("canister",)
    found = [_of_shot(rules, view, unit, target, shot) for shot in shots]
    return max(found, key=lambda one: (one.may, one.points))


def _of_shot(rules: Rules, view: Any, unit: Any, target: Any, shot: Literal["ball", "canister"]) -> Proposal:
    question = asked(view, unit, target, shot)
    limits = rules.once(figures)
    weapon = limits.weapon(question.firer, shot)
    found = measure(limits, question)
    groups = tuple(_group(rules, unit, one) for one in found.groups)
    bands = weapon.bands
    why = "" if found.may_fire else _why_not(unit, target, found, weapon)
    return Proposal(unit.id, target.id, groups, found.may_fire, found.cover, why, found, shot, weapon.degrees, bands)


def _group(rules: Rules, unit: Any, one: Any) -> Group:
    rows = rules.bands[unit.gun or (unit.carbine if unit.arm == "cavalry" else unit.arm)]
    row = next((row for row in rows if one.range <= row.upto), rows[-1])
    headings = list(rules.fire_points.headings.inches)
    band = next((nth for nth, upto in enumerate(headings) if one.range <= upto), len(headings) - 1)
    # The farthest edge counts too: beyond it nobody fires.
    near = any(abs(one.range - float(edge.upto)) <= EDGE for edge in rows)
    return Group(one.stands, one.range, band, one.enfilade, one.ball, float(row.points), near)


def _why_not(unit: Any, target: Any, found: Measured, weapon: Weapon) -> str:
    """Say what is in the way of fire: the formation, the arc, the range, who stands between."""
    if unit.limbered:
        return tr("limbered")
    ranges = [one.range for one in found.stands if one.range is not None]
    if not ranges:
        return tr("{target} is not in its arc of {degrees}°", target=target.name, degrees=f"{weapon.degrees:g}")
    if min(ranges) > weapon.reach:
        far = tr(REACHES[weapon_of(unit)], range=inches(weapon.reach))
        return tr("{target} is {inches} away: {reach}", target=target.name, inches=inches(min(ranges)), reach=far)
    blocked = next((one.blocked_by for one in found.stands if one.blocked_by), None)
    if blocked is not None:
        return tr("{what} is between", what=blocked)
    return tr("it hits one stand alone: {target} must show two", target=target.name)


def every(rules: Rules, view: Any, to_act: str) -> tuple[Proposal, ...]:
    """Give who of a side may fire at whom by where they stand, the most points first."""
    found = []
    here = [one for one in view.units if one.status == "on-table"]
    for unit in here:
        if unit.side != to_act:
            continue
        for target in here:
            if target.side != to_act and _may_reach(rules, view, unit, target):
                made = proposal(rules, view, unit, target)
                if made is not None and made.may:
                    found.append(made)
    return tuple(sorted(found, key=lambda one: -one.points))


def _may_reach(rules: Rules, view: Any, unit: Any, target: Any) -> bool:
    """Say whether two units are near enough for a closer look: by their middles, with half their lengths."""
    one, other = view.field.places.get(unit.id), view.field.places.get(target.id)
    if not one or not other or unit.stands is None or target.stands is None:
        return False
    rows = rules.bands[unit.gun or (unit.carbine if unit.arm == "cavalry" else unit.arm)]
    far = float(rows[-1].upto) + (unit.stands + target.stands) * max(view.field.stands)
    return bool((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 <= far**2)


def shortest(edge: tuple[Point, Point], box: Sequence[Point]) -> tuple[Point, Point]:
    """Give the shortest line from an edge to an outline: its two ends."""
    best: tuple[float, Point, Point] | None = None
    sides = list(zip(box, (*box[1:], box[0]), strict=True))
    for place in edge:
        for side in sides:
            near = _nearest(place, side)
            best = _nearer(best, place, near)
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

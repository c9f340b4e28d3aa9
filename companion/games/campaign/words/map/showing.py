"""How the armies lie, on the map: what a view knows as marks, nothing else. For windows and for paper."""

from __future__ import annotations

from collections.abc import Sequence

from companion.charts.rounding import figure
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import Side, other
from companion.games.campaign.rules.view import CorpsView, View
from companion.games.campaign.words.map.marks import Activity, Counter, Forage, MapMarks, Radius, Route, Sighting
from companion.games.campaign.words.names import age_of, called

SMOKE_LASTS = 1
"""Dust and camp fires older than so many turns are left to the letters."""


def marks(rules: Rules, ground: Ground, view: View, *, selected: str = "", route: Sequence[Hex] = ()) -> MapMarks:
    """Give all that lies on the map; `route` is the march being written for the corps selected."""
    side = _side(view, selected)
    return MapMarks(
        counters=tuple(_counter(view, one, selected) for one in _shown(view, selected)),
        sightings=tuple(
            Sighting(one.hex, other(side), one.men // int(rules.scale.men_a_point.value), one.age)
            for one in view.enemies
            if one.age <= len(rules.slots)
        ),
        activity=tuple(Activity(one.hex) for one in view.activity if one.age <= SMOKE_LASTS),
        forage=tuple(Forage(one.hex, _left(rules, ground, one.hex, one.times)) for one in view.foraged),
        routes=(*_marches(view, selected), *((Route(side, tuple(route)),) if len(route) > 1 else ())),
        radius=_radius(rules, view, side),
        night=view.slot == "night",
        rain=view.rain,
    )


def _side(view: View, selected: str) -> Side:
    """Give whose eyes are looked through: of the referee's seat those of the corps selected."""
    if view.seat != "referee":
        return view.seat
    return "confederate" if selected.startswith("confederate:") else "union"


def _shown(view: View, selected: str) -> list[CorpsView]:
    """Give the corps on the map, the selected one on top of its hex."""
    there = [one for one in view.corps if one.status == "present" and one.hex is not None]
    return sorted(there, key=lambda one: one.id != selected)


def _counter(view: View, one: CorpsView, selected: str) -> Counter:
    assert one.hex is not None
    strength = ""
    if one.now is not None:
        points = one.now.strength
        strength = str(points.infantry or points.cavalry or points.foot_guns)
    return Counter(
        one.id,
        one.hex,
        one.side,
        called(one),
        strength,
        age_of(view, one),
        one.headquarters,
        one.id == selected,
        (*one.traits, *one.asked),
    )


def _marches(view: View, selected: str) -> tuple[Route, ...]:
    """Give the marches that the selected corps is known to have before it, or is being ordered."""
    from companion.games.campaign.rules.marching import path_of
    from companion.games.campaign.rules.orders import MV

    one = next((one for one in view.corps if one.id == selected), None)
    if one is None:
        return ()
    orders = one.draft or (one.now.orders if one.now is not None else ())
    return tuple(Route(one.side, path_of(order)) for order in orders if isinstance(order, MV))


def _left(rules: Rules, ground: Ground, at: Hex, times: int) -> int:
    return max(0, len(rules.forage_points.get(ground.terrain[at], ())) - times)


def _radius(rules: Rules, view: View, side: Side) -> Radius | None:
    """Give how far orders reach at once: around headquarters where it stands, as its own side always knows it."""
    staff = next((one for one in view.corps if one.headquarters and one.side == side and one.status == "present"), None)
    at = None if staff is None else staff.hex
    return None if at is None else Radius(at, int(figure(rules.dispatches.immediate_radius.hexes)), side)

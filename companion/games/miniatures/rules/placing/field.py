"""The field as a seat knows it: the ground, how large stands are, and who stands where."""

from __future__ import annotations

import msgspec

from companion.field.shapes import Feature, GroundScale
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.placing.numbering import Tagged, tagged
from companion.games.miniatures.rules.placing.spots import Point, Shape
from companion.games.miniatures.rules.placing.standing import shape_of, stands_at
from companion.games.miniatures.rules.state import State, on_table

OF_A_SIDE = ("deployment", "arrival", "unit")
"""Where a side sets up, stands at first, and comes on: nothing that the enemy sees before it does."""


class FieldView(msgspec.Struct, frozen=True):
    """A field; what a screen or a drawing of it needs besides the units themselves."""

    extent: Point
    """From west to east, from south to north."""
    scale: GroundScale | None
    ground: tuple[Feature, ...]
    stands: tuple[float, float]
    """Width and depth of a stand."""
    places: dict[str, tuple[float, ...]]
    """x, y and facing of each unit that has a place, x and y of each leader: with his unit its own."""
    shapes: dict[str, Shape]
    """Stand by stand, of units that are not laid out as their formation says."""
    tags: dict[str, Tagged]
    """The tags of units that are there or still to come; of a side's own only."""


def field(rules: Rules, state: State, seat: str, known: frozenset[str]) -> FieldView:
    """Give the field with those that a seat knows of: who is hidden is not on it at all."""
    ground = rules.ground
    hides = seat != "referee" and state.intelligence != "open"
    features = tuple(
        one
        for one in ground.features
        if not hides or one.properties.kind not in OF_A_SIDE or one.properties.side in (None, seat)
    )
    there = [one for one in on_table(state) if one.at is not None and one.id in known]
    places: dict[str, tuple[float, ...]] = {one.id: (*one.at, one.facing) for one in there if one.at is not None}
    for leader in state.leaders.values():
        if leader.id in known and (at := stands_at(state, leader)) is not None:
            places[leader.id] = at
    shapes = {one.id: shape for one in there if (shape := shape_of(one)) and not _strange(seat, state, one.side)}
    return FieldView(ground.table, ground.scale, features, rules.stand_size, places, shapes, tagged(rules, state, seat))


def _strange(seat: str, state: State, side: str) -> bool:
    """Say whether a shape would tell a seat how many stands an enemy has."""
    return seat not in ("referee", side) and state.intelligence != "open"

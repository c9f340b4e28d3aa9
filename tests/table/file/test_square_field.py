"""The ground of a part of a square-grid battle: the map's own squares, to scale."""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.field.reading import faults
from companion.field.shapes import Feature, Ground, LineString, MultiPolygon, Point, Polygon
from companion.games.tactical.game import Tactical
from companion.games.tactical.rules.commands import ToTable
from companion.games.tactical.rules.ground.squares import distance
from companion.games.tactical.rules.state import State
from companion.kernel.session import Session
from companion.table import way
from companion.table.file.battle import BattleFile
from companion.table.file.ground import ground_of
from tests.at_tactical_table import ADVANCED, NORTH, paused

SHILOH = "shiloh-sunken-road"
WHOLE = ToTable(hours=2)
MIDDLE = ToTable(around=(15, 14), within=4, hours=2)
MARGIN = 2
"""Squares around those that are fought for, in offline.toml."""


def laid(session: Session) -> tuple[BattleFile, Ground]:
    battle = way.export(session)
    found = ground_of(battle.field)
    assert found is not None
    return battle, found


def area(one: Feature) -> float:
    shape = one.geometry
    those = (
        (shape.coordinates,)
        if isinstance(shape, Polygon)
        else shape.coordinates
        if isinstance(shape, MultiPolygon)
        else ()
    )
    return sum(x * v - u * y for rings in those for ring in rings for (x, y), (u, v) in pairwise(ring)) / 2


@pytest.mark.parametrize(
    ("scenario", "order"), [(ADVANCED, NORTH), (ADVANCED, WHOLE), (SHILOH, MIDDLE), (SHILOH, WHOLE)]
)
def test_every_kind_of_ground_is_as_large_as_its_squares(scenario: str, order: ToTable) -> None:
    session = paused(None, scenario, order)
    _, found = laid(session)
    assert [*faults(found, "f")] == []
    game, state = session.battles.game, session.battles.truth()
    assert isinstance(game, Tactical)
    ground, side = game.situation(state).ground, 200 / 60
    there = [at for at in ground.kinds if order.around is None or distance(order.around, at) <= order.within + MARGIN]
    assert abs(found.table[0] * found.table[1] - len(there) * side**2) < 1
    wanted = {
        "woods": ("woods", "light_woods", "heavy_woods", "woods_church"),
        "field": ("cornfield",),
        "town": ("town",),
        "orchard": ("peach_orchard",),
        "rough": ("ravine", "swamp"),
        "water": ("river",),
    }
    for kind, terrains in wanted.items():
        squares = sum(ground.kinds[at] in terrains for at in there)
        assert abs(sum(map(area, found.of(kind))) - squares * side**2) < max(squares, 1) * 0.2, kind
    lowest = min(ground.levels[at] for at in there)
    for level in (1, 2, 3):
        squares = sum(ground.levels[at] >= lowest + level for at in there)
        hills = [one for one in found.of("hill") if one.properties.level == level]
        assert abs(sum(map(area, hills)) - squares * side**2) < max(squares, 1) * 0.2


def test_units_stand_in_their_squares_on_the_table() -> None:
    session = paused(None)
    state = session.battles.truth()
    assert isinstance(state, State)
    battle, found = laid(session)
    parts = {one.id: [part.id for part in one.parts] or [one.id] for one in battle.commands()}
    side = 200 / 60
    assert NORTH.around is not None
    south, west = NORTH.around[0] + NORTH.within + MARGIN, NORTH.around[1] - NORTH.within - MARGIN
    placed = {}
    for one in found.of("deployment"):
        assert isinstance(one.geometry, Polygon)
        xs, ys = zip(*one.geometry.coordinates[0], strict=True)
        middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        at = south - int(middle[1] // side), west + int(middle[0] // side)
        assert one.properties.name == f"{at[0]},{at[1]}"
        for unit in [name for each in one.properties.units for name in parts[each] if state.units[name].square == at]:
            assert state.units[unit].side == one.properties.side
            placed[unit] = at
    assert state.table is not None
    assert placed == {name: state.units[name].square for name in state.table.units}
    assert not found.of("arrival")


def test_roads_and_waters_run_from_edge_to_edge_and_crossings_lie_on_them() -> None:
    _, found = laid(paused(None, ADVANCED, WHOLE))
    (creek,) = found.of("river")
    assert creek.properties.name == "Antietam Creek"
    assert isinstance(creek.geometry, LineString)
    assert creek.geometry.coordinates[0][1] == pytest.approx(found.table[1])
    assert creek.geometry.coordinates[-1][1] == pytest.approx(0)
    for one in found.of("bridge", "ford"):
        assert isinstance(one.geometry, Point)
        assert one.geometry.coordinates in creek.geometry.coordinates
    assert {one.properties.name for one in found.of("bridge")} >= {"Middle Bridge", "Burnside's Bridge"}


def test_a_stream_that_men_may_wade_stays_one() -> None:
    """Shiloh's streams bar nobody; the creek of Antietam is crossed by bridges and fords alone."""
    _, found = laid(paused(None, SHILOH, WHOLE))
    assert {one.properties.name for one in found.of("stream")} == {"Owl Creek", "Shiloh Branch"}
    assert not found.of("river")


def test_what_is_worth_holding_lies_where_the_map_has_it() -> None:
    battle, found = laid(paused(None, ADVANCED, WHOLE))
    named = {one.properties.name: one.properties.points for one in found.of("objective")}
    assert named == {one.name: one.points for one in battle.field.objectives if one.id != "field"}

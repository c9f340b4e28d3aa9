"""Ground: what may be entered and crossed, road moves and bridges, the shortest way against a slow search."""

from __future__ import annotations

import heapq
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from companion.charts.reading import read_toml
from companion.games.campaign.charts.fatigue import Fatigue
from companion.games.campaign.rules.ground import Ground, Joining, RiverSide, Terrain, Toll, along, lay
from companion.games.campaign.rules.hexes import DIRECTIONS, Direction, Hex, distance, neighbour, neighbours, opposite
from companion.games.campaign.rules.state import SIDES, Side
from companion.kernel.shelf import ruleset_texts
from companion.language.messages import kept
from companion.language.messages import told as in_words
from tests.games.campaign.gazetteer import the_map

TOLL = Toll(Fraction(1, 2), 1)
LETTER: dict[str, Terrain] = {"T": "town", "R": "road", ".": "clear", "M": "mountain"}


def a_ground(*rows: str, rivers: dict[RiverSide, str] | None = None) -> Ground:
    terrain = {(x, y): LETTER[sign] for y, row in enumerate(rows, 1) for x, sign in enumerate(row, 1)}
    return lay(title="", terrain=terrain, rivers=rivers or {}, towns={}, roads={}, exits=())


@st.composite
def grounds(draw: st.DrawFn) -> Ground:
    columns, rows = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    signs = st.text("TR...M", min_size=columns, max_size=columns)
    ground = a_ground(*draw(st.lists(signs, min_size=rows, max_size=rows)))
    spots = st.tuples(st.integers(1, columns), st.integers(1, rows))
    sides = draw(st.lists(st.tuples(spots, st.sampled_from(DIRECTIONS)), max_size=20))
    rivers = {(at, way): "River" for at, way in sides if neighbour(at, way) in ground.terrain}
    return lay(title="", terrain=ground.terrain, rivers=rivers, towns={}, roads={}, exits=())


PLACES = st.tuples(st.integers(0, 7), st.integers(0, 7))
SIDE = st.sampled_from(SIDES)


@pytest.mark.clause("RTG-8.5a")
def test_nobody_enters_a_mountain_or_leaves_the_map() -> None:
    ground = a_ground(".M", "..")
    assert [ground.passable(at) for at in ((1, 1), (2, 1), (3, 1), (0, 1), (1, 3))] == [
        True,
        False,
        False,
        False,
        False,
    ]
    for side in SIDES:
        assert ground.steps((1, 1), side) == ((1, 2),)
        assert ground.steps((2, 2), side) == ((1, 2),)
        assert ground.steps((1, 2), side) == ((1, 1), (2, 2))
        assert ground.steps((2, 1), side) == ()
        assert ground.route((1, 1), ((2, 1),), side, TOLL) is None
    assert ground.unfit((1, 1)) is None
    assert in_words(ground.unfit((2, 1)) or kept("")) == "2,1 is a mountain"
    assert in_words(ground.unfit((3, 1)) or kept("")) == "3,1 is off the map of 2 columns and 2 rows"


@pytest.mark.clause("RTG-R-ROAD-HEX", "RTG-8.2a")
def test_a_town_counts_as_a_road_hex_and_no_road_need_join_two() -> None:
    ground = a_ground("TR.M")
    assert [ground.road_hex((x, 1)) for x in range(1, 6)] == [True, True, False, False, False]
    assert [ground.town_hex((x, 1)) for x in range(1, 4)] == [True, False, False]
    assert ground.roads == {}
    assert ground.road_move((1, 1), (2, 1))
    assert not ground.road_move((2, 1), (3, 1))
    assert not ground.road_move((3, 1), (2, 1))


@pytest.mark.clause("RTG-8.4b", "RTG-R-RIVER-CSA", "RTG-8.4a", "RTG-R-ROAD-HEX")
def test_a_river_stops_confederates_even_at_a_bridge() -> None:
    bridge, ford = ((1, 1), 4), ((1, 2), 4)
    ground = a_ground("R", "T", ".", rivers={bridge: "River", ford: "River"})
    assert ground.bridged((1, 1), (1, 2))
    assert not ground.bridged((1, 2), (1, 3))
    for one, other in (((1, 1), (1, 2)), ((1, 2), (1, 3))):
        assert ground.river_between(one, other)
        assert ground.river_between(other, one)
        assert ground.may_cross("union", one, other)
        assert not ground.may_cross("confederate", one, other)
    assert ground.steps((1, 2), "union") == ((1, 1), (1, 3))
    assert ground.steps((1, 2), "confederate") == ()


def test_two_road_hexes_without_a_river_between_them_have_no_bridge() -> None:
    ground = a_ground("RR")
    assert not ground.river_between((1, 1), (2, 1))
    assert not ground.bridged((1, 1), (2, 1))


@given(grounds(), PLACES, SIDE)
def test_a_step_leads_to_a_neighbour_and_back(ground: Ground, at: Hex, side: Side) -> None:
    steps = ground.steps(at, side)
    assert steps == tuple(to for to in neighbours(at) if to in steps)
    for to in steps:
        assert ground.passable(to)
        assert side == "union" or not ground.river_between(at, to)
        assert at in ground.steps(to, side)


@given(grounds())
def test_a_river_side_is_found_from_both_its_hexes(ground: Ground) -> None:
    for (at, way), name in ground.rivers.items():
        assert ground.rivers[neighbour(at, way), opposite(way)] == name
    for at in ground.terrain:
        for way in DIRECTIONS:
            assert ground.river_between(at, neighbour(at, way)) == ((at, way) in ground.rivers)


def slow_route(ground: Ground, start: Hex, goals: tuple[Hex, ...], side: Side) -> tuple[Hex, ...] | None:
    """The least (hexes, fatigue, directions) forward from the start, straight from the clauses."""
    seen: set[Hex] = set()
    queue: list[tuple[int, Fraction, tuple[Direction, ...], Hex]] = [(0, Fraction(0), (), start)]
    while queue:
        hexes, fatigue, ways, at = heapq.heappop(queue)
        if at in goals:
            return along(start, ways)[1:]
        if at in seen or ground.terrain.get(at, "mountain") == "mountain":
            continue
        seen.add(at)
        for way in DIRECTIONS:
            to = neighbour(at, way)
            if ground.terrain.get(to, "mountain") == "mountain":
                continue
            by_road = {ground.terrain[at], ground.terrain[to]} <= {"town", "road"}
            river = (at, way) in ground.rivers
            if river and side == "confederate":
                continue
            more = (Fraction(0) if by_road else Fraction(1, 2)) + (1 if river and not by_road else 0)
            heapq.heappush(queue, (hexes + 1, fatigue + more, (*ways, way), to))
    return None


@pytest.mark.clause("RTG-R-MV-JOIN")
@given(grounds(), PLACES, st.lists(PLACES, max_size=3), SIDE)
def test_the_route_is_the_slow_one(ground: Ground, start: Hex, goals: list[Hex], side: Side) -> None:
    assert ground.route(start, goals, side, TOLL) == slow_route(ground, start, tuple(goals), side)


@pytest.mark.clause("RTG-R-MV-JOIN", "RTG-8.2a", "RTG-8.4a", "RTG-11.6a")
def test_of_two_ways_of_one_length_the_less_tiring_is_taken_then_the_lower_direction() -> None:
    clear = a_ground("...", "...", "...")
    assert clear.route((2, 1), ((2, 3),), "union", TOLL) == ((2, 2), (2, 3))
    assert clear.route((1, 2), ((3, 2),), "union", TOLL) == ((2, 1), (3, 2))  # north-east before south-east
    by_road = a_ground("R.R", "RRR", "...")
    assert by_road.route((1, 2), ((3, 2),), "union", TOLL) == ((2, 2), (3, 2))
    ford = a_ground("...", "...", rivers={((2, 1), 5): "River"})
    assert ford.route((1, 2), ((3, 2),), "union", TOLL) == ((2, 2), (3, 2))


@pytest.mark.clause("RTG-8.2a", "RTG-11.5a", "RTG-11.6a")
def test_the_toll_is_that_of_the_chart_of_fatigue() -> None:
    chart = read_toml(ruleset_texts("gettysburg", only=["fatigue.toml"])["fatigue.toml"], Fatigue, file="fatigue.toml")
    assert Toll.of(chart) == TOLL


@pytest.mark.clause("RTG-13.2.7e", "RTG-R-MV-JOIN")
def test_a_corps_joins_its_path_at_the_nearest_hex_and_the_furthest_along_of_equals() -> None:
    ground = a_ground(*["......"] * 6)
    path = along((3, 3), (4, 4, 4))
    assert path == ((3, 3), (3, 4), (3, 5), (3, 6))
    assert ground.join((3, 4), path, "union", TOLL) == Joining((), 1)
    assert ground.join((1, 4), path, "union", TOLL) == Joining(((2, 4), (3, 5)), 2)  # 3,3 and 3,4 are as near
    assert ground.join((4, 1), path, "union", TOLL) == Joining(((4, 2), (3, 3)), 0)
    there_and_back = along((3, 3), (4, 1))
    assert ground.join((3, 3), there_and_back, "union", TOLL) == Joining((), 2)


def test_a_corps_that_is_walled_off_joins_no_path() -> None:
    ground = a_ground(".M.", ".M.")
    assert ground.join((1, 1), ((3, 1),), "union", TOLL) is None
    assert ground.join((1, 1), (), "union", TOLL) is None


@pytest.mark.clause("RTG-R-MV-JOIN")
@given(grounds(), PLACES, PLACES, st.lists(st.sampled_from(DIRECTIONS), max_size=8), SIDE)
@example(a_ground("..."), (0, 0), (1, 1), [], "union")
def test_joining_is_the_best_of_all_routes_to_hexes_of_the_path(
    ground: Ground, at: Hex, start: Hex, ways: list[Direction], side: Side
) -> None:
    path = along(start, ways)
    routes = [(slow_route(ground, at, (spot,), side), index) for index, spot in enumerate(path)]
    found = [(len(route), -index, route) for route, index in routes if route is not None]
    joining = ground.join(at, path, side, TOLL)
    assert joining == (Joining(min(found)[2], -min(found)[1]) if found else None)


def test_on_the_map_of_gettysburg_the_routes_are_the_slow_ones_too() -> None:
    ground = the_map()
    for start in ((1, 7), (13, 1), (16, 18), (6, 14)):
        for goal in ((20, 18), (12, 8), (1, 18), (20, 1), (1, 1)):
            for side in SIDES:
                assert ground.route(start, (goal,), side, TOLL) == slow_route(ground, start, (goal,), side)


@given(PLACES, st.lists(st.sampled_from(DIRECTIONS), max_size=9))
def test_a_path_goes_from_neighbour_to_neighbour(start: Hex, ways: list[Direction]) -> None:
    path = along(start, ways)
    assert len(path) == len(ways) + 1
    assert all(distance(one, other) == 1 for one, other in pairwise(path))

"""The whole of Shiloh: its field against the places of its gazetteer, its armies against what is known of their strength."""

from __future__ import annotations

import tomllib
from functools import cache

import pytest
from msgspec.structs import replace

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules import victory
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import distance
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.setup.battlefield import battlefield
from companion.games.tactical.setup.georeference import read_georeference
from companion.games.tactical.setup.map_text import read_map
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import game_of
from companion.kernel.shelf import resource_text
from tests.games.tactical.beginning import next_order

FOLDER = ("maps", "shiloh-field")
TEXT = resource_text(*FOLDER, "map.txt")

# Present for duty, of all arms but the cavalry that corps did not count: Reed, The Battle of Shiloh and the
# Organizations Engaged (1902). Of Prentiss with the regiments that reached him in the battle; of Lew Wallace
# without those left at Crump's Landing, of which no figure is printed.
CONFEDERATE_CORPS = {"I Corps": 9404, "II Corps": 16279, "III Corps": 6758, "Reserve Corps": 7211}
UNION_DIVISIONS = {
    "McClernand": 7028,
    "W.H.L. Wallace": 8708,
    "Hurlbut": 7825,
    "Sherman": 8580,
    "Prentiss": 7545,
    "Nelson": 4541,
    "Crittenden": 3825,
    "McCook": 7552,
}
INDEPENDENT_CAVALRY = 4316


@cache
def begun(level: str = "advanced") -> tuple[Rules, State]:
    with begin(None, Beginning(scenario=f"shiloh-{level}", seed="1862")) as session:
        return session.rules, session.view.truth


@cache
def ground() -> Ground:
    return battlefield(TEXT, begun()[0], file="map.txt")


def units(**wanted: str) -> list[Unit]:
    found = begun()[1].units.values()
    return [one for one in found if all(getattr(one, name) == value for name, value in wanted.items())]


@pytest.mark.clause("SHI-R-FIELD")
def test_every_place_lies_where_the_georeference_puts_it() -> None:
    fit = read_georeference(resource_text(*FOLDER, "georeference.toml"), file="georeference.toml")
    points = tomllib.loads(resource_text(*FOLDER, "landmarks.toml"))["point"]
    assert len(points) > 25
    named: dict[str, set[tuple[int, int]]] = {}
    for marks in (ground().places, ground().bridges, ground().fords):
        for at, name in marks.items():
            named.setdefault(name, set()).add(at)
    for point in points:
        row, column = fit.spot(*point["at"])
        assert (round(row), round(column)) == tuple(point["square"]), point["name"]
        if point["name"] in named:
            near = min(distance(tuple(point["square"]), at) for at in named[point["name"]])
            assert near <= 2, f"{point['name']} stands {near} squares from where it stood"
    drawn = {point["name"] for point in points} & set(named)
    assert {"Pittsburg Landing", "Shiloh Church", "Hornets' Nest", "Peach Orchard", "the Crossroads"} <= drawn
    assert {"Owl Creek", "Snake Creek", "Lick Creek", "Shiloh Branch", "Tennessee River"} == set(ground().waters)


@pytest.mark.clause("SHI-R-FIELD", "SHI-R-BATTLE")
def test_the_map_is_marked_for_the_battle() -> None:
    plain = read_map(TEXT, ground().terrains, file="map.txt")
    assert plain.objectives == ground().objectives
    assert plain.entries == ground().entries


@pytest.mark.clause("SHI-R-FIELD")
@pytest.mark.parametrize(("corps", "present"), CONFEDERATE_CORPS.items())
def test_confederate_corps_are_as_strong_as_they_were(corps: str, present: int) -> None:
    assert sum(one.men for one in units(side="confederate", corps=corps)) == pytest.approx(present, rel=0.02)


@pytest.mark.clause("SHI-R-FIELD")
@pytest.mark.parametrize(("division", "present"), UNION_DIVISIONS.items())
def test_union_divisions_are_as_strong_as_they_were(division: str, present: int) -> None:
    assert sum(one.men for one in units(side="union", division=division)) == pytest.approx(present, rel=0.03)


def test_the_confederate_cavalry_is_as_strong_as_it_was() -> None:
    cavalry = sum(one.men for one in units(side="confederate", arm="cavalry"))
    assert cavalry == pytest.approx(INDEPENDENT_CAVALRY, rel=0.02)


@pytest.mark.clause("SHI-R-FIELD")
def test_every_row_says_what_of_it_is_invented() -> None:
    sheet = tomllib.loads(resource_text("tactical", "shiloh-armies.toml"))
    for row in sheet["unit"]:
        assert {"weapon", "effectiveness"} <= set(row["invented"]), row["name"]
        assert ("men" in row["invented"]) == (row["arm"] != "artillery"), row["name"]
    for kind in ("corps", "division", "brigade"):
        assert all(row["invented"] == ["bonus"] for row in sheet[kind])


@pytest.mark.clause("SHI-R-BATTLE")
def test_they_come_when_and_where_they_came() -> None:
    coming: dict[str, set[int]] = {}
    for one in units(status="to-arrive"):
        coming.setdefault(one.division, set()).add(one.arrives)
    # Prentiss' is the 23rd Missouri, which found him in the Sunken Road at nine.
    turns = {"Prentiss": {3}, "Nelson": {8}, "L. Wallace": {9}, "Crittenden": {10}, "McCook": {10, 11, 12}}
    assert coming == turns
    entries = {row.turn: row for row in begun()[0].reinforcements.entry}
    landing = next(at for at, name in ground().places.items() if name == "Pittsburg Landing")
    bridge = next(at for at, name in ground().bridges.items() if name == "Snake Creek Bridge")
    assert tuple(entries[9].squares[0]) == bridge
    assert all(tuple(row.squares[0]) == landing for turn, row in entries.items() if turn != 9)


@pytest.mark.clause("SHI-R-BATTLE")
@pytest.mark.parametrize(
    ("points", "union_men", "verdict"),
    [
        (-20000, 6499, "union-minor"),
        (-20000, 6500, "confederate-major"),
        (20000, 0, "union-major"),
        (20000, 6500, "union-major"),
    ],
)
def test_the_confederates_win_nothing_while_the_union_is_hardly_hurt(points: int, union_men: int, verdict: str) -> None:
    assert victory.level(begun()[0], points, 0, union_men)[0].id == verdict


@pytest.mark.clause("SHI-R-BATTLE")
@pytest.mark.parametrize(("turn", "defender"), [(1, "union"), (8, "union"), (9, "confederate"), (15, "confederate")])
def test_grant_goes_over_to_the_attack_on_the_second_day(turn: int, defender: str) -> None:
    with begin(None, Beginning(scenario="shiloh-advanced", seed="1862")) as session:
        game, state = game_of("tactical", session.sources), session.view.truth
        for _ in range(2):  # looking back and on again
            assert game.rules(replace(state, turn=turn)).start.defender == defender
            assert game.rules(state).start.defender == "union"


@pytest.mark.clause("SHI-R-SEQUENCE", "SHI-R-NIGHT", "SHI-R-BATTLE", "SHI-R-GUNBOAT")
@pytest.mark.parametrize("level", ["basic", "intermediate", "advanced"])
def test_two_days_with_a_night_between_are_played_and_who_does_not_attack_has_lost(level: str) -> None:
    clocks, afloat = {}, set()
    with begin(None, Beginning(scenario=f"shiloh-{level}", seed="1862")) as session:
        while not session.view.over:
            session.do(next_order(session.view.truth))
            clocks[session.view.turn] = session.view.clock
            afloat |= {
                ground().terrain(one.square)
                for one in session.view.truth.units.values()
                if one.gunboat and one.square is not None
            }
        score = session.score()
        came = {one.division for one in session.view.truth.units.values() if one.arrives and one.here}
        assert {"Nelson", "L. Wallace"} <= came, "the landing has room for no more where nobody moves on"
    assert (clocks[1], clocks[8], clocks[9], clocks[15]) == ("06:00", "16:30", "06:00", "15:00")
    assert afloat == {"river"}
    assert score is not None
    assert score.level.id.startswith("union")

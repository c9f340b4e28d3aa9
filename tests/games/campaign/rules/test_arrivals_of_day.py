"""Who comes to a battle of the day, tried hard: long marches, columns, ways that are barred, orders that wait (RTG-R-OFF-ONE).

Hours are reckoned here by themselves: a hex is 2 points, a normal march 3 a turn, a turn of daylight 4 hours, and the
battle is opened in the turn that begins at 0900; night begins at 2100.
"""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle import fight as battle
from companion.games.campaign.rules.battle.entry import CorpsResult
from companion.games.campaign.rules.battle.on_table import enter_result
from companion.games.campaign.rules.execution import execute
from companion.games.campaign.rules.hexes import Hex, neighbour
from companion.games.campaign.rules.orders import MV
from companion.games.campaign.rules.state import Corps
from tests.games.campaign.battles import FIELD, corps, facts, story, the_rules, under_way
from tests.games.campaign.gazetteer import the_map
from tests.games.campaign.rules.test_battle_of_day import NEXT_DOOR, by_the_roads, on_the_field, played, the_result

A_HEX, NORMAL, HOURS, BEGINS = 2, 3, 4, 9
DAYLIGHT = 3
"""Turns from the battle's own to dusk."""
ONE = pytest.mark.clause("RTG-R-OFF-ONE")


def due(*more: Corps) -> dict[str, tuple[str, int]]:
    """Give who comes, with his hour and the direction of his edge, where these corps are about the field besides."""
    told = played(story(on_the_field(*more)), "yes")
    listed = battle.statistics(told.state, the_rules(), the_map())
    there = {one.id: one for one in listed.corps}
    return {one.corps: (there[one.corps].arrives, there[one.corps].entered or 0) for one in under_way(told).arrivals}


def hour(points: int, *, waits: Fraction = Fraction(0)) -> str:
    """Give the hour at which so many points are spent."""
    minutes = 60 * BEGINS + (Fraction(points, NORMAL) + waits) * HOURS * 60
    return f"{int(minutes) // 60:02d}:{int(minutes) % 60:02d}"


def hexes_off(steps: int, way: int = 4) -> Hex:
    at = FIELD
    for _ in range(steps):
        at = neighbour(at, way)
    return at


@ONE
@pytest.mark.parametrize("steps", [1, 2, 3, 4, 5])
def test_an_order_of_several_hexes_is_followed_over_the_turns_of_the_day_and_no_further(steps: int) -> None:
    points = A_HEX * steps
    in_time = points < NORMAL * DAYLIGHT
    assert due(by_the_roads("union:C", steps=steps)) == ({"union:C": (hour(points), 4)} if in_time else {})


@ONE
def test_an_order_that_ends_before_the_field_brings_nobody() -> None:
    """He goes by his order to a hex from which no enemy is near, and there it is done."""
    start = hexes_off(4)
    short = replace(by_the_roads("union:C", steps=4), orders=(MV(start, (1,)),))
    past = replace(by_the_roads("union:D", steps=4), hex=hexes_off(4), orders=(MV(start, (4, 4)),))
    assert due(short) == {}
    assert due(past) == {}


@ONE
def test_the_edge_is_that_of_the_last_step_and_not_of_the_straight_way() -> None:
    """Two hexes south, but led round by three: into the field from the south-west."""
    around = replace(by_the_roads("union:C", steps=2), orders=(MV(hexes_off(2), (6, 1, 2)),))
    assert due(around) == {"union:C": (hour(3 * A_HEX), 5)}


@ONE
def test_who_marches_behind_another_in_column_comes_when_the_way_is_free() -> None:
    first, second = by_the_roads("union:C", steps=1), by_the_roads("union:D", steps=2)
    assert due(first, second) == {"union:C": (hour(2), 4), "union:D": (hour(4), 4)}


@ONE
def test_who_stands_in_the_road_keeps_those_behind_him_from_coming() -> None:
    """Of the lower number, with orders and kept at rest, he makes room for nobody; idle he deploys first, for a point."""
    ahead, behind = by_the_roads("union:C", steps=2, contact="stand"), by_the_roads("union:D", steps=3)
    assert due(replace(ahead, imposed="rest", standing_march="rest"), behind) == {}
    assert due(replace(ahead, orders=()), behind) == {"union:D": (hour(3 * A_HEX + 1), 4)}
    assert due(behind) == {"union:D": (hour(3 * A_HEX), 4)}


@ONE
@pytest.mark.parametrize("strength", [5, 100])
@pytest.mark.parametrize("steps", [2, 3])
def test_whose_way_is_barred_by_an_enemy_does_not_come(strength: int, steps: int) -> None:
    """However weak the enemy: who meets him stops before him, and nobody foresees how that would end."""
    barred = by_the_roads("union:D", steps=steps)
    assert due(barred, corps("confederate:D", strength, at=NEXT_DOOR)) == {}
    assert "union:D" in due(barred)


@ONE
def test_who_is_to_keep_from_the_enemy_does_not_come_though_his_path_leads_there() -> None:
    assert due(by_the_roads("union:D", steps=2, contact="withdraw")) == {}
    assert due(by_the_roads("union:D", steps=2, contact="stand")) == {}


@ONE
def test_who_is_kept_at_rest_does_not_come_and_who_rests_a_turn_comes_a_turn_later() -> None:
    marches = by_the_roads("union:D", steps=2)
    assert due(replace(marches, imposed="rest", standing_march="rest")) == {}
    assert due(replace(marches, imposed="rest")) == {"union:D": (hour(4, waits=Fraction(1)), 4)}


@ONE
def test_who_waits_before_he_may_move_comes_by_so_much_later() -> None:
    waits = replace(by_the_roads("union:D", steps=2), waits_until=(1, 2))
    assert due(waits) == {"union:D": (hour(4, waits=Fraction(1, 2)), 4)}


@ONE
def test_what_is_foreseen_is_what_the_campaign_itself_does() -> None:
    """Two ways: foreseen at the battle's beginning, and marched turn by turn by the engine where nobody came on."""
    told = played(story(on_the_field(by_the_roads("union:C", steps=3))), "yes")
    (foreseen,) = under_way(told).arrivals
    enter_result(told, the_result(told, union_C=CorpsResult(entered=False)))
    execute(told)
    for turn in range(told.state.turn + 1, foreseen.turn + 1):
        for phase in ("reconnaissance", "execution"):
            told.tell(ev.PhaseBegan(turn, phase))
        paced = replace(told.corps("union:C"), imposed="normal")
        told.state = replace(told.state, corps={**told.state.corps, "union:C": paced})
        execute(told)
    marched = [(one.to, one.at) for one in facts(told, ev.Entered) if one.corps == "union:C"]
    assert marched[-1] == (FIELD, foreseen.at)
    assert tuple(to for to, _ in marched) == foreseen.route

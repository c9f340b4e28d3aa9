"""The able level: concentrations at good odds, nobody weary in contact, forage clear of the enemy, the exit."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.campaign.computer.estimates import power, worth_of_a_point
from companion.games.campaign.computer.marches import enemy_country, hexes_from, way_clear_of
from companion.games.campaign.computer.pressing import bar_the_way, blows, seat
from companion.games.campaign.computer.spreading import spread_and_forage
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import distance
from companion.games.campaign.rules.state import SIDES, Side, State
from tests.games.campaign.commanding import the_map, the_rules, with_corps
from tests.games.campaign.computer.situations import (
    a_campaign,
    a_sighting,
    a_situation,
    carried,
    doctrine,
    goes_to,
    only,
    ordered_by,
    placed,
    weary,
)

pytestmark = pytest.mark.clause("RTG-R-AI-INFO")
CAMPAIGN = next(row for row in doctrine().strong.press if row.scenario == "campaign")
EXIT = the_map().exits[0]


def able(side: Side, *reports: Any, **more: Any) -> State:
    """Give a side's player phase with both sides at the able level."""
    state = a_campaign(side, *reports, **more)
    for one in SIDES:
        state.control[one] = "computer:able"
    return state


# ---- what corps are worth


@pytest.mark.clause("RTG-9.2.2a")
def test_a_corps_is_worth_what_the_charts_say() -> None:
    now = a_situation(able("union"), "union")
    first = next(one for one in now.known.own if one.id == "union:A")
    # 117 foot and 28 foot guns: deployed 5, attacking 3, morale 6.5 + 2, effectiveness 6.5; guns 2.5 more
    assert power(now, first, "attack") == 117 * 23 + 28 * 25.5
    assert power(now, first, "stand") == 117 * 26 + 28 * 28.5


@pytest.mark.clause("RTG-9.2.2e")
def test_an_enemy_is_worth_what_his_average_corps_is() -> None:
    now = a_situation(able("union"), "union")
    levels = [level for name, level in the_rules().effectiveness_of.items() if name.startswith("confederate")]
    average = float(sum(levels)) / len(levels)
    assert worth_of_a_point(now, "stand") == pytest.approx(5 + 6 + 2 + (average + 2) + average)


# ---- going for the enemy


def test_the_enemy_is_struck_at_the_odds_wanted_and_by_no_more_than_enough() -> None:
    now = a_situation(able("union", a_sighting("union", (9, 13), 9000)), "union")
    (blow,) = blows(now, now.known.own, CAMPAIGN)
    against = 90 * worth_of_a_point(now, "stand")
    mine = [power(now, one, "attack") for one in blow.sent]
    assert blow.at == (9, 13)
    assert sum(mine) >= 1.2 * against
    assert sum(mine[:-1]) < 2 * against


def test_nobody_is_sent_at_worse_odds_or_from_far() -> None:
    many = a_situation(able("union", a_sighting("union", (9, 13), 150000)), "union")
    far = a_situation(able("union", a_sighting("union", (12, 8), 2000)), "union")
    assert blows(many, many.known.own, CAMPAIGN) == ()
    assert blows(far, far.known.own, CAMPAIGN) == ()


def test_no_corps_strikes_twice() -> None:
    reports = a_sighting("union", (9, 13), 6000), a_sighting("union", (5, 14), 6000)
    now = a_situation(able("union", *reports), "union")
    found = blows(now, now.known.own, CAMPAIGN)
    sent = [one.id for blow in found for one in blow.sent]
    assert len(found) == 2
    assert len(sent) == len(set(sent))


@pytest.mark.clause("RTG-9.1c")
@pytest.mark.parametrize(("men", "contact"), [(9000, "attack"), (25000, "initiative")])
def test_who_is_a_match_for_the_enemy_attacks_by_itself(men: int, contact: str) -> None:
    state = only(able("union", a_sighting("union", (9, 14), men)), "union", "B", "C", "E")
    state = placed(state, "union", B=(9, 15), C=(9, 17), E=(9, 17))
    goals = carried(bar_the_way, a_situation(state, "union"))
    assert goals["union:B"][:2] == ((9, 14), contact)
    assert goals["union:C"][:2] == ((9, 14), "initiative")


@pytest.mark.clause("RTG-13.2.6a", "RTG-13.2.6b")
def test_who_is_beside_friends_in_contact_goes_to_their_help() -> None:
    state = only(able("union", a_sighting("union", (9, 14), 9000, sent=12), turn=12), "union", "B", "C", "E")
    state = placed(state, "union", B=(9, 14), C=(9, 15), E=(9, 17))
    commands = ordered_by(state, "union")
    assert cmd.RE(corps="union:C", hex=(9, 14)) in commands
    assert cmd.CM(corps="union:C", contact="attack") in commands
    assert {one.corps for one in commands if isinstance(one, cmd.RE)} == {"union:C"}


def test_the_way_to_washington_is_barred_before_the_enemy() -> None:
    now = a_situation(able("union", a_sighting("union", (12, 6), 300000)), "union")
    post = carried(bar_the_way, now)["union:E"].hex
    assert distance(post, (12, 6)) == 3
    assert distance(post, EXIT) < distance((12, 6), EXIT)


def test_the_weary_are_kept_out_of_it() -> None:
    state = able("union", a_sighting("union", (9, 13), 9000))
    now = a_situation(weary(state, "union:C"), "union")
    goal = carried(bar_the_way, now)["union:C"]
    assert (9, 13) in [blow.at for blow in blows(now, now.known.own, CAMPAIGN)]
    assert goal.contact == "withdraw"
    assert distance(goal.hex, (9, 13)) > 2


@pytest.mark.clause("RTG-6.2.1j")
def test_the_weary_beside_the_enemy_stand_where_a_rout_is_likely() -> None:
    state = weary(able("union", a_sighting("union", (9, 15), 9000)), "union:C")
    goal = carried(bar_the_way, a_situation(state, "union"))["union:C"]
    assert (goal.hex, goal.contact) == ((9, 16), "stand")


@pytest.mark.clause("RTG-9.11a")
def test_urgency_5_in_the_campaign_spares_fatigue() -> None:
    now = a_situation(able("union", a_sighting("union", (9, 13), 9000)), "union")
    assert {goal.urgency for name, goal in carried(bar_the_way, now).items() if name != "union:HQ"} == {5}


@pytest.mark.clause("RTG-1.0d")
def test_headquarters_hears_most_corps_and_keeps_clear() -> None:
    now = a_situation(able("union", a_sighting("union", (9, 13), 9000)), "union")
    at = seat(now, (9, 14))
    heard = sum(distance(one.hex, at) <= 5 for one in now.known.own)
    assert now.known.near(at, 2) == 0
    others = [spot for spot in the_map().terrain if the_map().road_hex(spot) and distance(spot, (9, 14)) <= 3]
    others = [spot for spot in others if now.known.near(spot, 2) == 0]
    assert heard == max(sum(distance(one.hex, spot) <= 5 for one in now.known.own) for spot in others)


def test_at_the_end_nobody_seeks_the_enemy() -> None:
    now = a_situation(able("union", a_sighting("union", (9, 13), 9000, sent=33), turn=33), "union")
    goals = carried(bar_the_way, now)
    assert all(goals[one.id].hex == one.hex for one in now.known.own)


@pytest.mark.clause("RTG-13.2.4a", "RTG-13.2.5a")
def test_beside_the_enemy_the_hexes_to_attack_and_to_withdraw_to_are_named() -> None:
    state = placed(able("union", a_sighting("union", (9, 15), 3000)), "union", I=(12, 16))
    commands = ordered_by(state, "union")
    assert cmd.AT(corps="union:B", hex=(9, 15)) in commands
    away = next(one.hex for one in commands if isinstance(one, cmd.RT) and one.corps == "union:B")
    assert distance(away, (9, 15)) == 2


@pytest.mark.clause("RTG-8.1d", "RTG-8.10.1a")
def test_at_night_a_force_rests() -> None:
    state = able("union", a_sighting("union", (12, 6), 300000, sent=5), turn=5)
    force = next(one for one in ordered_by(state, "union") if isinstance(one, cmd.OF))
    assert force.rate == "rest"


# ---- living off the land


@pytest.mark.clause("RTG-SC1-B2c")
def test_corps_spread_over_hexes_that_feed_them() -> None:
    now = a_situation(able("confederate"), "confederate")
    goals = {name: goal for name, goal in carried(spread_and_forage, now).items() if name != "confederate:HQ"}
    assert len({goal.hex for goal in goals.values()}) >= 8
    assert all(the_map().terrain[goal.hex] != "mountain" for goal in goals.values())
    assert goals["confederate:D"].hex == (19, 6)  # York feeds Early where he is


@pytest.mark.clause("RTG-SC1-B2d")
def test_a_bare_hex_is_left() -> None:
    from companion.games.campaign.rules.reports import Location

    bare = [
        Location(to="confederate", sent=turn, arrives=turn, corps="confederate:D", hex=(19, 6), foraged=6 - turn)
        for turn in range(1, 6)
    ]
    state = able("confederate", *bare, turn=7)
    assert goes_to(ordered_by(state, "confederate"), "confederate:D") not in (None, (19, 6))


def test_nobody_forages_near_the_enemy() -> None:
    reports = a_sighting("confederate", (6, 8), 40000), a_sighting("confederate", (16, 5), 20000)
    now = a_situation(able("confederate", *reports), "confederate")
    closed = enemy_country(now, 2)
    for goal in carried(spread_and_forage, now).values():
        assert goal.hex not in closed
        assert goal.contact in ("withdraw", "stand")


@pytest.mark.clause("RTG-6.2.1j")
def test_a_forager_whose_withdrawal_would_be_a_rout_stands() -> None:
    now = a_situation(weary(able("confederate"), "confederate:C"), "confederate")
    assert carried(spread_and_forage, now)["confederate:C"].contact == "stand"


@pytest.mark.clause("RTG-13.2.13a")
def test_who_can_gain_no_more_goes_to_the_exit_in_time() -> None:
    state = placed(able("confederate", turn=25), "confederate", **dict.fromkeys("ABCDEF", (19, 9)), HQ=(19, 9))
    state = with_corps(state, "confederate:HQ", hex=(19, 10))
    now = a_situation(state, "confederate")
    assert the_map().route((19, 9), (EXIT,), "confederate", _toll()) is not None
    assert [name for name, goal in carried(spread_and_forage, now).items() if goal.hex == EXIT]


@pytest.mark.clause("RTG-13.2.13a", "RTG-13.2.13b")
def test_headquarters_leaves_too() -> None:
    state = placed(able("confederate", turn=35), "confederate", **dict.fromkeys("ABCDEF", EXIT), HQ=EXIT)
    state = with_corps(state, "confederate:HQ", hex=EXIT)
    leaves = {one.corps for one in ordered_by(state, "confederate") if isinstance(one, cmd.XU)}
    assert {"confederate:HQ", "confederate:A"} <= leaves


# ---- ways


def test_a_way_keeps_clear_of_the_enemy_where_it_can() -> None:
    state = only(able("confederate", a_sighting("confederate", (6, 9), 9000)), "confederate", "B", "C")
    now = a_situation(state, "confederate")
    closed = enemy_country(now, 1)
    one = next(one for one in now.known.own if one.id == "confederate:C")
    way = way_clear_of(now, one, (5, 12), closed)
    straight = the_map().route(one.hex, ((5, 12),), "confederate", _toll())
    assert straight is not None
    assert not closed.isdisjoint(straight)
    assert way is not None
    assert way[-1] == (5, 12)
    assert closed.isdisjoint(way)


def test_distances_are_those_of_the_shortest_ways() -> None:
    found = hexes_from(the_map(), ((6, 6),), "confederate", ())
    for end in ((12, 8), (19, 6), EXIT):
        way = the_map().route((6, 6), (end,), "confederate", _toll())
        assert way is not None
        assert found[end] == len(way)


def _toll() -> Any:
    from companion.games.campaign.computer.writing import toll

    return toll(the_rules())


def test_headquarters_of_foragers_stay_within_hearing_of_half_of_their_corps() -> None:
    state = able("confederate", turn=6)
    now = a_situation(placed(state, "confederate", HQ=(9, 7)), "confederate")
    made = spread_and_forage(now)
    at = made["confederate:HQ"].hex
    hears = the_rules().dispatches.immediate_radius.hexes
    heard = [one for one in now.known.own if max(distance(at, one.hex), distance(at, made[one.id].hex)) <= hears]
    assert 2 * len(heard) >= len(now.known.own)

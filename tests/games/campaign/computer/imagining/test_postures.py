"""What an army may do as a whole: chase, camp, seek beyond a place; and whether the enemy sits."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.computer.imagining.chasing import chases
from companion.games.campaign.computer.imagining.postures import planned, postures
from companion.games.campaign.computer.sitting import sits
from companion.games.campaign.computer.weighing import weighed
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.plans import Posture
from companion.games.campaign.rules.reports import AnyReport
from companion.games.campaign.rules.state import SIDES, Side, State
from tests.games.campaign.commanding import gathered, the_map, the_rules
from tests.games.campaign.computer.situations import (
    a_campaign,
    a_letter,
    a_sighting,
    a_situation,
    doctrine,
    placed,
    weary,
)

pytestmark = pytest.mark.clause("RTG-R-AI-INFO")
TOWN: Hex = (12, 8)


def knows(state: State, side: Side = "union") -> Situation:
    return weighed(a_situation(state, side))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("scenario", ["campaign", "battle"])
def test_every_plan_has_a_mission_for_everybody_where_one_can_be(side: Side, scenario: str) -> None:
    state = a_campaign(side, a_sighting(side, (9, 13), 9000, sent=1), turn=1, scenario=scenario)
    now = knows(state, side)
    for posture in postures(now):
        plan = planned(now, posture)
        assert set(plan) == {one.id for one in now.known.everybody}
        assert all(the_map().passable(one.hex) for one in plan.values())


def test_each_enemy_has_somebody_after_him_and_nobody_two() -> None:
    state = a_campaign("union", *(a_sighting("union", at, 9000) for at in ((9, 13), (12, 13), (6, 10))))
    now = knows(state)
    found = list(chases(now, now.known.own))
    assert {one.at for one in found} == {(9, 13), (12, 13), (6, 10)}
    sent = [corps.id for one in found for corps in one.by]
    assert len(sent) == len(set(sent))
    assert found == sorted(found, key=lambda one: sum(distance(corps.hex, one.at) for corps in one.by) / len(one.by))


def test_nobody_weary_is_sent_after_anybody() -> None:
    state = weary(a_campaign("union", a_sighting("union", (9, 13), 9000)), "union:B")
    assert planned(knows(state), "chase")["union:B"].task == "rest"


def test_a_camp_is_within_headquarters_hearing_of_all_who_forage_about_it() -> None:
    now = knows(a_campaign("confederate"), "confederate")
    plan = planned(now, "together")
    hears = the_rules().dispatches.immediate_radius.hexes
    camp = plan["confederate:HQ"].hex
    assert all(distance(one.hex, camp) <= hears for one in plan.values() if one.task == "forage")


def in_town(*reports: AnyReport, turn: int = 6) -> State:
    state = a_campaign("confederate", *reports, turn=turn, scenario="battle")
    return placed(gathered(state, "confederate", TOWN), "confederate", HQ=(11, 8))


def test_who_seeks_leaves_somebody_in_the_place_and_falls_on_whom_he_can_beat_with_no_more_than_it_takes() -> None:
    now = knows(in_town(a_sighting("confederate", (13, 10), 9000, sent=6)), "confederate")
    plan = planned(now, "seek")
    sent = [one for one in now.known.own if plan[one.id].task == "assault"]
    assert {plan[one.id].hex for one in sent} == {(13, 10)}
    assert 2 <= len(sent) < len(now.known.own) - 1
    assert any((one.task, one.hex) == ("hold", TOWN) for one in plan.values())


def test_who_sees_nobody_looks_about_on_the_enemys_side_at_as_many_hexes_as_corps_and_goes_on_to_them() -> None:
    state = in_town()
    plan = planned(knows(state, "confederate"), "seek")
    looks = {name: one.hex for name, one in plan.items() if one.why == "eyes"}
    assert len(set(looks.values())) == len(looks) == doctrine().imagining.lookouts.corps
    home = the_rules().returns_at["union"]
    assert all(distance(at, home) <= distance(TOWN, home) for at in looks.values())
    later = planned(knows(replace(state, turn=7, missions=plan), "confederate"), "seek")
    assert {name: one.hex for name, one in later.items() if one.why == "eyes"} == looks


@pytest.mark.parametrize(("men", "sat"), [((9000, 10000, 9500, 10500), True), ((9000, 18000, 27000, 36000), False)])
def test_where_many_more_are_than_there_were_somebody_has_come(men: tuple[int, ...], sat: bool) -> None:
    looks = [a_letter("union", "A", (9, 14), sent=sent) for sent in range(2, 7)]
    sightings = [a_sighting("union", (9, 13), some, sent=sent) for sent, some in enumerate(men, 3)]
    assert sits(knows(a_campaign("union", *looks, *sightings, turn=6, scenario="battle"))) == sat


def test_who_goes_back_before_a_corps_beside_him_is_taken_to_sit_still() -> None:
    looks = [a_letter("union", "A", (9, 14), sent=sent) for sent in (2, 3, 4)]
    looks += [a_letter("union", "A", (9, 13), sent=sent) for sent in (5, 6)]
    sightings = [a_sighting("union", (9, 13), 9000, sent=sent) for sent in (3, 4)]
    sightings += [a_sighting("union", (9, 12), 9000, sent=sent) for sent in (5, 6)]
    assert sits(knows(a_campaign("union", *looks, *sightings, turn=6, scenario="battle")))


@pytest.mark.parametrize(("seen", "sat"), [((3, 4, 5, 6), True), ((6,), False)])
def test_who_has_come_nowhere_for_some_turns_is_taken_to_sit(seen: tuple[int, ...], sat: bool) -> None:
    looks = [a_letter("union", "A", (9, 14), sent=sent) for sent in range(2, 7)]
    sightings = [a_sighting("union", (9, 13), 9000, sent=sent) for sent in seen]
    state = a_campaign("union", *looks, *sightings, turn=6, scenario="battle")
    assert sits(knows(state)) == sat


def test_who_sits_is_not_chased_and_who_lives_off_the_land_is_watched_longer() -> None:
    reports: list[AnyReport] = [a_letter("union", "A", (9, 14), sent=sent) for sent in range(1, 10)]
    reports += [a_sighting("union", (9, 13), 9000, sent=sent) for sent in range(1, 10)]
    then = {
        turn: knows(a_campaign("union", *reports[: turn - 1], *reports[9 : 8 + turn], turn=turn)) for turn in (6, 9)
    }
    assert [sits(then[turn]) for turn in (6, 9)] == [False, True]
    assert ["chase" in postures(then[turn]) for turn in (6, 9)] == [False, False]
    moves = knows(a_campaign("union", *reports[:8], *reports[9:11], a_sighting("union", (9, 13), 9000, sent=9), turn=9))
    assert "chase" in postures(moves)


def test_at_the_start_nobody_is_taken_to_sit() -> None:
    assert not sits(knows(a_campaign("union", a_letter("union", "A", (9, 14), sent=1), turn=2)))


def test_the_names_of_all_plans_are_told() -> None:
    from companion.games.campaign.messages.plans import POSTURES

    wanted: set[Posture] = {one for side in SIDES for one in postures(knows(a_campaign(side), side))}
    assert wanted <= set(POSTURES)

"""The army together: all who are needed on one enemy, and then on the next; nobody goes alone before him."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.computer.closing import close_in
from companion.games.campaign.computer.converging import converge, goes_together, standing
from companion.games.campaign.computer.line import goals
from companion.games.campaign.computer.staying import stays
from companion.games.campaign.computer.weighing import weighed
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.plans import Mission
from companion.games.campaign.rules.reports import Fought
from companion.games.campaign.rules.state import State
from tests.games.campaign.computer.situations import (
    a_campaign,
    a_letter,
    a_sighting,
    a_situation,
    doctrine,
    only,
    placed,
    smoke,
)

pytestmark = pytest.mark.clause("RTG-R-AI-INFO")
PREY: Hex = (9, 13)


def known(state: State) -> Situation:
    return weighed(a_situation(state, "union"))


def before_him(*reports: Any, men: int = 9000, turn: int = 2, **spots: Hex) -> State:
    """Give a campaign in which some corps stand about an enemy whom one of them sees."""
    state = a_campaign("union", a_sighting("union", PREY, men, sent=turn), *reports, turn=turn)
    return placed(only(state, "union", *spots, "HQ"), "union", HQ=(9, 17), **spots)


def sent(state: State) -> dict[str, Hex]:
    return {one.corps: one.hex for one in converge(known(state)).values() if one.task == "converge"}


def test_several_corps_are_sent_at_one_enemy() -> None:
    there = sent(before_him(B=(9, 15), C=(9, 15), D=(9, 16), E=(9, 16)))
    assert len(there) >= 2
    assert set(there.values()) == {PREY}


def test_a_blow_that_is_begun_goes_on_though_somebody_else_is_nearer() -> None:
    state = before_him(a_sighting("union", (9, 14), 9000), B=(9, 16), C=(9, 16), D=(9, 16), E=(9, 16))
    begun = tuple(Mission(corps=f"union:{one}", task="converge", hex=PREY, why="beatable", since=1) for one in "BCDE")
    at = replace(state, missions={one.corps: one for one in begun})
    assert PREY in set(sent(at).values())


def test_who_comes_first_waits_out_of_his_reach() -> None:
    now = known(before_him(men=20000, B=(9, 15), C=(7, 17), D=(7, 17), E=(7, 17)))
    first = next(one for one in now.known.own if one.id == "union:B")
    goal = close_in(now, first, PREY, now.known.own)
    assert goal.contact == "stand"
    assert distance(goal.hex, PREY) >= doctrine().strong.converging.close


def test_those_at_hand_come_up_and_go_in_together() -> None:
    near = known(before_him(B=(9, 15), C=(9, 15), D=(9, 15), E=(9, 15)))
    up = {close_in(near, one, PREY, near.known.own) for one in near.known.own}
    assert {(distance(goal.hex, PREY), goal.contact) for goal in up} == {(1, "stand")}
    beside = known(before_him(B=(9, 14), C=(9, 14), D=(9, 14), E=(9, 14)))
    made = converge(beside)
    told = goals(beside, made)
    assert {(goal.hex, goal.contact) for name, goal in told.items() if made[name].task == "converge"} == {
        (PREY, "attack")
    }


def test_who_was_beaten_and_is_seen_no_more_is_looked_for_a_little_further_on() -> None:
    fought = Fought(
        to="union",
        sent=4,
        arrives=5,
        battle="1",
        hex=PREY,
        attacked=True,
        corps=("union:B",),
        loss_percent=3,
        enemy_loss_percent=20,
        enemy_strength=20000,
    )
    letters = [a_letter("union", "B", PREY, sent=6)]
    state = a_campaign("union", fought, *letters, turn=6)
    state = placed(only(state, "union", "B", "HQ"), "union", B=PREY, HQ=(9, 16))
    [(at, points)] = standing(known(state)).items()
    assert 1 < distance(at, PREY) <= doctrine().strong.converging.close + 1
    assert points == pytest.approx(160, abs=1)


def test_who_is_told_of_again_and_again_in_the_same_hexes_stays() -> None:
    chart = doctrine().imagining.sitting
    spots: list[Hex] = [(6, 5), (6, 6), (12, 1), (13, 1)]
    again = [smoke("union", spot, sent=turn) for spot in spots for turn in (9 - chart.apart, 9)]
    assert stays(known(a_campaign("union", *again, turn=10)))
    once = [smoke("union", spot, sent=9) for spot in spots]
    assert not stays(known(a_campaign("union", *once, turn=10)))


def test_the_army_keeps_together_until_it_is_known_what_the_enemy_does() -> None:
    opening = doctrine().strong.converging.opening
    assert goes_together(known(a_campaign("union", turn=opening)))
    assert not goes_together(known(a_campaign("union", turn=opening + 1)))

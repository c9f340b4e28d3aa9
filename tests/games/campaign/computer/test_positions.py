"""Positions in which a watcher once said "why on earth": what the strong level does in them now."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.computer.campaigning import plan
from companion.games.campaign.computer.line import goals
from companion.games.campaign.computer.operations import operations
from companion.games.campaign.computer.weighing import credit, weighed
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.apply import apply
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.plans import Mission
from companion.games.campaign.rules.state import Side, State
from tests.games.campaign.commanding import the_map, with_corps
from tests.games.campaign.computer.situations import (
    a_campaign,
    a_letter,
    a_sighting,
    a_situation,
    doctrine,
    following,
    of,
    only,
    ordered_by,
    placed,
    smoke,
)

pytestmark = pytest.mark.clause("RTG-R-AI-INFO")
TOWN: Hex = (12, 8)
STUART: Hex = (16, 18)
"""Between the Union army and the way to Washington, alone, on June 28."""


def strong(side: Side, *reports: Any, scenario: str = "campaign", turn: int = 2) -> State:
    return following(a_campaign(side, *reports, scenario=scenario, turn=turn), side, "operate")


def known(state: State, side: Side) -> Situation:
    return weighed(a_situation(state, side))


def tired(state: State, name: str, morale: float) -> State:
    one = state.corps[name]
    return with_corps(state, name, fatigue=one.effectiveness + 2 - morale)


def told(state: State, side: Side) -> State:
    """Give the state after a side's staff has made its plan."""
    return apply(state, ev.Planned(side, tuple(plan(known(state, side)).values())))


# ---- who is alone


def test_stuart_alone_in_the_rear_is_fought_by_more_than_he_is() -> None:
    made = plan(known(strong("union", a_sighting("union", STUART, 11700)), "union"))
    sent = [one for one in made.values() if (one.task, one.hex) == ("assault", STUART)]
    assert len(sent) >= 2
    assert sent[0].own > sent[0].enemy == 117
    assert all(one.why == "beatable" and one.worth > 0 and one.by > 2 for one in sent)


def test_a_lone_cavalry_division_beside_two_corps_is_attacked_by_both_at_once() -> None:
    state = only(strong("union", a_sighting("union", (10, 12), 3000)), "union", "A", "B")
    state = placed(state, "union", A=(10, 13), B=(10, 13), HQ=(10, 15))
    attacks = {one.corps for one in ordered_by(state, "union") if isinstance(one, cmd.CM) and one.contact == "attack"}
    assert attacks == {"union:A", "union:B"}


# ---- who comes one by one


def test_the_first_of_an_army_that_arrives_waits_beside_the_enemy_for_the_others() -> None:
    state = only(strong("union", a_sighting("union", (10, 12), 26000)), "union", "A", "B", "C", "D")
    state = placed(state, "union", A=(10, 13), B=(10, 15), C=(10, 16), D=(9, 16), HQ=(10, 15))
    now = known(state, "union")
    made = {name: replace(HOLDS, corps=name, hex=(10, 12)) for name in ("union:A", "union:B", "union:C", "union:D")}
    done = goals(now, made)
    assert done["union:A"][:2] == ((10, 13), "stand")
    assert all(distance(done[name].hex, (10, 12)) <= 1 for name in made)


HOLDS = Mission(corps="union:A", task="assault", hex=(10, 12), why="beatable")


def test_nobody_hurries_from_afar() -> None:
    state = placed(strong("union"), "union", A=(10, 13), B=(9, 17), HQ=(10, 15))
    made = {name: replace(HOLDS, corps=name) for name in ("union:A", "union:B")}
    done = goals(known(state, "union"), made)
    assert done["union:B"].urgency == doctrine().urgency.level


# ---- a plan that lasts


def test_an_operation_that_is_begun_is_worth_more_than_another_like_it() -> None:
    before = strong("union", a_sighting("union", (9, 13), 9000), a_sighting("union", (12, 15), 9000))
    first = operations(known(before, "union"), known(before, "union").known.own)
    chosen = min(first, key=lambda one: (one.worth, one.at))
    given = tuple(replace(HOLDS, corps=one.id, hex=chosen.at) for one in chosen.corps)
    now = known(apply(before, ev.Planned("union", given)), "union")
    again = next(one for one in operations(now, now.known.own) if one[:3] == chosen[:3] and one.at == chosen.at)
    assert again.worth == pytest.approx(chosen.worth * 1.3)


def test_headquarters_stay_behind_and_do_not_shuttle() -> None:
    state = told(replace(strong("union", a_sighting("union", (9, 13), 9000)), missions={}), "union")
    lead = state.missions["union:HQ"]
    assert lead.task == "lead"
    assert distance(lead.hex, (9, 13)) >= doctrine().strong.clear_of.hexes
    moved = placed(state, "union", B=(9, 15))
    assert plan(known(moved, "union"))["union:HQ"] == lead


def test_washington_is_covered_by_who_is_in_no_operation() -> None:
    made = plan(known(strong("union", a_sighting("union", (7, 7), 9000, sent=12), turn=12), "union"))
    covers = [one for one in made.values() if one.task == "cover"]
    [exit_] = the_map().exits
    assert covers
    assert all(one.why == "capital" and distance(one.hex, exit_) < distance((7, 7), exit_) for one in covers)


# ---- who is tired


def test_a_tired_corps_rests_until_it_is_fresh_and_one_that_fights_fights_on() -> None:
    state = told(tired(strong("union"), "union:B", 4.5), "union")
    assert state.missions["union:B"].task == "rest"
    better = tired(state, "union:B", 6.5)
    assert plan(known(better, "union"))["union:B"].task == "rest"
    assert plan(known(tired(state, "union:B", 7), "union"))["union:B"].task != "rest"
    fighting = placed(tired(strong("union", a_sighting("union", (9, 15), 3000)), "union:B", 4.5), "union", B=(9, 16))
    assert plan(known(fighting, "union"))["union:B"].task != "rest"


def test_a_tired_forager_goes_far_from_the_enemy_and_stays_there() -> None:
    state = tired(strong("confederate", a_sighting("confederate", (8, 7), 30000)), "confederate:H", 4)
    state = placed(state, "confederate", H=(7, 5))
    after = told(state, "confederate")
    away = after.missions["confederate:H"]
    assert (away.task, away.why) == ("evade", "weary")
    assert distance(away.hex, (8, 7)) > distance((7, 5), (8, 7))
    assert plan(known(after, "confederate"))["confederate:H"] == away


def test_foragers_do_not_leave_the_land_for_an_enemy_who_is_far() -> None:
    made = plan(known(strong("confederate", a_sighting("confederate", (9, 13), 3000)), "confederate"))
    assert not [one for one in made.values() if one.task == "assault"]


# ---- who sees


def test_horse_in_the_place_patrols_while_no_enemy_is_near() -> None:
    state = placed(only(strong("confederate", scenario="battle", turn=6), "confederate", "J"), "confederate", J=TOWN)
    state = placed(state, "confederate", HQ=(11, 7))
    assert any(isinstance(one, cmd.PT) for one in of(ordered_by(state, "confederate"), "confederate:J"))
    seen = apply(state, ev.Reported(a_sighting("confederate", (12, 9), 9000, sent=6)))
    assert not any(isinstance(one, cmd.PT) for one in of(ordered_by(seen, "confederate"), "confederate:J"))


def test_smoke_that_an_own_corps_may_have_raised_is_not_believed() -> None:
    at = (10, 10)
    mine = strong("union", smoke("union", at, sent=3), a_letter("union", "A", at, sent=3), turn=4)
    his = strong("union", smoke("union", at, sent=3), turn=4)
    assert credit(a_situation(mine, "union"), at) == 0 < credit(a_situation(his, "union"), at)

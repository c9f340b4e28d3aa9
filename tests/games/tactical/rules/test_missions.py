"""A side's plan: written before its orders, kept, nobody else's to read, in words."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.tactical.charts.terms import SIDES, Side
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.missions import Mission, mission_of
from companion.games.tactical.rules.secrecy import tells
from companion.games.tactical.rules.view import known, view
from companion.games.tactical.words.plans import mission_words, plan_lines
from tests.games.tactical.building import unit
from tests.games.tactical.ordering import after, moment, why_not

OWN, OTHER, ENEMY = unit("Ames", at=(4, 4)), unit("Burns", at=(5, 5)), unit("Law", "confederate", at=(9, 9))
CARRY = Mission(
    corps="IX Corps",
    kind="carry",
    place=(31, 19),
    beyond=(31, 18),
    name="Burnside's Bridge",
    units=(OWN.id,),
    since=1,
    reason="prepared",
)
REST = Mission(corps="II Corps", kind="withdraw", units=(OTHER.id,), since=1, reason="spent")


@pytest.mark.clause("ANT-R-AI")
def test_a_plan_is_kept_and_another_takes_its_place() -> None:
    now = after(moment(OWN, OTHER, ENEMY), cmd.WritePlan(plan=(CARRY,)))
    assert now.state.plans == {"union": (CARRY,)}
    assert mission_of(now.state.plans["union"], OWN.id) == CARRY
    assert mission_of(now.state.plans["union"], OTHER.id) is None
    assert after(now, cmd.WritePlan(plan=(REST,))).state.plans == {"union": (REST,)}


@pytest.mark.clause("ANT-R-AI")
@pytest.mark.parametrize("hidden", [False, True])
def test_what_a_staff_means_to_do_is_its_own(hidden: bool) -> None:
    """Also where all units are seen."""
    played = dict.fromkeys(SIDES, "computer:able")
    now = after(moment(OWN, ENEMY, hidden=hidden, control=played), cmd.WritePlan(plan=(CARRY,)))
    fact = ev.Planned("union", (CARRY,))
    reads = {side: (tells(now.state, side, fact), view(now.rules, now.state, side).plans) for side in SIDES}
    assert reads == {"union": (True, {"union": (CARRY,)}), "confederate": (False, {})}
    assert tells(now.state, "referee", fact)
    assert known(view(now.rules, now.state, "union")).plans == {"union": (CARRY,)}


@pytest.mark.clause("ANT-R-AI")
@pytest.mark.parametrize(("given", "read"), [({}, False), ({"over": True}, True), ({"hidden": True}, True)])
def test_who_plays_and_sits_as_the_referee_reads_the_enemys_plan_when_it_is_over(
    given: dict[str, Any], read: bool
) -> None:
    """With hidden units a player has a seat of his own, and the referee is another."""
    now = moment(
        OWN, ENEMY, control={"union": "computer:able", "confederate": "human"}, plans={"union": (CARRY,)}, **given
    )
    assert tells(now.state, "referee", ev.Planned("union", (CARRY,))) is read
    assert view(now.rules, now.state, "referee").plans == ({"union": (CARRY,)} if read else {})


@pytest.mark.parametrize("name", [ENEMY.id, "union:nobody"])
def test_a_plan_names_units_of_its_side(name: str) -> None:
    wrong = Mission(corps="IX Corps", kind="hold", units=(name,), since=1, reason="ours")
    [reason] = why_not(moment(OWN, ENEMY), cmd.WritePlan(plan=(wrong,)))
    assert name in reason.text


def test_a_unit_has_one_mission() -> None:
    [reason] = why_not(moment(OWN, ENEMY), cmd.WritePlan(plan=(CARRY, CARRY)))
    assert "two missions" in reason.text


@pytest.mark.parametrize(
    ("mission", "words"),
    [
        (CARRY, "IX Corps: carry Burnside's Bridge"),
        (REST, "II Corps: withdraw out of the fire"),
        (
            Mission(corps="V Corps", kind="take", place=(21, 14), units=(), since=1, reason="worth"),
            "V Corps: take 21,14",
        ),
        (Mission(corps="V Corps", kind="reserve", units=(), since=1, reason="ours"), "V Corps: wait in reserve"),
    ],
)
def test_a_mission_in_words(mission: Mission, words: str) -> None:
    assert mission_words(mission) == words
    assert next(plan_lines((mission,)))[0] == words


def test_only_who_is_to_act_writes_a_plan() -> None:
    side: Side = "confederate"
    held = Mission(corps="Jackson", kind="hold", units=(ENEMY.id,), since=1, reason="ours")
    assert side not in after(moment(OWN, ENEMY), cmd.WritePlan(plan=())).state.plans
    assert why_not(moment(OWN, ENEMY), cmd.WritePlan(plan=(held,)))

"""The strong level's spent divisions: out of the fire, back when rested and the hour is late, or in the last line."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.tactical.charts.terms import Side
from companion.games.tactical.computer.doors import doors_of
from companion.games.tactical.computer.player import orders
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.decide import decide
from companion.games.tactical.rules.missions import Mission, Plan
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import Phase, Unit
from companion.games.tactical.rules.view import view
from companion.kernel.supply import Supply
from tests.games.tactical.building import unit
from tests.games.tactical.computer.evenings import doctrine
from tests.games.tactical.ordering import field, moment

SOUTH = Phase(6, "operation", "confederate", 1)
WIDE = field(*("." * 30,) * 34)


def planned(now: Moment, side: Side = "union") -> Plan:
    """Give the plan that a side writes; the one before where it writes no other."""
    found = orders(now, view(now.rules, now.state, side), doctrine())
    return next((one.plan for one in found if isinstance(one, cmd.WritePlan)), now.state.plans.get(side, ()))


def by(level: str, side: Side = "union", **given: Any) -> dict[str, Any]:
    phase = {"phase": SOUTH} if side == "confederate" else {}
    return {"control": {"union": f"computer:{level}", "confederate": f"computer:{level}"}, **phase, **given}


def meade(men: int = 830, **given: Any) -> list[Unit]:
    """A division that had two thousand men, each of its two brigades so many now."""
    had: dict[str, Any] = {"men_at_start": 1000, "men_lost": 1000 - men, "division": "Meade", "corps": "I Corps"}
    return [unit(name, at=at, men=men, **had | given) for name, at in (("Ames", (2, 2)), ("Burns", (2, 3)))]


WITHDRAWN = (Mission(corps="I Corps", kind="withdraw", units=("union:ames", "union:burns"), since=3, reason="spent"),)
FOES = [
    unit(f"Law{number}", "confederate", at, men=3000)
    for number, at in enumerate([(17, 2), (18, 9), (21, 14), (31, 18), (25, 3), (28, 11), (32, 7), (33, 1)])
]
"""At every objective: none of them stands open to who can attack no more."""


@pytest.mark.parametrize(("turn", "goes"), [(3, False), (11, True)])
def test_who_has_lost_his_share_withdraws_in_the_morning_and_fights_on_in_the_evening(turn: int, goes: bool) -> None:
    (mission,) = planned(moment(*meade(), *FOES, on=WIDE, turn=turn, **by("strong")))
    assert (mission.kind != "withdraw") == goes


@pytest.mark.parametrize(("men", "fatigue", "back"), [(890, 0, True), (890, 60, False), (840, 0, False)])
def test_who_withdrew_comes_back_rested_and_with_men_to_lose(men: int, fatigue: int, back: bool) -> None:
    tired = meade(men, fatigue=fatigue)
    now = moment(*tired, *FOES, on=WIDE, turn=10, plans={"union": WITHDRAWN}, **by("strong"))
    (mission,) = planned(now)
    assert (mission.kind != "withdraw") == back


def test_nobody_comes_back_at_the_able_level() -> None:
    now = moment(*meade(), *FOES, on=WIDE, turn=11, plans={"union": WITHDRAWN}, **by("able"))
    assert {one.kind for one in planned(now)} == {"withdraw"}


def test_a_defenders_spent_hold_places_in_the_rear() -> None:
    """Two of three divisions guard what is worth most; no enemy is near the other places."""
    spent = [
        unit(name, "confederate", at, men=500, men_at_start=1000, men_lost=500, division=name, corps="Longstreet")
        for name, at in (("Hood", (20, 11)), ("Walker", (20, 12)), ("McLaws", (20, 13)))
    ]
    foe = unit("Ames", at=(18, 14), men=2000)
    for level, kinds in (("strong", {"hold"}), ("able", {"hold", "withdraw"})):
        plan = planned(moment(*spent, foe, on=WIDE, turn=4, **by(level, "confederate")), "confederate")
        assert {one.kind for one in plan} == kinds
        assert any(one.reason == "spent" for one in plan)


@pytest.mark.clause("ANT-R-ENTRY-FILL")
def test_nobody_stands_where_friends_are_to_come_on() -> None:
    """A. P. Hill comes in the ninth turn, by the pike that a division guards."""
    guard = [unit(f"Wright{n}", "confederate", (33, n), division="R. Anderson") for n in (1, 2, 3)]
    hill = unit("Branch", "confederate", None, status="to-arrive", arrives=9, division="A.P. Hill")
    for turn, kept in ((3, False), (8, True)):
        now = moment(*guard, hill, unit("Ames", at=(2, 2)), on=WIDE, turn=turn, **by("strong", "confederate"))
        doors = doors_of(now.rules, now.state, "confederate")
        assert ((33, 1) in doors) == kept
        going = now
        for command in orders(now, view(now.rules, now.state, "confederate"), doctrine())[:-1]:
            for event in decide(going, command, Supply("")):
                going = going.after(event)
        assert not doors & {one.square for one in going.state.here("confederate")}

"""What the staff sets formations to do in small situations: who stays, who is called, who guards, who takes what is left."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.tactical.charts.terms import Side
from companion.games.tactical.computer.board import board_of
from companion.games.tactical.computer.doctrine import Level, Posture
from companion.games.tactical.computer.picture import Picture
from companion.games.tactical.computer.planning import planned
from companion.games.tactical.rules.missions import Mission, Plan, mission_of
from companion.games.tactical.rules.state import Unit
from tests.games.tactical.building import unit
from tests.games.tactical.computer.evenings import doctrine
from tests.games.tactical.ordering import field, moment

GROUND = field(*("." * 30,) * 36)
CHURCH, LANE, PIKE = (18, 9), (21, 14), (33, 1)
"""Objectives; that at the pike is worth most."""


def level(name: str, posture: Posture = "defend", **figures: Any) -> Level:
    return replace(doctrine().of(f"computer:{name}", posture), **figures)


def staffed(side: Side, used: Level, *units: Unit, before: Plan = (), turn: int = 2) -> Plan:
    now = moment(*units, on=GROUND, turn=turn, plans={side: before})
    return planned(now.state, Picture(board_of(now), used, now.state, side, now.sight), {})


def meant(plan: Plan, one: Unit) -> Mission:
    found = mission_of(plan, one.id)
    assert found is not None
    return found


def south(name: str, at: tuple[int, int], men: int = 1000, **given: Any) -> Unit:
    return unit(name, "confederate", at, men=men, division=name, **given)


@pytest.mark.clause("ANT-R-AI")
@pytest.mark.parametrize(("bides", "kind"), [(True, "hold"), (False, "support")])
def test_nobody_is_called_away_from_an_objective_that_the_enemy_is_before(bides: bool, kind: str) -> None:
    """Three thousand are at the church and one thousand before the lane, where the division stands."""
    jones = south("Jones", (21, 14))
    foes = [unit("Ames", at=CHURCH, men=3000), unit("Burns", at=(21, 20), men=1000)]
    plan = staffed("confederate", level("able", bides=bides, guards=0), jones, *foes)
    assert meant(plan, jones).kind == kind


@pytest.mark.clause("ANT-R-AI")
@pytest.mark.parametrize(("turn", "men", "kind"), [(2, 3000, "hold"), (10, 3000, "counter"), (10, 2500, "hold")])
def test_who_is_fresh_strikes_in_the_last_hours(turn: int, men: int, kind: str) -> None:
    """At whoever stands before an objective, though he is the stronger; not who has lost a sixth."""
    hill = south("Hill", (18, 12), men=men, men_at_start=3000)
    plan = staffed("confederate", level("able", guards=0), hill, unit("Ames", at=CHURCH, men=4000), turn=turn)
    assert meant(plan, hill).kind == kind


@pytest.mark.clause("ANT-R-AI")
def test_the_worn_keep_the_guard_they_have_and_the_fresh_are_free() -> None:
    worn, fresh = south("Anderson", (32, 2), men=600, men_at_start=1000), south("Hill", (33, 2))
    guards = Mission(corps="Anderson", kind="hold", place=PIKE, beyond=PIKE, units=(worn.id,), since=1, reason="worth")
    used = level("able", guards=10000)
    plan = staffed("confederate", used, worn, fresh, unit("Ames", at=(2, 28)), before=(guards,), turn=9)
    assert (meant(plan, worn).kind, meant(plan, worn).place) == ("hold", PIKE)
    assert meant(plan, fresh).place != PIKE


@pytest.mark.clause("ANT-R-AI")
@pytest.mark.parametrize(("at", "kind"), [((2, 28), "exploit"), ((22, 8), "withdraw")])
def test_who_can_attack_no_more_takes_what_the_enemy_has_left(at: tuple[int, int], kind: str) -> None:
    """From (22, 8) a thousand could keep every objective that lies near."""
    worn = unit("Meade", at=(19, 14), men=800, men_at_start=1200, division="Meade")
    foes = [south("Law", at), south("Jones", (32, 4), men=2000), south("Toombs", (31, 17), men=2000)]
    assert meant(staffed("union", level("able", "attack"), worn, *foes), worn).kind == kind


@pytest.mark.clause("ANT-R-AI")
def test_the_book_is_written_once_and_only_the_worn_are_taken_out_of_it() -> None:
    used = level("basic", "attack")
    meade, greene = (unit(name, at=(10, 9 + nth), men=1000, division=name) for nth, name in enumerate(("M", "G")))
    law = south("Law", (17, 9))
    book = staffed("union", used, meade, greene, law)
    assert {one.kind for one in book} == {"advance"}
    assert staffed("union", used, meade, greene, law, before=book, turn=5) == book
    worn = replace(meade, men=700, men_lost=300)
    after = staffed("union", used, worn, greene, law, before=book, turn=5)
    assert (meant(after, worn).kind, meant(after, greene).kind) == ("withdraw", "advance")
    assert staffed("union", used, worn, greene, law, before=after, turn=6) == after

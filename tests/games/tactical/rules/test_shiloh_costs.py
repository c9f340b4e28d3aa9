"""What the cost chart of Shiloh says as a whole: its two figures, its letters, its zones, what is free."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.tactical.charts.shared import COLUMNS
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.factors import fortification, leaders
from companion.games.tactical.rules.combat.phase import combat_phase
from companion.games.tactical.rules.ground.squares import around
from companion.games.tactical.rules.ground.zones import zone_of
from tests.games.tactical.building import state, unit
from tests.games.tactical.casting import ask, changed
from tests.games.tactical.fighting import shiloh, story, told
from tests.games.tactical.ordering import AT, OPEN, clauses, field, go, moment, rules
from tests.games.tactical.rules.test_fire_case import SHOT
from tests.games.tactical.rules.test_melee_case import strength
from tests.games.tactical.rules.test_options import LED

SHILOH = rules("shiloh")
ARMS: dict[str, dict[str, Any]] = {
    "foot": {"unit": "infantry"},
    "mounted": {"unit": "cavalry"},
    "limbered": {"unit": "artillery", "mode": "limbered"},
    "unlimbered": {"unit": "artillery", "mode": "unlimbered"},
}


def step(arm: str, terrain: str, **given: Any) -> int | None:
    cost: int | None = ask("shiloh.move-cost", ARMS[arm] | {"terrain": terrain} | given)["cost"]
    return cost


@pytest.mark.clause("SHI-OC-clear", "SHI-OC-light_woods", "SHI-OC-diag", "SHI-R-SCAN")
def test_the_second_figure_is_for_moves_to_a_corner() -> None:
    """No fifth column: what the chart has of it is a slip of the scan."""
    both = {
        (arm, terrain): (step(arm, terrain), step(arm, terrain, diagonal=True))
        for arm in ARMS
        for terrain in ("clear", "peach_orchard", "light_woods")
    }
    for terrain, costs in {"clear": [(2, 3), (1, 2), (2, 3)], "light_woods": [(3, 4), (2, 3), (3, 4)]}.items():
        assert [both[arm, terrain] for arm in ("foot", "mounted", "limbered")] == costs
        assert both["unlimbered", terrain] == (None, None)
    assert all(both[arm, "peach_orchard"] == both[arm, "clear"] for arm in ARMS)
    assert tuple(ARMS) == COLUMNS


@pytest.mark.clause("SHI-OC-diag")
@pytest.mark.parametrize(("direction", "left"), [(1, 8), (2, 7), (3, 8), (4, 7), (5, 8), (6, 7), (7, 8), (8, 7)])
def test_the_corners_are_directions_2_4_6_and_8(direction: int, left: int) -> None:
    one = unit("Tuttle", at=AT)
    now = moment(one, on=field(*OPEN, of=SHILOH), by=SHILOH)
    assert not clauses(now, go(one, direction))
    assert step("foot", "clear", diagonal=direction % 2 == 0) == 10 - left


@pytest.mark.clause("SHI-OC-P")
def test_p_forbids_and_n_a_does_not_concern() -> None:
    assert [step("limbered", "swamp"), step("unlimbered", "ford"), step("limbered", "swamp", diagonal=True)] == [
        None
    ] * 3
    guns = unit("Ross", at=AT, arm="artillery", weapon="N12", men=96)
    now = moment(guns, on=field(*OPEN, of=SHILOH), by=SHILOH)
    assert clauses(now, cmd.Reorganise(unit=guns.id)) >= {"SHI-OC-reorganize"}
    assert clauses(now, go(guns, 1)) == {"ANT-7.5f"}


@pytest.mark.clause("SHI-OC-zocdef")
def test_a_zone_of_control_is_the_squares_next_to_a_unit() -> None:
    for one in (unit(at=AT), unit(at=AT, arm="cavalry", weapon="CRB"), unit(at=AT, arm="artillery", weapon="N12")):
        assert zone_of(SHILOH, state(one), "union") == frozenset(around(AT))


@pytest.mark.clause("SHI-OC-basic")
def test_the_basic_game_leaves_out_what_is_printed_in_blue() -> None:
    assert ask("shiloh.move-cost", {"level": "basic", "unit": "artillery", "mode": "unlimbered"})["cost"] == 2
    assert step("foot", "clear", level="basic", by_road=True) == 1  # in whatever mode, and whole brigades too
    assert step("foot", "bridge", level="basic") == 1


@pytest.mark.clause("SHI-N-free", "ANT-7.5c")
@pytest.mark.parametrize("name", ["antietam", "shiloh"])
def test_retreats_and_advances_cost_no_points(name: str) -> None:
    by = shiloh() if name == "shiloh" else rules()
    one = unit("A", at=(5, 5), facing=3, men=1500, melee_plot=True, advance_plot=True, fire_plot=(5, 6))
    foe = unit("E", "confederate", (5, 6), facing=7, men=90, effectiveness=10, points=9)
    of = story(one, foe, by=by)
    combat_phase(of)
    (went,) = told(of, ev.Advanced)
    back = told(of, ev.Retreated)
    assert went.to == (5, 6)
    paid = sum(shot.paid for shot in told(of, ev.Fired) if shot.unit == one.id)
    paid += sum(fought.paid.get(one.id, 0) for fought in told(of, ev.MeleeFought))
    assert of.unit(one.id).points == one.points - paid
    assert back
    lost = sum(shot.paid for shot in told(of, ev.Fired) if shot.unit == foe.id)
    lost += sum(fought.paid.get(foe.id, 0) for fought in told(of, ev.MeleeFought))
    assert of.unit(foe.id).points == foe.points - lost
    assert paid


@pytest.mark.clause("SHI-R-FORT", "SHI-MOD-fort")
def test_works_protect_from_fire_alone() -> None:
    values = {kind: fortification(SHILOH, "infantry", 3, "advanced", kind).value for kind in ("fire", "melee")}
    assert float(values["fire"]) == 0.7
    assert values["melee"] == 1


@pytest.mark.clause("SHI-R-LEADER", "SHI-MOD-leader")
def test_a_leaders_bonus_multiplies_strength_and_so_casualties_and_several_multiply() -> None:
    led = changed(changed(SHOT, "firer.leader_bonuses", [10, 20]), "firer.men", 1000)
    plain = changed(SHOT, "firer.men", 1000)
    with_them, without = ask("shiloh.fire", led), ask("shiloh.fire", plain)
    assert with_them["factors"]["leaders"] == 1.32
    assert with_them["strength"] > without["strength"]
    assert with_them["casualties"] > without["casualties"]
    assert float(leaders(SHILOH, LED, "advanced").value) == 1.32
    assert strength(("leader_bonuses", [10, 20]), game="shiloh") == 660

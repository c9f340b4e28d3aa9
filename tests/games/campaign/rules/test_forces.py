"""Forces: who may join, the speed of the slowest, the slowest mode that keeps up, one turn's life."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import forces
from companion.games.campaign.rules.orders import MV, SU
from companion.games.campaign.rules.state import MarchMode, State, whole
from tests.games.campaign.commanding import (
    a_phase,
    after,
    clauses,
    gathered,
    laid_out,
    ordered,
    refused,
    the_rules,
    with_corps,
)

RATES: tuple[MarchMode, ...] = ("rest", "normal", "force")
ALLOWANCE = {("infantry", "normal"): 3, ("infantry", "force"): 4, ("cavalry", "normal"): 4, ("cavalry", "force"): 6}


def together(*letters: str) -> State:
    """Give the Confederate phase with those corps at headquarters."""
    state = a_phase()
    for letter in letters:
        state = with_corps(state, f"confederate:{letter}", hex=(6, 6))
    return state


@pytest.mark.clause("RTG-13.1.7a", "RTG-14.0a")
def test_corps_within_two_hexes_of_headquarters_may_join_headquarters_too() -> None:
    able = forces.eligible(the_rules(), a_phase(), "confederate")
    assert [one.letter for one in able] == ["A", "B", "C", "G", "H", "I", "HQ"]
    without = with_corps(a_phase(), "confederate:HQ", hex=(6, 6), status="exited")
    assert "HQ" not in [one.letter for one in forces.eligible(the_rules(), without, "confederate")]


@pytest.mark.clause("RTG-13.1.7c", "RTG-13.1.7d", "RTG-14.2a", "RTG-6.3.2a", "RTG-6.3.3a")
def test_the_books_force_of_infantry_and_cavalry() -> None:
    """At force march both have 4 points: infantry forces, cavalry marches normally."""
    state = ordered(together("J"), cmd.OF(corps=("C", "J"), rate="force"))
    foot, horse = state.corps["confederate:C"], state.corps["confederate:J"]
    assert (foot.imposed, foot.held_to) == ("force", (4, 1))
    assert (horse.imposed, horse.held_to) == ("normal", (4, 1))


@pytest.mark.clause("RTG-R-OF-RATE")
def test_at_the_normal_rate_cavalry_is_held_to_the_infantry_and_at_rest_all_rest() -> None:
    state = ordered(together("J"), cmd.OF(corps=("C", "J"), rate="normal"))
    assert {state.corps[f"confederate:{one}"].imposed for one in "CJ"} == {"normal"}
    assert {state.corps[f"confederate:{one}"].held_to for one in "CJ"} == {(3, 1)}
    state = ordered(together("J"), cmd.OF(corps=("C", "J"), rate="rest"))
    assert {(state.corps[f"confederate:{one}"].imposed, state.corps[f"confederate:{one}"].held_to) for one in "CJ"} == {
        ("rest", None)
    }


@pytest.mark.clause("RTG-13.1.7c", "RTG-13.1.7d")
@given(st.permutations("ABCGHIJ"), st.integers(1, 7), st.sampled_from(RATES))
def test_every_corps_keeps_up_and_none_hurries_more_than_it_must(ranks: list[str], many: int, rate: MarchMode) -> None:
    letters = ranks[:many]
    state = together(*letters)
    corps = [state.corps[f"confederate:{letter}"] for letter in letters]
    slowest = min(ALLOWANCE.get((one.kind, rate), 0) for one in corps)
    for one, pace in zip(corps, forces.paces(the_rules(), corps, rate), strict=True):
        assert whole(pace.held_to or (0, 1)) == slowest
        able = ALLOWANCE.get((one.kind, pace.march), 0)
        assert able >= slowest
        slower = RATES[: RATES.index(pace.march)]
        assert not [mode for mode in slower if ALLOWANCE.get((one.kind, mode), 0) >= slowest]


@pytest.mark.clause("RTG-13.1.7e", "RTG-14.0d", "RTG-R-OC-HQ", "RTG-13.2.2a")
def test_the_speed_lasts_a_turn_and_what_sm_set_comes_back() -> None:
    state = ordered(a_phase(), cmd.SM(march="rest"), cmd.OF(corps=("C", "HQ"), rate="force"))
    assert state.corps["confederate:HQ"].imposed == "normal"
    later = after(state, ev.PhaseBegan(1, "union"))
    assert later.force == ()
    assert later.corps["confederate:C"].imposed == "force"
    later = after(later, ev.PhaseBegan(2, "reconnaissance"))
    assert later.corps["confederate:C"].imposed is None
    assert later.corps["confederate:C"].held_to is None
    assert later.corps["confederate:HQ"].imposed == "rest"


@pytest.mark.clause("RTG-14.0b", "RTG-14.0c", "RTG-13.1.7f")
def test_a_corps_of_two_forces_gets_the_orders_of_the_second() -> None:
    state = ordered(
        a_phase(),
        cmd.OF(corps=("A", "C"), rate="normal"),
        cmd.SU(corps="force", urgency=7),
        cmd.OF(corps=("C", "G"), rate="force"),
        cmd.MV(corps="force", start=(6, 6), path=(4,)),
    )
    assert state.drafts == {
        "confederate:A": (SU(7),),
        "confederate:C": (MV((6, 6), (4,)),),
        "confederate:G": (MV((6, 6), (4,)),),
    }
    assert [state.corps[f"confederate:{one}"].imposed for one in "ACG"] == ["normal", "force", "force"]


@pytest.mark.clause("RTG-14.3a")
def test_a_force_without_new_orders_keeps_its_old_ones() -> None:
    state = with_corps(a_phase(), "confederate:C", orders=(SU(3),))
    state = ordered(state, cmd.OF(corps=("C",), rate="force"))
    assert state.drafts == {}
    assert state.corps["confederate:C"].orders == (SU(3),)


@pytest.mark.clause("RTG-14.0a", "RTG-13.1.7a")
def test_a_force_of_nobody_of_strangers_or_of_the_far_is_refused() -> None:
    state = a_phase()
    assert clauses(state, cmd.OF(corps=(), rate="normal")) == {"RTG-13.1.7a"}
    assert clauses(state, cmd.OF(corps=("C", "D", "E"), rate="normal")) == {"RTG-14.0a"}
    assert len(refused(state, cmd.OF(corps=("C", "D", "E"), rate="normal"))) == 2
    assert clauses(state, cmd.OF(corps=("C", "3"), rate="normal")) == {"RTG-13.1.7a"}
    assert "A, B, C, G, H, I, HQ" in refused(state, cmd.OF(corps=("D",), rate="normal"))[0].text
    assert refused(state, cmd.OF(corps=("C", "Z"), rate="normal"))
    assert refused(state, cmd.OF(corps=("force",), rate="normal"))
    gone = with_corps(state, "confederate:C", status="eliminated")
    assert clauses(gone, cmd.OF(corps=("C",), rate="normal")) == {"RTG-14.0a"}


@pytest.mark.clause("RTG-13.3a", "RTG-13.3.1a", "RTG-13.3.2a", "RTG-13.3.3a", "RTG-13.3.4a", "RTG-13.3.5a")
def test_menu_c_speaks_to_all_patrol_to_the_cavalry() -> None:
    state = ordered(
        gathered(a_phase(), "confederate", (6, 6)),
        cmd.OF(corps=("C", "J", "HQ"), rate="normal"),
        cmd.SU(corps="force", urgency=7),
        cmd.CM(corps="force", contact="stand"),
        cmd.CD(corps="force", deployment="road"),
        cmd.PT(corps="force"),
    )
    assert len(state.drafts["confederate:C"]) == 3
    assert len(state.drafts["confederate:J"]) == len(state.drafts["confederate:HQ"]) == 4
    assert clauses(ordered(a_phase(), cmd.OF(corps=("C",), rate="normal")), cmd.PT(corps="force")) == {"RTG-13.3.4a"}


@pytest.mark.clause("RTG-13.3a")
def test_what_menu_c_has_not_is_refused_and_so_is_an_order_to_no_force() -> None:
    state = a_phase()
    assert clauses(state, cmd.SU(corps="force", urgency=7)) == {"RTG-13.1.7a"}
    state = ordered(state, cmd.OF(corps=("C",), rate="normal"))
    for command in (
        cmd.RT(corps="force", hex=(6, 7)),
        cmd.XU(corps="force"),
        cmd.OC(corps="force"),
        cmd.DC(corps="force"),
    ):
        assert clauses(state, command) == {"RTG-13.3a"}


@pytest.mark.clause("RTG-4.2.6b", "RTG-13.2.10a", "RTG-13.2.11a", "RTG-13.3.6a")
def test_oc_leaves_menu_c() -> None:
    state = ordered(a_phase(), cmd.OF(corps=("C",), rate="normal"), cmd.OC(corps="A"))
    assert state.force == ()
    assert clauses(state, cmd.SU(corps="force", urgency=7)) == {"RTG-13.1.7a"}


def test_in_the_set_up_no_force_is_formed() -> None:
    assert clauses(laid_out(), cmd.OF(corps=("C",), rate="normal")) == {"RTG-3.0a"}


@pytest.mark.clause("RTG-14.1a", "RTG-14.1b")
def test_one_path_from_the_rear_is_written_for_every_corps_wherever_it_stands() -> None:
    state = ordered(
        a_phase(), cmd.OF(corps=("A", "B", "C"), rate="normal"), cmd.MV(corps="force", start=(5, 7), path=(2, 1, 1))
    )
    assert {state.corps[f"confederate:{one}"].hex for one in "ABC"} == {(6, 5), (5, 7), (6, 6)}
    assert {state.drafts[f"confederate:{one}"] for one in "ABC"} == {(MV((5, 7), (2, 1, 1)),)}

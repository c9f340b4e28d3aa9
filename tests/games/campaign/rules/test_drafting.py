"""Orders as they are written: sets begun anew, what acts at once, the couriers of ET, the set-up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import drafting
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.hexes import distance
from companion.games.campaign.rules.orders import CD, CM, MV, PT, SU
from companion.games.campaign.rules.state import Strength
from tests.games.campaign.building import NORMAL, REST, a_campaign, a_corps, a_march, played
from tests.games.campaign.commanding import (
    a_phase,
    after,
    clauses,
    laid_out,
    ordered,
    received,
    refused,
    sent,
    the_map,
    with_corps,
)

MARCH = cmd.MV(corps="C", start=(6, 6), path=(4, 4))


@pytest.mark.clause("RTG-12.0b", "RTG-12.0f", "RTG-13.1.6a", "RTG-13.2a", "RTG-13.2.1b", "RTG-13.2.7d")
def test_orders_of_a_set_stand_in_the_order_they_were_given() -> None:
    state = ordered(
        a_phase(),
        cmd.OC(corps="C"),
        MARCH,
        cmd.SU(corps="C", urgency=7),
        cmd.CM(corps="3", contact="attack"),
        cmd.CD(corps="confederate:C", deployment="road"),
        MARCH,
        cmd.PT(corps="J"),
    )
    assert state.drafts["confederate:C"] == (MV((6, 6), (4, 4)), SU(7), CM("attack"), CD("road"), MV((6, 6), (4, 4)))
    assert state.drafts["confederate:J"] == (PT(),)
    assert state.corps["confederate:C"] == a_phase().corps["confederate:C"]


@pytest.mark.clause("RTG-12.0e", "RTG-13.2.11a")
def test_going_back_to_a_corps_discards_what_was_written_for_it() -> None:
    state = ordered(a_phase(), MARCH, cmd.OC(corps="A"), cmd.SU(corps="A", urgency=2), cmd.OC(corps="C"))
    assert state.drafts == {"confederate:A": (SU(2),), "confederate:C": ()}


@pytest.mark.clause("RTG-13.1.5a", "RTG-10.0a", "RTG-10.4a", "RTG-R-DELAY", "RTG-R-OC-HQ")
def test_at_et_a_courier_leaves_with_each_set_and_none_with_an_empty_one() -> None:
    state = sent(a_phase(turn=3), cmd.OC(corps="A"), MARCH, cmd.SU(corps="J", urgency=9), cmd.SU(corps="HQ", urgency=1))
    found = {one.corps: one for one in state.dispatches}
    assert list(found) == ["confederate:C", "confederate:J", "confederate:HQ"]
    assert [one.nth for one in state.dispatches] == [1, 2, 3]
    assert {one.issued for one in state.dispatches} == {3}
    assert distance((6, 6), (16, 18)) == 17
    assert [one.arrives for one in state.dispatches] == [3, 5, 3]
    assert found["confederate:C"].orders == (MV((6, 6), (4, 4)),)
    assert state.issued == 3


@pytest.mark.clause("RTG-10.4a", "RTG-13.2.13c")
@given(st.tuples(st.integers(1, 20), st.integers(1, 18)), st.tuples(st.integers(1, 20), st.integers(1, 18)))
def test_the_way_is_measured_at_sending(corps: tuple[int, int], headquarters: tuple[int, int]) -> None:
    state = with_corps(with_corps(a_phase(), "confederate:C", hex=corps), "confederate:HQ", hex=headquarters)
    state = sent(state, cmd.SU(corps="C", urgency=7))
    moved = with_corps(state, "confederate:C", hex=headquarters)
    assert moved.dispatches[0].arrives == 1 + distance(corps, headquarters) // 6


J = "confederate:J"
FAR = (16, 18)
"""Where Stuart is, 17 hexes from headquarters: two turns for a courier."""


@pytest.mark.clause("RTG-1.0e")
@pytest.mark.parametrize(
    "order",
    [
        cmd.SU(corps="J", urgency=9),
        cmd.CM(corps="J", contact="attack"),
        cmd.MV(corps="J", start=FAR, path=()),
        cmd.PT(corps="J"),
        cmd.CD(corps="J", deployment="road"),
    ],
)
def test_a_corps_is_commanded_by_what_a_courier_brings_it_and_by_nothing_else(order: drafting.Written) -> None:
    before = a_phase()
    assert before.corps[J].hex == FAR
    written = sent(before, order)
    assert written.corps == before.corps
    on_the_way = received(written, turn=2).state
    assert (on_the_way.corps, on_the_way.dispatches) == (before.corps, written.dispatches)
    brought = received(on_the_way, turn=3).state
    assert brought.corps[J].orders == written.dispatches[0].orders == (drafting.order_of(order),)
    assert {name: one for name, one in brought.corps.items() if name != J} == {
        name: one for name, one in before.corps.items() if name != J
    }


@pytest.mark.clause("RTG-1.0e", "RTG-1.0d")
@pytest.mark.parametrize("order", [cmd.RT, cmd.AT, cmd.RE])
def test_no_order_goes_past_the_couriers_to_a_corps_out_of_reach(order: type[cmd.RT | cmd.AT | cmd.RE]) -> None:
    beside = the_map().steps(FAR, "confederate")[0]
    (reason,) = refused(a_phase(), order(corps="J", hex=beside))
    assert "send it orders by dispatch" in reason.text
    near = with_corps(a_phase(), "confederate:HQ", hex=FAR)
    assert refused(near, order(corps="J", hex=beside)) == ()


@pytest.mark.clause("RTG-1.0e", "RTG-1.0f", "RTG-8.9a")
def test_the_corps_commander_reads_his_orders_in_his_own_way() -> None:
    """Two corps are told the same march: one of them prefers to rest, which is told with the draw and its clause."""
    goes, rests = (
        played(a_campaign(a_corps("A", deployment="road", orders=(a_march((5, 5), 1),))), face)
        for face in (NORMAL, REST)
    )
    assert goes.hexes("union:A") == [(5, 4)]
    assert rests.hexes("union:A") == []
    assert rests.corps("union:A").orders == (a_march((5, 5), 1),)
    (why,) = rests.of(ev.MarchModeTaken, "union:A")
    assert why.march == "rest"
    assert why.roll is not None
    assert "RTG-8.9a" in {line.clause for line in why.working}


@pytest.mark.clause("RTG-1.0b")
def test_a_side_expects_its_courier_where_the_corps_reported_itself_last() -> None:
    strayed = with_corps(a_phase(), "confederate:J", hex=(6, 18))
    state = sent(strayed, cmd.SU(corps="J", urgency=9))
    assert state.dispatches[0].arrives == 1 + distance((6, 6), (6, 18)) // 6 == 3
    assert state.dispatches[0].expected == 1 + distance((6, 6), (16, 18)) // 6 == 3
    strayed = with_corps(a_phase(), "confederate:J", hex=(7, 13))
    state = sent(strayed, cmd.SU(corps="J", urgency=9))
    assert (state.dispatches[0].arrives, state.dispatches[0].expected) == (2, 3)
    assert state.letters == state.dispatches


@pytest.mark.clause("RTG-12.0a", "RTG-13.2.4a", "RTG-13.2.4c", "RTG-13.2.5a", "RTG-13.2.5c", "RTG-R-IMMEDIATE-SEND")
def test_rt_at_and_re_act_at_once_and_erase_nothing() -> None:
    state = with_corps(a_phase(), "confederate:C", orders=(SU(3),), on_path=-1)
    state = ordered(state, MARCH, cmd.RT(corps="C", hex=(6, 7)), cmd.AT(corps="C", hex=(6, 5)))
    one = state.corps["confederate:C"]
    assert (one.retreat_to, one.attack_hex, one.orders, one.combat) == ((6, 7), (6, 5), (SU(3),), "inactive")
    assert state.drafts["confederate:C"] == (MV((6, 6), (4, 4)),)


@pytest.mark.clause("RTG-R-AT-RE", "RTG-13.2.6a", "RTG-13.2.6c")
def test_the_later_of_at_and_re_counts_and_re_lasts_a_turn() -> None:
    state = ordered(a_phase(), cmd.AT(corps="C", hex=(6, 5)), cmd.RE(corps="C", hex=(6, 7)))
    assert (state.corps["confederate:C"].attack_hex, state.corps["confederate:C"].reinforce) == (None, (6, 7))
    later = after(state, ev.PhaseBegan(2, "reconnaissance"))
    assert later.corps["confederate:C"].reinforce is None
    state = ordered(state, cmd.AT(corps="C", hex=(6, 5)))
    assert (state.corps["confederate:C"].attack_hex, state.corps["confederate:C"].reinforce) == ((6, 5), None)
    later = after(state, ev.PhaseBegan(2, "reconnaissance"))
    assert later.corps["confederate:C"].attack_hex == (6, 5)


@pytest.mark.clause("RTG-13.2.4d", "RTG-13.2.5b")
def test_rt_and_at_last_until_the_corps_has_moved() -> None:
    state = ordered(a_phase(), cmd.RT(corps="C", hex=(6, 7)), cmd.AT(corps="C", hex=(6, 5)))
    moved = after(state, ev.Entered("confederate:C", (6, 5), 1, (1, 2)))
    assert (moved.corps["confederate:C"].retreat_to, moved.corps["confederate:C"].attack_hex) == (None, None)


@pytest.mark.clause("RTG-13.2.2a", "RTG-13.2.2b", "RTG-R-OC-HQ")
def test_sm_sets_headquarters_march_at_once_and_for_good() -> None:
    state = ordered(a_phase(), cmd.SM(march="force"))
    assert state.corps["confederate:HQ"].imposed == "force"
    later = after(state, ev.PhaseBegan(2, "reconnaissance"), ev.PhaseBegan(3, "reconnaissance"))
    assert later.corps["confederate:HQ"].imposed == "force"
    assert clauses(a_phase(), cmd.SM(march="force", corps="C")) == {"RTG-13.2.2a"}
    assert clauses(state, cmd.SM(march="force")) == {"RTG-13.2.2a"}


@pytest.mark.clause("RTG-13.2.13a", "RTG-13.2.13b", "RTG-R-XU-SIDE", "RTG-R-SECONDARY")
def test_xu_takes_a_unit_off_the_map_with_its_points_its_drafts_and_its_post() -> None:
    state = with_corps(
        with_corps(a_phase(), "confederate:HQ", hex=(19, 18)), "confederate:C", hex=(20, 18), stragglers=9
    )
    state = ordered(state, cmd.OF(corps=("C", "HQ"), rate="rest"), cmd.SU(corps="force", urgency=9), cmd.XU(corps="C"))
    assert state.corps["confederate:C"].status == "exited"
    assert state.exited_points == Strength(70, 0, 29, 0).total
    assert list(state.drafts) == ["confederate:HQ"]
    assert state.force == ("confederate:HQ",)
    assert state.secondary["confederate"] == "confederate:J"
    state = ordered(with_corps(state, "confederate:HQ", hex=(20, 18)), cmd.XU(corps="HQ"))
    assert state.exited_points == 99 + 4


@pytest.mark.clause("RTG-3.0a", "RTG-3.1a", "RTG-3.1b", "RTG-3.2a", "RTG-3.3a")
def test_in_the_set_up_numbers_are_exchanged() -> None:
    state = ordered(laid_out(), cmd.SetUp(corps="E", number=1, urgency=7, contact="attack"))
    e, a = state.corps["confederate:E"], state.corps["confederate:A"]
    assert (e.number, e.urgency, e.contact) == (1, 7, "attack")
    assert (a.number, a.urgency, a.contact) == (5, 5, "initiative")
    state = ordered(state, cmd.SetUp(corps="HQ", urgency=1, contact="stand"))
    assert state.corps["confederate:HQ"].number == 11


@pytest.mark.clause("RTG-3.0a", "RTG-3.1a")
@given(st.lists(st.tuples(st.sampled_from("ABCDEFGHIJ"), st.integers(1, 10)), max_size=12))
def test_whatever_the_player_chooses_each_number_stands_once(choices: list[tuple[str, int]]) -> None:
    state = laid_out()
    for letter, number in choices:
        command = cmd.SetUp(corps=letter, number=number)
        if not refused(state, command):
            state = ordered(state, command)
            assert state.corps[f"confederate:{letter}"].number == number
    assert sorted(one.number for one in state.corps.values() if one.side == "confederate") == list(range(1, 12))
    assert [one for one in state.corps.values() if one.side == "union"] == [
        one for one in laid_out().corps.values() if one.side == "union"
    ]

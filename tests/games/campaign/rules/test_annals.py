"""What every corps did and why it stood, folded from the facts; a side is told it by its corps' letters alone."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.annals.recalling import recall, when
from companion.games.campaign.rules.annals.remembering import remember
from companion.games.campaign.rules.annals.shapes import Annals, Cause, Seen, TurnOf
from companion.games.campaign.rules.orders import CD, AnyOrder
from companion.games.campaign.rules.reports import Location
from companion.games.campaign.rules.state import Action, Corps, Dispatch, State, Strength, part
from tests.games.campaign.building import (
    a_campaign,
    a_corps,
    a_march,
    marching,
    played,
    the_rules,
)
from tests.games.campaign.commanding import a_phase, laid_out, with_corps
from tests.games.campaign.commanding import the_rules as all_rules

FAR: tuple[AnyOrder, ...] = (a_march((5, 4), 1, 1),)
WHOLE = (1, 1)


def turn_of(state: State) -> dict[str, TurnOf]:
    """Play the execution phase of a state; gives what each corps did in that turn."""
    opened: list[ev.AnyEvent] = [ev.Began(state), ev.PhaseBegan(state.turn, "reconnaissance")]
    before = remember(the_rules(), None, None, opened)
    story = played(state)
    after = remember(the_rules(), before, state, [*story.events, ev.PhaseBegan(state.turn, "fatigue")])
    return {name: turns[-1] for name, turns in after.turns.items()}


def the_two(mover: int, blocker: int, orders: tuple[AnyOrder, ...] = FAR) -> tuple[Corps, Corps]:
    """Give corps A at 5,5, which is to march to 5,4, where corps B stands in column, resting."""
    one = marching(a_corps("A", at=(5, 5), number=mover), a_march((5, 5), 1))
    return one, marching(a_corps("B", at=(5, 4), number=blocker), *orders, imposed="rest")


@pytest.mark.clause("RTG-7.1a", "RTG-7.1c")
def test_a_corps_of_a_higher_number_waits_for_the_column_ahead() -> None:
    did = turn_of(a_campaign(*the_two(2, 1)))
    assert did["union:A"].stood
    assert did["union:A"].causes == (Cause("waits", "RTG-7.1c", corps=("union:B",), share=WHOLE),)
    assert did["union:B"].causes == (Cause("rests", "RTG-8.9e", mode="rest", share=WHOLE),)


@pytest.mark.clause("RTG-7.1b", "RTG-R-STACK-COST")
def test_who_is_forced_to_deploy_says_how_often_and_for_whom_and_the_other_how_long_it_waited() -> None:
    did = turn_of(a_campaign(*the_two(1, 2)))
    room = [one for one in did["union:B"].causes if one.kind == "made-room"]
    assert room == [Cause("made-room", "RTG-7.1b", corps=("union:A",), times=1)]
    assert did["union:A"].entered == ((5, 4),)
    assert did["union:A"].causes == (Cause("waits", "RTG-7.1c", corps=("union:B",), share=part(Fraction(1, 3))),)


@pytest.mark.clause("RTG-8.0a")
def test_a_corps_without_orders_says_so_unless_it_came_on() -> None:
    idle = turn_of(a_campaign(a_corps("A")))["union:A"]
    assert idle.causes == (Cause("no-orders", "RTG-8.0a", share=WHOLE),)
    came = turn_of(a_campaign(marching(a_corps("A"), a_march((5, 5), 1), march="force", imposed="force")))["union:A"]
    assert (came.entered, came.ended, came.causes) == (((5, 4),), (5, 4), ())
    assert came.done == (a_march((5, 5), 1),)


@pytest.mark.clause("RTG-4.4d", "RTG-R-SLOW")
def test_a_slow_start_says_how_long_it_took() -> None:
    slow = replace(marching(a_corps("A"), a_march((5, 5), 1)), waits_until=(1, 2))
    causes = turn_of(a_campaign(slow))["union:A"].causes
    assert Cause("slow", "RTG-4.4d", share=(1, 2)) in causes


@pytest.mark.clause("RTG-8.0e")
def test_what_was_spent_for_the_next_hex_is_told_of_who_did_not_reach_it() -> None:
    slow = replace(marching(a_corps("A"), a_march((5, 5), 1)), waits_until=(1, 2))
    (last,) = [one for one in turn_of(a_campaign(slow))["union:A"].causes if one.kind == "half-way"]
    assert last.clause == "RTG-8.0e"
    assert (last.paid, last.cost) == ((3, 2), (2, 1))


@pytest.mark.clause("RTG-6.2a", "RTG-R-ZOC-ORDERS")
def test_before_the_enemy_orders_wait() -> None:
    one = marching(a_corps("A", contact="stand"), a_march((5, 5), 1))
    did = turn_of(a_campaign(one, a_corps("A", "confederate", at=(5, 6), contact="stand", deployment="deployed")))
    (cause,) = [one for one in did["union:A"].causes if one.kind == "before-the-enemy"]
    assert (cause.mode, cause.clause, cause.corps) == ("stand", "RTG-6.2.2a", ())


@pytest.mark.clause("RTG-4.4b", "RTG-4.4c")
def test_new_orders_that_wipe_a_step_half_paid_are_told() -> None:
    state = a_campaign(marching(a_corps("A"), a_march((5, 5), 1)))
    letter = Dispatch("union:A", (CD("road"),), issued=state.turn, nth=7, arrives=state.turn)
    half = with_corps(state, "union:A", suspended=Action("enter", (2, 1), (0, 1), paid=(1, 1), to=(5, 4)))
    state = replace(half, letters=(letter,), dispatches=(letter,))
    before = remember(the_rules(), None, None, [ev.Began(state), ev.PhaseBegan(state.turn, "reconnaissance")])
    read = ev.DispatchRead("union:A", 7, letter.orders, lost=True)
    turn = remember(the_rules(), before, state, [read]).turns["union:A"][-1]
    assert turn.read == (state.turn,)
    assert [one.clause for one in turn.causes] == ["RTG-4.4b"]


# ---- what a side may know of it

FROM = "union:E"


def told_to(*reports: Location, turn: int = 4) -> State:
    return a_phase("union", turn, laid_out(), reports=reports)


@pytest.mark.clause("RTG-4.1a", "RTG-10.2a", "RTG-1.0b")
def test_a_turn_is_known_when_the_letter_is_read_that_was_written_after_it() -> None:
    annals = Annals({FROM: (TurnOf(1, (5, 5), causes=(Cause("no-orders", "RTG-8.0a", share=WHOLE),)),)})
    letter = Location(to="union", sent=2, arrives=4, corps=FROM, hex=(5, 5))
    early, late = (told_to(letter, turn=turn) for turn in (3, 4))
    assert recall(all_rules(), annals, early, "union").turns[FROM] == ()
    (found,) = recall(all_rules(), annals, late, "union").turns[FROM]
    assert (found.did.turn, found.told) == (1, when(all_rules(), late, 4))
    # an earlier letter tells of the turn before, not of this one
    other = replace(letter, sent=1)
    assert recall(all_rules(), annals, told_to(other), "union").turns[FROM] == ()
    assert recall(all_rules(), annals, early, "referee").turns[FROM]
    assert recall(all_rules(), annals, replace(early, over=True), "union").turns[FROM]


@pytest.mark.clause("RTG-1.0b", "RTG-13.1.2a")
def test_a_corps_out_of_sight_is_as_it_was_seen_last_with_its_age() -> None:
    state = a_phase("union", 4, laid_out())
    far, near = (8, 5), state.headquarters("union").hex
    seen = Seen(1, Strength(90), 1.0, 5, "stand")
    annals = Annals({}, {FROM: seen})
    there = recall(all_rules(), annals, with_corps(state, FROM, hex=far), "union").seen[FROM]
    assert there.seen == seen
    assert (there.when.date, there.when.hour, there.when.ago) == ("June 28", "0500", 12)
    assert FROM not in recall(all_rules(), annals, with_corps(state, FROM, hex=near), "union").seen


@pytest.mark.clause("RTG-3.1c", "RTG-13.1.2a")
def test_headquarters_remembers_what_it_saw_and_not_what_became_of_it_since() -> None:
    start = laid_out()
    before = remember(all_rules(), None, None, [ev.Began(start)])
    assert before.seen[FROM].strength == start.corps[FROM].strength  # in the set-up all are seen
    away = a_phase("union", 4, with_corps(start, FROM, hex=(1, 1), strength=Strength(1)))
    assert remember(all_rules(), before, away, []).seen[FROM] == before.seen[FROM]


@pytest.mark.clause("RTG-10.4a", "RTG-1.0b")
def test_when_orders_were_read_is_known_by_the_letter_that_says_so() -> None:
    sent = Dispatch(FROM, (CD("road"),), issued=1, nth=1, arrives=2, expected=1)
    other = Dispatch("confederate:A", (CD("road"),), issued=1, nth=2, arrives=2, expected=2)
    annals = Annals({FROM: (TurnOf(1, (5, 5)), TurnOf(2, (5, 5), read=(1,)))})
    state = a_phase("union", 4, laid_out(), letters=(sent, other))
    assert recall(all_rules(), annals, state, "union").sent[FROM][0].read is None
    heard = replace(state, reports=(Location(to="union", sent=3, arrives=4, corps=FROM, hex=(5, 5)),))
    (found,) = recall(all_rules(), annals, heard, "union").sent[FROM]
    assert found.read is not None
    assert (found.read.turn, found.expected.turn) == (2, 1)
    assert "confederate:A" not in recall(all_rules(), annals, heard, "union").sent


CAUSES = st.builds(
    Cause,
    st.sampled_from(["waits", "slow", "no-orders"]),
    st.just("RTG-8.0a"),
    share=st.just(WHOLE),
    times=st.integers(0, 9),
)
PLACES = st.tuples(st.integers(1, 20), st.integers(1, 18))


@st.composite
def hidden(draw: st.DrawFn) -> Annals:
    """Draw annals that a Union player cannot tell from others: the enemy's, and turns of which no letter was read."""
    told = TurnOf(1, (9, 9), entered=((9, 8),))
    untold = TurnOf(2, draw(PLACES), draw(st.lists(PLACES, max_size=2).map(tuple)), causes=(draw(CAUSES),))
    enemy = tuple(TurnOf(turn, draw(PLACES), causes=(draw(CAUSES),)) for turn in (1, 2, 3))
    seen = {"confederate:A": Seen(draw(st.integers(0, 4)), Strength(draw(st.integers(0, 99))), 0.0, 5, "stand")}
    return Annals({FROM: (told, untold, TurnOf(4, draw(PLACES))), "confederate:A": enemy}, seen)


@pytest.mark.clause("RTG-1.0b", "RTG-R-AI-INFO")
@given(hidden(), hidden(), st.integers(0, 99))
def test_what_a_side_recalls_does_not_depend_on_what_it_may_not_know(one: Annals, two: Annals, nth: int) -> None:
    heard = Location(to="union", sent=2, arrives=3, corps=FROM, hex=(9, 8))
    unread = Location(to="union", sent=3, arrives=9, corps=FROM, hex=(9, 8))
    theirs = Location(to="confederate", sent=3, arrives=3, corps="confederate:A", hex=(2, 2))
    sent = Dispatch(FROM, (CD("road"),), issued=1, nth=1 + nth, arrives=1, expected=1)
    enemys = tuple(Dispatch("confederate:A", (), issued=1, nth=place, arrives=2) for place in range(nth % 3))
    found = [
        msgspec.json.encode(recall(all_rules(), annals, state, "union"), order="deterministic")
        for annals, state in (
            (one, a_phase("union", 4, laid_out(), reports=(heard, unread, theirs), letters=(sent, *enemys))),
            (two, a_phase("union", 4, laid_out(), reports=(heard,), letters=(replace(sent, nth=1),))),
        )
    ]
    assert found[0] == found[1]

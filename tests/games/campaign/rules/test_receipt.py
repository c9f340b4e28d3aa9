"""Order receipt: which set counts, what is obeyed before the enemy, what a demoralised corps never reads, slow starts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import receipt
from companion.games.campaign.rules.orders import CD, CM, MV, SU, AnyOrder
from companion.games.campaign.rules.state import Action, Dispatch, State
from companion.language.messages import told as in_words
from tests.games.campaign.commanding import a_phase, a_story, reading, received, sent, with_corps

OLD = (MV((6, 6), (1,)),)
MARCH = MV((6, 6), (4, 4))
WAY = cmd.MV(corps="C", start=(6, 6), path=(4, 4))
C = "confederate:C"


def at_work(*, before_the_enemy: bool = False) -> State:
    """Give the Confederate phase with Hood on the march, alone or before the enemy."""
    state = with_corps(
        a_phase(), C, orders=OLD, on_path=0, route=((6, 5),), action=Action("enter", (2, 1), paid=(1, 1), to=(6, 5))
    )
    return with_corps(state, "union:H", hex=(6, 7)) if before_the_enemy else state


def reads(state: State, *orders: AnyOrder) -> ev.DispatchRead:
    """Give what Hood reads of a set that arrives now."""
    dispatch = Dispatch(C, orders, issued=1, nth=1, arrives=1)
    story = received(replace(state, dispatches=(dispatch,), issued=1))
    assert story.state.dispatches == ()
    found = story.events[-1]
    assert isinstance(found, ev.DispatchRead)
    return found


@pytest.mark.clause("RTG-4.4a", "RTG-4.4b", "RTG-12.0b", "RTG-4.4c")
def test_non_immediate_orders_wipe_the_old_ones_and_the_points_put_into_an_action() -> None:
    one = received(sent(at_work(), WAY)).corps(C)
    assert (one.orders, one.on_path, one.route, one.action) == ((MARCH,), -1, (), None)


@pytest.mark.clause("RTG-4.4a", "RTG-10.0b", "RTG-10.4a")
def test_a_dispatch_is_read_in_the_turn_of_its_arrival_not_before() -> None:
    state = sent(a_phase(), cmd.SU(corps="J", urgency=9))
    assert received(state, turn=1).events == []
    assert received(state, turn=2).events == []
    assert received(state, turn=3).corps("confederate:J").orders == (SU(9),)


@pytest.mark.clause("RTG-12.0c", "RTG-R-SU-NI", "RTG-13.2.1a", "RTG-13.2.3a")
@pytest.mark.parametrize("order", [SU(9), CM("attack")])
def test_outside_an_enemy_zone_su_and_cm_are_non_immediate(order: AnyOrder) -> None:
    """They wipe a march, and take effect when their turn comes."""
    story = received(replace(at_work(), dispatches=(Dispatch(C, (order,), 1, 1, 1),)))
    one = story.corps(C)
    assert one.orders == (order,)
    assert (one.urgency, one.contact) == (5, "initiative")
    assert one.action is None


@pytest.mark.clause("RTG-12.0c", "RTG-R-SU-NI")
def test_before_the_enemy_su_and_cm_act_at_once_and_wipe_nothing() -> None:
    state = replace(at_work(before_the_enemy=True), dispatches=(Dispatch(C, (SU(9), CM("attack")), 1, 1, 1),))
    story = received(state)
    one, before = story.corps(C), state.corps[C]
    assert (one.urgency, one.contact) == (9, "attack")
    assert (one.orders, one.on_path, one.route, one.action) == (
        before.orders,
        before.on_path,
        before.route,
        before.action,
    )
    assert not [event for event in story.events if isinstance(event, ev.DispatchRead) and event.lost]


@pytest.mark.clause("RTG-12.0d")
def test_before_the_enemy_even_a_cm_at_the_end_of_a_march_acts_at_once() -> None:
    state = replace(at_work(before_the_enemy=True), dispatches=(Dispatch(C, (SU(2), MARCH, CM("stand")), 1, 1, 1),))
    one = received(state).corps(C)
    assert (one.urgency, one.contact, one.orders) == (2, "stand", (MARCH,))


@pytest.mark.clause("RTG-12.0d")
def test_of_two_such_orders_the_last_stands() -> None:
    state = replace(at_work(before_the_enemy=True), dispatches=(Dispatch(C, (CM("attack"), CM("stand")), 1, 1, 1),))
    assert received(state).corps(C).contact == "stand"


@pytest.mark.clause("RTG-11.0d")
@pytest.mark.parametrize("before_the_enemy", [False, True])
def test_a_demoralised_corps_reads_everything_but_su_and_cm(before_the_enemy: bool) -> None:
    state = with_corps(at_work(before_the_enemy=before_the_enemy), C, demoralised=True, urgency=1, contact="withdraw")
    read = reads(state, SU(9), MARCH, CM("attack"))
    assert (read.orders, read.struck, read.lost) == ((MARCH,), (SU(9), CM("attack")), True)
    one = received(replace(state, dispatches=(Dispatch(C, (SU(9), CM("attack")), 1, 1, 1),))).corps(C)
    assert (one.urgency, one.contact, one.orders, one.action) == (1, "withdraw", OLD, state.corps[C].action)


@pytest.mark.clause("RTG-13.1.6b", "RTG-R-TWO-DISPATCH")
def test_of_two_sets_that_arrive_together_the_last_issued_counts() -> None:
    """The second was sent from nearer, after the first, and stands before it in the list."""
    first, second = Dispatch(C, (SU(2),), 1, 4, 3), Dispatch(C, (MARCH,), 2, 9, 3)
    state = replace(at_work(), dispatches=(second, first))
    assert received(state, turn=3).corps(C).orders == (MARCH,)
    assert received(replace(state, dispatches=(first, second)), turn=3).corps(C).orders == (MARCH,)
    swapped = (replace(first, issued=2, nth=9), replace(second, issued=2, nth=8))
    assert received(replace(state, dispatches=swapped), turn=3).corps(C).orders == (SU(2),)


@pytest.mark.clause("RTG-R-TWO-DISPATCH")
def test_an_older_set_that_arrives_later_still_replaces_the_newer() -> None:
    older, newer = Dispatch(C, (SU(2),), 1, 1, 4), Dispatch(C, (MARCH,), 2, 2, 3)
    story = received(replace(at_work(), dispatches=(older, newer)), turn=3)
    assert story.corps(C).orders == (MARCH,)
    assert received(story.state, turn=4).corps(C).orders == (SU(2),)


@pytest.mark.clause("RTG-13.1.6b", "RTG-12.0c")
def test_before_the_enemy_both_sets_commands_act_and_the_march_of_the_first_stays() -> None:
    sets = (Dispatch(C, (SU(2), MARCH), 1, 1, 1), Dispatch(C, (CM("stand"),), 1, 2, 1))
    one = received(replace(at_work(before_the_enemy=True), dispatches=sets)).corps(C)
    assert (one.urgency, one.contact, one.orders) == (2, "stand", (MARCH,))


@pytest.mark.parametrize("status", ["eliminated", "exited"])
def test_nobody_reads_what_comes_to_a_corps_that_is_gone(status: str) -> None:
    state = with_corps(replace(at_work(), dispatches=(Dispatch(C, (MARCH,), 1, 1, 1),)), C, status=status, orders=())
    story = received(state)
    assert story.state.dispatches == ()
    assert story.corps(C) == state.corps[C]


@pytest.mark.clause("RTG-4.4d", "RTG-R-SLOW")
@pytest.mark.parametrize(("face", "waits"), [(1, (1, 2)), (2, (0, 1)), (6, (0, 1))])
def test_one_in_six_loses_the_first_half_of_the_phase(face: int, waits: tuple[int, int]) -> None:
    story = received(sent(at_work(), WAY), face)
    assert story.corps(C).waits_until == waits
    read = story.events[-1]
    assert isinstance(read, ev.DispatchRead)
    assert read.roll is not None
    assert (read.roll.face, read.roll.sides) == (face, 6)
    assert "RTG-R-SLOW" in in_words(read.roll.why)


@pytest.mark.clause("RTG-R-SLOW")
def test_nobody_is_slow_who_reads_nothing_new_and_each_corps_is_drawn_for_once() -> None:
    sets = (Dispatch(C, (MARCH,), 1, 1, 1), Dispatch(C, (CD("road"),), 1, 2, 1))
    story = received(replace(at_work(), dispatches=sets), 1)
    assert story.corps(C).waits_until == (1, 2)
    at_the_enemy = replace(at_work(before_the_enemy=True), dispatches=(Dispatch(C, (SU(9),), 1, 1, 1),))
    story = a_story(replace(at_the_enemy, phase="receipt"), 1)
    receipt.receive(story)
    assert story.corps(C).waits_until == (0, 1)


@pytest.mark.clause("RTG-R-SLOW")
def test_in_the_other_reading_nobody_is_slow() -> None:
    story = a_story(replace(sent(at_work(), WAY), phase="receipt"), 1, rules=reading(SLOW=1))
    receipt.receive(story)
    assert story.corps(C).waits_until == (0, 1)


ORDERS = st.sampled_from([SU(1), SU(9), CM("stand"), CM("withdraw"), CD("road"), MARCH, MV((6, 6), ())])


@given(
    st.lists(st.tuples(st.lists(ORDERS, min_size=1, max_size=4), st.integers(1, 3)), max_size=6),
    st.booleans(),
    st.booleans(),
)
@pytest.mark.clause("RTG-12.0b", "RTG-12.0c", "RTG-11.0d", "RTG-R-TWO-DISPATCH")
def test_reading_is_what_the_clauses_say_word_by_word(
    sets: list[tuple[list[AnyOrder], int]], before_the_enemy: bool, demoralised: bool
) -> None:
    """A slow clerk: one order after the other, in the order of issue."""
    state = with_corps(at_work(before_the_enemy=before_the_enemy), C, demoralised=demoralised)
    dispatches = tuple(Dispatch(C, tuple(orders), issued, nth, 3) for nth, (orders, issued) in enumerate(sets, 1))
    one = received(replace(state, dispatches=dispatches), turn=3).corps(C)
    urgency, contact = 5, "initiative"
    orders: tuple[AnyOrder, ...] = OLD
    for dispatch in sorted(dispatches, key=lambda one: (one.issued, one.nth)):
        new: list[AnyOrder] = []
        for order in dispatch.orders:
            if isinstance(order, SU | CM):
                if demoralised:
                    continue
                if before_the_enemy:
                    urgency = order.urgency if isinstance(order, SU) else urgency
                    contact = order.contact if isinstance(order, CM) else contact
                    continue
            new.append(order)
        orders = tuple(new) if new else orders
    assert (one.urgency, one.contact, one.orders) == (urgency, contact, orders)

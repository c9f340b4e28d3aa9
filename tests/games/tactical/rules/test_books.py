"""The books of a unit: men and guns at the start, lost, set aside; who pays for a figure that is set by hand."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.apply import apply
from companion.games.tactical.rules.books import all_unbalanced
from companion.games.tactical.rules.orders.reorganising import joined, split
from companion.games.tactical.rules.state import Leader, Losses
from tests.games.tactical.building import state, unit
from tests.games.tactical.ordering import AT, after, moment, why_not, words

A = unit("A", at=AT)
GUNS = unit("G", at=(0, 1), arm="artillery", weapon="N12")


def by_hand(field: str, value: Any, pays: str = "", target: str = A.id) -> cmd.Override:
    return cmd.Override(target=target, field=field, value=value, reason="as it stood", pays=pays)


@pytest.mark.parametrize(
    ("field", "value", "pays", "expected"),
    [
        ("men", 390, "", (390, 0, 10, 400)),
        ("men", 390, "set-aside", (390, 0, 10, 400)),
        ("men", 390, "lost", (390, 10, 0, 400)),
        ("men", 390, "at-start", (390, 0, 0, 390)),
        ("men_lost", 10, "men", (390, 10, 0, 400)),
        ("men_at_start", 410, "", (400, 0, 10, 410)),
        ("status", "eliminated", "", (0, 0, 400, 400)),
        ("status", "eliminated", "lost", (0, 400, 0, 400)),
    ],
)
def test_men_set_by_hand_are_paid_for_by_a_column(field: str, value: Any, pays: str, expected: tuple[int, ...]) -> None:
    now = after(moment(A), by_hand(field, value, pays))
    one = now.state.units[A.id]
    assert (one.men, one.men_lost, one.men_aside, one.men_at_start) == expected
    assert now.state.losses.get("union", Losses()).infantry == one.men_lost, "what is lost counts for the score"
    assert not all_unbalanced(now.state)


def test_guns_have_books_of_their_own() -> None:
    one = after(moment(GUNS), by_hand("guns", 10, "lost", GUNS.id)).state.units[GUNS.id]
    assert (one.guns, one.guns_lost, one.guns_aside) == (10, 2, 0)


def test_where_a_unit_is_and_its_square_go_together() -> None:
    off = after(moment(A), by_hand("status", "to-arrive"))
    assert (off.state.units[A.id].square, off.state.units[A.id].men) == (None, 400)
    back = after(off, by_hand("square", [2, 3])).state.units[A.id]
    assert (back.status, back.square) == ("on-map", (2, 3))


@pytest.mark.clause("ANT-R-SUCCESSION")
def test_a_leader_lost_by_hand_counts_and_is_succeeded() -> None:
    meade = Leader(id="union:meade", name="Meade", side="union", rank="division", formation="x", bonus=1, unit=A.id)
    now = after(moment(A, leaders=(meade,)), by_hand("lost", True, target=meade.id))
    assert (now.state.leaders[meade.id].lost, now.state.losses["union"].division_leaders) == (True, 1)


@pytest.mark.clause("ANT-R-LEADER-ELIM")
def test_the_leaders_of_a_unit_that_is_eliminated_by_hand_ride_on_without_a_draw() -> None:
    b = unit("B", at=(1, 1), division="x")
    meade = Leader(id="union:meade", name="Meade", side="union", rank="division", formation="x", bonus=1, unit=A.id)
    there = moment(replace(A, division="x"), b, leaders=(meade,))
    now = after(there, by_hand("status", "eliminated"))
    assert (now.state.leaders[meade.id].unit, now.state.leaders[meade.id].lost) == (b.id, False)


@pytest.mark.parametrize(
    ("field", "value", "pays", "said"),
    [
        ("men", 3, "guns", "'guns' cannot pay for men"),
        ("fatigue", 3, "lost", "fatigue stands in no books"),
        ("men_aside", 3, "", "say which column pays"),
    ],
)
def test_who_cannot_pay_is_refused_in_words(field: str, value: Any, pays: str, said: str) -> None:
    now = moment(A)
    assert any(said in words(now, one) for one in why_not(now, by_hand(field, value, pays)))


@given(st.integers(2, 900), st.integers(0, 300), st.integers(-50, 50))
def test_halves_share_the_books_and_joined_have_them_again(men: int, lost: int, aside: int) -> None:
    whole = unit("W", men=men, men_lost=lost, men_aside=aside, men_at_start=max(0, men + lost + aside))
    if whole.men_at_start != men + lost + aside:
        return
    a, b = split(whole, 0)
    assert not all_unbalanced(state(a, b))
    back = joined(a, b, 0)
    assert (back.men, back.men_lost, back.men_aside, back.men_at_start) == (men, lost, aside, whole.men_at_start)


@given(
    st.lists(
        st.sampled_from(
            [
                ev.Lost(A.id, 7),
                ev.Lost(GUNS.id, 2, 1),
                ev.Eliminated(A.id, 100, 0, "fire"),
                ev.Overridden(A.id, "men", 400, 380, "so"),
                ev.Overridden(A.id, "men", 400, 380, "so", "lost"),
                ev.Overridden(GUNS.id, "guns_at_start", 12, 13, "so"),
            ]
        ),
        max_size=6,
    )
)
def test_the_books_balance_after_any_facts(facts: list[Any]) -> None:
    now = state(A, GUNS)
    for fact in facts:
        now = apply(now, fact)
        assert not all_unbalanced(now)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("men_lost", 9_000, "9,000 cannot be gone of A, where there were 400 in all"),
        ("guns_lost", 1, "1 cannot be gone of A, where there were 0 in all"),
    ],
)
def test_more_than_there_was_cannot_be_lost_also_with_a_word(field: str, value: int, said: str) -> None:
    order = by_hand(field, value)
    assert said in said_of(order)
    assert why_not(moment(A), replace(order, because="I say so"))


def test_as_many_again_put_in_by_hand_are_asked_for_a_word() -> None:
    order = by_hand("men", 900)
    assert "A began with 400, and so 500 would have been put in by hand" in said_of(order)
    now = after(moment(A), replace(order, because="the brigade behind came up"))
    assert now.state.units[A.id].men == 900
    assert not all_unbalanced(now.state)
    late = by_hand("arrives", 99)
    assert "after the last" in said_of(late)
    assert not why_not(moment(A), replace(late, because="never"))


def said_of(order: cmd.Override) -> str:
    return "; ".join(words(moment(A), reason) for reason in why_not(moment(A), order))

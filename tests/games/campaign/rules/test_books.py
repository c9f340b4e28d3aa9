"""The books of a corps by arm: at the start, lost, set aside; who pays for a figure that is set by hand."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.charts.figures import Refused
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.apply import apply
from companion.games.campaign.rules.books import all_unbalanced
from companion.games.campaign.rules.score import score
from companion.games.campaign.rules.state import Corps, Side, State, Strength
from companion.games.campaign.words import status
from tests.games.campaign.playing import begun, laid_out, play, rules

NAME = "union:A"
WAS = laid_out("gettysburg-battle").corps[NAME]
LESS = replace(WAS.strength, infantry=WAS.strength.infantry - 5)
FIVE = Strength(infantry=5)


def by_hand(field: str, value: Any, pays: str = "") -> cmd.Override:
    return cmd.Override(target=NAME, field=field, value=value, reason="a slip", pays=pays)


def after(*orders: cmd.Override) -> Corps:
    with begun("gettysburg-battle") as session:
        for order in orders:
            session.do(order)
        truth: State = session.view.truth
    assert not all_unbalanced(truth)
    return truth.corps[NAME]


def points(one: Strength) -> dict[str, int]:
    return {"infantry": one.infantry, "cavalry": one.cavalry, "foot_guns": one.foot_guns, "horse_guns": one.horse_guns}


@pytest.mark.parametrize(
    ("pays", "column"),
    [("", "set_aside"), ("set-aside", "set_aside"), ("lost", "lost")],
)
def test_strength_set_by_hand_is_paid_for_by_a_column(pays: str, column: str) -> None:
    found = after(by_hand("strength", points(LESS), pays))
    assert (found.strength, getattr(found, column)) == (LESS, FIVE)


def test_stragglers_and_the_start_can_pay_and_losses_give_back() -> None:
    assert after(by_hand("strength", points(LESS), "stragglers")).stragglers == WAS.stragglers + 5
    assert after(by_hand("strength", points(LESS), "at-start")).at_start.total == WAS.at_start.total - 5
    back = after(by_hand("strength", points(LESS), "lost"), by_hand("lost", {}, "strength"))
    assert (back.strength, back.lost) == (WAS.strength, Strength())


@pytest.mark.parametrize(
    ("field", "value", "pays", "words"),
    [
        ("strength", {"infantry": 5}, "strength", "'strength' cannot pay for strength"),
        ("strength", {"infantry": 5}, "luck", "there are: set_aside, lost"),
        ("fatigue", 1.0, "lost", "fatigue stands in no books"),
        ("set_aside", {"infantry": 5}, "", "say which column pays"),
        ("strength", {}, "stragglers", "say which column pays"),
        ("strength", {"infantry": 900}, "lost", "infantry cannot be -"),
    ],
)
def test_who_cannot_pay_is_refused_in_words(field: str, value: Any, pays: str, words: str) -> None:
    with begun("gettysburg-battle") as session, pytest.raises(Refused, match=words):
        session.do(by_hand(field, value, pays))


@pytest.mark.clause("RTG-R-ORIGINAL")
def test_what_the_referee_set_aside_is_no_loss_of_the_score() -> None:
    state = laid_out("gettysburg-battle")
    few = replace(WAS, strength=Strength(infantry=1))
    lost = replace(few, lost=replace(WAS.strength, infantry=WAS.strength.infantry - 1))
    aside = replace(few, set_aside=replace(WAS.strength, infantry=WAS.strength.infantry - 1))
    before, by_enemy, by_referee = (
        score(rules(), replace(state, corps=state.corps | {NAME: one})).points for one in (WAS, lost, aside)
    )
    assert before == by_referee != by_enemy


def test_the_status_tells_what_was_set_aside() -> None:
    with begun("gettysburg-battle") as session:
        session.do(by_hand("strength", points(LESS)))
        told = "\n".join(status.lines(session.view, session.duties(), session.score(), entry=2))
        assert "5 set aside by the referee" in told
        (corps,) = [one for one in status.value(session.view)["units"] if one["id"] == NAME]
        assert corps["now"].set_aside == FIVE


@given(
    st.lists(
        st.sampled_from(
            [
                ev.StrengthLost(NAME, FIVE, "combat"),
                ev.Straggled(NAME, 2),
                ev.Straggled(NAME, -1),
                ev.Eliminated(NAME, "combat"),
                ev.Overridden(NAME, "strength", {}, {"infantry": 7}, "so"),
                ev.Overridden(NAME, "strength", {}, {"cavalry": 7}, "so", "lost"),
                ev.Overridden(NAME, "stragglers", 0, 4, "so"),
                ev.Overridden(NAME, "set_aside", {}, {"infantry": 1}, "so", "at_start"),
            ]
        ),
        max_size=6,
    )
)
def test_the_books_balance_after_any_facts(facts: list[Any]) -> None:
    state = laid_out("gettysburg-battle")
    for fact in facts:
        state = apply(state, fact)
        assert not all_unbalanced(state)


@pytest.mark.parametrize("side", ["union", "confederate"])
def test_a_headquarters_formed_anew_begins_with_more(side: Side) -> None:
    state = laid_out("gettysburg-battle")
    home = state.headquarters(side)
    gone = apply(
        apply(state, ev.StrengthLost(home.id, home.strength, "surrender")), ev.Eliminated(home.id, "surrender")
    )
    assert not all_unbalanced(gone)


def test_a_played_campaign_keeps_its_books() -> None:
    with begun("gettysburg-battle", seed="7") as session:
        assert not all_unbalanced(play(session, until_turn=5).view.truth)


def test_more_than_there_was_cannot_be_lost_also_with_a_word() -> None:
    order = by_hand("lost", {"infantry": 9_000})
    with begun("gettysburg-battle") as session:
        for one in (order, replace(order, because="I say so")):
            with pytest.raises(Refused, match="9,000 cannot be gone of infantry"):
                session.do(one)
        with pytest.raises(Refused, match="is after the last"):
            session.do(cmd.Override(target="game", field="turn", value=999, reason="a slip"))


def test_as_many_points_again_put_in_by_hand_are_asked_for_a_word() -> None:
    order = by_hand("strength", points(replace(WAS.strength, infantry=9_000)))
    with begun("gettysburg-battle") as session, pytest.raises(Refused, match="would have been put in by hand"):
        session.do(order)
    assert after(replace(order, because="the army of Joseph Johnston")).strength.infantry == 9_000

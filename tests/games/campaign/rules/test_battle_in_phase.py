"""Battles in an execution phase: opened when an attack is paid for, stopped at questions, gone on with (RTG-4.5a, RTG-9.0b)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle import fight
from companion.games.campaign.rules.execution import execute
from companion.games.campaign.rules.hexes import neighbour
from companion.games.campaign.rules.state import Side, State, whole
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.withdrawing import answer_withdrawal
from tests.games.campaign.battles import (
    FIELD,
    a_game,
    attacker,
    corps,
    facts,
    folded,
    headquarters,
    of_computers,
    story,
)

CSA: Side = "confederate"
USA: Side = "union"
MEADE = headquarters(USA, at=neighbour(FIELD, 4), combat="hasty-attack", contact="hasty-attack", deployment="road")


def played(told: Story, *answers: str) -> Story:
    execute(told)
    for one in answers:
        fight.answer(told, one)
        execute(told)
    return told


@pytest.mark.clause("RTG-9.0b", "RTG-9.1c", "RTG-4.5a", "RTG-R-BOTH-ATTACK")
def test_each_attack_is_its_own_battle_when_its_point_is_paid() -> None:
    """Infantry in normal march has 3 points a turn: an attack costs one; a hasty one at 4 points comes before it."""
    game = a_game(
        attacker("confederate:A"),
        attacker("confederate:B", combat="hasty-attack", contact="hasty-attack"),
        attacker("union:A"),
        corps("union:B", 300),
    )
    told = played(story(of_computers(game)))
    moments = [
        (one.battle.initiator, whole(one.battle.at)) for one in facts(told, ev.BattleOpened) if not one.battle.estimates
    ]
    assert moments[:3] == [
        ("confederate:B", Fraction(1, 4)),
        ("confederate:A", Fraction(1, 3)),
        ("union:A", Fraction(1, 3)),
    ]
    assert len(facts(told, ev.BattleClosed)) == len(moments)
    assert whole(told.state.clock) == 1


@pytest.mark.clause("RTG-9.1e")
def test_meade_comes_up_and_takes_the_corps_with_him_a_second_time() -> None:
    """A corps attacks at 1/4. Meade, who could not stir before, enters at 2/3 and attacks at 5/6: it joins him."""
    early = attacker("union:A", 300, combat="hasty-attack", contact="hasty-attack")
    waiting = headquarters(
        USA,
        at=neighbour(FIELD, 4),
        combat="hasty-attack",
        contact="hasty-attack",
        deployment="road",
        waits_until=(1, 3),
    )
    game = a_game(early, waiting, corps("confederate:A", 300))
    told = played(story(of_computers(game)))
    closed = facts(told, ev.BattleClosed)
    assert [(one.attackers, whole(one.at)) for one in closed] == [
        (("union:A",), Fraction(1, 4)),
        (("union:A", "union:HQ"), Fraction(5, 6)),
    ]


def test_the_phase_stops_at_a_question_and_goes_on_after_the_answer() -> None:
    lee = headquarters(CSA, at=FIELD, combat="attack", contact="attack")
    game = a_game(attacker("confederate:A"), lee, corps("union:A"))
    told = story(game)
    execute(told)
    assert told.state.pending is not None
    assert whole(told.state.clock) == Fraction(1, 4)  # the headquarters is cavalry: 4 points
    execute(told)
    assert whole(told.state.clock) == Fraction(1, 4)
    fight.answer(told, "6")
    fight.answer(told, "")
    execute(told)
    assert whole(told.state.clock) == 1
    assert told.state.corps["confederate:A"].attacked
    assert folded(game, told) == told.state


@st.composite
def mobs(draw: st.DrawFn) -> State:
    """Draw up to four corps a side in one hex or beside it, in any mode and with any standing order."""
    modes = ["withdraw", "stand", "attack", "hasty-attack"]
    made = []
    for side in (CSA, USA):
        for letter in "ABCD"[: draw(st.integers(1, 4))]:
            at = draw(st.sampled_from([FIELD, FIELD, neighbour(FIELD, 1), neighbour(FIELD, 4)]))
            mode = draw(st.sampled_from(modes))
            contact = draw(st.sampled_from([mode, "initiative"]))
            made.append(
                corps(
                    f"{side}:{letter}",
                    draw(st.integers(1, 120)),
                    at=at,
                    combat=mode,
                    contact=contact,
                    deployment=draw(st.sampled_from(["road", "deployed"])),
                    fatigue=draw(st.integers(0, 24)) / 4,
                    heading=draw(st.integers(0, 6)),
                    original=150,
                    leadership=draw(st.integers(1, 9)),
                )
            )
        if draw(st.booleans()):
            made.append(headquarters(side, at=FIELD, combat="hasty-attack", contact="hasty-attack", deployment="road"))
    human = draw(st.sets(st.sampled_from([CSA, USA])))
    game = a_game(*made, secondary={CSA: "confederate:A", USA: "union:A"}, offline=draw(st.booleans()))
    return of_computers(game, *({CSA, USA} - human)) if human != {CSA, USA} else game


@given(mobs(), st.integers(1, 10**6))
@settings(max_examples=60, deadline=None)
def test_whatever_happens_the_phase_comes_to_its_end_with_nobody_left_waiting(state: State, seed: int) -> None:
    told = story(state, seed=f"{seed}/1")
    execute(told)
    while (prompt := told.state.pending) is not None:
        if prompt.kind == "second-withdrawal":
            answer_withdrawal(told, prompt.choices[0])
        else:
            fight.answer(told, "computer" if prompt.kind == "off-line-result" else prompt.default)
        execute(told)
    assert whole(told.state.clock) == 1
    assert told.state.battle is None
    assert all(min(one.strength.infantry, one.strength.cavalry) >= 0 for one in told.state.corps.values())
    assert folded(state, told) == told.state
    for one in told.state.present():
        assert not one.demoralised or one.combat not in ("attack", "hasty-attack")

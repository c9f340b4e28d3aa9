"""The combat phase with many units: what holds whatever falls."""

from __future__ import annotations

import json
from collections import Counter
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.tactical.charts.terms import Level, Side
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.apply import apply
from companion.games.tactical.rules.combat.fire import NUDGE
from companion.games.tactical.rules.combat.phase import combat_phase
from companion.games.tactical.rules.ground.stacking import crowded
from companion.games.tactical.rules.state import Phase, State
from companion.language.messages import told as in_words
from tests.games.tactical.building import state, unit
from tests.games.tactical.fighting import fought, story, tangled, told
from tests.games.tactical.gazetteer import antietam, rules

LEVELS = st.sampled_from(get_args(Level))
SIDES = st.sampled_from(get_args(Side))


@pytest.mark.clause("ANT-8.1a", "ANT-QS-4.1a", "ANT-8.1b", "ANT-8.0", "ANT-QS-4.0")
@pytest.mark.parametrize("phasing", get_args(Side))
def test_the_six_sub_phases_come_in_order_the_defender_first(phasing: Side) -> None:
    enemy: Side = "confederate" if phasing == "union" else "union"
    of = story(unit("A"), side=phasing)
    combat_phase(of)
    assert [(one.sub_phase, one.side) for one in told(of, ev.SubPhaseBegan)] == [
        ("defensive-artillery-fire", enemy),
        ("offensive-artillery-fire", phasing),
        ("defensive-fire", enemy),
        ("offensive-fire", phasing),
        ("defensive-melee-fire", enemy),
        ("melee", phasing),
    ]


@pytest.mark.clause("ANT-8.2b", "ANT-R-MELEE-LOSS", "ANT-7.7a", "ANT-7.5d")
@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6), LEVELS, SIDES)
def test_nobody_vanishes_nobody_swims_and_no_square_is_overfull(seed: int, level: Level, phasing: Side) -> None:
    before = tangled(seed, level, phasing, count=90)
    of = fought(before, f"{seed}/1")
    lost_men, lost_guns = Counter[str](), Counter[str]()
    for one in of.events:
        if isinstance(one, ev.Lost | ev.Eliminated):
            lost_men[one.unit] += one.men
            lost_guns[one.unit] += one.guns
    for name, was in before.units.items():
        now = of.unit(name)
        assert (now.men + lost_men[name], now.guns + lost_guns[name]) == (was.men, was.guns)
        assert now.here == (now.square is not None)
        assert now.men >= 0
        assert now.guns >= 0
        assert now.square is None or antietam().passable(now.square)
    _counts_for_the_score(before, of.state)
    for square in {one.square for one in of.state.here() if one.square is not None}:
        there = of.state.at(square)
        assert len({one.side for one in there}) == 1
        assert len({one.facing for one in there}) == 1
        assert crowded(rules(), level, antietam().terrain(square), there) is None


def _counts_for_the_score(before: State, after: State) -> None:
    for side in get_args(Side):
        lost = after.losses.get(side)
        for arm in ("infantry", "cavalry"):
            had, has = (
                sum(one.men for one in now.units.values() if (one.side, one.arm) == (side, arm))
                for now in (before, after)
            )
            assert had - has == (getattr(lost, arm) if lost else 0)


@settings(max_examples=6, deadline=None)
@given(st.integers(0, 10**6), LEVELS)
def test_one_seed_has_one_outcome_and_the_facts_alone_give_the_state(seed: int, level: Level) -> None:
    before = tangled(seed, level, count=70)
    first, again = fought(before, f"{seed}/3"), fought(before, f"{seed}/3")
    assert first.events == again.events
    folded = before
    for one in first.events:
        folded = apply(folded, one)
    assert folded == first.state == again.state
    # what is stored is read back as it was
    stored = json.loads(msgspec.json.encode(first.events))
    assert msgspec.convert(stored, list[ev.AnyEvent]) == first.events


@pytest.mark.clause("ANT-8.2a", "ANT-R-FIRE-OP", "ANT-R-WHO-FIRES")
@settings(max_examples=6, deadline=None)
@given(st.integers(0, 10**6), SIDES)
def test_every_shot_is_what_its_working_multiplies_to_and_no_unit_fires_twice(seed: int, phasing: Side) -> None:
    before = tangled(seed, "advanced", phasing, count=90)
    of = fought(before, f"{seed}/2")
    shots = told(of, ev.Fired)
    for one in shots:
        base, *times, told_figure = [
            line for line in one.working if not in_words(line.label).startswith("no more than")
        ]
        product = float(base.value)
        for line in times:
            product *= float(line.value)
        assert abs(float(told_figure.value) - int(product + float(NUDGE) * 10)) <= 0
        assert one.casualties <= int(told_figure.value)
    paying = [one.unit for one in shots if one.paid]
    assert len(paying) == len(set(paying))
    artillery = {one.id for one in before.units.values() if one.arm == "artillery"}
    sub_phase = ""
    for event in of.events:
        if isinstance(event, ev.SubPhaseBegan):
            sub_phase = event.sub_phase
        if isinstance(event, ev.Fired) and sub_phase != "defensive-melee-fire":
            assert (event.unit in artillery) == ("artillery" in sub_phase)
            assert before.units[event.unit].points >= event.paid > 0


@pytest.mark.clause("ANT-R-MELEE-LOSS", "ANT-8.4c")
@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6), LEVELS)
def test_what_a_melee_costs_is_what_its_troops_lose(seed: int, level: Level) -> None:
    before = tangled(seed, level, count=120)
    fact: ev.MeleeFought | None = None
    bled = Counter[str]()
    for event in [*fought(before, f"{seed}/5").events, ev.SubPhaseBegan("melee", "union")]:
        if isinstance(event, ev.MeleeFought | ev.SubPhaseBegan):
            if fact is not None:
                assert sum(bled[name] for name in fact.attackers) == fact.attacker_losses
                troops = [name for name in fact.defenders if before.units[name].arm != "artillery"]
                assert sum(bled[name] for name in troops) == (fact.defender_losses if troops else 0)
                assert not (fact.attacker_retreats and fact.defender_retreats)
            fact, bled = event if isinstance(event, ev.MeleeFought) else None, Counter()
        elif isinstance(event, ev.Lost) and event.cause == "melee":
            bled[event.unit] += event.men


@pytest.mark.clause("ANT-R-FORT-AUTO", "SHI-R-SUCCESS")
def test_who_stayed_counts_anew_after_the_confederate_phase_and_success_ends_with_the_turn() -> None:
    left = unit("A", stayed=False, succeeded=True)
    expected: dict[Side, bool] = {"union": False, "confederate": True}
    for side, stays in expected.items():
        now = state(left, turn=5, phase=Phase(5, "combat", side, 1))
        after = apply(now, ev.PhaseBegan(5, Phase(6, "operation", "union", 1))).units[left.id]
        assert (after.stayed, after.succeeded) == (stays, True)
        assert not apply(now, ev.PhaseBegan(6, Phase(0, "activation", "union"))).units[left.id].succeeded

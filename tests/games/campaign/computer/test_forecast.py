"""An attack in imagination against the charts: one turn as the rules have it, then turn after turn until somebody breaks."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as some

from companion.charts.figures import exact
from companion.games.campaign.computer.forecast import NOBODY, Body, attack
from tests.games.campaign.commanding import the_rules

pytestmark = pytest.mark.clause("RTG-R-AI-INFO")
URGENCY = 5


def body(points: float, each: float = 20.0, *, corps: float = 4, morale: float = 8.0, leadership: float = 5.0) -> Body:
    return Body(corps, points, points * each, morale, leadership)


def rate(urgency: int = URGENCY) -> Fraction:
    row = next(row for row in the_rules().combat.casualty_rate if row.ferocity == urgency)
    return Fraction(exact(str(row.percent)))


@pytest.mark.clause("RTG-9.6.2b")
@given(mine=some.integers(20, 900), his=some.integers(20, 900), leader=some.integers(1, 9))
def test_a_turn_costs_what_the_chapter_says(mine: int, his: int, leader: int) -> None:
    found = attack(the_rules(), body(mine, leadership=leader), body(his), urgency=URGENCY, turns=1)
    odds = Fraction(mine, his) * Fraction(leader, 5)
    assert found.odds == pytest.approx(float(odds))
    full = min(mine, his) * rate() / 100
    wanted = (full / odds, full) if odds >= 1 else (full, full * odds)
    if odds < exact(str(the_rules().combat.surrender.ratio)):
        assert (found.attackers_lost, found.defenders_lost) == pytest.approx(tuple(map(float, wanted)))
    else:
        assert found.defenders_lost == his


@pytest.mark.clause("RTG-11.1a")
def test_losses_tire_and_what_is_tired_fights_worse() -> None:
    found = attack(the_rules(), body(400), body(400), urgency=URGENCY, turns=1)
    tired = float(rate()) / float(exact(str(the_rules().combat.tiring_losses.percent)))
    assert found.defenders.morale == pytest.approx(8 - tired)
    assert found.defenders.power == pytest.approx(found.defenders.points * (20 - tired))


@pytest.mark.clause("RTG-9.11a")
def test_who_attacks_in_haste_is_tired_by_it() -> None:
    calm, wild = (attack(the_rules(), body(600), body(400), urgency=urgency, turns=1) for urgency in (5, 9))
    assert wild.defenders_lost > calm.defenders_lost
    assert wild.attackers_tired > calm.attackers_tired * 9 / 5


def test_the_stronger_breaks_the_weaker_in_the_end_and_then_it_is_over() -> None:
    found = attack(the_rules(), body(800), body(400), urgency=9, turns=20)
    assert found.breaks
    assert not found.is_broken
    assert found.turns < 20


def test_reserves_turn_it_and_bad_odds_end_it() -> None:
    plain = attack(the_rules(), body(400), body(400), urgency=URGENCY, turns=3, until=0.9)
    helped = attack(the_rules(), body(400), body(400), urgency=URGENCY, turns=3, attackers_come=[body(400)], until=0.9)
    beaten = attack(the_rules(), body(400), body(400), urgency=URGENCY, turns=3, defenders_come=[body(400)], until=0.9)
    assert helped.defenders_lost - helped.attackers_lost > plain.defenders_lost - plain.attackers_lost
    assert beaten.turns == 1
    assert attack(the_rules(), NOBODY, body(400), urgency=URGENCY, turns=3).turns == 0

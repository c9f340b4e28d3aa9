"""The fatigue phase: who tires, who recovers, at night threefold; the phase before the game; who is worn out."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.fatigue import change, changed, fatigue_phase
from companion.games.campaign.rules.state import Corps, MarchMode
from tests.games.campaign.building import (
    DAY,
    MORNING,
    NIGHT,
    Told,
    a_campaign,
    a_corps,
    a_headquarters,
    a_plain,
    reading,
    the_rules,
)
from tests.games.campaign.drawn import Fixed

START = 0


def by(one: Corps, turn: int, rules: Rules | None = None) -> Fraction:
    return Fraction(change(rules or the_rules(), a_campaign(one, turn=turn), one)[0])


def told(*those: Corps, turn: int = DAY) -> Told:
    story = Told(the_rules(), a_plain(), a_campaign(*those, turn=turn, phase="fatigue"), Fixed((1,) * 40))
    fatigue_phase(story)
    return story


def by_turn(march: MarchMode, *, spent: bool) -> list[Fraction]:
    """Give what a morning, a day and a night turn add to a corps that has 5 points."""
    one = a_corps("A", march=march, spent=spent, fatigue=5.0)
    return [by(one, turn) for turn in (MORNING, DAY, NIGHT)]


@pytest.mark.clause("RTG-4.6a", "RTG-6.3.3b", "RTG-11.2a", "RTG-4.6d", "RTG-8.1b", "RTG-11.4a", "RTG-8.8b")
def test_a_force_march_tires_by_a_point_and_at_night_by_three() -> None:
    assert by_turn("force", spent=True) == [1, 1, 3]


@pytest.mark.clause("RTG-4.6b", "RTG-8.1d", "RTG-6.3.2b", "RTG-R-NIGHT-NORMAL")
def test_a_normal_march_tires_at_night_alone_by_a_point() -> None:
    assert by_turn("normal", spent=True) == [0, 0, 1]


@pytest.mark.clause("RTG-4.6c", "RTG-6.3.1a", "RTG-11.3a", "RTG-R-NIGHT-RECOVERY")
@pytest.mark.parametrize(("march", "spent"), [("rest", True), ("rest", False), ("force", False), ("normal", False)])
def test_rest_and_standing_still_take_a_point_off_and_at_night_three(march: MarchMode, spent: bool) -> None:
    assert by_turn(march, spent=spent) == [-1, -1, -3]


@pytest.mark.clause("RTG-R-NIGHT-RECOVERY", "RTG-R-NIGHT-NORMAL")
def test_other_readings_of_the_night() -> None:
    assert by(a_corps("A"), NIGHT, reading(NIGHT_RECOVERY=1)) == -1
    assert by(a_corps("A", march="normal", spent=True), NIGHT, reading(NIGHT_NORMAL=1)) == 3


@pytest.mark.clause("RTG-R-PATROL-REST")
def test_a_patrol_that_spends_nothing_recovers() -> None:
    assert by(a_corps("A", march="normal", patrol=True), DAY) == -1


@pytest.mark.clause("RTG-4.6e", "RTG-R-INITIAL-FATIGUE")
@pytest.mark.parametrize("march", ["rest", "force"])
def test_before_the_game_everybody_rests_and_nothing_else_happens(march: MarchMode) -> None:
    tired = a_corps("A", "confederate", fatigue=2.0, march=march, spent=march == "force", stragglers=3)
    story = told(tired, turn=START)
    assert story.corps("confederate:A").fatigue == 1.0
    assert [type(one) for one in story.events] == [ev.FatigueChanged]


@pytest.mark.clause("RTG-R-FATIGUE-UNITS")
@given(quarters=st.integers(0, 60), change_by=st.integers(-3, 3))
def test_fatigue_stays_in_quarters_and_at_nought_or_more(quarters: int, change_by: int) -> None:
    one = a_corps("A", fatigue=quarters / 4)
    after = Fraction(quarters, 4) + changed(the_rules(), one, change_by)
    assert after == max(Fraction(quarters, 4) + change_by, 0)
    assert (after * 4).denominator == 1


@pytest.mark.clause("RTG-11.7a", "RTG-R-ELIMINATED", "RTG-R-HQ-MODES")
def test_fifteen_points_destroy_a_corps_but_no_headquarters() -> None:
    worn, chief = a_corps("A", fatigue=14.0, march="force", spent=True), a_headquarters(fatigue=20.0)
    story = told(worn, chief)
    assert story.corps("union:A").status == "eliminated"
    assert story.of(ev.Eliminated)[0].cause == "fatigue"
    assert story.corps("union:HQ").status == "present"
    assert told(a_corps("A", fatigue=13.75, march="force", spent=True)).corps("union:A").status == "present"


@pytest.mark.clause("RTG-11.0b", "RTG-11.0c", "RTG-11.0e", "RTG-R-DEMORAL")
def test_a_corps_whose_morale_reaches_nought_is_demoralised_and_may_recover() -> None:
    story = told(a_corps("A", fatigue=7.0, march="force", spent=True, contact="attack"))
    one = story.corps("union:A")
    assert (one.demoralised, one.contact, one.urgency, one.fatigue) == (True, "withdraw", 1, 8.0)
    again = told(a_corps("A", fatigue=8.0, demoralised=True, contact="withdraw", urgency=1)).corps("union:A")
    assert (again.demoralised, again.contact, again.urgency) == (False, "withdraw", 1)


@pytest.mark.clause("RTG-SCN-c", "RTG-SCN-a")
def test_the_cards_example_ends_with_rest_stragglers_and_forage() -> None:
    corps = a_corps("E", "confederate", at=(5, 9), march="rest", spent=True, fatigue=2.0, stragglers=2, combat="stand")
    story = told(corps, a_corps("B", at=(5, 10), combat="stand"))
    one = story.corps("confederate:E")
    assert (one.fatigue, one.strength.infantry, one.stragglers) == (1.0, 101, 1)
    assert [event.hex for event in story.of(ev.Foraged, one.id)] == [(5, 9)]

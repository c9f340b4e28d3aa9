"""How corps with initiative choose: the ruling's examples, exact bounds against logarithms, who is judged."""

from __future__ import annotations

from fractions import Fraction
from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.initiative import choose_modes, chosen_mode, faced, mind
from companion.games.campaign.rules.state import CombatMode, Corps
from companion.language.messages import told as in_words
from tests.games.campaign.building import Told, a_campaign, a_corps, a_plain, the_rules
from tests.games.campaign.drawn import Fixed

EVEN = 1001
"""The draw of 2001 that errs by nothing."""


def told(*those: Corps, faces: tuple[int, ...] = ()) -> Told:
    story = Told(the_rules(), a_plain(), a_campaign(*those, phase="reconnaissance"), Fixed(faces))
    choose_modes(story)
    return story


@pytest.mark.clause("RTG-R-INITIATIVE", "RTG-6.1.1a")
@pytest.mark.parametrize(
    ("odds", "urgency", "aggressiveness", "mode"),
    [
        (Fraction(1), 5, 0, "stand"),
        (Fraction(2), 5, 0, "attack"),
        (Fraction(4), 5, 0, "hasty-attack"),
        (Fraction(1, 3), 5, 0, "withdraw"),
        (Fraction(1), 7, 30, "attack"),
        (Fraction(1), 9, 30, "attack"),
        (Fraction(1), 1, -20, "stand"),
        (Fraction(1), 1, -30, "withdraw"),
    ],
)
def test_the_examples_of_the_ruling(odds: Fraction, urgency: int, aggressiveness: int, mode: CombatMode) -> None:
    one = a_corps("A", urgency=urgency, aggressiveness=aggressiveness)
    assert chosen_mode(the_rules(), odds, mind(the_rules(), one)) == mode


@pytest.mark.clause("RTG-R-INITIATIVE")
@given(
    odds=st.integers(1, 5000).flatmap(
        lambda own: st.builds(Fraction, st.integers(-(-own // 20), 20 * own), st.just(own))
    ),
    urgency=st.integers(1, 9),
    aggressiveness=st.integers(-3, 3).map(lambda ten: 10 * ten),
)
def test_powers_decide_as_logarithms_do(odds: Fraction, urgency: int, aggressiveness: int) -> None:
    d = round(4 * log2(odds) + (urgency - 5) + aggressiveness / 10, 9)  # powers of two may come to a bound exactly
    expected = "withdraw" if d < -6 else "stand" if d < 2 else "attack" if d < 8 else "hasty-attack"
    one = a_corps("A", urgency=urgency, aggressiveness=aggressiveness)
    assert chosen_mode(the_rules(), odds, mind(the_rules(), one)) == expected


@pytest.mark.clause("RTG-R-INITIATIVE")
def test_who_is_judged_those_in_the_hex_else_those_around_it() -> None:
    one, here, beside, far = (
        a_corps("A"),
        a_corps("B", "confederate"),
        a_corps("C", "confederate", at=(5, 6)),
        a_corps("D", "confederate", at=(5, 8)),
    )
    assert [found.id for found in faced(a_campaign(here, beside, far, one), one)] == ["confederate:B"]
    assert [found.id for found in faced(a_campaign(beside, far, one), one)] == ["confederate:C"]
    assert faced(a_campaign(far, one), one) == ()


@pytest.mark.clause("RTG-4.1c", "RTG-6.2b", "RTG-6.1.1a")
def test_corps_with_initiative_before_the_enemy_choose_the_others_do_not() -> None:
    bold = a_corps("A", urgency=9, aggressiveness=30)
    told_to = a_corps("B", number=2, contact="withdraw")
    away = a_corps("C", number=3, at=(9, 9))
    story = told(a_corps("X", "confederate", contact="stand"), bold, told_to, away, faces=(EVEN,))
    assert [(one.corps, one.combat) for one in story.of(ev.CombatModeTaken)] == [("union:A", "hasty-attack")]
    assert story.of(ev.CombatModeTaken)[0].working[-1].clause == "RTG-6.1.1a"


@pytest.mark.clause("RTG-6.1b", "RTG-R-INITIATIVE")
def test_a_demoralised_corps_withdraws_without_a_draw() -> None:
    story = told(a_corps("X", "confederate", contact="stand"), a_corps("A", demoralised=True, fatigue=9.0, urgency=9))
    assert [one.combat for one in story.of(ev.CombatModeTaken)] == ["withdraw"]
    assert isinstance(story.dice, Fixed)
    assert story.dice.asked == []


@pytest.mark.clause("RTG-R-INITIATIVE", "RTG-9.2.1b")
def test_the_error_of_reconnaissance_enters_once() -> None:
    """Equal infantry without cavalry err by 35 %: what looks a third more is not what looks a third less."""
    enemy, one = a_corps("X", "confederate", contact="stand", strength=a_corps("A").strength), a_corps("A", urgency=6)
    odds = [
        next(
            row.value
            for row in told(enemy, one, faces=(face,)).of(ev.CombatModeTaken)[0].working
            if "odds" in in_words(row.label)
        )
        for face in (1, EVEN, 2001)
    ]
    low, even, high = (float(value) for value in odds)
    assert low == pytest.approx(even / 0.65)
    assert high == pytest.approx(even / 1.35)

"""Straggling: by army, march mode and night; what rest brings back."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.state import Corps, MarchMode, Side, Strength
from companion.games.campaign.rules.straggling import most_stragglers, regained, rests, straggle, stragglers
from tests.games.campaign.building import (
    DAY,
    MORNING,
    NIGHT,
    Told,
    a_campaign,
    a_cavalry,
    a_corps,
    a_plain,
    reading,
    the_rules,
)
from tests.games.campaign.drawn import Fixed

TABLE = {
    ("union", "normal", False): 1,
    ("union", "force", False): 4,
    ("union", "normal", True): 6,
    ("union", "force", True): 12,
    ("confederate", "normal", False): 0,
    ("confederate", "force", False): 2,
    ("confederate", "normal", True): 2,
    ("confederate", "force", True): 6,
}


def told(*those: Corps, turn: int = DAY, faces: tuple[int, ...] = ()) -> Told:
    story = Told(the_rules(), a_plain(), a_campaign(*those, turn=turn, phase="fatigue"), Fixed(faces))
    straggle(story)
    return story


@pytest.mark.clause("RTG-8.10a", "RTG-8.10.1a")
@pytest.mark.parametrize("case", TABLE)
def test_the_most_that_straggles(case: tuple[Side, MarchMode, bool]) -> None:
    side, march, night = case
    assert most_stragglers(the_rules(), side, march, night=night) == TABLE[case]
    assert most_stragglers(the_rules(), side, "rest", night=night) == 0


@pytest.mark.clause("RTG-R-STRAGGLE")
def test_a_share_of_the_infantry_half_up() -> None:
    assert stragglers(117, Fraction(1)) == 1
    assert stragglers(50, Fraction(1)) == 1
    assert stragglers(49, Fraction(1)) == 0


@pytest.mark.clause("RTG-R-STRAGGLE", "RTG-8.10.1a", "RTG-8.10c")
@pytest.mark.parametrize(("turn", "most"), [(MORNING, 4), (DAY, 4), (NIGHT, 12)])
def test_a_forced_march_costs_up_to_its_most(turn: int, most: int) -> None:
    marcher = a_corps("A", march="force", spent=True)
    assert told(marcher, turn=turn, faces=(1,)).of(ev.Straggled) == []
    story = told(marcher, turn=turn, faces=(most + 1,))
    assert [one.points for one in story.of(ev.Straggled)] == [most]
    assert (story.corps("union:A").strength.infantry, story.corps("union:A").stragglers) == (100 - most, most)


@pytest.mark.clause("RTG-8.10b", "RTG-8.10.2a", "RTG-R-MP-SPENT", "RTG-R-FORCE-IDLE", "RTG-SCN-a")
@pytest.mark.parametrize(
    ("march", "spent", "rested"),
    [
        ("rest", True, True),
        ("rest", False, True),
        ("force", False, True),
        ("normal", False, True),
        ("normal", True, False),
    ],
)
def test_who_rests(march: MarchMode, spent: bool, rested: bool) -> None:
    one = a_corps("A", march=march, spent=spent, stragglers=5)
    assert rests(the_rules(), one) is rested
    story = told(one, faces=(1,))
    assert story.corps("union:A").stragglers == (4 if rested else 5)
    assert story.corps("union:A").strength.infantry == (101 if rested else 100)


@pytest.mark.clause("RTG-R-STRAGGLE-BACK", "RTG-8.10.2a")
def test_one_point_a_turn_also_at_night_and_beside_the_enemy_never_more_than_lost() -> None:
    one, enemy = a_corps("A", stragglers=1), a_corps("B", "confederate")
    state = a_campaign(enemy, one, turn=NIGHT)
    assert regained(the_rules(), state, one) == 1
    assert regained(the_rules(), state, a_corps("C")) == 0
    assert regained(reading(STRAGGLE_BACK=1), state, one) == 0
    assert regained(reading(STRAGGLE_BACK=1), state, a_corps("D", at=(5, 6), stragglers=3)) == 1


@pytest.mark.clause("RTG-8.10a")
def test_cavalry_does_not_straggle() -> None:
    assert told(a_cavalry("A", march="force", spent=True)).events == []


@given(infantry=st.integers(0, 200), most=st.integers(0, 12))
def test_nobody_straggles_who_is_not_there(infantry: int, most: int) -> None:
    one = a_corps("A", strength=Strength(infantry=infantry, foot_guns=1), march="force", spent=True)
    after = told(one, faces=(most + 1,)).corps("union:A")
    assert after.strength.infantry >= 0
    assert after.strength.infantry + after.stragglers == infantry

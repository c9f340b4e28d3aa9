"""Leaders hit with their units, lost with them, and who takes their place."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.casualties import suffer
from companion.games.tactical.rules.combat.eliminating import eliminate
from companion.games.tactical.rules.combat.field import bonuses
from companion.games.tactical.rules.state import Leader, Unit
from companion.games.tactical.rules.story import Story
from tests.games.tactical.building import unit
from tests.games.tactical.fighting import Fixed, story, told

HERE: dict[str, Any] = {"corps": "I"}
UNITS = (
    unit("Seymour-A", at=(5, 5), brigade="Seymour", division="Meade", **HERE),
    unit("Seymour-B", at=(5, 6), brigade="Seymour", division="Meade", **HERE),
    unit("Magilton-A", at=(5, 7), brigade="Magilton", division="Meade", **HERE),
    unit("Duryea-A", at=(5, 9), brigade="Duryea", division="Ricketts", **HERE),
)


def leader(name: str, rank: Any, formation: str, unit_: str = "", **given_: Any) -> Leader:
    return Leader(
        id=f"union:leader-{name.lower()}",
        name=name,
        side="union",
        rank=rank,
        formation=formation,
        unit=unit_ and f"union:{unit_}",
        bonus=given_.pop("bonus", 10),
        **given_,
    )


HOOKER = leader("Hooker", "corps", "I", "seymour-a", corps="I", bonus=46)
MEADE = leader("Meade", "division", "Meade", "seymour-a", division="Meade", corps="I", bonus=23)
RICKETTS = leader("Ricketts", "division", "Ricketts", "duryea-a", division="Ricketts", corps="I")
SEYMOUR = leader("Seymour", "brigade", "Seymour", brigade="Seymour", division="Meade", corps="I", bonus=13)
MAGILTON = leader("Magilton", "brigade", "Magilton", brigade="Magilton", division="Meade", corps="I")
WAITING = leader("Cox", "corps", "I", "seymour-a", corps="I", waits=True, bonus=19)
ALL = (HOOKER, MEADE, RICKETTS, SEYMOUR, MAGILTON)


def struck(*leaders: Leader, hit: str, units: tuple[Unit, ...] = UNITS, men: int = 100) -> Story:
    """Take a loss with one leader hit and every other draw in the unit's favour."""
    of = story(*units, leaders=leaders, dice=Fixed(1, **{hit: 1}))
    suffer(of, "union:seymour-a", men, "fire")
    return of


def successions(of: Story) -> list[tuple[str, str, str, str]]:
    return [(one.leader.split("-")[-1], one.rank, one.formation, one.unit) for one in told(of, ev.LeaderSucceeded)]


@pytest.mark.clause("ANT-7.12h", "ANT-R-WOUND")
def test_the_chance_is_half_the_share_of_men_lost() -> None:
    asked = Fixed(1)
    of = story(*UNITS, leaders=ALL, dice=asked)
    suffer(of, "union:seymour-a", 100, "fire")
    assert [text.split()[1] for text in asked.asked if "is hit" in text] == ["Hooker", "Meade", "Seymour"]
    fell = told(struck(*ALL, hit="Seymour"), ev.LeaderFell)[0]
    assert fell.leader == SEYMOUR.id
    assert fell.roll is not None
    assert Fraction(fell.roll.face, fell.roll.sides) == Fraction(1, 2) * Fraction(100, 400)


@pytest.mark.clause("ANT-7.12k", "ANT-T-FATGAIN")
def test_his_unit_gains_five_points_of_fatigue() -> None:
    of = struck(*ALL, hit="Hooker")
    assert [(one.unit, one.fatigue) for one in told(of, ev.Tired)] == [("union:seymour-a", 5)]
    assert of.state.losses["union"].corps_leaders == 1


@pytest.mark.clause("ANT-7.12b", "ANT-7.12c", "ANT-7.12e", "ANT-R-SUCCESSION")
def test_a_division_leader_takes_the_corps_and_a_brigade_leader_his_division() -> None:
    of = struck(*ALL, hit="Hooker")
    assert successions(of) == [
        ("meade", "corps", "I", "union:seymour-a"),
        ("seymour", "division", "Meade", "union:seymour-a"),
    ]
    # his own bonus, and nobody leads the brigade now
    assert bonuses(of.state, of.unit("union:seymour-a")) == (23, 13)
    assert bonuses(of.state, of.unit("union:seymour-b")) == ()


@pytest.mark.clause("ANT-R-SUCCESSION", "ANT-7.12c")
def test_who_has_no_unit_on_the_map_is_passed_over() -> None:
    gone = (UNITS[0], UNITS[2])
    of = struck(
        MEADE, leader("Gone", "brigade", "None", brigade="None", division="Meade"), MAGILTON, hit="Meade", units=gone
    )
    assert successions(of) == [("magilton", "division", "Meade", "union:magilton-a")]
    assert successions(struck(MEADE, hit="Meade")) == []


@pytest.mark.clause("ANT-R-COX")
def test_he_who_waits_is_never_hit_and_takes_the_corps_without_leaving_a_division() -> None:
    asked = Fixed(1, Hooker=1)
    of = story(*UNITS, leaders=(*ALL, WAITING), dice=asked)
    assert 19 not in bonuses(of.state, UNITS[0])
    suffer(of, "union:seymour-a", 100, "fire")
    assert not [text for text in asked.asked if "Cox" in text]
    assert successions(of) == [("cox", "corps", "I", "union:seymour-a")]
    assert 19 in bonuses(of.state, of.unit("union:seymour-a"))


@pytest.mark.clause("ANT-R-LEADER-ELIM")
def test_leaders_of_a_unit_that_is_gone_are_lost_or_ride_to_the_nearest_of_their_formation() -> None:
    of = story(*UNITS, leaders=ALL, dice=Fixed(1))
    eliminate(of, "union:seymour-a", "fire")
    assert {(one.leader, one.unit) for one in told(of, ev.LeaderMoved)} == {
        (HOOKER.id, "union:seymour-b"),
        (MEADE.id, "union:seymour-b"),
    }
    assert not told(of, ev.LeaderFell)  # half of the brigade is left
    of = story(*UNITS, leaders=ALL, dice=Fixed(0))
    eliminate(of, "union:seymour-a", "fire")
    assert {one.leader for one in told(of, ev.LeaderFell)} >= {HOOKER.id, MEADE.id}


@pytest.mark.clause("ANT-R-LEADER-ELIM")
def test_a_brigade_leader_is_lost_with_his_second_unit_and_a_division_leader_with_his_last() -> None:
    of = story(*UNITS, leaders=ALL, dice=Fixed(1))
    eliminate(of, "union:duryea-a", "fire")
    assert [one.leader for one in told(of, ev.LeaderFell)] == [RICKETTS.id]
    eliminate(of, "union:seymour-a", "fire")
    eliminate(of, "union:seymour-b", "fire")
    assert told(of, ev.LeaderFell)[-1].leader == SEYMOUR.id


@pytest.mark.clause("ANT-R-MULTI-LEADER", "ANT-7.12d", "ANT-7.12i")
def test_brigade_leaders_count_with_both_units_others_where_they_are() -> None:
    of = story(*UNITS, leaders=ALL)
    assert bonuses(of.state, UNITS[0]) == (46, 23, 13)
    assert bonuses(of.state, UNITS[1]) == (13,)
    assert bonuses(story(*UNITS, leaders=ALL, level="intermediate").state, UNITS[0]) == ()

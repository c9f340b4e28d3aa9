"""Going at the enemy: where to, when it may be paid for; AT, RE, and commanders who keep the peace."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.attacking import target
from companion.games.campaign.rules.hexes import DIRECTIONS, Hex, neighbour, neighbours
from companion.games.campaign.rules.state import Action, Corps, Side, other, whole
from tests.games.campaign.building import (
    NIGHT,
    Highest,
    Told,
    a_campaign,
    a_corps,
    a_headquarters,
    a_plain,
    next_turn,
    played,
    the_rules,
    with_corps,
)

HERE: Hex = (5, 5)


def attacker(**more: Any) -> Corps:
    """Give a Union corps at 5,5 that is to attack."""
    return a_corps("A", **{"at": HERE, "contact": "attack", "deployment": "road", "number": 1, **more})


def enemy(letter: str = "E", at: Hex = (5, 4), **more: Any) -> Corps:
    return a_corps(letter, "confederate", at=at, **{"contact": "stand", "number": 1, **more})


def seen(*those: Corps, **more: Any) -> Told:
    """Give the story of the phase; every draw falls as high as it can."""
    ground = more.pop("ground", None)
    return played(a_campaign(*those, **more), ground=ground, dice=Highest())


def fights(story: Told) -> list[tuple[str, Fraction]]:
    """Give who opened each battle, and when."""
    return [(event.battle.initiator, whole(event.battle.at)) for event in first_openings(story)]


def first_openings(story: Told) -> list[ev.BattleOpened]:
    found: dict[str, ev.BattleOpened] = {}
    for event in story.of(ev.BattleOpened):
        found.setdefault(event.battle.id, event)
    return list(found.values())


# ---- the course of an attack


@pytest.mark.clause("RTG-6.2.3a", "RTG-6.2.3b", "RTG-8.7b", "RTG-8.7c", "RTG-9.0b")
def test_an_attack_goes_in_deploys_and_attacks() -> None:
    cavalry = attacker(kind="cavalry")  # four points at normal march
    story = seen(cavalry, enemy())
    assert [event.march for event in story.of(ev.MarchModeTaken, "union:A")] == ["normal"]
    assert story.moves("union:A") == [("union:A", (5, 4), Fraction(1, 2))]
    deployed = story.of(ev.DeploymentChanged, "union:A")
    assert [(event.deployment, whole(event.at)) for event in deployed] == [("deployed", Fraction(3, 4))]
    assert fights(story) == [("union:A", Fraction(1))]


@pytest.mark.clause("RTG-6.2.4a", "RTG-8.7d")
def test_a_hasty_attack_force_marches_and_does_not_deploy() -> None:
    story = seen(attacker(contact="hasty-attack"), enemy())
    assert story.corps("union:A").march == "force"
    assert not story.of(ev.DeploymentChanged, "union:A")
    assert fights(story) == [("union:A", Fraction(3, 4))]
    assert [event.action.kind for event in story.of(ev.ActionBegan, "union:A")] == ["enter", "hasty-attack"]


@pytest.mark.clause("RTG-6.2.3a", "RTG-6.2.3b")
def test_a_deployed_corps_forms_up_to_go_in_and_attacks_at_once_where_the_enemy_is() -> None:
    away = seen(attacker(deployment="deployed", kind="cavalry"), enemy())
    assert [event.action.kind for event in away.of(ev.ActionBegan, "union:A")] == ["form-road", "enter", "deploy"]
    together = seen(attacker(deployment="deployed"), enemy(at=HERE))
    assert fights(together) == [("union:A", Fraction(1, 3))]
    assert not together.moves("union:A")


@pytest.mark.clause("RTG-9.1d", "RTG-R-REPEAT-ATTACK")
def test_a_corps_attacks_once_a_turn() -> None:
    story = seen(attacker(deployment="deployed", imposed="force"), enemy(at=HERE))
    assert len(fights(story)) == 1
    assert story.corps("union:A").attacked
    again = played(next_turn(story.state), dice=Highest())
    assert len(fights(again)) == 1


@pytest.mark.clause("RTG-6.2.3c", "RTG-R-BOTH-ATTACK", "RTG-R-EXEC-TIME")
def test_everybody_attacks_by_himself_confederates_first() -> None:
    story = seen(
        attacker(deployment="deployed", number=2),
        a_corps("B", at=HERE, contact="attack", number=1),
        enemy(at=HERE, contact="attack", number=9),
    )
    assert fights(story)[:3] == [
        ("confederate:E", Fraction(1, 3)),
        ("union:B", Fraction(1, 3)),
        ("union:A", Fraction(1, 3)),
    ]


# ---- where to


@pytest.mark.clause("RTG-6.2.3a", "RTG-13.2.5a", "RTG-13.2.5b", "RTG-R-AT-RE")
def test_at_first_then_the_last_direction_then_clockwise() -> None:
    those = [enemy("E", (5, 4), number=1), enemy("F", (6, 5), number=2), enemy("G", (4, 5), number=3)]
    assert seen(attacker(attack_hex=(4, 5)), *those).hexes("union:A") == [(4, 5)]
    assert seen(attacker(heading=3), *those).hexes("union:A") == [(6, 5)]
    assert seen(attacker(), *those).hexes("union:A") == [(5, 4)]
    nobody_there = seen(attacker(attack_hex=(5, 6), heading=3), *those)
    assert nobody_there.hexes("union:A") == [(6, 5)]
    assert nobody_there.corps("union:A").attack_hex is None  # it has moved


@pytest.mark.clause("RTG-13.2.5c", "RTG-13.2.6b")
def test_at_and_re_put_nobody_into_attack_mode() -> None:
    friend = a_corps("B", at=(6, 5), number=2)
    for named in ({"attack_hex": (5, 4)}, {"reinforce": (6, 5)}):
        story = seen(attacker(contact="stand", **named), enemy(), friend)
        assert story.corps("union:A").combat == "stand"
        assert not story.moves("union:A")


@pytest.mark.clause("RTG-6.2.3a", "RTG-R-ATTACK-TARGET", "RTG-R-RIVER-CSA")
@given(st.sampled_from(DIRECTIONS), st.booleans(), st.booleans(), st.sampled_from(["confederate", "union"]))
def test_rivers_bar_confederates_and_lines_bar_nobody(way: int, river: bool, other_way: bool, side: Side) -> None:
    foe = other(side)
    to = neighbour(HERE, way)
    second = neighbour(HERE, way % 6 + 1)
    those = [a_corps("A", side, at=HERE), a_corps("E", foe, at=to)]
    if other_way:
        those.append(a_corps("F", foe, at=second, number=2))
    state = a_campaign(*those)
    ground = a_plain(rivers=[(HERE, way)] if river else [])
    barred = river and side == "confederate"
    open_hexes = [at for at, there in ((to, not barred), (second, other_way)) if there]
    first = next((at for at in neighbours(HERE) if at in open_hexes), None)
    assert target(the_rules(), ground, state, those[0]) == first


@pytest.mark.clause("RTG-R-ATTACK-TARGET")
def test_who_can_reach_no_enemy_stays_in_attack_mode_and_spends_nothing() -> None:
    rebel = a_corps("E", "confederate", at=HERE, contact="attack")
    story = seen(rebel, a_corps("A", at=(5, 4), contact="stand"), ground=a_plain(rivers=[(HERE, 1)]))
    after = story.corps("confederate:E")
    assert (after.combat, after.march, after.spent, after.deployment) == ("attack", "normal", False, "deployed")


# ---- when


@pytest.mark.clause("RTG-8.1c", "RTG-8.6c", "RTG-R-NIGHT-RAIN-MODES", "RTG-9.0a")
@pytest.mark.parametrize("barred", [{"turn": NIGHT}, {"rain": True}])
def test_at_night_and_in_rain_it_goes_in_and_deploys_but_does_not_attack(barred: dict[str, Any]) -> None:
    cavalry = attacker(kind="cavalry", strength=attacker().strength)
    story = seen(cavalry, enemy(), **barred)
    assert story.hexes("union:A") == [(5, 4)]
    assert not fights(story)
    dry = next_turn(story.state, rain=False)
    if "turn" in barred:
        assert story.corps("union:A").deployment == "deployed"
    assert fights(played(dry, dice=Highest()))


@pytest.mark.clause("RTG-R-NIGHT-RAIN-MODES", "RTG-8.0e")
def test_an_attack_that_is_partly_paid_waits_for_the_day() -> None:
    half = Action("attack", (1, 1), paid=(1, 2))
    one = attacker(combat="attack", deployment="deployed", action=half)
    night = seen(one, enemy(at=HERE), turn=NIGHT)
    assert not fights(night)
    assert night.corps("union:A").action is not None
    assert not night.corps("union:A").spent
    assert fights(seen(one, enemy(at=HERE))) == [("union:A", Fraction(1, 6))]


@pytest.mark.clause("RTG-R-UNDEMORAL", "RTG-6.1b")
def test_a_demoralised_corps_never_attacks() -> None:
    story = seen(attacker(demoralised=True, fatigue=9.0, deployment="deployed"), enemy(at=HERE))
    assert not fights(story)
    assert story.of(ev.CombatModeTaken, "union:A")[0].combat == "withdraw"


# ---- reinforcing


@pytest.mark.clause("RTG-13.2.6a", "RTG-R-AT-RE")
def test_re_takes_a_corps_to_friends_where_it_attacks_nobody() -> None:
    friend, foe = a_corps("B", at=(5, 4), number=2, contact="stand"), enemy()
    story = seen(attacker(reinforce=(5, 4), contact="hasty-attack"), friend, foe)
    assert story.hexes("union:A") == [(5, 4)]
    assert not fights(story)
    quiet = seen(attacker(reinforce=(6, 5)), a_corps("B", at=(6, 5), number=2, contact="stand"), foe)
    assert quiet.hexes("union:A") == [(6, 5)]  # friends alone are there: it stays with them


@pytest.mark.clause("RTG-R-AT-RE")
def test_re_to_a_hex_without_friends_is_skipped() -> None:
    story = seen(attacker(reinforce=(6, 5), contact="hasty-attack"), enemy())
    assert story.hexes("union:A") == [(5, 4)]
    assert fights(story)


@pytest.mark.clause("RTG-13.2.6c", "RTG-13.2.6a")
def test_re_lasts_one_turn_though_the_corps_has_moved() -> None:
    friend = a_corps("B", at=(5, 4), number=2, contact="stand")
    story = seen(attacker(reinforce=(5, 4)), friend, enemy())
    assert story.corps("union:A").reinforce == (5, 4)
    later = next_turn(story.state)
    assert later.corps["union:A"].reinforce is None
    assert fights(played(later, dice=Highest()))


@pytest.mark.clause("RTG-13.2.6d", "RTG-R-AT-RE")
def test_a_commander_who_comes_under_re_keeps_the_peace() -> None:
    """B has paid for its attack at the very moment in which Meade comes in: there is no battle."""
    meade = a_headquarters(at=HERE, contact="hasty-attack", deployment="road", reinforce=(5, 4))
    attacks = a_corps("B", at=(5, 4), number=2, contact="attack")
    story = seen(meade, attacks, enemy())
    assert story.moves("union:HQ") == [("union:HQ", (5, 4), Fraction(1, 3))]
    assert not story.of(ev.BattleFought)
    earlier = seen(with_corps(a_campaign(meade), "union:HQ", contact="attack").corps["union:HQ"], attacks, enemy())
    assert fights(earlier)  # he comes half-way through the turn, after the battle
    assert earlier.of(ev.BattleFought)


@pytest.mark.clause("RTG-13.2.6e", "RTG-R-AT-RE")
def test_the_secondary_commander_does_not_where_the_primary_is() -> None:
    deputy = attacker(reinforce=(5, 4), contact="hasty-attack", kind="cavalry")
    friend = a_corps("B", at=(5, 4), number=2, contact="attack")
    named = {"secondary": {"union": "union:A"}}
    assert not seen(deputy, friend, enemy(), **named).of(ev.BattleFought)
    meade = a_headquarters(at=(5, 4), contact="stand")
    control = {"union": "computer:basic", "confederate": "computer:basic"}
    assert seen(deputy, friend, enemy(), meade, **named, control=control).of(ev.BattleFought)


@pytest.mark.clause("RTG-6.2.3a")
def test_who_is_attacked_on_his_way_elsewhere_turns_on_him_who_came() -> None:
    """A half-paid way to another hex is given up when the enemy is in its own."""
    half = Action("enter", (2, 1), paid=(1, 1), to=(6, 5))
    one = attacker(combat="attack", action=half)
    story = seen(one, enemy(at=HERE), enemy("F", (6, 5), number=2))
    assert not story.moves("union:A")
    assert len(story.of(ev.ActionDropped, "union:A")) >= 1
    assert fights(story) == [("union:A", Fraction(2, 3))]

"""Who fights: joint attacks, attacks by oneself, twice with a commander, and a commander who prevents it (RTG-9.0, 9.1)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle import fight as battle
from companion.games.campaign.rules.hexes import neighbour
from companion.games.campaign.rules.state import Part, Side, State
from companion.language.messages import told as in_words
from tests.games.campaign.battles import (
    FIELD,
    a_game,
    attacker,
    corps,
    facts,
    fight,
    headquarters,
    of_computers,
    opened,
    story,
    the_rules,
)

CSA: Side = "confederate"
USA: Side = "union"


@pytest.mark.clause("RTG-9.0a", "RTG-8.1c", "RTG-8.6c", "RTG-R-UNDEMORAL")
def test_combat_may_occur_on_a_dry_day_where_both_are_and_one_has_its_morale() -> None:
    game = a_game(attacker("confederate:A"), corps("union:A", demoralised=True, combat="withdraw"))
    assert battle.combat_may_occur(the_rules(), game, FIELD) == ()
    for turn, fine in {1: True, 2: True, 3: True, 4: True, 5: False, 6: True}.items():
        assert (battle.combat_may_occur(the_rules(), replace(game, turn=turn), FIELD) == ()) == fine
    assert battle.combat_may_occur(the_rules(), replace(game, rain=True), FIELD)[0].clause == "RTG-8.6c"
    assert battle.combat_may_occur(the_rules(), game, (1, 7))[0].clause == "RTG-9.0a"
    both = a_game(corps("confederate:A", demoralised=True), corps("union:A", demoralised=True))
    assert battle.combat_may_occur(the_rules(), both, FIELD)
    one_of_two = a_game(
        corps("confederate:A", demoralised=True), corps("confederate:B"), corps("union:A", demoralised=True)
    )
    assert battle.combat_may_occur(the_rules(), one_of_two, FIELD) == ()


@pytest.mark.clause("RTG-9.1a", "RTG-9.1c", "RTG-9.0b", "RTG-R-BOTH-ATTACK")
def test_without_a_commander_a_corps_attacks_alone_and_every_enemy_defends() -> None:
    away = neighbour(FIELD, 1)
    game = a_game(
        attacker("confederate:A"),
        attacker("confederate:B"),
        attacker("confederate:C", at=away),
        corps("union:A"),
        attacker("union:B"),
        corps("union:C", demoralised=True),
        corps("union:D", at=away),
    )
    told = story(game)
    found = opened(told)
    assert found.attackers == ("confederate:A",)
    assert found.defenders == ("union:A", "union:B", "union:C")
    assert (found.id, found.hex, found.attacker, found.initiator) == ("2.1", FIELD, CSA, "confederate:A")
    assert [line.clause for line in facts(told, ev.BattleOpened)[0].working] == ["RTG-9.1c", "RTG-9.1a"]
    assert told.state.corps["union:B"].attacked is False


@pytest.mark.clause("RTG-9.1b", "RTG-9.1f", "RTG-R-CONTROL-ATTACK")
@pytest.mark.parametrize("who", ["headquarters", "secondary"])
def test_with_a_commander_who_attacks_everybody_with_attack_orders_does(who: str) -> None:
    leads = attacker("confederate:C") if who == "secondary" else headquarters(CSA, at=FIELD, combat="hasty-attack")
    game = a_game(
        attacker("confederate:A"),
        attacker("confederate:B", combat="hasty-attack"),
        leads,
        corps("confederate:D"),
        attacker("confederate:E", demoralised=True),
        corps("union:A"),
        secondary={CSA: "confederate:C"},
    )
    assert opened(story(game)).attackers == ("confederate:A", "confederate:B", leads.id)
    without = replace(game, corps={**game.corps, leads.id: replace(leads, combat="stand")})
    assert opened(story(without)).attackers == ("confederate:A",)


@pytest.mark.clause("RTG-9.1d", "RTG-R-REPEAT-ATTACK")
def test_who_has_attacked_is_not_in_the_attack_of_another() -> None:
    had = attacker("confederate:B", attacked=True, attacked_at=(1, 3))
    game = a_game(
        attacker("confederate:A"), had, attacker("confederate:C"), corps("union:A"), secondary={CSA: "confederate:C"}
    )
    assert opened(story(game)).attackers == ("confederate:A", "confederate:C")
    led = attacker("confederate:C", attacked=True, attacked_at=(1, 3))
    tired = replace(game, corps={**game.corps, led.id: led, "confederate:D": attacker("confederate:D")})
    assert opened(story(tired)).attackers == ("confederate:A",)


@pytest.mark.clause("RTG-9.1b")
def test_of_two_commanders_who_attack_the_primary_leads() -> None:
    second = attacker("confederate:B")
    game = a_game(
        attacker("confederate:A"),
        second,
        headquarters(CSA, at=FIELD, combat="attack"),
        corps("union:A"),
        secondary={CSA: second.id},
    )
    told = story(game)
    opened(told, second.id)
    assert in_words(facts(told, ev.BattleOpened)[0].working[0].label).startswith("confederate:HQ leads")


@pytest.mark.clause("RTG-9.1e", "RTG-R-REPEAT-ATTACK")
def test_the_books_example_meade_arrives_and_the_corps_attack_twice() -> None:
    """Union corps attack early in the turn; Meade moves in later and attacks: they join him, and so attack twice."""
    game = of_computers(
        a_game(attacker("union:A", 80), attacker("union:B", 80), corps("confederate:A", 110), corps("confederate:B"))
    )
    told = story(game)
    fight(told, "union:A", (1, 4))
    fight(told, "union:B", (1, 3))
    assert [one.attackers for one in facts(told, ev.BattleClosed)] == [("union:A",), ("union:B",)]
    meade = headquarters(USA, at=FIELD, combat="hasty-attack", stirred=(2, 5))
    told.state = replace(told.state, corps={**told.state.corps, meade.id: meade})
    found = opened(told, meade.id, (5, 6))
    assert found.attackers == ("union:A", "union:B", "union:HQ")
    assert [line.clause for line in facts(told, ev.BattleOpened)[-1].working] == [
        "RTG-9.1b",
        "RTG-9.1e",
        "RTG-9.1e",
        "RTG-9.1a",
    ]
    assert found.id == "2.3"


@pytest.mark.clause("RTG-9.1e", "RTG-R-REPEAT-ATTACK")
@pytest.mark.parametrize(
    ("leader", "stirred", "primary", "joins"),
    [
        ("HQ", (1, 3), False, True),  # at the moment of the earlier combat: spent after it
        ("HQ", (1, 4), False, False),  # he was under way before it
        ("HQ", None, False, False),
        ("C", (1, 2), False, True),  # the secondary, the primary being away
        ("C", (1, 2), True, False),
    ],
)
def test_who_attacked_joins_only_a_commander_who_stirred_later(
    leader: str, stirred: Part | None, primary: bool, joins: bool
) -> None:
    more = [headquarters(USA, at=FIELD)] if primary else []
    mode: dict[str, Any] = {"combat": "attack", "stirred": stirred}
    leads = headquarters(USA, at=FIELD, **mode) if leader == "HQ" else corps("union:C", **mode)
    had = attacker("union:A", attacked=True, attacked_at=(1, 3))
    game = a_game(had, leads, *more, corps("confederate:A"), secondary={USA: "union:C"})
    assert ("union:A" in opened(story(game), leads.id, (3, 4)).attackers) == joins


@pytest.mark.clause("RTG-13.2.6d", "RTG-R-AT-RE")
def test_a_commander_who_came_by_reinforcing_prevents_his_sides_attacks() -> None:
    lee = headquarters(CSA, at=FIELD, combat="attack", reinforce=FIELD)
    game = a_game(attacker("confederate:A"), lee, corps("union:A"))
    told = fight(story(game))
    closed = facts(told, ev.BattleClosed)[0]
    assert (closed.aborted, closed.attackers, closed.fought) == (True, ("confederate:A",), ())
    assert closed.working[0].clause == "RTG-13.2.6d"
    assert told.state.corps["confederate:A"].attacked
    assert told.state.corps["confederate:A"].fought is None
    assert told.state.battle is None
    # the enemy's attack is not his to prevent
    attacked = of_computers(a_game(corps("confederate:A"), lee, attacker("union:A")))
    assert not facts(fight(story(attacked), "union:A"), ev.BattleClosed)[0].aborted
    # elsewhere bound, he prevents nothing here
    bound = replace(lee, reinforce=neighbour(FIELD, 1))
    free = of_computers(replace(game, corps={**game.corps, lee.id: bound}))
    assert not facts(fight(story(free)), ev.BattleClosed)[0].aborted


@pytest.mark.clause("RTG-13.2.6e")
@pytest.mark.parametrize(("primary", "prevented"), [(False, True), (True, False)])
def test_the_secondary_prevents_nothing_where_the_primary_is(primary: bool, prevented: bool) -> None:
    second = attacker("confederate:B", reinforce=FIELD)
    more = [headquarters(CSA, at=FIELD)] if primary else []
    game = of_computers(a_game(attacker("confederate:A"), second, *more, corps("union:A"), secondary={CSA: second.id}))
    told = fight(story(game))
    assert facts(told, ev.BattleClosed)[0].aborted == prevented
    assert second.id not in facts(told, ev.BattleOpened)[0].battle.attackers


@pytest.mark.clause("RTG-R-REPEAT-ATTACK", "RTG-9.0a")
@pytest.mark.parametrize(
    "game",
    [
        a_game(attacker("confederate:A"), corps("union:A", at=(1, 7))),
        a_game(attacker("confederate:A", demoralised=True), corps("union:A")),
        a_game(attacker("confederate:A"), corps("union:A"), rain=True),
        a_game(attacker("confederate:A", combat="stand"), corps("union:A")),
    ],
)
def test_an_attack_without_sense_is_aborted_and_counts(game: State) -> None:
    told = fight(story(game))
    assert facts(told, ev.BattleClosed)[0].aborted
    assert told.state.corps["confederate:A"].attacked_at == (1, 2)
    assert told.state.battle is None

"""What the computer would make of a battle, told before one chooses (RTG-15.0b, RTG-9)."""

from __future__ import annotations

import pytest

from companion.charts.figures import Refused
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle.chances import Chances, chances
from companion.games.campaign.rules.state import State
from companion.kernel.supply import Supply
from tests.games.campaign.battles import a_game, attacker, corps, facts, fight, story, the_rules
from tests.games.campaign.gazetteer import the_map


def open_battle(*those: object, **more: object) -> State:
    """Give a battle of which it is asked whether it goes to the table."""
    return fight(story(a_game(*those, offline=True, **more))).state  # type: ignore[arg-type]


def told(state: State, count: int = 40) -> Chances:
    return chances(the_rules(), the_map(), state, (Supply(f"7/{nth}") for nth in range(count)))


@pytest.mark.clause("RTG-15.0b", "RTG-9.6.2b")
def test_losses_are_those_of_the_computers_own_battles() -> None:
    state = open_battle(attacker("confederate:A"), corps("union:A", 90))
    found = told(state)
    fought = []
    for nth in range(40):
        alone = fight(story(a_game(attacker("confederate:A"), corps("union:A", 90)), seed=f"7/{nth}"))
        fought.append(sum(one.lost.total for one in facts(alone, ev.StrengthLost) if one.corps == "union:A"))
    union = next(one for one in found.sides if one.side == "union")
    assert (union.least, union.middle, union.most) == tuple(sorted(fought)[nth] for nth in (4, 20, 36))
    assert (found.battles, found.called_off, union.strength) == (40, 0.0, 90)


@pytest.mark.clause("RTG-9.7a", "RTG-9.2b")
def test_who_surrenders_is_destroyed_and_an_attack_that_lapses_is_called_off() -> None:
    # a corps with initiative that thinks itself outnumbered stands, so that nobody attacks
    few = open_battle(attacker("confederate:A", 5, contact="initiative"), corps("union:A", 300))
    assert told(few).called_off == 1.0
    many = told(open_battle(attacker("confederate:A", 900), corps("union:A", 5)))
    assert many.destroyed["union:A"] == 1.0


def test_the_state_is_left_alone_and_without_a_battle_there_are_no_chances() -> None:
    state = open_battle(attacker("confederate:A"), corps("union:A", 90))
    before = state
    told(state, 3)
    assert state == before
    with pytest.raises(Refused):
        told(a_game(attacker("confederate:A")))

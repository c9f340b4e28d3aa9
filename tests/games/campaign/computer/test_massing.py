"""The able level's battle: gathered in one hex, attacking together or standing (RTG-9.1b, RTG-9.1c, RTG-R-AI-INFO)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.campaign.computer.massing import fight_for_gettysburg, gather, strikes
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import distance
from companion.games.campaign.rules.state import SIDES, Side, State
from tests.games.campaign.computer.situations import (
    a_campaign,
    a_sighting,
    a_situation,
    carried,
    goes_to,
    of,
    only,
    ordered_by,
    placed,
    weary,
)

pytestmark = pytest.mark.clause("RTG-R-AI-INFO")
TOWN = (12, 8)


def battle(side: Side, *reports: Any) -> State:
    """Give the first turn of the battle of Gettysburg, both sides at the able level."""
    state = a_campaign(side, *reports, scenario="battle", turn=1)
    return replace(state, control=dict.fromkeys(SIDES, "computer:able"))


def in_town(men: int, *letters: str) -> State:
    """Give the Union's phase with some of its corps in the town, headquarters near, and so many enemies there."""
    state = only(battle("union", a_sighting("union", TOWN, men, sent=1)), "union", *letters)
    return placed(state, "union", **dict.fromkeys(letters, TOWN), HQ=(12, 10))


@pytest.mark.parametrize("side", SIDES)
def test_gettysburg_is_where_everybody_goes(side: Side) -> None:
    now = a_situation(battle(side), side)
    goals = carried(fight_for_gettysburg, now)
    headquarters = now.known.headquarters
    assert headquarters is not None
    assert {name for name, goal in goals.items() if distance(goal.hex, TOWN) > 1} <= {headquarters.id}


@pytest.mark.clause("RTG-9.1b", "RTG-9.1f", "RTG-13.1.3a")
def test_the_attack_is_one_under_the_best_leader() -> None:
    state = in_town(9000, "B", "F", "G")
    commands = ordered_by(state, "union")
    attacks = {one.corps for one in commands if isinstance(one, cmd.CM) and one.contact == "attack"}
    assert attacks == {"union:B", "union:F", "union:G"}
    leaders = {name: state.corps[name].leadership for name in attacks}
    assert leaders["union:B"] == max(leaders.values())
    assert cmd.DC(corps="union:B") in commands
    named = replace(state, secondary={**state.secondary, "union": "union:B"})
    assert not [one for one in ordered_by(named, "union") if isinstance(one, cmd.DC)]


@pytest.mark.parametrize(("men", "attacks"), [(20000, True), (60000, False)])
def test_at_bad_odds_all_stand(men: int, *, attacks: bool) -> None:
    state = in_town(men, "B", "F", "G")
    assert strikes(a_situation(state, "union"), TOWN) is attacks
    wanted = "attack" if attacks else "stand"
    assert {
        one.contact for one in ordered_by(state, "union") if isinstance(one, cmd.CM) and one.corps != "union:HQ"
    } == {wanted}


def test_one_corps_alone_does_not_attack() -> None:
    assert not strikes(a_situation(in_town(1000, "B"), "union"), TOWN)
    assert strikes(a_situation(in_town(1000, "B", "G"), "union"), TOWN)


@pytest.mark.clause("RTG-13.2.6a")
def test_who_stands_beside_the_enemy_goes_to_the_help_of_friends() -> None:
    state = placed(in_town(30000, "A", "F"), "union", F=(12, 9))
    commands = of(ordered_by(state, "union"), "union:F")
    assert cmd.CM(corps="union:F", contact="attack") in commands
    assert cmd.RE(corps="union:F", hex=TOWN) in commands
    assert not [one for one in commands if isinstance(one, cmd.AT)]


def test_nobody_goes_in_alone() -> None:
    state = placed(in_town(30000, "A", "F"), "union", A=(13, 12), F=(12, 9))
    commands = ordered_by(state, "union")
    assert not [one for one in commands if isinstance(one, cmd.RE)]
    assert goes_to(commands, "union:A") not in (None, TOWN)


def test_from_afar_it_marches_to_the_others() -> None:
    state = placed(in_town(30000, "A", "D"), "union", D=(13, 11))
    now = a_situation(state, "union")
    one = next(one for one in now.known.own if one.id == "union:D")
    assert gather(now, one, TOWN)[:2] == (TOWN, "stand")
    assert goes_to(ordered_by(state, "union"), "union:D") == TOWN


@pytest.mark.clause("RTG-6.2.1g")
def test_the_weary_attack_no_more_and_stand_where_a_rout_is_likely() -> None:
    state = weary(in_town(9000, "B", "F", "G"), "union:B")
    goals = carried(fight_for_gettysburg, a_situation(state, "union"))
    assert {name: goals[name].contact for name in ("union:B", "union:F", "union:G")} == {
        "union:B": "stand",
        "union:F": "attack",
        "union:G": "attack",
    }


@pytest.mark.parametrize(("men", "does"), [(9000, "stand"), (90000, "withdraw")])
def test_who_has_the_enemy_in_his_own_hex_does_not_attack_alone_to_come_to_the_others(men: int, does: str) -> None:
    state = only(battle("union", a_sighting("union", (12, 9), men, sent=1)), "union", "A", "B")
    state = placed(state, "union", A=(12, 9), B=TOWN, HQ=(12, 10))
    now = a_situation(state, "union")
    one = next(mate for mate in now.known.own if mate.id == "union:A")
    assert gather(now, one, TOWN).contact == does

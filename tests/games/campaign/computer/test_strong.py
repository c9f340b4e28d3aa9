"""The strong level: operations weighed by what could be there, attacks all together, the enemy weighed by all who saw him."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.campaign.computer.operations import chosen_operations, operations, storm
from companion.games.campaign.computer.weighing import credit, weighed
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.state import Side, State
from tests.games.campaign.commanding import with_corps
from tests.games.campaign.computer.situations import (
    a_campaign,
    a_sighting,
    a_situation,
    following,
    of,
    only,
    ordered_by,
    placed,
    smoke,
    weary,
)

pytestmark = pytest.mark.clause("RTG-R-AI-INFO")
TOWN, BESIDE = (12, 8), (12, 9)


def strong(side: Side, *reports: Any, scenario: str = "battle", turn: int = 1) -> State:
    return following(a_campaign(side, *reports, scenario=scenario, turn=turn), side, "operate")


def in_town(men: int, *letters: str, deployed: bool = True) -> State:
    """Give the Union's phase with some of its corps in the town, headquarters near, and so many enemies there."""
    state = only(strong("union", a_sighting("union", TOWN, men, sent=1)), "union", *letters)
    for letter in letters:
        state = with_corps(state, f"union:{letter}", deployment="deployed" if deployed else "road")
    return placed(state, "union", **dict.fromkeys(letters, TOWN), HQ=(12, 10))


def contacts(state: State, side: Side) -> dict[str, str]:
    return {one.corps: one.contact for one in ordered_by(state, side) if isinstance(one, cmd.CM)}


# ---- what is believed


def test_the_enemy_is_weighed_by_all_who_saw_him() -> None:
    guesses = [a_sighting("union", TOWN, men, sent=1, by=by) for men, by in ((9000, "A"), (15000, "H"), (6000, "F"))]
    now = a_situation(strong("union", *guesses), "union")
    assert now.known.enemies[TOWN] == 150
    assert weighed(now).known.enemies[TOWN] == pytest.approx(100)


def test_smoke_is_believed_the_more_the_oftener_it_is_told() -> None:
    at = (6, 6)
    once = a_situation(strong("union", smoke("union", at), scenario="campaign", turn=4), "union")
    often = [smoke("union", spot, sent=sent) for spot, sent in ((at, 2), ((6, 7), 3), (at, 4), (at, 1))]
    more = a_situation(strong("union", *often, scenario="campaign", turn=4), "union")
    assert 0 < credit(once, at) < credit(more, at) == 1
    assert weighed(once).known.enemies[at] == pytest.approx(once.known.enemies[at] * credit(once, at))


# ---- what is fought


@pytest.mark.clause("RTG-9.1b", "RTG-9.1f", "RTG-13.1.3a")
def test_the_attack_is_one_under_the_best_leader() -> None:
    commands = ordered_by(in_town(9000, "B", "F", "G"), "union")
    attacks = {one.corps for one in commands if isinstance(one, cmd.CM) and one.contact == "attack"}
    assert attacks == {"union:B", "union:F", "union:G"}
    assert cmd.DC(corps="union:B") in commands


def test_at_bad_odds_all_stand_and_who_comes_in_column_forms_first() -> None:
    assert set(contacts(in_town(60000, "B", "F", "G"), "union").values()) <= {"stand", "withdraw"}
    assert "attack" not in contacts(in_town(9000, "B", "F", "G", deployed=False), "union").values()


def test_the_better_the_odds_the_fiercer_the_attack() -> None:
    urgencies = []
    for men in (30000, 20000, 9000):
        now = a_situation(in_town(men, "B", "F", "G"), "union")
        worth, urgency = storm(now, TOWN, now.known.own, ())
        urgencies.append((worth > 0, urgency))
    assert urgencies == sorted(urgencies)
    assert urgencies[-1][0]
    assert urgencies[-1][1] > 5


def test_reserves_beside_the_enemy_are_worth_an_attack() -> None:
    now = a_situation(placed(in_town(16000, "B", "F", "G", "C"), "union", C=BESIDE), "union")
    inside = [one for one in now.known.own if one.hex == TOWN]
    outside = [one for one in now.known.own if one.hex == BESIDE]
    assert storm(now, TOWN, inside, outside)[0] > storm(now, TOWN, inside, ())[0]


def test_who_has_the_enemy_in_his_hex_fights_there_and_nowhere_else() -> None:
    reports = [a_sighting("union", TOWN, 20000, sent=1), a_sighting("union", (12, 7), 1000, sent=1)]
    state = placed(strong("union", *reports), "union", A=TOWN, B=TOWN)
    now = a_situation(state, "union")
    elsewhere = [one for one in operations(now, now.known.own) if one.at != TOWN]
    assert elsewhere
    assert not {"union:A", "union:B"} & {corps.id for one in elsewhere for corps in one.corps}


def test_nobody_weary_is_sent_and_no_corps_twice() -> None:
    reports = [a_sighting("union", (10, 12), 3000), a_sighting("union", (15, 12), 3000)]
    state = weary(strong("union", *reports, scenario="campaign", turn=2), "union:B")
    now = a_situation(state, "union")
    chosen = chosen_operations(now, now.known.own)
    sent = [corps.id for one in chosen for corps in one.corps]
    assert len(sent) == len(set(sent)) > 0
    orders = of(ordered_by(state, "union"), "union:B")
    assert not any(isinstance(one, cmd.CM) and one.contact == "attack" for one in orders)


@pytest.mark.clause("RTG-13.2.6a")
def test_who_stands_beside_the_fight_comes_in_under_orders_to_help() -> None:
    state = placed(in_town(14000, "B", "F", "G"), "union", G=BESIDE)
    assert cmd.RE(corps="union:G", hex=TOWN) in of(ordered_by(state, "union"), "union:G")

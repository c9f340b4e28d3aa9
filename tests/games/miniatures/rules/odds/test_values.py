"""What the rolls of a whole battle could have cost: the same chances as the odds shown before the dice."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.odds.prospect import FireProspect, ManeuverProspect
from companion.kernel.draws import Rolled
from companion.kernel.session import Session
from tests.evenings import notebook

EVENING = Path(notebook.__file__).parent / "the-cornfield.txt"
"""Ten turns, with their mistakes and mends."""


@pytest.fixture(scope="module")
def played() -> Session:
    return notebook.played(EVENING)


@pytest.fixture(scope="module")
def by_entry(played: Session) -> dict[int, list[Rolled]]:
    found: dict[int, list[Rolled]] = {}
    for entry, nth, one in played.rolled():
        assert nth == len(found.setdefault(entry, []))
        found[entry].append(one)
    return found


def lines(session: Session) -> list[Any]:
    return [line for line in session.log() if line.current]


def test_every_roll_has_its_odds(played: Session, by_entry: dict[int, list[Rolled]]) -> None:
    kinds: dict[Any, str] = {ev.Maneuvered: "maneuver", ev.CombatRolled: "charge", ev.LeaderTested: "leader"}
    for line in lines(played):
        wanted = [
            "fire" if isinstance(one, ev.Fired) else kinds[type(one)]
            for one in line.events
            if type(one) in kinds or (isinstance(one, ev.Fired) and one.roll is not None)
        ]
        assert [one.kind for one in by_entry.get(line.entry, [])] == wanted
    assert {one.kind for those in by_entry.values() for one in those} == {"fire", "maneuver", "charge", "leader"}


@pytest.mark.clause("D10-LEADER-TABLE")
def test_a_fallen_leaders_roll_is_one_outcome_of_ten_and_costs_no_stands(by_entry: dict[int, list[Rolled]]) -> None:
    those = [one for rolls in by_entry.values() for one in rolls if one.kind == "leader"]
    assert those
    assert {(one.p, one.value, float(one.expected), one.stake) for one in those} == {((1, 10), 0, 0.0, 0)}


@pytest.mark.clause("D10-FIRE-ROLL", "D10-MAN-DIE")
def test_the_chances_are_those_that_the_form_showed_before_the_dice(
    played: Session, by_entry: dict[int, list[Rolled]]
) -> None:
    seen = 0
    with_odds = [line for line in lines(played) if line.entry in by_entry and len(line.commands) == 1]
    for line in with_odds:
        (command,), (one, *_) = line.commands, by_entry[line.entry]
        if not isinstance(command, cmd.Fire | cmd.Maneuver):
            continue
        played.goto(line.parent)
        before = played.odds(command)
        assert isinstance(before, FireProspect | ManeuverProspect)
        odds = {each.outcome: Fraction(*each.p) for each in before.odds.outcomes}
        assert Fraction(*one.p) == odds[one.outcome]
        lost = before.odds.expected["stands_lost"]
        assert float(one.expected) == pytest.approx(lost if one.kind == "fire" else -lost)
        seen += 1
    played.goto(lines(played)[-1].entry)
    assert seen > 20


def test_a_value_is_one_that_could_be_and_a_charge_is_of_a_hundred_pairs(by_entry: dict[int, list[Rolled]]) -> None:
    for one in (one for those in by_entry.values() for one in those):
        assert one.value in dict(one.ways)
        assert one.all_ways == (100 if one.both else 10)
        assert one.stake >= abs(one.value)

"""The charts of a game are those of its level: what the Basic game has not stands on none of its cards."""

from __future__ import annotations

from functools import cache

import pytest

from companion.cards.content import Card
from companion.cards.decks import build
from companion.games.tactical.charts.terms import LEVELS, Level
from tests.cards import reading, told
from tests.games.tactical.cards.known import battle, source
from tests.games.tactical.gazetteer import rules

BELOW_ADVANCED = ("Leaders", "a unit to its division's leader", "Out of command", "the leader falls", "Wounded")
BELOW_INTERMEDIATE = (
    *("His mode", "without ammunition", "Disruption", "change of mode", "Force march", "Flank", "Works"),
    *("a point of forced march", "unlimber in an enemy zone of control", "Bridges"),
)
OF_THE_BASIC_GAME = (
    "into an enemy zone of control",
    "In the Basic game",
    "Basic game: infantry",
    "V Corps",
    "Leaving a zone",
)
OF_THE_OTHERS = ("To begin with", "from zone to zone, instead")


@cache
def cards(level: Level) -> dict[str, Card]:
    return {card.id: card for card in build("antietam-charts", source(battle(level=level))).cards}


@pytest.mark.clause("ANT-R-BASIC-SCOPE")
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_level_has_not_stands_on_none_of_its_cards(level: Level) -> None:
    lines = [line for card in cards(level).values() for line in told.card_lines(card)]

    def stands(what: str) -> bool:
        return any(
            what.casefold() in [part.strip().casefold() for part in line.lstrip("- ").split("|")] for line in lines
        )

    assert [what for what in BELOW_ADVANCED if stands(what)] == ([*BELOW_ADVANCED] if level == "advanced" else [])
    assert [what for what in BELOW_INTERMEDIATE if stands(what)] == ([] if level == "basic" else [*BELOW_INTERMEDIATE])
    assert [what for what in OF_THE_BASIC_GAME if stands(what)] == ([*OF_THE_BASIC_GAME] if level == "basic" else [])
    assert [what for what in OF_THE_OTHERS if stands(what)] == ([] if level == "basic" else [*OF_THE_OTHERS])


@pytest.mark.parametrize("level", LEVELS)
def test_the_sequence_has_the_phases_of_the_level(level: Level) -> None:
    phases = [row for row in rules().sequence.phase if level in row.levels]
    lines = [line for line in told.card_lines(cards(level)["sequence"]) if line.startswith("  Phase ")]
    assert len(lines) == len(phases)
    assert lines[0].endswith(phases[0].name)


@pytest.mark.parametrize("level", LEVELS)
def test_the_score_counts_what_the_level_counts(level: Level) -> None:
    table = reading.table(cards(level)["victory"], "Lost")
    counted = {row.id for row in rules().victory.points if level in row.levels}
    assert len(table.rows) == len(counted)


def test_the_basic_game_has_no_card_of_ammunition_and_the_others_have_all() -> None:
    assert "ammunition" not in cards("basic")
    assert {*cards("intermediate")} == {*cards("advanced")} >= {*cards("basic")}

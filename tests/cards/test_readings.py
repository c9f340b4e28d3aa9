"""Charts of a game that is read otherwise carry a card that says so."""

from __future__ import annotations

import pytest

from companion.cards.decks import build
from companion.cards.source import of_rules
from tests.cards import told

OTHERWISE = [
    ("gettysburg", "RTG-R-ECHELON", 1, "Echelons", "are thirds"),
    ("antietam", "ANT-R-EDGE", 1, "Who runs to the map's edge", "is eliminated"),
    ("shiloh", "SHI-R-NIGHT", 1, "Night doubles", "steps only"),
]


@pytest.mark.parametrize(("ruleset", "ruling", "value", "label", "reading"), OTHERWISE)
def test_the_charts_of_a_game_say_what_is_read_otherwise(
    ruleset: str, ruling: str, value: int, label: str, reading: str
) -> None:
    source = of_rules(ruleset)
    chosen = source._replace(rules=source.rules.choosing({ruling: value}))
    deck = f"{ruleset}-charts"
    more = build(deck, chosen).cards[len(build(deck, source).cards) :]
    assert [card.id for card in more] == ["house-rules"]
    assert any(label in line and reading in line for line in told.card_lines(more[0]))


@pytest.mark.parametrize(("ruleset", "ruling", "value", "label", "reading"), OTHERWISE)
def test_a_chart_says_itself_how_what_it_rests_on_is_read_in_this_game(
    ruleset: str, ruling: str, value: int, label: str, reading: str
) -> None:
    source = of_rules(ruleset)
    chosen = source._replace(rules=source.rules.choosing({ruling: value}))
    deck = f"{ruleset}-charts"
    usual = {card.id: tuple(told.card_lines(card)) for card in build(deck, source).cards}
    assert not any("House rule." in line for lines in usual.values() for line in lines)
    noted = {card.id: set(told.card_lines(card)) - set(usual.get(card.id, ())) for card in build(deck, chosen).cards}
    said = {card: lines for card, lines in noted.items() if lines and card != "house-rules"}
    assert said, "it is on no chart"
    assert all("House rule." in line and label in line and reading in line for lines in said.values() for line in lines)

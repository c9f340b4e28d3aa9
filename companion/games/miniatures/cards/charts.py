"""The charts of the miniatures rules as cards: one card a chart, front and back of one sheet."""

from __future__ import annotations

from companion.cards.content import Deck
from companion.cards.source import Source
from companion.games.miniatures.cards import charge, fire, leaders, maneuver, marker_chart, movement, sequence
from companion.language.tongue import tr

CARDS = (sequence.card, maneuver.card, movement.card, fire.card, charge.card, leaders.card, marker_chart.card)
"""In the order of a player turn."""


def deck(source: Source) -> Deck:
    """Give the chart cards of the rules in force: house rules and chosen readings stand on them."""
    return Deck("charts", tr("Charts"), tuple(card(source.rules) for card in CARDS))

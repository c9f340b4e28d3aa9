"""The charts of the Gettysburg campaign: every table of its ruleset, invented ones marked, and its orders."""

from __future__ import annotations

from msgspec.structs import replace

from companion.cards import any_chart, readings
from companion.cards.content import Deck
from companion.cards.source import Source
from companion.kernel import shelf
from companion.language.tongue import tr

NOT_FOR_THE_TABLE = ("options.toml", "players.toml", shelf.MAP)
"""The referee's choices and the computer's figures are read elsewhere, and the map is a deck of its own."""


def deck(source: Source) -> Deck:
    """Give a card for each chart, of a game those that it carries. Raises BadInput where one is faulty."""
    about = shelf.ruleset_texts(source.ruleset, only=(shelf.ABOUT,))  # which a game does not carry
    texts = about | {name: text for name, text in source.texts.items() if name not in NOT_FOR_THE_TABLE}
    made = any_chart.deck(source.ruleset, texts)
    cards = readings.with_readings(made.cards, source)
    return replace(made, title=tr("Charts of the Gettysburg campaign"), cards=cards)

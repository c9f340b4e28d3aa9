"""The charts of the Gettysburg campaign: every table of its ruleset, invented ones marked, and its orders."""

from __future__ import annotations

from msgspec.structs import replace

from companion.cards import any_chart
from companion.cards.content import Deck
from companion.cards.source import Source
from companion.kernel import shelf
from companion.language.tongue import tr

RULESET = "gettysburg"
NOT_FOR_THE_TABLE = ("options.toml", "players.toml")
"""The referee's choices and the computer's figures are read elsewhere."""


def deck(source: Source) -> Deck:
    """Give a card for each chart; no game is needed. Raises BadInput where the ruleset is faulty."""
    del source  # of the miniatures' rules, which these charts know nothing of
    texts = shelf.ruleset_texts(RULESET)
    made = any_chart.deck(RULESET, {name: text for name, text in texts.items() if name not in NOT_FOR_THE_TABLE})
    return replace(made, name="gettysburg-charts", title=tr("Charts of the Gettysburg campaign"))

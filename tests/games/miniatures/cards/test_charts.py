"""Every chart card and every formation card against a text that people can read.

After a change that is meant, write the texts anew with

    COMPANION_REWRITE_GOLDEN=1 pytest tests/games/miniatures/cards/test_charts.py

and read the difference before it is committed.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.cards.content import Card
from companion.cards.decks import build
from companion.cards.source import of_rules
from tests.cards import told

GOLDEN = Path(__file__).parent / "golden"
REWRITE = "COMPANION_REWRITE_GOLDEN"
DECKS = ("charts", "formations")
CARDS = [(name, card) for name in DECKS for card in build(name, of_rules("miniatures")).cards]
IDS = [f"{name}-{card.id}" for name, card in CARDS]


@pytest.mark.parametrize(("deck", "card"), CARDS, ids=IDS)
def test_a_card_says_what_is_written(deck: str, card: Card) -> None:
    said = "\n".join(told.card_lines(card)) + "\n"
    golden = GOLDEN / deck / f"{card.id}.txt"
    if os.environ.get(REWRITE):
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text(said, encoding="utf-8")
    assert said == golden.read_text(encoding="utf-8")


@pytest.mark.skipif(REWRITE in os.environ, reason="the texts are being written")
@pytest.mark.parametrize("deck", DECKS)
def test_no_text_is_left_of_a_card_that_is_gone(deck: str) -> None:
    assert {found.stem for found in (GOLDEN / deck).iterdir()} == {card.id for name, card in CARDS if name == deck}

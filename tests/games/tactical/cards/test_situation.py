"""The battlefield on paper as a seat knows it: every unit that is known in its square, nobody else."""

from __future__ import annotations

from functools import cache

import pytest

from companion.cards.book import pdf
from companion.cards.content import Drawing, Letters
from companion.cards.decks import build
from companion.cards.sizes import Layout
from tests.cards.measured import Measured
from tests.cards.telling import of_deck
from tests.games.tactical.cards.known import Seat, battle, source

DECK = "antietam-situation"


@cache
def board(seat: Seat) -> Drawing:
    (tile,) = build(DECK, source(battle(), seat)).tiles
    return tile.drawing


def letters(seat: Seat) -> set[str]:
    return {one.text for one in board(seat).shapes if isinstance(one, Letters)}


def test_a_side_sees_its_units_and_those_that_are_shown_to_it() -> None:
    told = letters("union")
    assert {"Seymour", "Early-A", "Dunker Church"} <= told
    assert not {"Hays-A", "Pender-A"} & told
    assert board("union").said == "Situation, Union, turn 3"


def test_the_referee_sees_everybody_on_the_map() -> None:
    assert {"Seymour", "Early-A", "Hays-A"} <= letters("referee")


def test_a_unit_stands_in_its_square() -> None:
    def at(text: str) -> tuple[float, float]:
        (one,) = [it for it in board("referee").shapes if isinstance(it, Letters) and it.text == text]
        return one.x, one.y

    hays, early = at("Hays-A"), at("Early-A")
    assert hays[0] > early[0]  # two squares further east
    assert hays[1] < early[1]  # two further north


@pytest.mark.parametrize(("deck", "paper", "sheets"), [(DECK, "a4", 4), (DECK, "a3", 4), ("shiloh-situation", "a4", 4)])
def test_it_goes_on_few_sheets_in_type_that_can_be_read(deck: str, paper: str, sheets: int) -> None:
    made = Measured(pdf(build(deck, of_deck(deck)), Layout(paper=paper)))
    assert len(made) == sheets
    assert min(made.type_sizes()) >= 6.0 - 0.01

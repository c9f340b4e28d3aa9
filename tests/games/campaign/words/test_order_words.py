"""The letters of an order never stand alone: their word is beside them, the same everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from companion.games.campaign.game import Campaign
from companion.games.campaign.messages import ORDERS
from companion.games.campaign.prompt.text.codes import menu_help
from companion.games.campaign.rules.commands import Menu
from companion.games.campaign.rules.orders import CD, CM, MV, PT, SU, AnyOrder
from companion.games.campaign.screen.rows.written import kinds
from companion.games.campaign.words.order_words import code_words, order_heading, order_title, order_words
from companion.language.messages import declared
from tests.games.campaign.playing import begun, rules, to_phase

LETTERS = re.compile(rf"\b({'|'.join(ORDERS)})\b")


def alone(text: str) -> list[str]:
    """Give the letters in a text that have not their word behind them."""
    return [
        found.group()
        for found in LETTERS.finditer(text)
        if not re.match(rf" ?[(,:]? *{code_words(found.group())}\b", text[found.end() :], re.IGNORECASE)
    ]


def sentences() -> Iterator[str]:
    assert Campaign.kind == "campaign"
    for key, one in declared()[0].items():
        if key.startswith("campaign."):
            yield one.one
            yield one.many


def test_every_code_of_the_menus_has_a_word() -> None:
    assert {row.code for row in rules().orders.command} <= set(ORDERS)


def test_no_sentence_of_a_campaign_has_letters_without_their_word() -> None:
    assert [(text, alone(text)) for text in sentences() if alone(text)] == []
    assert alone("MV of Heth, PT patrol") == ["MV"]


@pytest.mark.clause("RTG-13.0a")
@pytest.mark.parametrize(
    ("order", "words"),
    [
        (MV((5, 8), (4, 4)), "MV march from 5,8 to 5,10 by 4 4"),
        (MV((5, 8), ()), "MV march to 5,8"),
        (SU(6), "SU urgency 6"),
        (CM("hasty-attack"), "CM contact mode hasty attack"),
        (CD("road"), "CD deployment road"),
        (PT(), "PT patrol"),
    ],
)
def test_an_order_is_told_in_words_behind_its_letters(order: AnyOrder, words: str) -> None:
    assert order_words(order) == words


def test_menus_and_chips_have_the_word_of_the_orders() -> None:
    session = begun("gettysburg-battle")
    to_phase(session, "confederate")
    session.seat = "confederate"
    view = session.view
    for one in view.corps:
        assert all(kind.words == order_heading(kind.code) for kind in kinds(rules(), view, one))
    menus: tuple[Menu, ...] = ("A", "B", "C")
    for menu in menus:
        lines = "\n".join(menu_help(rules(), menu))
        for row in rules().orders.command:
            assert row.menu != menu or f"  {row.code}  {code_words(row.code)}: " in lines
    assert order_title("??") == "??"

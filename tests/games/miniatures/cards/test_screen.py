"""The referee's screen: every chart that is looked up in a fight, each once, on one folded sheet or on two."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.cards import book
from companion.cards.content import Beside, Block, Deck, Heading, Table, plain
from companion.cards.decks import build
from companion.cards.sizes import PAPERS, Layout
from companion.cards.source import of_rules
from companion.cards.type import LEAST
from companion.games.miniatures.cards import states
from companion.kernel import languages
from tests.cards import told
from tests.cards.measured import Measured

SCREEN = build("referee-screen", of_rules("miniatures"))
CHARTS = build("charts", of_rules("miniatures"))
FIRST_HEADS = ("Total", "Fire points", "Up to", "Difference", "Die", "From / to")
"""The first head of each chart with a table of its own; each stands on the screen once."""
HEADINGS = ("The points", "The die", "To fire", "Either side", "Attackers", "Defenders", "Mounting and limbering")

WORDS = ("BONUS-FORMATION", "BONUS-COMPLETE", "LEADER-TABLE")
"""Clauses of running words on the cards, which a screen has no room for."""


def tables(deck: Deck) -> Iterator[Table]:
    for block in blocks(deck):
        if isinstance(block, Table):
            yield block


def blocks(deck: Deck) -> Iterator[Block]:
    for card in deck.cards:
        for face in told.faces(card):
            yield from _within(face.blocks)


def _within(those: tuple[Block, ...]) -> Iterator[Block]:
    for block in those:
        if isinstance(block, Beside):
            for column in block.columns:
                yield from _within(column)
        else:
            yield block


def test_each_chart_stands_on_the_screen_once() -> None:
    heads = [plain(table.heads[0][0].said) for table in tables(SCREEN) if table.heads]
    assert {head: heads.count(head) for head in FIRST_HEADS} == dict.fromkeys(FIRST_HEADS, 1)
    named = [block.said for block in blocks(SCREEN) if isinstance(block, Heading)]
    assert {head: named.count(head) for head in HEADINGS} == dict.fromkeys(HEADINGS, 1)


def test_no_block_stands_twice_and_each_is_that_of_a_chart_card() -> None:
    said = ["\n".join(told.block_lines(block)) for block in blocks(SCREEN)]
    assert len(said) == len(set(said))
    on_cards = {"\n".join(told.block_lines(block)) for block in blocks(CHARTS)}
    assert {text for text in said if text not in on_cards} == {
        "\n".join(told.block_lines(block)) for block in states.when(of_rules("miniatures"))
    }


@pytest.mark.clause("D10-RUL-MAN-FRESH-WORN-SPENT")
def test_when_a_brigade_is_worn_and_spent_by_the_stands_it_began_with() -> None:
    table = next(block for block in tables(SCREEN) if block.heads and plain(block.heads[0][0].said) == "Of stands")
    columns = list(zip(*([plain(cell.said) for cell in row] for row in (*table.heads, *table.rows)), strict=True))
    assert columns[6] == ("8", "7+", "5–6", "1–4")
    assert columns[1] == ("3", "3+", "2", "1")


@pytest.mark.clause("D10-FORM-MARCH-COLUMN-FIRE", "D10-FORM-DOUBLE-LINE-FIRE")
def test_the_stands_that_fire_and_fight_by_formation() -> None:
    table = next(block for block in tables(SCREEN) if block.heads and plain(block.heads[0][0].said) == "Formation")
    rows = [[plain(cell.said) for cell in row] for row in table.rows]
    assert rows == [
        ["Single Line", "all", "all"],
        ["Double Line", "front rank, all in contact", "all"],
        ["Attack Column", "2", "all"],
        ["March Column", "1", "1, 2 on a road, 3 over a bridge"],
    ]


@pytest.mark.parametrize("paper", ["a3", "a4", "letter"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_chart_and_its_modifiers_stand_on_one_panel_under_their_titles(paper: str, language: str) -> None:
    """On A3 a panel is half of the sheet; a part that goes on in another column has its title over it there too."""
    languages.choose(language)
    try:
        deck = build("referee-screen", of_rules("miniatures"))
        made = Measured(book.pdf(deck, Layout(paper=paper)))
    finally:
        languages.choose("en")
    where: dict[str, set[int]] = {}
    for page in range(len(made)):
        half = made.size(page)[0] / 2 if paper == "a3" else 1000.0
        for mark in made.marks(page):
            if mark.text.strip() and mark.points > 9.5:  # titles; the same words may stand in a row of the sequence
                where.setdefault(bare(mark.text), set()).add(page * 2 + int(mark.left > half))
    for chapter in {card.chapter for card in deck.cards}:
        titles = [bare(card.front.title) for card in deck.cards if card.chapter == chapter]
        panels = [panel for title in titles for text, those in where.items() if text == title for panel in those]
        assert len(set(panels)) == 1, (chapter, titles, panels)


def test_parts_have_ids_and_titles_of_their_own() -> None:
    for names in ([card.id for card in SCREEN.cards], [card.front.title for card in SCREEN.cards]):
        assert len(names) == len(set(names))
        assert all(names)
    assert SCREEN.kind == "screen"


def test_every_figure_that_a_roll_needs_is_on_it() -> None:
    """The rows of every chart card whose clauses the dice are read by."""
    rolls = (
        "D10-MAN-MOD",
        "D10-MAN-DIS",
        "D10-MAN-GOOD",
        "D10-FIRE-TABLE",
        "D10-FIRE-POINTS",
        "D10-FIRE-MOD",
        "D10-FIRE-DIE",
        "D10-CHARGE-MOD",
        "D10-CHARGE-RESULT",
        "D10-LEADER-",
        "D10-MOVE-RATE",
        "D10-MOVE-ROAD",
        "D10-MOVE-FORD",
    )

    def named(deck: Deck) -> set[str]:
        return {
            one
            for card in deck.cards
            for face in told.faces(card)
            for cell in told.cells(face.blocks)
            for one in cell.clauses
            if one.startswith(rolls) and not one.endswith(WORDS)
        }

    assert named(CHARTS) - named(SCREEN) == set()
    assert len(named(SCREEN)) > 100


# ---- on paper

SHEETS = (("a3", 1), ("a4", 2), ("letter", 2))


@pytest.mark.parametrize(("paper", "pages"), SHEETS)
@pytest.mark.parametrize("ink_saving", [False, True], ids=["ground", "ink-saving"])
def test_it_is_one_folded_sheet_or_two_panels(paper: str, pages: int, ink_saving: bool) -> None:
    made = Measured(book.pdf(SCREEN, Layout(paper=paper, ink_saving=ink_saving)))
    assert len(made) == pages
    for page in range(pages):
        assert sorted(made.size(page)) == pytest.approx(sorted(PAPERS[paper]), abs=0.1)
        written = [mark for mark in made.marks(page) if mark.text.strip()]
        assert written
        assert min(mark.points for mark in written) >= LEAST - 0.01
        wide, tall = made.size(page)
        assert all(mark.left > 0 and mark.right < wide and mark.top > 0 and mark.bottom < tall for mark in written)


@pytest.mark.parametrize(("paper", "pages"), SHEETS)
def test_the_whole_screen_is_drawn(paper: str, pages: int) -> None:
    """The title of every part, and the last row of every chart, can be read on the sheet."""
    made = Measured(book.pdf(SCREEN, Layout(paper=paper)))
    text = bare("".join(made.text(page) for page in range(pages)))
    for card in SCREEN.cards:
        assert bare(card.front.title) in text
    for table in tables(SCREEN):
        assert bare(plain(table.rows[-1][1].said)) in text


def bare(text: str) -> str:
    return "".join(text.split()).replace("\ufffe", "")

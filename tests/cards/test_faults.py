"""Every deck at every size, looked over line by line: no heading without its rows, nothing cut, nothing over another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.cards.content import Beside, Block, Card, Column, Deck, Face, Heading, Table, bold, cell
from companion.cards.decks import DECKS
from companion.cards.sizes import Layout
from companion.kernel import languages
from companion.table.file.briefing import briefing as known_to
from companion.table.papers import briefing, form, sheet
from tests.cards import inked
from tests.cards.test_book import deck
from tests.table.papers import table_battles as battles

SIZES = ("full", "a6", "tarot", "poker")
BACKS: tuple[dict[str, object], ...] = ({}, {"fold": True, "crop_marks": True}, {"duplex": "long"})
TILES = ("gettysburg-map", "gettysburg-counters", "antietam-map")
"""Names on maps and counters give way to each other by rules of their own."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    languages.choose("en")


def layouts(name: str, language: str) -> Iterator[Layout]:
    """Every size with and without backs; in the second language on the papers that leave the least room."""
    if not DECKS[name].cards:
        yield from (Layout(paper=paper) for paper in (("a4", "letter", "a3") if language == "en" else ("a4",)))
        return
    for nth, size in enumerate(SIZES if language == "en" else ("full", "poker")):
        yield Layout(paper=("a4", "letter", "a3")[nth % 3], size=size)
        yield Layout(size=size, **BACKS[1 + nth % 2])  # type: ignore[arg-type]


def faults(name: str, wanted: Layout) -> list[str]:
    found = inked.pages(deck(name, wanted), wanted)
    looked = [inked.lonely, inked.outside]
    looked += [inked.cut_short, inked.over_one_another] if name not in TILES else []
    return [
        f"{look.__name__}, page {nth}: {what}"
        for nth, page in enumerate(found, 1)
        for look in looked
        for what in look(page)
    ]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", list(DECKS))
def test_a_deck_has_no_fault_on_any_paper(name: str, language: str) -> None:
    languages.choose(language)
    deck.cache_clear()
    try:
        found = {str(wanted): those for wanted in layouts(name, language) if (those := faults(name, wanted))}
    finally:
        deck.cache_clear()
    assert found == {}


ROWS = Table((Column(), Column(1.0)), ((cell("a"), cell("b")),), ((cell(bold("H")), cell("I")),))
NO_ROWS = Table((Column(), Column(1.0)), (), ((cell(bold("H")), cell("I")),))
PAGES: list[tuple[tuple[Block, ...], list[str]]] = [
    ((Heading("one"), ROWS), []),
    ((Heading("one"), ROWS, Heading("two")), ["TWO"]),
    ((Heading("one"), Heading("two"), ROWS), ["ONE"]),
    ((Beside(((Heading("left"),), (Heading("right"), ROWS))),), ["LEFT"]),
    ((NO_ROWS,), ["the heads over 84"]),
]


@pytest.mark.parametrize(("blocks", "said"), PAGES)
def test_a_heading_or_heads_alone_are_seen(blocks: tuple[Block, ...], said: list[str]) -> None:
    made = Deck("one", "One", (Card("one", Face("Title", blocks)),), kind="pages")
    assert [what for page in inked.pages(made, Layout()) for what in inked.lonely(page)] == said


def test_rows_that_go_on_have_their_heading_again() -> None:
    rows = tuple((cell(bold(f"Turn {n}")), cell("Archer; Davis")) for n in range(150))
    made = Deck(
        "one",
        "One",
        (Card("one", Face("Title", (Heading("To arrive"), Table((Column(), Column(1.0)), rows)))),),
        kind="pages",
    )
    pages = inked.pages(made, Layout())
    assert len(pages) > 1
    assert all([word.text for word in page.words if word.tracked] == ["TO ARRIVE"] for page in pages)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("battle", sorted(battles.BATTLES))
def test_a_battles_papers_have_no_fault(battle: str, language: str) -> None:
    languages.choose(language)
    made, ground = battles.BATTLES[battle](), battles.game().ground
    papers = (sheet.deck(made, ground), form.deck(made), briefing.deck(known_to(made, "union"), ground))
    found = [
        f"{one.name}, page {nth}, {look.__name__}: {what}"
        for one in papers
        for nth, page in enumerate(inked.pages(one, Layout()), 1)
        for look in (inked.lonely, inked.outside, inked.cut_short)
        for what in look(page)
    ]
    assert found == []

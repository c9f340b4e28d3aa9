"""German papers have no English word: what stands on the English deck and on the German one is a name, or both languages'."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.cards.content import Deck
from companion.cards.decks import DECKS, build
from companion.kernel import languages
from companion.table.file.briefing import briefing as known_to
from companion.table.papers import briefing, form, sheet
from tests.cards import looked, telling
from tests.table.papers import table_battles as battles

WORD = re.compile(r"[^\W\d_][^\W\d_']{2,}")
ID = re.compile(r"\b[A-Z][A-Z0-9]*(-[\w.]+)+|[A-Z0-9]{4}-[A-Z0-9]{4}")
"""Clauses, and the check code of a battle."""
BOTH = {
    *("Brigade", "Brigadier", "Chance", "Computer", "Division", "Form", "Formation", "Initiative", "Phase", "Rate"),
    *("Rest", "Union", "Zone", "normal", "Corps", "September", "April", "Inf", "Bonus"),
    *("MSK", "SHR", "Sharps"),
    *("die", "Die", "was", "fallen", "stand", "companion", "battle", "import"),
}
"""Words of both languages, or that read alike in both; commands that are typed; weapons by the book's letters."""
KNOWN = {word.lower() for word in BOTH}
IN_NAMES = {
    "west",
    "south",
    "end",
    "heights",
    "and",
    "von",
    "div",
    "Div",
    "acre",
    "the",
    "Staff",
    "Res",
    "Brig",
    "Gen",
    "Col",
}
"""Small words within names, ranks, and what commands are called for short."""
NAMED = (*(name for name in DECKS if name.endswith(("-map", "-situation", "-counters"))),)
"""Decks of places, which are called as the map calls them."""
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    languages.choose("en")


def words(decks: Iterable[Deck]) -> set[str]:
    # The chapters of a screen are no words that are printed.
    cards = (
        replace(one, cards=tuple(replace(card, chapter="") for card in one.cards)) if one.kind == "screen" else one
        for one in decks
    )
    return {word for one in cards for text in looked.said(one) for word in WORD.findall(ID.sub(" ", text))}


@cache
def names() -> frozenset[str]:
    """What is called by its name in every language, troops, leaders and places: every word with a capital of the data."""
    files = [
        file
        for folder in ("orders-of-battle", "maps", "scenarios", "tactical", "campaign")
        for file in (ROOT / "resources" / folder).rglob("*")
        if file.suffix in (".csv", ".toml", ".txt")
    ]
    found = {word for file in files for word in WORD.findall(file.read_text(encoding="utf-8")) if word[0].isupper()}
    return frozenset(found | {word.upper() for word in found})


def papers() -> tuple[Deck, ...]:
    battle = battles.the_first_clash()
    return form.deck(battle), sheet.deck(battle, None), briefing.deck(known_to(battle, "union"), None)


def both(name: str) -> set[str]:
    found: list[set[str]] = []
    for language in ("en", "de"):
        languages.choose(language)
        found.append(words(papers() if name == "papers" else (build(name, one) for one in telling.sources(name))))
    return found[0] & found[1]


def is_named(word: str, deck: str) -> bool:
    """Whether a word is a name; on a label it may be a part of one."""
    return word in names() or (deck == "labels" and any(word.lower() in name.lower() for name in names()))


@pytest.mark.parametrize("name", ["papers", *(name for name in DECKS if name not in NAMED)])
def test_no_word_of_the_english_deck_stands_on_the_german_one(name: str) -> None:
    assert {
        word for word in both(name) if word not in IN_NAMES and word.lower() not in KNOWN and not is_named(word, name)
    } == set()

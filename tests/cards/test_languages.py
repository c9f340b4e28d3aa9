"""Cards and papers in another language: nothing of theirs is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

import pytest

from companion.cards.chart_words import either
from companion.cards.content import Deck, Run, bold, filled
from companion.cards.decks import DECKS, build
from companion.cards.sizes import Layout, checked
from companion.cards.source import of_rules
from companion.charts.faults import BadInput
from companion.kernel import languages
from companion.language import tongue
from companion.language.figures import figure
from companion.table.file.briefing import briefing as known_to
from companion.table.papers import briefing, form, sheet
from companion.table.papers.told import value
from tests.cards import games, telling, told
from tests.german import words
from tests.speaking import Speaking
from tests.table.papers import table_battles as battles

NO_WORDS = re.compile(r"[^a-z]*|[A-Z][\w.]*(-[\w.]+)+|(june|july)\d+")
"""Signs and figures, codes that are typed, ids of clauses and files."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    languages.choose("en")


def harvested() -> set[str]:
    """Speak so that every string that is asked for is kept."""
    found: set[str] = set()

    def kept(text: str) -> str:
        found.add(text)
        return text

    tongue.speak(Speaking(kept))
    return found


def lacking(found: set[str]) -> list[str]:
    known = words()
    return sorted(text for text in found if text not in known and not NO_WORDS.fullmatch(text))


@pytest.mark.parametrize("name", DECKS)
def test_every_string_of_a_deck_has_its_german(name: str) -> None:
    kind = DECKS[name]
    sources = telling.sources(name)
    found = harvested()
    assert all(build(name, source).title for source in sources)
    assert lacking(found | {kind.title}) == []


@pytest.mark.parametrize("name", sorted(battles.BATTLES))
def test_every_string_of_a_paper_has_its_german(name: str) -> None:
    battle = battles.BATTLES[name]()
    found = harvested()
    decks = (
        sheet.deck(battle, battles.game().ground),
        form.deck(battle),
        briefing.deck(known_to(battle, "union"), None),
    )
    assert all(deck.cards for deck in decks)
    assert lacking(found) == []


def german(deck: Deck) -> str:
    return told.deck(deck)


def test_a_card_is_german_from_its_title_to_its_figures() -> None:
    languages.choose("de")
    said = german(build("charts", of_rules("miniatures")))
    assert "Musketenfeuer & Kanonade" in said
    assert "Befehlsradius 18″, nur von freien Anführern." in said
    assert not re.search(r"\b(the|of|and|stands?|brigade's)\b", said)


@pytest.mark.parametrize("name", ["status", "briefing", "roster"])
def test_the_battle_has_its_german_name_on_every_paper_of_its_game(name: str) -> None:
    source = games.source(games.in_mid_game()._state, seat="union", side="union")
    languages.choose("de")
    assert source.view is not None
    title = tongue.tr(source.view.title)
    assert title != source.view.title
    deck = build(name, source)
    assert title in deck.title
    assert source.view.title not in f"{deck.title} {german(deck)}"


def test_figures_have_the_signs_of_the_language() -> None:
    assert (figure(Fraction("0.16")), value("5.5"), value("-10")) == ("0.16", "5.5", "−10")
    languages.choose("de")
    assert (figure(Fraction("0.16")), value("5.5"), value("-10")) == ("0,16", "5,5", "−10")
    assert either(["a", "b", "c"]) == "a oder b oder c"


def test_a_fault_is_told_in_german() -> None:
    languages.choose("de")
    with pytest.raises(BadInput, match=r"es gibt kein Papier a9 \(es gibt: a4, letter, a3, a2, a1\)"):
        checked(Layout(paper="a9"))


def test_runs_stand_where_a_translation_puts_them() -> None:
    assert filled("{n} of {all}", n=bold("2"), all="3") == (bold("2"), Run(" of "), Run("3"))
    assert filled("von {all} noch {n}", n=bold("2"), all="3") == (Run("von "), Run("3"), Run(" noch "), bold("2"))

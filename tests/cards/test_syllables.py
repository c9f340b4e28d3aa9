"""Long words: parted between their syllables where a card is narrow, in every language, and torn nowhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.cards.content import Column, Face, Table, cell, words
from companion.cards.decks import DECKS, build
from companion.cards.layout.fitting import Room, fitted
from companion.cards.layout.ink import Text
from companion.cards.layout.lines import broken, longest, longest_part, natural, wide
from companion.cards.layout.syllables import marked, parts
from companion.cards.pages import LARGEST
from companion.cards.sheets import sheet
from companion.cards.sizes import MM, Layout
from companion.cards.source import of_rules
from companion.kernel import languages

NARROW = ("poker", "tarot")
CHARTS = ("formations", "charts", "gettysburg-charts", "antietam-charts", "shiloh-charts")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    languages.choose("en")


def lines(text: str, room: float) -> list[str]:
    return ["".join(piece.text for piece in line) for line in broken(words(text), 10, room)]


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("Marschkolonne,", ("Marsch", "ko", "lon", "ne,")),
        ("12-Pfünder-Haubitze", ("12-Pfün", "der-", "Hau", "bit", "ze")),
        ("D10-FIRE-TABLE", ("D10-FIRE-", "TABLE")),
        ("11–15", ("11–15",)),
        ("×2 = 24″", ("×2 = 24″",)),
        ("Xyzzyxyzzy", ("Xyzzyxyzzy",)),
    ],
)
def test_a_word_has_parts_at_its_own_hyphens_and_between_marked_syllables(word: str, found: tuple[str, ...]) -> None:
    assert parts(word) == found


def test_a_word_is_parted_only_where_it_alone_is_too_long_for_a_line() -> None:
    room = natural(words("Marschko-"), 10) + 0.1
    assert lines("in Marschkolonne", room) == ["in", "Marschko-", "lonne"]
    assert lines("Marsch in Kolonne", room) == ["Marsch in", "Kolonne"]
    assert lines("12-Pfünder-Haubitze", natural(words("12-Pfünder-"), 10) + 0.1) == ["12-Pfünder-", "Haubitze"]


def test_a_room_as_wide_as_the_longest_part_tears_nothing() -> None:
    said = words("Kavalleriekorps, Marschkolonne und Brigadebefehlshaber")
    room = longest_part(said, 10)
    assert room < longest(said, 10) / 2
    found = broken(said, 10, room + 0.02)
    assert all(wide(line, 10) <= room + 0.03 for line in found)
    shown = "".join(piece.text for line in found for piece in line)
    assert shown.replace("-", "").replace(" ", "") == "Kavalleriekorps,MarschkolonneundBrigadebefehlshaber"


def test_the_widest_columns_give_way_and_the_others_keep_their_words_whole() -> None:
    rows = ((cell("Brigadebefehlshaber"), cell("Kavalleriekorps"), cell("Norden")),)
    table = Table((Column(), Column(), Column()), rows)
    (laid,) = fitted(Face("", (table,)), Room(34 * MM, 88.9 * MM, 2 * MM, 0.8))
    shown = [one.text for one in laid.ink if isinstance(one, Text)]
    assert laid.torn == 1
    assert "Norden" in shown
    assert "Kavalleriekorps" not in shown
    assert all(text.endswith("-") or text in "Brigadebefehlshaber Kavalleriekorps Norden" for text in shown)


@pytest.mark.parametrize("language", languages.known())
@pytest.mark.parametrize("size", NARROW)
def test_no_word_of_a_chart_is_torn_on_small_cards_in_any_language(language: str, size: str) -> None:
    languages.choose(language)
    grid = sheet(Layout(size=size))
    room = Room(grid.card[0] * MM, grid.card[1] * MM, grid.inside * MM, LARGEST[size])
    faces = [
        face
        for name in CHARTS
        for one in build(name, of_rules(DECKS[name].ruleset)).cards
        for face in (one.front, one.back)
        if face
    ]
    torn = {laid.title for face in faces for laid in fitted(face, room) if laid.torn > 1}
    assert not torn, "mark the syllables of its long words in resources/catalogues/breaks.txt"


def test_every_marked_word_stands_once_in_order_and_has_parts_of_two_letters() -> None:
    every = list(marked())
    assert every == sorted(set(every))
    assert all(len(part) > 1 for word in every for part in parts(word))

"""The papers of campaigns and square-grid battles in a game: nothing cut, nothing over another, nothing in English."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec import Struct

from companion.cards.content import Deck
from companion.cards.decks import DECKS, build
from companion.cards.sizes import Layout
from companion.cards.source import Source
from companion.kernel import languages
from tests.cards import inked, looked
from tests.cards.telling import SCENARIOS, of_deck, sources
from tests.german import words

NAMES = [one.name for one in DECKS.values() if one.ruleset in SCENARIOS]
PAGES = [name for name in NAMES if name.endswith(("-papers", "-charts")) or name == "gettysburg-situation"]
"""Names and counters on maps give way to each other by rules of their own."""
OF_THE_FIELD = ("name", "unit", "leader", "brigade", "division", "corps", "formation", "said", "title")
"""Where a view, a map and a ruleset have the names of men and places, which no language changes."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    languages.choose("en")


def made(name: str, wanted: Layout) -> Iterator[Deck]:
    for source in (*sources(name), of_deck(name)):
        yield build(name, source, wanted)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", PAGES)
def test_a_paper_of_a_game_has_no_fault_on_any_paper(name: str, language: str) -> None:
    languages.choose(language)
    found = {
        f"{look.__name__}, {wanted.paper}, page {nth}: {what}"
        for wanted in map(Layout, ("a4", "letter", "a3"))
        for deck in made(name, wanted)
        for nth, page in enumerate(inked.pages(deck, wanted), 1)
        for look in (inked.lonely, inked.outside, inked.cut_short, inked.over_one_another)
        if look is not inked.over_one_another or not name.endswith("-situation")
        for what in look(page)
    }
    assert found == set()


@cache
def names_of(name: str) -> frozenset[str]:
    """Give what is called by its own name in what a deck is made from, with the parts of names."""
    found: set[str] = set()

    def gather(value: Any, field: str = "") -> None:
        if isinstance(value, str) and field in OF_THE_FIELD:
            found.add(value)
        elif isinstance(value, Struct):
            for one in value.__struct_fields__:
                gather(getattr(value, one), one)
        elif isinstance(value, dict):
            for key, one in value.items():
                gather(one, "name" if isinstance(key, tuple) else field)
        elif isinstance(value, list | tuple):
            for one in value:
                gather(one, field if not isinstance(one, Struct) else "")

    for source in (*sources(name), of_deck(name)):
        gather(source.view)
        found |= _places(source)
    return frozenset(part for one in found for part in (one, *one.split()) if len(part) > 2)


def _places(source: Source) -> set[str]:
    if source.ruleset == "gettysburg":
        from companion.games.campaign.cards.ground import ground_of
        from companion.games.campaign.words.map.installed import drawing_of

        ground = ground_of(source)
        drawn = drawing_of(ground)
        return {*ground.towns.values(), *(one.text for one in drawn.name)}
    from companion.games.tactical.cards.map import ground_of as field_of
    from companion.games.tactical.cards.map import map_of
    from companion.games.tactical.words.map.drawing import drawing_of as drawing

    field = field_of(source)
    of_places = (*field.objectives.values(), *field.bridges.values(), *field.fords.values(), *field.places.values())
    return {*of_places, *(one.text for one in drawing(map_of(source)).name)}


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_left_in_english_but_names(name: str) -> None:
    names = set(names_of(name)) | {one for one, own in words().items() if one == own}
    found: set[str] = set()
    for source in (*sources(name), of_deck(name)):
        english = build(name, source, Layout())
        languages.choose("de")
        found |= looked.alike(english, build(name, source, Layout()), names)
        languages.choose("en")
    assert found == set()

"""What a deck says in centimetres is what it says in inches: every length times what an inch is, every other figure kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

import pytest

from companion.cards.decks import DECKS, build
from companion.cards.source import Source, of_rules, of_session
from companion.kernel import units
from companion.language import lengths
from tests.cards import looked, told
from tests.cards.games import in_mid_game
from tests.cards.reading import CENTIMETRES
from tests.cards.telling import sources
from tests.cards.tracing import numbers

LENGTH = re.compile(r"(\d*[½¼¾⅓⅔]|\d+(?:\.\d+)?)″")
FIGURE = re.compile(r"(?P<figure>\d*[½¼¾⅓⅔]|\d+(?:\.\d+)?)(?P<length>″| cm)?")
IN_WORDS = (
    ("two inches away", "5 cm away"),
    ("Only the inches in it", "Only the cm in it"),
    ("takes off its inches", "takes off its cm"),
)


@pytest.fixture
def metric() -> Iterator[None]:
    units.choose("cm")
    yield
    units.choose("inches")


def in_centimetres(text: str) -> str:
    """A line in inches as it has to be in centimetres."""
    for inches, cm in IN_WORDS:
        text = text.replace(inches, cm)
    return LENGTH.sub(lambda found: f"{float(next(numbers(found[1])) * CENTIMETRES):g} cm", text)


def lines(deck: str, source: Source) -> list[str]:
    return told.deck(build(deck, source)).splitlines()


@pytest.mark.parametrize("deck", ["charts", "formations", "referee-screen", "roster", "status"])
def test_every_length_is_as_many_centimetres_and_no_other_figure_changes(deck: str) -> None:
    source = of_session(in_mid_game()) if deck in ("roster", "status") else of_rules("miniatures")
    inches = lines(deck, source)
    lengths.measure(CENTIMETRES)
    try:
        cm = lines(deck, source)
    finally:
        lengths.measure(None)
    assert cm == [in_centimetres(line) for line in inches]
    assert any("″" in line for line in inches) or deck == "status"
    assert not any(re.search("″|inch", line) for line in cm)


@pytest.mark.usefixtures("metric")
def test_a_centimetre_of_rough_ground_costs_as_many_as_an_inch_does() -> None:
    said = "\n".join(lines("charts", of_rules("miniatures")))
    assert (
        "Only the cm in it cost more, each: infantry 2; cavalry and leaders 3; foot artillery and horse artillery 4."
        in said
    )


@pytest.mark.parametrize(
    "deck", [name for name, one in DECKS.items() if one.ruleset == "miniatures" and name != "aids"]
)
def test_every_length_that_is_printed_anywhere_is_its_inches_times_the_factor(deck: str) -> None:
    """Every string of a deck, also of its drawings, its bookmarks and its notes, one by one beside its own in inches."""

    def said() -> list[str]:
        return [text for source in sources(deck) for text in looked.said(build(deck, source))]

    inches = said()
    lengths.measure(CENTIMETRES)
    try:
        cm = said()
    finally:
        lengths.measure(None)
    assert len(cm) == len(inches)
    for one, other in zip(inches, cm, strict=True):
        for printed, told_in in zip(_figures(one), _figures(other), strict=True):
            wanted = printed[0] * CENTIMETRES if printed[1] else printed[0]
            assert told_in == (wanted, printed[1]), (one, other)


def _figures(text: str) -> list[tuple[Fraction, bool]]:
    """The figures of a text in their order, and whether each is a length."""
    for inches, cm in (("two inches", "2\u2033"), ("5 cm away", "5 cm away")):
        text = text.replace(inches, cm)
    found = FIGURE.finditer(text)
    return [(next(numbers(one["figure"])), bool(one["length"])) for one in found]

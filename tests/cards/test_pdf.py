"""What a PDF says of itself, asked of an independent reader: language, boxes, colours, bookmarks, sizes of type."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from ctypes import byref, c_float
from typing import Any

import pypdfium2.raw
import pytest

from companion.cards.book import pdf
from companion.cards.decks import DECKS, build
from companion.cards.sizes import MM, Layout
from companion.cards.source import of_rules
from companion.kernel import languages
from tests.cards.measured import Measured

raw: Any = pypdfium2.raw
CHARTS = ("charts", "formations", "gettysburg-charts", "antietam-charts", "shiloh-charts", "markers", "aids")
MAPS = ("gettysburg-map", "antietam-map", "shiloh-map")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    languages.choose("en")


def made(name: str, **wanted: Any) -> Measured:
    layout = Layout(**wanted)
    return Measured(pdf(build(name, of_rules(DECKS[name].ruleset), layout), layout))


def box(found: Measured, page: int, which: str) -> tuple[float, float, float, float]:
    """Left, bottom, right, top of a box of a page in mm."""
    sides = [c_float() for _ in range(4)]
    getter = {"trim": raw.FPDFPage_GetTrimBox, "bleed": raw.FPDFPage_GetBleedBox}[which]
    assert getter(found.document[page].raw, *(byref(one) for one in sides))
    left, bottom, right, top = (one.value / MM for one in sides)
    return left, bottom, right, top


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_names_its_language_and_its_title(language: str) -> None:
    languages.choose(language)
    found = made("orders")
    assert re.search(rb"/Lang \(([a-z]+)\)", found.content)[1].decode() == language  # type: ignore[index]
    assert b"/DisplayDocTitle true" in found.content
    assert found.document.get_metadata_dict()["Title"]


def test_without_marks_the_trim_is_the_page_and_with_a_bleed_it_is_what_is_cut() -> None:
    whole = made("charts")
    assert box(whole, 0, "trim") == pytest.approx((0, 0, 210, 297), abs=0.1)
    cut = made("formations", size="poker", bleed=3.0, crop_marks=True)
    wide, high = cut.size(0)
    left, bottom, right, top = box(cut, 0, "trim")
    columns, rows = (right - left + 6) / (63.5 + 6), (top - bottom + 6) / (88.9 + 6)
    assert columns == pytest.approx(round(columns), abs=0.01)
    assert rows == pytest.approx(round(rows), abs=0.01)
    assert box(cut, 0, "bleed") == pytest.approx((left - 3, bottom - 3, right + 3, top + 3), abs=0.1)
    assert left > 3
    assert right < wide
    assert top < high


@pytest.mark.parametrize("name", ["charts", "markers", "referee-screen", "gettysburg-map"])
def test_grey_is_black_alone(name: str) -> None:
    assert made(name, grey=True).colors() == set()
    assert re.search(rb"[\d.]+ g\b", made(name, grey=True).drawn)
    assert made(name).colors()


@pytest.mark.parametrize("name", CHARTS)
def test_no_bookmark_stands_twice(name: str) -> None:
    outline = made(name, size="a6" if DECKS[name].cards else "full").outline()
    assert outline
    assert max(Counter(title for _, title, _ in outline).values()) == 1


@pytest.mark.parametrize("name", MAPS)
def test_a_maps_letters_are_never_smaller_than_six_points(name: str) -> None:
    assert min(made(name).type_sizes()) >= 6.0


def test_words_are_read_in_the_order_of_the_page() -> None:
    said = made("charts").text(0)
    places = [said.index(one) for one in ("Sequence of play", "Maneuver", "Move brigades", "Charge")]
    assert places == sorted(places)

"""The map of Antietam on paper: every square with its figures, every name, a legend; whole over its sheets."""

from __future__ import annotations

from functools import cache
from typing import Any

import pypdfium2
import pytest

from companion.cards.boards import parts
from companion.cards.book import pdf
from companion.cards.content import Deck, Letters, Path
from companion.cards.decks import build
from companion.cards.palette import palette
from companion.cards.sizes import Layout
from companion.cards.source import of_rules
from companion.games.tactical.cards.map import FIGURES, SQUARE
from tests.cards.measured import Measured
from tests.games.tactical.gazetteer import antietam, rules

PDF: Any = pypdfium2.PdfDocument


@cache
def deck() -> Deck:
    return build("antietam-map", of_rules("antietam"))


@cache
def letters() -> tuple[Letters, ...]:
    (tile,) = deck().tiles
    return tuple(one for one in tile.drawing.shapes if isinstance(one, Letters))


def said(text: str) -> list[Letters]:
    return [one for one in letters() if one.text == text]


@pytest.mark.clause("ANT-1.3b", "ANT-R-COORDS")
def test_every_square_has_its_row_and_column_where_it_lies() -> None:
    (first,) = said("0,0")
    assert len(antietam().kinds) == 1512
    for row, column in antietam().kinds:
        (number,) = said(f"{row},{column}")
        assert number.x - first.x == pytest.approx(column * SQUARE, abs=0.01)
        assert number.y - first.y == pytest.approx(row * SQUARE, abs=0.01)


def test_rows_and_columns_are_counted_along_all_four_edges() -> None:
    (tile,) = deck().tiles
    left, right = 0.5 * (tile.drawing.width - 36 * SQUARE), 0.5 * (tile.drawing.width + 36 * SQUARE)
    for row in range(42):
        beside = {one.x < left for one in said(str(row)) if not left < one.x < right}
        assert beside == {True, False}
    for column in range(36):
        (one, other) = (here for here in said(str(column)) if left < here.x < right and here.size == FIGURES)
        assert one.x == other.x == pytest.approx(left + (column + 0.5) * SQUARE)
        assert abs(other.y - one.y) > 42 * SQUARE


def test_the_names_of_the_field_stand_on_it() -> None:
    names = {*antietam().objectives.values(), *antietam().bridges.values(), *antietam().fords.values()}
    assert {"Dunker Church", "Middle Bridge", "Pry's Ford"} <= names
    assert all(said(name) for name in names)
    for name in ("Mumma", "EAST WOODS", "the Cornfield", "Keedysville", "Cemetery Hill"):
        assert said(name), name


def test_nothing_is_written_outside_the_board() -> None:
    (tile,) = deck().tiles
    for one in letters():
        assert 0 < one.x < tile.drawing.width
        assert 0 < one.y < tile.drawing.height


def test_the_legend_names_each_terrain_of_the_map_and_each_symbol() -> None:
    for text in ("town", "woods", "cornfield", "stream", "ford", "bridge", "road", "objective", "guns, limbered"):
        assert said(text), text
    assert not said("river")  # there is none on this map


@pytest.mark.clause("ANT-1.3c")
def test_the_scale_is_as_long_as_it_says() -> None:
    yards = rules().scale.square.yards
    (zero,), (last,) = [one for one in said("0") if one.size < 3], said(f"{5 * yards:,} yards")
    assert yards == 200
    assert last.x - zero.x == pytest.approx(5 * SQUARE, abs=0.01)


@cache
def printed(paper: str) -> bytes:
    return pdf(deck(), Layout(paper=paper))


@pytest.mark.parametrize(("paper", "sheets"), [("a4", 9), ("letter", 9), ("a3", 4)])
def test_it_needs_few_sheets(paper: str, sheets: int) -> None:
    assert len(Measured(printed(paper))) == sheets


def test_its_sheets_cover_it_and_hold_something_each() -> None:
    (tile,) = deck().tiles
    found = parts(tile, (190.0, 264.0))
    assert max(one.x + one.width for one in found) == pytest.approx(tile.drawing.width)
    assert max(one.y + one.height for one in found) == pytest.approx(tile.drawing.height)
    for page in PDF(printed("a4")):
        shown = page.render(scale=0.5).to_numpy()
        assert (shown[60:300, 40:250] != 255).mean() > 0.2


def test_elevations_stay_apart_in_grey_and_their_lines_where_ink_is_saved() -> None:
    grey, saved = palette(grey=True), palette(ink_saving=True)
    tints = [grey[f"map.level{level}"] for level in (1, 2, 3, 4)]
    assert None not in tints
    assert sorted(tint[0] for tint in tints if tint) == [tint[0] for tint in tints if tint]
    assert saved["map.contour-level"] is not None
    assert saved["map.level1"] is None
    assert any(isinstance(one, Path) and one.line == "map.contour-level" for one in deck().tiles[0].drawing.shapes)

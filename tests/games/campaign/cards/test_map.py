"""The map of the campaign on paper: two boards that fit together, whole over their sheets, at their true size."""

from __future__ import annotations

import itertools
from functools import cache
from typing import Any

import pypdfium2
import pytest

from companion.cards.boards import OVERLAP, parts
from companion.cards.book import pdf
from companion.cards.content import Deck, Drawing, Letters, Path, Tile
from companion.cards.decks import build
from companion.cards.drawing import Drawn
from companion.cards.layout.ink import Text
from companion.cards.palette import WHITE, palette
from companion.cards.sizes import Layout
from companion.cards.source import of_rules
from companion.games.campaign.cards import map as board
from companion.games.campaign.words.map.geometry import COLUMN, bounds, centre
from companion.kernel.shelf import resource_text
from tests.cards.measured import Measured

PDF: Any = pypdfium2.PdfDocument


@cache
def deck() -> Deck:
    return build("gettysburg-map", of_rules("gettysburg"))


def said(tile: Tile, text: str) -> list[Letters]:
    return [one for one in tile.drawing.shapes if isinstance(one, Letters) and one.text == text]


def test_the_boards_meet_in_the_middle_and_share_one_scale() -> None:
    west, east = deck().tiles
    assert west.drawing.true
    assert east.drawing.true
    assert (west.drawing.width, west.drawing.height) == (east.drawing.width, east.drawing.height)
    both = []
    for tile, left in ((west, -west.drawing.width), (east, 0.0)):
        both.append({one.text: (one.x + left, one.y) for text in ("11,9", "10,9") for one in said(tile, text)})
    for text in both[0].keys() & both[1].keys():  # what lies on the seam lies on both, at one place
        assert both[0][text] == pytest.approx(both[1][text], abs=0.01)
    (here,), (there,) = said(west, "2,9"), said(west, "4,9")
    assert there.x - here.x == pytest.approx(2 * COLUMN * board.HEX)


def test_every_hex_and_every_town_stands_on_its_board() -> None:
    west, east = deck().tiles
    for column, row in itertools.product(range(1, 21), range(1, 19)):
        tile = west if column <= 10 else east
        (number,) = said(tile, f"{column},{row}")
        assert 0 < number.x < tile.drawing.width
        assert 0 < number.y < tile.drawing.height
    for name, tile in (("Gettysburg", east), ("Frederick", west), ("Relay House", east), ("McConnellsburg", west)):
        assert said(tile, name)
    every = {one.text for tile in deck().tiles for one in tile.drawing.shapes if isinstance(one, Letters)}
    towns = resource_text("maps", "gettysburg", "map.txt").partition("[towns]")[2].partition("[roads]")[0]
    assert {line.split(" ", 1)[1] for line in towns.splitlines() if line[:1].isdigit()} <= every


def test_the_edges_hold_the_figures_of_columns_and_rows() -> None:
    west, east = deck().tiles
    _, top, _, _ = bounds(20, 18)
    (one,) = {round(found.y, 1) for found in said(west, "3") if found.y < 20} or {0}
    assert one < (centre((3, 1))[1] - top) * board.HEX + 10
    for column in range(1, 21):
        assert len(said(west if column <= 10 else east, str(column))) >= 2


@pytest.mark.parametrize(("paper", "sheets"), [("a4", 4), ("letter", 4), ("a3", 2)])
def test_it_needs_few_sheets(paper: str, sheets: int) -> None:
    made = Measured(pdf(deck(), Layout(paper=paper)))
    assert len(made) == sheets


@pytest.mark.parametrize("room", [(178.0, 381.0), (190.0, 260.0), (100.0, 100.0), (60.0, 400.0)])
def test_parts_cover_a_board_and_overlap(room: tuple[float, float]) -> None:
    tile = deck().tiles[0]
    found = parts(tile, room)
    assert [one.number for one in found] == list(range(1, found[0].every + 1))
    assert all(one.width <= room[0] + 1e-6 and one.height <= room[1] + 1e-6 for one in found)
    assert max(one.x + one.width for one in found) == pytest.approx(tile.drawing.width)
    assert max(one.y + one.height for one in found) == pytest.approx(tile.drawing.height)
    for values, size in (({one.x for one in found}, found[0].width), ({one.y for one in found}, found[0].height)):
        for here, there in itertools.pairwise(sorted(values)):
            assert here + size - there == pytest.approx(OVERLAP)


def test_a_board_needs_no_more_sheets_than_its_length_asks() -> None:
    tile = Tile("long", Drawing(100.0, 194.0, (), true=True))
    assert len(parts(tile, (100.0, 100.0))) == 2
    assert len(parts(tile, (100.0, 99.0))) == 3
    assert len(parts(tile, (100.0, 194.0))) == 1


def test_the_ground_is_white_paper_and_mountains_stay_hatched_where_ink_is_saved() -> None:
    colors, saved = palette(), palette(ink_saving=True)
    assert colors["map.ground"] == WHITE == colors["map.halo"]
    assert colors["map.mountain"] is not None
    assert saved["map.mountain"] is None
    assert saved["map.hachure"] is not None
    grey = palette(grey=True)["map.river"]
    assert grey is not None
    assert len(set(grey)) == 1
    assert any(isinstance(one, Path) and one.line == "map.hachure" for one in deck().tiles[0].drawing.shapes)


def test_words_at_an_angle_are_set_along_it_over_their_halo() -> None:
    on = Drawn("a", "b", palette())
    on.page(200, 200)
    on.draw([Text(50, 60, "Potomac", "display-italic", 10, "map.water-name", angle=90.0, halo="map.halo")])
    (page,) = PDF(on.finished())
    (left, bottom, right, top) = next(iter(page.get_objects())).get_bounds()
    assert top - bottom > 3 * (right - left) > 0  # it falls straight down
    assert (left, top) == pytest.approx((48, 140), abs=3)
    assert len(list(page.get_objects())) == 2  # the halo, and the words over it


def test_nothing_outside_a_part_is_drawn_on_its_sheet() -> None:
    shown = PDF(pdf(deck(), Layout(paper="a4")))[1].render(scale=1).to_numpy()
    beside = shown[100:600, :20]
    assert (beside == 255).all()
    assert (shown[100:600, 60:500] != 255).any()

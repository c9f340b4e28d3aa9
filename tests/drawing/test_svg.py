"""A figure as SVG: what is in sight is in it, words stay words, and it is well formed."""

from __future__ import annotations

from xml.etree import ElementTree

from companion.drawing.figure import Figure
from companion.drawing.shapes import Box, Stroke, Words
from companion.drawing.svg import svg

ROOM = Box(10.0, 10.0, 20.0, 16.0)
NAME = "{http://www.w3.org/2000/svg}"


def drawn(*shapes: Stroke | Words) -> ElementTree.Element:
    text = svg(Figure("A <map> & its name", shapes, ROOM, 50.0), {"ink": "#111", "sheet": "#eee"}.__getitem__, "sheet")
    return ElementTree.fromstring(text)


def test_a_place_lies_so_many_pixels_from_the_rooms_corner() -> None:
    found = drawn(Stroke((((11.0, 10.5), (12.0, 11.0)),), "ink", 2.0))
    (path,) = found.iter(f"{NAME}path")
    assert path.get("d") == "M50.0 25.0L100.0 50.0"
    assert (path.get("stroke"), path.get("fill")) == ("#111", "none")
    assert (found.get("width"), found.get("height")) == ("500", "300")
    assert found.findtext(f"{NAME}title") == "A <map> & its name"


def test_what_is_out_of_sight_is_left_out_but_an_area_keeps_its_holes() -> None:
    here, hole, far = ((9.0, 9.0), (21.0, 9.0), (21.0, 17.0)), ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0)), ((40.0, 40.0),) * 2
    assert not list(drawn(Stroke((far,), "ink")).iter(f"{NAME}path"))
    assert not list(drawn(Words((60.0, 60.0), "Far", 12.0)).iter(f"{NAME}text"))
    (line,) = drawn(Stroke((here, far), "ink")).iter(f"{NAME}path")
    assert (line.get("d") or "").count("M") == 1
    (area,) = drawn(Stroke((here, hole, far), fill="ink", closed=True)).iter(f"{NAME}path")
    assert (area.get("d") or "").count("M") == 3


def test_words_have_their_halo_under_them_and_are_escaped() -> None:
    halo, letters = drawn(Words((12.0, 12.0), "Hill's <3rd>", 12.0, halo="sheet", shift=(3.0, -4.0))).iter(
        f"{NAME}text"
    )
    assert halo.text == letters.text == "Hill's <3rd>"
    assert (halo.get("fill"), letters.get("fill")) == ("#eee", "#111")
    assert (letters.get("transform"), letters.get("x"), letters.get("y")) == ("translate(100.0 100.0)", "3.0", "-4.0")


def test_what_is_anchored_keeps_its_size_of_the_design() -> None:
    (path,) = drawn(Stroke((((0.0, 0.0), (5.0, 0.0)),), "ink", anchor=(12.0, 12.0))).iter(f"{NAME}path")
    assert path.get("d") == "M100.0 100.0L105.0 100.0"

"""The tags that are printed are those that the game tells, true to size: their page is read back by OpenCV."""

from __future__ import annotations

import io
from typing import Any

import pytest

from companion.cards.book import pdf
from companion.cards.decks import build
from companion.cards.sizes import MM, Layout, checked
from companion.cards.source import Source, of_session
from companion.charts.faults import BadInput
from companion.field import tags
from companion.games.miniatures.words import photographed
from companion.kernel.beginning import Beginning, begin

SESSION = begin(None, Beginning(scenario="mcphersons-ridge", seed="1"))
GAME = of_session(SESSION)
PLAIN = Layout()
DOTS = 300 / 25.4
"""Pixels of a millimetre."""


def _pages(source: Source, deck: str = "table-tags", layout: Layout = PLAIN) -> list[Any]:
    pypdfium2 = pytest.importorskip("pypdfium2")
    document = pypdfium2.PdfDocument(pdf(build(deck, source, layout), layout))
    return [page.render(scale=DOTS / MM, grayscale=True).to_numpy() for page in document]


def _measured(pages: list[Any]) -> dict[int, float]:
    """Read the tags of pages with OpenCV: their numbers, and their upper edges in millimetres, each upright and once."""
    cv2 = pytest.importorskip("cv2")
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_250)
    wanted = cv2.aruco.DetectorParameters()
    wanted.minMarkerPerimeterRate, wanted.cornerRefinementMethod = 0.01, cv2.aruco.CORNER_REFINE_SUBPIX
    found: dict[int, float] = {}
    for page in pages:
        corners, numbers, _ = cv2.aruco.ArucoDetector(dictionary, wanted).detectMarkers(page)
        for four, number in zip(corners, () if numbers is None else numbers.ravel(), strict=True):
            assert int(number) not in found
            (x, y), (u, v) = four[0][0], four[0][1]
            # Upright, and its upper edge as long as the black square's.
            assert abs(v - y) < 2
            found[int(number)] = float(u - x) / DOTS
    return found


@pytest.mark.parametrize("side", ["", "union"])
def test_every_tag_is_read_back_from_its_page_and_measures_what_it_should(side: Any) -> None:
    found = _measured(_pages(GAME._replace(side=side)))
    told = photographed.as_tags(SESSION)
    ours = {unit.id for unit in SESSION.view.units if not side or unit.side == side}
    lies = {one["tag"]: one["side"] for one in (*told["corners"], *told["units"]) if one.get("unit", "") in {"", *ours}}
    assert found.keys() == lies.keys()
    for number, measured in found.items():
        assert measured == pytest.approx(lies[number] * tags.MM, abs=0.15)


def test_the_white_around_a_tag_is_a_sixth_of_its_edge_and_the_strip_has_it_in_its_middle() -> None:
    strip = next(one for one in build("table-tags", GAME).tiles if one.id.startswith("tag-"))
    assert strip.drawing.height == pytest.approx(tags.USUAL * 4 / 3)
    assert strip.drawing.true
    black: Any = next(shape for shape in strip.drawing.shapes if getattr(shape, "fill", "") == "black")
    xs = [step[1] for step in black.steps if len(step) > 1]
    assert (min(xs) + max(xs)) / 2 == pytest.approx(strip.drawing.width / 2)


@pytest.mark.parametrize("edge", [12.0, 20.0])
def test_the_edge_of_a_tag_can_be_chosen(edge: float) -> None:
    made = build("table-tags", GAME, Layout(tag=edge))
    strips = [one for one in made.tiles if one.id.startswith("tag-")]
    assert {round(one.drawing.height, 6) for one in strips} == {round(edge * 4 / 3, 6)}
    with pytest.raises(BadInput, match="12 to 20 mm"):
        checked(Layout(tag=edge * 3))


@pytest.mark.parametrize("deck", ["table-tags", "labels"])
@pytest.mark.parametrize("inked", [{}, {"grey": True}, {"ink_saving": True}])
def test_the_black_of_tags_is_black_ink_alone_also_where_the_rest_is_in_colour(
    deck: str, inked: dict[str, bool]
) -> None:
    pikepdf = pytest.importorskip("pikepdf")
    layout = Layout(tagged=True, **inked)  # type: ignore[arg-type]
    square: list[tuple[str, list[float]]] = []
    with pikepdf.open(io.BytesIO(pdf(build(deck, GAME, layout), layout))) as found:
        drawings = [one for one in found.objects if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Form"]
        for stream in (*found.pages, *drawings):
            brush: tuple[str, list[float]] = ("", [])
            for operands, operator in pikepdf.parse_content_stream(stream):
                if str(operator) in ("g", "rg", "k", "sc", "scn"):
                    brush = str(operator), [float(one) for one in operands]
                elif str(operator) in ("f", "F", "f*", "B", "B*") and brush[1] and max(brush[1][:3]) < 0.2:
                    square.append(brush)
    # What is filled as dark as a tag is filled by one number, in DeviceGray, and that is 0.
    blacks = [brush for brush in square if brush == ("g", [0.0])]
    tagged = len([one for one in build(deck, GAME, layout).tiles if one.id.startswith(("tag", "corner"))])
    assert len(blacks) >= tagged


def test_they_are_printed_without_opencv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "cv2", None)
    assert pdf(build("table-tags", GAME), Layout()).startswith(b"%PDF")


@pytest.mark.parametrize("deck", ["labels", "markers"])
@pytest.mark.parametrize("edge", [12.0, 20.0])
@pytest.mark.parametrize("inked", [{}, {"grey": True}, {"ink_saving": True}])
def test_labels_and_markers_have_a_tag_for_each_unit_where_they_are_asked_for(
    deck: str, edge: float, inked: dict[str, bool]
) -> None:
    layout = Layout(tagged=True, tag=edge, **inked)  # type: ignore[arg-type]
    found = _measured(_pages(GAME, deck, layout))
    assert found.keys() == {one["tag"] for one in photographed.as_tags(SESSION)["units"]}
    assert all(measured == pytest.approx(edge, abs=0.15) for measured in found.values())


def test_a_piece_has_its_tag_where_a_strip_has_it() -> None:
    for deck in ("labels", "markers"):
        assert not [one for one in build(deck, GAME).tiles if one.id.startswith("tagged-")]
        made = build(deck, GAME, Layout(tagged=True))
        piece = next(one.drawing for one in made.tiles if one.id.startswith("tagged-"))
        black: Any = next(shape for shape in piece.shapes if getattr(shape, "fill", "") == "black")
        xs, ys = ([step[axis] for step in black.steps if len(step) > 2] for axis in (1, 2))
        assert (min(xs) + max(xs)) / 2 == pytest.approx(piece.width / 2)
        # The piece's upper edge lies on the unit's rear edge: as much white above the black as photographs reckon with.
        assert min(ys) == pytest.approx(tags.USUAL / 6)
        assert (min(ys) + max(ys)) / 2 == pytest.approx(tags.margin(tags.USUAL))

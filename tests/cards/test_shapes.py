from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cards.content import Disc, Letters, Path, Raster, Shape
from companion.cards.shapes import marks, sides, tokens
from companion.cards.shapes.pips import ROW, pips
from companion.drawing.marks import MARKS, Pips, signs
from companion.drawing.paths import Steps, moved, path, points, written

Bounds = tuple[float, float, float, float]
figure = st.floats(-1e4, 1e4).map(lambda one: round(one, 3))
step = st.one_of(
    st.tuples(st.just("L"), figure, figure),
    st.tuples(st.just("M"), figure, figure),
    st.tuples(st.just("Q"), figure, figure, figure, figure),
    st.just(("Z",)),
)


def bounds(shapes: tuple[Shape, ...]) -> Bounds:
    """The box that holds every outline: left, top, right, bottom; letters count with their baseline only."""
    xs: list[float] = []
    ys: list[float] = []
    for shape in shapes:
        if isinstance(shape, Path):
            half = shape.width / 2 if shape.line else 0
            xs += [x + d for x, _ in points(shape.steps) for d in (-half, half)]
            ys += [y + d for _, y in points(shape.steps) for d in (-half, half)]
        elif isinstance(shape, Disc):
            reach = shape.radius + (shape.width / 2 if shape.line else 0)
            xs += [shape.x - reach, shape.x + reach]
            ys += [shape.y - reach, shape.y + reach]
        elif isinstance(shape, Raster):
            xs += [shape.x, shape.x + shape.width]
            ys += [shape.y, shape.y + shape.height]
        else:
            xs.append(shape.x)
            ys += [shape.y, shape.y - shape.size * 0.72]
    return min(xs), min(ys), max(xs), max(ys)


@given(st.lists(step, max_size=12).map(tuple))
def test_a_path_is_read_as_it_was_written(steps: Steps) -> None:
    assert path(written(steps)) == steps


def test_short_forms_are_read() -> None:
    assert path("M3.2 17.3V6.6Q3.2 .7 9 .7H-1Z") == (
        ("M", 3.2, 17.3),
        ("L", 3.2, 6.6),
        ("Q", 3.2, 0.7, 9.0, 0.7),
        ("L", -1.0, 0.7),
        ("Z",),
    )
    assert path("M0 0 4 8,8 4") == (("M", 0.0, 0.0), ("L", 4.0, 8.0), ("L", 8.0, 4.0))


@pytest.mark.parametrize("text", ["M1", "M1 2L3", "A1 1 0 0 0 2 2", "M1 2x", "Q1 2 3", "M", "Z1", "m1 2"])
def test_other_texts_are_no_path(text: str) -> None:
    with pytest.raises(ValueError, match=r"path|takes"):
        path(text)


def test_a_path_is_moved_and_enlarged() -> None:
    assert moved(path("M1 2Q3 4 5 6Z"), (10, 20), 2) == (("M", 12.0, 24.0), ("Q", 16.0, 28.0, 20.0, 32.0), ("Z",))


def test_every_glyph_of_the_look_can_be_drawn() -> None:
    for name in MARKS:
        assert path(tokens.glyph(name)["path"])[-1] == ("Z",)


@pytest.mark.parametrize("name", [*MARKS, "breakthrough"])
@given(size=st.floats(2, 60), x=st.floats(-50, 50), y=st.floats(-50, 50))
def test_a_marker_lies_in_its_square(name: str, size: float, x: float, y: float) -> None:
    shapes = marks.mark(name, size, (x, y))
    left, top, right, bottom = bounds(shapes)
    stroke = size / 12
    assert x - stroke <= left
    assert right <= x + size + stroke
    assert y - stroke <= top
    assert bottom <= y + size + stroke


@pytest.mark.parametrize("name", MARKS)
def test_a_marker_has_its_letter_and_its_colours(name: str) -> None:
    shape, letter = marks.mark(name, 18)
    glyph = tokens.glyph(name)
    assert isinstance(shape, Path)
    assert isinstance(letter, Letters)
    assert (letter.text, letter.token) == (MARKS[name].letter, glyph["text"])
    assert (shape.fill or None, shape.line or None) == (glyph["fill"], glyph["stroke"])


def test_markers_differ_without_colour() -> None:
    outlines = {marks.mark(name, 18)[0].steps for name in MARKS}  # type: ignore[union-attr]
    assert len(outlines) == len(MARKS)


def test_states_are_full_half_and_empty() -> None:
    drawn = {letter: marks.state(letter, 10, (3, 4)) for letter in "FWS"}
    discs = {letter: shapes[0] for letter, shapes in drawn.items()}
    assert {letter: (bool(one.fill), one.half) for letter, one in discs.items()} == {  # type: ignore[union-attr]
        "F": (True, False),
        "W": (True, True),
        "S": (False, False),
    }
    for letter, shapes in drawn.items():
        assert [one.text for one in shapes if isinstance(one, Letters)] == [letter]
        assert bounds(shapes)[2] <= 3 + marks.state_width(10)
    with pytest.raises(ValueError, match="X"):
        marks.state("X", 10)


def test_a_star_is_open_or_filled() -> None:
    (open_star,), (filled,) = marks.star(8, (1, 2)), marks.star(8, (1, 2), filled=True, side="confederate")
    assert (open_star.fill, open_star.line) == ("", "ink")
    assert (filled.fill, filled.line) == ("conf", "conf")
    left, top, right, bottom = bounds((filled,))
    assert 1 <= left < right <= 9
    assert 2 <= top < bottom <= 10
    assert len(filled.steps) == 11


@pytest.mark.parametrize("side", ["union", "confederate"])
def test_a_bar_keeps_to_its_box_and_shows_its_side(side: str) -> None:
    (shape,) = sides.bar(side, 3, 10, (5, 6))
    assert isinstance(shape, Path)
    assert bounds((shape,)) == pytest.approx((5, 6, 8, 16))
    assert shape.hatch is (side == "confederate")
    assert bool(shape.fill) is (side == "union")


def test_pennant_and_front_point_and_fit() -> None:
    assert bounds(sides.flag(10, (2, 3))) == pytest.approx((2, 3, 2 + sides.flag_width(10), 13))
    (front,) = sides.front(5)
    assert isinstance(front, Path)
    assert min(points(front.steps), key=lambda point: point[1]) == (2.5, 0)


def test_a_ring_of_curves_is_round() -> None:
    for one in sides.ring(10, 20, 5)[1:-1]:
        x0, y0, x1, y1 = (float(figure) for figure in one[1:])
        assert ((x1 - 10) ** 2 + (y1 - 20) ** 2) ** 0.5 == pytest.approx(5)
        assert ((x0 - 10) ** 2 + (y0 - 20) ** 2) ** 0.5 == pytest.approx(5, rel=0.03)
    assert max(x for x, _ in points(sides.ring(0, 0, 5, half=True))) == pytest.approx(0, abs=1e-9)


# ---- pips


@st.composite
def shown_pips(draw: st.DrawFn) -> Pips:
    shape = draw(st.sampled_from(["infantry", "cavalry", "gun"]))
    zones = tuple(draw(st.lists(st.integers(0, 20), min_size=1, max_size=1 if shape == "gun" else 3)))
    start = sum(zones)
    left = draw(st.integers(0, start))
    return Pips(shape, start, left, zones, draw(st.integers(0, left)) if shape == "gun" else 0)


def outlines(shown: Pips, **more: bool) -> list[Bounds]:
    """The box of each stand's own outline: the largest shapes of the drawing, each once."""
    drawn = pips(shown, "union", 5, **more).shapes
    boxes: list[Bounds] = []
    for shape in drawn:
        if not is_stroke(shape):
            left, top, right, bottom = bounds((shape,))
            boxes.append((round(left, 6), round(top, 6), round(right, 6), round(bottom, 6)))
    tall = max((box[3] - box[1] for box in boxes), default=0)
    wide = max((box[2] - box[0] for box in boxes), default=0)
    return sorted({box for box in boxes if box[3] - box[1] > tall * 0.9 and box[2] - box[0] > wide * 0.9})


def is_stroke(shape: Shape) -> bool:
    return isinstance(shape, Path) and not shape.fill and not shape.hatch and ("Z",) not in shape.steps


@given(shown_pips(), st.booleans(), st.sampled_from(["union", "confederate"]))
def test_there_is_a_box_for_each_stand_and_what_is_left_is_filled(shown: Pips, ticks: bool, side: str) -> None:
    drawing = pips(shown, side, 5, ticks=ticks)
    assert len(outlines(shown, ticks=ticks)) == shown.start
    parts = [
        shape
        for shape in drawing.shapes
        if isinstance(shape, Path) and (shape.fill == sides.TOKENS[side] or shape.hatch)
    ]
    assert len(parts) == shown.left
    struck = [
        shape for shape in drawing.shapes if isinstance(shape, Path) and is_stroke(shape) and shape.line == "edge"
    ]
    assert len(struck) == shown.start - shown.left
    cracks = [shape for shape in drawing.shapes if is_stroke(shape) and shape.line != "edge"]  # type: ignore[union-attr]
    assert len(cracks) == shown.damaged


@given(shown_pips(), st.booleans())
def test_pips_lie_on_their_ground_and_apart(shown: Pips, ticks: bool) -> None:
    drawing = pips(shown, "confederate", 5, ticks=ticks)
    if shown.start:
        left, top, right, bottom = bounds(drawing.shapes)
        assert left >= -1e-9
        assert top >= -1e-9
        assert right <= drawing.width + 1e-9
        assert bottom <= drawing.height + 1e-9
    boxes = outlines(shown, ticks=ticks)
    rows = {box[1] for box in boxes}
    assert len(rows) == -(-shown.start // ROW)
    slant = 5 if shown.shape == "cavalry" else 0  # slanted stands lean over the next one's corner, not into it
    for top in rows:
        row = sorted(box for box in boxes if box[1] == top)
        assert all(one[2] - slant < other[0] for one, other in pairwise(row))


@given(shown_pips())
def test_a_pencil_finds_room(shown: Pips) -> None:
    for left, _, right, _ in outlines(shown, ticks=True):
        assert right - left >= 3.2


def test_zones_stand_apart() -> None:
    boxes = outlines(Pips("infantry", 9, 4, (2, 3, 4)), ticks=True)
    gaps = [round(other[0] - one[2], 3) for one, other in pairwise(boxes)]
    assert len(set(gaps)) == 2
    assert [nth for nth, gap in enumerate(gaps, 1) if gap == max(gaps)] == [2, 5]


def test_sides_differ_without_colour() -> None:
    union, confederate = (pips(Pips("infantry", 3, 2, (1, 1, 1)), side, 5) for side in ("union", "confederate"))
    assert not any(shape.hatch for shape in union.shapes if isinstance(shape, Path))
    assert sum(shape.hatch for shape in confederate.shapes if isinstance(shape, Path)) == 2


def test_the_letters_of_a_row_all_stand_in_its_legend() -> None:
    told = dict(line.split(" ", 1) for line in signs().splitlines())
    assert told["SL"] == "Single Line"
    assert told["DM"] == "on foot"
    assert {"UN", "LI", "D", "Si", "Da", "Wr"} <= told.keys()

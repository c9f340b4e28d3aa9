"""Names on a table: none over another, none over an edge, what counts most first."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.drawing.shapes import Box, Face
from companion.field.names import Names
from companion.field.shapes import LineString, Point, Polygon
from tests.field.fields import SQUARE, of, table

NAMED = ("Miller", "Dunker Church", "Mumma", "West Woods", "Sharpsburg")


def measure(text: str, face: Face, size: float) -> float:
    return len(text) * size * 0.55


def room(x: float, y: float, text: str, size: float, align: str) -> Box:
    wide = measure(text, "text", size)
    left = x - {"left": 0.0, "center": wide / 2, "right": wide}[align]
    return Box(left, y - size * 0.7, left + wide, y + size * 0.2)


@given(st.lists(st.tuples(st.floats(1, 71), st.floats(1, 47)), max_size=12), st.floats(0.03, 0.2))
def test_no_name_lies_on_another_or_over_the_edge(places: list[tuple[float, float]], point: float) -> None:
    houses = [of("house", Point(at), name=NAMED[nth % len(NAMED)]) for nth, at in enumerate(places)]
    boxes: list[Box] = []
    for one in Names(table(*houses, of("town", name="Gettysburg")), point, measure).put():
        x, y = one.at[0] + one.shift[0] * point, one.at[1] + one.shift[1] * point
        found = room(x, y, one.text, one.size * point, one.align)
        assert found.left >= 0
        assert found.right <= 72
        assert found.top >= 0
        assert found.bottom <= 48
        assert not any(found.meets(other) for other in boxes)
        boxes.append(found)


def test_units_keep_their_room_and_woods_give_way() -> None:
    ground = table(of("woods", Polygon((SQUARE,)), name="Herbst Woods"))
    assert [one.text for one in Names(ground, 0.05, measure).put()] == ["Herbst Woods"]
    everything = Box(0.0, 0.0, 72.0, 48.0)
    assert list(Names(ground, 0.05, measure, taken=[everything]).put()) == []


def test_a_roads_name_stands_along_it_letter_by_letter_and_upright() -> None:
    westward = LineString(((72.0, 10.0), (0.0, 30.0)))
    found = list(Names(table(of("pike", westward, name="Pike")), 0.05, measure).put())
    assert "".join(one.text for one in found) == "Pike"
    assert all(-90 <= one.angle <= 90 for one in found)
    assert [one.at[0] for one in found] == sorted(one.at[0] for one in found)


def test_a_ridge_bears_its_name_along_itself() -> None:
    ridge = ((10.0, 2.0), (16.0, 2.0), (16.0, 46.0), (10.0, 46.0), (10.0, 2.0))
    found = list(Names(table(of("hill", Polygon((ridge,)), name="Seminary Ridge")), 0.05, measure).put())
    assert "".join(one.text for one in found) == "SeminaryRidge"
    assert all(80 < abs(one.angle) < 91 for one in found)

"""Maps and marks for the tests of the square map."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from companion.drawing.shapes import Face, Layer, Shape, Stroke, Words
from companion.games.tactical.charts.ruleset import load
from companion.games.tactical.rules.ground.map import Ground, Terrains
from companion.games.tactical.setup.map_text import read_map
from companion.games.tactical.words.map.counters import mark_layers
from companion.games.tactical.words.map.drawing import SquareDrawing, drawing_of
from companion.games.tactical.words.map.marks import AT_FIRST, Counter, Lying, Marks
from companion.kernel.shelf import resource_text, ruleset_texts
from tests.games.tactical.gazetteer import antietam

SIZES = (14.0, 41.0, 96.0)


def wide(text: str, face: Face, size: float) -> float:
    """Letters of half an em: good enough where no screen is."""
    del face
    return len(text) * size * 0.5


@cache
def drawing() -> SquareDrawing:
    return drawing_of(resource_text("maps", "antietam", "map.txt"))


@cache
def shiloh() -> Ground:
    terrains = Terrains.of(load(ruleset_texts("shiloh")))
    return read_map(resource_text("maps", "shiloh", "map.txt"), terrains, file="map.txt")


def counter(name: str = "Hofmann-A", **given: Any) -> Counter:
    """Give a counter: Union infantry facing north, unless told otherwise."""
    plain: dict[str, Any] = {"at": (10, 8), "side": "union", "arm": "infantry", "mode": "normal", "facing": 1}
    return Counter(id=name.lower(), name=name, **(plain | given))


def laid(marks: Marks, size: float = 41.0) -> dict[str, Layer]:
    """Give what is drawn of marks over Antietam, by layer."""
    found = mark_layers(antietam(), drawing(), Lying(marks, AT_FIRST), size, wide)
    return {one.name: one for one in found}


def strokes(shapes: Iterable[Shape], *tokens: str) -> list[Stroke]:
    """Give the strokes that have a pen or ground of these tokens."""
    return [one for one in shapes if isinstance(one, Stroke) and {one.token, one.fill} & set(tokens)]


def words(shapes: Iterable[Shape]) -> list[Words]:
    return [one for one in shapes if isinstance(one, Words)]

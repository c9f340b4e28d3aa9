"""A field as it is drawn by hand: what is added, moved, said and taken away; every edit gives a new Ground.

A corner is counted through a feature's rings in their order, without the place at which a ring closes.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from companion.charts.faults import BadInput, Problem
from companion.charts.reading import convert
from companion.drawing.ground.areas import inside
from companion.field.parts import places_of, rings_of
from companion.field.reading import faults
from companion.field.shapes import (
    Area,
    Feature,
    Geometry,
    Ground,
    Line,
    LineString,
    MultiPolygon,
    Point,
    Polygon,
    Position,
    Properties,
)
from companion.language.tongue import tr

AREAS: tuple[str, ...] = (*get_args(Area), "deployment")
LINES: tuple[str, ...] = get_args(Line)
FINE = 1
"""Places are kept to a tenth of an inch: nobody lays ground down more closely."""
LEAST = {"area": 3, "line": 2, "place": 1}
SAID: dict[str, tuple[str, ...]] = {
    "woods": ("name", "density"),
    "hill": ("name", "level"),
    "river": ("name", "width"),
    "railroad": ("name", "unfinished"),
    "breastworks": ("name", "all_round"),
    "trenches": ("name", "all_round"),
    "deployment": ("side", "units"),
    "arrival": ("side", "edge", "turn"),
    "unit": ("side", "units", "facing"),
    "objective": ("name", "side", "points"),
}
"""What a kind says of itself besides `cover`, `moves`, `charge` of ground, and what is invented; else its name."""
OF_GROUND = ("moves", "cover", "charge")


def shape_of(kind: str) -> str:
    """Say how a kind is drawn: "area", "line" or "place"."""
    return "area" if kind in AREAS else "line" if kind in LINES else "place"


def columns(kind: str) -> tuple[str, ...]:
    """Give what can be said of a feature of a kind."""
    own = SAID.get(kind, ("name",))
    sides = ("deployment", "arrival", "unit", "objective")
    return (*own, *(() if kind in sides else OF_GROUND), "invented")


# ---- edits


def added(ground: Ground, kind: str, places: Sequence[Position]) -> Ground:
    """Give the field with another feature, the last; raises BadInput where its kind wants more corners."""
    shape = shape_of(kind)
    corners = tuple(_on(place, ground) for place in places)
    if len(dict.fromkeys(corners)) < LEAST[shape]:
        words = {"area": tr("an area wants three corners at least"), "line": tr("a line wants two places at least")}
        raise BadInput(Problem("", kind, words.get(shape, tr("is empty"))))
    geometry: Geometry = Point(corners[0])
    if shape == "area":
        geometry = Polygon(((*corners, corners[0]),))
    elif shape == "line":
        geometry = LineString(corners)
    said: dict[str, Any] = {"side": "union"} if kind in ("deployment", "arrival", "unit") else {}
    said |= {"facing": 0.0, "units": ("?",)} if kind == "unit" else {}
    said |= {"edge": _edge(corners[0], ground)} if kind == "arrival" else {}
    one = Feature(properties=Properties(kind=kind, **said), geometry=geometry)  # type: ignore[arg-type]
    return replace(ground, features=(*ground.features, one))


def removed(ground: Ground, nth: int) -> Ground:
    """Give the field without a feature."""
    return replace(ground, features=(*ground.features[:nth], *ground.features[nth + 1 :]))


def moved(ground: Ground, nth: int, by: Position) -> Ground:
    """Give the field with a whole feature moved, but no corner of it over the table's edge."""
    xs, ys = zip(*places_of(ground.features[nth]), strict=True)
    wide, tall = ground.table
    dx = min(max(by[0], -min(xs)), wide - max(xs))
    dy = min(max(by[1], -min(ys)), tall - max(ys))
    paths = [[(x + dx, y + dy) for x, y in path] for path in _paths(ground.features[nth])]
    return _shaped(ground, nth, paths)


def corner_moved(ground: Ground, nth: int, corner: int, place: Position) -> Ground:
    """Give the field with a corner elsewhere."""
    paths = _paths(ground.features[nth])
    path, at = _found(paths, corner)
    paths[path][at] = place
    return _shaped(ground, nth, paths)


def corner_added(ground: Ground, nth: int, place: Position) -> tuple[Ground, int]:
    """Give the field with another corner of a feature, on its nearest side, and which it is."""
    paths, closed = _paths(ground.features[nth]), not isinstance(ground.features[nth].geometry, LineString)
    best: tuple[float, int, int] | None = None
    for number, path in enumerate(paths):
        ends = [*path, path[0]] if closed else path
        for at, (one, other) in enumerate(pairwise(ends)):
            far = _far(place, one, other)
            if best is None or far < best[0]:
                best = (far, number, at + 1)
    if best is None:
        return ground, 0
    _, number, at = best
    paths[number].insert(at, place)
    return _shaped(ground, nth, paths), sum(len(path) for path in paths[:number]) + at


def corner_removed(ground: Ground, nth: int, corner: int) -> Ground:
    """Give the field without a corner; with too few left the ring goes, and with its last ring the feature."""
    paths = _paths(ground.features[nth])
    path, at = _found(paths, corner)
    del paths[path][at]
    if len(paths[path]) < LEAST[shape_of(ground.features[nth].properties.kind)]:
        if path == 0:
            return removed(ground, nth)
        del paths[path]
    return _shaped(ground, nth, paths)


def says(ground: Ground, nth: int, column: str, text: str) -> Ground:
    """Give the field with what a feature says of itself, as text is typed; raises BadInput with what is wrong of it."""
    one = ground.features[nth]
    plain = {key: value for key, value in msgspec.to_builtins(one.properties).items() if key != column}
    value = _value(column, text.strip())
    if value is not None:
        plain[column] = value
    made = replace(one, properties=convert(plain, Properties, file=""))
    found = replace(ground, features=(*ground.features[:nth], made, *ground.features[nth + 1 :]))
    here = f"$.features[{nth}]"
    if wrong := [each for each in faults(found, "") if each.path.startswith(here)]:
        raise BadInput([replace(each, path=each.path.removeprefix(f"{here}.properties.")) for each in wrong])
    return found


def text_of(one: Feature, column: str) -> str:
    """Give what a feature says of itself as text."""
    value = getattr(one.properties, column)
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, tuple):
        return ", ".join(value)
    return "" if value is None else f"{value:g}" if isinstance(value, float) else str(value)


def _value(column: str, text: str) -> Any:
    if not text:
        return None
    if column in ("all_round", "unfinished"):
        return text == "yes" or None
    if column == "units":
        return [part.strip() for part in text.split(",") if part.strip()]
    if column in ("level", "turn", "points"):
        return int(text) if text.lstrip("-").isdigit() else text
    if column in ("width", "facing"):
        try:
            return float(text.replace(",", "."))
        except ValueError:
            return text
    return text


# ---- what is where


def corners(one: Feature) -> tuple[Position, ...]:
    """Give the corners of a feature that can be taken hold of."""
    return tuple(place for path in _paths(one) for place in path)


def corner_at(one: Feature, place: Position, reach: float) -> int:
    """Give the corner at a place, -1 for none."""
    found = [(math.dist(place, corner), nth) for nth, corner in enumerate(corners(one))]
    far, nth = min(found, default=(math.inf, -1))
    return nth if far <= reach else -1


def feature_at(ground: Ground, place: Position, reach: float) -> int:
    """Give the feature at a place, -1 for none: places and lines first, then the smallest area."""
    found: list[tuple[int, float, int]] = []
    for nth, one in enumerate(ground.features):
        match one.geometry:
            case Point(coordinates=at):
                if math.dist(at, place) <= reach * 1.5:
                    found.append((0, math.dist(at, place), nth))
            case LineString(coordinates=line):
                far = min((_far(place, a, b) for a, b in pairwise(line)), default=math.inf)
                if far <= reach:
                    found.append((1, far, nth))
            case _:
                if any(inside(place, rings) for rings in rings_of(one)):
                    found.append((2, _extent(one), nth))
    return min(found)[2] if found else -1


def _extent(one: Feature) -> float:
    xs, ys = zip(*places_of(one), strict=True)
    return float((max(xs) - min(xs)) * (max(ys) - min(ys)))


def _far(place: Position, one: Position, other: Position) -> float:
    long = math.dist(one, other)
    if not long:
        return math.dist(place, one)
    share = ((place[0] - one[0]) * (other[0] - one[0]) + (place[1] - one[1]) * (other[1] - one[1])) / long**2
    share = min(max(share, 0.0), 1.0)
    return math.dist(place, (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share))


def _edge(place: Position, ground: Ground) -> str:
    (x, y), (wide, tall) = place, ground.table
    gaps = {"west": x, "east": wide - x, "south": y, "north": tall - y}
    return min(gaps, key=lambda edge: gaps[edge])


# ---- shapes as runs of places


def _paths(one: Feature) -> list[list[Position]]:
    """Give the runs of places of a feature, rings without the place that closes them."""
    match one.geometry:
        case Point(coordinates=place):
            return [[place]]
        case LineString(coordinates=line):
            return [list(line)]
        case _:
            return [list(ring[:-1]) for rings in rings_of(one) for ring in rings]


def _found(paths: Sequence[Sequence[Position]], corner: int) -> tuple[int, int]:
    for number, path in enumerate(paths):
        if corner < len(path):
            return number, corner
        corner -= len(path)
    raise IndexError(corner)


def _shaped(ground: Ground, nth: int, paths: Sequence[Sequence[Position]]) -> Ground:
    one = ground.features[nth]
    runs = [tuple(_on(place, ground) for place in path) for path in paths]
    made = replace(one, geometry=_geometry(one.geometry, runs))
    return replace(ground, features=(*ground.features[:nth], made, *ground.features[nth + 1 :]))


def _geometry(was: Geometry, runs: Sequence[tuple[Position, ...]]) -> Geometry:
    match was:
        case Point():
            return Point(runs[0][0])
        case LineString():
            return LineString(runs[0])
        case Polygon():
            return Polygon(tuple((*run, run[0]) for run in runs))
        case MultiPolygon(coordinates=those):
            return MultiPolygon(tuple(_parted(those, [(*run, run[0]) for run in runs])))


def _parted(those: Sequence[Sequence[Any]], rings: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """Yield the areas again, each with as many rings as it had; one that lost a ring is the last."""
    begin = 0
    for area in those:
        part = tuple(rings[begin : begin + len(area)])
        begin += len(area)
        if part:
            yield part


def _on(place: Position, ground: Ground) -> Position:
    """Hold a place to the table, and to a tenth of an inch."""
    wide, tall = ground.table
    return round(min(max(place[0], 0.0), wide), FINE), round(min(max(place[1], 0.0), tall), FINE)

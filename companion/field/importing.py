"""A field drawn elsewhere: GeoJSON as QGIS writes it, in inches, or in degrees or metres with a line of known length.

    features with `kind` and what else a field's say ──► what only QGIS writes left aside, its Multi shapes parted
    a line of kind "scale" with `inches`, an area of kind "table" ──► degrees or metres as inches, cut at its edges

Without a line of kind "scale" the places are inches from the table's south-west corner, as in a field file. The same
strictness then: kinds, shapes and places are checked as `reading` checks them, each fault one sentence with its place.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from msgspec.structs import replace

from companion.charts.faults import BadInput, Problem
from companion.charts.reading import convert
from companion.charts.strict_json import read_json
from companion.field.cutting import area_on_table, on_table
from companion.field.reading import faults
from companion.field.shapes import Feature, Ground, LineString, MultiPolygon, Point, Polygon, Position
from companion.language.tongue import tr

SCALE, TABLE = "scale", "table"
"""Kinds of what is drawn to say how large the rest is: neither is ground."""
LEFT_ASIDE = frozenset({"fid", "id", "ogc_fid", "layer", "path", "osm_id"})
"""Columns that QGIS adds by itself."""
WHOLE, FIGURES, SWITCHES, LISTS = (
    ("level", "turn", "points"),
    ("width", "facing", "inches"),
    ("all_round", "unfinished"),
    ("units",),
)
"""Columns of a spreadsheet's kind, where a number may stand as text and a list as words with commas."""
DEGREES = ("CRS84", "4326", "4258", "4269")
"""Coordinate systems in degrees, by what their names hold; any other is in metres."""
_FEATURE = re.compile(r"^\$\.features\[\d+\]")
PLACES = 2
"""Of a field's figures behind the point."""
Plane = Callable[[Position], Position]


class Drawn(NamedTuple):
    """A feature as it was drawn: where it stands in the file, what it says, its shape in single parts."""

    path: str
    said: dict[str, Any]
    shapes: tuple[tuple[str, Any], ...]
    """("Polygon", coordinates) …"""


def imported(raw: bytes, file: str, table: Position | None = None, name: str = "") -> Ground:
    """Read a field that was drawn elsewhere; `table` is its extent in inches where the file says none.

    Raises BadInput with every problem and its place.
    """
    whole = read_json(raw, file)
    drawn = tuple(_drawn(whole, file))
    scales, tables = ([one for one in drawn if one.said.get("kind") == kind] for kind in (SCALE, TABLE))
    rest = [one for one in drawn if one.said.get("kind") not in (SCALE, TABLE)]
    if scales:
        plane = _degrees(drawn) if _in_degrees(whole) else _metres
        inch = _inch(scales, plane, file)
        corner, extent = _frame(tables or rest, plane, inch, file)
        features = [_moved(one, lambda place: _onto(plane(place), corner, inch)) for one in rest]
    else:
        extent = table or _extent(whole, tables, file)
        features = rest
    parts, problems = list[Ground](), list[Problem]()
    for one in features:
        try:
            parts.append(_read(one, extent, file))
        except BadInput as error:
            problems += error.problems
    if problems:
        raise BadInput(problems)
    # A table with nothing on it is one too, if it is a table.
    size = parts[0].table if parts else _read(Drawn("$", {}, ()), extent, file).table
    title = name or str(whole.get("name", ""))
    return Ground(name=title, table=size, features=tuple(each for part in parts for each in part.features))


# ---- as it was drawn


def _drawn(whole: Any, file: str) -> Iterator[Drawn]:
    if not isinstance(whole, dict) or not isinstance(whole.get("features"), list):
        hint = tr("in QGIS: Export, Save Features As, GeoJSON")
        raise BadInput(Problem(file, "$.features", tr("is missing: this is no GeoJSON of features"), hint))
    problems = []
    for nth, one in enumerate(whole["features"]):
        path = f"$.features[{nth}]"
        said = one.get("properties") if isinstance(one, dict) else None
        geometry = one.get("geometry") if isinstance(one, dict) else None
        if not isinstance(said, dict) or not said.get("kind"):
            problems.append(
                Problem(file, f"{path}.properties.kind", tr("is missing"), tr("what is it: woods, road …?"))
            )
        elif not isinstance(geometry, dict) or "coordinates" not in geometry:
            problems.append(Problem(file, f"{path}.geometry", tr("has no shape"), tr("draw it, or delete the row")))
        else:
            yield Drawn(path, dict(_said(said)), tuple(_single(geometry)))
    if problems:
        raise BadInput(problems)


def _said(said: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield what a row says: empty cells and QGIS's own columns are nothing said."""
    for key, value in said.items():
        if key in LEFT_ASIDE or value is None or value == "":
            continue
        if key in LISTS and isinstance(value, str):
            yield key, [part.strip() for part in value.split(",") if part.strip()]
        elif key in SWITCHES and value in (0, 1, "0", "1", "true", "false"):
            yield key, value in (1, "1", "true")
        elif key in (*WHOLE, *FIGURES) and isinstance(value, str):
            yield key, _number(value)
        elif key in WHOLE and isinstance(value, float) and value.is_integer():
            yield key, int(value)
        else:
            yield key, value


def _number(text: str) -> Any:
    try:
        return int(text) if text.strip().lstrip("-").isdigit() else float(text)
    except ValueError:
        return text  # refused where it is read


def _single(geometry: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield a shape in single parts: QGIS writes one road as lines of which there is but one."""
    kind, places = str(geometry.get("type")), geometry["coordinates"]
    if kind in ("MultiLineString", "MultiPoint") and isinstance(places, list):
        yield from ((kind.removeprefix("Multi"), _flat(part)) for part in places)
    elif kind == "MultiPolygon" and isinstance(places, list) and len(places) == 1:
        yield "Polygon", _flat(places[0])
    else:
        yield kind, _flat(places)


def _flat(places: Any) -> Any:
    """Give places without their heights."""
    if isinstance(places, list) and places and not isinstance(places[0], list):
        return places[:2]
    return [_flat(one) for one in places] if isinstance(places, list) else places


def _places(value: Any) -> Iterator[Position]:
    if isinstance(value, list) and len(value) == 2 and all(isinstance(one, int | float) for one in value):
        yield float(value[0]), float(value[1])
    elif isinstance(value, list):
        for one in value:
            yield from _places(one)


# ---- from degrees or metres to inches


def _in_degrees(whole: dict[str, Any]) -> bool:
    """Say whether places are in degrees: GeoJSON's are, unless the file names a coordinate system in metres."""
    crs = whole.get("crs")
    said = crs.get("properties") if isinstance(crs, dict) else None
    name = str(said.get("name", "")) if isinstance(said, dict) else ""
    return not name or any(part in name for part in DEGREES)


def _metres(place: Position) -> Position:
    return place


def _degrees(drawn: tuple[Drawn, ...]) -> Plane:
    """Give degrees as lengths of one unit east and north: a table is small enough for the earth to be flat on it."""
    lats = [place[1] for one in drawn for _, value in one.shapes for place in _places(value)]
    share = math.cos(math.radians((min(lats) + max(lats)) / 2)) if lats else 1.0
    return lambda place: (place[0] * share, place[1])


def _inch(scales: list[Drawn], plane: Plane, file: str) -> float:
    """Give how long an inch of the table is in the plane, by the one line that says it."""
    one = scales[0]
    if len(scales) > 1:
        raise BadInput(Problem(file, f"{scales[1].path}.properties.kind", tr("is a second scale"), tr("one is enough")))
    inches, line = one.said.get("inches"), [plane(place) for place in _places([value for _, value in one.shapes])]
    long = sum(math.dist(a, b) for a, b in pairwise(line))
    if not isinstance(inches, int | float) or isinstance(inches, bool) or inches <= 0:
        hint = tr("how many inches of the table is the line long?")
        raise BadInput(Problem(file, f"{one.path}.properties.inches", tr("is missing"), hint))
    if long <= 0:
        raise BadInput(Problem(file, f"{one.path}.geometry", tr("a line wants two places at least")))
    return long / float(inches)


def _frame(those: list[Drawn], plane: Plane, inch: float, file: str) -> tuple[Position, Position]:
    """Give the south-west corner in the plane and the extent in inches: of the area that is the table, else of all."""
    places = [plane(place) for one in those for _, value in one.shapes for place in _places(value)]
    if not places:
        raise BadInput(Problem(file, "$.features", tr("has no entry"), tr("draw some ground")))
    xs, ys = zip(*places, strict=True)
    corner = (min(xs), min(ys))
    return corner, (round((max(xs) - corner[0]) / inch, PLACES), round((max(ys) - corner[1]) / inch, PLACES))


def _onto(place: Position, corner: Position, inch: float) -> Position:
    return round((place[0] - corner[0]) / inch, PLACES), round((place[1] - corner[1]) / inch, PLACES)


def _moved(one: Drawn, onto: Callable[[Position], Position]) -> Drawn:
    def each(value: Any) -> Any:
        if isinstance(value, list) and len(value) == 2 and all(isinstance(part, int | float) for part in value):
            return list(onto((float(value[0]), float(value[1]))))
        return [each(part) for part in value] if isinstance(value, list) else value

    return one._replace(shapes=tuple((kind, each(value)) for kind, value in one.shapes))


def _extent(whole: dict[str, Any], tables: list[Drawn], file: str) -> Any:
    if "table" in whole:
        return whole["table"]
    if places := [place for one in tables[:1] for _, value in one.shapes for place in _places(value)]:
        return [max(x for x, _ in places), max(y for _, y in places)]
    hint = tr('draw an area of kind "table", and a line of kind "scale" with its inches unless places are inches')
    raise BadInput(Problem(file, "$.table", tr("is missing: how large is the table?"), hint))


# ---- a field again


def _read(one: Drawn, extent: Any, file: str) -> Ground:
    """Give one feature on the table, cut at its edges; raises BadInput with its place in the file."""
    rows = [
        {"type": "Feature", "properties": one.said, "geometry": {"type": kind, "coordinates": value}}
        for kind, value in one.shapes
    ]
    try:
        found = convert({"type": "FeatureCollection", "table": extent, "features": rows}, Ground, file=file)
        cut = Ground(table=found.table, features=tuple(_cut(found)))
        if problems := [*faults(cut, file)]:
            raise BadInput(problems)
    except BadInput as error:
        placed = [replace(each, path=_FEATURE.sub(lambda _: one.path, each.path)) for each in error.problems]
        raise BadInput(tuple(dict.fromkeys(placed))) from None
    return cut


def _cut(ground: Ground) -> Iterator[Feature]:
    """Yield the features cut off at the table's edges; a place beside it stays, and is told as a fault."""
    for one in ground.features:
        match one.geometry:
            case LineString(coordinates=line) if len(line) > 1:
                for part in on_table(line, ground.table):
                    yield Feature(properties=one.properties, geometry=LineString(tuple(map(_rounded, part))))
            case Polygon(coordinates=rings) if rings and len(rings[0]) > 3:
                yield from _areas(one, (rings,), ground)
            case MultiPolygon(coordinates=those):
                yield from _areas(one, those, ground)
            case Point() | _:
                yield one


def _areas(one: Feature, those: Any, ground: Ground) -> Iterator[Feature]:
    for rings in those:
        for part in area_on_table(rings, ground.table):
            shape = Polygon(tuple(tuple(map(_rounded, ring)) for ring in part))
            yield Feature(properties=one.properties, geometry=shape)


def _rounded(place: Position) -> Position:
    return round(place[0], PLACES), round(place[1], PLACES)

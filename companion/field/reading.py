"""A field file read and checked: its kinds, its shapes, its extent; every fault at once, in people's words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from companion.charts.faults import BadInput, Problem
from companion.charts.reading import convert
from companion.charts.strict_json import read_json
from companion.field.shapes import (
    Area,
    Feature,
    Ground,
    Line,
    LineString,
    MultiPolygon,
    Point,
    Polygon,
    Position,
    Ring,
)
from companion.language.tongue import tr

AREAS: tuple[str, ...] = (*get_args(Area), "deployment")
LINES: tuple[str, ...] = get_args(Line)
BESIDE = 0.01
"""Inches: so far a place may lie off the table, for files are rounded to it."""
CORNERS = 4
"""Places of the smallest closed outline, the first of them twice."""
OTHERS = frozenset({"id", "bbox"})
"""What GeoJSON knows besides, of any of its objects: it tells us nothing."""
OF_THE_WHOLE = frozenset({"crs", "about"})


def read_field(raw: bytes, file: str) -> Ground:
    """Read a field file. Raises BadInput with every problem and its path; what only GeoJSON knows is left aside."""
    found = convert(_without_others(read_json(raw, file)), Ground, file=file)
    if problems := [*faults(found, file)]:
        raise BadInput(problems)
    return found


def faults(field: Ground, file: str, path: str = "$") -> Iterator[Problem]:
    """Yield what is wrong with a field whose parts are all there."""
    for nth, one in enumerate(field.features):
        yield from _of_feature(one, field.table, file, f"{path}.features[{nth}]")


def _without_others(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    kept = {key: inner for key, inner in value.items() if key not in OTHERS | OF_THE_WHOLE}
    if isinstance(features := kept.get("features"), list):
        kept["features"] = [_bare(one) for one in features]
    return kept


def _bare(feature: Any) -> Any:
    if not isinstance(feature, dict):
        return feature
    kept = {key: inner for key, inner in feature.items() if key not in OTHERS}
    if isinstance(geometry := kept.get("geometry"), dict):
        kept["geometry"] = {key: inner for key, inner in geometry.items() if key not in OTHERS}
    return kept


def _of_feature(one: Feature, table: Position, file: str, path: str) -> Iterator[Problem]:
    yield from shaped(one, file, path)
    for where, ring, _ in _rings(one, f"{path}.geometry.coordinates"):
        yield from _off(ring, table, file, where)
    yield from _unsaid(one, file, f"{path}.properties")


def shaped(one: Feature, file: str, path: str) -> Iterator[Problem]:
    """Yield where a feature is not drawn as its kind is, on whatever table it lies."""
    kind, at = one.properties.kind, f"{path}.geometry"
    wanted: tuple[type, ...] = (
        (Polygon, MultiPolygon) if kind in AREAS else (LineString,) if kind in LINES else (Point,)
    )
    if not isinstance(one.geometry, wanted):
        names = " / ".join(each.__name__ for each in wanted)
        what = tr("{kind} is no {shape}", kind=kind, shape=type(one.geometry).__name__)
        yield Problem(file, f"{at}.type", what, tr("it is drawn as {names}", names=names))
    for where, ring, closed in _rings(one, f"{at}.coordinates"):
        if closed and (len(ring) < CORNERS or ring[0] != ring[-1]):
            yield Problem(file, where, tr("does not end where it begins"), tr("an area wants three corners at least"))
        elif not closed and len(ring) < 2 and not isinstance(one.geometry, Point):
            yield Problem(file, where, tr("a line wants two places at least"))


def _rings(one: Feature, path: str) -> Iterator[tuple[str, Ring, bool]]:
    """Yield each run of places with its path, and whether it is to be closed."""
    match one.geometry:
        case Point(coordinates=place):
            yield path, (place,), False
        case LineString(coordinates=line):
            yield path, line, False
        case Polygon(coordinates=rings):
            yield from ((f"{path}[{nth}]", ring, True) for nth, ring in enumerate(rings or ((),)))
        case MultiPolygon(coordinates=areas):
            for number, rings in enumerate(areas):
                yield from ((f"{path}[{number}][{nth}]", ring, True) for nth, ring in enumerate(rings or ((),)))


def _off(ring: Ring, table: Position, file: str, path: str) -> Iterator[Problem]:
    """Yield the first place that does not lie on the table."""
    for nth, place in enumerate(ring):
        if any(not -BESIDE <= at <= most + BESIDE for at, most in zip(place, table, strict=True)):
            what = tr("{x}, {y} does not lie on the table", x=f"{place[0]:g}", y=f"{place[1]:g}")
            hint = tr("the table is {w} x {h} inches, from its south-west corner", w=f"{table[0]:g}", h=f"{table[1]:g}")
            yield Problem(file, path if len(ring) == 1 else f"{path}[{nth}]", what, hint)
            return


def _unsaid(one: Feature, file: str, path: str) -> Iterator[Problem]:
    """Yield what a feature of its kind has to say and does not."""
    said = one.properties
    if said.kind in ("deployment", "arrival", "unit") and said.side is None:
        yield Problem(file, f"{path}.side", tr("is missing"), tr("whose is it: union or confederate?"))
    if said.kind == "arrival" and not said.edge:
        yield Problem(file, f"{path}.edge", tr("is missing"), tr("over which edge do they come?"))
    if said.kind == "unit" and not said.units:
        yield Problem(file, f"{path}.units", tr("is missing"), tr("who stands there?"))
    if said.kind == "unit" and said.facing is None:
        yield Problem(file, f"{path}.facing", tr("is missing"), tr("degrees clockwise from north"))

"""Fields drawn in QGIS: degrees or metres by a line of known length, what only QGIS writes left aside, faults told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.charts.faults import BadInput
from companion.field.importing import imported
from companion.field.parts import places_of
from companion.field.reading import read_field
from companion.field.shapes import Ground, Polygon
from companion.field.writing import written

CRS = {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::25832"}}
KNOTS = [[500.0, 100.0], [1220.0, 100.0], [1220.0, 580.0], [500.0, 580.0], [500.0, 100.0]]


def feature(kind: str, shape: str, places: Any, **more: Any) -> dict[str, Any]:
    said = {"fid": 7, "kind": kind, "name": None, **more}
    return {"type": "Feature", "properties": said, "geometry": {"type": shape, "coordinates": places}}


def whole(*features: dict[str, Any], **more: Any) -> bytes:
    return json.dumps({"type": "FeatureCollection", "features": features, **more}).encode()


def metres(*features: dict[str, Any]) -> Ground:
    """Import features in metres: ten of them are an inch, and the table lies from 500, 100 on."""
    scale = feature("scale", "LineString", [[0, 0], [100, 0]], inches=10)
    return imported(whole(scale, feature("table", "Polygon", [KNOTS]), *features, crs=CRS), "mine.geojson")


def test_metres_become_inches_of_the_table_from_its_south_west_corner() -> None:
    ground = metres(feature("house", "Point", [620.0, 220.0], name="Miller"))
    assert ground.table == (72.0, 48.0)
    (one,) = ground.features
    assert (one.properties.kind, one.properties.name, [*places_of(one)]) == ("house", "Miller", [(12.0, 12.0)])


def test_degrees_are_as_long_as_they_are_on_the_ground() -> None:
    """At sixty degrees north a degree to the east is half of one to the north."""
    scale = feature("scale", "LineString", [[10.0, 60.0], [10.0, 60.01]], inches=10)
    corners = [[10.0, 59.99], [10.04, 59.99], [10.04, 60.01], [10.0, 60.01], [10.0, 59.99]]
    found = imported(whole(scale, feature("table", "Polygon", [corners])), "mine.geojson")
    assert found.features == ()
    ground = imported(
        whole(scale, feature("table", "Polygon", [corners]), feature("house", "Point", [10.02, 60.0])), "mine.geojson"
    )
    assert ground.table == pytest.approx((20.0, 20.0), abs=0.02)
    assert [*places_of(ground.features[0])] == [pytest.approx((10.0, 10.0), abs=0.02)]


def test_what_lies_beyond_the_table_is_cut_off_there() -> None:
    ground = metres(
        feature("road", "MultiLineString", [[[400.0, 340.0], [1300.0, 340.0]]]),
        feature("woods", "Polygon", [[[400.0, 300.0], [600.0, 300.0], [600.0, 400.0], [400.0, 400.0], [400.0, 300.0]]]),
        feature("fence", "LineString", [[0.0, 0.0], [50.0, 0.0]]),
    )
    road, woods = ground.features
    assert [*places_of(road)] == [(0.0, 24.0), (72.0, 24.0)]
    assert set(places_of(woods)) == {(0.0, 20.0), (10.0, 20.0), (10.0, 30.0), (0.0, 30.0)}


def test_columns_of_text_are_read_as_what_they_say() -> None:
    ground = metres(
        feature("unit", "Point", [600.0, 200.0], side="union", units="gamble, devin", facing="270"),
        feature("breastworks", "LineString", [[600.0, 200.0], [700.0, 200.0]], all_round=1, level=""),
    )
    unit, works = (one.properties for one in ground.features)
    assert (unit.units, unit.facing, works.all_round) == (("gamble", "devin"), 270.0, True)


def test_areas_of_one_name_and_heights_are_taken_as_they_are() -> None:
    square = [[600.0, 200.0, 31.5], [700.0, 200.0, 31.5], [700.0, 300.0, 31.5], [600.0, 200.0, 31.5]]
    ground = metres(feature("woods", "MultiPolygon", [[square]]))
    assert isinstance(ground.features[0].geometry, Polygon)


def test_a_field_in_inches_is_taken_as_it_stands() -> None:
    raw = whole(feature("house", "Point", [12.0, 12.0]), table=[72, 48], name="Mine")
    ground = imported(raw, "mine.geojson")
    assert (ground.name, ground.table, [*places_of(ground.features[0])]) == ("Mine", (72.0, 48.0), [(12.0, 12.0)])
    assert imported(whole(feature("house", "Point", [12.0, 12.0])), "mine.geojson", (72.0, 48.0)).table == (72.0, 48.0)


def test_a_table_with_nothing_on_it_is_a_field() -> None:
    assert imported(whole(table=[40, 30]), "mine.geojson").table == (40, 30)


def test_what_was_imported_is_a_field_file_and_comes_back_the_same() -> None:
    ground = metres(feature("hill", "Polygon", [KNOTS], level=2), feature("house", "Point", [620.0, 220.0]))
    assert read_field(written(ground, "drawn by hand").encode(), "mine") == ground


@pytest.mark.parametrize(
    ("features", "told"),
    [
        ([feature("wood", "Point", [600, 200])], "$.features[2].properties.kind: 'wood' is not one of"),
        ([feature("", "Point", [600, 200])], "$.features[2].properties.kind: is missing"),
        ([feature("woods", "Point", [600, 200])], "$.features[2].geometry.type: woods is no Point"),
        ([feature("house", "Point", [5, 5])], "$.features[2].geometry.coordinates: -49.5, -9.5 does not lie on"),
        ([feature("hill", "Polygon", [KNOTS], level=9)], "$.features[2].properties.level"),
        ([feature("woods", "Polygon", [KNOTS], colour="green")], "$.features[2].properties.colour"),
        ([{"type": "Feature", "properties": {"kind": "road"}, "geometry": None}], "$.features[2].geometry: has no"),
    ],
)
def test_each_fault_is_told_with_its_place_in_the_file(features: list[dict[str, Any]], told: str) -> None:
    with pytest.raises(BadInput) as refused:
        metres(*features)
    assert any(told in str(one) for one in refused.value.problems), [str(one) for one in refused.value.problems]


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (b"[]", "this is no GeoJSON of features"),
        (whole(feature("house", "Point", [1, 1])), "how large is the table?"),
        (whole(feature("scale", "LineString", [[0, 0], [1, 0]])), "properties.inches: is missing"),
        (whole(feature("scale", "LineString", [[0, 0], [0, 0]], inches=5), crs=CRS), "two places at least"),
        (whole(feature("scale", "LineString", [[0, 0], [1, 0]], inches=5), crs=CRS), "has no entry"),
        (whole(feature("table", "Polygon", [])), "how large is the table?"),
        (whole(feature("house", "Point", [1, 1]), crs={"properties": "metres"}), "how large is the table?"),
        (whole(table=[0, 48]), "$.table[0]"),
        (whole(table=[1e9, 48]), "$.table[0]"),
    ],
)
def test_what_gives_no_field_is_refused_in_a_sentence(raw: bytes, told: str) -> None:
    with pytest.raises(BadInput) as refused:
        imported(raw, "mine.geojson")
    assert told in str(refused.value)

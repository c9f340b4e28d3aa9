"""A field file: what is right is read, what is wrong is told with its place, all at once."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.field.reading import read_field
from companion.field.shapes import Ground


def a_feature(kind: str, shape: str, coordinates: Any, **more: Any) -> dict[str, Any]:
    geometry = {"type": shape, "coordinates": coordinates}
    return {"type": "Feature", "properties": {"kind": kind, **more}, "geometry": geometry}


def a_field(*features: dict[str, Any], **more: Any) -> bytes:
    return json.dumps({"type": "FeatureCollection", "table": [72, 48], "features": features, **more}).encode()


SQUARE = [[[10, 10], [20, 10], [20, 20], [10, 10]]]


def test_ground_set_up_areas_and_arrivals_are_read_by_their_kinds() -> None:
    found = read_field(
        a_field(
            a_feature("woods", "Polygon", SQUARE, name="Herbst Woods", density="closed"),
            a_feature("hill", "MultiPolygon", [SQUARE], level=2),
            a_feature("pike", "LineString", [[0, 30], [72, 10]], name="Chambersburg Pike"),
            a_feature("deployment", "Polygon", SQUARE, side="union", units=["gamble"]),
            a_feature("arrival", "Point", [0, 24], side="confederate", edge="west", hour="08:00"),
            scale={"yards_an_inch": 60, "men_a_stand": 200, "guns_a_stand": 8},
        ),
        "field.geojson",
    )
    assert found.table == (72, 48)
    assert found.scale is not None
    assert found.scale.yards_an_inch == 60
    assert [one.properties.kind for one in found.features] == ["woods", "hill", "pike", "deployment", "arrival"]
    assert [one.properties.name for one in found.of("woods", "pike")] == ["Herbst Woods", "Chambersburg Pike"]


def test_what_only_geojson_knows_is_left_aside() -> None:
    feature = a_feature("woods", "Polygon", SQUARE) | {"id": 7, "bbox": [0, 0, 1, 1]}
    feature["geometry"]["bbox"] = [0, 0, 1, 1]
    assert read_field(a_field(feature, crs={"type": "name"}, bbox=[0, 0, 72, 48]), "f").features


@pytest.mark.parametrize(
    ("feature", "path", "what"),
    [
        (a_feature("lake", "Polygon", SQUARE), "$.features[0].properties.kind", "'lake'"),
        (a_feature("woods", "LineString", [[0, 0], [1, 1]]), "$.features[0].geometry.type", "woods is no LineString"),
        (a_feature("road", "Polygon", SQUARE), "$.features[0].geometry.type", "road is no Polygon"),
        (a_feature("bridge", "LineString", [[0, 0], [1, 1]]), "$.features[0].geometry.type", "bridge is no LineString"),
        (
            a_feature("woods", "Polygon", [[[1, 1], [9, 1], [9, 9], [1, 9]]]),
            "$.features[0].geometry.coordinates[0]",
            "does not end where it begins",
        ),
        (a_feature("road", "LineString", [[1, 1]]), "$.features[0].geometry.coordinates", "two places at least"),
        (
            a_feature("road", "LineString", [[0, 0], [73, 1]]),
            "$.features[0].geometry.coordinates[1]",
            "73, 1 does not lie on the table",
        ),
        (a_feature("ford", "Point", [3, -1]), "$.features[0].geometry.coordinates", "3, -1 does not lie on the table"),
        (a_feature("deployment", "Polygon", SQUARE), "$.features[0].properties.side", "is missing"),
        (a_feature("arrival", "Point", [0, 0], side="union"), "$.features[0].properties.edge", "is missing"),
        (a_feature("hill", "Polygon", SQUARE, level=4), "$.features[0].properties.level", "3"),
        (a_feature("woods", "Polygon", SQUARE, densty="open"), "$.features[0].properties.densty", "unknown key"),
    ],
)
def test_a_fault_is_told_with_its_place(feature: dict[str, Any], path: str, what: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_field(a_field(feature), "f.geojson")
    (problem,) = caught.value.problems
    assert (problem.file, problem.path) == ("f.geojson", path)
    assert what in f"{problem.what} {problem.hint}"


def test_all_faults_are_told_at_once() -> None:
    off = a_feature("ford", "Point", [99, 1])
    with pytest.raises(BadInput) as caught:
        read_field(a_field(off, a_feature("road", "LineString", [[1, 1]]), off), "f")
    assert [one.path.split(".geometry")[0] for one in caught.value.problems] == [
        "$.features[0]",
        "$.features[1]",
        "$.features[2]",
    ]


@pytest.mark.parametrize(
    ("raw", "what"),
    [
        (b"", "is empty"),
        (b"[]", "expected a table"),
        (b"{", "only part of a file"),
        (b'{"table": [72, 48', "only part"),
    ],
)
def test_what_is_no_field_is_refused_in_words(raw: bytes, what: str) -> None:
    with pytest.raises(BadInput, match=what):
        read_field(raw, "f")


@pytest.mark.parametrize("table", [[0, 48], [72], ["wide", 48], [72, 1e9]])
def test_a_table_has_an_extent(table: list[Any]) -> None:
    with pytest.raises(BadInput):
        read_field(json.dumps({"type": "FeatureCollection", "table": table, "features": []}).encode(), "f")


def test_a_bare_table_is_a_field() -> None:
    assert read_field(a_field(), "f") == Ground(table=(72.0, 48.0))


KEYS = st.sampled_from(
    [
        "type",
        "table",
        "features",
        "geometry",
        "coordinates",
        "properties",
        "kind",
        "side",
        "scale",
        "Feature",
        "Polygon",
    ]
)
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=5),
    max_leaves=20,
)


@given(JSON)
def test_whatever_stands_in_a_file_it_is_read_or_refused_in_words(value: Any) -> None:
    for each in (value, {"type": "FeatureCollection", "table": [72, 48], "features": [value]}):
        try:
            read_field(json.dumps(each).encode(), "f")
        except BadInput as error:
            assert all(one.what for one in error.problems)

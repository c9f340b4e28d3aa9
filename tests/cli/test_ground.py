"""`companion ground`: fields from QGIS, from a map of squares, from a hex, and checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.field.reading import read_field
from tests.cli.conftest import Run


def test_a_part_of_a_square_map_becomes_a_field(run: Run, tmp_path: Path) -> None:
    to = tmp_path / "corn.geojson"
    told = run("ground", "cut", "antietam-basic", "--squares", "22,14,12,4", "-o", to, "--json")
    assert told.exit_code == 0
    ground = read_field(to.read_bytes(), "corn")
    # Eleven squares of 200 yards at 60 yards an inch, either way.
    assert ground.table == (36.67, 36.67)
    assert json.loads(told.stdout)["features"]["woods"] >= 1
    assert {"Hagerstown Pike", "Smoketown Road"} <= {one.properties.name for one in ground.features}
    assert not ground.of("deployment", "arrival", "objective")


def test_the_middle_of_a_hex_becomes_a_field(run: Run, tmp_path: Path) -> None:
    to = tmp_path / "town.geojson"
    assert run("ground", "cut", "gettysburg-battle", "--hex", "12,8", "-o", to).exit_code == 0
    ground = read_field(to.read_bytes(), "town")
    assert ground.name == "Gettysburg"
    assert [one.properties.name for one in ground.of("town")] == ["Gettysburg"]


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("antietam-basic", "--squares", "1,1,99,9"), "the map goes from 0,0 to 41,35"),
        (("antietam-basic", "--hex", "1,1"), "its map has no hexes"),
        (("gettysburg-battle", "--squares", "1,1,2,2"), "its map has no squares"),
        (("gettysburg-battle", "--hex", "99,99"), "the map has no hex 99,99"),
        (("gettysburg-battle",), "one of --squares and --hex is wanted"),
        (("antietam-basic", "--squares", "1,1"), "is not 4 numbers"),
    ],
)
def test_what_cannot_be_cut_is_refused(run: Run, tmp_path: Path, args: tuple[str, ...], told: str) -> None:
    found = run("ground", "cut", *args, "-o", tmp_path / "x.geojson")
    assert found.exit_code == 2
    assert told in found.stderr
    assert not (tmp_path / "x.geojson").exists()


def test_a_scenario_is_fought_on_a_field_that_was_imported(run: Run, tmp_path: Path) -> None:
    drawn = {
        "type": "FeatureCollection",
        "features": [
            {
                "type": "Feature",
                "properties": {"fid": 1, "kind": "pike", "name": "Chambersburg Pike"},
                "geometry": {"type": "LineString", "coordinates": [[0, 30], [72, 10]]},
            }
        ],
    }
    (tmp_path / "drawn.geojson").write_text(json.dumps(drawn), encoding="utf-8")
    to = tmp_path / "mine.geojson"
    assert run("ground", "import", tmp_path / "drawn.geojson", "-o", to, "--table", "72,48").exit_code == 0
    assert run("ground", "check", to).stdout.startswith(f"{to}: 72 × 48 inches, 1 piece of ground")
    wrong = run("ground", "import", tmp_path / "drawn.geojson", "-o", to)
    assert wrong.exit_code == 2
    assert "how large is the table?" in wrong.stderr

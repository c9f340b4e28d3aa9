"""Places on the field at the command line: placed, lifted, told, undone, amended; and a scenario with a field of its own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from companion.games.miniatures.rules import view as views
from companion.kernel import shelf
from companion.kernel.session import Session
from tests.cli.conftest import Run, order

PLACE = order("place", places={"davis": [30, 20.5, 90], "heth": [28, 20]})
WOODS: dict[str, Any] = {
    "type": "Feature",
    "properties": {"kind": "woods", "name": "Herbst Woods"},
    "geometry": {"type": "Polygon", "coordinates": [[[1, 1], [5, 1], [5, 5], [1, 1]]]},
}
SETS_UP: dict[str, Any] = {
    "type": "Feature",
    "properties": {"kind": "deployment", "side": "union", "units": ["cutler"]},
    "geometry": WOODS["geometry"],
}


def units(run: Run, game: Path) -> dict[str, Any]:
    return {one["id"]: one for one in json.loads(run("status", game, "--json").stdout)["units"]}


def test_units_are_placed_told_and_lifted(run: Run, game: Path) -> None:
    assert (units(run, game)["davis"]["at"], units(run, game)["davis"]["facing"]) == (None, None)
    assert run("do", game, PLACE).exit_code == 0
    davis = units(run, game)["davis"]
    assert (davis["at"], davis["facing"]) == ([30.0, 20.5], 90.0)
    assert "at 30.0, 20.5, facing 90°" in run("status", game).stdout
    assert "Davis is placed at 30.0, 20.5, facing 90°." in run("log", game, "--explain").stdout
    run("undo", game)
    assert units(run, game)["davis"]["at"] is None
    run("redo", game)
    run("do", game, order("lift", units=["davis"]))
    assert units(run, game)["davis"]["at"] is None
    assert run("check", game).exit_code == 0


def test_an_earlier_place_is_mended(run: Run, game: Path) -> None:
    run("do", game, PLACE, order("note", text="later"))
    entry = json.loads(run("status", game, "--json").stdout)["entry"] - 1
    mended = run("amend", game, entry, order("place", places={"davis": [31, 20, 90]}))
    assert mended.exit_code == 0, mended.stderr
    assert units(run, game)["davis"]["at"] == [31.0, 20.0]


def test_who_is_not_on_the_table_is_not_placed(run: Run, game: Path) -> None:
    run("do", game, order("leave-table", unit="davis"))
    refused = run("do", game, PLACE)
    assert refused.exit_code == 3
    assert "Davis is not on the table" in refused.stderr


def scenario(folder: Path, field: object) -> Path:
    text = shelf.resource_text("scenarios", "mcphersons-ridge.toml")
    path = folder / "own.toml"
    path.write_text(text.replace('first = "union"', 'first = "union"\nfield = "own"', 1))
    (folder / "own.geojson").write_text(json.dumps(field))
    return path


def test_a_scenario_brings_its_field(run: Run, tmp_path: Path) -> None:
    own = scenario(tmp_path, {"type": "FeatureCollection", "table": [60, 40], "features": [WOODS, SETS_UP]})
    game = tmp_path / "own.companion"
    begun = run("new", own, game, "--set", "intelligence=units-hidden")
    assert begun.exit_code == 0, begun.stderr
    with Session.open(game) as session:
        assert session.view.field.extent == (60.0, 40.0)
        assert [one.properties.kind for one in session.view.field.ground] == ["woods", "deployment"]
        session.seat = "confederate"
        view: views.View = session.view
        # Where the enemy sets up he does not know.
        assert [one.properties.kind for one in view.field.ground] == ["woods"]
    assert run("check", game).exit_code == 0
    off = run("do", game, order("place", places={"gamble": [61, 1, 0]}))
    assert (off.exit_code, "which is 60 x 40 inches" in off.stderr) == (3, True)


def test_a_field_with_a_fault_is_refused_with_its_place(run: Run, tmp_path: Path) -> None:
    own = scenario(tmp_path, {"type": "FeatureCollection", "table": [4, 4], "features": [WOODS]})
    refused = run("new", own, tmp_path / "own.companion")
    assert refused.exit_code == 2
    assert "own.geojson" in refused.stderr
    assert "does not lie on the table" in refused.stderr
    own.write_text(own.read_text().replace('field = "own"', 'field = "other"'))
    assert "there is no field 'other'" in run("new", own, tmp_path / "own.companion").stderr

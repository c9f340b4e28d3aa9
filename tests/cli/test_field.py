"""Places on the field at the command line: placed, lifted, told, undone, amended; and a scenario with a field of its own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

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


def test_who_is_put_upon_an_enemy_is_placed_and_it_is_told(run: Run, game: Path) -> None:
    run("field", game, "place", "davis", "30,20,90")
    upon = run("field", game, "place", "meredith", "29.5,20,270")
    assert upon.exit_code == 0
    assert "Note: Meredith lies over stands of Davis." in upon.stderr
    assert not run("field", game, "place", "meredith", "40,20,270").stderr


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
    path.write_text(text.replace('field = "mcphersons-ridge"', 'field = "own"', 1))
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


# ---- questions


def placed(run: Run, game: Path) -> Path:
    """Place two brigades that look at each other over six inches, and a leader."""
    done = run("field", game, "place", "davis", "20,10,0", "heth", "20,8", "cutler", "20,16,180", "--json")
    assert done.exit_code == 0, done.stderr
    assert json.loads(done.stdout)["label"] == "Place Davis, Heth, Cutler"
    return game


def asked(run: Run, game: Path, *question: str) -> Any:
    found = run("field", game, *question, "--json")
    assert found.exit_code == 0, found.stderr
    return json.loads(found.stdout)


def test_the_field_answers_in_json(run: Run, game: Path) -> None:
    placed(run, game)
    rows = asked(run, game, "fire")
    assert {(row["firer"], row["target"]) for row in rows} == {("davis", "cutler"), ("cutler", "davis")}
    assert set(rows[0]) == {
        "firer",
        "target",
        "shot",
        "may_fire",
        "points",
        "cover",
        "die_modifier",
        "expected",
        "reasons",
    }
    assert (rows[0]["may_fire"], rows[0]["points"], rows[0]["cover"]) == (True, 8.0, "none")
    measured = asked(run, game, "measure", "davis", "cutler")
    assert measured["groups"] == [{"stands": 8, "range": 6.0, "enfilade": False}]
    assert measured["may_fire"]
    assert asked(run, game, "sight", "davis", "cutler") == {"seen": True, "blocked_by": None}
    moves = asked(run, game, "moves", "davis", "20,13,0")
    assert set(moves) == {"unit", "allowance", "used", "reasons", "touches"}
    assert (moves["unit"], moves["used"]) == ("davis", 3.0)
    charge = asked(run, game, "charge", "davis", "cutler", "--at", "20,16,0")
    assert (charge["contact"], charge["outflanked"]) == ("front", False)
    assert charge["supported"] == {"attacker": False, "defender": False}
    assert asked(run, game, "radius", "heth")[0] == {"unit": "davis", "distance": 1.25, "inside": True}


def test_the_field_answers_in_words(run: Run, game: Path) -> None:
    placed(run, game)
    assert "Davis at Cutler: 8 points, no cover, die +0" in run("field", game, "fire").stdout
    assert "8 stands at 6 in" in run("field", game, "measure", "davis", "cutler").stdout
    assert run("field", game, "sight", "davis", "cutler").stdout == "seen\n"
    assert "forward 3 in" in run("field", game, "moves", "davis", "20,13,0").stdout
    assert "does not lie on the table" in run("field", game, "moves", "davis", "-5,20,270").stdout
    assert "contact: the front" in run("field", game, "charge", "davis", "cutler", "--at", "20,16,0").stdout
    assert "Davis 1.25 in, inside" in run("field", game, "radius", "heth").stdout
    assert "within enemy musket range" in run("field", game, "roll", "davis").stdout
    assert run("field", game, "retreat", "cutler", "full-move").stdout == "12 in, to 20.0, 28.0, facing 180°\n"
    run("field", game, "place", "cutler", "20,46,180")
    assert "over the edge" in run("field", game, "retreat", "cutler", "full-move").stdout
    run("field", game, "lift", "davis")
    assert run("field", game, "fire").stdout.endswith("\nnobody has an enemy in arc and range\n")


def test_before_anything_is_known_it_says_what_is_missing(run: Run, game: Path) -> None:
    assert "no unit has a place on the field" in run("field", game, "fire").stdout
    placed(run, game)
    told = run("field", game, "fire").stdout
    assert "Maneuver, step 2" in told
    assert "Nobody fires in this step; this is who could:" in told
    still = run("field", game, "moves", "davis").stdout
    assert still == "Davis has not rolled on the maneuver table; the most it can be given is 12 in\n"


def test_what_cannot_be_asked_is_refused_in_words(run: Run, game: Path) -> None:
    placed(run, game)
    for question, status, words in (
        (("measure", "davis", "hall"), 3, "Hall has no place on the field"),
        (("fire", "--unit", "hall"), 3, "Hall has no place on the field"),
        (("measure", "davis", "hal"), 3, "there is no unit 'hal'"),
        (("radius", "hill"), 3, "there is no leader 'hill'"),
        (("charge", "davis", "cutler", "--at", "20,16"), 2, "write X,Y,FACING"),
        (("place", "davis", "far"), 2, "is no place (write X,Y / X,Y,FACING)"),
        (("place", "davis"), 2, "write UNIT X,Y,FACING"),
        (("place", "davis", "99,1,0"), 3, "does not lie on the table"),
        (("place", "davis", "-5,20,270"), 3, "does not lie on the table"),
        (("place", "davis", "5,5,0", "--jsn"), 2, "--jsn"),
        (("place", "davis", "5,5,0", "davis", "6,6,0"), 2, "davis: is placed twice (name it once)"),
        (("place", "davis", "5,nan,0"), 2, "5,nan,0: is no place"),
        (("moves", "davis", "inf,1,1"), 2, "inf,1,1: is no place"),
        (("moves", "davis", "1e9,1,1"), 2, "1e9,1,1: is no place"),
        (("charge", "davis", "cutler", "--at", "1,1,nan"), 2, "1,1,nan: is no place"),
        (("split", "davis"), 3, "all stands of Davis fire at one target"),
        (("measure", "davis", "davis"), 3, "Davis is asked of itself"),
        (("sight", "davis", "davis"), 3, "Davis is asked of itself"),
        (("charge", "davis", "davis", "--at", "1,1,0"), 3, "Davis is a friend"),
        (("measure", "hall", "hal"), 3, "there is no unit 'hal'"),
        (("sight", "hall", "hal"), 3, "there is no unit 'hal'"),
        (("charge", "hall", "hal", "--at", "-2,16,0"), 3, "there is no unit 'hal'"),
    ):
        found = run("field", game, *question)
        assert found.exit_code == status, (question, found.stderr)
        assert words in found.stderr


def test_a_side_asks_of_what_it_knows(run: Run, game: Path) -> None:
    placed(run, game)
    seen = json.loads(run("field", game, "fire", "--json", "--as", "union").stdout)
    assert len(seen) == 2  # nothing is hidden in this battle


def test_the_commands_of_the_page_do_what_it_says(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "field.md"
    monkeypatch.chdir(tmp_path)
    assert run("new", "mcphersons-ridge", "evening.companion", "--seed", 1).exit_code == 0
    typed = re.findall(r"^    companion (.*)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert len(typed) > 5
    for line in typed:
        found = run(*line.split())
        assert found.exit_code == 0, (line, found.stderr)
        assert found.stdout


def test_a_way_is_told_to_the_hundredth_and_who_is_named_twice_is_lifted_once(run: Run, game: Path) -> None:
    run("do", game, order("place", places={"davis": [30.123456, 20.98765, 91.23456]}))
    told = run("field", game, "moves", "davis", "33.33333,21.77777,97.7").stdout
    assert re.search(r"\d\.\d", told)
    assert not re.search(r"\d\.\d{3}", told), told
    assert run("field", game, "lift", "davis", "davis").stdout == "Take Davis off the field\n"

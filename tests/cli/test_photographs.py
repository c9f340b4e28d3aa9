"""Tags told, and a photograph of the table read into a game: looked at first, then recorded as one entry."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cv2")

from companion.field import tags
from companion.field.tags import Card
from tests.cli.conftest import Run
from tests.field.photograph.rendering import Scene, Shot, as_file, picture

STANDS = {"davis": (20.0, 30.0, 90.0), "cutler": (40.0, 20.0, 270.0), "meredith": (50.0, 33.0, 200.0)}
STRANGE = 133


def told(run: Run, *arguments: object) -> Any:
    found = run(*arguments, "--json")
    assert found.exit_code == 0, found.stderr
    return json.loads(found.stdout)


@pytest.fixture
def photograph(run: Run, game: Path, tmp_path: Path) -> Path:
    """Take a picture of three units, and of a tag that is nobody's."""
    known = told(run, "field", game, "tags", "--side", "20")
    units = {one["unit"]: one for one in known["units"]}
    cards = [
        Card(units[name]["tag"], tags.laid((x, y), facing, units[name]["at"]), facing, units[name]["side"])
        for name, (x, y, facing) in STANDS.items()
    ]
    corners = tuple(Card(one["tag"], tuple(one["at"]), one["facing"], one["side"]) for one in known["corners"])
    strange = Card(STRANGE, (60.0, 12.0), 45.0, 20 / tags.MM)
    path = tmp_path / "table.jpg"
    path.write_bytes(as_file(picture(Scene(tuple(known["table"]), (*cards, strange), corners), Shot(2400, 1800))))
    return path


def test_a_photograph_is_looked_at_and_then_recorded_as_one_entry(run: Run, game: Path, photograph: Path) -> None:
    run("field", game, "place", "archer", "10,10,0", "davis", "20,30,90")
    before = told(run, "status", game)["entry"]
    shown = told(run, "field", game, "photo", photograph, "--preview")
    assert told(run, "status", game)["entry"] == before
    found = {one["unit"]: one for one in shown["found"]}
    assert set(found) == set(STANDS)
    for name, (x, y, facing) in STANDS.items():
        assert found[name]["at"] == pytest.approx([x, y], abs=0.1)
        assert found[name]["facing"] == pytest.approx(facing, abs=1)
        assert found[name]["sure"] >= 0.8
    assert shown["missing"] == ["archer"]
    assert [one["tag"] for one in shown["unknown"]] == [STRANGE]
    assert shown["table"]["corners"] == [0, 1, 2, 3]
    done = told(run, "field", game, "photo", photograph)
    assert done == shown
    assert told(run, "status", game)["entry"] == before + 1
    units = {one["id"]: one for one in told(run, "status", game)["units"]}
    assert units["cutler"]["at"] == found["cutler"]["at"]
    # Nothing has moved since, and nothing more is written.
    again = run("field", game, "photo", photograph)
    assert "nothing was to be written" in again.stdout
    assert told(run, "status", game)["entry"] == before + 1
    assert run("check", game).exit_code == 0
    refused = run("field", game, "photo", photograph, "--as", "union")
    assert refused.exit_code == 3
    assert "the referee's" in refused.stderr


def test_tags_are_told_and_a_sides_are_its_own(run: Run, game: Path) -> None:
    known = told(run, "field", game, "tags")
    assert {one["unit"] for one in known["units"]} > set(STANDS)
    own = told(run, "field", game, "tags", "--as", "union")
    assert {one["unit"] for one in own["units"]} == {"cutler", "meredith", "hall"}
    assert len(own["corners"]) == 4
    assert "tag" in run("field", game, "tags").stdout


def test_what_is_no_photograph_is_refused_in_a_line(run: Run, game: Path, tmp_path: Path) -> None:
    text = tmp_path / "a.jpg"
    text.write_text("no picture")
    assert "neither JPEG nor PNG" in run("field", game, "photo", text).stderr
    assert run("field", game, "photo", tmp_path / "none.jpg").exit_code == 2
    assert "wants a reason" in run("field", game, "photo", text, "--all").stderr


def test_small_photographs_are_kept_where_one_asks_and_can_be_had_again(
    run: Run, game: Path, photograph: Path, tmp_path: Path
) -> None:
    assert run("field", game, "photos").stdout == "the game keeps no photograph\n"
    run("field", game, "photo", photograph)
    assert told(run, "field", game, "photos") == []  # nobody asked
    entry = told(run, "status", game)["entry"]
    done = run("field", game, "photo", photograph, photograph, "--keep", "--caption", "Cutler comes up")
    assert "2 photographs are kept" in done.stdout
    assert told(run, "status", game)["entry"] == entry
    assert told(run, "field", game, "photo", photograph, "--keep")["kept"] == [3]
    kept = told(run, "field", game, "photos")
    assert [(one["photo"], one["turn"], one["entry"], one["caption"]) for one in kept] == [
        (1, 1, entry, "Cutler comes up"),
        (2, 1, entry, "Cutler comes up"),
        (3, 1, entry, ""),
    ]
    copy = tmp_path / "copy.jpg"
    assert run("field", game, "photos", 1, "-o", copy).exit_code == 0
    assert len(copy.read_bytes()) == kept[0]["bytes"]
    # What was kept is a photograph that can be read again.
    assert {one["unit"] for one in told(run, "field", game, "photo", copy, "--preview")["found"]} <= set(STANDS)
    assert "choose another name" in run("field", game, "photos", 1, "-o", copy).stderr
    assert told(run, "field", game, "photos", 2, "--caption", "Davis")[0]["caption"] == "Davis"
    assert run("field", game, "photos", 1, "--remove").stdout == "it is taken out of the game\n"
    assert [one["photo"] for one in told(run, "field", game, "photos")] == [2, 3]
    assert "it keeps 2, 3" in run("field", game, "photos", 1).stderr
    assert told(run, "field", game, "photos", "--as", "union") == []
    assert run("field", game, "photos", 2, "--remove", "--as", "union").exit_code == 2
    assert run("check", game).exit_code == 0


@pytest.mark.parametrize("wrong", [("--keep", "--preview"), ("--caption", "Cutler")])
def test_what_says_nothing_to_be_kept_is_refused(run: Run, game: Path, tmp_path: Path, wrong: tuple[str, ...]) -> None:
    found = run("field", game, "photo", tmp_path / "none.jpg", *wrong)
    assert found.exit_code == 2
    assert wrong[0] in found.stderr

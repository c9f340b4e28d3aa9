"""`pack`, `unpack` and `sheets`: a scenario as one file, and a game as tables."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.cli.conftest import Run, order


@pytest.mark.parametrize("name", ["mcphersons-ridge", "gettysburg-battle", "shiloh-basic"])
def test_a_scenario_of_each_kind_goes_round(run: Run, tmp_path: Path, name: str) -> None:
    first, second, folder = tmp_path / "a.companion-scenario", tmp_path / "b.companion-scenario", tmp_path / "plain"
    run("pack", name, "-o", first)
    run("unpack", first, "-o", folder)
    run("pack", folder / "scenario.toml", "-o", second)
    assert first.read_bytes() == second.read_bytes()
    assert run("new", first, tmp_path / "g.companion").exit_code == 0
    assert "already" in run("pack", name, "-o", first).stderr
    assert "already" in run("unpack", first, "-o", folder).stderr


def test_pictures_and_credits_go_with_it(run: Run, tmp_path: Path) -> None:
    (tmp_path / "ridge.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(9))
    (tmp_path / "who.txt").write_text("drawn by us, CC BY 4.0\n")
    made = tmp_path / "x.companion-scenario"
    run("pack", "mcphersons-ridge", "-o", made, "--picture", tmp_path / "ridge.png", "--credits", tmp_path / "who.txt")
    run("unpack", made, "-o", tmp_path / "plain")
    assert (tmp_path / "plain" / "credits.txt").read_text() == "drawn by us, CC BY 4.0\n"
    assert (tmp_path / "plain" / "pictures" / "ridge.png").is_file()


def test_what_is_no_pack_is_refused_and_nothing_is_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.companion-scenario").write_bytes(b"hello")
    assert "damaged" in run("unpack", tmp_path / "x.companion-scenario", "-o", tmp_path / "plain").stderr
    assert run("new", tmp_path / "x.companion-scenario", tmp_path / "g.companion").exit_code == 2
    assert [one.name for one in tmp_path.iterdir()] == ["x.companion-scenario"]


@pytest.mark.parametrize("name", ["mcphersons-ridge", "gettysburg-battle", "shiloh-basic"])
def test_a_game_is_tables_for_an_office(run: Run, tmp_path: Path, name: str) -> None:
    game, book = tmp_path / "g.companion", tmp_path / "g.xlsx"
    run("new", name, game)
    run("do", game, order("note", text="=cmd|'/c calc'!A0"))
    run("sheets", game, "-o", book)
    found = load_workbook(book)
    assert found.sheetnames == ["Order of battle", "Losses", "Log"]
    assert found["Order of battle"].max_row > 10
    cells = [cell for row in found["Log"].iter_rows() for cell in row]
    assert not any(cell.data_type == "f" for cell in cells)
    run("sheets", game, "-o", tmp_path / "folder")
    assert sorted(one.name for one in (tmp_path / "folder").iterdir()) == [
        "log.csv",
        "losses.csv",
        "order-of-battle.csv",
    ]
    rows = list(csv.reader(io.StringIO(run("log", game, "--csv").stdout)))
    assert rows[0][:2] == ["Entry", "Time"]
    assert not any(cell.startswith(("=", "+", "@")) for row in rows for cell in row)


def test_a_side_gets_tables_of_what_it_knows(run: Run, tmp_path: Path) -> None:
    game = tmp_path / "g.companion"
    run("new", "gettysburg-battle", game)
    run("sheets", game, "-o", tmp_path / "all")
    run("sheets", game, "-o", tmp_path / "own", "--as", "union")
    whole, own = (len((tmp_path / one / "order-of-battle.csv").read_text().splitlines()) for one in ("all", "own"))
    assert own < whole

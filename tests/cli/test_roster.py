"""`companion roster` and `new --roster` with orders of battle of other people."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.sheets.making import ods, xlsx

HEADS = ["Faction", "Corps", "Division", "Brigade", "Regiment", "Strength", "Remarks"]
ROWS: list[list[object]] = [
    [*HEADS],
    ["Federals", "I", "1st", "Cutler", "76th New York", "1,375", "late"],
    ["Federals", "I", "1st", "Cutler", "147th New York", 380, ""],
    ["Rebels", "III", "Heth", "Davis", "2nd Mississippi", 492, ""],
]


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "evening.xlsx"
    path.write_bytes(xlsx({"OOB": ROWS}))
    return path


def test_it_says_what_each_column_is_and_what_comes_of_it(run: Run, book: Path) -> None:
    told = run("roster", book).stdout
    assert "evening.xlsx: 3 rows, 2 brigades" in told
    assert "Faction" in told
    assert "1 column is not needed: Remarks" in told
    assert "Union: 1,755 men" in told
    assert "Cutler: 1,755 men" in told


def test_for_scripts_it_gives_columns_units_and_faults(run: Run, book: Path) -> None:
    (found,) = json.loads(run("roster", book, "--json").stdout)["files"]
    assert (found["rows"], found["brigades"], found["batteries"], found["faults"]) == (3, 2, 0, [])
    assert found["ignored"] == ["Remarks"]
    assert found["units"][0] == {
        "side": "union", "unit": "Cutler", "arm": "infantry", "corps": "I Corps", "division": "1st Division", "men": 1755,
        "carbine": "muzzle-loading", "formation": "single-line", "leader_rank": "division",
    }  # fmt: skip


def test_a_mapping_is_proposed_changed_and_used(run: Run, book: Path, tmp_path: Path) -> None:
    mapping = tmp_path / "m.toml"
    run("roster", book, "--map", mapping)
    assert '"Regiment" = "unit"' in mapping.read_text()
    mapping.write_text(mapping.read_text().replace('"Brigade" = "brigade"', '"Brigade" = "ignore"'))
    (found,) = json.loads(run("roster", book, "--map", mapping, "--json").stdout)["files"]
    assert [one["unit"] for one in found["units"]] == ["76th New York", "147th New York", "2nd Mississippi"]


@pytest.mark.parametrize("kind", ["xlsx", "ods", "json", "csv"])
def test_a_game_is_begun_with_it(run: Run, tmp_path: Path, kind: str) -> None:
    path, game = tmp_path / f"x.{kind}", tmp_path / "g.companion"
    path.write_bytes(
        {
            "xlsx": lambda: xlsx({"OOB": ROWS}),
            "ods": lambda: ods({"OOB": ROWS}),
            "json": lambda: json.dumps([dict(zip(HEADS, row, strict=True)) for row in ROWS[1:]]).encode(),
            "csv": lambda: "\n".join(";".join(map(str, row)) for row in ROWS).encode("utf-16"),
        }[kind]()
    )
    told = run("new", "--roster", path, game).stdout
    assert f"x.{kind}: 3 rows, 2 brigades" in told
    status = json.loads(run("status", game, "--json").stdout)
    assert {one["name"] for one in status["brigades"]} == {"Cutler", "Davis"} if "brigades" in status else status
    assert run("check", game).exit_code == 0


def test_our_roster_is_written_and_reads_as_the_same(run: Run, book: Path, tmp_path: Path) -> None:
    ours = tmp_path / "ours.csv"
    run("roster", book, "-o", ours)
    first, second = (json.loads(run("roster", one, "--json").stdout)["files"][0]["units"] for one in (book, ours))
    assert [(one["unit"], one["men"]) for one in first] == [(one["unit"], one["men"]) for one in second]
    assert "already" in run("roster", book, "-o", ours).stderr


def test_what_cannot_be_begun_with_is_a_line_a_fault(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_text("a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,side\n" + ",".join("x" * 23) + "\n")
    found = run("new", "--roster", path, tmp_path / "g.companion")
    assert found.exit_code == 2
    assert len(found.stderr.splitlines()) == 1
    assert not (tmp_path / "g.companion").exists()


def test_a_map_is_for_rosters_and_a_bad_one_is_refused(run: Run, book: Path, tmp_path: Path) -> None:
    assert "--roster" in run("new", "mcphersons-ridge", tmp_path / "g", "--map", "m.toml").stderr
    (tmp_path / "bad.toml").write_text("[columns]\nA = 3\n")
    assert run("roster", book, "--map", tmp_path / "bad.toml").exit_code == 2


def test_the_page_of_ones_own_data_is_played(
    run: Run, book: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command of docs/your-own-data.md, in its order."""
    monkeypatch.chdir(book.parent)
    page = Path(__file__).parents[2] / "docs" / "your-own-data.md"
    for line in re.findall(r"^ {4,}companion (.*)$", page.read_text(encoding="utf-8"), flags=re.M):
        assert run(*line.split()).exit_code == 0, line
    assert {"evening.toml", "tables.xlsx", "log.csv", "ridge"} <= {one.name for one in tmp_path.iterdir()}

"""`companion study`: what it prints, and what it refuses before any game."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.study.studies.games import SCENARIO, typed


def test_the_json_is_the_summary_and_rows_tell_neither_time_nor_machine(run: Run, tmp_path: Path) -> None:
    found = run(*typed(2, "--workers", "1", "--out", str(tmp_path), "--json"))
    assert found.exit_code == 0
    assert found.stdout.encode() == (tmp_path / "summary.json").read_bytes()
    value = json.loads(found.stdout)
    assert [one["variant"] for one in value["variants"]] == [{"union": "basic"}, {"union": "able"}]
    assert [one["key"] for one in value["effects"]] == ["union"]
    assert len(value["pairs"]) == 1
    rows = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert {(one["variant"]["union"], one["k"]) for one in rows} == {
        (level, k) for level in ("basic", "able") for k in (1, 2)
    }
    for one in rows:
        assert list(one)[:6] == ["scenario", "settings", "variant", "seed", "k", "level"]
        assert isinstance(one["points"], int)
    assert "2 of 4 games" in found.stderr


def test_a_game_of_a_study_is_that_of_a_simulation(run: Run) -> None:
    studied = json.loads(run("study", SCENARIO, "--games", 2, "--workers", 1, "--json").stdout)
    simulated = json.loads(run("simulate", SCENARIO, "--games", 2, "--workers", 1, "--json").stdout)
    assert studied["variants"][0]["points"] == simulated["points"]
    assert studied["variants"][0]["levels"] == simulated["levels"]


def test_the_words_tell_each_variant_and_what_it_changes(run: Run) -> None:
    told = run(*typed(2, "--workers", "1")).stdout
    for words in ("2 games a variant", "union=able", "What varying changes", "Game by game", "Under 30 games"):
        assert words in told


@pytest.mark.parametrize(
    "more",
    [
        ("--vary", "union=basic,able"),
        ("--vary", "confederate="),
        ("--vary", "confederate=nobody"),
        ("--vary", "nothing=1"),
        ("--set", "confederate=able", "--vary", "confederate=basic,able"),
        ("--workers", "2", "--cluster", "2"),
        ("--cluster", "2", "--scheduler", "tcp://127.0.0.1:1"),
        ("--until", "0"),
        ("--until", "-3"),
        ("--games", "0"),
        (SCENARIO,),
        ("no-such-scenario",),
    ],
)
def test_what_makes_no_study_is_refused_before_any_game(run: Run, tmp_path: Path, more: tuple[str, ...]) -> None:
    found = run(*typed(2, *more, "--out", str(tmp_path / "x")))
    assert found.exit_code == 2
    assert not (tmp_path / "x").exists()


def test_a_study_in_anothers_folder_is_refused(run: Run, tmp_path: Path) -> None:
    run(*typed(1, "--workers", "1", "--out", str(tmp_path)))
    found = run(*typed(1, "--workers", "1", "--seed", "7", "--out", str(tmp_path)))
    assert found.exit_code == 2
    assert "another study is kept here" in found.stderr


def test_the_studies_of_the_documents_are_played(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command of docs/studies.md, in its order."""
    monkeypatch.chdir(tmp_path)
    page = (Path(__file__).parents[2] / "docs" / "studies.md").read_text(encoding="utf-8")
    lines = [line.strip() for line in page.splitlines() if line.startswith("    companion ")]
    assert lines
    for line in lines:
        assert run(*shlex.split(line)[1:]).exit_code == 0, line
    assert (tmp_path / "sunken-road" / "games.jsonl").read_bytes().count(b"\n") == 12


@pytest.mark.usefixtures("qapp")  # pages are set by Qt, which has one application: that of windows, if any is there
@pytest.mark.parametrize(("name", "begins"), [("r.html", b"<!DOCTYPE"), ("r.md", b"# Study"), ("r.pdf", b"%PDF")])
def test_a_report_is_written_by_the_end_of_its_name(run: Run, tmp_path: Path, name: str, begins: bytes) -> None:
    done = run(*typed(2, "--workers", "1", "--report", str(tmp_path / name)))
    assert (tmp_path / name).read_bytes().startswith(begins)
    assert name in done.stdout


def test_a_report_of_another_kind_is_refused_before_any_game(run: Run, tmp_path: Path) -> None:
    done = run(*typed(2, "--report", str(tmp_path / "r.doc")))
    assert done.exit_code == 2
    assert ".html, .pdf, .md" in done.stderr

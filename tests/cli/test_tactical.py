"""Square-grid battles from the command line: status, log, report, as people and scripts read them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.kernel.beginning import Beginning, begin
from tests.cli.conftest import Run
from tests.games.tactical.beginning import next_order


@pytest.fixture(scope="module")
def battle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Play two turns of the Basic game without an order to any unit."""
    path = tmp_path_factory.mktemp("battle") / "a.companion"
    with begin(path, Beginning(scenario="antietam-basic", seed="1")) as session:
        while session.view.turn <= 2:
            session.do(next_order(session.view.truth))
    return path


def test_the_status_shows_moment_units_and_points(run: Run, battle: Path) -> None:
    out = run("status", battle).stdout
    assert "Turn 3 of 11, 08:00: Union 1st Operations Phase; Union acts" in out
    assert "  Jackson, D.H. Hill's division\n    Rodes-A " in out
    assert "\nPoints: Union " in out


def test_the_log_explains_each_figure_below_it(run: Run, battle: Path) -> None:
    lines = run("log", battle, "--explain").stdout.splitlines()
    at = next(n for n, line in enumerate(lines) if " fires at " in line)
    assert "T1 Union combat 1" in "".join(lines[:at])
    assert "[ANT-T-WEAPON]" in lines[at + 1]
    assert "range" in lines[at + 1]


def test_the_report_tells_the_evening_by_turns_and_phases(run: Run, battle: Path) -> None:
    out = run("log", battle, "--markdown").stdout
    assert out.startswith("# ")
    assert "## Turn 1\n" in out
    assert "### Union 1st Combat Phase\n" in out
    assert "- **Defensive artillery fire (Confederate)**\n  - " in out
    assert "## Casualties\n" in out
    assert "| Jackson |" in out
    assert "## Objectives\n" in out


def test_scripts_read_facts_and_workings_apart(run: Run, battle: Path) -> None:
    lines = json.loads(run("log", battle, "--json", "--explain").stdout)
    for line in lines:
        assert sum(event.get("working_lines", 0) for event in line["events"]) == len(line["explain"])
        assert all("working" not in event for event in line["events"])
    assert any(event["event"] == "fired" for line in lines for event in line["events"])


def test_a_side_reads_an_open_battle_as_the_referee_does(run: Run, battle: Path) -> None:
    assert run("log", battle, "--as", "union").stdout == run("log", battle).stdout

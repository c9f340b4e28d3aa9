"""The campaign on the command line: new, status, do, log, undo, commands, rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Run, order

KEYS = ["kind", "scenario", "entry", "turn", "phase", "step", "to_act", "pending", "units", "duties", "score", "over"]


@pytest.fixture
def campaign(run: Run, tmp_path: Path) -> Path:
    """A campaign against the computer, in its first player phase."""
    file = tmp_path / "campaign.companion"
    found = run("new", "gettysburg-campaign", file, "--seed", 7, "--union", "computer:basic")
    assert "35 turns" in found.stdout
    assert run("do", file, order("ET"), order("continue"), order("continue")).exit_code == 0
    return file


def test_the_status_has_the_promised_keys(run: Run, campaign: Path) -> None:
    for seat, units in (("referee", 22), ("confederate", 11), ("union", 11)):
        status = json.loads(run("status", campaign, "--json", "--as", seat).stdout)
        assert list(status) == KEYS
        assert (status["kind"], status["scenario"], status["turn"]) == ("campaign", "gettysburg-campaign", 1)
        assert (status["phase"], status["to_act"], status["entry"]) == ("confederate", "confederate", 4)
        ids = [unit["id"] for unit in status["units"]]
        assert ids == sorted(ids)
        assert len(ids) == units
        assert (status["score"] is None) == (seat != "referee")
        assert all(list(duty) == ["unit", "clause", "text"] for duty in status["duties"])


def test_orders_undo_and_the_log(run: Run, campaign: Path) -> None:
    done = run(
        "do", campaign, order("OC", corps="A"), order("MV", corps="A", start=[6, 5], path=[4]), "--as", "confederate"
    )
    assert [json.loads(line)["label"] for line in done.stdout.splitlines()] == [
        "OC orders to McLaws Div (A)",
        "MV march of McLaws Div (A): from 6,5 by 4",
    ]
    assert "Undone: MV march of McLaws Div" in run("undo", campaign, "--as", "confederate").stdout
    assert "McLaws Div reports from 6,5." in run("log", campaign, "--as", "referee").stdout
    assert "McLaws Div reports from" not in run("log", campaign, "--as", "union").stdout
    assert "## Turn 1" in run("log", campaign, "--markdown", "--whole", "--as", "referee").stdout
    assert "## Turn 1" not in run("log", campaign, "--markdown", "--as", "referee").stdout
    assert run("log", campaign, "--whole").exit_code == 2
    assert json.loads(run("log", campaign, "--json", "--explain").stdout)
    assert run("check", campaign).exit_code == 0


def test_refusals_name_their_clause(run: Run, campaign: Path) -> None:
    found = run("do", campaign, order("MV", corps="A", start=[6, 5], path=[4]), order("continue"))
    assert found.exit_code == 3
    assert run("do", campaign, order("OC", corps="Z")).exit_code == 3
    far = run("do", campaign, order("SU", corps="A", urgency=12))
    assert far.exit_code == 3
    assert "urgency is from 1 to 9, not 12 [RTG-13.2.1c]" in far.stdout + far.stderr
    bad = run("do", campaign, order("SU", corps="A", urgency="high"))
    assert bad.exit_code == 2
    assert "$.urgency" in bad.stderr


def test_commands_and_rules(run: Run) -> None:
    listed = json.loads(run("commands", "campaign", "--json").stdout)
    assert {"order": "ET"}.items() <= next(one for one in listed["commands"] if one["order"] == "ET").items()
    assert "MV" in run("commands", "campaign").stdout
    assert "RTG-8.7a" in run("rules", "gettysburg").stdout
    assert "2" in run("rules", "gettysburg", "RTG-8.7a").stdout
    assert "Question" in run("rules", "gettysburg", "RTG-R-RAIN").stdout


def test_who_plays_is_read_strictly(run: Run, tmp_path: Path) -> None:
    found = run("new", "gettysburg-battle", tmp_path / "x", "--union", "computer:clever")
    assert (found.exit_code, "computer:basic" in found.stderr) == (2, True)
    assert not (tmp_path / "x").exists()

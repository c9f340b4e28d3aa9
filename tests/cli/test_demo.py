"""The demo: two turns through the real rules and dice, always the same; the report against a golden file.

When a change of the rules is meant to change the report: `companion demo --out NEW`, read it, and put it in the golden
file's place with DATE for the date.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.cli.app import companion
from companion.games.miniatures.kind import KIND
from companion.games.miniatures.prompt.demo import play
from companion.games.miniatures.rules import events as ev
from companion.kernel.beginning import Beginning, begin
from companion.kernel.journal import check
from companion.kernel.session import Session

assert KIND.demo is not None
SCENARIO, SEED = KIND.demo.scenario, KIND.demo.seed
GOLDEN = Path(__file__).parent / "golden" / "demo-report.md"


@pytest.fixture(scope="module")
def played() -> Session:
    session = begin(None, Beginning(scenario=SCENARIO, seed=SEED))
    play(session)
    return session


def test_the_report_is_the_golden_one(tmp_path: Path) -> None:
    found = CliRunner().invoke(companion, ["demo", "--out", str(tmp_path / "out")])
    assert found.exit_code == 0, found.stderr
    assert re.sub(r"played on \d{4}-\d\d-\d\d", "played on DATE", found.stdout) == GOLDEN.read_text(encoding="utf-8")
    game, paper = tmp_path / "out" / f"{SCENARIO}.companion", tmp_path / "out" / f"{SCENARIO}.md"
    assert paper.read_text(encoding="utf-8") == found.stdout
    assert check(game) == []
    assert str(game) in found.stderr
    assert str(paper) in found.stderr


def test_by_default_each_demo_has_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        assert CliRunner().invoke(companion, ["demo"]).exit_code == 0
    assert sorted(one.name for one in tmp_path.iterdir()) == ["companion-demo", "companion-demo-2"]


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    paper = tmp_path / f"{SCENARIO}.md"
    paper.write_text("mine")
    found = CliRunner().invoke(companion, ["demo", "--out", str(tmp_path)])
    assert (found.exit_code, found.stdout) == (2, "")
    assert paper.read_text() == "mine"
    (tmp_path / "file").write_text("")
    assert CliRunner().invoke(companion, ["demo", "--out", str(tmp_path / "file")]).exit_code == 2


def test_it_shows_what_the_companion_does(played: Session) -> None:
    assert (played.view.turn, played.view.player_turn, played.view.phase, played.view.step) == (
        3,
        "union",
        "maneuver",
        1,
    )
    lines = played.log()
    kinds = {type(event) for line in lines if line.current for event in line.events}
    wanted = {
        ev.Maneuvered,
        ev.Moved,
        ev.Fired,
        ev.ShotsTookEffect,
        ev.Charged,
        ev.CombatRolled,
        ev.LeaderAttached,
        ev.LeaderLost,
        ev.Arrived,
        ev.StandsLost,
        ev.Noted,
        ev.Overridden,
        ev.ObjectiveTaken,
        ev.LeftTable,
    }
    assert wanted <= kinds
    off = {event.marker for line in lines for event in line.events if isinstance(event, ev.Marked) and not event.on}
    assert off >= {"disordered", "silenced"}
    assert {roll.origin for line in lines for roll in line.dice} == {"entered", "rolled"}
    assert [line.retries for line in lines if line.retries] == [16]
    turns = {(line.turn, line.player_turn) for line in lines}
    assert turns == {(turn, side) for turn in (1, 2) for side in ("union", "confederate")}

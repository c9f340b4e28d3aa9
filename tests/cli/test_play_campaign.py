"""`companion play`: a campaign by the codes of its menus, from a script of lines."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run

Play = Callable[..., str]


@pytest.fixture
def solo(run: Run, tmp_path: Path) -> Path:
    """A campaign for one Confederate player, past his set-up."""
    file = tmp_path / "g.companion"
    assert run("new", "gettysburg-campaign", file, "--seed", "7", "--union", "computer:basic").exit_code == 0
    assert run("do", file, '{"order": "ET"}').exit_code == 0
    assert run("run", file).exit_code == 0
    return file


@pytest.fixture
def play(run: Run) -> Play:
    """Play a script of lines; it always ends well."""

    def go(file: Path, *lines: str, seat: str = "referee") -> str:
        found = run("play", file, "--as", seat, stdin="".join(f"{line}\n" for line in lines))
        assert (found.exit_code, found.stderr) == (0, "")
        return found.stdout

    return go


@pytest.mark.clause("RTG-4.2.1a", "RTG-4.2.1b", "RTG-R-DISPLAY")
def test_a_player_phase_opens_with_a_prompt_and_x_skips_the_reports(solo: Path, play: Play) -> None:
    told = play(solo)
    assert told.splitlines()[-1] == "Confederate Player Turn. Type Return to continue. "
    assert "Location reports" in play(solo, "")
    skipped = play(solo, "x", "LD")
    before, after = skipped.split("What are your orders, sir? LD")
    assert "reports" not in before
    assert "Location reports" in after

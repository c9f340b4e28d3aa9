"""The commands of docs/seats.md, typed one after the other."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.conftest import Run

PAGE = Path(__file__).resolve().parents[2] / "docs" / "seats.md"


def test_the_game_by_mail_of_the_page(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("new", "gettysburg-campaign", "game.companion", "--seed", "7").exit_code == 0
    lines = re.findall(r"^    companion (.*)$", PAGE.read_text(encoding="utf-8"), flags=re.M)
    assert len(lines) == 9
    for line in lines:
        assert run(*shlex.split(line)).exit_code == 0, line
    assert "by mail" in run("log", "game.companion").stdout

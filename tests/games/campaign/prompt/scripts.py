"""Campaigns played by scripts of lines, for the tests of `companion play`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.cli.conftest import Run, order, unseated

Play = Callable[..., str]
SIR = "What are your orders, sir? "


def begun(run: Run, file: Path, *more: str, scenario: str = "gettysburg-campaign") -> Path:
    """Begin a campaign in its set-up."""
    assert run("new", scenario, file, "--seed", "7", *more).exit_code == 0
    return file


def solo(run: Run, file: Path, *overrides: str, scenario: str = "gettysburg-campaign") -> Path:
    """Begin a campaign for one Confederate player and play it to his first orders, the referee's hand given first."""
    begun(run, file, "--union", "computer:basic", scenario=scenario)
    for one in (*overrides, order("ET")):
        assert run("do", file, one, "--as", "referee").exit_code == 0
    assert run("run", file).exit_code == 0
    return file


def placed(corps: str, *at: int) -> str:
    """Give the referee's order that puts a corps into a hex."""
    return order("override", target=corps, field="hex", value=list(at), reason="test")


def scripted(run: Run) -> Play:
    """Play scripts; each ends well, whatever was typed."""

    def play(file: Path, *lines: str, seat: str = "referee") -> str:
        found = run("play", file, "--as", seat, stdin="".join(f"{line}\n" for line in lines))
        assert (found.exit_code, unseated(found.stderr)) == (0, "")
        return found.stdout

    return play


def corps(run: Run, file: Path, name: str) -> dict[str, Any]:
    """Give a corps as the referee sees it."""
    units = json.loads(run("status", file, "--json", "--as", "referee").stdout)["units"]
    found: dict[str, Any] = next(one for one in units if one["id"] == name)
    return found


def answer(told: str, question: str) -> str:
    """Give what stands between a question that was answered and the next prompt."""
    return told.split(question, 1)[1].split("\n", 1)[1].split(SIR, 1)[0]

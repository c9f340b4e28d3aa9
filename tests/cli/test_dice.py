"""Entered dice on the command line: shared out in order; none missing, none left over, and nothing done otherwise."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import NOTE, Run, order, unchanged

CUTLER, MEREDITH = order("maneuver", unit="cutler"), order("maneuver", unit="meredith")


def test_faces_go_to_the_commands_in_order(run: Run, game: Path) -> None:
    found = run("do", game, NOTE, CUTLER, NOTE, MEREDITH, "--roll", 9, "--roll", 2)
    dice = [json.loads(line)["dice"] for line in found.stdout.splitlines()]
    assert [[die["face"] for die in of_one] for of_one in dice] == [[], [9], [], [2]]
    assert {die["origin"] for of_one in dice for die in of_one} == {"entered"}


@pytest.mark.parametrize("together", [(), ("--together",)])
def test_a_missing_die_is_named_and_nothing_is_done(run: Run, game: Path, together: tuple[str, ...]) -> None:
    same = unchanged(game)
    found = run("do", game, CUTLER, MEREDITH, "--roll", 9, *together)
    assert found.exit_code == 2
    assert "maneuver roll for Meredith" in found.stderr
    assert len(found.stderr.splitlines()) == 1
    assert same()


@pytest.mark.parametrize("commands", [(CUTLER,), (CUTLER, NOTE), (NOTE, NOTE)])
def test_a_die_left_over_is_named_and_nothing_is_done(run: Run, game: Path, commands: tuple[str, ...]) -> None:
    same = unchanged(game)
    found = run("do", game, *commands, "--roll", 9, "--roll", 4, "--roll", 5)
    assert found.exit_code == 2
    assert "were not used" in found.stderr
    assert "5" in found.stderr
    assert same()


@pytest.mark.parametrize("face", ["0", "-3", "11", "999999999999999999999999", "x", "1.5", ""])
@pytest.mark.parametrize("commands", [(CUTLER,), (NOTE, CUTLER)])
def test_a_face_that_is_not_on_the_die_is_refused(run: Run, game: Path, face: str, commands: tuple[str, ...]) -> None:
    same = unchanged(game)
    found = run("do", game, *commands, "--roll", face)
    assert found.exit_code == 2
    assert len(found.stderr.splitlines()) == 1
    assert "--roll" in found.stderr
    assert same()


def test_a_side_whose_dice_are_entered_is_asked_for_them(run: Run, game: Path) -> None:
    run("do", game, order("set-dice", side="union", mode="entered"))
    same = unchanged(game)
    found = run("do", game, CUTLER)
    assert found.exit_code == 2
    assert "die 1 is wanted: maneuver roll for Cutler (1 to 10)" in found.stderr
    assert same()
    assert run("do", game, CUTLER, "--roll", 3).exit_code == 0


def test_a_die_is_missing_before_a_refusal_too(run: Run, game: Path) -> None:
    found = run("do", game, CUTLER, order("maneuver", unit="davis"), "--roll", 3)
    assert found.exit_code == 3
    assert len(found.stdout.splitlines()) == 1

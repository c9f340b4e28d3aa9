"""`companion amend`: an entry replaced, preceded, struck out, what cannot follow told, what was left out done again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.conftest import NOTE, Run, order

FIRE = order("maneuver", unit="cutler")
MOVE = order("move", unit="cutler", inches=12)


def played(run: Run, game: Path) -> None:
    run("do", game, FIRE, MOVE, NOTE, "--roll", 9)


def value(run: Run, *arguments: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("amend", *arguments, "--json").stdout)
    return found


def test_an_entry_is_struck_out_after_a_preview_and_one_undo_brings_it_back(run: Run, game: Path) -> None:
    played(run, game)
    preview = run("amend", game, 4, "--delete", "--preview").stdout
    assert "Struck out: entry 4, Note: hello" in preview
    assert (
        "(struck out, was 4)" in run("log", game).stdout if run("amend", game, 4, "--delete").exit_code == 0 else False
    )
    assert run("undo", game).stdout == "Undone: Amend 4. The game is at entry 4.\n"
    assert run("redo", game).stdout == "Done again: Amend 4. The game is at entry 5.\n"


def test_an_act_is_put_before_an_entry(run: Run, game: Path) -> None:
    played(run, game)
    found = value(run, game, 3, "--insert-before", order("note", text="forgotten"))
    assert len(found["inserted"]) == 1
    assert (found["kept"], found["changed"], found["skipped"]) == ([3, 4], [], [])


def test_a_replaced_entry_keeps_its_die(run: Run, game: Path) -> None:
    played(run, game)
    for given in (("--replace", FIRE), (FIRE,)):
        found = value(run, game, 2, *given, "--preview")
        assert (found["preview"], found["kept"], found["dice_unused"]) == (True, [2, 3, 4], [])


def test_what_cannot_follow_is_listed_left_out_and_done_again_one_by_one(run: Run, game: Path) -> None:
    played(run, game)
    found = value(run, game, 2, "--roll", 1, "--skip-impossible")
    assert [(one["entry"], bool(one["reasons"])) for one in found["skipped"]] == [(3, True)]
    assert (found["kept"], [one["entry"] for one in found["changed"]]) == ([4], [2])
    refused = run("amend", game, "--from", 3)
    assert refused.exit_code == 3
    assert "Hold Ground" in refused.stderr
    run("amend", game, "--from", 4)
    assert run("log", game).stdout.count("hello") >= 2


def test_a_die_that_is_not_used_any_more_is_listed(run: Run, game: Path) -> None:
    played(run, game)
    said = run("amend", game, 2, "--replace", order("note", text="nobody"), "--preview").stdout
    assert "Entry 2 does not use its die any more: " in said
    found = value(run, game, 2, "--replace", order("note", text="nobody"), "--preview")
    assert [(one["entry"], one["face"], one["origin"]) for one in found["dice_unused"]] == [(2, 9, "entered")]


def test_a_die_that_an_entry_wants_is_asked_for_by_its_number(run: Run, game: Path) -> None:
    for side in ("union", "confederate"):
        run("do", game, order("set-dice", side=side, mode="entered"))
    run("do", game, FIRE, NOTE, "--roll", 9)
    meredith = order("maneuver", unit="meredith")
    preview = run("amend", game, 4, "--replace", meredith, "--preview").stdout
    assert "Entry 4 wants a die that was never thrown: maneuver roll for Meredith (1 to 10)." in preview
    assert "Give the die with --roll-at 4=N." in preview
    asked = run("amend", game, 4, "--replace", meredith)
    assert (asked.exit_code, "add --roll-at 4=N" in asked.stderr) == (2, True)
    found = value(run, game, 4, "--replace", meredith, "--roll-at", "4=3")
    assert [one["face"] for one in found["changed"][0]["now"]["dice"]] == [3]


def test_two_things_at_once_and_places_that_are_none_are_told(run: Run, game: Path) -> None:
    played(run, game)
    assert "--delete: cannot stand beside --replace" in run("amend", game, 3, "--replace", NOTE, "--delete").stderr
    assert "--roll-at" in run("amend", game, 3, "--roll-at", "x=3").stderr
    assert "no face of a die" in run("amend", game, 3, "--roll-at", "4=x").stderr
    assert run("amend", game, 3, "--put-at", f"9={NOTE}").exit_code == 3
    assert run("amend", game, "--from", 3).exit_code == 3
    assert "--from: cannot stand beside SEQ" in run("amend", game, 3, "--from", 3).stderr
    assert "SEQ: the number of an entry is missing" in run("amend", game, "--delete").stderr

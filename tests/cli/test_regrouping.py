"""Troops regrouped at the command line: as `companion commands miniatures` has the orders, told and refused in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.conftest import Run, order

RENAME = json.dumps({"order": "rename", "unit": "davis", "name": "Connally"})


def parts(*those: tuple[str, str, int]) -> list[dict[str, Any]]:
    return [{"id": name, "name": words, "stands": stands} for name, words, stands in those]


def units(run: Run, game: Path) -> dict[str, int]:
    found = json.loads(run("status", game, "--json").stdout)["units"]
    return {one["id"]: one["stands"] for one in found}


def test_every_order_has_its_schema(run: Run) -> None:
    known = json.loads(run("commands", "miniatures", "--json").stdout)
    text = json.dumps(known)
    for tag in ("split", "merge", "add-unit", "rename", "transfer"):
        assert f'"{tag}"' in text


def test_all_five_are_done_told_undone_and_sound(run: Run, game: Path) -> None:
    split = order("split", unit="davis", parts=parts(("davis", "Davis", 5), ("left", "Davis, left", 3)))
    row = {"side": "union", "unit": "Stone", "arm": "infantry", "division": "", "stands": 4}
    orders = (
        split,
        order("merge", units=["left", "archer"], into="archer"),
        order("add-unit", row=row),
        RENAME,
        order("transfer", unit="davis", to="confederate-I"),
    )
    before = units(run, game)
    done = run("do", game, *orders)
    assert done.exit_code == 0
    assert units(run, game) == {**before, "davis": 5, "archer": 11, "stone": 4}
    log = run("log", game, "--explain").stdout
    assert "Davis is split: Davis (five stands) and Davis, left (three stands)." in log
    assert "Davis is called Connally from here on." in log
    assert run("check", game).exit_code == 0
    for _ in orders:
        run("undo", game)
    assert units(run, game) == before


def test_what_does_not_add_up_is_refused_whatever_the_referee_says(run: Run, game: Path) -> None:
    wrong = order("split", unit="davis", parts=parts(("davis", "Davis", 5), ("left", "Davis, left", 2)))
    refused = run("do", game, wrong, "--because", "it is so")
    assert refused.exit_code == 3
    assert "Davis has 8 stands, and its parts have 7" in refused.stderr
    row = {"side": "union", "unit": "Stone", "arm": "infantry", "stands": 4, "guns": 2}
    refused = run("do", game, order("add-unit", row=row))
    assert refused.exit_code == 3
    assert "guns: is not for infantry" in refused.stderr


def test_a_shape_that_is_none_is_bad_input(run: Run, game: Path) -> None:
    bad = run("do", game, order("split", unit="davis", parts=parts(("davis", "Davis", 8))))
    assert bad.exit_code == 2
    assert "$.parts: expected a list with 2 or more in it" in bad.stderr


def test_a_side_does_not_regroup(run: Run, game: Path) -> None:
    refused = run("do", game, RENAME, "--as", "confederate")
    assert refused.exit_code != 0
    assert "davis" in units(run, game)

"""The first orders of Antietam at the keyboard, by two people, with the combat they lead to: as it reads on paper."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.games.tactical.prompt.scripts import scripted

GOLDEN = Path(__file__).parent / "golden"
BASIC = (
    "?",
    "V",
    " ",
    "?",
    "55",
    "M",
    "F",
    "5T",
    "Z",
    "5",
    "N",
    "1",
    "Q",
    "O",
    "G12,9",
    " F",
    "55T",
    "Q",
    "Q",
    "C",
    "Y",
    " 5",
    "Q",
    "C",
    "Y",
    "Q",
)
ADVANCED = (
    "?",
    "YYY",
    "Q",
    "?",
    "V5",
    " ",
    "P",
    "L",
    "T",
    "Y",
    "I",
    "S1",
    "D5",
    "X",
    "B",
    "A",
    "F",
    "V",
    "3T",
    "U",
    "5",
    "M",
    "Q",
    "G10,8",
    " N",
    "Q",
    "T",
    "C",
    "Y",
    "N",
    " ",
    "V",
    "Q",
    "C",
    "Y",
    "Q",
)


@pytest.mark.parametrize(("level", "lines"), [("basic", BASIC), ("advanced", ADVANCED)])
def test_a_first_turn_reads_as_it_is_known(run: Run, tmp_path: Path, level: str, lines: tuple[str, ...]) -> None:
    file = tmp_path / "b.companion"
    assert run("new", f"antietam-{level}", file, "--seed", "7").exit_code == 0
    found = scripted(run)(file, *lines)
    known = GOLDEN / f"first-turn-{level}.txt"
    if os.environ.get("COMPANION_REWRITE_GOLDEN"):
        known.write_text(found, encoding="utf-8")
    assert found == known.read_text(encoding="utf-8")

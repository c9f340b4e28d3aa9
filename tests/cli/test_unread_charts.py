"""A game of which a chart cannot be read, at the command line: what happened is told, the chart named, update mends it."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

from tests.cli.conftest import NOTE, Run
from tests.forging import forged, said

BROKEN = {"the-cornfield": "charge.toml", "gettysburg-battle": "dispatches.toml", "antietam-basic": "sequence.toml"}
READS = (("status",), ("status", "--json"), ("log",), ("log", "--explain"), ("log", "--json"), ("log", "--markdown"))


@pytest.mark.parametrize("scenario", BROKEN)
def test_what_has_happened_is_told_without_a_chart_and_update_gives_another(
    scenario: str, tmp_path: Path, run: Run
) -> None:
    game = tmp_path / "old.companion"
    file = BROKEN[scenario]
    assert run("new", scenario, game, "--seed", "7").exit_code == 0
    assert run("do", game, NOTE).exit_code == 0
    before = {words: run(words[0], game, *words[1:]).stdout for words in READS}
    rotten = zlib.compress(b"format = 1\nnew_shape =")
    forged(game, said("UPDATE source SET deflated = ? WHERE name = ?", rotten, f"rules/{file}"))
    whole = game.read_bytes()
    for words in READS:
        found = run(words[0], game, *words[1:])
        assert (found.exit_code, found.stdout) == (0, before[words])
        assert not found.stderr or (file in found.stderr and "companion update" in found.stderr)
    found = run("check", game)
    assert (found.exit_code, found.stdout) == (2, "")
    assert file in found.stderr
    assert "companion update" in found.stderr
    assert game.read_bytes() == whole
    assert run("update", game).exit_code == 0
    assert "sound" in run("check", game).stdout


def test_a_command_that_needs_the_chart_is_refused_by_its_name(tmp_path: Path, run: Run) -> None:
    game = tmp_path / "old.companion"
    run("new", "antietam-basic", game, "--seed", "7")
    forged(game, said("UPDATE source SET deflated = ? WHERE name = 'rules/sequence.toml'", zlib.compress(b"rotten =")))
    whole = game.read_bytes()
    found = run("do", game, '{"order": "continue"}')
    assert game.read_bytes() == whole
    assert found.exit_code == 3
    assert "sequence.toml" in found.stderr

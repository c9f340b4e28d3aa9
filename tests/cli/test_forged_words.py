"""Files and commands that bring in what forges: exit 2 with the place; and older documents that hold it."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.kernel.shelf import resource_text, ruleset_texts
from companion.language import incoming
from tests.cli.conftest import Run, a_small_game, begin, order

ROSTER = "side,division,unit,arm,men\nunion,A,{unit},infantry,900\nconfederate,B,Davis,infantry,900\n"


def files(folder: Path, sign: str) -> dict[str, tuple[object, ...]]:
    """Write a roster, a scenario and a house chart that hold a sign; gives the arguments that begin with each."""
    (folder / "r.csv").write_text(ROSTER.format(unit=f"Cut{sign}ler"), encoding="utf-8")
    text = resource_text("scenarios", "the-cornfield.toml").replace('title = "', f'title = "ab{sign}', 1)
    (folder / "s.toml").write_text(text, encoding="utf-8")
    (folder / "house").mkdir()
    chart = ruleset_texts("miniatures", only=("sequence.toml",))["sequence.toml"]
    (folder / "house" / "sequence.toml").write_text(chart.replace('does = "', f'does = "ab{sign}', 1), encoding="utf-8")
    return {
        "row 2, unit: holds U+202E at 4": ("--roster", folder / "r.csv"),
        "$.title: holds U+202E at 3": (folder / "s.toml",),
        "$.step[0].does: holds U+202E at 3": ("the-cornfield", "--rules", folder / "house"),
    }


def test_files_are_refused_with_the_place(run: Run, tmp_path: Path) -> None:
    for words, arguments in files(tmp_path, "\u202e").items():
        first, *options = arguments
        where = [first, *options] if first == "--roster" else [first]
        game = tmp_path / "g.companion"
        found = run("new", *where, game, *([] if first == "--roster" else options))
        assert found.exit_code == 2
        assert words in found.stderr
        assert "\u202e" not in found.stderr
        assert not game.exists()


def test_the_name_of_a_roster_is_the_title_of_a_game(run: Run, tmp_path: Path) -> None:
    place = tmp_path / "a\u202eb.csv"
    place.write_text(ROSTER.format(unit="Cutler"), encoding="utf-8")
    found = run("new", "--roster", place, tmp_path / "g.companion")
    assert found.exit_code == 2
    assert "the name of the file holds U+202E at 2, which turns the direction of writing" in found.stderr
    assert not incoming.amiss(found.stderr.strip())


@pytest.mark.parametrize("said", ["Cut\u202eler\x1b[31m\x9b1m", "a\nb\r\n  99  T1 Union  Forged", "\u2028x\u200b"])
def test_an_older_document_is_told_without_steering_a_terminal(run: Run, tmp_path: Path, said: str) -> None:
    game = begin(tmp_path / "g.companion", a_small_game(title=said))
    honest = begin(tmp_path / "h.companion", a_small_game(title="A test"))
    for form in (
        ["status"],
        ["status", "--json"],
        ["log", "--json", "--explain"],
        ["log", "--markdown"],
        ["log", "--tree"],
    ):
        told, other = run(*form, game), run(*form, honest)
        assert told.exit_code == 0
        assert not any(incoming.faults(told.stdout.replace("\n", "")))
        assert told.stdout.count("\n") == other.stdout.count("\n")
    found = run("do", game, order("override", target="game", field="title", value="x", reason=said))
    assert found.exit_code == 2
    assert "$.reason: holds U+" in found.stderr

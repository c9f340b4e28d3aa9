"""What docs/offline.md shows is so: every command in its order, its result, its figures."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import msgspec
import pytest

from companion.table.file.editing import FIGURES
from companion.table.file.result import Result

from .conftest import Run

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "offline.md").read_text(encoding="utf-8")
SQUARES = (Path(__file__).resolve().parents[2] / "docs" / "square-grid-table.md").read_text(encoding="utf-8")


@pytest.mark.clause("RTG-15.0b", "RTG-15.0e")
def test_the_example_can_be_typed_as_it_stands(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = re.findall(r"^    (companion .*)$", TEXT, flags=re.M)
    assert len(lines) > 8
    for line in lines:
        done = run(*shlex.split(line)[1:])
        assert done.exit_code == 0, (line, done.stderr)
    assert "on the table (entry" in run("battle", "list", "july.companion", "--as", "referee").stdout


def test_its_result_is_one_and_every_figure_is_named() -> None:
    (example,) = re.findall(r'^ +(\{"format".*?\}\}\})$', TEXT, flags=re.M | re.S)
    result = msgspec.json.decode(example, type=Result)
    assert result.corps["confederate:H"].infantry == 12
    assert json.loads(re.findall(r"--override '(.*?)'", TEXT)[0])
    (figures,) = re.findall(r"^Figures: (.*?)\. ", TEXT.replace("\n", " \n"), flags=re.M | re.S)
    assert set(re.findall(r"`(\w+)`", figures)) == set(FIGURES)


def test_the_example_of_the_square_grid_can_be_typed_as_it_stands(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = re.findall(r"^    (companion .*)$", SQUARES, flags=re.M)
    assert len(lines) == 10
    for line in lines:
        done = run(*shlex.split(line)[1:])
        assert done.exit_code == 0, (line, done.stderr)
    assert "turn 1, 06:00, East Woods: on the table (entry" in run("battle", "list", "september.companion").stdout
    record = run("battle", "record", "september.companion", "battles/1.1/5/report.md").stdout
    assert "The Union side holds the field. Losses are in men and guns." in record
    assert len(run("battle", "record", "september.companion", "battles/1.1/5/result.json").stdout) < 200_000

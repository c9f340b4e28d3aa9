"""What the documents say is so: columns of a roster, commands of the README."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.cli.app import companion
from companion.miniatures.roster_cells import CELLS

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
INDENTED = [line.strip() for line in README.splitlines() if line.startswith("    ")]


def test_every_column_of_a_roster_is_described() -> None:
    text = (ROOT / "docs" / "rosters.md").read_text(encoding="utf-8")
    named = {word for row in re.findall(r"^\| ([^|]+) \|", text, flags=re.M) for word in re.split(r",| or ", row)}
    assert set(CELLS) <= {word.strip() for word in named}


def test_the_roster_of_the_documents_can_be_started(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "rosters.md").read_text(encoding="utf-8")
    (tmp_path / "mine.csv").write_text("\n".join(re.findall(r"^    (.*)$", text, flags=re.M)), encoding="utf-8")
    done = CliRunner().invoke(companion, ["new", "--roster", str(tmp_path / "mine.csv"), str(tmp_path / "b.companion")])
    assert done.exit_code == 0, done.output


def test_the_readme_begins_with_the_two_commands() -> None:
    assert INDENTED[:2] == ["sh packaging/run", "sh packaging/test"]
    assert README.index("sh packaging/run") < 60


@pytest.mark.parametrize("line", [line for line in INDENTED if line.startswith("echo ")])
def test_each_chart_example_of_the_readme_answers(line: str) -> None:
    case, command = line.removeprefix("echo ").split(" | companion ")
    done = CliRunner().invoke(companion, command.split(), input=shlex.split(case)[0])
    assert done.exit_code == 0, done.output
    assert "explain" in json.loads(done.output)


def test_the_first_volley_of_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command line of the README is understood; the volley itself waits for Heth's arrival and is refused."""
    monkeypatch.chdir(tmp_path)
    for line in INDENTED:
        if not line.startswith("companion "):
            continue
        words = shlex.split(line.split(" > ")[0])[1:]
        expected = 3 if '"fire"' in line else 0
        done = CliRunner().invoke(companion, words)
        assert done.exit_code == expected, (line, done.output)


def test_the_campaign_of_the_documents_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command of docs/campaign.md, in its order, with the lines of orders.txt that it shows."""
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "docs" / "campaign.md").read_text(encoding="utf-8")
    indented = re.findall(r"^    (.*)$", text, flags=re.M)
    orders = "".join(f"{line}\n" for line in indented if not line.startswith("companion "))
    for line in indented:
        if not line.startswith("companion "):
            continue
        words, _, script = line.removeprefix("companion ").partition(" < ")
        assert script in ("", "orders.txt")
        done = CliRunner().invoke(companion, shlex.split(words), input=orders if script else "")
        assert done.exit_code == 0, (line, done.output)
        if script:
            assert "A courier leaves for Heth's Div (H, number 8)" in done.output
            assert "is no order here" not in done.output

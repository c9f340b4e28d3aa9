"""CONTRIBUTING does what it says: its files and changes are put into a copy of the project, its commands typed there."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cards.measured import Measured

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
Typed = Callable[[str], str]


def section(title: str) -> str:
    """Give what the page says under a title."""
    [found] = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, flags=re.M | re.S)
    return str(found)


def blocks(title: str) -> Iterator[list[str]]:
    """Give what is indented under a title, block by block, without its margin."""
    held: list[str] = []
    for line in (*section(title).splitlines(), "the end"):
        if line.startswith("    ") or (held and not line):
            if line.startswith(("    +++ ", "    --- ")) and held:
                yield "\n".join(held).rstrip().splitlines()
                held = []
            held.append(line[4:])
        elif held:
            yield "\n".join(held).rstrip().splitlines()
            held = []


def change(path: Path, lines: list[str]) -> None:
    """Change a file as a block says; each of its places is there once."""
    text = path.read_text(encoding="utf-8")
    for part in "\n".join(lines).split("\n@@\n"):
        marked = [(line[:1], line[1:]) for line in part.splitlines()]
        there = "".join(f"{line}\n" for sign, line in marked if sign != "+")
        comes = "".join(f"{line}\n" for sign, line in marked if sign != "-")
        assert f"\n{text}".count(f"\n{there}") == 1, (path, there)
        text = f"\n{text}".replace(f"\n{there}", f"\n{comes}")[1:]
    path.write_text(text, encoding="utf-8")


def apply(title: str, into: Path) -> list[str]:
    """Do what a section says to the files; give its commands."""
    commands: list[str] = []
    for first, *lines in blocks(title):
        sign, _, name = first.partition(" ")
        if sign == "+++":
            assert not (into / name).exists(), name
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            (into / name).write_text("\n".join((*lines, "")), encoding="utf-8")
        elif sign == "---":
            change(into / name, lines)
        else:
            commands += [first, *lines]
    return commands


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy what the examples change. They do not touch each other, so one copy does for all."""
    into = tmp_path_factory.mktemp("project")
    for folder in ("companion", "rulesets", "resources"):
        shutil.copytree(ROOT / folder, into / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", into)
    return into


@pytest.fixture
def typed(copy: Path, tmp_path: Path) -> Typed:
    """Type a command line of the page in an empty folder, with the program of the copy; give what it prints."""

    def go(line: str) -> str:
        said, _, command = line.rpartition(" | ")
        done = subprocess.run(
            [sys.executable, "-m", *shlex.split(command)],
            cwd=tmp_path,
            env=os.environ | {"PYTHONPATH": str(copy)},
            input=shlex.split(said)[1] if said else "",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, (line, done.stderr)
        return done.stdout

    return go


def words_of(path: Path) -> str:
    """Give everything that a PDF says."""
    printed = Measured(path.read_bytes())
    return "\n".join(map(printed.text, range(len(printed))))


def test_a_scenario_is_added_as_the_page_says(copy: Path, typed: Typed) -> None:
    begin, status = apply("A scenario", copy)
    typed(begin)
    told = typed(status)
    assert "Herbst Woods" in told
    assert "Archer" in told


def test_a_deck_is_added_as_the_page_says(copy: Path, typed: Typed, tmp_path: Path) -> None:
    begin, print_ = apply("A deck", copy)
    typed(begin)
    typed(print_)
    assert (tmp_path / "strengths.pdf").read_bytes().startswith(b"%PDF")
    assert "strengths" in typed("companion cards --list")


def test_a_marker_is_added_as_the_page_says(copy: Path, typed: Typed, tmp_path: Path) -> None:
    begin, set_, status, cut_out, print_, check = apply("A marker", copy)
    typed(begin)
    typed(set_)
    assert [line for line in typed(status).splitlines() if re.search(r"Archer .* P ", line)]
    for line in (cut_out, print_):
        typed(line)
    assert "PINNED" in words_of(tmp_path / "markers.pdf")
    assert "Maneuver −1." in words_of(tmp_path / "charts.pdf")
    assert ("pinned", -1) in {(line["label"], line["value"]) for line in json.loads(typed(check))["explain"]}


def test_a_ruling_is_added_as_the_page_says(copy: Path, typed: Typed) -> None:
    read, begin, ask = apply("A ruling", copy)
    assert "Do both count?" in typed(read)
    typed(begin)
    assert 1 in {line["value"] for line in json.loads(typed(ask))["explain"]}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "tests", "-c", "pyproject.toml"],
        cwd=copy,
        env=os.environ | {"PYTHONPATH": str(copy)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout

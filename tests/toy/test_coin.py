"""A fourth game from elsewhere goes through every front end, and no file of the program was changed for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
Go = Callable[..., str]
WINDOW = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from companion.desktop.app.application import Desktop
from companion.desktop.desk.settings import Settings
app = QApplication([])
desktop = Desktop(app, Settings())
window = desktop.open(Path(sys.argv[1]))
before = window.toss.text()
window.toss.click()
print(before, "/", window.desk.session.head, "/", sorted(window.desk.view.heads))
start = desktop.show_start()
print("New duel" in " ".join(one.text() for one in start.findChildren(type(window.toss))) or
      any("New duel" in act.text() for act in start.findChildren(__import__("PySide6.QtGui").QtGui.QAction)))
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """Install the game as a package from elsewhere would be: its entry point is all that is said of it."""
    known = tmp_path / "site" / "coin_duel-1.0.dist-info"
    known.mkdir(parents=True)
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: coin-duel\nVersion: 1.0\n")
    (known / "entry_points.txt").write_text("[companion.games]\ncoin = tests.toy.coin:KIND\n")
    return known.parent


@pytest.fixture
def go(tmp_path: Path, elsewhere: Path) -> Go:
    """Give what a start of Python with the game installed prints; it ends well."""
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join((str(elsewhere), str(ROOT))),
        "HOME": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
    }

    def started(*arguments: object, code: str = "", stdin: str = "") -> str:
        what = ["-c", code] if code else ["-m", "companion"]
        done = subprocess.run(
            [sys.executable, *what, *map(str, arguments)],
            cwd=tmp_path,
            env=env,
            input=stdin,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return started


@pytest.fixture
def duel(tmp_path: Path, go: Go) -> Path:
    (tmp_path / "duel.toml").write_text('kind = "coin"\ntitle = "At the ford"\n')
    go("new", "duel.toml", "duel.companion", "--seed", "7")
    return tmp_path / "duel.companion"


def test_it_is_begun_played_and_told_on_the_command_line(go: Go, duel: Path) -> None:
    assert "At the ford" in go("status", duel)
    found = json.loads(go("status", duel, "--json"))
    assert (found["kind"], found["scenario"], len(found["units"])) == ("coin", "At the ford", 2)
    go("do", duel, '{"order": "toss", "side": "union"}')
    log = go("log", duel, "--explain")
    assert "toss of union" in log
    assert "the coin: " in log
    assert go("log", duel, "--markdown").startswith("# At the ford")
    assert "toss" in go("commands", "coin")
    assert "sound" in go("check", duel)
    go("undo", duel)
    assert json.loads(go("status", duel, "--json"))["entry"] == 1


def test_it_is_played_at_the_prompt(go: Go, duel: Path) -> None:
    told = go("play", duel, stdin="\n" * 40)
    assert told.count("heads.") + told.count("tails.") >= 3
    assert json.loads(go("status", duel, "--json"))["over"]


def test_its_card_is_printed(go: Go, tmp_path: Path) -> None:
    assert "duel" in go("cards", "--list")
    go("cards", "duel", "-o", "duel.pdf")
    assert (tmp_path / "duel.pdf").read_bytes().startswith(b"%PDF")


def test_it_has_its_window(go: Go, duel: Path) -> None:
    told = go(duel, code=WINDOW).splitlines()
    assert told == ["union 0, confederate 0 / 2 / ['confederate', 'union']", "True"]


def test_without_its_package_it_is_refused_by_name(duel: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "companion", "status", str(duel)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "coin" in done.stderr

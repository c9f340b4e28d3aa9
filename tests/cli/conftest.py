"""The command line in this process, and games for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from companion.cli.app import companion
from companion.games.miniatures.beginning import CHARTS
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import State
from companion.kernel.game import RULES_PREFIX
from companion.kernel.session import Session
from companion.kernel.shelf import ruleset_texts
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader

Run = Callable[..., Result]


def order(name: str, **fields: Any) -> str:
    """Write a command as JSON."""
    return json.dumps({"order": name, **fields})


NOTE, NEXT = order("note", text="hello"), order("next-step")


@pytest.fixture(autouse=True)
def _log_of_faults(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep what a broken program would log out of the user's folders."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.getbasetemp() / "state"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.getbasetemp() / "config"))


@pytest.fixture
def run() -> Run:
    """Run one command; no failure of the program itself may pass as a result."""

    def go(*arguments: object, stdin: str | bytes | None = None) -> Result:
        found = CliRunner().invoke(companion, [str(one) for one in arguments], input=stdin)
        assert "Traceback" not in found.output
        assert found.exit_code in (0, 2, 3, 130, 141), (found.stderr, found.exception)
        if found.exit_code == 2:
            assert found.stdout == ""
            assert found.stderr.strip()
        return found

    return go


def begin(path: Path, state: State, seed: str = "7", house: Path | None = None) -> Path:
    """Begin a game from a state."""
    texts = ruleset_texts("miniatures", house=house, only=CHARTS)
    sources = {RULES_PREFIX + name: text for name, text in texts.items()}
    Session.create(path, kind="miniatures", start=ev.Began(state), sources=sources, seed=seed, scenario="test").close()
    return path


def a_small_game(step: str = "move", **more: Any) -> State:
    """Make a battle of three brigades and a battery, in the Union's Maneuver phase."""
    return a_battle(
        a_brigade("davis", "confederate"),
        a_brigade("archer", "confederate"),
        a_brigade("cutler"),
        a_brigade("meredith", stands=6),
        a_battery("hall"),
        a_leader("heth", "confederate"),
        step=step,
        **{"turn": 1, **more},
    )


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game in the step in which brigades move."""
    return begin(tmp_path / "game.companion", a_small_game())


def unseated(stderr: str) -> str:
    """Give what was said beside whose seat it is, which the first line says where it is not the referee's."""
    first, _, rest = stderr.partition("\n")
    return rest if first.startswith(("Union seat", "Confederate seat")) else stderr


def unchanged(game: Path) -> Callable[[], bool]:
    """Say later whether the document is as it is now, and alone in its folder as it is now."""
    before, beside = game.read_bytes(), sorted(one.name for one in game.parent.iterdir())
    return lambda: game.read_bytes() == before and sorted(one.name for one in game.parent.iterdir()) == beside

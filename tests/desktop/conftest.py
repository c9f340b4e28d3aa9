"""The real window over small battles and over McPherson's Ridge; settings and logs stay in the test's own folder."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.desktop.desk.settings import Settings
from companion.desktop.widgets.look import LARGEST
from companion.games.miniatures.beginning import CHARTS
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.screen.window import Window
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import RULES_PREFIX
from companion.kernel.session import Session
from companion.kernel.shelf import resource_text, ruleset_texts
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_cavalry, a_leader

OpenWindow = Callable[..., Window]


@pytest.fixture(autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep settings and logs out of the user's folders."""
    base = tmp_path_factory.getbasetemp()
    monkeypatch.setenv("XDG_STATE_HOME", str(base / "state"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(base / "config"))


@pytest.fixture
def desktop(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Desktop]:
    """Give an application without a window, its look light and at 100 percent."""
    settings = Settings(tmp_path / "desktop.json")
    settings.stored.theme = "light"
    settings.stored.folder = str(tmp_path)
    made = Desktop(qapp, settings)
    made.look.allow(LARGEST)  # whatever screen the tests run on
    yield made
    for window in list(made.windows):
        window.asks_to_keep = False  # the question whether to keep a sample would outlive its test, and take every key
        window.close()
    for other in (*made.others, made.start):
        if other is not None:
            other.close()
            other.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def open_window(desktop: Desktop, qtbot: QtBot) -> OpenWindow:
    """Open a window on a session; in memory where no path is given."""

    def go(session: Session, path: Path | None = None) -> Window:
        window: Window = desktop.show_game(session, path)
        window.resize(1366, 768)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.centre.work.setFocus()
        return window

    return go


def a_session(state: State, path: Path | None = None, *, seed: str = "7") -> Session:
    """Begin a game from a state."""
    texts = ruleset_texts("miniatures", only=CHARTS)
    sources = {RULES_PREFIX + name: text for name, text in texts.items()}
    return Session.create(path, kind="miniatures", start=ev.Began(state), sources=sources, seed=seed, scenario="test")


def the_ridge(path: Path | None = None) -> Session:
    """Begin McPherson's Ridge."""
    return begin(path, Beginning(scenario="mcphersons-ridge", seed="1863"))


def the_ridge_played(until: Callable[[Any], bool], path: Path | None = None) -> Session:
    """Play the demonstration battle until a moment of it."""
    session = the_ridge(path)
    for line in resource_text("scenarios", "demo-mcphersons-ridge.jsonl").splitlines():
        if until(session.view):
            break
        one = json.loads(line)
        if "undo" in one:
            session.undo()
        elif "do" in one:
            commands = [session.decode(json.dumps(command)) for command in one["do"]]
            session.do(*commands, faces=tuple(one.get("roll", ())))
    assert until(session.view)
    return session


def a_line(step: str = "defensive", **more: Any) -> State:
    """Make a battle of some units a side, in a step of the Confederate player turn."""
    return a_battle(
        a_brigade("cutler", exceptional_commander=True),
        a_brigade("meredith", stands=6),
        a_cavalry("gamble", mounted=False),
        a_battery("hall"),
        a_brigade("davis", "confederate"),
        a_brigade("archer", "confederate", stands=5, disordered=True),
        a_battery("pegram", "confederate"),
        a_leader("wadsworth", attached="meredith"),
        a_leader("heth", "confederate"),
        step=step,
        player_turn="confederate",
        **more,
    )


def many_units(step: str = "defensive", each: int = 100) -> State:
    """Make a battle of many brigades a side."""
    union = [a_brigade(f"u{n:03}", division=f"union-{n // 10}") for n in range(each)]
    rebels = [a_brigade(f"c{n:03}", "confederate", division=f"confederate-{n // 10}") for n in range(each)]
    return a_battle(*union, *rebels, step=step, player_turn="confederate")

"""Square-grid battles in their window: begun in memory or on disk, played on to a moment before they are shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.games.tactical.beginning import CHARTS
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.state import State
from companion.games.tactical.screen.window import TacticalWindow
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import RULES_PREFIX
from companion.kernel.session import Session
from companion.kernel.shelf import MAP, resource_text, ruleset_texts
from tests.desktop.conftest import _own_folders, desktop, open_window

OpenBattle = Callable[..., TacticalWindow]
PEOPLE = {"union": "human", "confederate": "human"}
UNION_ALONE = {"union": "human", "confederate": "computer:basic"}


def a_battle(
    path: Path | None = None, *, scenario: str = "antietam-advanced", players: Any = None, settings: Any = None
) -> Session:
    """Begin a battle."""
    wanted = Beginning(scenario=scenario, seed="7", players=players or PEOPLE, settings=settings or {})
    return begin(path, wanted)


def to_operations(session: Session, *, activate: int = 0) -> Session:
    """Play on to the first operation phase, so many divisions activated."""
    session.do(cmd.Continue())
    if session.view.phase.kind == "activation":
        for division in dict.fromkeys(
            one.division for one in session.view.units if one.side == "union" and one.division
        ):
            if activate and session.view.phase.kind == "activation":
                session.do(cmd.Activate(division=division))
                activate -= 1
        if session.view.phase.kind == "activation":
            session.do(cmd.EndActivation())
    return session


def from_state(state: State, *, house: Path | None = None) -> Session:
    """Begin from a state, on the field of Antietam."""
    texts = ruleset_texts("antietam", house=house, only=CHARTS) | {MAP: resource_text("maps", "antietam", MAP)}
    sources = {RULES_PREFIX + name: text for name, text in texts.items()}
    return Session.create(None, kind="tactical", start=ev.Began(state), sources=sources, seed="7", scenario="test")


@pytest.fixture
def open_battle(desktop: Desktop, qtbot: QtBot) -> OpenBattle:
    """Open the window of a battle, and wait until what nobody has orders in is played."""

    def go(
        session: Session | None = None, path: Path | None = None, *, playback: bool = False, **more: Any
    ) -> TacticalWindow:
        window = desktop.show_game(session or a_battle(**more), path)
        assert isinstance(window, TacticalWindow)
        window.desk.playback = playback
        window.resize(1366, 768)
        window.activateWindow()
        qtbot.waitUntil(lambda: window.isActiveWindow() and not window.desk.moving)
        window.map.setFocus()
        return window

    return go

"""The players' clocks at the desk, by a watch that the test turns."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.clock import ClockPanel, ClocksDialog
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.kernel.session import Session
from tests.desktop.conftest import OpenWindow, a_session
from tests.games.miniatures.building import a_battle, a_brigade


class Watch:
    """A watch that goes when it is told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def a_game(path: Path | None = None) -> Session:
    those = (a_brigade("cutler"), a_brigade("davis", "confederate"))
    return a_session(a_battle(*those, step="defensive", player_turn="confederate", players={"union": "Anna"}), path)


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def desk() -> MiniaturesDesk:
    return MiniaturesDesk(a_game())


@pytest.fixture
def panel(desktop: Any, qtbot: QtBot, watch: Watch, desk: MiniaturesDesk) -> ClockPanel:
    made = ClockPanel(desk, desktop.look, watch)
    qtbot.addWidget(made)
    return made


def told(panel: ClockPanel) -> list[tuple[str, str]]:
    return [(one.name, one.used) for one in panel.rows()]


def test_time_counts_while_the_clocks_go_and_for_whom_something_waits(
    panel: ClockPanel, desk: MiniaturesDesk, watch: Watch
) -> None:
    watch.seconds = 100
    assert told(panel) == []
    panel.turn()
    watch.seconds = 130
    desk.do(cmd.NextStep())  # the Confederates fire now
    watch.seconds = 140
    panel.count()
    assert told(panel) == [("Anna", "0:30"), ("Confederate", "0:10")]
    assert [one.counts for one in panel.rows()] == [False, True]
    panel.turn()
    watch.seconds = 500
    panel.count()
    assert told(panel) == [("Anna", "0:30"), ("Confederate", "0:10")]


def test_clocks_outlive_the_window_are_no_entry_and_wait_for_a_key(
    desktop: Any, qtbot: QtBot, watch: Watch, tmp_path: Path
) -> None:
    path = tmp_path / "game.companion"
    desk = MiniaturesDesk(a_game(path))
    panel = ClockPanel(desk, desktop.look, watch)
    qtbot.addWidget(panel)
    head = desk.session.head
    panel.give({"Anna": 45.0})
    panel.turn()
    watch.seconds = 61
    panel.rest()
    assert desk.session.head == head
    desk.close()
    with Session.open(path) as session:
        again = ClockPanel(MiniaturesDesk(session), desktop.look, watch)
        qtbot.addWidget(again)
        assert told(again) == [("Anna", "1:01 of 45:00"), ("Confederate", "0:00")]
        watch.seconds = 200
        again.count()
        assert told(again)[0] == ("Anna", "1:01 of 45:00")


def test_a_fall_of_the_computer_costs_a_few_seconds_at_most(
    panel: ClockPanel, desk: MiniaturesDesk, watch: Watch
) -> None:
    panel.turn()
    for _ in range(50):
        watch.seconds += 1
        panel.count()
    assert '"3":40' in desk.session.beside("clock")


def test_the_window_has_key_and_dialog_and_another_scale_loses_no_time(open_window: OpenWindow, desktop: Any) -> None:
    window = open_window(a_game())
    assert not window.clock.rows()
    window.run("clocks")
    dialog = window.evening.dialog
    assert isinstance(dialog, ClocksDialog)
    dialog.minutes["Anna"].setValue(30)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert told(window.clock)[0] == ("Anna", "0:00 of 30:00")
    window.run("clock")
    desktop.look.change(percent=125)
    made = desktop.windows[0]
    assert made is not window
    assert [one.counts for one in made.clock.rows()] == [True, False]
    assert window.desk.clocks is None
    desktop.look.change(percent=100)
    desktop.windows[0].clock.rest()


def test_a_sides_desk_knows_nothing_that_is_kept_beside_the_game(desktop: Any, qtbot: QtBot, watch: Watch) -> None:
    session = a_game()
    session.keep_beside("clock", '{"used":{"Anna":{"3":60}}}')
    session.seat = "union"
    panel = ClockPanel(MiniaturesDesk(session), desktop.look, watch)
    qtbot.addWidget(panel)
    assert told(panel) == []
    panel.turn()
    watch.seconds = 30
    panel.rest()
    session.seat = "referee"
    assert "60" in session.beside("clock")

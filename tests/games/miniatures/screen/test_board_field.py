"""The field across the table: what the seat may know, and nobody whom it may not."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.boards import RefereeBoard, SideBoard
from companion.games.miniatures.screen.desk import MiniaturesDesk
from tests.desktop.conftest import a_session
from tests.games.miniatures.building import a_battle, a_brigade, a_leader


def test_a_sides_board_shows_the_field_without_whoever_is_hidden(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "game.companion"
    state = a_battle(
        a_brigade("cutler", seen=True),
        a_brigade("davis", "confederate", seen=True),
        a_brigade("archer", "confederate"),
        a_leader("heth", "confederate"),
        intelligence="units-hidden",
    )
    session = a_session(state, path)
    session.do(
        cmd.Place(
            {
                "cutler": (20.0, 20.0, 0.0),
                "davis": (20.0, 30.0, 180.0),
                "archer": (40.0, 30.0, 180.0),
                "heth": (30.0, 40.0),
            }
        )
    )
    desk = MiniaturesDesk(session)
    side = SideBoard(desk, Look(), path, "union")
    qtbot.addWidget(side.window)
    side.window.show()
    QTest.keyClick(side.window, Qt.Key.Key_F)
    field = side.window.field
    assert field is not None
    assert field.isVisible()
    assert not side.window.view.isVisible()
    assert [one.id for one in field.canvas.lying.standings] == ["cutler", "davis"]
    assert field.canvas.lying.leaders == ()
    assert field.canvas.lying.standings[1].count == ""
    desk.do(cmd.Place({"davis": (22.0, 30.0, 180.0)}))
    assert field.canvas.lying.standings[1].at == (22.0, 30.0, 180.0)
    QTest.keyClick(side.window, Qt.Key.Key_F)
    assert side.window.view.isVisible()
    side.window.close()
    desk.close()


def test_the_referees_board_shows_all_and_follows_the_look(qtbot: QtBot) -> None:
    session = a_session(a_battle(a_brigade("cutler"), a_brigade("davis", "confederate")))
    session.do(cmd.Place({"cutler": (20.0, 20.0, 0.0), "davis": (20.0, 30.0, 180.0)}))
    desk, look = MiniaturesDesk(session), Look()

    class Work:
        def prospect(self) -> None:
            return None

        def now(self) -> str:
            return ""

    board = RefereeBoard(desk, look, Work)
    qtbot.addWidget(board.window)
    board.window.show()
    QTest.keyClick(board.window, Qt.Key.Key_F)
    field = board.window.field
    assert field is not None
    assert [one.count for one in field.canvas.lying.standings] == ["8", "8"]
    look.change(dark=True)
    assert field.look.dark
    board.window.close()
    desk.close()

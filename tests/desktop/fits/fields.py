"""The field in the place of the list: empty, placed by hand, a fire step before and after somebody fires."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.games.miniatures.rules import commands as cmd
from tests.desktop.fits import battles
from tests.desktop.fits.walk import Shown, Walk, press


def opposed(view: Any) -> cmd.Place:
    """Put the largest battle in two lines, seven inches apart, its guns behind them."""
    places: dict[str, tuple[float, ...]] = {}
    wide, tall = view.field.extent
    for side, y, facing, back in (("union", tall / 2 - 3.5, 0.0, -1), ("confederate", tall / 2 + 3.5, 180.0, 1)):
        here = [one for one in view.units if one.side == side and one.status == "on-table"]
        for kind, behind in (("brigade", 0.0), ("battery", 6.0)):
            those = [one for one in here if one.kind == kind]
            for nth, one in enumerate(those):
                x = (nth % 9 + 0.5) * wide / 9
                places[one.id] = (x, y + back * (behind + nth // 9 * 2.5), facing)
    return cmd.Place(places)


def fields(walk: Walk) -> Shown:
    """The field in its uses."""
    window = walk.game(battles.largest("musketry", 1))
    window.run("field")
    yield "empty", window
    press(window.centre.work, "p")
    yield "by hand", window
    press(window.centre.work, "p")
    window.desk.do(opposed(window.desk.view))
    yield "who may fire", window
    QTest.keyClick(window.centre.work, Qt.Key.Key_Return)
    press(window.centre.work, "aaa")
    yield "firers", window
    press(window.centre.work, "ec1+++")
    yield "overruled", window
    QTest.keyClick(window.centre.work, Qt.Key.Key_Return)
    QTest.keyClick(window.centre.work, Qt.Key.Key_Return)
    yield "chart", window
    window = walk.game(battles.largest("maneuver", 2))
    window.desk.do(opposed(window.desk.view))
    window.run("field")
    brigades = [one for one in window.desk.view.units if one.kind == "brigade" and one.status == "on-table"]
    mover = next(one for one in brigades if one.side == window.desk.view.player_turn and not one.disordered)
    window.desk.select(mover.id)
    yield "to roll", window
    press(window.centre.work, "9")
    QTest.keyClick(window.centre.work, Qt.Key.Key_Return)
    press(window.centre.work, "]]]]]")
    for _ in range(5):
        QTest.keyClick(window.centre.work, Qt.Key.Key_Up)
    yield "a way", window
    for _ in range(9):
        QTest.keyClick(window.centre.work, Qt.Key.Key_Up)
    yield "refused", window
    window.run("board")
    board = window.evening.boards[-1].window
    walk.large(board)
    press(board, "f")
    yield "board", board
    board.close()

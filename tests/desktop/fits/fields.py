"""The field in the place of the list: empty, placed by hand, a fire step before and after somebody fires."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from companion.field import tags
from companion.field.photograph.camera import SCALE, View
from companion.field.photograph.reading import Reading, Seen, Trace
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.photograph.kept import KeptDialog
from companion.games.miniatures.screen.photograph.reader import Taken
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


def charges(walk: Walk) -> Shown:
    """The field in a charge: measured, overruled, and after the dice."""
    window = walk.game(battles.charging())
    window.desk.do(opposed(window.desk.view))
    window.run("field")
    yield "combat", window
    press(window.centre.work, "o1kvb")
    yield "overruled", window
    QTest.keyClick(window.centre.work, Qt.Key.Key_Return)
    press(window.centre.work, "r")
    yield "rolled", window


def photographs(walk: Walk) -> Shown:
    """The page of a photograph: before one is read, and with every kind of row."""
    window = walk.game(battles.largest("maneuver", 2))
    window.desk.do(opposed(window.desk.view))
    window.evening.open_form("photograph", {})
    dialog = window.evening.dialog
    yield "empty", dialog
    path = battles.folder() / "table-of-an-evening-with-a-name-that-is-long.png"
    shown = QImage(800, 600, QImage.Format.Format_RGB32)
    shown.fill(Qt.GlobalColor.darkGreen)
    shown.save(str(path))
    dialog.intake.take(Taken((path,), moved_about(window.desk.session)))
    yield "read", dialog
    dialog.turn_above()
    yield "from above", dialog
    dialog.turn_above()
    dialog.rows.light(next(one.id for one in dialog.rows.model.rows() if one.kind == "refused"))
    dialog.rows.take_anyway()
    yield "refused", dialog
    dialog.rows.light("tag-133")
    dialog.rows.ask_unit()
    yield "named", dialog
    dialog.rows.ask_place()
    yield "placed", dialog
    dialog.rows.stop_asking()
    dialog.rows.keeping.turn()
    yield "to be kept", dialog
    dialog.rows.take_all()
    yield "kept", dialog
    kept = KeptDialog(window.desk.session, window.look, dialog)
    kept.show()
    yield "what is kept", kept
    kept.take_out()
    yield "nothing is kept", kept
    kept.reject()
    dialog.reject()


def moved_about(session: Any) -> Reading:
    """Show every second unit some inches from where it stands, some where they stand, and a tag of nobody."""
    field, side = session.view.field, tags.USUAL / tags.MM
    # Ten pixels an inch, the table in the middle of 800 by 600.
    share = 10 * SCALE / math.hypot(399.5, 299.5)
    view = View((800, 600), field.extent, (share, 0.0, 0.0, 0.0, -share, 0.0, 0.0, 0.0, 0.0))
    seen = []
    for nth, (name, one) in enumerate(field.tags.items()):
        if len(place := field.places.get(name, ())) != 3 or nth % 5 == 4:
            continue
        x, y, facing = place
        at = tags.laid((x + (2.5 if nth % 2 else 0), y), facing, tags.on_strip(one.deep, side))
        rim = [tags.laid(at, facing, corner) for corner in ((-0.3, 0.3), (0.3, 0.3), (0.3, -0.3), (-0.3, -0.3))]
        corners = tuple((float(u), float(v)) for u, v in view.seen(np.array(rim)))
        sure = 0.6 if nth % 7 == 3 else 0.98
        seen.append(Seen(one.tag, at, facing, side, 0.03, 0.3, sure, np.eye(4), (Trace(0, corners),)))
    seen.append(Seen(133, (60.0, 10.0), 0.0, side, 0.03, 0.3, 0.98, np.eye(4), ()))
    return Reading(tuple(seen), (), (0, 1, 2, 3), 0.03, (view,))

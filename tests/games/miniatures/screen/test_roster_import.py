"""Rosters on the screen: every row by side, bad ones marked, nothing begun while one is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.games.miniatures.screen.beginning.new_game import NewGame
from companion.games.miniatures.screen.beginning.roster import ROW, WRONG
from companion.games.miniatures.screen.beginning.shelf import ROSTERS
from companion.kernel.session import Session
from tests.sheets.making import xlsx

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
HEAD = "side,corps,division,unit,arm,men,leader,arrives\n"
UNION = HEAD + "union,I,1st,Meredith,infantry,1829,Wadsworth,\nunion,I,1st,Cutler,infantry,2017,,\n"
SOUTH = HEAD + "confederate,III,Heth,Archer,infantry,1100,Heth,1\nconfederate,III,Heth,Davis,infantry,2299,,1\n"
ROLE = Qt.ItemDataRole


@pytest.fixture
def dialog(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[NewGame]:
    look = Look()
    look.dress(qapp)
    (tmp_path / "union.csv").write_text(UNION, encoding="utf-8")
    (tmp_path / "south.csv").write_text(SOUTH.replace("1100", "x"), encoding="utf-8")
    files = [str(tmp_path / name) for name in ("union.csv", "south.csv")]
    made = NewGame(look, folder=str(tmp_path), choose_rosters=lambda _: files)
    tester = QAbstractItemModelTester(made.rosters.model, FATAL)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.shelf.choose(ROSTERS)
    yield made
    assert tester is not None


def test_without_a_roster_nothing_is_begun(dialog: NewGame) -> None:
    assert "no roster is chosen yet" in dialog.begin.reason
    assert not dialog.rosters.grid.isVisible()


def test_a_bad_row_is_marked_told_and_mended(dialog: NewGame, qtbot: QtBot, tmp_path: Path) -> None:
    QTest.keyClick(dialog.shelf, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    model = dialog.rosters.model
    assert [model.row(place).side for place in range(4)] == ["union", "union", "confederate", "confederate"]
    assert dialog.begin.reason == "1 row is bad"
    assert not dialog.begin.isEnabled()
    wrong = model.index(2, WRONG)
    assert wrong.data() == "Men: expected a whole number, got 'x' (digits only, without separators)"
    assert wrong.data(ROLE.BackgroundRole) == dialog.look.color("wine-tint")
    assert "south.csv 2: Men" in model.index(2, ROW).data(ROLE.AccessibleTextRole)
    assert model.index(0, ROW).data(ROLE.AccessibleTextRole) == "union.csv 2: good"
    assert model.index(0, WRONG).data() == ""
    assert model.headerData(WRONG, Qt.Orientation.Horizontal) == "What is wrong"
    dialog.start()
    assert dialog.isVisible()
    assert "1 row is bad" in dialog.strip.words()

    (tmp_path / "south.csv").write_text(SOUTH, encoding="utf-8")
    QTest.keyClick(dialog.shelf, Qt.Key.Key_F5)
    assert dialog.begin.isEnabled()
    assert "all good" in dialog.rosters.count.text()
    with qtbot.waitSignal(dialog.created):
        QTest.mouseClick(dialog.begin, Qt.MouseButton.LeftButton)
    with Session.open(tmp_path / "union.companion") as session:
        assert {one.name: one.stands for one in session.view.units} == {
            "Meredith": 9,
            "Cutler": 10,
            "Archer": 6,
            "Davis": 11,
        }


def test_a_key_goes_from_bad_row_to_bad_row(dialog: NewGame, tmp_path: Path) -> None:
    (tmp_path / "union.csv").write_text(UNION.replace("infantry", "infantary", 1), encoding="utf-8")
    dialog.rosters.ask()
    places = []
    for _ in range(3):
        QTest.keyClick(dialog, Qt.Key.Key_F8)
        places.append(dialog.rosters.grid.currentIndex().row())
    assert places == [0, 2, 0]


def test_rosters_that_were_spoilt_since_are_not_begun(dialog: NewGame, tmp_path: Path) -> None:
    (tmp_path / "south.csv").write_text(SOUTH, encoding="utf-8")
    dialog.rosters.ask()
    assert dialog.begin.isEnabled()
    (tmp_path / "south.csv").unlink()
    dialog.start()
    assert dialog.isVisible()
    assert "no such file" in dialog.begin.reason
    assert not (tmp_path / "union.companion").exists()


def test_what_is_no_text_is_told(dialog: NewGame, tmp_path: Path) -> None:
    (tmp_path / "south.csv").write_bytes(b"\xff\xfe\x00side")
    dialog.rosters.ask()
    assert "is no text of its own coding" in dialog.rosters.loose.text()
    assert not dialog.begin.isEnabled()


def test_the_preview_is_painted_and_follows_the_scale(dialog: NewGame) -> None:
    dialog.rosters.ask()
    assert not dialog.rosters.grid.grab().isNull()
    strength = dialog.rosters.preview.rows[0].cells[3]
    dialog.choices.boxes["scale"].setCurrentIndex(1)
    assert dialog.rosters.preview.rows[0].cells[3] != strength


def test_two_files_of_one_name_are_told_apart(dialog: NewGame, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "union.csv").write_text(SOUTH, encoding="utf-8")
    dialog.take([tmp_path / "union.csv", tmp_path / "other" / "union.csv"])
    assert len({row.file for row in dialog.rosters.preview.rows}) == 2


def test_a_spreadsheet_of_others_is_shown_by_columns_said_otherwise_and_begun(
    dialog: NewGame, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    path = tmp_path / "evening.xlsx"
    path.write_bytes(
        xlsx({"OOB": [["Faction", "Brigade", "Who", "Strength"], ["Yanks", "Cutler", "76th", "900"], ["Rebs", "Davis", "2nd", "800"]]})
    )  # fmt: skip
    dialog.take([path])
    columns = dialog.rosters.columns
    assert columns.isVisible()
    assert not dialog.rosters.grid.isVisible()
    assert columns.told.text() == "evening.xlsx: 2 rows, 2 brigades"
    box = columns.grid.cellWidget(2, 1)
    assert isinstance(box, QComboBox)
    assert box.accessibleName() == "What Who is"
    assert box.currentData() == "ignore"
    box.setCurrentIndex(box.findData("unit"))
    box.activated.emit(box.currentIndex())
    assert columns.grid.model().index(2, 3).data() == "as was said"
    QTest.keyClick(dialog.shelf, Qt.Key.Key_F6)
    assert [dialog.rosters.model.row(place).cells[1] for place in range(2)] == ["Cutler", "Davis"]
    with qtbot.waitSignal(dialog.created):
        dialog.start()
    with Session.open(tmp_path / "evening.companion") as session:
        assert len(session.view.units) == 2

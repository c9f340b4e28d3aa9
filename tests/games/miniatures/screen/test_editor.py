"""The scenario editor's window, driven as a person does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from companion.cli.app import companion
from companion.desktop.widgets.look import Look
from companion.games.miniatures.screen.editor import open_editor
from companion.games.miniatures.screen.editor.draft import CONFEDERATE, PAGE, UNION
from companion.games.miniatures.screen.editor.tree_model import DraftModel
from companion.games.miniatures.screen.editor.window import EditorWindow
from companion.kernel.session import Session

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
Key = Qt.Key
Open = Callable[..., EditorWindow]


@pytest.fixture
def open_it(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Open:
    """Open an editor whose questions for files are answered beforehand."""
    look = Look()
    look.dress(qapp)
    testers: list[QAbstractItemModelTester] = []

    def go(name: str = "", *, to_open: str = "", to_save: str = "") -> EditorWindow:
        window = EditorWindow(look, to_open=lambda _, __: to_open, to_save=lambda _, __: to_save)
        testers.append(QAbstractItemModelTester(window.tree.rows, FATAL))
        if name:
            assert window.copy_shipped(name)
        qtbot.addWidget(window, before_close_func=lambda one: one.history.now_saved())
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return go


def key(window: EditorWindow, name: str, kind: str = "") -> int:
    return next(one.key for one in window.draft.walk() if one.name == name and kind in ("", one.kind))


def choose(window: EditorWindow, name: str, kind: str = "") -> int:
    found = key(window, name, kind)
    window.tree.choose(found)
    return found


def line(window: EditorWindow, column: str) -> QLineEdit:
    editor = window.form.editors[column]
    assert isinstance(editor, QLineEdit)
    return editor


def fill(window: EditorWindow, column: str, text: str) -> None:
    editor = line(window, column)
    editor.setFocus()
    editor.selectAll()
    QTest.keyClicks(editor, text)


def press(widget: QWidget, keys: Qt.Key, *held: Qt.KeyboardModifier) -> None:
    modifier = Qt.KeyboardModifier.NoModifier
    for one in held:
        modifier |= one
    QTest.keyClick(widget, keys, modifier)


CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def test_a_battle_made_on_an_empty_page_can_be_begun(open_it: Open, tmp_path: Path) -> None:
    """Made with keys alone: a brigade a side, thresholds, a leader, an objective; then `companion new` plays it."""
    window = open_it(to_save=str(tmp_path / "fight"))
    assert any("There is no unit yet" in text for text in window.list.texts())
    fill(window, "title", "A small fight")
    window.tree.setFocus()
    window.tree.choose(UNION)
    press(window, Key.Key_6, CTRL)
    fill(window, "name", "I Corps")
    press(window, Key.Key_4, CTRL)
    fill(window, "name", "Reynolds")
    press(window, Key.Key_1, CTRL)
    for column, text in (("unit", "Cutler"), ("stands", "10"), ("fresh_at", "9"), ("worn_at", "4"), ("arrives", "2")):
        fill(window, column, text)
    press(window, Key.Key_3, CTRL)
    fill(window, "unit", "Hall")
    window.tree.choose(CONFEDERATE)
    press(window, Key.Key_2, CTRL)
    fill(window, "unit", "Jenkins")
    press(window, Key.Key_7, CTRL)
    fill(window, "name", "Oak Hill")
    assert window.faults == ()
    press(window, Key.Key_S, CTRL)
    assert not window.isWindowModified()
    assert window.path == tmp_path / "fight.toml"
    made = tmp_path / "fight.companion"
    done = CliRunner().invoke(companion, ["new", str(tmp_path / "fight.toml"), str(made)])
    assert done.exit_code == 0, done.output
    with Session.open(made) as session:
        units = {one.name: one for one in session.view.units}
        cutler = units["Cutler"]
        assert (cutler.stands, cutler.fresh_at, cutler.worn_at, cutler.arrives) == (10, 9, 4, 2)
        assert (units["Hall"].gun, units["Jenkins"].arm, units["Jenkins"].side) == (
            "smoothbore",
            "cavalry",
            "confederate",
        )
        assert [(one.name, one.rank) for one in session.view.leaders] == [("Reynolds", "corps")]
        assert [(one.name, one.points) for one in session.view.objectives] == [("Oak Hill", 1)]


def test_a_wrong_figure_is_told_while_typing_at_its_field_and_its_row(open_it: Open) -> None:
    window = open_it("mcphersons-ridge")
    choose(window, "Gamble")
    fill(window, "men", "12x")
    assert "expected a whole number" in window.form.fault("men").casefold()
    assert "Gamble, Men" in window.list.texts()[0]
    found = window.tree.rows.line(window.tree.currentIndex())
    assert found is not None
    assert "whole number" in found.aloud
    press(line(window, "men"), Key.Key_Backspace)
    assert window.form.fault("men") == ""
    assert window.list.texts() == ["✓ Nothing: a game can be begun with it."]


def test_a_line_of_what_is_wrong_leads_to_its_field(open_it: Open) -> None:
    window = open_it("mcphersons-ridge")
    choose(window, "Archer")
    fill(window, "worn_at", "99")
    window.tree.choose(PAGE)
    rect = window.list.visualItemRect(window.list.item(0))
    QTest.mouseClick(window.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, rect.center())
    assert window.node().name == "Archer"
    assert window.focusWidget() is window.form.editors["worn_at"]
    window.tree.choose(PAGE)
    window.list.setFocus()
    window.list.setCurrentRow(0)
    press(window.list, Key.Key_Return)
    assert window.node().name == "Archer"


def test_what_is_typed_is_taken_back_and_done_again(open_it: Open) -> None:
    window = open_it("mcphersons-ridge")
    choose(window, "Davis")
    before = line(window, "commander").text()
    fill(window, "commander", "Another")
    assert "Commander" in window.acts["undo"].text()
    window.tree.setFocus()
    press(window, Key.Key_Z, CTRL)
    assert line(window, "commander").text() == before
    press(window, Key.Key_Y, CTRL)
    assert line(window, "commander").text() == "Another"


def test_rows_are_dragged_to_another_formation(open_it: Open) -> None:
    window = open_it("mcphersons-ridge")
    model = window.tree.rows
    archer, pender = key(window, "Archer"), key(window, "Pender", "division")
    carried = model.mimeData([model.find(archer)])
    assert model.canDropMimeData(carried, Qt.DropAction.MoveAction, -1, 0, model.find(pender))
    assert not model.canDropMimeData(carried, Qt.DropAction.MoveAction, -1, 0, model.find(PAGE))
    model.dropMimeData(carried, Qt.DropAction.MoveAction, -1, 0, model.find(pender))
    assert window.draft.place(archer)["division"] == "Pender"
    division = model.mimeData([model.find(pender)])
    assert not model.dropMimeData(division, Qt.DropAction.MoveAction, 0, 0, model.find(pender))
    model.dropMimeData(division, Qt.DropAction.MoveAction, 0, 0, model.find(UNION))
    assert window.draft.place(archer) == {"side": "union", "corps": "", "division": "Pender"}
    assert window.draft.under(UNION)[0].key == pender
    window.undo()
    window.undo()
    assert window.draft.place(archer)["division"] == "Heth"
    assert not model.dropMimeData(QMimeData(), Qt.DropAction.MoveAction, 0, 0, QModelIndex())


def test_rows_are_moved_by_keys(open_it: Open) -> None:
    window = open_it("mcphersons-ridge")
    window.tree.setFocus()
    archer = choose(window, "Archer")
    press(window.tree, Key.Key_X, CTRL)
    struck = window.tree.rows.line(window.tree.rows.find(archer))
    assert struck is not None
    assert struck.cut
    choose(window, "Pender", "division")
    press(window.tree, Key.Key_V, CTRL)
    assert window.draft.place(archer)["division"] == "Pender"
    press(window.tree, Key.Key_V, CTRL)
    assert "nothing was cut" in window.strip.words().casefold()
    window.tree.choose(archer)
    press(window, Key.Key_Left, ALT)
    assert window.draft.place(archer) == {"side": "confederate", "corps": "Third Corps", "division": ""}
    assert window.selected == archer
    window.tree.choose(UNION)
    press(window, Key.Key_Up, ALT)
    assert "no further" in window.strip.words()


def test_a_leader_takes_another_rank(open_it: Open) -> None:
    window = open_it("mcphersons-ridge")
    heth = choose(window, "Heth", "leader")
    box = window.form.editors["rank"]
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData("army"))
    found = window.draft.node(heth)
    assert found is not None
    assert found.parent == CONFEDERATE
    assert window.faults == ()


def test_removing_asks_for_something_that_can_go(open_it: Open) -> None:
    window = open_it("mcphersons-ridge")
    window.tree.setFocus()
    window.tree.choose(UNION)
    window.remove()
    assert "stay" in window.strip.words()
    gone = choose(window, "Wadsworth", "division")
    press(window.tree, Key.Key_Delete)
    assert window.draft.node(gone) is None
    assert "Cutler" not in [one.name for one in window.draft.nodes]
    assert window.draft.node(window.selected) is not None


def test_several_rows_are_removed_at_once(open_it: Open) -> None:
    window = open_it("mcphersons-ridge")
    first = choose(window, "Archer")
    window.tree.choose(first, also=[key(window, "Davis")])
    window.remove()
    assert {"Archer", "Davis"} & {one.name for one in window.draft.nodes} == set()
    window.undo()
    assert {"Archer", "Davis"} <= {one.name for one in window.draft.nodes}


def test_changes_are_asked_about_before_closing(open_it: Open, tmp_path: Path) -> None:
    window = open_it(to_save=str(tmp_path / "kept.toml"))
    fill(window, "title", "Kept")
    assert not window.close()
    assert window.asking.isVisible()
    QTest.keyClick(window.asking, Key.Key_Escape)
    assert window.isVisible()
    assert not window.asking.isVisible()
    assert not window.close()
    QTest.keyClick(window.asking, Key.Key_S)
    assert not window.isVisible()
    assert "Kept" in (tmp_path / "kept.toml").read_text(encoding="utf-8")


def test_changes_can_be_left(open_it: Open, tmp_path: Path) -> None:
    window = open_it()
    fill(window, "title", "Left")
    window.start_from("the-cornfield")
    assert line(window, "title").text() == "Left"
    QTest.mouseClick(window.asking.leave, Qt.MouseButton.LeftButton)
    assert line(window, "title").text().startswith("The Cornfield")
    assert window.isWindowModified(), "a copy is in no file yet"
    assert not window.close()
    QTest.keyClick(window.asking, Key.Key_L)
    assert not window.isVisible()


def test_saving_that_is_given_up_or_fails_loses_nothing(open_it: Open, tmp_path: Path) -> None:
    window = open_it("the-cornfield")
    assert not window.save()
    assert not window.save_to(tmp_path / "nowhere" / "x.toml")
    assert "could not be written" in window.strip.words()
    assert window.isWindowModified()
    assert not window.close()
    QTest.keyClick(window.asking, Key.Key_S)
    assert window.isVisible(), "it was not saved, so it stays"


def test_a_file_is_opened_changed_and_saved_again(open_it: Open, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    open_it("mcphersons-ridge").save_to(path)
    window = open_it(to_open=str(path))
    window.open()
    assert window.path == path
    assert not window.isWindowModified()
    choose(window, "Archer")
    fill(window, "stands", "3")
    assert window.save()
    assert sorted(one.name for one in tmp_path.iterdir()) == ["mine-roster.csv", "mine.toml"]
    assert "Archer,infantry" in (tmp_path / "mine-roster.csv").read_text(encoding="utf-8")


@pytest.mark.parametrize("text", ["= nonsense", "", 'format = 1\nkind = "miniatures"\n', "\x00"])
def test_a_bad_file_is_refused_in_words(open_it: Open, tmp_path: Path, text: str) -> None:
    (tmp_path / "bad.toml").write_text(text, encoding="utf-8")
    window = open_it("the-cornfield")
    before = window.draft
    assert not window.load(tmp_path / "bad.toml")
    assert "bad.toml" in window.strip.words()
    assert window.draft == before
    assert not window.load(tmp_path / "none.toml")
    assert "no such file" in window.strip.words()


def test_an_unfinished_battle_is_saved_with_a_word(open_it: Open, tmp_path: Path) -> None:
    window = open_it(to_save=str(tmp_path / "half.toml"))
    fill(window, "title", "Half")
    assert window.save()
    assert "no game can be begun with it yet" in window.strip.words()
    assert window.load(tmp_path / "half.toml")


def test_the_editor_follows_the_look_and_keeps_what_is_folded(open_it: Open) -> None:
    window = open_it("mcphersons-ridge")
    corps = window.tree.rows.find(key(window, "I Corps"))
    window.tree.setExpanded(corps, False)
    choose(window, "Archer")
    window.step("down")
    assert not window.tree.isExpanded(window.tree.rows.find(key(window, "I Corps")))
    wide = window.form.editors["arm"].maximumWidth()
    window.look.change(dark=True, percent=200)
    assert window.form.editors["arm"].maximumWidth() == 2 * wide
    assert window.node().name == "Archer"


def test_everything_to_reach_has_a_name(open_it: Open) -> None:
    window = open_it("mcphersons-ridge")
    for name in ("Archer", "Heth", "Oak Hill", "Third Corps"):
        choose(window, name)
        reached = [
            one
            for one in window.findChildren(QWidget)
            if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isVisible() and one.parent() != window.list
        ]
        nameless = [one for one in reached if not one.accessibleName() and type(one).__module__.startswith("companion")]
        assert not nameless
        assert all(editor.accessibleName() for editor in window.form.editors.values())


def test_the_tree_says_each_row_and_its_fault(open_it: Open) -> None:
    window = open_it("mcphersons-ridge")
    model: DraftModel = window.tree.rows
    index = model.find(choose(window, "Cutler"))
    assert model.data(index, Qt.ItemDataRole.AccessibleTextRole) == "Cutler, exceptional, 10 stands, turn 5"
    window.change("unit", "")
    assert "is empty" in model.data(index, Qt.ItemDataRole.ToolTipRole)
    rect = window.tree.visualRect(index)
    assert window.tree.indexAt(rect.center() + QPoint(1, 0)) == index


def test_open_editor_shows_an_empty_page_or_what_is_wrong_with_a_file(qapp: QApplication, tmp_path: Path) -> None:
    look = Look()
    (tmp_path / "bad.toml").write_text("x", encoding="utf-8")
    window = open_editor(look, tmp_path / "bad.toml")
    assert "not TOML" in window.strip.words()
    assert window.close()
    other = open_editor(look)
    assert other.isVisible()
    other.close()


def test_a_file_written_by_hand_is_not_written_over(open_it: Open, tmp_path: Path) -> None:
    from companion.kernel import shelf

    hand = shelf.resource_text("scenarios", "the-cornfield.toml")
    (tmp_path / "hand.toml").write_text(hand, encoding="utf-8")
    asked: list[str] = []
    window = open_it()
    assert window.load(tmp_path / "hand.toml")
    assert "written by hand" in window.strip.words()
    window._to_save = lambda _, start: asked.append(start) or start  # type: ignore[func-returns-value]
    assert window.save()
    assert asked == [str(tmp_path / "hand-edited.toml")]
    assert (tmp_path / "hand.toml").read_text(encoding="utf-8") == hand

"""Faults of the program: told once, written down, and the game goes on or opens again where it was."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.desktop.app import crash
from companion.desktop.app.application import Desktop
from companion.desktop.app.crash import CrashDialog, Faults
from companion.desktop.desk.documents import open_game
from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.kernel import fault_log
from tests.desktop.conftest import OpenWindow, a_line, a_session

pytestmark = pytest.mark.qt_no_exception_capture
Install = Callable[..., Faults]


class Broken(QObject):
    """Something whose slot fails."""

    pressed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.pressed.connect(self.fail)

    def fail(self, words: str) -> None:
        raise ValueError(words)


def fault(words: str) -> None:
    broken = Broken()
    broken.pressed.emit(words)


@pytest.fixture(autouse=True)
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The log's place."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return fault_log.place()


@pytest.fixture
def install(qapp: QApplication, qtbot: QtBot) -> Iterator[Install]:
    """Catch faults until the test ends."""
    made: list[Faults] = []

    def go(reopen: Callable[[], object] = lambda: None, *, games: tuple[Path | None, ...] = ()) -> Faults:
        found = Faults(qapp, reopen, look=Look(), games=lambda: games)
        found.install()
        made.append(found)
        return found

    yield go
    for one in reversed(made):
        one.remove()
        if one.dialog is not None:
            one.dialog.close()
        one.deleteLater()


def shown(found: Faults) -> CrashDialog:
    assert found.dialog is not None
    assert found.dialog.isVisible()
    return found.dialog


def test_a_fault_in_a_slot_is_told_and_written_down(install: Install, log: Path) -> None:
    found = install(games=(Path("/evenings/ridge.companion"),))
    fault("no such brigade")
    dialog = shown(found)
    assert "The game is safe" in dialog.safe.text()
    assert "ridge.companion" in dialog.safe.text()
    assert str(log) in dialog.place.text()
    assert dialog.fault.text() == "ValueError: no such brigade"
    written = log.read_text(encoding="utf-8")
    assert "Traceback" in written
    assert "ValueError: no such brigade" in written
    assert "in fail" in dialog.text.toPlainText()


def test_one_can_go_on_by_a_key_and_the_next_fault_is_told_again(install: Install, qtbot: QtBot) -> None:
    found = install()
    fault("first")
    QTest.keyClick(shown(found).go_on, Qt.Key.Key_Return)
    assert found.dialog is None
    fault("second")
    assert "second" in shown(found).fault.text()


def test_the_details_can_be_copied(install: Install, qtbot: QtBot) -> None:
    found = install()
    fault("copy me")
    dialog = shown(found)
    QTest.keyClick(dialog.copy, Qt.Key.Key_Space)
    assert QGuiApplication.clipboard().text() == dialog.details
    assert "ValueError: copy me" in dialog.details
    assert dialog.isVisible()


def test_it_is_never_shown_twice_at_once_but_counts(install: Install, log: Path) -> None:
    found = install()
    broken = Broken()
    broken.pressed.emit("first")
    dialog = shown(found)
    broken.pressed.emit("second")
    broken.pressed.emit("third")
    assert found.dialog is dialog
    tops = [one for one in QApplication.topLevelWidgets() if isinstance(one, CrashDialog) and one.isVisible()]
    assert tops == [dialog]
    assert "2 more" in dialog.more.text()
    assert "third" in dialog.more.text()
    assert [log.read_text().count(f"ValueError: {one}") for one in ("first", "second", "third")] == [1, 1, 1]


def test_the_same_fault_again_and_again_does_not_fill_the_disk(install: Install, log: Path) -> None:
    found, broken = install(), Broken()
    for _ in range(30):
        broken.pressed.emit("at every painting")
    assert "29 more" in shown(found).more.text()
    assert log.read_text().count("ValueError: at every painting") == 1


def test_a_fault_in_another_thread_is_told_in_the_window(install: Install, qtbot: QtBot, log: Path) -> None:
    found, broken = install(), Broken()
    thread = threading.Thread(target=broken.fail, args=("in a thread",))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: found.dialog is not None)
    assert "in a thread" in shown(found).fault.text()
    assert "in a thread" in log.read_text()


def test_a_fault_in_a_timer_is_told(install: Install, qtbot: QtBot) -> None:
    found, broken = install(), Broken()
    QTimer.singleShot(0, lambda: broken.fail("late"))
    qtbot.waitUntil(lambda: found.dialog is not None)
    assert "late" in shown(found).fault.text()


def test_without_a_log_the_details_are_in_the_dialog(install: Install, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    found = install()
    fault("unwritten")
    assert "could not be written" in shown(found).place.text()
    assert "unwritten" in shown(found).details


def test_a_fault_of_the_dialog_itself_goes_nowhere_and_round_in_no_circle(
    install: Install, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    found = install()

    def never(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(crash, "CrashDialog", never)
        fault("untold")
    assert found.dialog is None
    assert "ValueError: untold" in capfd.readouterr().err
    fault("told")
    assert "told" in shown(found).fault.text()


def test_a_fault_whose_words_fail_is_told_by_its_name(install: Install) -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise ValueError

    found = install()
    found.hook(Mute, Mute(), None)
    assert shown(found).fault.text() == "Mute"


def test_control_c_is_no_fault(install: Install, capfd: pytest.CaptureFixture[str]) -> None:
    found = install()
    found.hook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert found.dialog is None
    assert "KeyboardInterrupt" in capfd.readouterr().err


def test_removed_it_leaves_the_hooks_as_they_were(qapp: QApplication) -> None:
    before = (sys.excepthook, threading.excepthook)
    found = Faults(qapp, lambda: None)
    found.install()
    assert (sys.excepthook, threading.excepthook) != before
    found.remove()
    assert (sys.excepthook, threading.excepthook) == before


# ---- the game


def test_the_document_opens_again_at_its_last_entry(
    desktop: Desktop, open_window: OpenWindow, install: Install, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "ridge.companion"
    window = open_window(a_session(a_line(), path), path)
    desk = window.desk
    desk.changed.connect(lambda _: 1 // 0)  # a panel that fails at every change
    found = install(desktop.reopen, games=(path,))
    desk.do(cmd.Note("before the fault"))
    assert "ZeroDivisionError" in shown(found).fault.text()
    QTest.mouseClick(shown(found).reopen, Qt.MouseButton.LeftButton)
    assert found.dialog is None
    assert len(desktop.windows) == 1
    again = desktop.windows[0]
    assert again is not window
    assert (again.desk.session.head, again.desk.session.read_only) == (2, None)
    assert again.desk.session.log()[-1].events[0].text == "before the fault"
    again.desk.do(cmd.Note("and on"))
    assert found.dialog is None
    again.close()
    with open_game(path) as session:
        assert session.head == 3


def test_reopening_that_fails_is_told_in_its_turn(install: Install, qtbot: QtBot) -> None:
    def never() -> None:
        raise RuntimeError("no way back")

    found = install(never)
    fault("first")
    QTest.mouseClick(shown(found).reopen, Qt.MouseButton.LeftButton)
    assert "no way back" in shown(found).fault.text()


def test_a_game_in_memory_is_not_closed_to_open_again(install: Install, qtbot: QtBot) -> None:
    asked: list[int] = []
    found = install(lambda: asked.append(1), games=(None,))
    fault("in memory")
    dialog = shown(found)
    assert "keep it open" in dialog.safe.text()
    assert not dialog.reopen.isEnabled()
    assert "without a file" in dialog.reason.text()
    QTest.mouseClick(dialog.reopen, Qt.MouseButton.LeftButton)
    assert asked == []


@pytest.mark.parametrize("percent", [75, 250])
def test_it_follows_the_scale(qtbot: QtBot, percent: int) -> None:
    look = Look(percent=100)
    dialog = CrashDialog(look, ValueError("x" * 500), None, ())
    qtbot.addWidget(dialog)
    before = dialog.lines.contentsMargins().left()
    look.change(percent=percent)
    assert dialog.lines.contentsMargins().left() == round(before * percent / 100)
    for one in (dialog.go_on, dialog.reopen, dialog.copy, dialog.text):
        assert one.accessibleName()
        assert one.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_a_log_that_has_grown_long_begins_anew(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault_log, "LARGEST", 100)
    assert fault_log.log(ValueError("old")) == log
    log.write_text(log.read_text() + "x" * 100)
    fault_log.log(ValueError("new"))
    assert "ValueError: new" in log.read_text()
    assert "old" not in log.read_text()
    assert "ValueError: old" in log.with_name("faults.old.log").read_text()

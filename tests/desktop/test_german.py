"""With German spoken no string of the desktop is left English: windows, panels, dialogs, menus, the editor, the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QWidget

from companion.desktop.app import qt_words
from companion.desktop.app.application import Desktop
from companion.desktop.app.crash import CrashDialog
from companion.desktop.widgets import paint
from companion.desktop.widgets.cover import Cover
from companion.desktop.widgets.look import Look
from companion.kernel import languages
from companion.kernel.session import Session
from tests.desktop.conftest import OpenWindow, a_line, a_session, the_ridge_played
from tests.desktop.test_everybody import DIALOGS, sessions
from tests.german import speak, words

NAMES = {"", "2nd US)", "(A"}
"""What passes tr among words of the rules and is a name, or nothing."""


@pytest.fixture
def strange() -> Iterator[set[str]]:
    """Speak German and gather what it has no words for."""
    found = set[str]()
    speak(lambda text: None if text.replace(",", "").isdigit() else found.add(text))
    yield found
    languages.choose("en")


def left(strange: set[str], *sessions: Session) -> set[str]:
    """Give what is left English, without names: of units, leaders, places."""
    names, german = set(NAMES), set(words().values())
    for session in sessions:
        view = session.view
        names.add(view.title)
        for one in (*view.units, *view.leaders, *view.objectives):
            names |= {one.name, one.name.partition(",")[0], one.id}
        names |= set(view.names.values())
    return {text for text in strange if text not in names | german}


def painted(widget: QWidget) -> None:
    """Have everything drawn: some words pass tr only then."""
    QApplication.processEvents()
    assert not widget.grab().isNull()


@pytest.mark.parametrize("step", sessions().keys())
def test_the_desk_is_german_in_every_step(open_window: OpenWindow, strange: set[str], step: str) -> None:
    session = sessions()[step]
    window = open_window(session)
    painted(window)
    window.evening.open_palette()
    painted(window.evening.dialog)
    window.evening.dialog.reject()
    assert left(strange, session) == set()


def test_a_battle_and_its_board_and_its_tour_are_german(open_window: OpenWindow, strange: set[str]) -> None:
    session = the_ridge_played(lambda v: v.turn == 2 and v.phase == "charge")
    window = open_window(session)
    painted(window)
    window.evening.open_board()
    painted(window.evening.boards[0].window)
    window.evening.amend_last()
    painted(window.evening.dialog)
    window.evening.dialog.reject()
    window.evening.open_colors()
    painted(window.evening.dialog)
    window.evening.dialog.reject()
    window.evening.start_tour()
    painted(window)
    assert left(strange, session) == set()


@pytest.mark.parametrize("tag", DIALOGS)
def test_every_dialog_is_german(open_window: OpenWindow, strange: set[str], tag: str) -> None:
    session = a_session(a_line("move"))
    window = open_window(session)
    window.evening.open_form(tag, {})
    painted(window.evening.dialog)
    window.evening.dialog.reject()
    assert left(strange, session) == set()


def test_what_is_begun_and_the_editor_are_german(desktop: Desktop, strange: set[str]) -> None:
    start = desktop.show_start()
    start.run("new")
    painted(desktop.asking)
    desktop.asking.reject()
    start.run("editor")
    editor = desktop.others[-1]
    editor.start_from("mcphersons-ridge")
    painted(editor)
    assert left(strange, the_ridge_played(lambda _: True)) == set()


@pytest.mark.parametrize(
    "make",
    [lambda look: CrashDialog(look, ValueError("x"), Path("x"), [Path("game.companion")]), Cover],
    ids=["fault", "cover"],
)
def test_what_is_seldom_seen_is_german(qapp: QApplication, strange: set[str], make: Callable[[Look], QWidget]) -> None:
    widget = make(Look())
    if isinstance(widget, Cover):
        widget.ask_for("confederate")
    painted(widget)
    widget.deleteLater()
    assert strange == set()


def test_keys_have_the_names_that_stand_on_them(strange: set[str]) -> None:
    assert [paint.cap(name) for name in ("Ctrl Shift S", "F1", "PgDn")] == ["Strg Umschalt S", "F1", "Bild ↓"]
    languages.choose("en")
    assert paint.cap("Ctrl Shift S") == "Ctrl Shift S"


def test_qt_has_words_of_its_own_for_german_only(qapp: QApplication) -> None:
    app = qapp
    assert qt_words.speak(app, "de")
    assert app.translate("QShortcut", "Ctrl") == "Strg"
    for one in app.findChildren(QTranslator):
        app.removeTranslator(one)
    assert app.translate("QShortcut", "Ctrl") == "Ctrl"
    assert not qt_words.speak(app, "nv")

"""The page of preferences: what is chosen counts at once and on later evenings; keys are given, refused and given back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QTreeWidgetItem

from companion.desktop.app import qt_words
from companion.desktop.app.application import Desktop
from companion.desktop.desk.settings import Settings
from companion.desktop.dialogs.preferences import Preferences
from companion.desktop.widgets import paint
from companion.desktop.widgets.acts import Act, is_taken, with_keys
from companion.games.miniatures.rules import commands as cmd
from companion.kernel import languages, units
from tests.desktop.conftest import a_line, a_session
from tests.games.campaign.screen.conftest import a_campaign
from tests.games.tactical.screen.conftest import a_battle


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    yield
    languages.choose(languages.ENGLISH)
    units.choose("inches")
    qt_words.hush(qapp)


def opened(desktop: Desktop) -> Preferences:
    [window] = desktop.windows
    window.run("preferences")
    return page_of(desktop)


def page_of(desktop: Desktop) -> Preferences:
    [page] = [one for one in desktop.others if isinstance(one, Preferences)]
    return page


def choose(box: QComboBox, value: object) -> None:
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_what_is_chosen_counts_at_once_and_the_next_evening(desktop: Desktop, qapp: QApplication) -> None:
    desktop.show_game(a_session(a_line()), None)
    page = opened(desktop)
    choose(page.measure, "cm")
    choose(page.theme, "dark")
    choose(page.board, 150)
    page.passing.click()
    choose(page.scale, 125)
    choose(page_of(desktop).language, "de")
    worded = page_of(desktop)
    assert worded.windowTitle().startswith("Einstellungen")
    assert (desktop.look.dark, desktop.look.percent) == (True, 125)
    later = Settings(desktop.settings.path).stored
    assert (later.language, later.units, later.theme, later.percent) == ("de", "cm", "dark", 125)
    assert (later.board_percent, later.passes_over) == (150, True)
    again = Desktop(qapp, Settings(desktop.settings.path))
    assert (again.look.dark, again.look.wanted) == (True, 125)


def test_as_the_system_stays_chosen_while_something_else_changes(desktop: Desktop) -> None:
    desktop.show_game(a_session(a_line()), None)
    page = opened(desktop)
    choose(page.theme, "system")
    choose(page.scale, 125)
    assert Settings(desktop.settings.path).stored.theme == "system"
    desktop.look.change(dark=not desktop.look.dark)
    assert Settings(desktop.settings.path).stored.theme == ("dark" if desktop.look.dark else "light")


def test_a_key_is_given_and_given_back(desktop: Desktop) -> None:
    desktop.show_game(a_session(a_line()), None)
    page = opened(desktop)
    light(page, "undo")
    page.edit.setFocus()
    QTest.keyClick(page.edit, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    page.take.click()
    [window] = desktop.windows
    assert window.entries["undo"].shortcut().toString() == "Ctrl+Backspace"
    assert Settings(desktop.settings.path).stored.keys == {"undo": "Ctrl+Backspace"}
    assert paint.pressed(desktop.look, "Ctrl Z") == "Ctrl Backspace"  # wherever the key is printed
    head = window.desk.session.head
    window.desk.do(cmd.Note("a note"))
    window.press("Ctrl Z")  # as the foot calls it, whose keys can be clicked
    assert window.desk.session.head == head
    page = page_of(desktop)
    act = page.current()
    assert act is not None
    assert act.id == "undo"
    page.own.click()
    assert desktop.windows[0].entries["undo"].shortcut().toString() == "Ctrl+Z"
    assert paint.pressed(desktop.look, "Ctrl Z") == "Ctrl Z"
    assert Settings(desktop.settings.path).stored.keys == {}


def rows(page: Preferences) -> dict[str, QTreeWidgetItem]:
    found = (page.list.topLevelItem(nth) for nth in range(page.list.topLevelItemCount()))
    return {one.data(0, Qt.ItemDataRole.UserRole): one for one in found if one is not None}


def light(page: Preferences, act: str) -> None:
    page.list.setCurrentItem(rows(page)[act])


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("Ctrl+Y", "Ctrl Y is the key of"),
        ("Ctrl+Alt+E", "taken by desktops"),
        ("D", "in the panels"),
        ("Shift+Up", "in the panels"),
        ("", "ress the key in the field first"),
    ],
)
def test_a_key_of_somebody_else_is_refused_in_place(desktop: Desktop, key: str, said: str) -> None:
    desktop.show_game(a_session(a_line()), None)
    page = opened(desktop)
    light(page, "undo")
    page.choose(key)
    assert said in page.strip.words()
    assert Settings(desktop.settings.path).stored.keys == {}


def test_a_chosen_key_is_taken_from_who_had_it_in_another_window() -> None:
    acts = [Act("one", "One", list, "Ctrl+1"), Act("two", "Two", list, "Ctrl+2"), Act("three", "Three", list)]
    assert [act.key for act in with_keys(acts, {"three": "Ctrl+1"})] == ["", "Ctrl+2", "Ctrl+1"]
    assert with_keys(acts, {"elsewhere": "Ctrl+2"}) == acts


@pytest.mark.parametrize("kind", ["miniatures", "campaign", "tactical"])
def test_no_window_has_a_key_that_desktops_or_keyboards_take_and_none_twice(desktop: Desktop, kind: str) -> None:
    made = {"miniatures": lambda: a_session(a_line()), "campaign": a_campaign, "tactical": a_battle}
    window: Any = desktop.show_game(made[kind](), None)
    keys = [act.key for act in window.acts.values() if act.key]
    assert [key for key in keys if is_taken(key)] == []
    assert sorted(keys) == sorted(set(keys))


def test_it_opens_without_a_game_too(desktop: Desktop) -> None:
    desktop.show_start()
    start = desktop.start
    assert start is not None
    start.run("preferences")
    assert list(rows(page_of(desktop))) == list(start.acts)

"""For every hand and eye and tongue: names on every widget, nothing by colour alone, every string translatable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QTextBrowser,
    QWidget,
)

from companion.desktop.app.application import Desktop
from companion.desktop.widgets.look import tokens
from companion.desktop.widgets.parts import Painted, Strip
from companion.drawing import marks
from companion.games.miniatures.screen import commands
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.words import order
from companion.kernel import shelf
from companion.kernel.session import Session
from tests import pseudo
from tests.desktop.conftest import OpenWindow, a_line, a_session, the_ridge_played
from tests.games.miniatures.building import a_battle, a_brigade, in_contact

SPEAKING = (Painted, QAbstractButton, QAbstractItemView, QLineEdit, QComboBox, QTextBrowser, QPlainTextEdit, QSpinBox)


def sessions() -> dict[str, Session]:
    """Give a game in each kind of step."""
    contact = a_battle(
        in_contact(a_brigade("davis", "confederate"), "cutler"),
        a_brigade("cutler"),
        step="charge",
        player_turn="confederate",
    )
    return {
        "leaders": a_session(a_line("leaders")),
        "maneuver": a_session(a_line("move")),
        "fire": a_session(a_line("defensive")),
        "charge": a_session(contact),
        "breakthrough": a_session(a_line("break")),
        "over": a_session(a_line("move", over=True)),
    }


STEPS = pytest.mark.parametrize("step", ["leaders", "maneuver", "fire", "charge", "breakthrough", "over"])


def name_of(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    said = text() if callable(text) and isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or said


@STEPS
def test_every_widget_that_speaks_has_an_accessible_name(open_window: OpenWindow, step: str) -> None:
    window = open_window(sessions()[step])
    silent = [
        type(one).__name__
        for one in window.findChildren(QWidget)
        if isinstance(one, SPEAKING)
        and one.isVisible()
        and not name_of(one).strip()
        and not one.objectName().startswith("qt_")
        and type(one).__module__.startswith("companion")
    ]
    assert not silent


DIALOGS = (
    "note",
    "override",
    "count-table",
    "take-objective",
    "set-dice",
    "set-option",
    "move",
    "arrive",
    "resolve-charge",
    "maneuver",
    "print",
)


@pytest.mark.parametrize("tag", DIALOGS)
def test_every_field_of_a_dialog_has_an_accessible_name(open_window: OpenWindow, tag: str) -> None:
    window = open_window(a_session(a_line("move")))
    window.evening.open_form(tag, {})
    dialog = window.evening.dialog
    kinds = (QAbstractButton, QComboBox, QLineEdit, QSpinBox, QTextBrowser, QPlainTextEdit)
    inner = (QComboBox, QSpinBox)
    silent = [
        type(one).__name__
        for one in dialog.findChildren(QWidget)
        if isinstance(one, kinds)
        and one.isVisibleTo(dialog)
        and not name_of(one).strip()
        and not isinstance(one.parent(), inner)
        and not one.objectName().startswith("qt_")
        and type(one.parent()).__name__ not in ("QTableView", "_Grid", "QDoubleSpinBox")
    ]
    dialog.reject()
    assert not silent


def test_a_unit_read_aloud_leaves_nothing_out_that_the_picture_shows() -> None:
    view = the_ridge_played(lambda v: v.turn == 2 and v.phase == "charge").view
    for unit in view.units:
        said = marks.aloud(unit).lower()
        assert unit.name.lower() in said
        for mark in marks.marks(unit):
            assert mark.name in said
        if unit.status == "on-table" and unit.state:
            assert unit.state in said
    rows = [row for row in order.rows(view) if row.kind == "unit"]
    assert all(row.aloud for row in rows)


def test_every_mark_has_a_shape_and_a_letter_of_its_own() -> None:
    letters = [mark.letter for mark in marks.MARKS.values()]
    assert len(set(letters)) == len(letters)
    paths = [tokens()["glyphs"][name]["path"] for name in marks.MARKS]
    assert len(set(paths)) == len(paths)


# ---- the pseudo-locale


@pytest.fixture
def strange() -> Iterator[None]:
    with pseudo.spoken():
        yield


def shown(widget: QWidget) -> Iterator[str]:
    """Give the strings that a widget shows or says; what the journal and the rules say is not the screen's own."""
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(place) for place in range(widget.count()))
    if widget.isWindow():
        yield widget.windowTitle()


def data_words(desk: MiniaturesDesk) -> set[str]:
    """Give the words that come from the game's own data: names, rules, the journal."""
    view: Any = desk.view
    texts = [
        *shelf.ruleset_texts("miniatures").values(),
        *desk.session.sources.values(),
        view.title,
    ]
    texts += [one.name for one in (*view.units, *view.leaders, *view.objectives)]
    texts += ["union confederate referee"]
    return set(re.findall(r"[a-zà-ÿ]{3,}", " ".join(texts).lower()))


def untranslated(window: Window, root: QWidget, also: set[str]) -> list[str]:
    known = data_words(window.desk) | also
    found = []
    for widget in (root, *root.findChildren(QWidget)):
        if isinstance(widget.parent(), Strip):  # a reason of the rules
            continue
        if widget.objectName().startswith("qt_") or not type(widget).__module__.startswith(("companion", "PySide6")):
            continue
        for text in shown(widget):
            left = re.sub(r"⟦[^⟧]*⟧", " ", text)
            strange = [word for word in re.findall(r"[a-zà-ÿ]{3,}", left.lower()) if word not in known]
            if strange and not re.fullmatch(r"[A-Z0-9-]+", text):
                found.append(text)
    return found


@STEPS
@pytest.mark.usefixtures("strange")
def test_every_string_of_the_window_passes_through_the_tongue(open_window: OpenWindow, step: str) -> None:
    window = open_window(sessions()[step])
    menus = list(window.menuBar().actions())
    assert all("⟦" in entry.text() for entry in menus)
    assert all("⟦" in act.title for act in window.acts.values())
    assert untranslated(window, window, set()) == []


@pytest.mark.parametrize("tag", DIALOGS)
@pytest.mark.usefixtures("strange")
def test_every_string_of_a_dialog_passes_through_the_tongue(open_window: OpenWindow, tag: str) -> None:
    window = open_window(a_session(a_line("move")))
    window.evening.open_form(tag, {})
    dialog = window.evening.dialog
    found = untranslated(window, dialog, {"alt", "ctrl", "esc"})
    dialog.reject()
    assert found == []


@pytest.mark.usefixtures("strange")
def test_every_string_of_the_first_window_passes_through_the_tongue(desktop: Desktop) -> None:
    start: Any = desktop.show_start()
    said = [start.windowTitle(), *(act.title for act in start.acts.values())]
    said += [entry.text() for entry in start.bar.actions()]
    said += [one.text() for one in start.findChildren(QAbstractButton) if not one.objectName().startswith("qt_")]
    said += [one.text() for one in start.findChildren(QLabel) if one.text()]
    assert [text for text in said if "⟦" not in text] == []


def test_every_command_has_words() -> None:
    assert all(words.strip() for words, _, _ in commands.COMMAND_KEYS.values())

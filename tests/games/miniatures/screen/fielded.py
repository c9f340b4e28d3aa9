"""A battle on the field for the tests of its window: who stands where, keys, and the page."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.field.page import FieldWork
from companion.games.miniatures.screen.window import Window
from tests.desktop.conftest import OpenWindow, a_line, a_session

PLACES: dict[str, tuple[float, ...]] = {
    "cutler": (20.0, 20.0, 0.0),
    "meredith": (32.0, 20.0, 0.0),
    "gamble": (44.0, 20.0, 0.0),
    "hall": (26.0, 14.0, 0.0),
    "davis": (20.0, 26.0, 180.0),
    "archer": (32.0, 34.0, 180.0),
    "pegram": (26.0, 40.0, 180.0),
}


def on_field(open_window: OpenWindow, step: str, **moved: tuple[float, ...]) -> Window:
    """Open a small battle in a step, its units placed, and show its field."""
    session = a_session(a_line(step))
    session.do(cmd.Place({**PLACES, **moved}))
    window = open_window(session)
    window.run("field")
    return window


def press(window: Window, *keys: Qt.Key | str) -> None:
    """Press keys in the work."""
    for key in keys:
        if isinstance(key, str):
            QTest.keyClicks(window.centre.work, key)
        else:
            QTest.keyClick(window.centre.work, key)


def page(window: Window) -> FieldWork:
    """Give the field's page."""
    work = window.centre.work
    assert isinstance(work, FieldWork)
    return work


def mode(window: Window) -> Any:
    """Give the use of the field."""
    return page(window).mode

"""Circles of widgets go between two events and in the windows' own thread: elsewhere they would take the process along."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from companion.desktop.app.sweeping import Sweep, sweep

MANY = 3000
"""More than Python lets lie."""


class Circle(QWidget):
    """A widget that nobody holds but itself."""

    def __init__(self, gone: list[int]) -> None:
        super().__init__()
        self.itself = self
        self.destroyed.connect(lambda: gone.append(threading.get_ident()), Qt.ConnectionType.DirectConnection)


@pytest.fixture
def sweeping(qapp: QApplication) -> Iterator[QObject]:
    gc.collect()
    parent = QObject()
    Sweep(parent, moment=5)
    yield parent
    parent.deleteLater()


def is_gone(gone: list[int]) -> bool:
    """Go on as a program does, which makes things: what was held for a moment is looked at again when it is older."""
    if not gone:
        litter()
    return gone != []


def litter() -> None:
    """Leave as many circles as make Python look for them, where it may."""
    for _ in range(MANY):
        circle: list[object] = []
        circle.append(circle)


def test_a_circle_of_widgets_stays_while_something_is_made_and_goes_between_two_events(
    sweeping: QObject, qtbot: QtBot
) -> None:
    gone: list[int] = []
    Circle(gone)
    litter()
    assert gone == []
    qtbot.waitUntil(lambda: is_gone(gone))
    assert gone == [threading.get_ident()]


def test_another_thread_takes_no_widget_away(sweeping: QObject, qtbot: QtBot) -> None:
    gone: list[int] = []
    Circle(gone)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(litter).result()
    assert gone == []
    qtbot.waitUntil(lambda: is_gone(gone))
    assert gone == [threading.get_ident()]


def test_what_is_not_worth_it_lies(sweeping: QObject) -> None:
    gc.collect()
    gone: list[int] = []
    Circle(gone)
    sweep()
    assert gone == []

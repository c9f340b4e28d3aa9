"""The window of the duel: who has how many heads, and a button that tosses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QPushButton

from companion.desktop.desk.desk import Desk
from companion.desktop.shell.acting import ActingWindow
from companion.desktop.widgets.parts import label
from tests.toy.coin import Toss


class DuelWindow(ActingWindow):
    """One duel, one window."""

    def __init__(self, house: Any, session: Any, name: str) -> None:
        super().__init__(name)
        self.look, self.desk = house.look, Desk(session)
        self.places: dict[str, Any] = {}
        self.told = label("", "heading")
        self.toss = QPushButton("Toss")
        self.toss.clicked.connect(lambda: self.desk.do(Toss(side=self.desk.view.to_act)))
        self.setCentralWidget(self.toss)
        self.desk.changed.connect(lambda *_: self.show_it())
        self.show_it()

    def show_it(self) -> None:
        """Say how it stands."""
        self.toss.setText(", ".join(f"{side} {n}" for side, n in self.desk.view.heads.items()))


class Evening:
    """What can be done from the window: nothing but to close it."""

    reference = None

    def close(self) -> None:
        """There is nothing open."""


def open_window(house: Any, session: Any, path: Path | None, name: str, former: Any) -> DuelWindow:
    """Give a duel its window."""
    window = DuelWindow(house, session, name)
    window.path, window.evening = path, Evening()
    return window


class NewDuel(QDialog):
    """Asks nothing."""

    created = Signal(Path)

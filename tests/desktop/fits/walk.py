"""A walk of the program on one screen: windows are opened one after the other, and what does not fit in them is noted."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from companion.desktop.app.application import Desktop
from companion.desktop.desk.settings import Settings, Theme
from companion.kernel import languages
from tests.desktop.aloud.judging import unheard
from tests.desktop.aloud.within import heard
from tests.desktop.fits import battles
from tests.desktop.fits.measuring import Fault, faults

Shown = Iterator[tuple[str, QWidget]]
Room = Callable[["Walk"], Shown]


class Walk:
    """The program on this process' screen."""

    def __init__(
        self,
        app: QApplication,
        *,
        percent: int = 100,
        language: str = "en",
        theme: Theme = "light",
        pictures: Path | None = None,
    ) -> None:
        self.app, self.pictures = app, pictures
        languages.choose(language)
        settings = Settings(Path(tempfile.mkdtemp(prefix="fits")) / "settings.json")
        settings.stored.theme = theme
        settings.stored.percent = percent
        settings.stored.language = language
        settings.stored.folder = str(battles.folder())
        self.desktop = Desktop(app, settings)
        self.desktop.speak()
        self.found: list[Fault] = []
        self.size: QSize | None = None
        """The size that windows are given; None for all of their screen."""
        self.windows = 0
        self.kinds: set[str] = set()
        """The classes of the windows that were looked at."""

    def go(self, rooms: dict[str, Room]) -> None:
        """Walk rooms and note what does not fit in what they show."""
        for name, room in rooms.items():
            for called, window in room(self):
                self.settle()
                self.windows += 1
                self.kinds.add(f"{type(window).__module__}.{type(window).__name__}")
                whole = f"{name}/{called}" if called else name
                self.found += self.faults(window, whole)
                if self.pictures is not None:
                    window.grab().save(str(self.pictures / f"{whole.replace('/', '-').replace('&', '')}.png"))
            for window in list(self.desktop.windows):
                window.close()
            self.desktop.app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def faults(self, window: QWidget, name: str) -> list[Fault]:
        """Give what does not fit in a window as it is now, and what a reader of the screen could make nothing of."""
        said = [Fault(name, one.kind, one.where, one.words, lit=False) for one in unheard(heard(window))]
        return faults(window, name, window.screen().availableGeometry(), self.desktop.look.percent) + said

    def settle(self, wait: int = 0) -> None:
        """Let everything be laid out."""
        if wait:
            QTest.qWait(wait)
        for _ in range(4):
            self.app.processEvents()

    def large(self, window: QWidget) -> QWidget:
        """Give a window all of its screen, or the size that was asked for."""
        room = window.screen().availableGeometry()
        window.setGeometry(QRect(room.topLeft(), self.size or room.size()))
        self.settle()
        return window

    def game(self, session: Any, path: Path | None = None) -> Any:
        """Open a game in all of the screen."""
        window = self.desktop.open(session) if isinstance(session, Path) else self.desktop.show_game(session, path)
        self.settle()
        self.found += [one for one in self.faults(window, "opened") if one.kind == "too large"]
        self.large(window)
        return window

    def until(self, found: Callable[[], object], most: int = 400) -> None:
        """Wait for what is made by itself."""
        for _ in range(most):
            if found():
                return
            self.settle(10)


# ---- what rooms share


def press(widget: QWidget, keys: str) -> None:
    """Type where a panel takes keys."""
    QTest.keyClicks(widget, keys)


def menus(window: Any) -> Shown:
    """Each menu of a window as it drops down."""
    for action in window.menuBar().actions():
        menu = action.menu()
        if isinstance(menu, QMenu):
            menu.popup(window.mapToGlobal(window.menuBar().actionGeometry(action).bottomLeft()))
            yield f"menu {action.text()}", menu
            menu.close()


def dialogs(window: Any, names: tuple[str, ...]) -> Shown:
    """Open dialogs by their acts."""
    for name in names:
        window.run(name)
        if window.evening.dialog is not None:
            yield name, window.evening.dialog
            window.evening.dialog.reject()


def rulings(window: Any) -> Shown:
    """The house rules: as they open, one that is switched, what a search finds beside them."""
    window.run("set-option")
    dialog = window.evening.dialog
    yield "house rules", dialog
    box = next(box for box in dialog.boxes.values() if box.isVisible() and box.count() > 1)
    box.setCurrentIndex((box.currentIndex() + 1) % box.count())
    yield "a rule switched", dialog
    dialog.field.setText("e")
    yield "rules sought", dialog
    dialog.reject()


def mending(walk: Walk, window: Any) -> Shown:
    """The mending of the newest entry: its page, what opens its act, what comes before it, it struck out."""
    window.evening.amend(window.desk.session.head)
    page = window.evening.dialog
    yield "mend", page
    for name, button in (("change", page.change), ("before", page.before)):
        if button.isEnabled():
            button.click()
            walk.settle(20)
            opened = QApplication.activeModalWidget()
            assert opened is not None
            assert opened is not page
            yield f"mend {name}", opened
            opened.close()
    page.strike.click()
    yield "struck out", page
    page.reject()


def preferences(walk: Walk, window: Any) -> Shown:
    """The page of preferences with the keys of a window."""
    window.run("preferences")
    page = walk.desktop.others[-1]
    yield "preferences", page
    page.close()


def boards(walk: Walk, window: Any, names: tuple[str, ...] = ("board",)) -> Shown:
    """The boards of a battle, each in all of the screen."""
    for name in names:
        window.run(name)
        board = window.evening.boards[-1].window
        walk.large(board)
        yield name, board
        board.close()

"""Where an evening begins: games that go on, a new one, or a tour of the sample battle."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QVBoxLayout, QWidget

from companion.desktop.desk.house import House
from companion.desktop.desk.panel import letter
from companion.desktop.shell import every_window
from companion.desktop.shell.key_sheet import KeySheet, sheet
from companion.desktop.widgets import paint
from companion.desktop.widgets.acts import Act, with_keys
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.dropping import files, welcome
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.menu_bar import filled
from companion.desktop.widgets.parts import Empty, Heading, Strip, label
from companion.desktop.widgets.rows import RowList, RowModel
from companion.language.tongue import tr

MENUS = ("Game", "View", "Help")


class _Brush:
    """Paints a game that goes on: its name and where it lies."""

    def height(self, look: Look, row: Path, width: int) -> int:
        """Two lines."""
        return look.px(44)

    def paint(self, painter: QPainter, look: Look, row: Path, box: QRectF, *, lit: bool) -> None:
        """Paint name and folder."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)
        name = QRectF(box.left() + look.px(12), box.top() + look.px(3), box.width() - look.px(24), look.px(21))
        paint.text(painter, look, name, row.stem, bold=True)
        paint.text(painter, look, name.translated(0, look.px(18)), str(row.parent), kind="small", token="ink2")

    def aloud(self, row: Path) -> str:
        """Give the game's file."""
        return str(row)


class Start(Standing, QWidget):
    """The window without a game."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house, look = house, house.look
        self.setWindowTitle(tr("The referee's companion"))
        self.setAcceptDrops(True)
        brush = _Brush()
        self.model: RowModel[Path] = RowModel(str, brush.aloud)
        self.list: RowList[Path] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("Games that go on"))
        self.list.on_key = self._key
        self.list.doubleClicked.connect(lambda index: house.open(self.model.row(index)))
        self.model.show(house.settings.recent())
        self.strip = Strip(look)
        toured = house.settings.stored.toured
        self.acts = {act.id: act for act in with_keys(self._acts(), house.look.keys)}
        begun = [one.begin.id for one in every_window.screens()]
        tours, editors = (
            [act.id for act in those] for those in (every_window.tours(house), every_window.editors(house))
        )
        first = next(iter([] if toured else tours), begun[0])
        self.buttons = {name: self._button(name, primary=name == first) for name in (*begun, *tours, "open", *editors)}
        """By their acts' ids, from the top."""
        self.bar = QMenuBar()
        self.entries = filled(self.bar, self, MENUS, self.acts, self.run)
        self._lay_out(look)
        self.resize(look.px(760), look.px(440))
        self.stand(look.places, "start")
        if self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(0))
            self.list.setFocus()

    def _acts(self) -> list[Act]:
        """Give everything that can be done from this window."""
        house = self.house
        return [
            *every_window.beginnings(house, self),
            *every_window.editors(house),
            *every_window.leaving(house, self.close),
            *every_window.looks(house),
            every_window.measures(house),
            every_window.preferring(house, self),
            *every_window.tours(house),
            *every_window.helps(house, self.show_keys),
        ]

    def show_keys(self) -> None:
        """Show every key of this window."""
        KeySheet(self.house.look, sheet(self.acts, MENUS), self).open()

    def run(self, name: str) -> None:
        """Do an act by its id; what cannot be done says why in place."""
        act = self.acts[name]
        if reason := act.why():
            self.tell(reason)
        else:
            act.run()

    def _button(self, name: str, *, primary: bool) -> KeyButton:
        """Make a button for an act; what opens a file says so, since no menu stands above it."""
        act = self.acts[name]
        words = tr("Open a game …") if name == "open" else act.title
        made = KeyButton(self.house.look, words, act.key.replace("+", " "), primary=primary)
        made.clicked.connect(lambda _=False: self.run(name))
        return made

    def _lay_out(self, look: Look) -> None:
        pad = look.px(20)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(label(tr("Go on"), "panel"))
        empty = Empty(look, tr("No game has been played here yet."))
        empty.setVisible(not self.model.rowCount())
        self.list.setVisible(bool(self.model.rowCount()))
        left.addWidget(self.list, 1)
        left.addWidget(empty)
        if not self.model.rowCount():
            left.addStretch(1)
        right.addWidget(label(tr("Begin"), "panel"))
        for one in self.buttons.values():
            right.addWidget(one)
        right.addStretch(1)
        both = QHBoxLayout()
        both.setSpacing(pad)
        both.addLayout(left, 3)
        both.addLayout(right, 2)
        whole = QVBoxLayout(self)
        whole.setMenuBar(self.bar)
        whole.setContentsMargins(pad, pad, pad, pad)
        whole.addWidget(Heading(look, tr("The referee's companion")))
        whole.addWidget(self.strip)
        whole.addLayout(both, 1)

    def tell(self, words: str) -> None:
        """Tell of something that could not be done."""
        self.strip.tell(words)

    def _key(self, event: QKeyEvent) -> bool:
        row = self.list.current()
        if row is None or event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        self.house.open(row)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """H lists the keys."""
        if letter(event) == "H":
            self.run("keys")
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take games that are dropped here."""
        welcome(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped."""
        if welcome(event):
            for path in files(event):
                self.house.open(path)

"""Where an evening begins: games that go on, a new one, or a tour of the sample battle."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QVBoxLayout, QWidget

from companion.desktop.shell import every_window
from companion.desktop.widgets import paint
from companion.desktop.widgets.acts import Act
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.menu_bar import filled
from companion.desktop.widgets.parts import Empty, Heading, Strip, label
from companion.desktop.widgets.rows import RowList, RowModel
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.desktop.app.application import Desktop


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


class Start(QWidget):
    """The window without a game."""

    def __init__(self, desktop: Desktop) -> None:
        super().__init__()
        self.desktop, look = desktop, desktop.look
        self.setWindowTitle(tr("The referee's companion"))
        self.setAcceptDrops(True)
        brush = _Brush()
        self.model: RowModel[Path] = RowModel(str, brush.aloud)
        self.list: RowList[Path] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("Games that go on"))
        self.list.on_key = self._key
        self.list.doubleClicked.connect(lambda index: desktop.open(self.model.row(index)))
        self.model.show(desktop.settings.recent())
        self.strip = Strip(look)
        toured = desktop.settings.stored.toured
        self.new = KeyButton(look, tr("New game …"), "Ctrl N", primary=toured)
        self.campaign = KeyButton(look, tr("New campaign …"), "Ctrl Alt G")
        self.battle = KeyButton(look, tr("New square-grid battle …"), "Ctrl Alt A")
        self.open = KeyButton(look, tr("Open a game …"), "Ctrl O")
        self.editor = KeyButton(look, tr("Scenario editor …"), "Ctrl Alt N")
        self.tour = KeyButton(look, tr("A tour of the sample battle"), "Ctrl F1", primary=not toured)
        for made, name in (
            (self.new, "new"),
            (self.campaign, "new-campaign"),
            (self.battle, "new-battle"),
            (self.open, "open"),
            (self.editor, "editor"),
            (self.tour, "tour"),
        ):
            made.clicked.connect(lambda _=False, name=name: self.run(name))
        self.acts = {act.id: act for act in self._acts()}
        self.bar = QMenuBar()
        self.entries = filled(self.bar, self, ("Game", "View", "Help"), self.acts, self.run)
        self._lay_out(look)
        self.resize(look.px(760), look.px(440))
        if self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(0))
            self.list.setFocus()

    def _acts(self) -> list[Act]:
        """Give everything that can be done from this window."""
        desktop = self.desktop
        return [
            *every_window.beginnings(desktop, self),
            every_window.editor(desktop),
            Act("close", tr("Close"), self.close, "Ctrl+W", "Game"),
            *every_window.looks(desktop),
            every_window.measures(desktop),
            Act("tour", tr("A tour of the sample battle"), desktop.tour, "Ctrl+F1", "Help"),
        ]

    def run(self, name: str) -> None:
        """Do an act by its id; what cannot be done says why in place."""
        act = self.acts[name]
        if reason := act.why():
            self.tell(reason)
        else:
            act.run()

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
        for one in (self.new, self.campaign, self.battle, self.tour, self.open, self.editor):
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
        self.desktop.open(row)
        return True

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take games that are dropped here."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped."""
        for url in event.mimeData().urls():
            self.desktop.open(Path(url.toLocalFile()))

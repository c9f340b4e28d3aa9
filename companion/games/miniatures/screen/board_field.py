"""The field across the table: who stands where, as far as the board's seat knows, with names to be read from afar."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.games.miniatures.screen.field.canvas import FieldMap
from companion.games.miniatures.words.field.lying import Lying
from companion.games.miniatures.words.field.table import Table, table_of
from companion.language.tongue import tr

READ = 150
"""Percent of the desk's letters, to be read from two metres where the window is as large as the design's."""
WIDE = 1920
"""Pixels of that window."""


class BoardHead(Painted):
    """The battle and its moment in one line."""

    IS = Role.Heading

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._words = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, title: str, moment: str) -> None:
        """Show a title and the moment."""
        self._words = (title, moment)
        self.setAccessibleName(f"{title}. {moment}")
        self.update()

    def sizeHint(self) -> QSize:
        """Give the height of a line."""
        return QSize(self.look.px(400), self.look.px(40))

    def draw(self, painter: QPainter) -> None:
        """Draw both over a hairline."""
        look, (title, moment) = self.look, self._words
        painter.fillRect(self.rect(), look.color("paper"))
        box = QRectF(look.px(14), 0, self.width() - look.px(28), self.height() - 2)
        wide = paint.width(look, moment, "title")
        paint.text(painter, look, box.adjusted(0, 0, -wide - look.px(20), 0), title, kind="title", narrow=paint.TIGHT)
        paint.text(painter, look, box, moment, kind="title", align=paint.RIGHT, narrow=paint.TIGHT)
        paint.hair(painter, look, 0, self.width(), self.height() - 2, token="edge")


class BoardField(QWidget):
    """The table of a view, as large as its window; its look is the board's own."""

    def __init__(self, look: Look, view: Any) -> None:
        super().__init__()
        self.look = Look(dark=look.dark, percent=READ)
        self.table: Table = table_of(view)
        scale = self.table.ground.scale
        self.head = BoardHead(self.look)
        self.canvas = FieldMap(self.look, self.table.ground, yards=scale.yards_an_inch if scale is not None else 0)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.head)
        lines.addWidget(self.canvas, 1)
        self.show_view(view)

    def show_view(self, view: Any) -> None:
        """Show the field of a view."""
        self.table = table_of(view, self.table)
        self.canvas.lay(self.table.ground)
        self.canvas.show_lying(Lying(self.table.standings, self.table.leaders))
        self.head.tell(view.title, tr("Turn {turn} · {step}", turn=view.turn, step=tr(view.step_name)))

    def follow(self, *, dark: bool) -> None:
        """Be light or dark as the desk."""
        self.look.change(dark=dark)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the whole table, its letters as large as the window lets."""
        super().resizeEvent(event)
        self.look.change(percent=round(READ * min(1.0, self.width() / WIDE)))
        self.canvas.fit()

    def take(self, event: QKeyEvent) -> bool:
        """Take a key that moves the view."""
        return self.canvas.take(event)

"""Columns beside a stage that become drawers where the window is narrow: the stage keeps at least half of its width.

A column that is folded lies in a drawer over the stage's edge, opened and shut by its button, its key, or Escape.
"""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QSplitter, QVBoxLayout, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import Chip, KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import row

Edge = Literal["left", "right"]
_SLIT = 48
"""Pixels of the design of the stage that a drawer leaves free."""


class Column(QWidget):
    """A column's place beside the stage; its panel is here, or in the drawer."""

    def __init__(self, panel: QWidget, edge: Edge, wide: int, below: int) -> None:
        super().__init__()
        self.panel, self.edge, self.wide, self.below = panel, edge, wide, below
        """Both in pixels: the room it wants, and the width of the window in which it has it."""
        self.own, self.own_wide = panel, wide
        """What stands here unless something else was put in its place for a while."""
        self.folded = False
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(panel)
        self.setMinimumWidth(wide)


class _Drawer(QFrame):
    """Lies over the stage."""

    def __init__(self, owner: Drawers, stage: QWidget) -> None:
        super().__init__(stage)
        self._owner = owner
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(1, 0, 1, 0)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw its edges, which lie on the stage."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(0, 0, 1, self.height(), self._owner.look.color("edge"))
        painter.fillRect(self.width() - 1, 0, 1, self.height(), self._owner.look.color("edge"))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape shuts it; any other key goes on to the window."""
        if event.key() == Qt.Key.Key_Escape:
            self._owner.shut()
            event.accept()
        else:
            super().keyPressEvent(event)


class Handle(Chip):
    """The edge of a drawer: its words along the side of the stage, under the cap of its key."""

    def sizeHint(self) -> QSize:
        """Give a strip as wide as a button is high."""
        return QSize(self.look.px(28), self.look.px(120))

    def minimumSizeHint(self) -> QSize:
        """Give the same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip, its key upright and its words from top to bottom."""
        look, painter, w, h = self.look, QPainter(self), self.width(), self.height()
        fill = "wash" if self.isChecked() or self.underMouse() else "paper"
        painter.fillRect(self.rect(), look.color(fill))
        painter.fillRect(0, 0, 1, h, look.color("edge"))
        cap = paint.key_width(look, self.cap)
        paint.key(painter, look, QPointF((w - cap) / 2, look.px(8)), self.cap)
        painter.translate(w, look.px(34))
        painter.rotate(90)
        box = QRectF(0, 0, h - look.px(40), w)
        wide = paint.text(painter, look, box, self.text(), kind="compact", bold=True)
        if self.value:
            box.setLeft(wide + look.px(10))
            paint.text(painter, look, box, self.value, kind="compact", token="wine")
        painter.end()
        if self.hasFocus():
            painter.begin(self)
            painter.setPen(QPen(look.color("ink"), look.px(2)))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
            painter.end()


class Stage(QWidget):
    """What stands in the middle; it tells its drawers when it is resized."""

    def __init__(self) -> None:
        super().__init__()
        self.drawers: Drawers | None = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let drawers follow."""
        super().resizeEvent(event)
        if self.drawers is not None:
            self.drawers.place()


class Drawers(QObject):
    """The columns of a splitter around its stage; those that find no room are folded, the last named first."""

    turned = Signal()
    """A column was folded, or has its place again."""

    def __init__(self, look: Look, splitter: QSplitter, stage: Stage) -> None:
        super().__init__(splitter)
        self.look, self.splitter, self.stage = look, splitter, stage
        self.columns: list[Column] = []
        self.buttons: list[KeyButton] = []
        self._beside: Handle | None = None
        """At the right of the stage, in place of a button of the bar."""
        self.away = False
        """Something needs all the room just now."""
        self.bar = QWidget()
        """The buttons of those that are folded; not there while none is."""
        self._line = row(spacing=look.px(6))
        self._line.setContentsMargins(look.px(8), look.px(3), look.px(8), look.px(3))
        self._line.addStretch(1)
        self.bar.setLayout(self._line)
        self.bar.hide()
        self.drawer = _Drawer(self, stage)
        self.opened: Column | None = None
        stage.drawers = self
        splitter.installEventFilter(self)

    def add(
        self,
        panel: QWidget,
        words: str,
        key: str,
        *,
        edge: Edge,
        wide: int,
        below: int = 0,
        handle: Handle | None = None,
    ) -> Column:
        """Make the column of a panel, to be put into the splitter: folded in windows narrower than `below`.

        `wide` is the room it wants, both in pixels of the design; a handle at the stage's edge opens it in place of a
        button of the bar.
        """
        look = self.look
        made = Column(panel, edge, look.px(wide), look.px(below))
        button = handle or Chip(look, words, key)
        button.clicked.connect(lambda: self.toggle(made))
        self.columns.append(made)
        self.buttons.append(button)
        if handle is not None:
            self._beside = handle
        elif edge == "left":
            self._line.insertWidget(0, button)
        else:
            self._line.addWidget(button)
        button.hide()
        return made

    def tell_value(self, column: Column, value: str) -> None:
        """Show a value at the button of a column: what is new in it while it is folded."""
        button = self.buttons[self.columns.index(column)]
        if isinstance(button, Chip):
            button.tell_value(value)
            button.setAccessibleDescription(value)

    # ---- folding

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fold and unfold when the window's width changes."""
        if watched is self.splitter and event.type() == QEvent.Type.Resize:
            self.fit()
        return False

    def fit(self) -> None:
        """Fold what finds no room: the stage keeps half of the width."""
        wide = self.splitter.width()
        wanted = [wide < one.below for one in self.columns]
        for nth in reversed(range(len(self.columns))):
            beside = sum(one.wide for one, folded in zip(self.columns, wanted, strict=True) if not folded)
            # Each is asked with what is still unfolded beside it: folding the last may already give the others their
            # room.
            wanted[nth] = wanted[nth] or wide - beside < wide / 2
        differs = [one.folded for one in self.columns] != wanted
        for column, button, folded in zip(self.columns, self.buttons, wanted, strict=True):
            if column.folded != folded:
                self._fold(column, folded=folded)
            button.setVisible(folded)
        self._show_bar()
        if differs:
            self.turned.emit()

    def _show_bar(self) -> None:
        barred = zip(self.columns, self.buttons, strict=True)
        self.bar.setVisible(any(one.folded and button is not self._beside for one, button in barred) and not self.away)

    def put_away(self, *, away: bool) -> None:
        """Put every column and the buttons away for something that needs all the room, or put them back."""
        self.shut()
        self.away = away
        for column in self.columns:
            column.setVisible(not column.folded and not away)
        self._show_bar()

    def _fold(self, column: Column, *, folded: bool) -> None:
        if not folded and self.opened is column:
            self.shut()
        column.folded = folded
        column.setVisible(not folded and not self.away)

    # ---- opening and shutting

    def put(self, column: Column, panel: QWidget, wide: int = 0) -> None:
        """Put a panel into the place of a column's own for a while, or that back; `wide` is the room it wants."""
        if column.panel is panel:
            return
        was_open = self.opened is column
        if was_open:
            self.shut()
        lines = column.layout()
        assert lines is not None
        lines.removeWidget(column.panel)
        column.panel.hide()
        column.panel, column.wide = panel, self.look.px(wide) if wide else column.own_wide
        lines.addWidget(panel)
        panel.show()
        column.setMinimumWidth(column.wide)
        self.fit()
        if was_open and column.folded:
            self.open(column)

    def of(self, panel: QWidget) -> Column:
        """Give the column of a panel."""
        return next(one for one in self.columns if panel in (one.panel, one.own))

    def reach(self, panel: QWidget) -> None:
        """Have a panel in sight: its drawer is opened where it is folded, and nothing else stands in its place."""
        column = self.of(panel)
        self.put(column, panel)
        if column.folded and self.opened is not column:
            self.open(column)

    def go(self, widget: QWidget) -> None:
        """Give a widget of a column the focus, wherever the column is."""
        for one in self.columns:
            for panel in (one.panel, one.own):
                if panel.isAncestorOf(widget):
                    self.reach(panel)
                    break
        widget.setFocus()

    def toggle(self, column: Column) -> None:
        """Open a drawer, or shut it."""
        if self.opened is column:
            self.shut()
        else:
            self.open(column)

    def open(self, column: Column) -> None:
        """Open the drawer of a folded column; another is shut."""
        if not column.folded:
            return
        self.shut()
        self.opened = column
        self._contents().addWidget(column.panel)
        column.panel.show()
        self.place()
        self.drawer.show()
        self.drawer.raise_()
        for one in column.panel.findChildren(QWidget):  # what changed while it was folded was not laid out
            one.updateGeometry()
        self._tell()

    def shut(self) -> bool:
        """Shut the drawer that is open; false when none was."""
        column = self.opened
        if column is None:
            return False
        self.opened = None
        lines = column.layout()
        assert lines is not None
        lines.addWidget(column.panel)
        self.drawer.hide()
        self._tell()
        return True

    def _contents(self) -> QVBoxLayout:
        lines = self.drawer.layout()
        assert isinstance(lines, QVBoxLayout)
        return lines

    def _tell(self) -> None:
        for column, button in zip(self.columns, self.buttons, strict=True):
            button.setChecked(column is self.opened)

    def place(self) -> None:
        """Lay the open drawer along its edge of the stage, under the buttons."""
        if self.opened is None:
            return
        barred = self.bar.parentWidget() is self.stage and not self.bar.isHidden()
        top = self.bar.geometry().bottom() + 1 if barred else 0
        wide = min(self.opened.wide, self.stage.width() - self.look.px(_SLIT))
        edge = self._beside.width() if self._beside is not None and self._beside.isVisible() else 0
        left = 0 if self.opened.edge == "left" else self.stage.width() - edge - wide
        self.drawer.setGeometry(left, top, wide, self.stage.height() - top)

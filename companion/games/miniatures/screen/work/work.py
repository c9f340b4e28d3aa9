"""What every panel of work has in common: a heading, a strip for refusals, its keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from companion.desktop.desk.panel import KeyHint, scrolling
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.letting import Let, LettingStrip
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading
from companion.desktop.widgets.rows import RowList
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work.place import Place
from companion.games.miniatures.words.step import DutyRow

WHOLE = 40
"""Pixels of the design of the tallest row, which is whole however little room is left."""
LINE = 32
"""Pixels of the design of a title: one that comes above the work is whole."""


class Work(QWidget):
    """The panel of one kind of step. Widgets inside are made once; `refresh` shows the game as it is."""

    IS = Role.Pane

    acting = Signal(tuple)
    """The units that the present work is about."""
    keys_changed = Signal()
    form_asked = Signal(str, dict)
    """The form of a command (its tag) with what is filled in already."""
    put_away = Signal()
    """What was put together was done, and is put away: whatever shows it besides shows it no longer."""
    place: Place | None = None
    """Where a panel of rows has its light."""
    clause = ""
    """The clause behind what is selected."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__()
        self.setObjectName("work")
        self.desk, self.look = desk, look
        self._lit: RowList[Any] | None = None
        """The list whose lit row stays in sight."""
        self.first: Callable[[QKeyEvent], bool] | None = None
        """What takes a key before the work does: the die that is wanted."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.heading = Heading(look)
        self.heading.told.connect(self.setAccessibleName)
        self.refusal = LettingStrip(look)
        self.refusal.left.connect(self.setFocus)
        outer = QVBoxLayout(self)
        pad = look.px(16)
        outer.setContentsMargins(pad, look.px(8), pad, look.px(4))
        outer.setSpacing(look.px(4))
        outer.addWidget(self.heading)
        outer.addWidget(self.refusal)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(0, look.px(4), 0, 0)
        self.body.setSpacing(look.px(6))
        inside = QWidget()
        inside.setLayout(self.body)
        self.area = scrolling(inside)
        self.area.setMinimumHeight(look.px(LINE))
        outer.addWidget(self.area, 1)
        self.pinned = QVBoxLayout()
        """Below, and always in sight: the chart and the die."""
        self.pinned.setSpacing(look.px(6))
        outer.addLayout(self.pinned)

    def share_with_pinned(self, share: int, *, above: int = 1) -> None:
        """Let what is pinned grow as well where there is more room than it needs."""
        lines = self.layout()
        assert isinstance(lines, QVBoxLayout)
        lines.setStretchFactor(self.area, above)
        lines.setStretchFactor(self.pinned, share)

    def light_in_sight(self, rows: RowList[Any]) -> None:
        """Keep the lit row of a list whole in sight, where a refusal or what an act brought takes the room."""
        self.area.setMinimumHeight(self.look.px(WHOLE))
        self._lit = rows
        rows.selectionModel().currentChanged.connect(self._light_soon)
        rows.rows.modelReset.connect(self._light_soon)
        rows.rows.rowsInserted.connect(self._light_soon)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lit row in sight."""
        super().resizeEvent(event)
        self._light_soon()

    def _light_soon(self) -> None:
        if self._lit is not None:
            QTimer.singleShot(0, self, self._scroll_to_light)  # what stands above has its height only then

    def _scroll_to_light(self) -> None:
        rows, inside = self._lit, self.area.widget()
        if rows is None or inside is None or not (at := rows.currentIndex()).isValid():
            return
        rows.scrollTo(at)
        box = rows.visualRect(at)
        middle = rows.viewport().mapTo(inside, box.center())
        self.area.ensureVisible(0, middle.y(), 0, box.height() // 2 + 1)

    def fit_above(self) -> None:
        """Let what stands above grow to what it holds and no further: its parts know how high they may be."""
        self._fit_above()
        QTimer.singleShot(0, self, self._fit_above)  # what has just come in has its size only then

    def _fit_above(self) -> None:
        self.area.setMaximumHeight(max(self.look.px(LINE), self.body.maximumSize().height()))

    def refresh(self) -> None:
        """Show the game as it is."""

    def leave_result(self, *, to_strip: bool) -> None:
        """Leave it to the strip above to tell the last result, or tell it again; for panels that keep one in sight."""

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        return []

    def on_key(self, event: QKeyEvent) -> bool:
        """Take a key; true when it meant something."""
        return False

    def show_chosen(self, name: str) -> None:
        """Show who is chosen, wherever that was done; what is being put together stays as it is."""

    def select(self, name: str) -> None:
        """Take a unit that was chosen elsewhere into what is being put together."""

    def prospect(self) -> Any:
        """Give what the next roll promises, for the board across the table."""
        return None

    def order(self) -> Any:
        """Give the command that is being put together, for the sides' boards: each asks its own session its odds."""
        return None

    def now(self) -> str:
        """Give what is being done, for the board across the table."""
        return ""

    def where(self) -> str:
        """Give what stands at the right of the keys instead of the scale, "" for nothing."""
        return ""

    def duty_rows(self) -> tuple[DutyRow, ...]:
        """Give what the work knows of who may act, for the panel of duties; nothing where the rules alone say it."""
        return ()

    def refuse(self, words: str, reasons: tuple[Any, ...] = (), let: Let | None = None) -> None:
        """Tell in place why something cannot be done; it is gone at the next key, unless the referee lets it happen."""
        self.refusal.tell(words, reasons, let)

    def on_tab(self, by: int) -> bool:
        """Take Tab, or Shift Tab; true when it meant something here."""
        del by
        return False

    def focusNextPrevChild(self, next_: bool) -> bool:
        """Tab leads to the next part of the window where it means nothing here."""
        held = QApplication.focusWidget()
        if held is not None and self.isAncestorOf(held) and not held.isVisibleTo(self):
            # Nobody pressed Tab: Qt asks so too when what has the keyboard is hidden, a chip that goes with its step.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if self.on_tab(1 if next_ else -1):
            self.keys_changed.emit()
            return True
        return super().focusNextPrevChild(next_)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the key to the work; a refusal that was told is gone."""
        self.refusal.tell("")
        if self.first is not None and self.first(event):
            return
        if self.on_key(event):
            self.keys_changed.emit()
            event.accept()
        else:
            super().keyPressEvent(event)

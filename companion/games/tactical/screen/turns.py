"""Any turn of a battle again in a window of its own, as far as its seat may see it; when it is over, everything."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from companion.desktop.widgets.buttons import Chip
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, label, row
from companion.desktop.widgets.plain import window_title
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.playback import Playback
from companion.games.tactical.screen.rows.playback import turns
from companion.language.tongue import titled, tr


def why_not(desk: TacticalDesk) -> str:
    """Say why no turn can be shown again, "" when one can."""
    if desk.covered:
        return tr("take the laptop first")
    return "" if turns(desk.log) else tr("nothing was played yet")


class TurnsWindow(Standing, QWidget):
    """The turns, and the playback of one of them."""

    def __init__(self, desk: TacticalDesk, look: Look, parent: QWidget | None = None, *, icons: bool = False) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.desk, self.look, self.icons = desk, look, icons
        self._seat = desk.seat
        self.turns = turns(desk.log)
        self.turn = 0
        self.shown: Playback | None = None
        self.setWindowTitle(window_title(tr("Replay: {title}", title=titled(desk.view.title))))
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.chips = {one: Chip(look, str(one)) for one in self.turns}
        for one, chip in self.chips.items():
            chip.setFixedWidth(look.px(40))
            chip.setAccessibleName(tr("Turn {n}", n=one))
            chip.clicked.connect(lambda _=False, one=one: self.show_turn(one))
        self.nothing = Empty(look, tr("This seat saw nothing of this turn."))
        head = row(label(tr("Turn")), *self.chips.values(), spacing=look.px(4))
        head.addWidget(label(tr("Ctrl PgUp, Ctrl PgDn"), "hint"))
        head.addStretch(1)
        head.setContentsMargins(look.px(12), look.px(8), look.px(12), look.px(4))
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(0)
        self._lines.addLayout(head)
        self._lines.addWidget(self.nothing)
        desk.changed.connect(self._on_desk)
        self.show_turn(min(self.turns, default=0))
        self.resize(look.px(1280), look.px(768))
        self.stand(look.places, "turns")

    def show_turn(self, turn: int) -> None:
        """Show a turn from its first step."""
        if turn not in self.turns or turn == self.turn:
            return
        self.turn = turn
        for one, chip in self.chips.items():
            chip.setChecked(one == turn)
        if self.shown is not None:
            self._lines.removeWidget(self.shown)
            self.shown.hide()
            self.shown.deleteLater()
        made = self.shown = Playback(self.desk, self.look, self.turns[turn], self, leaves=tr("Close"))
        made.show_icons(icons=self.icons)
        made.left.connect(self.close)
        self._lines.addWidget(made, 1)
        made.setVisible(made.has_steps)
        self.nothing.setVisible(not made.has_steps)
        (made.time if made.has_steps else self).setFocus()

    def _on_desk(self) -> None:
        """Another person sees nothing of it."""
        if self.desk.covered or self.desk.seat != self._seat:
            self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another turn with Ctrl, leave with Esc; the rest is the playback's."""
        steps = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and Qt.Key(event.key()) in steps:
            self.show_turn(self.turn + steps[Qt.Key(event.key())])
        elif self.shown is not None and self.shown.has_steps:
            self.shown.keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.close()

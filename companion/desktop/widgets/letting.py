"""A refusal in place, and the one question by which the referee lets happen what it refuses."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from companion.charts.figures import Reason
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Strip, label, row
from companion.language.tongue import tr

Let = Callable[[str], object]
"""Does what was refused, with the reason that the referee gives."""
KEY = "!"


class LettingStrip(QWidget):
    """A strip for refusals; where the referee may pass one, a key of its own asks him once for his reason.

    The field takes no key unasked: most refusals are slips, and who goes on working meets no question.
    """

    left = Signal()
    """The field was left, done or not: the keys belong to the work again."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._let: Let | None = None
        self.strip = Strip(look)
        self.ask = KeyButton(look, tr("Let it happen, because …"), KEY)
        self.ask.clicked.connect(self.begin)
        self.because = _Reason(self)
        self.because.setAccessibleName(tr("Let it happen, because"))
        self.because.returnPressed.connect(self._do)
        self.does = KeyButton(look, tr("Let it happen"), "↵", primary=True)
        self.does.clicked.connect(self._do)
        self.leave = KeyButton(look, tr("Leave it"), "Esc")
        self.leave.clicked.connect(self.give_up)
        self.words_of_field = label(tr("Let it happen, because"))
        self.asking = QWidget()
        line = row(self.words_of_field, self.because, self.does, self.leave, spacing=look.px(8))
        line.setStretch(1, 1)
        line.setContentsMargins(look.px(12), 0, look.px(8), look.px(4))
        self.asking.setLayout(line)
        # Also where the keys are elsewhere in the window; in a field the sign is typed.
        self.shortcut = QShortcut(QKeySequence(KEY), self)
        self.shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        self.shortcut.activated.connect(self.begin)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(look.px(4))
        lines.addWidget(self.strip)
        offer = row(self.ask)
        offer.setContentsMargins(look.px(12), 0, 0, 0)
        offer.addStretch(1)
        lines.addLayout(offer)
        lines.addWidget(self.asking)
        self.tell("")

    def tell(self, words: str, reasons: tuple[Reason, ...] = (), let: Let | None = None) -> None:
        """Show a sentence, or with "" nothing; with `let` the referee may have it happen all the same."""
        self.strip.tell(words, reasons)
        self._let = let if words else None
        self.ask.setVisible(self._let is not None)
        self.shortcut.setEnabled(self._let is not None)
        self.asking.hide()
        self.setVisible(bool(words))

    @property
    def asks(self) -> bool:
        """Whether the referee is asked for his reason just now."""
        return not self.asking.isHidden() and not self.isHidden()

    def keeps(self, event: QKeyEvent) -> bool:
        """Say whether a key is the strip's own, which must not take it away."""
        return self.asks or (self._let is not None and event.text() == KEY)

    def words(self) -> str:
        """Give what is shown."""
        return "" if self.isHidden() else self.strip.words()

    def begin(self) -> None:
        """Ask for the reason."""
        if self._let is None:
            return
        self.ask.hide()
        self.shortcut.setEnabled(False)
        self.because.clear()
        self.asking.show()
        self.because.setFocus()

    def give_up(self) -> None:
        """Leave it as it is: nothing has happened."""
        self.tell("")
        self.left.emit()

    def _do(self) -> None:
        because, let = self.because.text().strip(), self._let
        if not because or let is None:
            return  # without a reason nothing happens; the field still asks for it
        self.tell("")
        self.left.emit()
        let(because)


class _Reason(QLineEdit):
    """The field; Esc leaves it."""

    def __init__(self, strip: LettingStrip) -> None:
        super().__init__()
        self._strip = strip
        self.setAcceptDrops(False)  # a file that falls on it is a game for the window, no text

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the field by Esc; no key of it goes on to the work behind, where any key takes a refusal away."""
        if event.key() == Qt.Key.Key_Escape:
            self._strip.give_up()
        else:
            super().keyPressEvent(event)
        event.accept()

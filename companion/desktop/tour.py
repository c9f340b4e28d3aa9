"""The tour: eight steps over a battle, in a panel at the foot of the window; a gold frame shows what is spoken of."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDockWidget, QMainWindow, QVBoxLayout, QWidget

from companion.desktop.buttons import KeyButton
from companion.desktop.look import Look
from companion.desktop.parts import label, row
from companion.tongue import tr


class Stop(NamedTuple):
    """A step of the tour: what it speaks of, and its words."""

    part: str
    title: str
    words: str


def stops() -> tuple[Stop, ...]:
    """Give the eight steps."""
    return (
        Stop(
            "header",
            tr("The head of the window"),
            tr(
                "The turn, the phases of the player turn and the step that is now, in gold. At the right, what "
                "undo and redo would do, and whose dice are real: F5 and F6 switch them."
            ),
        ),
        Stop(
            "order-of-battle",
            tr("The order of battle"),
            tr(
                "A pip is a stand; lost ones are outlined. The gaps part spent, worn and fresh, and the letter "
                "says it again. Ctrl F filters by name, state or marker."
            ),
        ),
        Stop(
            "duties",
            tr("What this step demands"),
            tr(
                "A triangle must be done before the step can end, a box may be done. F8 goes to the next step; "
                "while something is open it says what."
            ),
        ),
        Stop(
            "work",
            tr("The work of the step"),
            tr(
                "In the Maneuver phase each brigade stands with its modifiers and its odds. Arrows walk, R lets "
                "the app roll, a digit is the face of a real die, Enter applies it."
            ),
        ),
        Stop(
            "work",
            tr("Fire and charge"),
            tr(
                "A letter picks the target, another the firer, a digit its range band. Space goes to the die. In "
                "a charge both ladders stand side by side; what does not count stays in grey with its reason."
            ),
        ),
        Stop(
            "journal",
            tr("Nothing is lost"),
            tr(
                "Every roll is in the journal with its working. Ctrl M mends a mistyped die and shows first what "
                "that changes. Ctrl Z takes back, without limit; what was undone stays, struck through."
            ),
        ),
        Stop(
            "on-the-table",
            tr("On the table now"),
            tr(
                "What is to be done with the models, to tick off: F7, then Space. Ctrl Shift T counts the whole "
                "table in one grid."
            ),
        ),
        Stop(
            "command-search",
            tr("Everything has a key"),
            tr(
                "Ctrl K finds every command, unit and clause. F1 opens the rule behind what is selected. F11 puts "
                "the board across the table, for a second screen."
            ),
        ),
    )


class _Frame(QWidget):
    """A gold frame over a part of the window; it lets the mouse through."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame."""
        painter = QPainter(self)
        wide = self._look.px(3)
        painter.setPen(QPen(self._look.color("lamp"), wide))
        painter.drawRect(self.rect().adjusted(wide // 2, wide // 2, -wide // 2 - 1, -wide // 2 - 1))
        painter.end()


class Tour(QDockWidget):
    """The panel at the foot."""

    def __init__(self, window: QMainWindow, look: Look) -> None:
        super().__init__(tr("A tour of the desk"), window)
        self.setObjectName("tour")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window, self._stops = window, stops()
        self.at = 0
        self.frame = _Frame(look, window)
        self.title, self.words = label("", "title"), label("")
        self.words.setWordWrap(True)
        self.back = KeyButton(look, tr("Back"))
        self.next = KeyButton(look, tr("Next"), primary=True)
        self.leave = KeyButton(look, tr("Close the tour"))
        self.back.clicked.connect(lambda: self.go(self.at - 1))
        self.next.clicked.connect(lambda: self.go(self.at + 1))
        self.leave.clicked.connect(self.close)
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.addWidget(self.title)
        lines.addWidget(self.words)
        lines.addLayout(row(self.back, self.next, self.leave))
        self.setWidget(inside)

    def start(self) -> None:
        """Show the first step."""
        self._window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self)
        self.show()
        self.go(0)

    def go(self, place: int) -> None:
        """Show a step; after the last one the tour is over."""
        if place >= len(self._stops):
            self.close()
            return
        self.at = max(0, place)
        stop = self._stops[self.at]
        self.title.setText(f"{self.at + 1}/{len(self._stops)}  {stop.title}")
        self.words.setText(stop.words)
        self.setAccessibleName(f"{stop.title}. {stop.words}")
        self.back.tell(tr("Back"), "" if self.at else " ")
        self.next.tell(tr("Next") if self.at + 1 < len(self._stops) else tr("Done"))
        self._show_frame(stop.part)

    def _show_frame(self, part: str) -> None:
        found = [one for one in self._window.findChildren(QWidget, part) if one.isVisible()]
        self.frame.setVisible(bool(found))
        if found:
            corner = found[0].mapTo(self._window, found[0].rect().topLeft())
            self.frame.setGeometry(QRect(corner, found[0].size()))
            self.frame.raise_()

    def closeEvent(self, event: object) -> None:
        """Take the frame away."""
        self.frame.hide()
        super().closeEvent(event)  # type: ignore[arg-type]

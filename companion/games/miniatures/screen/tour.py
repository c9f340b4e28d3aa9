"""The tour: eight steps over a battle, in a panel at the foot of the window; a gold frame shows what is spoken of.

It blocks nothing: the window stays as it is, and every key that a step names can be tried while it stands.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget
from shiboken6 import isValid

from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted, label
from companion.language.tongue import tr

SHAPE = (
    QEvent.Type.Resize,
    QEvent.Type.Move,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ChildAdded,
    QEvent.Type.ChildRemoved,
)


class Stop(NamedTuple):
    """A step of the tour: the part that it speaks of, its words, and the keys to press."""

    part: str
    title: str
    words: str
    keys: tuple[tuple[str, str], ...]


def stops() -> tuple[Stop, ...]:
    """Give the eight steps."""
    return (
        Stop(
            "header",
            tr("The window and the turn clock"),
            tr(
                "At the top stand the turn, the phases of the player turn, and in gold the step that is now. At the "
                "right you see what undo and redo would do, and for each side whether real dice are typed or the app "
                "rolls."
            ),
            (("F5", tr("Union dice")), ("F6", tr("Confederate dice"))),
        ),
        Stop(
            "order-of-battle",
            tr("The order of battle"),
            tr(
                "Each pip is a stand, and lost ones are outlined; gaps part spent, worn and fresh. Every state has a "
                "letter of its own, so nothing hangs on colour. On McPherson's Ridge, find Buford's two brigades."
            ),
            (("Ctrl F", tr("filter by name, state or marker")), ("F3", tr("go to the list"))),
        ),
        Stop(
            "duties",
            tr("What this step demands"),
            tr(
                "A triangle must be done before the step can end; a box may be done or left. Next leads on, and while "
                "something is still open it says what."
            ),
            (("F8", tr("next step")),),
        ),
        Stop(
            "work",
            tr("A maneuver roll"),
            tr(
                "In the second step of the Maneuver phase each brigade stands here with its modifiers and its odds. "
                "Choose one, then let the app roll or type the face of your own die. The chart lights its row and says "
                "what the brigade may do now."
            ),
            (("↑ ↓", tr("choose a brigade")), ("R", tr("the app rolls")), ("↵", tr("apply"))),
        ),
        Stop(
            "work",
            tr("Fire"),
            tr(
                "In a fire step pick the target by its letter, then each firer by its own, and the range band by its "
                "digit. The printed chart lights the row of the fire points, with the odds beside it."
            ),
            (("1–5", tr("range band")), (tr("Space"), tr("type the die")), ("R", tr("the app rolls"))),
        ),
        Stop(
            "work",
            tr("A charge and its two ladders"),
            tr(
                "In the Charge phase the modifiers of both sides stand side by side, with the line of differences "
                "under them. What does not count stays in the list, in grey, with its reason."
            ),
            (("R", tr("the app rolls both dice")), ("F1", tr("the rule behind it"))),
        ),
        Stop(
            "journal",
            tr("Nothing is lost"),
            tr(
                "Every roll stands in the journal with its working. A mistyped die is mended from its line, and you "
                "see first what that changes. Undo goes back without limit; what was undone stays, struck through."
            ),
            (("Ctrl M", tr("mend the last die")), ("Ctrl Z", tr("undo")), ("F4", tr("go to the journal"))),
        ),
        Stop(
            "on-the-table",
            tr("On the table and across it"),
            tr(
                "After each step this list says what to do with the models, to tick off. The board across the table "
                "shows both players the battle from two metres. Whatever else you look for, search it by name."
            ),
            (
                ("F7", tr("this list")),
                ("F11", tr("across the table")),
                ("Ctrl K", tr("search everything")),
                ("F1", tr("the rule")),
            ),
        ),
    )


class Memory(NamedTuple):
    """How it is remembered that a user has seen the tour: asked, and told when the tour is left."""

    seen: Callable[[], bool]
    remember: Callable[[], object]


class Frame(QWidget):
    """A gold frame over a part of the window; it lets the mouse through and takes no keys."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame."""
        painter = QPainter(self)
        wide, gold = self._look.px(2), self._look.color("lamp")
        w, h = self.width(), self.height()
        for box in ((0, 0, w, wide), (0, h - wide, w, wide), (0, 0, wide, h), (w - wide, 0, wide, h)):
            painter.fillRect(*box, gold)
        painter.end()


class KeyCaps(Painted):
    """The keys of a step, each with what it does, in as many lines as they need."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.shown: tuple[tuple[str, str], ...] = ()

    def tell(self, keys: tuple[tuple[str, str], ...]) -> None:
        """Show keys."""
        self.shown = keys
        self.setAccessibleName(", ".join(f"{cap}: {words}" for cap, words in keys))
        self._on_look()

    def _on_look(self) -> None:
        super()._on_look()
        self.setMinimumHeight(self.look.px(24) * (1 + max((line for _, line in self._places()), default=0)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the lines that the new width needs."""
        super().resizeEvent(event)
        self._on_look()

    def _places(self) -> list[tuple[float, int]]:
        """Give for every key where it begins, and in which line."""
        look, found, x, line = self.look, [], 0.0, 0
        for cap, words in self.shown:
            wide = paint.key_width(look, cap) + paint.width(look, words) + look.px(12)
            if x and x + wide > self.width():
                x, line = 0.0, line + 1
            found.append((x, line))
            x += wide + look.px(14)
        return found

    def draw(self, painter: QPainter) -> None:
        """Draw caps and words."""
        look, h = self.look, self.look.px(24)
        for (cap, words), (x, line) in zip(self.shown, self._places(), strict=True):
            after = paint.key(painter, look, QPointF(x, line * h + look.px(4)), cap) + look.px(6)
            box = QRectF(after, line * h, paint.width(look, words) + look.px(4), h)
            paint.text(painter, look, box, words)


class Tour(QDockWidget):
    """The panel at the foot."""

    def __init__(self, window: QMainWindow, look: Look, memory: Memory | None = None) -> None:
        """Take a window whose parts have their names, and where to remember that the tour was seen."""
        super().__init__(tr("A tour of the desk"), window)
        self.setObjectName("tour")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.setTitleBarWidget(QWidget())  # the panel has its own heading and its own way out
        self.look, self._window, self._memory, self._stops = look, window, memory, stops()
        self.at, self._over = 0, False
        self.frame = Frame(look, window)
        self._watched: list[QWidget] = []
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._place)
        self._make()
        for keys, act in (("Alt+Right", self.go_on), ("Alt+Left", self.go_back), ("Alt+Home", self.close)):
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        look.changed.connect(self._dress)
        self._dress()

    def _make(self) -> None:
        look = self.look
        self.title, self.words, self.keys = label("", "title"), label(""), KeyCaps(look)
        for words in (self.title, self.words):
            words.setWordWrap(True)
        self.back = KeyButton(look, tr("Back"), "Alt ←")
        self.next = KeyButton(look, tr("Next"), "Alt →", primary=True)
        self.leave = KeyButton(look, tr("Close"), "Alt Home")
        self.leave.setToolTip(tr("Close the tour"))
        self.back.clicked.connect(self.go_back)
        self.next.clicked.connect(self.go_on)
        self.leave.clicked.connect(self.close)
        self.panel = QWidget()
        self.panel.setObjectName("tour-panel")
        self.panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._lines = QVBoxLayout(self.panel)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        for one in (self.back, self.next, self.leave):
            head.addWidget(one)
        self._lines.addLayout(head)
        self._lines.addWidget(self.words)
        self._lines.addWidget(self.keys)
        self._lines.addStretch(1)
        self.setWidget(self.panel)

    def _dress(self) -> None:
        look = self.look
        self._lines.setContentsMargins(look.px(16), look.px(8), look.px(16), look.px(8))
        self._lines.setSpacing(look.px(4))
        tint, edge = look.color("slate-tint").name(), look.color("slate").name()
        self.panel.setStyleSheet(
            f"#tour-panel {{ background: {tint}; border-left: {look.px(4)}px solid {edge}; "
            f"border-top: {look.px(1)}px solid {edge}; }}"
        )
        for one in (self.back, self.next, self.leave):
            one.setMinimumWidth(one.sizeHint().width())
        self._later.start()

    # ---- walking

    def start(self) -> None:
        """Show the first step; a tour that stands in this window already gives way."""
        for other in self._window.findChildren(Tour):
            if other is not self:
                other.close()
        self._window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self)
        self.show()
        self.go(0)

    def go_on(self) -> None:
        """Show the next step."""
        self.go(self.at + 1)

    def go_back(self) -> None:
        """Show the step before."""
        self.go(self.at - 1)

    def go(self, place: int) -> None:
        """Show a step; after the last one the tour is over."""
        if place >= len(self._stops):
            self.close()
            return
        self.at = max(0, place)
        stop = self._stops[self.at]
        self.title.setText(f"{self.at + 1}/{len(self._stops)}  {stop.title}")
        self.words.setText(stop.words)
        self.keys.tell(stop.keys)
        self.setAccessibleName(f"{stop.title}. {stop.words} {self.keys.accessibleName()}")
        self.back.tell(tr("Back"))
        self.back.setEnabled(self.at > 0)
        self.next.tell(tr("Next") if self.at + 1 < len(self._stops) else tr("Done"))
        self._fit()
        self._place()

    def _fit(self) -> None:
        """Give the words their lines: a dock does not ask for them by itself."""
        for words in (self.title, self.words):
            words.setMinimumHeight(max(0, words.heightForWidth(words.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words anew."""
        super().resizeEvent(event)
        self._fit()
        self._later.start()

    # ---- the frame

    def _place(self) -> None:
        """Put the frame round the part that the step speaks of; a part that is not there has none."""
        if self._over:
            return
        part = self._stops[self.at].part
        found = next((one for one in self._window.findChildren(QWidget, part) if one.isVisible()), None)
        self._watch(found)
        self.frame.setVisible(found is not None and self.isVisible())
        if found is not None:
            corner = found.mapTo(self._window, QPoint(0, 0))
            self.frame.setGeometry(QRect(corner, found.size()))
            self.frame.raise_()

    def _watch(self, part: QWidget | None) -> None:
        """Listen to the part and to all that hold it: each may move it, hide it or put another in its place."""
        for one in self._watched:
            if isValid(one):
                one.removeEventFilter(self)
        self._watched = [self._window]
        while part is not None and part is not self._window:
            self._watched.append(part)
            part = part.parentWidget()
        for one in self._watched:
            one.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what moves, as soon as it has come to rest."""
        if event.type() in SHAPE:
            self._later.start()
        return super().eventFilter(watched, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Take the frame away and remember that the tour was seen."""
        self._over = True
        for one in self._watched:
            if isValid(one):
                one.removeEventFilter(self)
        self._watched = []
        self.frame.hide()
        self.frame.deleteLater()
        if self._memory is not None:
            self._memory.remember()
            self._memory = None
        super().closeEvent(event)

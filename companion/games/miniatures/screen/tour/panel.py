"""The tour: pages over a battle, in a panel at the foot of the window; a gold frame shows what is spoken of.

It blocks nothing: the window stays as it is, and every key that a page names can be tried while it stands. Over a
sample it plays: a page asks for something, ticks it when it has happened, and does it for whoever wishes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QMainWindow, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.games.miniatures.screen.tour.frame import Asked, Frame, KeyCaps
from companion.games.miniatures.screen.tour.pages import Ask, stops
from companion.games.miniatures.screen.tour.playing import Played
from companion.language.tongue import tr

SHAPE = (
    QEvent.Type.Resize,
    QEvent.Type.Move,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ChildAdded,
    QEvent.Type.ChildRemoved,
)


SIDE = 452
"""Pixels of the design: what is pressed, at the right."""
LEAST = 84
"""Pixels of the design that it is high."""
LOW = 720
"""Pixels of the design: in a lower window it stands in the place of the line of keys."""
WITHIN = ("detail", "ended", "targets", "firers", "fire-die", "combat")
"""Parts of the work, which is framed itself while they are not there."""


class Memory(NamedTuple):
    """How it is remembered that a user has seen the tour: asked, and told when the tour is left."""

    seen: Callable[[], bool]
    remember: Callable[[], object]


class Tour(QDockWidget):
    """The panel at the foot."""

    def __init__(
        self, window: QMainWindow, look: Look, memory: Memory | None = None, played: Played | None = None
    ) -> None:
        """Take a window whose parts have their names, where to remember that the tour was seen, and the game to play.

        Without a game pages tell and ask for nothing: in somebody's own battle nothing is done for him.
        """
        super().__init__(tr("A tour of the desk"), window)
        self.setObjectName("tour")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.setTitleBarWidget(QWidget())  # the panel has its own heading and its own way out
        self.look, self._window, self._memory, self._stops = look, window, memory, stops()
        self.at, self._over = 0, False
        self.played = played
        self._ticked: set[tuple[int, int]] = set()
        """What has happened, by page and place on it: once ticked it stays so."""
        self._opened: dict[int, int] = {}
        """The newest entry when a page was first opened."""
        self.frame = Frame(look, window)
        self._watched: list[QWidget] = []
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._place)
        self._make()
        if played is not None:
            played.desk.changed.connect(self._look_soon)
            played.desk.selected.connect(self._look_soon)
            played.window.centre.work_changed.connect(self._look_soon)
        for keys, act in (
            ("Alt+Right", self.go_on),
            ("Alt+Left", self.go_back),
            ("Alt+Home", self.close),
            ("Alt+Return", self.do_it),
        ):
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
        self.asked = Asked(look)
        self.do = KeyButton(look, tr("Do it for me"), "Alt ↵")
        self.do.clicked.connect(self.do_it)
        self.panel = QWidget()
        self.panel.setObjectName("tour-panel")
        self.panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        # Low, for the battle above it is what is spoken of: words at the left, what to press at the right.
        self._lines = QHBoxLayout(self.panel)
        told = QVBoxLayout()
        told.setSpacing(look.px(2))
        for one in (self.title, self.words, self.keys):
            told.addWidget(one)
        told.addStretch(1)
        self._lines.addLayout(told, 1)
        self._asking = QWidget()
        beside = QHBoxLayout(self._asking)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self.asked, 1)
        beside.addWidget(self.do)
        self._side = QWidget()
        pressed = QVBoxLayout(self._side)
        pressed.setContentsMargins(0, 0, 0, 0)
        pressed.setSpacing(look.px(2))
        ways = QHBoxLayout()
        ways.addStretch(1)
        for way in (self.back, self.next, self.leave):
            ways.addWidget(way)
        pressed.addLayout(ways)
        pressed.addWidget(self._asking)
        pressed.addStretch(1)
        self._lines.addWidget(self._side)
        self.setWidget(self.panel)

    def _dress(self) -> None:
        look = self.look
        self._lines.setContentsMargins(look.px(16), look.px(5), look.px(16), look.px(5))
        self._lines.setSpacing(look.px(24))
        self._side.setFixedWidth(look.px(SIDE))
        tint, edge = look.color("slate-tint").name(), look.color("slate").name()
        self.panel.setStyleSheet(
            f"#tour-panel {{ background: {tint}; border-left: {look.px(4)}px solid {edge}; "
            f"border-top: {look.px(1)}px solid {edge}; }}"
        )
        for one in (self.back, self.next, self.leave, self.do):
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
        if self.played is not None:
            self.played.since = self._opened.setdefault(self.at, self.played.newest())
            self.played.window.centre.forget()  # what the page before brought has been read
        self.title.setText(f"{self.at + 1}/{len(self._stops)}  {stop.title}")
        self.words.setText(stop.words)
        self.keys.tell(stop.keys)
        self.setAccessibleName(f"{stop.title}. {stop.words} {self.keys.accessibleName()}")
        self.back.tell(tr("Back"))
        self.back.setEnabled(self.at > 0)
        self.next.tell(tr("Next") if self.at + 1 < len(self._stops) else tr("Done"))
        self._see()
        self._bring(stop.part)
        self._fit()
        self._place()

    # ---- playing

    def _asks(self) -> tuple[Ask, ...]:
        return self._stops[self.at].asks if self.played is not None else ()

    def waits_for(self) -> Ask | None:
        """Give what the page asks for now, None where all of it has happened."""
        return next((ask for nth, ask in enumerate(self._asks()) if (self.at, nth) not in self._ticked), None)

    def _see(self) -> None:
        """Tick what has happened, one after the other, and tell what is asked for next."""
        asks = self._asks()
        for nth, ask in enumerate(asks):
            if (self.at, nth) not in self._ticked:
                if self.played is None or not ask.done(self.played):
                    break
                self._ticked.add((self.at, nth))
        self._asking.setVisible(bool(asks))
        self.keys.setVisible(not asks)  # what is asked for names its keys
        if not asks:
            return
        waits = self.waits_for()
        done = sum((self.at, nth) in self._ticked for nth in range(len(asks)))
        many = f"{min(done + 1, len(asks))}/{len(asks)}  " if len(asks) > 1 else ""
        self.asked.tell(many + (waits or asks[-1]).words, done=waits is None)
        self.do.setEnabled(waits is not None)

    def _look_soon(self, *_: object) -> None:
        self._later.start()

    def do_it(self) -> None:
        """Do what the page asks for now."""
        waits = self.waits_for()
        if waits is not None and self.played is not None:
            self.played.put_away()
            waits.do(self.played)
            self._later.start()

    def _fit(self) -> None:
        """Give the words their lines: a dock does not ask for them by itself. It is as high on all pages."""
        for words in (self.title, self.words):
            words.setMinimumHeight(max(0, words.heightForWidth(words.width())))
        self._lines.activate()
        high = max(self._lines.totalHeightForWidth(self.panel.width()), self.look.px(LEAST))
        self.panel.setFixedHeight(high)
        self._window.resizeDocks([self], [high], Qt.Orientation.Vertical)
        self._lend_the_foot(low=self._window.height() < self.look.px(LOW))

    def _lend_the_foot(self, *, low: bool) -> None:
        """Stand in the place of the line of keys where the window is low: what is asked for names its keys."""
        if isinstance(line := getattr(self._window, "keys", None), QWidget):
            line.setVisible(not low)

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
        self._see()
        waits = self.waits_for()
        part = waits.part if waits is not None else self._stops[self.at].part
        found = self._seen(part) or (self._seen("work") if part in WITHIN else None)
        self._watch(found)
        self.frame.setVisible(found is not None and self.isVisible())
        if found is not None:
            for area in _scrolled(found):
                area.ensureWidgetVisible(found)
            self.frame.setGeometry(_in_sight(found, self._window))
            self.frame.raise_()

    def _seen(self, name: str) -> QWidget | None:
        """Give a part that can be seen, None where there is none."""
        return next((one for one in self._window.findChildren(QWidget, name) if one.isVisible()), None)

    def _bring(self, name: str) -> None:
        """Open the drawer that a part lies in; one that was opened for the page before is shut."""
        drawers, right = (getattr(self._window, one, None) for one in ("drawers", "right"))
        if drawers is None or right is None:
            return
        there = self._window.findChild(QWidget, name)
        if there is not None and right.isAncestorOf(there):
            drawers.reach(right)
        else:
            drawers.shut()

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
        # A window that is left or come back to: another may have been opened over it, which no game tells of.
        if event.type() in (*SHAPE, QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            self._later.start()
        return super().eventFilter(watched, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Take the frame away and remember that the tour was seen."""
        self._over = True
        for one in self._watched:
            if isValid(one):
                one.removeEventFilter(self)
        self._watched = []
        self._lend_the_foot(low=False)
        self.frame.hide()
        self.frame.deleteLater()
        if self._memory is not None:
            self._memory.remember()
            self._memory = None
        super().closeEvent(event)


def _scrolled(part: QWidget) -> Iterator[QScrollArea]:
    """Give the areas that a part is scrolled in, the innermost first."""
    over = part.parentWidget()
    while over is not None:
        if isinstance(over, QScrollArea):
            yield over
        over = over.parentWidget()


def _in_sight(part: QWidget, window: QWidget) -> QRect:
    """Give the place of a part in its window, as much of it as nothing that it lies in cuts off."""
    seen, over = part.rect(), part
    corner = part.mapTo(window, QPoint(0, 0))
    while (above := over.parentWidget()) is not None and above is not window:
        seen &= QRect(above.mapTo(window, QPoint(0, 0)) - corner, above.size())
        over = above
    return seen.translated(corner)


def guide(window: Any, look: Look) -> Tour:
    """Begin a tour of a battle's window; it plays where the battle is a sample."""
    made = Tour(window, look, played=Played(window) if window.asks_to_keep else None)
    made.start()
    return made

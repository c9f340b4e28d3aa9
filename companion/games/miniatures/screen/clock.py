"""The players' clocks at the desk: they count while the key lets them, for whom something waits."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDoubleSpinBox, QFormLayout, QSizePolicy, QWidget

from companion.charts.bounds import COUNT
from companion.desktop.dialogs.framed import Deciding
from companion.desktop.widgets import paint
from companion.desktop.widgets.acts import Act
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted, label
from companion.desktop.widgets.plain import tip
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import clocks
from companion.games.miniatures.words.clocks import ClockRow, Clocks
from companion.kernel.journal import JournalError
from companion.language.tongue import tr

TICK = 1000
"""Milliseconds between two looks at the watch."""
KEPT_EVERY = 20.0
"""Seconds of play that a fall of the computer may cost the clocks: each keeping is written through to the disk."""


class ClockPanel(Painted):
    """A row a player: name, what he has used, of what; whose time counts is lit."""

    def __init__(self, desk: MiniaturesDesk, look: Look, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(look)
        self._desk, self._now = desk, now
        if desk.clocks is None:
            desk.clocks = desk.beside(clocks.BESIDE, clocks.read, tr("the clocks")) if self._is_referees() else Clocks()
        self._who: tuple[str, ...] = ()
        self._turn = desk.view.turn
        self._last = self._kept = now()
        self._rows: tuple[ClockRow, ...] = ()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.count)
        if desk.clocks.going:
            self._timer.start()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        desk.changed.connect(self._on_change)
        self._on_change()

    def rows(self) -> tuple[ClockRow, ...]:
        """Give the clocks as they are shown."""
        return self._rows

    def turn(self) -> None:
        """Let the clocks go, or stop them."""
        self.count()
        if (found := self._desk.clocks) is not None:
            (self._timer.stop if found.going else self._timer.start)()
            self._put(msgspec.structs.replace(found, going=not found.going))

    def rest(self) -> None:
        """Count to this moment, keep it and stop: the window closes. Where another desk has the clocks, only stop."""
        self._timer.stop()
        if self._desk.clocks is not None and self._desk.clocks.going:
            self.turn()

    def give(self, budgets: dict[str, float]) -> None:
        """Give players their minutes."""
        if self._desk.clocks is not None:
            self._put(clocks.budgeted(self._desk.clocks, budgets))

    def count(self) -> None:
        """Count what has gone by since the last look, for whom it was then."""
        now, found = self._now(), self._desk.clocks
        if found is not None and found.going:
            self._desk.clocks = clocks.counted(found, self._who, self._turn, now - self._last)
            if now - self._kept >= KEPT_EVERY:
                self._keep()
        self._last = now
        self._show()

    def _put(self, found: Clocks) -> None:
        self._desk.clocks = found
        self._keep()
        self._show()

    def _is_referees(self) -> bool:
        """Say whether this is the referee's desk: a side's knows nothing that is kept beside the game."""
        return self._desk.session.seat == "referee"

    def _keep(self) -> None:
        """Keep the clocks beside the game; one that can only be read keeps none."""
        self._kept = self._now()
        found = self._desk.clocks
        if found is not None and self._is_referees() and not self._desk.session.read_only:
            try:
                self._desk.keep(clocks.BESIDE, clocks.written(found))
            except JournalError as error:
                self.setToolTip(tip(str(error)))

    def _on_change(self) -> None:
        self.count()
        self._turn = self._desk.view.turn
        self._who = clocks.running(self._desk.view, self._desk.duties)
        self._show()

    def _show(self) -> None:
        found = self._desk.clocks or Clocks()
        used = bool(found.used or found.budgets or found.going)
        self._rows = clocks.rows(found, self._desk.view, self._who) if used else ()
        self.setVisible(bool(self._rows))
        said = [", ".join((one.name, one.used, one.this_turn)) for one in self._rows]
        self.setAccessibleName(tr("Clocks"))
        self.setAccessibleDescription("; ".join(said))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        """A line for each whose time counts or is over, and one for all the others."""
        full = [one for one in self._rows if one.counts or one.over]
        lines = len(full) + (len(full) < len(self._rows))
        return QSize(self.look.px(240), self.look.px(22) * lines)

    def draw(self, painter: QPainter) -> None:
        """Draw name and time; over the budget in wine, with the word; those who wait in one line."""
        look, high = self.look, self.look.px(22)
        full = [one for one in self._rows if one.counts or one.over]
        for nth, one in enumerate(full):
            box = QRectF(0, nth * high, self.width(), high)
            painter.fillRect(box, look.color("lamp-row" if one.counts else "page"))
            inner = box.adjusted(look.px(12), 0, -look.px(12), 0)
            words = tr("{used}, over", used=one.used) if one.over else one.used
            taken = paint.text(painter, look, inner, one.name, bold=one.counts)
            room = inner.adjusted(taken + look.px(8), 0, 0, 0)
            token = "wine" if one.over else "ink2"
            paint.text(
                painter, look, room, f"{words} · {one.this_turn}", kind="compact", token=token, align=paint.RIGHT
            )
        others = " · ".join(f"{one.name} {one.used}" for one in self._rows if one not in full)
        if others:
            box = QRectF(look.px(12), len(full) * high, self.width() - look.px(24), high)
            paint.text(painter, look, box, others, kind="small", token="ink3")


def clock_acts(evening: Any) -> tuple[Act, Act]:
    """Give what can be done with the clocks of a window."""
    window = evening.window

    def ask() -> None:
        evening.show_dialog(ClocksDialog(evening.desk, window.look, window.clock, window))

    return (
        Act(
            "clock",
            tr("Let the players' clocks go, or stop them"),
            window.clock.turn,
            "Alt+Shift+K",
            "Step",
            short=tr("Players' clocks"),
        ),
        Act("clocks", tr("Minutes of the players …"), ask, "Alt+Shift+J", "Step"),
    )


class ClocksDialog(Deciding):
    """How many minutes each player has; none is no bound."""

    def __init__(self, desk: MiniaturesDesk, look: Look, panel: ClockPanel, parent: QWidget | None = None) -> None:
        super().__init__(desk, look, tr("Clocks"), parent, does=tr("Apply"))
        self._panel = panel
        self.minutes: dict[str, QDoubleSpinBox] = {}
        budgets = desk.clocks.budgets if desk.clocks is not None else {}
        form = QFormLayout()
        form.setVerticalSpacing(look.px(6))
        for who in clocks.players(desk.view):
            box = QDoubleSpinBox()
            box.setDecimals(0)
            box.setMaximum(COUNT)
            box.setSuffix(tr(" minutes"))
            box.setSpecialValueText(tr("no bound"))
            box.setValue(budgets.get(who, 0.0))
            name = clocks.called(who)
            box.setAccessibleName(name)
            form.addRow(label(name), box)
            self.minutes[who] = box
        words = tr("Time counts for whom something waits, while the clocks go (Alt Shift K).")
        note = label(words, "small")
        note.setWordWrap(True)
        self.lines.addLayout(form)
        self.lines.addWidget(note)
        self.lines.addLayout(self.foot())
        self.setMinimumWidth(look.px(380))

    def accept(self) -> None:
        """Give the minutes; clocks that stand begin with the key."""
        self._panel.give({who: box.value() for who, box in self.minutes.items()})
        self.done(self.DialogCode.Accepted)

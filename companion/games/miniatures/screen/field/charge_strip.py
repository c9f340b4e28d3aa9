"""Below the field in a charge step: who fights, what is touched, who is supported, the difference, the way to the dice.

Between combats it tells what the last dice have brought.
"""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.lines import block
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.field.strip import SplitStrip
from companion.games.miniatures.screen.work.charge import ChargeWork
from companion.games.miniatures.words.field.charge_words import ChargeRow
from companion.language.figures import signed
from companion.language.tongue import tr

ROW, TITLE = 23, 27
"""Pixels of the design."""
TWO = 2
"""As many rows have a line each for what is touched and for who supports; more have one for both."""


class Combat(Protocol):
    """The combat in hand, as its strip sees it."""

    desk: MiniaturesDesk
    look: Look

    @property
    def panel(self) -> ChargeWork:
        """The step's list."""

    @property
    def promise(self) -> Any:
        """What the combat promises."""

    def rows(self) -> tuple[ChargeRow, ...]:
        """Give who fights."""

    def sent(self) -> str:
        """Say where the chosen one, or the first who falls back, is sent."""

    def confirm(self) -> None:
        """Go to the dice."""


class ChargeRows(Painted):
    """A row for each who fights; between combats the last result."""

    IS = Role.Chart

    def __init__(self, look: Look, mode: Combat) -> None:
        super().__init__(look)
        self._mode = mode
        self._rows: tuple[ChargeRow, ...] = ()
        self._title = self._note = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_rows(self, title: str, note: str, rows: tuple[ChargeRow, ...]) -> None:
        """Show a title, what stands beside it, and the rows; without rows the note is told below the title."""
        self._title, self._note, self._rows = title, note, rows
        name = self._mode.desk.name
        said = [". ".join(one for one in (name(row.unit), row.contact, row.support) if one) for row in rows]
        self.setAccessibleName(title)
        self.setAccessibleDescription("; ".join(said) or note)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw title and rows."""
        look, wide = self.look, self.width() - self.look.px(20)
        room = QRectF(look.px(12), look.px(4), wide, look.px(TITLE - 4))
        x = look.px(12) + paint.text(painter, look, room, self._title, kind="panel", narrow=80) + look.px(14)
        if not self._rows:
            below = QRectF(look.px(12), look.px(TITLE + 4), wide, self.height() - look.px(TITLE + 4))
            block(painter, look, below, self._note, token="ink2")
            return
        if x + paint.width(look, self._note, "small") < self.width():
            beside = QRectF(x, look.px(6), self.width() - x, look.px(TITLE - 6))
            paint.text(painter, look, beside, self._note, kind="small", token="ink2")
        top = float(look.px(TITLE))
        painter.fillRect(QRectF(look.px(12), top, self.width() - look.px(12), look.px(1.5)), look.color("ink"))
        top += look.px(2)
        high = look.px(ROW * 7 // 4 if len(self._rows) <= TWO else ROW)
        most = max(1, int((self.height() - top) // high))
        for nth, row in enumerate(self._rows[:most]):
            box = QRectF(look.px(12), top + nth * high, self.width() - look.px(12), high)
            self._row(painter, row, box)

    def _row(self, painter: QPainter, row: ChargeRow, box: QRectF) -> None:
        look, desk = self.look, self._mode.desk
        unit = desk.unit(row.unit)
        if unit is None:
            return
        paint.hair(painter, look, box.left(), box.right(), box.bottom())
        bar = QRectF(box.left(), box.top() + look.px(4), look.px(4), box.height() - look.px(8))
        paint.side_bar(painter, look, bar, unit.side)
        first, second = box.width() * 0.2, box.width() * 0.52
        name = QRectF(box.left() + look.px(10), box.top(), first - look.px(14), box.height())
        paint.text(painter, look, name, f"{unit.name} {unit.stands or ''}".rstrip(), bold=True, narrow=paint.TIGHT)
        contact = QRectF(box.left() + first, box.top(), second - first - look.px(8), box.height())
        support = QRectF(box.left() + second, box.top(), box.width() - second - look.px(6), box.height())
        if len(self._rows) <= TWO:
            wide, half = box.width() - first - look.px(6), box.height() / 2
            contact = QRectF(box.left() + first, box.top() + look.px(2), wide, half - look.px(1))
            support = QRectF(box.left() + first, box.top() + half, wide, half - look.px(2))
        paint.text(painter, look, contact, row.contact, kind="small", narrow=80)
        paint.text(painter, look, support, row.support, kind="small", token="ink2", narrow=80)
        self.zone(box, None, ". ".join(one for one in (unit.name, row.contact, row.support) if one), row.unit)


class Gap(Painted):
    """What each side adds to its die, and the difference that both start from."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._promise: Any = None

    def show_gap(self, promise: Any) -> None:
        """Show what a combat promises; None for nothing."""
        self._promise = promise
        if promise is None:
            self.setAccessibleName(tr("No combat waits"))
        else:
            self.setAccessibleName(
                tr(
                    "Attackers {one}, defenders {other}, difference {gap}",
                    one=signed(promise.attacker_modifier),
                    other=signed(promise.defender_modifier),
                    gap=signed(promise.attacker_modifier - promise.defender_modifier),
                )
            )
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the three lines."""
        look, promise = self.look, self._promise
        painter.fillRect(QRectF(0, look.px(8), look.px(1), self.height() - look.px(8)), look.color("rule"))
        left, wide = float(look.px(14)), self.width() - look.px(26)
        if promise is None:
            paint.text(painter, look, QRectF(left, look.px(4), wide, look.px(20)), tr("No combat waits"), token="ink2")
            return
        one, other = promise.attacker_modifier, promise.defender_modifier
        for nth, (words, value) in enumerate(((tr("Attackers"), one), (tr("Defenders"), other))):
            room = QRectF(left, look.px(3 + 19 * nth), wide, look.px(19))
            paint.text(painter, look, room, words)
            paint.text(painter, look, room, signed(value), bold=True, align=paint.RIGHT)
        y = look.px(42)
        painter.fillRect(QRectF(left, y, wide, look.px(1.5)), look.color("ink"))
        room = QRectF(left, y + look.px(3), wide, look.px(26))
        paint.text(painter, look, room, tr("Difference before the dice"), bold=True, narrow=80)
        paint.text(painter, look, room, signed(one - other), kind="unit", align=paint.RIGHT)


class ChargeStrip(SplitStrip):
    """The rows at the left, the difference and the primary button at the right."""

    HIGH = 122

    def __init__(self, mode: Combat) -> None:
        self._mode = mode
        self.rows, self.gap = ChargeRows(mode.look, mode), Gap(mode.look)
        way_on = KeyButton(mode.look, tr("Go to the dice"), "↵", primary=True)
        super().__init__(mode.look, self.rows, self.gap, way_on)
        self.primary.clicked.connect(mode.confirm)

    def refresh(self) -> None:
        """Show the combat as it is."""
        mode, told = self._mode, self._mode.panel.told
        promise = mode.promise
        self.gap.show_gap(promise)
        asks = mode.desk.view.pending is not None
        if asks:
            self.primary.tell(tr("Answer the question"))
        else:
            self.primary.tell(tr("Go to the dice"), "" if promise is not None else tr("nobody is in charge contact"))
        if promise is not None:
            self.rows.show_rows(mode.panel.accessibleName(), self._note(told), mode.rows())
        elif told is not None:
            self.rows.show_rows(told.result, "\n".join(one for one in (told.means, mode.sent()) if one), ())
        elif sent := mode.sent():
            self.rows.show_rows(mode.desk.name(str(mode.desk.selection)), sent, ())
        else:
            self.rows.show_rows(tr("Nobody is in charge contact"), tr("The step can end."), ())

    def _note(self, told: Any) -> str:
        """Give what stands beside the title: what the last dice brought, while other combats wait."""
        return told.result if told is not None else tr("measured, not yet rolled")

"""Below the field in a maneuver step: the allowance, the legs with what they use, what is touched, and the move."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.lines import block, tall
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.field.strip import SplitStrip
from companion.games.miniatures.words.field import ways
from companion.games.miniatures.words.field.move_words import (
    Rung,
    allowance,
    crossed,
    legs_used,
    not_counted,
    sums,
    touches,
)
from companion.games.miniatures.words.field.table import inches
from companion.language.tongue import tr

ROW = 20
"""Pixels of the design."""


class Course(Protocol):
    """The way that is put together, as the strip sees it."""

    desk: MiniaturesDesk
    look: Look
    name: str
    way: Any
    allowed: tuple[ways.Leg, ...]
    locked: str
    stretches: tuple[Any, ...]
    charge: dict[str, Any]

    def primary(self) -> tuple[str, str]:
        """Give the words of the primary button, and why it is off."""

    def rolling(self) -> tuple[str, ...]:
        """Say what the die shows while somebody has still to roll."""

    def confirm(self) -> None:
        """Make the move."""


class Ladders(Painted):
    """Two ladders: what it may move, and what is used of that."""

    IS = Role.Chart

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._may: tuple[Rung, ...] = ()
        self._used: tuple[Rung, ...] = ()
        self._sums = ("", "", "")

    def show_ladders(self, may: tuple[Rung, ...], used: tuple[Rung, ...], sums: tuple[str, str, str]) -> None:
        """Show both, with may move, used and what is left."""
        self._may, self._used, self._sums = may, used, sums
        said = [f"{one.what} {one.why} {one.value}" for one in (*may, *used)]
        self.setAccessibleName(
            tr("May move {all}, used {used}", all=sums[0], used=sums[1]) if sums[0] else tr("No way")
        )
        self.setAccessibleDescription("; ".join(said))
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the two beside each other."""
        look, half = self.look, self.width() / 2
        may, used, left = self._sums
        for nth, (rungs, words, value) in enumerate(
            ((self._may, tr("May move"), may), (self._used, tr("Used"), used)),
        ):
            box = QRectF(nth * half + look.px(12), 0, half - look.px(22), self.height())
            self._ladder(painter, rungs, box, (words, tr("{inches} left", inches=left) if nth and left else "", value))

    def _ladder(self, painter: QPainter, rungs: tuple[Rung, ...], box: QRectF, total: tuple[str, str, str]) -> None:
        look = self.look
        foot = box.bottom() - look.px(28)
        rows = max(1, int((foot - look.px(4)) // look.px(ROW)))
        if len(rungs) > rows:
            rungs = tuple(one for one in rungs if one.counts)
        # The last rungs are the newest: of a long way the first are told by the description alone.
        for nth, one in enumerate(rungs[-rows:]):
            line = QRectF(box.left(), look.px(4) + nth * look.px(ROW), box.width(), look.px(ROW))
            value = paint.width(look, one.value, bold=True) + look.px(8)
            token = "ink" if one.counts else "ink3"
            room = QRectF(line.left(), line.top(), line.width() - value, line.height())
            x = line.left() + paint.text(painter, look, room, one.what, kind="compact", token=token, narrow=paint.TIGHT)
            paint.text(painter, look, line, one.value, bold=one.counts, token=token, align=paint.RIGHT)
            why = QRectF(x + look.px(8), line.top(), line.right() - value - x - look.px(8), line.height())
            if one.why and paint.width(look, one.why, "small") * paint.TIGHT / 100 <= why.width():
                paint.text(
                    painter,
                    look,
                    why,
                    one.why,
                    kind="small",
                    token="ink2" if one.counts else "ink3",
                    align=paint.RIGHT,
                    narrow=paint.TIGHT,
                )
            self.zone(line, None, f"{one.what}: {one.why}")
            paint.hair(painter, look, line.left(), line.right(), line.bottom())
        painter.fillRect(QRectF(box.left(), foot, box.width(), look.px(1.5)), look.color("ink"))
        words, beside, value_ = total
        last = QRectF(box.left(), foot + look.px(2), box.width(), look.px(24))
        x = last.left() + paint.text(painter, look, last, words, bold=True) + look.px(8)
        paint.text(
            painter, look, QRectF(x, last.top(), last.width(), last.height()), beside, kind="small", token="ink2"
        )
        paint.text(painter, look, last, value_, kind="unit", align=paint.RIGHT)


class Touching(Painted):
    """What the end of the way touches, outflanked and supported with their why."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._lines: tuple[str, ...] = ()

    def show_lines(self, lines: tuple[str, ...]) -> None:
        """Show lines, the first in the letters of a statement."""
        self._lines = lines
        self.setAccessibleName(". ".join(lines) or tr("It touches nobody"))
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the lines as far as there is room."""
        look = self.look
        painter.fillRect(QRectF(0, look.px(8), look.px(1), self.height() - look.px(8)), look.color("rule"))
        top, wide = float(look.px(5)), float(self.width() - look.px(22))
        for nth, one in enumerate(self._lines):
            high = tall(look, one, wide)
            if nth and top + high > self.height():
                break
            place = QRectF(look.px(14), top, wide, self.height() - top)
            block(painter, look, place, one, token="ink" if nth == 0 else "ink2")
            top += high


class MoveStrip(SplitStrip):
    """Ladders at the left, what is touched and the primary button at the right."""

    HIGH = 118

    def __init__(self, mode: Course) -> None:
        self._mode = mode
        self.ladders, self.touching = Ladders(mode.look), Touching(mode.look)
        way_on = KeyButton(mode.look, tr("Move"), "↵", primary=True)
        super().__init__(mode.look, self.ladders, self.touching, way_on)
        self.primary.tells_why = False
        self.primary.clicked.connect(mode.confirm)

    def right_width(self) -> int:
        """Give what is touched a little more than sums need."""
        return 270

    def refresh(self) -> None:
        """Show the way as it is."""
        mode = self._mode
        words, why = mode.primary()
        self.primary.tell(words, why)
        if mode.way is None:
            self.ladders.show_ladders((), (), ("", "", ""))
            self.touching.show_lines((why,) if why else ())
            return
        promise = mode.desk.session.odds(mode.way.order) if mode.way.order is not None else None
        rules, unit = mode.desk.rules, mode.desk.unit(mode.name)
        takes = crossed(rules, unit, promise)
        before = float(mode.desk.session.field.moves(mode.name).used) if takes else 0.0
        found = sums(mode.way, mode.stretches, before, takes)
        may = (*allowance(rules, unit, promise), *not_counted(rules, unit, mode.way))
        told = inches(found.may), inches(found.used), inches(found.left)
        self.ladders.show_ladders(may, legs_used(mode.way, mode.stretches), told)
        self.touching.show_lines(
            (why, *mode.rolling()) if why else touches(mode.charge, mode.desk.name(mode.name), mode.desk.name)
        )

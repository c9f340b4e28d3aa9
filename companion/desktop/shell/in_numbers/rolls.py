"""The rolls that weighed most, as rows: whose, what, the chance of what came, by how much it was better or worse."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.kernel.draws import Act
from companion.language.tongue import declared, tr
from companion.language.words import side_words
from companion.study.numbers.reckoned import SIDES, Named, Numbers, Roll, widest
from companion.study.numbers.tables import tenths

ACTS = {"fire": "{unit} fires", "charge": "{unit} charges", "maneuver": "{unit} maneuvers"}
declared(ACTS)
ROW = 27
LEAST = 130
"""Pixels of a name at the least, beside which there is room for more."""
COLUMN = 0.48
"""Of a row's room, where the column of workings begins, unless a long one needs more."""


class RollRow:
    """A roll as its row tells it."""

    def __init__(self, roll: Roll, units: Named, act: Act | None) -> None:
        """Take the roll, what units are called, and the roll in few words where it can be told."""
        self.roll = roll
        name = units.get(roll.unit, ("", roll.unit))[1]
        bare = tr(ACTS[roll.kind], unit=name) if roll.kind in ACTS else name
        self.words = act.does if act is not None else bare
        self.working = act.working if act is not None else ""
        self.chance = tr("{n} in {d}", n=roll.p[0], d=roll.p[1])
        self.gain = tenths(roll.gain)
        self.entry = str(roll.entry)


def rows(
    found: Numbers, units: Named, acts: Mapping[tuple[int, int], Act], sides: Sequence[str] = SIDES
) -> tuple[RollRow, ...]:
    """Give two best and two worst of each side, the best first."""
    return tuple(RollRow(roll, units, acts.get((roll.entry, roll.nth))) for side in sides for roll in _of(found, side))


def _of(found: Numbers, side: str) -> Iterator[Roll]:
    best, worst = widest([one for one in found.rolls if one.seat == side])
    yield from (*best, *reversed(worst))


class RollBrush:
    """How rows of rolls are painted and read aloud."""

    def height(self, look: Look, row: RollRow, width: int) -> int:
        """Give the height of a row."""
        del row, width
        return look.px(ROW)

    def paint(self, painter: QPainter, look: Look, row: RollRow, box: QRectF, *, lit: bool) -> None:
        """Paint side, who did what, how it came about, the gain and the entry."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        if lit:
            painter.fillRect(QRectF(box.left(), box.top(), look.px(3), box.height()), look.color("lamp"))
        px, top = look.px, box.top() + look.px(4)
        paint.side_bar(painter, look, QRectF(box.left() + px(8), top, px(5), px(17)), row.roll.seat)
        right = box.right()
        for words, wide, bold in ((row.entry, 48, False), (row.gain, 46, True)):
            own = paint.width(look, words, "compact", bold=bold)
            kind = QRectF(right - own - px(4), top, own + 2, px(19))
            paint.text(painter, look, kind, words, kind="compact", bold=bold, token="ink" if bold else "ink2")
            right -= px(wide)
        self._say(painter, look, row, QRectF(box.left() + px(20), top, right - box.left() - px(24), px(19)))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 0.5)

    def _say(self, painter: QPainter, look: Look, row: RollRow, room: QRectF) -> None:
        """Write who did what and, behind it, how it came about; where that has no room, the chance of what came."""
        px, whole = look.px, paint.width(look, row.words, "compact", bold=True) + look.px(2)
        for said in (row.working, row.chance):
            wide = paint.width(look, said, "compact") + px(2)
            named = min(whole, room.width() - wide - px(10))
            if said and named >= min(whole, px(LEAST)):
                break
        else:
            said, named, wide = "", room.width(), 0
        name = QRectF(room.left(), room.top(), named, room.height())
        paint.text(painter, look, name, row.words, kind="compact", bold=True)
        begin = max(name.right() + px(10), min(room.left() + room.width() * COLUMN, room.right() - wide))
        paint.text(painter, look, QRectF(begin, room.top(), wide, room.height()), said, kind="compact", token="ink2")

    def aloud(self, row: RollRow) -> str:
        """Give a row in words."""
        side, chance = side_words(row.roll.seat), tr("chance {n} in {d}", n=row.roll.p[0], d=row.roll.p[1])
        gain = tr("{gain} stands over expectation", gain=row.gain)
        return f"{side}. {row.words}. {row.working}. {chance}. {gain}. " + tr("Entry {n}", n=row.entry)

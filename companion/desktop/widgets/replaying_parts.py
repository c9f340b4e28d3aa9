"""Parts of any replay: the head, the line of time with its stretches and ticks, the list of steps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QSlider

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.lines import WRAP, tall
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.desktop.widgets.plain import tip
from companion.language.escaping import plain
from companion.language.tongue import tr
from companion.rows.replaying import Head, StepRow, Stretch

LINE, HEAD = 24, 64


class ReplayHead(Painted):
    """When it is, and how both sides stand."""

    IS = Role.Heading

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._shown: Head | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, head: Head) -> None:
        """Tell another step."""
        self._shown = head
        notes = [*(one.words for one in head.sides), *([head.note] if head.note else [])]
        self.setAccessibleName(head.aloud)
        self.setAccessibleDescription(". ".join(notes))
        self.setToolTip(tip("\n".join(notes)))
        self.update()

    def sizeHint(self) -> QSize:
        """Give the height of a head."""
        return QSize(self.look.px(600), self.look.px(HEAD))

    def minimumSizeHint(self) -> QSize:
        """Words give way."""
        return QSize(self.look.px(320), self.look.px(HEAD))

    def draw(self, painter: QPainter) -> None:
        """Draw the title over what is under it; at the right each side's words over the note."""
        look, head = self.look, self._shown
        if head is None:
            return
        pad = look.px(12)
        wide = max((paint.width(look, one.short, "compact") for one in head.sides), default=0) + look.px(26)
        both = wide * len(head.sides)
        note = paint.width(look, head.note, "small") + look.px(4) if head.note else 0
        left = self.width() - pad - max(both, note)
        room = left - 2 * pad
        paint.text(painter, look, QRectF(pad, look.px(8), room, look.px(26)), head.title, kind="title")
        under = QRectF(pad, look.px(36), room, look.px(18))
        paint.text(painter, look, under, head.under, kind="small", token="ink2")
        for nth, one in enumerate(head.sides):
            x = left + max(both, note) - both + nth * wide
            paint.side_bar(painter, look, QRectF(x, look.px(11), look.px(5), look.px(17)), one.side)
            box = QRectF(x + look.px(11), look.px(8), wide - look.px(11), look.px(24))
            paint.text(painter, look, box, one.short, kind="compact", token=look.side(one.side))
        box = QRectF(left, look.px(36), self.width() - pad - left, look.px(18))
        paint.text(painter, look, box, head.note, kind="small", token="ink2", align=paint.RIGHT)
        paint.hair(painter, look, 0, self.width(), self.height() - 1)


class TimeLine(QSlider):
    """The steps as a line: stretches, what is dark in them, a tick at each weighty step; a click goes there."""

    def __init__(self, look: Look, stretches: Sequence[Stretch], weighty: Sequence[int], steps: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.look, self._stretches, self._weighty = look, tuple(stretches), tuple(weighty)
        self.setRange(0, max(0, steps - 1))
        self.setPageStep(max(1, steps // 20))
        self.setAccessibleName(tr("Steps of the replay"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Names of stretches over the line."""
        return QSize(self.look.px(400), self.look.px(44))

    def minimumSizeHint(self) -> QSize:
        """Give the least room."""
        return QSize(self.look.px(200), self.look.px(44))

    def place(self, nth: int) -> float:
        """Give where a step is, in pixels from the left."""
        pad = self.look.px(12)
        return pad + (self.width() - 2 * pad) * nth / max(1, self.maximum())

    def _step_at(self, x: float) -> int:
        pad = self.look.px(12)
        return round((x - pad) / max(1, self.width() - 2 * pad) * self.maximum())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the replay: they are steps and stretches."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the step under the cursor."""
        self.setSliderDown(True)
        self.setValue(self._step_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the cursor."""
        if self.isSliderDown():
            self.setValue(self._step_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self.setSliderDown(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint names over the line, nights dark, weighty steps as ticks, and the present step."""
        look, painter = self.look, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top, tall = look.px(22), look.px(12)
        line = QRectF(self.place(0), top, self.place(self.maximum()) - self.place(0), tall)
        painter.fillRect(line, look.color("sheet"))
        after = 0.0
        for one in self._stretches:
            x = self.place(one.begins)
            for first, last in one.nights:
                painter.fillRect(
                    QRectF(self.place(first), top, self.place(last) - self.place(first), tall), look.color("edge")
                )
            painter.fillRect(QRectF(x, look.px(4), 1, look.px(18)), look.color("rule"))
            wide = paint.width(look, one.name, "small") + look.px(8)
            if x + look.px(4) >= after and x + wide <= self.width():
                box = QRectF(x + look.px(4), look.px(3), wide, look.px(18))
                paint.text(painter, look, box, one.name, kind="small", token="ink2")
                after = x + wide
        for nth in self._weighty:
            painter.fillRect(
                QRectF(self.place(nth) - 1, top - look.px(2), look.px(2), tall + look.px(4)), look.color("wine")
            )
        painter.setPen(QPen(look.color("edge"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(line)
        x, half = self.place(self.value()), look.px(6)
        painter.setPen(QPen(look.color("ink"), look.px(2) if self.hasFocus() else 1))
        painter.setBrush(look.color("lamp"))
        head = [
            QPointF(x - half, top - look.px(6)),
            QPointF(x + half, top - look.px(6)),
            QPointF(x + half, top + tall),
            QPointF(x, top + tall + look.px(7)),
            QPointF(x - half, top + tall),
        ]
        painter.drawPolygon(QPolygonF(head))
        painter.end()


class StepBrush:
    """Paints a line of the list of steps."""

    def height(self, look: Look, row: StepRow, width: int) -> int:
        """One line, or as many as its words need; where something begins, one more."""
        high = max(look.px(LINE), int(self._tall(look, row, width)) + look.px(6))
        return high + (look.px(LINE) if row.begins else 0)

    def _edges(self, look: Look, row: StepRow) -> tuple[float, float]:
        """Give how much stands before the words and after them."""
        after = paint.width(look, f"+{row.more}", "small") + look.px(6) if row.more else 0
        return max(look.px(42), paint.width(look, row.when, "small") + look.px(8)), after

    def _tall(self, look: Look, row: StepRow, width: float) -> float:
        before, after = self._edges(look, row)
        return tall(look, row.words, width - look.px(20) - before - after, "compact", bold=row.weighty)

    def paint(self, painter: QPainter, look: Look, row: StepRow, box: QRectF, *, lit: bool) -> None:
        """Paint when it is and what it is about; a weighty one has a wine bar, what begins is a heading."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        if row.begins:
            head = QRectF(box.left(), box.top(), box.width(), look.px(LINE))
            painter.fillRect(head, look.color("wash"))
            paint.text(painter, look, head.adjusted(look.px(12), 0, 0, 0), row.begins, kind="label", token="ink2")
            box = box.adjusted(0, look.px(LINE), 0, 0)
        if row.weighty:
            painter.fillRect(QRectF(box.left(), box.top(), look.px(4), box.height() - 1), look.color("wine"))
        line = box.adjusted(look.px(12), 0, -look.px(8), 0)
        more = f"+{row.more}" if row.more else ""
        before, after = self._edges(look, row)
        paint.text(painter, look, line, row.when, kind="small", token="ink2")
        painter.setFont(look.font("compact", bold=row.weighty))
        painter.setPen(look.color("ink"))
        middle = WRAP | int(Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(line.adjusted(before, 0, -after, 0), middle, plain(row.words))
        paint.text(painter, look, line, more, kind="small", token="ink3", align=paint.RIGHT)
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)

    def aloud(self, row: StepRow) -> str:
        """Give it in words."""
        return row.aloud

"""Parts of a battle's playback: the map that leaves the keys of going to it, the log that explains each figure."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.games.tactical.screen.map.canvas import SquareMap
from companion.games.tactical.screen.rows.playback_lines import Line
from companion.language.escaping import plain

FIGURE = 20
_PAD, _IN = 12, 12
_OF_PLAYBACK = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
}


class PlaybackMap(SquareMap):
    """The map; the keys that go through the steps are left to the playback, so the map pans with Shift."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys of the playback to it."""
        if Qt.Key(event.key()) in _OF_PLAYBACK and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)


class LineBrush:
    """Paints a sentence in as many lines as it needs, or a figure of its working with its clause."""

    def height(self, look: Look, row: Line, width: int) -> int:
        """As high as the sentence is; a figure is one line, more where its words need them."""
        if row.kind == "figure":
            free = width - look.px(2 * _PAD + _IN) - self._value(look, row)
            lines = (
                self._wrapped(look, row.text, "compact", free).height() / QFontMetricsF(look.font("compact")).height()
            )
            return look.px(FIGURE) * max(1, round(lines))
        return round(self._wrapped(look, row.text, "strong", width - look.px(2 * _PAD)).height()) + look.px(10)

    def _wrapped(self, look: Look, words: str, kind: str, width: float) -> QRectF:
        room = QRectF(0, 0, max(40.0, width), 10_000)
        return QFontMetricsF(look.font(kind)).boundingRect(room, int(Qt.TextFlag.TextWordWrap), words)

    def _value(self, look: Look, row: Line) -> float:
        """Give the width of a figure's value, with the room before it."""
        return paint.width(look, row.value, "compact", bold=not row.idle) + look.px(10)

    def paint(self, painter: QPainter, look: Look, row: Line, box: QRectF, *, lit: bool) -> None:
        """Paint a sentence under a hairline, or a figure: what it is, its clause in grey, at the right its value."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        if row.kind == "fact":
            room = box.adjusted(look.px(_PAD), look.px(6), -look.px(_PAD), 0)
            painter.setFont(look.font("strong"))
            painter.setPen(look.color("ink"))
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap), plain(row.text))
            paint.hair(painter, look, box.left(), box.right(), box.top())
            return
        line = box.adjusted(look.px(_PAD + _IN), 0, -look.px(_PAD), 0)
        token = "ink3" if row.idle else "ink2"
        value = self._value(look, row)
        last = line.adjusted(0, line.height() - look.px(FIGURE), 0, 0)
        paint.text(
            painter,
            look,
            last,
            row.value,
            kind="compact",
            bold=not row.idle,
            token="ink3" if row.idle else "ink",
            align=paint.RIGHT,
        )
        free = line.width() - value
        words, clause = paint.width(look, row.text, "compact"), paint.width(look, row.clause, "small") + look.px(8)
        painter.setFont(look.font("compact"))
        painter.setPen(look.color(token))
        wrapped = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(line.adjusted(0, 0, -value, 0), wrapped, plain(row.text))
        if words + clause <= free:
            at = line.adjusted(words + look.px(8), 0, -value, 0)
            paint.text(painter, look, at, row.clause, kind="small", token="ink3")

    def aloud(self, row: Line) -> str:
        """Give it in words, with its clause."""
        return f"{row.aloud} [{row.clause}]" if row.clause else row.aloud

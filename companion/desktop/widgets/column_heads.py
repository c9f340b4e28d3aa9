"""The heads of a grid's columns: on two lines where their words need them, their letters drawn together at the last."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look

PAD = 3


class Heads(QHeaderView):
    """The heads above the columns of a grid."""

    def __init__(self, look: Look, grid: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, grid)
        self._look = look

    def least(self, words: str) -> int:
        """Give the least width of a column in pixels: that of the longest word of its head."""
        longest = max((paint.width(self._look, word, "small", bold=True) for word in words.split()), default=0.0)
        return round(longest * paint.TIGHT / 100) + 2 * self._look.px(PAD) + 1

    def _lines(self, words: str, room: float) -> list[str]:
        """Part the words of a head into two lines, as even as can be, where one has no room for them."""
        parts = words.split()
        if len(parts) < 2 or paint.width(self._look, words, "small", bold=True) <= room:
            return [words]
        ways = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
        return list(min(ways, key=lambda way: max(paint.width(self._look, one, "small", bold=True) for one in way)))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint a head over its hairline."""
        look, box = self._look, QRectF(rect)
        words = str(self.model().headerData(section, Qt.Orientation.Horizontal) or "")
        room = box.adjusted(look.px(PAD), 0, -look.px(PAD), 0)
        painter.save()
        painter.fillRect(box, look.color("page"))
        lines = self._lines(words, room.width())
        tall = look.px(15)
        top = box.center().y() - tall * len(lines) / 2
        for nth, line in enumerate(lines):
            place = QRectF(room.left(), top + nth * tall, room.width(), tall)
            paint.text(painter, look, place, line, kind="small", bold=True, token="ink2", align=paint.MIDDLE)
        paint.hair(painter, look, box.left(), box.right(), box.bottom(), token="edge")
        painter.restore()

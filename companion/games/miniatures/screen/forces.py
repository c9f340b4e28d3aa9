"""The picture of a scenario: both sides drawn up in their formations, every stand a pip."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.games.miniatures.words.gallery import Card, Formation
from companion.language.tongue import tr
from companion.language.words import side_words

ROW = 20


class ForcesPicture(Painted):
    """Union at the left, Confederates at the right."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._card: Card | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_card(self, card: Card | None) -> None:
        """Show a scenario's forces."""
        self._card = card
        if card is not None:
            said = [f"{side_words(side)}: {words}" for side, words, _ in card.sides]
            self.setAccessibleName(tr("The forces of {title}", title=card.title))
            self.setAccessibleDescription(". ".join(said))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        """Give the room of the longer side."""
        sides = self._card.sides if self._card is not None else ()
        rows = max((sum(1 + len(one.units) for one in found) for _, _, found in sides), default=0)
        return QSize(self.look.px(560), self.look.px(54 + ROW * rows + 8))

    def draw(self, painter: QPainter) -> None:
        """Draw both sides."""
        if self._card is None:
            return
        look, half = self.look, self.width() / 2
        paint.oxford_rule(painter, look, 0, self.width(), look.px(2))
        for nth, (side, words, formations) in enumerate(self._card.sides):
            left = nth * half + (look.px(10) if nth else 0)
            box = QRectF(left, look.px(12), half - look.px(10), self.height())
            paint.side_bar(painter, look, QRectF(left, look.px(16), look.px(6), look.px(16)), side)
            head = QRectF(left + look.px(12), look.px(12), box.width(), look.px(22))
            paint.text(painter, look, head, side_words(side).upper(), kind="label", token=look.side(side))
            under = QRectF(left, look.px(34), box.width(), look.px(16))
            paint.text(painter, look, under, words, kind="small", token="ink2")
            self._formations(painter, side, formations, QRectF(left, look.px(54), box.width(), box.height()))

    def _formations(self, painter: QPainter, side: str, formations: tuple[Formation, ...], box: QRectF) -> None:
        look, top = self.look, box.top()
        for one in formations:
            line = QRectF(box.left(), top, box.width(), look.px(ROW))
            paint.text(painter, look, line, one.name, kind="compact", bold=True)
            right = f"{one.leader} · {one.arrives}" if one.leader else one.arrives
            paint.text(painter, look, line, right, kind="small", token="ink2", align=paint.RIGHT)
            top += look.px(ROW)
            for name, pips in one.units:
                row = QRectF(box.left() + look.px(10), top, box.width() * 0.42, look.px(ROW))
                paint.text(painter, look, row, name, kind="small")
                at = QPointF(box.left() + box.width() * 0.48, top + look.px(4))
                paint.pips(painter, look, at, pips, side, room=box.width() * 0.5)
                top += look.px(ROW)

"""The die of the moment: a typed face in ink on white, a rolled one in white on ink, a gold frame while it waits."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look, tokens
from companion.desktop.widgets.parts import Painted
from companion.language.tongue import tr

FACES = 10


def face_of(digit: int) -> int:
    """Give the face that a digit key means: 0 is ten."""
    return digit or FACES


class DieField(Painted):
    """Shows a face, or waits for one; the mouse asks for the app's roll."""

    def __init__(self, look: Look, size: int = 66) -> None:
        super().__init__(look)
        self._size = size
        self.face: int | None = None
        self.whose = ""
        """Who throws it, in words."""
        self.typed, self.waiting = True, False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_face(None)

    def show_face(
        self, face: int | None, *, typed: bool = True, waiting: bool = False, whose: str | None = None
    ) -> None:
        """Show a face; `whose` says in words who throws it and for what, None leaves that as it was."""
        self.whose = self.whose if whose is None else whose
        self.face, self.typed, self.waiting = face, typed, waiting
        words = tr("no face yet") if face is None else str(face)
        self.setAccessibleName(tr("{what}: {face}", what=self.whose or tr("Die"), face=words))
        self.setAccessibleDescription(tr("waits for 1 to 9, 0 for ten") if waiting else "")
        self.update()

    def sizeHint(self) -> QSize:
        """Give the field with its halo."""
        side = self.look.px(self._size + 8)
        return QSize(side, side)

    def draw(self, painter: QPainter) -> None:
        """Draw halo, box and face."""
        look, halo = self.look, self.look.px(3)
        box = QRectF(halo, halo, self.width() - 2 * halo, self.height() - 2 * halo)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.waiting:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color("lamp"))
            painter.drawRoundedRect(box.adjusted(-halo, -halo, halo, halo), look.px(7), look.px(7))
        if self.face is None:
            painter.setPen(QPen(look.color("ink" if self.waiting else "edge"), look.px(1.5)))
            painter.setBrush(look.color("sheet"))
            painter.drawRoundedRect(box, look.px(tokens()["radius"]["die"]), look.px(5))
            paint.text(painter, look, box, "–", kind="die", token="ink3", align=paint.MIDDLE)
        else:
            paint.die(
                painter,
                look,
                QPointF(box.left(), box.top()),
                str(self.face),
                typed=self.typed,
                size=box.width() * 100 / look.percent,
            )

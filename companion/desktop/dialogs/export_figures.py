"""The pictures of a report: figures as SVG on a page of HTML, as lines and letters in pages of A4; photographs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPen,
    QPyTextObject,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtSvg import QSvgRenderer

from companion.desktop.maps.letters import font
from companion.desktop.widgets.look import Look
from companion.drawing.figure import Figure
from companion.drawing.svg import svg

KIND = QTextFormat.ObjectTypes.UserObject.value + 1
"""What stands in a text where a figure is drawn."""
FAMILIES = re.compile(r'font-family="([^",]+),[^"]*"')
EDGE = QColor("#B8AE9C")
PAGE = 0.97
"""Of the width of a page: the document asks for a little more than it gives."""
HIGH = 0.6
"""Of the height of a page, the most that a photograph takes."""


def drawn(figure: Figure) -> str:
    """Give a figure as SVG in the light colours, whatever the screen has."""
    look = Look()
    made = svg(figure, lambda token: look.color(token).name(), "page")
    # Qt takes a list of families for the name of one, and finds none of that name.
    return FAMILIES.sub(lambda found: f'font-family="{found[1]}"', made)


class Figures(QPyTextObject):
    """Draws figures and photographs where a text names them, each as wide as the page or as a photograph may be."""

    def __init__(self, parent: QTextDocument, figures: Sequence[Figure], photographs: Sequence[bytes]) -> None:
        super().__init__(parent)
        font("place", 12)  # the map's own cuts are bundled first
        self._art: dict[str, QSvgRenderer | QImage] = {
            f"figure:{nth}": QSvgRenderer(drawn(one).encode()) for nth, one in enumerate(figures)
        }
        self._art |= {f"photograph:{nth}": QImage.fromData(one) for nth, one in enumerate(photographs)}

    @property
    def names(self) -> frozenset[str]:
        """Give the names by which figures stand in a text."""
        return frozenset(self._art)

    def intrinsicSize(self, made: QTextDocument, position: int, shape: QTextFormat) -> QSizeF:
        """Give the room of a figure, as wide as a page; a photograph's is no higher than its part of one."""
        art, wide = self._named(shape), made.pageSize().width() * PAGE
        size = QSizeF(art.size() if isinstance(art, QImage) else art.defaultSize())
        if wide <= 0 or size.isEmpty():
            return size
        if isinstance(art, QImage):
            wide = min(wide, made.pageSize().height() * HIGH * size.width() / size.height())
        return QSizeF(wide, wide * size.height() / size.width())

    def drawObject(
        self, painter: QPainter, rect: QRectF | object, made: QTextDocument, position: int, shape: QTextFormat
    ) -> None:
        """Draw a figure in its room."""
        assert isinstance(rect, QRectF)
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        art = self._named(shape)
        if isinstance(art, QImage):
            painter.drawImage(rect, art)
        else:
            art.render(painter, rect)
        painter.setPen(QPen(EDGE, 2))
        painter.drawRect(rect.adjusted(1, 1, -1, -1))  # within it: nothing of it is on the page before
        painter.restore()

    def _named(self, shape: QTextFormat) -> QSvgRenderer | QImage:
        return self._art[shape.toImageFormat().name()]


def show(made: QTextDocument, figures: Sequence[Figure], photographs: Sequence[bytes] = ()) -> None:
    """Let a document draw its figures and photographs itself, which would else be pictures that nobody loads."""
    if not figures and not photographs:
        return
    drawing = Figures(made, figures, photographs)
    made.documentLayout().registerHandler(KIND, drawing)
    block = made.begin()
    while block.isValid():
        shape = _first(block)
        if shape.isImageFormat() and shape.toImageFormat().name() in drawing.names:
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
            shape.setObjectType(KIND)
            cursor.setCharFormat(shape)
        block = block.next()


def shows(block: QTextBlock) -> bool:
    """Say whether a paragraph is a figure."""
    return _first(block).objectType() == KIND


def _first(block: QTextBlock) -> QTextCharFormat:
    """Give how a paragraph begins; to ask an empty one for its first part reads what is not there."""
    part = block.begin()
    return QTextCharFormat() if part.atEnd() else part.fragment().charFormat()

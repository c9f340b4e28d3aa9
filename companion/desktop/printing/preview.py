"""The preview: a page as it comes out of the printer, with the work and the number of the page beneath it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from companion.desktop.printing.press import Picture, Press, Printed
from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted, label, row
from companion.language.tongue import tr

ZOOMS = (1.0, 1.5, 2.0, 3.0)
"""1 is the whole page."""


class Page(Painted):
    """A page on the ground of the desk."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.picture: Picture | None = None
        self.words = ""
        self.setAccessibleName(tr("The page as it is printed"))

    def show_picture(self, picture: Picture | None, words: str) -> None:
        """Show a page, or with none only words."""
        self.picture, self.words = picture, words
        self.setAccessibleDescription(words)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the paper in the middle; its picture is drawn again in the right size a moment later."""
        look, whole = self.look, QRectF(self.rect())
        painter.fillRect(whole, look.color("wash"))
        if self.picture is None:
            paint.text(painter, look, whole, self.words, token="ink2", align=paint.MIDDLE)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shown = QSize(self.picture.image.size()).scaled(self.paper_size(), Qt.AspectRatioMode.KeepAspectRatio)
        box = QRectF(
            (whole.width() - shown.width()) / 2, (whole.height() - shown.height()) / 2, shown.width(), shown.height()
        )
        painter.drawImage(box, self.picture.image)
        painter.setPen(look.color("edge"))
        painter.drawRect(box)

    def paper_size(self) -> QSize:
        """Give the room that there is for the paper."""
        edge = 2 * self.look.px(12)
        return QSize(max(8, self.width() - edge), max(8, self.height() - edge))


class Work(Painted):
    """How far the work is, as a bar with words; without work it is not there, though its room is."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._share, self._words = 0.0, ""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def tell(self, words: str, share: float = 0.0) -> None:
        """Show words and the share that is done, or with "" nothing."""
        self._share, self._words = share, words
        self.setAccessibleName(words or tr("No work is under way"))
        self.setVisible(bool(words))
        self.update()

    def sizeHint(self) -> QSize:
        """Give the room of a line."""
        return QSize(self.look.px(220), self.look.px(28))

    def draw(self, painter: QPainter) -> None:
        """Draw words over a bar."""
        look, wide, high = self.look, float(self.width()), float(self.height())
        paint.text(painter, look, QRectF(0, 0, wide, high - look.px(6)), self._words, kind="small", token="ink2")
        bar = QRectF(0, high - look.px(6), wide, look.px(4))
        painter.fillRect(bar, look.color("rule"))
        bar.setWidth(wide * min(1.0, max(0.0, self._share)))
        painter.fillRect(bar, look.color("ink2"))


class Preview(QWidget):
    """Pages to turn; PgUp and PgDn, Ctrl and + or - for a closer look, Ctrl 0 for the whole page."""

    cancelled = Signal()

    def __init__(self, look: Look, press: Press) -> None:
        super().__init__()
        self._look, self._press = look, press
        self.printed: Printed | None = None
        self.number = 0
        """The page that is shown, counted from 0."""
        self._zoom = 0
        self.page = Page(look)
        self._area = QScrollArea()
        self._area.setWidget(self.page)
        self._area.setWidgetResizable(True)
        self._area.setAccessibleName(tr("Preview"))
        self.previous, self.next = KeyButton(look, tr("Previous"), "PgUp"), KeyButton(look, tr("Next"), "PgDn")
        self.previous.clicked.connect(lambda: self.turn(-1))
        self.next.clicked.connect(lambda: self.turn(1))
        self.place = label("", "small")
        self.work = Work(look)
        self.cancel = KeyButton(look, tr("Cancel"))
        self.cancel.clicked.connect(self.cancelled)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(look.px(6))
        lines.addWidget(self._area, 1)
        foot = row(self.previous, self.place, self.next, self.work, self.cancel, spacing=look.px(8))
        foot.setStretch(3, 1)
        lines.addLayout(foot)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        # Long enough that a drag of the window's edge orders one picture, short enough not to be noticed.
        self._later.setInterval(60)
        self._later.timeout.connect(self._order_picture)
        press.drawn.connect(self._on_drawn)
        self.show_none("")

    def show_work(self, words: str, share: float = 0.0) -> None:
        """Show how far the work is; the pages of before stay until there are new ones."""
        self.work.tell(words, share)
        self.cancel.setVisible(bool(words))

    def show_none(self, words: str) -> None:
        """Show that there are no pages, and why."""
        self.printed = None
        self.show_work("")
        self.page.show_picture(None, words)
        self._tell_place()

    def show_printed(self, printed: Printed) -> None:
        """Show the pages of a PDF, at the number where one was."""
        self.printed = printed
        self.number = min(self.number, printed.pages - 1)
        self.show_work("")
        self._tell_place()
        self._order_picture()

    def turn(self, by: int) -> None:
        """Turn pages on, or back."""
        if self.printed is None:
            return
        there = max(0, min(self.printed.pages - 1, self.number + by))
        if there != self.number:
            self.number = there
            self._tell_place()
            self._order_picture()

    def zoom(self, by: int) -> None:
        """Look closer, or from further away; 0 shows the whole page."""
        self._zoom = max(0, min(len(ZOOMS) - 1, self._zoom + by)) if by else 0
        self._fit()

    def _fit(self) -> None:
        room, times = self._area.viewport().size(), ZOOMS[self._zoom]
        self.page.setMinimumSize(
            QSize(0, 0) if times == 1 else QSize(round(room.width() * times), round(room.height() * times))
        )
        self._later.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the page again, a moment after the last change of the size."""
        super().resizeEvent(event)
        self._fit()

    def _order_picture(self) -> None:
        if self.printed is not None:
            self._press.draw(self.printed, self.number, self.page.paper_size() * self.devicePixelRatioF())

    def _on_drawn(self, picture: Picture) -> None:
        # It may come in after one has turned the page.
        if self.printed is not None and picture.order is self.printed.order and picture.page == self.number:
            self.page.show_picture(picture, self.place.text())

    def _tell_place(self) -> None:
        pages = self.printed.pages if self.printed is not None else 0
        self.place.setText(tr("page {n} of {all}", n=self.number + 1, all=pages) if pages else tr("no page"))
        self.previous.setEnabled(bool(pages) and self.number > 0)
        self.next.setEnabled(self.number < pages - 1)

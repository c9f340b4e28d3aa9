"""The press: PDFs and pictures of their pages, made in a thread of their own. Only the newest order counts.

What a deck is made from are values, put together before; the thread never sees a game.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QSize, QSizeF, Signal
from PySide6.QtGui import QImage

from companion.cards.decks import DECKS, build
from companion.cards.sizes import Layout
from companion.cards.source import Source
from companion.charts.faults import BadInput, Problem
from companion.kernel import fault_log
from companion.language.tongue import tr

PDFIUM = Lock()
"""PDFium knows one thread at a time in a process."""


class Order(NamedTuple):
    """A deck that is wanted."""

    number: int
    deck: str
    source: Source
    layout: Layout


class Printed(NamedTuple):
    """A PDF that is ready."""

    order: Order
    content: bytes
    pages: int
    to_scale: bool = False
    """What is on it is measured with or cut out: another size would be wrong, not only smaller."""


class Picture(NamedTuple):
    """A page as a picture."""

    order: Order
    page: int
    image: QImage


class Failed(NamedTuple):
    """Why there is no PDF."""

    order: Order
    words: str


class Press(QObject):
    """Takes orders; what comes of them is told in the receiver's own thread."""

    made = Signal(object)
    """A `Printed`."""
    drawn = Signal(object)
    """A `Picture`."""
    failed = Signal(object)
    """A `Failed`."""
    worked = Signal(object, int, int)
    """Of an order so many pieces of all are done."""

    def __init__(self) -> None:
        super().__init__()  # no parent: the thread may outlive the window by a moment
        self.closed = False
        # One thread: orders come out in the order in which they were given, and an older one finds itself outdated.
        self._thread = ThreadPoolExecutor(1, "press")
        self._newest = 0
        self._shown: tuple[int, QSize] = (0, QSize())

    def order(self, deck: str, source: Source, layout: Layout) -> Order:
        """Order a deck; the work on an older one stops."""
        self._newest += 1
        made = Order(self._newest, deck, source, layout)
        self._thread.submit(self._work, made)
        return made

    def draw(self, printed: Printed, page: int, size: QSize) -> None:
        """Order the picture of a page, as large as it fits into a size; older pictures need not be drawn any more."""
        self._shown = (page, size)
        if not self.closed:
            self._thread.submit(self._draw, printed, page, size)

    def stop(self) -> None:
        """Stop the work; nothing comes of it."""
        self._newest += 1

    def close(self) -> None:
        """Stop the work and take no more."""
        self.stop()
        self.closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)

    # ---- in the thread

    def _wanted(self, order: Order) -> bool:
        return order.number == self._newest

    def _work(self, order: Order) -> None:
        if not self._wanted(order):
            return
        from companion.cards.book import Cancelled

        try:
            self.made.emit(self._printed(order))
        except Cancelled:
            return
        except BadInput as error:
            self._fail(order, "; ".join(words_of(one) for one in error.problems))
        except Exception as error:  # whatever it is, the window stays and says so
            place = fault_log.log(error)
            where = tr("; the details are in {place}", place=place) if place is not None else ""
            self._fail(order, tr("a fault in the program, nothing was printed: {why}", why=error) + where)

    def _fail(self, order: Order, words: str) -> None:
        if self._wanted(order):
            self.failed.emit(Failed(order, words))

    def _printed(self, order: Order) -> Printed:
        from companion.cards.book import Cancelled, pdf

        def told(done: int, every: int) -> bool:
            if self._wanted(order):
                self.worked.emit(order, done, every)
            return self._wanted(order)

        deck = build(order.deck, order.source, order.layout)
        if not self._wanted(order):
            raise Cancelled
        content = pdf(deck, order.layout, told)
        with PDFIUM:
            pages = _pages(content)
        return Printed(order, content, pages, to_scale=deck.kind in ("tiles", "boards"))

    def _draw(self, printed: Printed, page: int, size: QSize) -> None:
        # A window that is being dragged larger orders a picture at every step; all but the last are passed over.
        if self._wanted(printed.order) and self._shown == (page, size):
            with PDFIUM:
                image = picture(printed.content, page, size)
            self.drawn.emit(Picture(printed.order, page, image))


def words_of(problem: Problem) -> str:
    """Put a problem into words, without the places that only a command line has."""
    place = "" if problem.path.startswith("-") or problem.path in DECKS else problem.path
    told = f"{problem.what} ({problem.hint})" if problem.hint else problem.what
    return f"{place}: {told}" if place else told


def _document(content: bytes) -> Any:
    import pypdfium2

    read: Any = pypdfium2.PdfDocument  # it has no types
    return read(content)


def _pages(content: bytes) -> int:
    document = _document(content)
    try:
        return len(document)
    finally:
        document.close()


def page_size(content: bytes, page: int) -> QSizeF:
    """Give how large a page of a PDF is, in points."""
    document = _document(content)
    try:
        return QSizeF(*document[page].get_size())
    finally:
        document.close()


def picture(content: bytes, page: int, size: QSize) -> QImage:
    """Draw a page of a PDF, as large as it fits into a size in pixels."""
    document = _document(content)
    try:
        wide, high = document[page].get_size()
        scale = min(size.width() / wide, size.height() / high)
        found = document[page].render(scale=scale)
        shown = QImage(bytes(found.buffer), found.width, found.height, found.stride, QImage.Format.Format_BGR888)
        # It is gone with the document.
        return shown.copy()  # the bytes are the bitmap's own
    finally:
        document.close()

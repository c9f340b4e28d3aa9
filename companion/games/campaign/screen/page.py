"""The page of a corps in a window: turn by turn what was reported, sent and done; left and right turn the page."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from companion.desktop.dialogs.framed import Framed
from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, Heading, label, row
from companion.desktop.widgets.plain import window_title
from companion.desktop.widgets.rows import RowList, RowModel
from companion.games.campaign.screen.desk import CampaignDesk
from companion.games.campaign.words.corps_page import SORTS, Page, PageLine, PageTurn, page
from companion.language.escaping import plain
from companion.language.tongue import tr

_WRAP = int(Qt.TextFlag.TextWordWrap)
TIMES, SORT = 112, 76
"""Room for a turn's name, and for what sort a line is of."""


class PageBrush:
    """Paints a turn: when it was, then its lines, each with its sort before it and what is known besides below it."""

    def height(self, look: Look, row: PageTurn, width: int) -> int:
        """Give the height of all its lines, wrapped."""
        tall = sum(self._tall(look, one, width) for one in row.lines)
        return int(max(tall, look.px(34)) + look.px(13))

    def _texts(self, one: PageLine) -> Iterator[tuple[str, str]]:
        """Give the texts of a line, each with the kind of its letters."""
        yield (f"{one.words} [{one.clause}]" if one.clause else one.words), "compact"
        if one.note:
            yield one.note, "small"

    def _measured(self, look: Look, words: str, kind: str, width: float) -> float:
        room = QRectF(0, 0, width - look.px(TIMES + SORT + 24), 10_000)
        return QFontMetricsF(look.font(kind)).boundingRect(room, _WRAP, plain(words)).height()

    def _tall(self, look: Look, one: PageLine, width: float) -> float:
        return sum(self._measured(look, words, kind, width) for words, kind in self._texts(one)) + look.px(4)

    def paint(self, painter: QPainter, look: Look, row: PageTurn, box: QRectF, *, lit: bool) -> None:
        """Paint it."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        left, top = box.left() + look.px(12), box.top() + look.px(6)
        times = QRectF(left, top, look.px(TIMES - 16), look.px(17))
        paint.text(painter, look, times, row.when, kind="compact", bold=True)
        paint.text(painter, look, times.translated(0, look.px(17)), row.ago, kind="small", token="ink2")
        before = ""
        for one in row.lines:
            if one.sort != before:
                place = QRectF(left + look.px(TIMES), top, look.px(SORT - 8), look.px(17))
                paint.text(painter, look, place, tr(SORTS[one.sort]).upper(), kind="label", token="ink2")
                before = one.sort
            top = self._lines(painter, look, one, QRectF(left + look.px(TIMES + SORT), top, box.width(), 0))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)

    def _lines(self, painter: QPainter, look: Look, one: PageLine, at: QRectF) -> float:
        """Paint a line's texts from a corner on, in a row so wide; gives where the next begins."""
        top, width = at.top(), at.width()
        for words, kind in self._texts(one):
            high = self._measured(look, words, kind, width)
            painter.setFont(look.font(kind))
            painter.setPen(look.color("ink" if kind == "compact" else "ink2"))
            painter.drawText(QRectF(at.left(), top, width - look.px(TIMES + SORT + 24), high + 2), _WRAP, plain(words))
            top += high
        return top + look.px(4)

    def aloud(self, row: PageTurn) -> str:
        """Give it in words."""
        said = (f"{tr(SORTS[one.sort])}: {'. '.join(words for words, _ in self._texts(one))}" for one in row.lines)
        return ". ".join((row.when, row.ago, *said))


class CorpsPage(Framed):
    """What the seat knows of a corps, by turns, the newest first."""

    def __init__(self, desk: CampaignDesk, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(look, tr("Page of a corps"), parent)
        self.desk, self.name, self._seat = desk, name, desk.seat
        brush = PageBrush()
        heading = self.findChild(Heading)
        assert heading is not None
        self.heading = heading
        self.seen, self.none = label("", "small"), Empty(look, tr("Nothing was sent, and nothing has come in yet."))
        self.seen.setWordWrap(True)
        self.model: RowModel[PageTurn] = RowModel(lambda row: row.turn, brush.aloud)
        self.list: RowList[PageTurn] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("What was reported, sent and done, the newest turn first"))
        self.list.on_key = self._key
        self.back, self.on = KeyButton(look, tr("Corps before"), "←"), KeyButton(look, tr("Next corps"), "→")
        self.back.repeats = self.on.repeats = True
        close = KeyButton(look, tr("Close"), "Esc")
        self.back.clicked.connect(self._turn_back)
        self.on.clicked.connect(self._turn_on)
        close.clicked.connect(self.reject)
        for part in (self.seen, self.none):
            self.lines.addWidget(part)
        self.lines.addWidget(self.list, 1)
        self.lines.addLayout(row(self.back, self.on, close))
        self.resize(look.px(760), look.px(560))
        self.stand(look.places, "corps-page")
        self.show_page(name)
        self.list.setFocus()
        desk.changed.connect(self._on_change)

    def show_page(self, name: str) -> None:
        """Show the page of a corps."""
        past, one = self.desk.past, self.desk.corps(name)
        if past is None or one is None:
            return
        self.name = name
        found: Page = page(self.desk.view, past, one, self.desk.name)
        self.setWindowTitle(window_title(tr("Page of {name}", name=found.name)))
        self.heading.tell(tr("Page of {name}", name=found.name), tr("as it is known {when}", when=found.now))
        said = [f"{words}." for words in (found.seen, found.in_short) if words]
        self.seen.setText("\n".join(said))
        self.seen.setVisible(bool(said))
        self.model.show(found.turns)
        self.none.setVisible(not found.turns)
        self.list.setVisible(bool(found.turns))

    def _on_change(self) -> None:
        """Shut where another sits down, or nobody: the computer plays on behind the page; else show what is new."""
        if self.desk.covered or self.desk.seat != self._seat:
            self.reject()
        else:
            self.show_page(self.name)

    def _turn_back(self) -> None:
        self._turn(-1)

    def _turn_on(self) -> None:
        self._turn(1)

    def _turn(self, by: int) -> None:
        names = [one.id for one in self.desk.view.corps]
        self.show_page(names[(names.index(self.name) + by) % len(names)])
        self.desk.select(self.name)

    def _key(self, event: QKeyEvent) -> bool:
        acts = {Qt.Key.Key_Left: self._turn_back, Qt.Key.Key_Right: self._turn_on}
        act = acts.get(Qt.Key(event.key()))
        if act is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        act()
        return True

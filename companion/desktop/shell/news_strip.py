"""The strip of a game of two sides: what an act or the end of a phase brought, for the seat that sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from companion.desktop.desk.seated import SeatedDesk
from companion.desktop.widgets import paint
from companion.desktop.widgets.lines import block, tall
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column
from companion.desktop.widgets.rows import RowList, RowModel
from companion.desktop.widgets.titles import PanelTitle
from companion.kernel.kind import kind_of
from companion.language.tongue import tr
from companion.rows import news
from companion.rows.news import NewsRow

TALL = 132
"""Pixels of the design, before it scrolls: the map below keeps its room."""
SIDE = 12
OfLine = Callable[[Any, Any, Any], Iterable[NewsRow]]
"""Gives what an entry brought: of its line, the names, and what gives its working."""
OfScore = Callable[[Any], Iterable[Any]]
"""Gives the rows of a score."""


class NewsBrush:
    """Paints what came about, and its clause behind it."""

    def height(self, look: Look, row: NewsRow, width: int) -> int:
        """Give the height of its words, wrapped."""
        return int(tall(look, row.what, self._room(look, row, width)) + look.px(6))

    def _room(self, look: Look, row: NewsRow, width: float) -> float:
        clause = paint.width(look, row.clause, "small") + look.px(12) if row.clause else 0
        return max(look.px(80.0), width - look.px(2 * SIDE) - clause)

    def paint(self, painter: QPainter, look: Look, row: NewsRow, box: QRectF, *, lit: bool) -> None:
        """Paint a line."""
        painter.fillRect(box, look.color("page"))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)
        left, wide = box.left() + look.px(SIDE), self._room(look, row, box.width())
        block(painter, look, QRectF(left, box.top() + look.px(3), wide + 1, box.height()), row.what)
        aside = QRectF(box.right() - look.px(SIDE) - look.px(200), box.top() + look.px(2), look.px(200), look.px(20))
        paint.text(painter, look, aside, row.clause, kind="small", token="ink2", align=paint.RIGHT)

    def aloud(self, row: NewsRow) -> str:
        """Give it in words."""
        return ". ".join(one for one in (row.what, row.clause) if one)


class NewsStrip(QWidget):
    """Stands above the map after something came about; the next key takes it away, or a click on its title.

    What one seat was told another is not: each has read the journal up to an entry of its own.
    """

    def __init__(self, desk: SeatedDesk, look: Look, of_line: OfLine, of_score: OfScore) -> None:
        super().__init__()
        self.setObjectName("news")
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.desk, self.look = desk, look
        self._of_line, self._of_score = of_line, of_score
        self.title = PanelTitle(look, tr("What it brought"), tr("until the next key"))
        brush = self._brush = NewsBrush()
        self.model: RowModel[NewsRow] = RowModel(lambda row: (row.entry, row.nth), brush.aloud)
        self.list: RowList[NewsRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("What it brought"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setLayout(column(self.title, self.list))
        self._begun = self._newest()
        self._read: dict[str, int] = {}
        """{seat: the last entry of which it was told}."""
        self._points: dict[str, tuple[Any, ...]] = {desk.seat: self._score()}
        self._made: dict[tuple[str, int], tuple[NewsRow, ...]] = {}
        look.changed.connect(self._fit)
        self.hide()

    def _newest(self) -> int:
        return max((line.entry for line in self.desk.log), default=0)

    def _score(self) -> tuple[Any, ...]:
        score = None if self.desk.covered else self.desk.session.score()
        return () if score is None else tuple(self._of_score(score))

    def refresh(self) -> None:
        """Tell what has come about since the seat was told last; nothing while the computer is at it."""
        if not self.desk.rests:
            return
        self.model.show(news.at_most(self._rows()) if not self.desk.covered else ())
        shown = self.model.rows()
        self.setAccessibleName(". ".join(row.what for row in shown))
        self.setVisible(bool(shown))
        self._fit()

    def _rows(self) -> list[NewsRow]:
        seat = self.desk.seat
        since = self._read.get(seat, self._begun)
        lines = [line for line in self.desk.log if line.current and line.entry > since]
        if not lines:
            return []
        names = kind_of(self.desk.session.kind).journal.open().names(self.desk.view, self.desk.log)
        found: list[NewsRow] = []
        for line in lines:
            key = (seat, line.entry)
            if key not in self._made:
                self._made[key] = tuple(self._of_line(line, names.then(line.called), self.desk.session.explain))
            found += self._made[key]
        before = self._points.get(seat)
        return [*(news.of_points(before, self._score()) if before is not None else ()), *found]

    def _fit(self) -> None:
        width = max(self.list.viewport().width(), self.width() - 1)
        high = sum(self._brush.height(self.look, row, width) for row in self.model.rows())
        self.list.setFixedHeight(max(1, min(self.look.px(TALL), high)))

    def resizeEvent(self, event: Any) -> None:
        """Have the room that its lines need at such a width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put it away by a click on its title."""
        if self.title.geometry().contains(event.position().toPoint()):
            self.put_away()
            event.accept()
        else:
            super().mousePressEvent(event)

    def put_away(self) -> None:
        """Tell of it no longer: the seat has read it."""
        if self.desk.covered or not self.desk.rests:
            return
        seat, newest = self.desk.seat, self._newest()
        if self._read.get(seat) != newest or self.isVisible():
            self._read[seat], self._points[seat] = newest, self._score()
            self._made.clear()
            self.model.show(())
            self.hide()

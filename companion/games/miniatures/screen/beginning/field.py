"""The picture of a scenario: the table as a sheet of paper, who stands on it, and who comes by which edge and when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.drawing.marks import Pips
from companion.games.miniatures.words.gallery import Group, plan_aloud
from companion.language.tongue import tr
from companion.language.words import side_words

HEAD = 26
"""The room of the line that says who is who."""
HOME = {"union": "south", "confederate": "north"}
"""Where a side stands of which nothing is told."""
BANDS = {"north": "top", "south": "bottom", "west": "left", "east": "right"}


def band(edge: str) -> str:
    """Give the side of the picture that an edge of the table is: corners belong to the top and the bottom."""
    return BANDS.get(edge.partition("-")[0], "bottom")


def homes(groups: Sequence[Group]) -> dict[str, str]:
    """Give each side the edge by which most of it comes; the other side takes what is over against it."""
    found: dict[str, str] = {}
    for side in HOME:
        count: dict[str, int] = {}
        for one in groups:
            if one.side == side and one.edge:
                count[one.edge] = count.get(one.edge, 0) + sum(unit.start for unit in one.units)
        if count:
            found[side] = max(count, key=lambda edge: count[edge])
    for side, other in (("union", "confederate"), ("confederate", "union")):
        if side not in found:
            opposite = {"top": "south", "bottom": "north", "left": "east", "right": "west"}
            found[side] = opposite[band(found[other])] if other in found else HOME[side]
    return found


class _Pen:
    """Painter, look and the sizes of the picture; a thumbnail has no words."""

    def __init__(self, look: Look, *, words: bool) -> None:
        self.look, self.words = look, words
        self.w, self.h, self.gap = look.px(5), look.px(8), look.px(1)
        self.line, self.head = self.h + look.px(4), look.px(17) if words else 0
        self.pad = look.px(10)

    def unit_width(self, unit: Pips) -> float:
        """Give how wide a unit is."""
        return float(unit.start * (self.w + self.gap) + self.look.px(3))

    def rows(self, group: Group) -> list[list[Pips]]:
        """Part the units into rows: who is there at the start stands in lines, who comes is a column on the march."""
        each = 1 if group.turn else 5
        return [list(group.units[at : at + each]) for at in range(0, len(group.units), each)]

    def width(self, group: Group) -> float:
        """Give how wide a group is."""
        widest = max(sum(self.unit_width(unit) + self.gap * 4 for unit in line) for line in self.rows(group))
        words = paint.width(self.look, group.words, "small", bold=True) if self.words else 0
        return float(max(widest, words) + self.look.px(10))

    def height(self, group: Group) -> float:
        """Give how high a group is."""
        return float(self.head + len(self.rows(group)) * self.line)

    def draw(self, painter: QPainter, group: Group, at: QPointF) -> None:
        """Draw a group: its side's bar, when it comes, its units."""
        look = self.look
        paint.side_bar(painter, look, QRectF(at.x(), at.y(), look.px(4), self.height(group) - look.px(2)), group.side)
        left, top = at.x() + look.px(8), at.y()
        if self.words:
            place = QRectF(left, top - look.px(2), self.width(group), look.px(16))
            token = "ink" if group.turn else look.side(group.side)
            paint.text(painter, look, place, group.words, kind="small", bold=not group.turn, token=token)
        top += self.head
        for line in self.rows(group):
            x = left
            for unit in line:
                self._unit(painter, unit, QPointF(x, top), group.side, there=group.turn == 0)
                x += self.unit_width(unit) + self.gap * 4
            top += self.line

    def _unit(self, painter: QPainter, unit: Pips, at: QPointF, side: str, *, there: bool) -> None:
        name = self.look.side(side)
        painter.setPen(Qt.PenStyle.NoPen if there else QPen(self.look.color(name), 1))
        painter.setBrush(self.look.color(name if there else f"{name}-tint"))
        inset = 0.0 if there else 0.5
        slant = self.w / 2 if unit.shape == "cavalry" else 0.0
        x, top, low = at.x() + inset, at.y() + inset, at.y() + self.h - inset
        for _ in range(unit.start):
            if unit.shape == "gun":
                d = self.w + self.look.px(1)
                painter.drawEllipse(QRectF(x, at.y() + (self.h - d) / 2, d, d))
                x += d + self.gap
                continue
            corners = ((x + slant, top), (x + self.w + slant, top), (x + self.w, low), (x, low))
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
            x += self.w + self.gap


class _Drawn(NamedTuple):
    """Where everything is: the sheet, the groups with their places, the height of it all."""

    sheet: QRectF
    places: list[tuple[Group, QPointF]]
    tall: float


def _rows(pen: _Pen, groups: Sequence[Group], room: float) -> list[list[Group]]:
    """Part groups into rows that fit."""
    rows: list[list[Group]] = []
    used = 0.0
    for group in groups:
        wide = pen.width(group) + pen.pad
        if not rows or used + wide > room:
            rows.append([])
            used = 0.0
        rows[-1].append(group)
        used += wide
    return rows


def _arrange(pen: _Pen, groups: Sequence[Group], wide: float) -> _Drawn:
    home, pad = homes(groups), pen.pad
    comes: dict[str, list[Group]] = {name: [] for name in BANDS.values()}
    there: dict[str, list[Group]] = {name: [] for name in BANDS.values()}
    for one in groups:
        (comes if one.turn else there)[band(one.edge or home[one.side])].append(one)
    sides = {name: max((pen.width(one) for one in comes[name]), default=-pad) + pad for name in ("left", "right")}
    places: list[tuple[Group, QPointF]] = []

    def lines(name: str, y: float) -> float:
        for line in _rows(pen, comes[name], wide):
            x = (wide - sum(pen.width(group) + pad for group in line) + pad) / 2
            for group in line:
                places.append((group, QPointF(max(0.0, x), y)))
                x += pen.width(group) + pad
            y += max(pen.height(group) for group in line) + pad
        return y

    top = lines("top", 0.0)
    tall = max(sum(pen.height(one) + pad for one in comes[name]) - pad for name in ("left", "right"))
    inside = sum(pen.height(one) + 2 * pad for part in there.values() for one in part)
    sheet = QRectF(sides["left"], top, wide - sides["left"] - sides["right"], max(tall, inside + pad, pen.look.px(96)))
    for name, x in (("left", 0.0), ("right", sheet.right() + pad)):
        y = sheet.center().y() - (sum(pen.height(one) + pad for one in comes[name]) - pad) / 2
        for group in comes[name]:
            places.append((group, QPointF(x, y)))
            y += pen.height(group) + pad
    places += _inside(pen, sheet, there)
    bottom = lines("bottom", sheet.bottom() + pad)
    return _Drawn(sheet, places, bottom - (pad if comes["bottom"] else 0))


def _inside(pen: _Pen, sheet: QRectF, there: dict[str, list[Group]]) -> Iterator[tuple[Group, QPointF]]:
    """Give the places of who is there from the start: near the edge that is his, alone in the middle."""
    alone, pad = sum(bool(part) for part in there.values()) == 1, pen.pad
    for name, groups in there.items():
        tall = sum(pen.height(one) + pad for one in groups) - pad
        wide = max((pen.width(one) for one in groups), default=0.0)
        x, y = sheet.center().x() - wide / 2, sheet.center().y() - tall / 2
        if not alone:
            x = {"left": sheet.left() + 1.5 * pad, "right": sheet.right() - wide - 1.5 * pad}.get(name, x)
            y = {"top": sheet.top() + 1.5 * pad, "bottom": sheet.bottom() - tall - 1.5 * pad}.get(name, y)
        for group in groups:
            yield group, QPointF(x, y)
            y += pen.height(group) + pad


def _draw(painter: QPainter, pen: _Pen, drawn: _Drawn) -> None:
    look, sheet = pen.look, drawn.sheet
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.color("ink"), look.px(2)))
    painter.setBrush(look.color("map.ground"))
    painter.drawRect(sheet.adjusted(1, 1, -1, -1))
    painter.setPen(QPen(look.color("edge"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = look.px(4)
    painter.drawRect(sheet.adjusted(inset, inset, -inset, -inset))
    for group, at in drawn.places:
        pen.draw(painter, group, at)


def draw_thumbnail(painter: QPainter, look: Look, box: QRectF, groups: Sequence[Group]) -> None:
    """Draw the picture without words, as large as the box allows."""
    pen = _Pen(look, words=False)
    ways = [(wide, _arrange(pen, groups, wide)) for wide in map(look.px, (330, 450, 560))]
    scale, drawn = max(
        ((min(box.width() / wide, box.height() / one.tall), one) for wide, one in ways), key=lambda way: way[0]
    )
    painter.save()
    painter.translate(box.left(), box.top())
    painter.scale(scale, scale)
    _draw(painter, pen, drawn)
    painter.restore()


class FieldPicture(Painted):
    """The picture at its full size, as high as it wants to be."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._groups: tuple[Group, ...] = ()
        self._tall = 200
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_plan(self, title: str, groups: tuple[Group, ...]) -> None:
        """Show a battle's plan."""
        self._groups = groups
        self.setAccessibleName(tr("Who comes when, {title}", title=title))
        self.setAccessibleDescription(plan_aloud(groups))
        self.setToolTip(tr("Filled: on the table at the start. Light: comes on later, by this edge."))
        self._reckon()
        self.update()

    def sizeHint(self) -> QSize:
        """Give the room."""
        return QSize(self.look.px(480), self._tall)

    def minimumSizeHint(self) -> QSize:
        """Give the least room: it is as high as it wants."""
        return QSize(self.look.px(300), self.sizeHint().height())

    def draw(self, painter: QPainter) -> None:
        """Draw it, with who is who above."""
        look, x = self.look, 0.0
        for side in ("union", "confederate"):
            paint.side_bar(painter, look, QRectF(x, look.px(3), look.px(6), look.px(14)), side)
            words = side_words(side).upper()
            place = QRectF(x + look.px(12), 0, look.px(160), look.px(20))
            x += look.px(36) + paint.text(painter, look, place, words, kind="label", token=look.side(side))
        pen = _Pen(look, words=True)
        drawn = _arrange(pen, self._groups, self.width())
        painter.translate(0, look.px(HEAD))
        _draw(painter, pen, drawn)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Reckon the height anew: fewer groups stand side by side where it is narrow."""
        super().resizeEvent(event)
        self._reckon()

    def _on_look(self) -> None:
        super()._on_look()
        self._reckon()

    def _reckon(self) -> None:
        tall = int(_arrange(_Pen(self.look, words=True), self._groups, self.width()).tall) + self.look.px(HEAD + 4)
        if tall != self._tall:
            self._tall = tall
            self.updateGeometry()

"""The difference line of a charge: a bar for each difference, and under it the bands with their chances."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.games.miniatures.words.charge import Band, Line
from companion.language.figures import signed
from companion.language.tongue import tr


class DifferenceLine(Painted):
    """Bars and bands; the rolled difference is framed in gold down into its band."""

    IS = Role.Chart

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._line: Line | None = None
        self._attacker, self._defender = "union", "confederate"
        self._rolled: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Odds of the charge"))

    def show_line(self, line: Line | None, attacker: str, defender: str, rolled: int | None) -> None:
        """Show the line for these sides and what was rolled."""
        self._line, self._attacker, self._defender, self._rolled = line, attacker, defender, rolled
        if line is not None:
            self.setAccessibleDescription("; ".join(f"{one.name} {one.first}, {one.end}" for one in line.bands))
        self.update()

    def sizeHint(self) -> QSize:
        """Give the room of bars, figures and bands."""
        return QSize(self.look.px(420), self.look.px(140))

    def minimumSizeHint(self) -> QSize:
        """Bars and bands are never cut: what holds them scrolls."""
        return QSize(0, self.sizeHint().height())

    def _color(self, band: Band) -> QColor:
        if not band.side:
            return self.look.color("edge")
        side = self._attacker if band.side == "attacker" else self._defender
        color = QColor(self.look.color(self.look.side(side)))
        color.setAlphaF(band.strength / 100)
        return color

    def draw(self, painter: QPainter) -> None:
        """Draw bars, then bands."""
        found, look = self._line, self.look
        if found is None:
            return
        wide = (self.width() - 2) / len(found.bars)
        base, most = look.px(58), max(bar.ways for bar in found.bars)
        bands = {band.result: band for band in found.bands}
        for nth, bar in enumerate(found.bars):
            high = (base - look.px(6)) * bar.ways / most
            box = QRectF(1 + nth * wide + 1, base - high, wide - 2, high)
            band = bands[bar.result]
            side = self._attacker if band.side == "attacker" else self._defender
            if band.side and side == "confederate":
                paint.hatch(painter, look, box, self._color(band))
                painter.setPen(QPen(self._color(band), 1))
                painter.drawRect(box.adjusted(0, 0.5, 0, 0))
            else:
                painter.fillRect(box, self._color(band))
            figure = QRectF(1 + nth * wide - 2, base + look.px(1), wide + 4, look.px(18))
            hit = bar.difference == self._rolled
            paint.text(
                painter,
                look,
                figure,
                signed(bar.difference),
                kind="small",
                bold=hit,
                align=paint.MIDDLE,
                token="lamp-ink" if hit else "ink2",
            )
        painter.fillRect(QRectF(0, base, self.width(), 1), look.color("edge"))
        x = 1.0
        top = base + look.px(20)
        for band in found.bands:
            box = QRectF(x, top, band.places * wide, look.px(58))
            hit = any(bar.difference == self._rolled and bar.result == band.result for bar in found.bars)
            self._band(painter, band, box, hit=hit)
            x = box.right()
        self._frame(painter, found, wide, base)

    def _band(self, painter: QPainter, band: Band, box: QRectF, *, hit: bool) -> None:
        look = self.look
        if hit:
            painter.fillRect(box, look.color("lamp-row"))
        painter.setPen(QPen(look.color("lamp" if hit else "rule"), look.px(2) if hit else 1))
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
        room = box.adjusted(look.px(6), look.px(2), -look.px(2), 0)
        if paint.width(look, band.name, "small", bold=True) > room.width():  # a single difference has a narrow band
            room = box.adjusted(look.px(2), look.px(2), -look.px(1), 0)
        line = QRectF(room.left(), room.top(), room.width(), look.px(18))
        name, bold = self._called(band.name, room.width())
        paint.text(painter, look, line, name, kind="small", bold=bold)
        paint.text(painter, look, line.translated(0, look.px(17)), band.first, kind="compact", bold=True)
        end = band.end if not band.last or paint.width(look, band.end, "small") <= room.width() else band.last
        paint.text(painter, look, line.translated(0, look.px(35)), end, kind="small", token="ink2")
        side = {"attacker": tr("attackers win"), "defender": tr("defenders hold")}.get(band.side, tr("roll again"))
        self.zone(box, None, f"{band.name}: {band.first}; {band.end}; {side}")

    def _called(self, name: str, room: float) -> tuple[str, bool]:
        """Give as much of a band's name as has room, and whether in heavy letters: the last word says the result.

        Of a single difference on a small screen it is nothing; that one rolls again stands below.
        """
        last = name.rpartition(" ")[2]
        ways = ((name, True), (last, True), (last, False), ("", False))
        wide = (paint.width(self.look, words, "small", bold=bold) * paint.TIGHT / 100 for words, bold in ways)
        return next(way for way, one in zip(ways, wide, strict=True) if one <= room)

    def _frame(self, painter: QPainter, found: Line, wide: float, base: float) -> None:
        look = self.look
        for nth, bar in enumerate(found.bars):
            if bar.difference == self._rolled:
                painter.setPen(QPen(look.color("lamp"), look.px(2)))
                high = base - (base - look.px(6)) * bar.ways / max(one.ways for one in found.bars)
                painter.drawRect(QRectF(1 + nth * wide, high - 2, wide, base - high + look.px(20)))

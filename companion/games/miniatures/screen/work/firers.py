"""The firers of an attack as a table: stands, the printed bands under their keys, conditions, working and points."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from companion.charts.figures import of_what
from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.look import Look, tokens
from companion.desktop.widgets.parts import Painted
from companion.drawing import marks
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work.attack import Attack, FiringLine, headings, reach
from companion.language import lengths
from companion.language.figures import fraction
from companion.language.messages import told
from companion.language.tongue import number, tr
from companion.language.words import counted


class FirersTable(Painted):
    """The lines of an attack; the one that the keys are about is lit."""

    IS = Role.Chart

    changed = Signal()

    def __init__(self, desk: MiniaturesDesk, look: Look, attack: Attack) -> None:
        super().__init__(look)
        self.desk, self.attack = desk, attack
        self._alone: list[Any] = []
        """What each line promises on its own."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Firing units"))

    def refresh(self) -> None:
        """Show the lines with their points."""
        self._alone = [self.desk.session.odds(self.attack.command([line])) for line in self.attack.lines]
        ranges = headings(self.desk.rules)
        said = [
            tr("{unit} at {range}", unit=self.desk.name(line.unit), range=lengths.length(ranges[line.band]))
            + (tr(", enfilade") if line.enfilade else "")
            + (f" ({words})" if (words := whose_word(line, ranges)) else "")
            for line in self.attack.lines
        ]
        self.setAccessibleDescription("; ".join(said))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        """Give the room of the head and the lines."""
        row = tokens()["size"]["table_row"]
        return QSize(self.look.px(400), self.look.px(row * max(1, len(self.attack.lines)) + 2))

    def edges(self) -> dict[str, float]:
        """Give where the columns begin, by name, and the width of a band's cell."""
        look, wide = self.look, float(self.width())
        bands = len(headings(self.desk.rules))
        cell = min(look.px(38), wide * 0.06)
        name = wide * 0.21
        stands = name + min(look.px(78), wide * 0.1)
        return {
            "name": look.px(8),
            "stands": name,
            "bands": stands,
            "cell": cell,
            "conditions": stands + bands * cell + look.px(10),
            "points": wide - look.px(44),
        }

    def draw(self, painter: QPainter) -> None:
        """Draw the lines."""
        look, edges, top = self.look, self.edges(), 0.0
        for nth, line in enumerate(self.attack.lines):
            box = QRectF(0, top, self.width(), look.px(tokens()["size"]["table_row"]))
            self._line(painter, nth, line, box, edges)
            top = box.bottom()
        paint.hair(painter, look, 0, self.width(), self.height() - look.px(1))

    def _line(self, painter: QPainter, nth: int, line: FiringLine, box: QRectF, edges: dict[str, float]) -> None:
        look, unit = self.look, self.desk.unit(line.unit)
        if unit is None:
            return
        middle = box.center().y()
        if nth == self.attack.at:
            painter.fillRect(box, look.color("lamp-row"))
        paint.hair(painter, look, 0, box.right(), box.top())
        self.zone(box, lambda: self._go(nth))
        paint.side_bar(
            painter, look, QRectF(0, box.top() + look.px(5), look.px(4), box.height() - look.px(10)), unit.side
        )
        room = edges["stands"] - edges["name"] - look.px(4)
        shown = marks.pips(unit)
        place = QRectF(edges["name"], box.top(), room, box.height())
        x = edges["name"] + paint.text(painter, look, place, unit.name, bold=True) + look.px(6)
        if x + paint.pips_width(look, shown) < edges["stands"]:
            paint.pips(painter, look, QPointF(x, middle - look.px(6)), shown, unit.side)
        alone = self._alone[nth] if nth < len(self._alone) else None
        firing = alone.firers[0].stands if alone is not None else line.stands or "–"
        count = tr("{n} of {all}", n=firing, all=unit.stands)
        paint.text(painter, look, QRectF(edges["stands"], box.top(), look.px(70), box.height()), count, kind="compact")
        self._bands(painter, nth, line, box, edges)
        self._conditions(painter, nth, line, box, edges)
        self._points(painter, alone, box, edges)

    def _bands(self, painter: QPainter, nth: int, line: FiringLine, box: QRectF, edges: dict[str, float]) -> None:
        look, unit = self.look, self.desk.unit(line.unit)
        far = reach(self.desk.rules, unit)
        for band, inches in enumerate(headings(self.desk.rules)):
            left = edges["bands"] + band * edges["cell"]
            cell = QRectF(left + 0.5, box.top() + look.px(2) + 0.5, edges["cell"], box.height() - look.px(4) - 1)
            lit, there = band == line.band, band < far
            painter.setPen(QPen(look.color("ink" if lit else "rule"), look.px(1.5) if lit else 1))
            painter.setBrush(look.color("lamp" if lit else "sheet" if there else "page"))
            painter.drawRect(cell)
            token = "on.lamp" if lit else "ink" if there else "ink3"
            said = lengths.mark(inches, str(inches))
            paint.text(painter, look, cell, said, kind="compact", bold=lit, token=token, align=paint.MIDDLE)
            if there:
                self.zone(cell, lambda nth=nth, band=band: self._set(nth, band=band))  # type: ignore[misc]

    def _conditions(self, painter: QPainter, nth: int, line: FiringLine, box: QRectF, edges: dict[str, float]) -> None:
        look, unit = self.look, self.desk.unit(line.unit)
        x, middle = edges["conditions"], box.center().y()
        for key, words, on, name in self._chips(line, unit):
            wide = look.px(30) + paint.width(look, words, "compact", bold=on)
            cell = QRectF(x + 0.5, box.top() + look.px(3), wide, box.height() - look.px(6))
            painter.setPen(QPen(look.color("ink" if on else "rule"), look.px(1.5) if on else 1))
            painter.setBrush(look.color("sheet"))
            painter.drawRoundedRect(cell, look.px(3), look.px(3))
            at = paint.key(painter, look, QPointF(x + look.px(4), middle - look.px(8)), key) + look.px(4)
            room = QRectF(at, box.top(), wide, box.height())
            paint.text(painter, look, room, words, kind="compact", bold=on)
            self.zone(cell, lambda nth=nth, name=name, on=on: self._set(nth, **{name: not on}))  # type: ignore[misc]
            x += wide + look.px(6)
        for mark in marks.marks(unit):
            if mark.id in ("disordered", "low-ammunition", "damaged"):
                x = paint.mark(painter, look, QPointF(x, middle - look.px(8)), mark, size=17) + look.px(3)
        alone = self._alone[nth] if nth < len(self._alone) else None
        taken = paint.width(look, working(alone.firers[0]), "compact") if alone is not None else 0
        self._whose(painter, line, QRectF(x, box.top(), edges["points"] - taken - look.px(16) - x, box.height()))

    def _whose(self, painter: QPainter, line: FiringLine, room: QRectF) -> None:
        """Say that a line is the field's, or the referee's, with what was measured in grey beside it."""
        words = whose_word(line, headings(self.desk.rules))
        if words and room.width() > 0:
            paint.text(painter, self.look, room, words, kind="small", token="ink3", narrow=75)
            self.zone(room, None, words)

    def _chips(self, line: FiringLine, unit: Any) -> list[tuple[str, str, bool, str]]:
        chips = [("E", tr("enfilade"), line.enfilade, "enfilade")]
        if unit.gun and line.band == 0:
            chips.append(("B", tr("ball"), line.ball, "ball"))
        return chips

    def _points(self, painter: QPainter, alone: Any, box: QRectF, edges: dict[str, float]) -> None:
        look = self.look
        points = fraction(alone.firers[0].points) if alone is not None else "–"
        right = QRectF(edges["points"], box.top(), self.width() - edges["points"] - look.px(6), box.height())
        paint.text(painter, look, right, points, bold=True, align=paint.RIGHT)
        if alone is not None:
            words = working(alone.firers[0])
            place = QRectF(
                edges["conditions"] + look.px(120),
                box.top(),
                edges["points"] - edges["conditions"] - look.px(124),
                box.height(),
            )
            paint.text(painter, look, place, words, kind="compact", token="ink2", align=paint.RIGHT)
            tip = "\n".join(
                f"{told(one.label)}: {number(one.value, 'g')}  [{one.clause}]"
                for one in alone.firers[0].explain
                if not isinstance(one.value, str)
            )
            self.zone(place, None, tip)

    def _go(self, nth: int) -> None:
        self.attack.at = nth
        self.changed.emit()

    def _set(self, nth: int, **values: Any) -> None:
        self.attack.at = nth
        self.attack.change(**values)
        self.changed.emit()


def whose_word(line: FiringLine, ranges: list[int]) -> str:
    """Say whose word a line is: "field", or "referee · 8″" with what the field measured; "" where it did not."""
    one = line.measured
    if one is None:
        return ""
    if not line.touched:
        return tr("field")
    said = []
    if line.of_referee("band"):
        said.append(lengths.length(ranges[one.band]))
    if line.of_referee("enfilade"):
        said.append(tr("in enfilade") if one.enfilade else tr("not in enfilade"))
    if line.of_referee("stands"):
        said.append(counted(one.stands, "stand"))
    if line.of_referee("ball"):
        said.append(tr("ball") if one.ball else tr("no ball"))
    return tr("referee · field: {measured}", measured=", ".join(said))


def working(line: Any) -> str:
    """Give a firer's working in short: "5 × 1 × ½"."""
    figures = [one.value for one in line.explain if not isinstance(one.value, str)]
    if not figures or not line.stands:
        return ""
    each = figures[0] / line.stands
    factors = [fraction(one.value) for one in line.explain[1:] if of_what(one)[1] and not isinstance(one.value, str)]
    return " × ".join([str(line.stands), fraction(each), *factors])


class FirersHead(Painted):
    """The heads of the table's columns, which stand still while its lines scroll."""

    def __init__(self, look: Look, table: FirersTable) -> None:
        super().__init__(look)
        self._table = table
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Columns of the firing units"))

    def sizeHint(self) -> QSize:
        """Give the room of a line."""
        return QSize(self.look.px(400), self.look.px(20))

    def draw(self, painter: QPainter) -> None:
        """Draw the heads, and over each band its key."""
        look, edges, high = self.look, self._table.edges(), self.height()
        for name, words in (("name", tr("Firing unit")), ("stands", tr("Stands")), ("conditions", tr("Conditions"))):
            box = QRectF(edges[name], 0, look.px(110), high)
            paint.text(painter, look, box, words.upper(), kind="label", token="ink2")
        right = QRectF(self._table.width() - look.px(180), 0, look.px(172), high)
        paint.text(painter, look, right, tr("Working  points").upper(), kind="label", token="ink2", align=paint.RIGHT)
        for nth in range(len(headings(self._table.desk.rules))):
            x = edges["bands"] + nth * edges["cell"] + edges["cell"] / 2 - look.px(8)
            paint.key(painter, look, QPointF(x, look.px(2)), str(nth + 1))

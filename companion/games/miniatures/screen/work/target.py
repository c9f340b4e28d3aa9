"""The target of an attack: who, in what state, and the modifiers that it brings to the die."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.drawing import marks
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work.eye_chips import EyeChips
from companion.language.figures import signed
from companion.language.tongue import tr


class TargetBar(Painted):
    """The target's name in the Clarendon, its pips, state and formation."""

    IS = Role.Heading

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__(look)
        self.desk = desk
        self._unit: Any = None
        self._ladder: tuple[Any, ...] = ()
        self._total = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_target(self, unit: Any, prospect: Any) -> None:
        """Show a unit as target, with what counts on the die."""
        self._unit = unit
        self._ladder = prospect.ladder if prospect is not None else ()
        self._total = prospect.die_modifier if prospect is not None else 0
        counted = [f"{rung.label} {signed(rung.value)}" for rung in self._ladder if rung.value]
        self.setAccessibleName(tr("Target: {unit}", unit=marks.aloud(unit)) if unit is not None else tr("No target"))
        self.setAccessibleDescription("; ".join(counted))
        self.update()

    def sizeHint(self) -> QSize:
        """Two lines, of which the upper has the height of chips."""
        return QSize(self.look.px(300), self.look.px(53))

    def beside(self) -> int:
        """Give the width of what stands in the upper line."""
        return round(paint.width(self.look, tr("Target").upper(), "label")) + self.look.px(34)

    def draw(self, painter: QPainter) -> None:
        """Draw label, name, state, modifiers."""
        look, unit = self.look, self._unit
        paint.key(painter, look, QPointF(0, look.px(6)), "T")
        label = QRectF(look.px(22), look.px(5), look.px(120), look.px(18))
        paint.text(painter, look, label, tr("Target").upper(), kind="label", token="ink2")
        if unit is None:
            return
        middle = float(look.px(40))
        bar = QRectF(0, look.px(29), look.px(5), look.px(22))
        paint.side_bar(painter, look, bar, unit.side)
        name = QRectF(look.px(12), look.px(28), self.width() * 0.4, look.px(24))
        x = look.px(12) + paint.text(painter, look, name, unit.name, kind="unit") + look.px(10)
        x = paint.pips(
            painter, look, QPointF(x, middle - look.px(7)), marks.pips(unit), unit.side, size="pip_focus"
        ) + look.px(8)
        if unit.state:
            x = paint.state(painter, look, QPointF(x, middle - look.px(6)), unit.state) + look.px(4)
            letter = QRectF(x, middle - look.px(10), look.px(14), look.px(20))
            x += paint.text(
                painter, look, letter, {"fresh": "F", "worn": "W", "spent": "S"}[unit.state], bold=True
            ) + look.px(6)
        x = paint.formation(painter, look, QPointF(x, middle - look.px(6)), marks.formation(unit)) + look.px(8)
        for mark in marks.marks(unit):
            x = paint.mark(painter, look, QPointF(x, middle - look.px(9)), mark) + look.px(2)
        self._modifiers(painter, x, middle)

    def _modifiers(self, painter: QPainter, x: float, middle: float) -> None:
        look = self.look
        counted = [rung for rung in self._ladder if rung.value]
        words = "  ".join(f"{rung.label} {signed(rung.value)}" for rung in counted) or tr("nothing on the die")
        total = QRectF(self.width() - look.px(30), middle - look.px(11), look.px(30), look.px(22))
        paint.text(painter, look, total, signed(self._total), kind="unit", align=paint.RIGHT)
        place = QRectF(x + look.px(6), middle - look.px(10), total.left() - x - look.px(10), look.px(20))
        kind = "compact" if paint.width(look, words, "compact") <= place.width() else "small"
        paint.text(painter, look, place, words, kind=kind, token="ink2", align=paint.RIGHT)
        tips = [
            f"{rung.label}: {signed(rung.value) if rung.value is not None else '–'} {rung.reason} [{rung.clause}]"
            for rung in self._ladder
        ]
        self.zone(place.united(total), None, "\n".join(tips))


class TargetRow(QWidget):
    """The target, and in the line over it the chips of what only eyes know of it: what they bring stands below them."""

    def __init__(self, desk: MiniaturesDesk, look: Look, taken: str) -> None:
        """Take the letters that mean something else in the panel."""
        super().__init__()
        self.bar, self.eyes = TargetBar(desk, look), EyeChips(look, taken)
        both = QGridLayout(self)
        both.setContentsMargins(0, 0, 0, 0)
        both.addWidget(self.bar, 0, 0)
        both.addWidget(self.eyes, 0, 0, Qt.AlignmentFlag.AlignTop)
        self.eyes.begin_at(self.bar.beside())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

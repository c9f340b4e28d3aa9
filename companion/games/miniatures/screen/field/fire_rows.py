"""The rows below the field in a fire step: a firer with its working each, or who may fire at whom, the best first."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.drawing import marks
from companion.games.miniatures.screen.field.stage import Volley
from companion.games.miniatures.screen.work.attack import headings
from companion.games.miniatures.screen.work.firers import whose_word
from companion.games.miniatures.words.field import fire_words
from companion.games.miniatures.words.field.arcs import off_ranks
from companion.games.miniatures.words.field.proposals import Proposal
from companion.games.miniatures.words.field.table import inches
from companion.language import lengths
from companion.language.figures import fraction
from companion.language.tongue import plural, tr
from companion.language.words import listed

ROW, HEAD, TITLE = 25, 18, 27
"""Pixels of the design."""


class FireRows(Painted):
    """The firers of the attack, or who may fire at whom, the best first."""

    IS = Role.Chart

    def __init__(self, look: Look, mode: Volley) -> None:
        super().__init__(look)
        self._mode = mode
        self.at = 0
        """Which of those who may fire is lit."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # ---- told

    def refresh(self) -> None:
        """Show the attack as it is."""
        self.at = max(0, min(self.at, len(self._mode.every()) - 1)) if not self._mode.attack.lines else 0
        self.setAccessibleName(self.title()[0])
        self.setAccessibleDescription("; ".join((*self._aloud(), *self._waiting())))
        self.update()

    def title(self) -> tuple[str, str]:
        """Give the strip's title, and what stands beside it."""
        mode, desk = self._mode, self._mode.desk
        attack = mode.attack
        if attack.lines:
            who = listed([desk.name(unit) for unit in dict.fromkeys(line.unit for line in attack.lines)])
            note = tr("measured, not yet confirmed")
            if any(line.measured is None for line in attack.lines):
                note = tr("not all of it is measured")
            elif attack.cover_said or any(line.touched for line in attack.lines):
                note = tr("measured and overruled, not yet confirmed")
            return tr("{firers} at {target}", firers=who, target=desk.name(attack.target)), note
        every = mode.every()
        if attack.target:
            return tr("Nobody fires at {target} yet", target=desk.name(attack.target)), tr("a click or A adds a firer")
        if not every:
            return tr("Nobody may fire by where they stand"), tr("the list takes ranges that are typed")
        return tr("Who may fire at whom now"), fire_words.said_of(every, desk.name)

    def _aloud(self) -> list[str]:
        desk = self._mode.desk
        if self._mode.attack.lines:
            return [
                f"{desk.name(line.unit)}: {lengths.length(headings(desk.rules)[line.band])}, "
                f"{whose_word(line, headings(desk.rules))}"
                for line in self._mode.attack.lines
            ]
        return [
            tr(
                "{unit} at {target}: {points} points",
                unit=self._who(one),
                target=desk.name(one.target),
                points=fraction(one.points),
            )
            for one in self._mode.every()
        ]

    def _waiting(self) -> list[str]:
        """Say at whom volleys wait, as the field marks it."""
        name = self._mode.desk.name
        return [f"{name(unit)}: {fire_words.waits(count)}" for unit, count in self._mode.waiting().items()]

    def _who(self, one: Proposal) -> str:
        """Name who fires; of who splits his fire with how many stands."""
        name = self._mode.desk.name(one.unit)
        return fire_words.part_of(name, one) if one.stands else name

    # ---- drawn

    def draw(self, painter: QPainter) -> None:
        """Draw the title and the rows."""
        look = self.look
        title, note = self.title()
        room = QRectF(look.px(12), look.px(4), self.width() - look.px(20), look.px(TITLE - 4))
        x = look.px(12) + paint.text(painter, look, room, title, kind="panel", narrow=80) + look.px(14)
        if x + paint.width(look, note, "small") < self.width():
            paint.text(
                painter,
                look,
                QRectF(x, look.px(6), self.width() - x, look.px(TITLE - 6)),
                note,
                kind="small",
                token="ink2",
            )
        if self._mode.attack.lines:
            self._firers(painter)
        else:
            self._pairs(painter)

    def _columns(self, names: list[str]) -> dict[str, float]:
        """Give where the columns begin: the first is as wide as its longest name, letters drawn together."""
        look, wide = self.look, float(self.width())
        longest = max((paint.width(look, name, bold=True) for name in names), default=0) * paint.TIGHT / 100
        stands = min(longest + look.px(30), wide * 0.36)
        points = wide - look.px(64)
        room = points - stands
        return {
            "stands": stands,
            "first": stands + room * 0.24,
            "second": stands + room * 0.49,
            "enfilade": stands + room * 0.72,
            "points": points,
        }

    def _head(self, painter: QPainter, places: list[tuple[float, str]]) -> float:
        look, top = self.look, float(self.look.px(TITLE))
        for x, said in places:
            box = QRectF(x, top, look.px(140), look.px(HEAD))
            paint.text(painter, look, box, said.upper(), kind="label", token="ink2")
        bottom = top + look.px(HEAD)
        painter.fillRect(
            QRectF(look.px(12), bottom - look.px(1), self.width() - look.px(12), look.px(1.5)), look.color("ink")
        )
        return bottom

    def _firers(self, painter: QPainter) -> None:
        mode, look = self._mode, self.look
        lines = mode.attack.lines
        units = list(dict.fromkeys(line.unit for line in lines))
        at = self._columns([mode.desk.name(unit) for unit in units])
        used = sorted({line.band for line in lines})
        far = headings(mode.desk.rules)
        # The nearest band has a column of its own; where there are more than two, the others share the second.
        columns = [("first", used[:1]), ("second", used[1:])]
        heads = [
            (at[name], tr("in {inches}", inches=", ".join(lengths.mark(far[band], str(far[band])) for band in those)))
            for name, those in columns
            if those
        ]
        top = self._head(painter, [(at["stands"], tr("Stands")), *heads, (at["enfilade"], tr("Enfilade ×2"))])
        right = QRectF(
            at["points"] - look.px(20), look.px(TITLE), self.width() - at["points"] + look.px(16), look.px(HEAD)
        )
        paint.text(painter, look, right, tr("Points").upper(), kind="label", token="ink2", align=paint.RIGHT)
        lit = mode.attack.line
        rows = max(1, int((self.height() - top - look.px(2)) // look.px(ROW)))
        first = max(0, min(units.index(lit.unit) - rows + 1 if lit is not None else 0, len(units) - rows))
        for nth, unit in enumerate(units[first : first + rows]):
            box = QRectF(look.px(12), top + nth * look.px(ROW), self.width() - look.px(12), look.px(ROW))
            its = [line for line in lines if line.unit == unit]
            self._firer(painter, unit, its, (columns, at), box, lit=lit is not None and lit.unit == unit)

    def _firer(
        self,
        painter: QPainter,
        name: str,
        its: list[Any],
        where: tuple[list[tuple[str, list[int]]], dict[str, float]],
        box: QRectF,
        *,
        lit: bool,
    ) -> None:
        (columns, at), mode, look = where, self._mode, self.look
        unit = mode.desk.unit(name)
        if unit is None:
            return
        if lit:
            painter.fillRect(box, look.color("lamp-row"))
        paint.hair(painter, look, box.left(), box.right(), box.bottom())
        bar = QRectF(box.left(), box.top() + look.px(4), look.px(4), box.height() - look.px(8))
        paint.side_bar(painter, look, bar, unit.side)
        room = QRectF(box.left() + look.px(10), box.top(), at["stands"] - box.left() - look.px(14), box.height())
        paint.text(painter, look, room, unit.name, bold=True, narrow=paint.TIGHT)
        shown = marks.pips(unit)
        firing = sum(mode.attack.stands(line) for line in its)
        count = tr("{n} of {all}", n=firing, all=unit.stands)
        counted = paint.width(look, count, "compact") + look.px(8)
        pips = at["first"] - at["stands"] - counted - look.px(6)
        x = at["stands"]
        if shown is not None and pips >= 0.6 * paint.pips_width(look, shown):
            x = paint.pips(painter, look, QPointF(x, box.center().y() - look.px(6)), shown, unit.side, room=pips)
            x += look.px(5)
        paint.text(painter, look, QRectF(x, box.top(), counted, box.height()), count, kind="compact")
        for (column, bands), end in zip(columns, (at["second"], at["enfilade"]), strict=True):
            if not bands:
                continue
            those = [line for line in its if line.band in bands]
            said = ", ".join(self._band(line) for line in those) or "–"
            far = next((line for line in those if line.of_referee("band") or line.of_referee("stands")), None)
            self._beside(
                painter,
                QRectF(at[column], box.top(), end - at[column] - look.px(4), box.height()),
                said,
                self._measured(far) if far is not None else "",
            )
        self._enfilade(painter, its, at, box)
        alone = mode.desk.session.odds(mode.attack.command(its))
        points = fraction(alone.firers[0].points) if alone is not None else "–"
        last = QRectF(at["points"], box.top(), box.right() - at["points"] - look.px(4), box.height())
        paint.text(painter, look, last, points, bold=True, align=paint.RIGHT)
        self.zone(box, partial(self._go, mode.attack.lines.index(its[0])), "; ".join(self._whose(its)), name)

    def _band(self, line: Any) -> str:
        stands = self._mode.attack.stands(line)
        if line.measured is None or line.of_referee("band"):
            return plural(stands, "{n} stand", "{n} stands")
        return fire_words.band_words(stands, line.measured.points)

    def _measured(self, line: Any) -> str:
        """Give what the field says of a line that the referee has changed: how far, and how many."""
        one = line.measured
        inches = headings(self._mode.desk.rules)[one.band]
        far = lengths.mark(inches, str(inches))
        return f"{one.stands} / {far}" if line.of_referee("stands") else far

    def _enfilade(self, painter: QPainter, its: list[Any], at: dict[str, float], box: QRectF) -> None:
        place = QRectF(at["enfilade"], box.top(), at["points"] - at["enfilade"] - self.look.px(6), box.height())
        other = next((line for line in its if line.of_referee("enfilade")), None)
        grey = ""
        if other is not None:
            grey = tr("yes") if other.measured.enfilade else tr("no")
        words = fire_words.enfilade_words(its, short=other is not None, off=self._off(its[0].unit))
        self._beside(painter, place, words, grey)

    def _off(self, name: str) -> float | None:
        """Give from how many degrees off the target's ranks a unit fires, None from before its front."""
        table = self._mode.page.table
        one, target = table.of(name), table.of(self._mode.attack.target)
        pair = self._mode.page.inner().measuring.pair(name, self._mode.attack.target)
        if one is None or target is None or pair is None:
            return None
        firing = [box for box, stand in zip(one.stands, pair.stands, strict=False) if stand.fires]
        return off_ranks(firing, target.stands, target.front)

    def _beside(self, painter: QPainter, room: QRectF, said: str, grey: str) -> None:
        """Paint what counts; where the referee said it, his word, and in grey beside it what was measured.

        Where there is no room for his word, what was measured and does not count is struck through.
        """
        look = self.look
        wide = {one: self._small(one) for one in (tr("referee"), grey) if one and grey}
        said_wide = paint.width(look, said, "compact")
        tight = said_wide + sum(wide.values()) > room.width()
        words = [(grey, "ink3")] if tight else [(tr("referee"), "ink2"), (grey, "ink3")]
        first = QRectF(room.left(), room.top(), room.width() - (wide.get(grey, 0.0) if tight else 0.0), room.height())
        x = room.left() + paint.text(painter, look, first, said, kind="compact", narrow=paint.TIGHT)
        for one, token in words if grey else ():
            rest = QRectF(x + look.px(6), room.top(), room.right() - x - look.px(6), room.height())
            struck = tight and one == grey
            x = rest.left() + paint.text(
                painter, look, rest, one, kind="small", token=token, narrow=paint.TIGHT, struck=struck
            )

    def _small(self, words: str) -> float:
        return paint.width(self.look, words, "small") + self.look.px(8)

    def _whose(self, its: list[Any]) -> list[str]:
        return [whose_word(line, headings(self._mode.desk.rules)) or tr("typed") for line in its]

    def _pairs(self, painter: QPainter) -> None:
        mode, look = self._mode, self.look
        target = mode.attack.target
        every = [one for one in mode.every() if not target or one.target == target]
        wide = float(self.width())
        if not every:
            return
        long = [
            max(paint.width(look, mode.desk.name(name), bold=True) for name in names) * paint.TIGHT / 100 + look.px(30)
            for names in ([one.unit for one in every], [one.target for one in every])
        ]
        head = paint.width(look, tr("Firing unit").upper(), "label") + look.px(18)
        first_, second = max(head, min(long[0], wide * 0.3)), min(long[1], wide * 0.26)
        places = {"target": first_, "how": first_ + second, "points": wide - look.px(64)}
        top = self._head(
            painter,
            [(look.px(12), tr("Firing unit")), (places["target"], tr("At")), (places["how"], tr("Stands and ranges"))],
        )
        right = QRectF(places["points"] - look.px(20), look.px(TITLE), look.px(80), look.px(HEAD))
        paint.text(painter, look, right, tr("Points").upper(), kind="label", token="ink2", align=paint.RIGHT)
        rows = max(1, int((self.height() - top - look.px(2)) // look.px(ROW)))
        first = max(0, min(self.at - rows // 2, len(every) - rows))
        for nth, one in enumerate(every[first : first + rows], first):
            box = QRectF(look.px(12), top + (nth - first) * look.px(ROW), wide - look.px(12), look.px(ROW))
            self._pair(painter, one, box, places, lit=nth == self.at)
            self.zone(
                box, partial(self._take, one), name=(one.unit, one.target, *([len(one.stands)] if one.stands else []))
            )

    def _pair(self, painter: QPainter, one: Proposal, box: QRectF, places: dict[str, float], *, lit: bool) -> None:
        look, desk = self.look, self._mode.desk
        if lit:
            painter.fillRect(box, look.color("lamp-row"))
        paint.hair(painter, look, box.left(), box.right(), box.bottom())
        for name, x, end in ((one.unit, box.left(), places["target"]), (one.target, places["target"], places["how"])):
            unit = desk.unit(name)
            bar = QRectF(x, box.top() + look.px(4), look.px(4), box.height() - look.px(8))
            paint.side_bar(painter, look, bar, unit.side)
            room = QRectF(x + look.px(10), box.top(), end - x - look.px(14), box.height())
            paint.text(painter, look, room, unit.name, bold=x == box.left(), narrow=paint.TIGHT)
        said = ", ".join(tr("{n} in {band}", n=group.stands, band=inches(group.inches)) for group in one.groups)
        said = fire_words.parted(said) if one.stands else said
        how = QRectF(places["how"], box.top(), places["points"] - places["how"] - look.px(6), box.height())
        paint.text(painter, look, how, said, kind="compact", token="ink2", narrow=paint.TIGHT)
        last = QRectF(places["points"], box.top(), box.right() - places["points"] - look.px(4), box.height())
        paint.text(painter, look, last, fraction(one.points), bold=True, align=paint.RIGHT)

    def _go(self, nth: int) -> None:
        self._mode.attack.at = nth
        self._mode.changed()

    def _take(self, one: Proposal) -> None:
        self._mode.aim(one.target, one.unit, part=bool(one.stands))

"""Maneuver, steps 1 and 3: replacements, attaching and detaching; then detached leaders move, and markers come off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QMenu

from companion.desktop.desk.panel import KeyHint, letter
from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import Chip, KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.menu_bar import refuse, telling
from companion.desktop.widgets.parts import Empty, label, row
from companion.desktop.widgets.plain import mnemonic
from companion.desktop.widgets.rows import RowList, RowModel
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.decide_maneuver import LOWAMMO_WHEN
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work.maneuver_orders import ANY_WAY
from companion.games.miniatures.screen.work.place import Place
from companion.games.miniatures.screen.work.work import Work
from companion.games.miniatures.words import order
from companion.games.miniatures.words.names import Names
from companion.kernel.overriding.gates import passable
from companion.language.tongue import tr
from companion.language.words import plain, side_words


class LeaderRow(NamedTuple):
    """A leader of the phasing side."""

    id: str
    name: str
    side: str
    rank: str
    where: str
    exceptional: bool
    due: bool
    moved: bool


def leader_rows(view: Any, duties: Sequence[Any]) -> tuple[LeaderRow, ...]:
    """Give the leaders of the phasing side, replacements that are due first."""
    names = Names(view)
    musts = {duty.unit for duty in duties if duty.must}
    found = []
    for one in view.leaders:
        may_come = view.step == 1 and 0 < one.returns <= view.turn
        due = may_come and one.id in musts
        if one.side == view.player_turn and (may_come or one.status == "on-table"):
            to_come = tr("his replacement is due") if due else tr("none of his command is left; a replacement may come")
            where = to_come if may_come else order.where(one, names)
            rank = tr("{rank} leader", rank=plain(one.rank))
            found.append(LeaderRow(one.id, one.name, one.side, rank, where, one.exceptional, due, one.moved))
    return tuple(sorted(found, key=lambda one: not one.due))


class _Brush:
    """Paints a leader."""

    def height(self, look: Look, row: LeaderRow, width: int) -> int:
        """One line."""
        return look.px(32)

    def paint(self, painter: QPainter, look: Look, row: LeaderRow, box: QRectF, *, lit: bool) -> None:
        """Paint star, name, rank, where he is."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)
        at = QPointF(box.left() + look.px(4), box.center().y() - look.px(7))
        if row.due:
            paint.must(painter, look, at)
        else:
            paint.star(painter, look, at, filled=row.exceptional, side=row.side)
        name = QRectF(box.left() + look.px(26), box.top(), box.width() * 0.32, box.height())
        paint.text(painter, look, name, row.name, bold=True)
        rank = QRectF(box.left() + box.width() * 0.38, box.top(), box.width() * 0.22, box.height())
        paint.text(painter, look, rank, row.rank, kind="compact", token="ink2")
        where = QRectF(box.left() + box.width() * 0.6, box.top(), box.width() * 0.4 - look.px(6), box.height())
        said = f"{row.where}, {tr('has moved')}" if row.moved else row.where
        paint.text(painter, look, where, said, token="wine" if row.due else "ink", align=paint.RIGHT)

    def aloud(self, row: LeaderRow) -> str:
        """Give a leader in words."""
        return ", ".join((row.name, row.rank, row.where))


OUTSIDE = "outside at end"
"""What is asked of who is low on ammunition at the end of the phase."""


class LeadersWork(Work):
    """The steps of the leaders."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__(desk, look)
        brush = _Brush()
        self.model: RowModel[LeaderRow] = RowModel(lambda one: one.id, brush.aloud)
        self.list: RowList[LeaderRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("Leaders"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.picked.connect(lambda one: self.desk.select(one.id))
        self.place: Place = Place(desk)
        self.empty = Empty(look, tr("No leader of this side is on the table. Nothing is to be done here."), "F8")
        self.attach = KeyButton(look, tr("Attach to …"), "A")
        self.detach = KeyButton(look, tr("Detach"), "D")
        self.replace = KeyButton(look, tr("Bring on his replacement …"), "P")
        self.move_button = KeyButton(look, tr("Move …"), "M")
        for made, act in (
            (self.attach, self._attach),
            (self.detach, self._detach),
            (self.replace, self._replace),
            (self.move_button, self._move),
        ):
            made.clicked.connect(act)
        self.outside = label(tr("Low on ammunition. Outside enemy musket range at the end of this phase?"), "label")
        self.chips: dict[str, Chip] = {}
        self.chip_row = row()
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.empty)
        self.body.addLayout(row(self.attach, self.detach, self.replace, self.move_button))
        self.body.addWidget(self.outside)
        self.body.addLayout(self.chip_row)
        self.refresh()

    def refresh(self) -> None:
        """Show the game as it is."""
        view = self.desk.view
        first = view.step == 1
        side = side_words(view.player_turn)
        title = tr("{side} leaders", side=side) if first else tr("{side} detached leaders", side=side)
        self.clause = view.clause
        self.heading.tell(title, view.clause, "F1")
        self.model.show(leader_rows(view, self.desk.duties))
        there = bool(self.model.rows())
        self.list.setVisible(there)
        self.empty.setVisible(not there)
        self.place.keep(self.list, [one.id for one in self.model.rows()])
        either = self.desk.rules.choice(LOWAMMO_WHEN) == 2
        self._show_chips(
            None if first else [one for one in view.units if one.low_ammo and (either or one.side == view.player_turn)]
        )
        self._buttons()

    def _show_chips(self, low: list[Any] | None) -> None:
        here = [one for one in low or () if one.status == "on-table"]
        # Guns keep the marker until they are limbered, wherever they stand.
        units = {one.id: one for one in here if one.kind == "brigade" or one.limbered}
        for name in [name for name in self.chips if name not in units]:
            gone = self.chips.pop(name)
            self.chip_row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for nth, (name, unit) in enumerate(units.items(), 1):
            if name not in self.chips:
                chip = Chip(self.look, unit.name, str(nth) if nth < 10 else "")
                chip.clicked.connect(lambda _=False, name=name: self._outside(name))
                self.chips[name] = chip
                self.chip_row.addWidget(chip)
            self.chips[name].setChecked(self.is_outside(name))
            self.chips[name].tell_value(tr("field") if self._measured(name) and self.is_outside(name) else "")
        self.outside.setVisible(bool(units))

    def is_outside(self, name: str) -> bool:
        """Say whether a unit is outside enemy musket range: as was said, else as the field has it."""
        return bool(self.desk.eyes.get((name, OUTSIDE), self._measured(name)))

    def _measured(self, name: str) -> bool:
        unit = self.desk.unit(name)
        if unit is None or unit.kind != "brigade" or name not in self.desk.view.field.places:
            return False
        return bool(self.desk.session.field.roll(name).outside_musket_range)

    def _outside(self, name: str) -> None:
        self.desk.eyes[name, OUTSIDE] = not self.is_outside(name)
        self.refresh()

    def next_step(self) -> cmd.NextStep:
        """Give the command that ends the step, with what the eyes said of musket range."""
        those = tuple(name for name in self.chips if self.is_outside(name))
        return cmd.NextStep(outside_musket_range=those)

    def _buttons(self) -> None:
        current, desk = self.list.current(), self.desk
        first = desk.view.step == 1
        own = [one.id for one in desk.view.units if one.side == desk.view.player_turn and one.status == "on-table"]
        nobody = tr("no leader is chosen")
        for made in (self.attach, self.detach, self.replace):
            made.setVisible(first)
        self.move_button.setVisible(not first)
        if current is None:
            for made in (self.attach, self.detach, self.replace, self.move_button):
                made.tell(made.text(), nobody)
            self.acting.emit(())
            return
        name = current.id
        reasons = [desk.why_not(cmd.Attach(name, unit)) for unit in own] or [tr("no unit is on the table")]
        lets = any(passable(desk.session.why_not(cmd.Attach(name, unit))) for unit in own)
        self.attach.tell(self.attach.text(), "" if lets or not all(reasons) else reasons[0])
        self.detach.tell(self.detach.text(), desk.why_not(cmd.Detach(name)))
        self.replace.tell(self.replace.text(), desk.why_not(cmd.ReplaceLeader(name)))
        self.move_button.tell(self.move_button.text(), desk.why_not(cmd.MoveLeader(name, ANY_WAY)))
        self.acting.emit((name,))

    def show_chosen(self, name: str) -> None:
        """Show the leader that was chosen, or that nobody is."""
        self.list.choose(name)
        self._buttons()

    def _attach(self) -> None:
        current = self.list.current()
        if current is None:
            return
        menu = QMenu(self)
        telling(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for one in self.desk.view.units:
            if one.side != current.side or one.status != "on-table":
                continue
            command = cmd.Attach(current.id, one.id)
            reason = self.desk.why_not(command)
            # What the referee may let happen is refused first, and then he is asked.
            lets = not reason or passable(self.desk.session.why_not(command))
            words = f"{one.name}  ({reason})" if reason and lets else one.name
            # Its first letter chooses it; of several of one letter it goes to the next.
            act = menu.addAction(f"&{mnemonic(words)}")
            refuse(act, "" if lets else reason)
            act.triggered.connect(lambda _=False, command=command: self.desk.do(command))
        menu.popup(self.attach.mapToGlobal(QPoint(0, self.attach.height())))

    def _detach(self) -> None:
        if (current := self.list.current()) is not None:
            self.desk.do(cmd.Detach(current.id))

    def _replace(self) -> None:
        if (current := self.list.current()) is not None:
            self.form_asked.emit("replace-leader", {"leader": current.id})

    def _move(self) -> None:
        if (current := self.list.current()) is not None:
            self.form_asked.emit("move-leader", {"leader": current.id})

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        keys = [KeyHint(("↑", "↓"), tr("leader"))]
        if self.desk.view.step == 1:
            keys += [KeyHint(("A",), tr("attach")), KeyHint(("D",), tr("detach")), KeyHint(("P",), tr("replacement"))]
        else:
            keys += [KeyHint(("M",), tr("move"))]
        return [*keys, KeyHint(("F8",), tr("next step"))]

    def on_key(self, event: QKeyEvent) -> bool:
        """Arrows walk, letters act."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.model.rows():
            by = 1 if event.key() == Qt.Key.Key_Down else -1
            place = max(0, min(len(self.model.rows()) - 1, self.list.currentIndex().row() + by))
            self.desk.select(self.model.rows()[place].id)
            return True
        first = self.desk.view.step == 1
        acts = {"A": self._attach, "D": self._detach, "P": self._replace} if first else {"M": self._move}
        made = {"A": self.attach, "D": self.detach, "P": self.replace, "M": self.move_button}
        pressed = letter(event)
        if pressed in acts:
            if made[pressed].reason:
                self.refuse(made[pressed].reason)
            else:
                acts[pressed]()
            return True
        chip = next((name for name, one in self.chips.items() if one.cap and one.cap == event.text()), None)
        if chip is not None:
            self._outside(chip)
        return chip is not None

"""Maneuver, brigades and batteries: who rolls, the ladder and the chart, roll or type, then move and change."""

from __future__ import annotations

from itertools import compress
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from companion.desktop.desk.panel import KeyHint, digit, letter
from companion.desktop.widgets.buttons import Chip, KeyButton
from companion.desktop.widgets.die import DieField, face_of
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.menu_bar import refuse, telling
from companion.desktop.widgets.parts import label, row
from companion.desktop.widgets.plain import mnemonic
from companion.desktop.widgets.rows import RowList, RowModel
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.together import for_all
from companion.games.miniatures.screen.work.brigades import BrigadeBrush, BrigadeHeads
from companion.games.miniatures.screen.work.die_bar import DieBar
from companion.games.miniatures.screen.work.further import Further
from companion.games.miniatures.screen.work.maneuver_answers import RADIUS, Answers
from companion.games.miniatures.screen.work.maneuver_detail import Detail
from companion.games.miniatures.screen.work.maneuver_orders import against_moves, changes, told_beside
from companion.games.miniatures.screen.work.place import Place
from companion.games.miniatures.screen.work.run import Run
from companion.games.miniatures.screen.work.work import Work
from companion.games.miniatures.words import allowed, maneuver
from companion.games.miniatures.words.maneuver import BrigadeRow
from companion.language.figures import signed
from companion.language.tongue import plural, tr
from companion.language.words import side_words


class ManeuverWork(Work):
    """The step in which brigades roll and move."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__(desk, look)
        self.face: int | None = None
        self.place: Place = Place(desk)
        self.answers = Answers(desk)
        self.run = Run(desk, self.answers.command, self)
        self._promise: Any = None
        brush = BrigadeBrush()
        self.model: RowModel[BrigadeRow] = RowModel(lambda one: one.id, brush.aloud)
        self.list: RowList[BrigadeRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("Brigades and batteries"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setMinimumHeight(look.px(70))
        self.light_in_sight(self.list)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.list.picked.connect(lambda one: self.desk.select(one.id))
        self.list.doubleClicked.connect(lambda _: self._enter())
        self.note = Further(self.list)
        self.all_arrive = KeyButton(look, tr("Bring on all"), "A")
        self.all_arrive.clicked.connect(self._arrive_all)
        self.all_roll = KeyButton(look, tr("Roll all"), "D")
        self.all_roll.clicked.connect(self._roll_all)
        line = row(self.note, self.all_arrive, self.all_roll)
        line.setStretch(0, 1)
        self.body.setSpacing(look.px(3))
        self.body.addWidget(BrigadeHeads(look))
        self.body.addWidget(self.list, 1)
        self.body.addLayout(line)
        self.pinned.addWidget(self._detail(), 1)
        self.share_with_pinned(1)
        self.pinned.addWidget(self._foot())
        self.run.changed.connect(self._show)
        self.refresh()

    def _detail(self) -> QWidget:
        self.detail = Detail(self.look)
        self.unit_name, self.ladder, self.chart = self.detail.title, self.detail.ladder, self.detail.chart
        self.chips: dict[str, Chip] = {}
        self.chip_row = self.detail.chips
        return self.detail

    def _foot(self) -> QWidget:
        look = self.look
        self.roll = KeyButton(look, tr("Roll"), "R", primary=True)
        self.roll.clicked.connect(self._enter)
        self.die = DieField(look, 44)
        self.whose = label("", "strong")
        self.type_hint = label("", "small")
        self.type_hint.setWordWrap(True)
        self.may = label("", "small")
        self.may.setWordWrap(True)
        self.moves = [
            KeyButton(look, words, key) for words, key in ((tr("Move"), "M"), (tr("Change"), "F"), (tr("Charge"), "C"))
        ]
        for made, act in zip(self.moves, (self._move, self._change, self._charge), strict=True):
            made.clicked.connect(act)
            made.tells_why = False  # beside it, where there is room for a sentence
        return DieBar(look, self.die, (self.whose, self.type_hint, self.may), (*self.moves, self.roll))

    # ---- showing

    def refresh(self) -> None:
        """Show the game as it is."""
        view, rules = self.desk.view, self.desk.rules
        side = view.player_turn
        self.heading.tell(tr("{side} brigades and batteries", side=side_words(side)), "D10-MAN-DIE", "F1")
        self.clause = "D10-MAN-DIE"
        here = [one for one in view.units if one.side == side and one.status == "on-table"]
        rows = [
            maneuver.row(rules, one, self._prospect_of(one) if one.kind == "brigade" and not one.outcome else None)
            for one in here
        ]
        self.model.show(maneuver.order([*map(maneuver.arrival_row, maneuver.due(view)), *rows]))
        self.place.keep(self.list, [one.id for one in self.model.rows()])
        self._show()

    def _prospect_of(self, unit: Any) -> Any:
        return self.desk.session.odds(self.answers.command(unit.id))

    def show_chosen(self, name: str) -> None:
        """Show the unit that was chosen; of one that does nothing here, only that."""
        self.list.choose(name)
        self.face = None
        self._show()

    def _unit(self) -> Any:
        found = self.list.current()
        return self.desk.unit(found.id) if found is not None else None

    def _stranger(self) -> str:
        """Say of whom is chosen that he does nothing in this step, "" where he does."""
        chosen = self.desk.selection
        return tr("{unit} does nothing in this step", unit=self.desk.name(chosen)) if chosen else tr("nobody is chosen")

    def _show(self) -> None:
        unit = self._unit()
        current = self.list.current()
        rolls = unit is not None and current is not None and current.kind in ("must", "may")
        self._promise = self._prospect_of(unit) if rolls else None
        name = current.name if current is not None else self.desk.name(self.desk.selection)
        self.unit_name.show_unit(name, unit if current is not None else None)
        rungs = self._promise.ladder if self._promise is not None else ()
        self.ladder.setVisible(rolls)
        if self._promise is not None:
            self.ladder.show_rungs(rungs, tr("To the die"), self._promise.modifier)
        self._chips(unit if rolls else None)
        shown = maneuver.chart(self.desk.rules, self._promise, self.face)
        self.chart.show_chart(shown, maneuver.summary(self.desk.rules, self._promise))
        self.chart.setVisible(unit is None or unit.kind != "battery")  # guns never roll
        moves = unit is not None and (rolls or bool(unit.outcome and not unit.moved))
        self.detail.show_allowed(allowed.allowed(self.desk.rules, unit) if moves else None)
        self._buttons(unit, current)
        self._show_all()
        self.acting.emit((unit.id,) if unit is not None else ())
        self.keys_changed.emit()

    def _chips(self, unit: Any) -> None:
        asked = self.answers.asked(unit) if unit is not None else []
        wanted = {one.id: one for one in asked}
        for name in [name for name in self.chips if name not in wanted]:
            gone = self.chips.pop(name)
            self.chip_row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for one in asked:
            if one.id not in self.chips:
                chip = Chip(self.look, one.words, one.key)
                chip.clicked.connect(lambda _=False, name=one.id: self._answer(name))
                self.chips[one.id] = chip
                self.chip_row.addWidget(chip)
            self.chips[one.id].cap = one.key
            self.chips[one.id].tell(one.words)
            self.chips[one.id].tell_value(one.value)
            self.chips[one.id].setChecked(one.on)

    def _answer(self, name: str) -> None:
        unit = self._unit()
        if unit is not None:
            self.answers.turn(unit.id, name)
            self.refresh()

    def _cover_all(self, name: str) -> None:
        """Say of a leader once that he covers all of his own who have yet to roll."""
        rows = [self.desk.unit(one.id) for one in self.model.rows() if one.kind in ("must", "may")]
        those = [one.id for one in rows if any(asked.id == name for asked in self.answers.asked(one))]
        self.answers.cover(name, those)
        self.refresh()

    def _buttons(self, unit: Any, current: BrigadeRow | None) -> None:
        rolls = self._promise is not None
        arrival = current is not None and current.kind == "arrival"
        self.die.setVisible(rolls)
        for one in (self.whose, self.type_hint):
            one.setVisible(rolls)
        self.roll.setVisible(rolls or arrival)
        shown = unit is not None and not rolls and not arrival
        for made in self.moves:
            made.setVisible(shown and made in self._acts_of(unit))
        self.may.setText(self._stranger() if current is None else "")
        self.may.setVisible(shown or current is None)
        if current is not None and arrival:
            self.roll.cap = "↵"
            self.roll.tell(tr("Bring on {unit}", unit=current.name), self.desk.why_not(cmd.Arrive((current.id,))))
        elif unit is None:
            return
        elif rolls:
            self._roll_button(unit)
        else:
            self._move_buttons(unit)

    def _roll_button(self, unit: Any) -> None:
        self.die.show_face(self.face, waiting=self.face is None, whose=tr("Maneuver die of {unit}", unit=unit.name))
        by = signed(self._promise.modifier) if self._promise.modifier else ""
        self.whose.setText(tr("{unit}: the die {n}", unit=unit.name, n=by).rstrip())
        if self.face is not None:
            total = self.face + self._promise.modifier
            outcome = tr(self.desk.rules.outcomes[self._promise.faces[self.face - 1]].name)
            self.type_hint.setText(tr("{face} makes {total}: {outcome}", face=self.face, total=total, outcome=outcome))
            self.roll.cap = "↵"
            self.roll.tell(tr("Apply"))
        else:
            self.type_hint.setText(tr("type the die: 1–9, 0 for 10"))
            self.roll.cap = "R"
            self.roll.tell(
                tr("The app rolls for {unit}", unit=unit.name), self.desk.why_not(self.answers.command(unit.id))
            )

    def _move_buttons(self, unit: Any) -> None:
        for made, reason in zip(self.moves, against_moves(self.desk, unit), strict=True):
            made.tell(made.text(), reason)
        told = [(made.text(), made.reason) for made in self._acts_of(unit)]
        self.may.setText(told_beside(self.desk, unit, told))

    def _acts_of(self, unit: Any) -> list[KeyButton]:
        return self.moves[:2] if unit is not None and unit.kind == "battery" else self.moves

    def _show_all(self) -> None:
        """Offer what can be done of all at once, and tell how the run goes or what came of it."""
        due, left = len(maneuver.due(self.desk.view)), len(self.run.left())
        rule = tr("In good order a brigade rolls only to move or to change formation. Batteries move without a roll.")
        self.note.tell(self.run.words() or rule, names=not self.run.words())
        self.all_arrive.setVisible(bool(due))
        self.all_arrive.tell(plural(due, "Bring on {n} that is due", "Bring on all {n} that are due"))
        self.all_roll.setVisible(bool(left))
        all_left = plural(left, "Roll {n} that must", "Roll all {n} that must")
        self.all_roll.tell(tr("The app rolls the rest") if self.run.going else all_left)

    # ---- doing

    def _enter(self) -> None:
        unit, current = self._unit(), self.list.current()
        if current is not None and current.kind == "arrival":
            self.desk.do(cmd.Arrive((current.id,)))
        elif unit is None:
            self.refuse(self._stranger())
        elif self._promise is not None:
            faces = () if self.face is None else (self.face,)
            self._throw(faces, by_hand=True if faces else None)
        else:
            self._move()

    def _roll_all(self) -> None:
        self.face = None
        if not self.run.begin():
            self.refuse(tr("nobody must roll"))

    def _throw(self, faces: tuple[int, ...], *, by_hand: bool | None) -> None:
        unit = self._unit()
        if unit is None or self._promise is None:
            self.refuse(self._stranger() if unit is None else tr("{unit} does not roll now", unit=unit.name))
            return
        self.face = None
        self.desk.do(self.answers.command(unit.id), faces=faces, by_hand=by_hand)
        self._show()

    def _arrive_all(self) -> None:
        # Without an edge in the order each comes on at its own.
        if due := maneuver.due(self.desk.view):
            self.desk.do(cmd.Arrive(tuple(one.id for one in due)))
        else:
            self.refuse(tr("nobody is due to arrive"))

    def _delay(self) -> None:
        current = self.list.current()
        if current is not None and current.kind == "arrival":
            self.desk.do(cmd.Delay((current.id,), self.desk.view.turn + 1))

    def _move(self) -> None:
        if (unit := self._unit()) is not None:
            self.form_asked.emit("move", {"unit": unit.id})

    def _charge(self) -> None:
        if (unit := self._unit()) is not None and self.moves[2] not in self._acts_of(unit):
            self.refuse(self.moves[2].reason)
        elif unit is not None:
            self.form_asked.emit("move", {"unit": unit.id, "charges": None})

    def _change(self) -> None:
        unit = self._unit()
        if unit is None:
            return
        menu = QMenu(self)
        telling(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for nth, (words, command, reason) in enumerate(changes(self.desk, unit), 1):
            act = menu.addAction(f"&{nth}  {mnemonic(words)}")
            refuse(act, reason)
            act.triggered.connect(lambda _=False, command=command: self.desk.do(*for_all(self.desk, command)))
        menu.popup(self.moves[1].mapToGlobal(QPoint(0, self.moves[1].height())))

    # ---- keys

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        if self.run.going:
            return self.run.keys()
        current = self.list.current()
        three = (("M", tr("move")), ("F", tr("formation")), ("C", tr("charge")))
        on = [not made.isHidden() and not made.reason for made in self.moves]
        those = tuple(compress(three, on))
        if self._promise is not None:
            all_roll = (("D", tr("roll all that must")),) if self.run.left() else ()
            those = (*all_roll, ("R", tr("app rolls")), ("0–9", tr("type the die")), ("↵", tr("apply")))
        elif current is not None and current.kind == "arrival":
            those = (("↵", tr("bring on")), ("A", tr("bring on all that are due")), ("Y", tr("delay")))
        hints = [KeyHint(("0", "–", "9") if cap == "0–9" else (cap,), words) for cap, words in those]
        return [KeyHint(("↑", "↓"), tr("brigade")), *hints, KeyHint(("O",), tr("override"))]

    def on_key(self, event: QKeyEvent) -> bool:
        """Arrows walk, digits are the die, letters act."""
        key, number = event.key(), digit(event)
        if self.run.going and (number is not None or key == Qt.Key.Key_Escape or letter(event) == "R"):
            if key == Qt.Key.Key_Escape:
                self.run.stop()
            else:
                self.run.throw(() if number is None else (face_of(number),))
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._walk(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key == Qt.Key.Key_Escape and self.face is not None:
            self.face = None
            self._show()
        elif number is not None and self._promise is not None:
            self.face = face_of(number)
            self._show()
        elif pressed := letter(event):
            return self._on_letter(pressed, all_of_his=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            return False
        return True

    def _walk(self, steps: int) -> None:
        rows = self.model.rows()
        if rows:
            self.desk.select(rows[max(0, min(len(rows) - 1, self.list.currentIndex().row() + steps))].id)

    def _on_letter(self, pressed: str, *, all_of_his: bool = False) -> bool:
        acts = {
            "R": lambda: self._throw((), by_hand=False),
            "M": self._move,
            "F": self._change,
            "C": self._charge,
            "A": self._arrive_all,
            "D": self._roll_all,
            "Y": self._delay,
            "O": self._override,
        }
        chip = next((name for name, made in self.chips.items() if made.cap == pressed), None)
        if chip is not None and all_of_his and chip.startswith(RADIUS):
            self._cover_all(chip)
        elif chip is not None:
            self._answer(chip)
        elif pressed in acts:
            acts[pressed]()
        else:
            return False
        return True

    def _override(self) -> None:
        if (unit := self._unit()) is not None:
            self.form_asked.emit("override", {"target": unit.id})

    def prospect(self) -> Any:
        """Give what the selected brigade's roll promises."""
        return self._promise

    def order(self) -> Any:
        """Give the selected brigade's roll."""
        unit = self._unit()
        return self.answers.command(unit.id) if unit is not None and self._promise is not None else None

    def now(self) -> str:
        """Say who rolls."""
        unit = self._unit()
        return tr("{unit} rolls to maneuver", unit=unit.name) if unit is not None and self._promise is not None else ""

"""Charge combats: two ladders side by side, the difference line, both dice, then what the result demands."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from companion.charts.ruleset import called
from companion.desktop.desk.panel import KeyHint, digit, letter, scrolling, tightly
from companion.desktop.widgets.buttons import Chip, KeyButton
from companion.desktop.widgets.die import DieField, face_of
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, label
from companion.desktop.widgets.wrapping import Wrapping
from companion.games.miniatures.rules.state import other
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work.charge_answers import ChargeAnswers
from companion.games.miniatures.screen.work.charge_told import Told, added, charging
from companion.games.miniatures.screen.work.contenders import Contenders
from companion.games.miniatures.screen.work.difference import DifferenceLine
from companion.games.miniatures.screen.work.ladder import LadderView
from companion.games.miniatures.screen.work.line_up import LineUp
from companion.games.miniatures.screen.work.maneuver_answers import Question
from companion.games.miniatures.screen.work.questions import Questions
from companion.games.miniatures.screen.work.work import Work
from companion.games.miniatures.words import charge
from companion.kernel.record import Done
from companion.language.figures import signed
from companion.language.tongue import plural, tr
from companion.language.words import listed, side_words


class ChargeWork(Work):
    """The combats of the step, one after the other."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__(desk, look)
        self.answers = ChargeAnswers(desk)
        self.faces: list[int] = []
        self.die_waits = False
        self.nth = 0
        """Which of the combats that wait."""
        self._promise: Any = None
        self._struggle: Any = None
        """The struggle that is rolled again, None where a combat begins."""
        self._told_above = False
        self._told: Told | None = None
        """The last roll, kept in sight until the next."""
        self._make()
        self.refresh()

    def _make(self) -> None:
        look = self.look
        self.empty = Empty(look, tr("Nobody is in charge contact. The step can end."), "F8")
        self.questions = Questions(self.desk, look)
        self.line_up = LineUp(self.desk, look, self.answers, self.refresh)
        self.sides = {who: Contenders(look) for who in ("attacker", "defender")}
        self.ladders = {who: LadderView(look) for who in ("attacker", "defender")}
        self.dice = {who: DieField(look, 56) for who in ("attacker", "defender")}
        self.sums = {who: label("", "small") for who in ("attacker", "defender")}
        self.difference = label("")
        self.difference.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.chip_lines = Wrapping(look)
        self.chips: dict[str, Chip] = {}
        self.line = DifferenceLine(look)
        self.roll = KeyButton(look, tr("Roll both dice"), "R", primary=True)
        self.roll.clicked.connect(self._primary)
        self.result = label("", "title")
        self.means = label("")
        self.means.setWordWrap(True)
        self.combat = QWidget()
        self.combat.setObjectName("combat")
        inside = QVBoxLayout(self.combat)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(look.px(6))
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(14))
        grid.addWidget(self.sides["attacker"], 0, 0)
        grid.addWidget(self.sides["defender"], 0, 2)
        grid.addWidget(tightly(scrolling(self.ladders["attacker"])), 1, 0)
        grid.addLayout(self._middle(), 0, 1, 2, 1)
        grid.addWidget(tightly(scrolling(self.ladders["defender"])), 1, 2)
        grid.setRowStretch(1, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        inside.addWidget(self.chip_lines)
        inside.addLayout(grid, 1)
        inside.addWidget(self.line)
        self.body.addWidget(self.empty, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self.line_up)
        # Pinned, above the combat: its ladders scroll where there is no room, and what waits for an answer never does.
        for in_sight in (self.result, self.means, self.questions):
            self.pinned.addWidget(in_sight)
        self.pinned.addWidget(self.combat, 1)
        self.share_with_pinned(1, above=0)

    def _middle(self) -> QVBoxLayout:
        middle = QVBoxLayout()
        middle.setSpacing(self.look.px(4))
        dice = QHBoxLayout()
        for who in ("attacker", "defender"):
            stack = QVBoxLayout()
            stack.addWidget(self.dice[who], 0, Qt.AlignmentFlag.AlignHCenter)
            self.sums[who].setAlignment(Qt.AlignmentFlag.AlignCenter)
            stack.addWidget(self.sums[who])
            dice.addLayout(stack)
        head = label(tr("Difference").upper(), "label")
        head.setAlignment(Qt.AlignmentFlag.AlignCenter)
        middle.addStretch(1)
        middle.addLayout(dice)
        middle.addWidget(head)
        middle.addWidget(self.difference)
        middle.addWidget(self.roll)
        middle.addStretch(1)
        return middle

    # ---- showing

    def refresh(self) -> None:
        """Show the game as it is."""
        view = self.desk.view
        struggles = [one for one in view.combats if one.again]
        contacts = charge.contacts(view)
        # Struggles come first: they have begun. A question holds up its own combat alone, and the others are rolled.
        self.nth = max(0, min(self.nth, len(struggles) + len(contacts) - 1))
        self.questions.refresh()
        going = self.nth < len(struggles)
        self._contact = None if going or not contacts else contacts[self.nth - len(struggles)]
        command: Any = None
        self._struggle = struggles[self.nth] if going else None
        if going:
            command = self.answers.again(self._struggle)
        elif self._contact is not None:
            command = self.answers.command(self._contact)
        self._promise = self.desk.session.odds(command) if command is not None else None
        self._command = command
        self.line_up.offer(self._contact)
        self._titles(len(struggles) + len(contacts), going=going)
        self._show_combat(going=going)
        self.keys_changed.emit()

    def _titles(self, waiting: int, *, going: bool) -> None:
        promise = self._promise
        self.clause = "D10-CHARGE-DIFFERENCE"
        if promise is None:
            title = tr("{side} charges", side=side_words(self.desk.view.player_turn))
        else:
            title = charging(promise, self.desk.name)
            if going:
                title = tr("Desperate struggle: {title}", title=title)
            if waiting > 1:
                title = tr("{title}  ({n} of {all})", title=title, n=self.nth + 1, all=waiting)
        self.heading.tell(title, self.clause, "F1")
        self.acting.emit((*promise.attackers, *promise.defenders) if promise is not None else ())

    def _show_combat(self, *, going: bool) -> None:
        # The last combat stays on the table until the next is offered: both players want to read what they have rolled.
        told = self._told if self._promise is None else None
        promise = self._promise if told is None else told.promise
        self.empty.setVisible(promise is None and self.desk.view.pending is None)
        self.combat.setVisible(promise is not None)
        self.roll.setVisible(self._promise is not None)
        self._show_chips(self.asked())
        if promise is not None:
            units = {} if told is None else told.units
            self._show_sides(promise, units)
            self._show_dice(promise, going=going)
        # A small screen has no room for a question, the last result and a combat's odds: the question comes first.
        self.line.setVisible(self.desk.view.pending is None)
        words = self._told if self._told is not None and not self.faces else None
        # The result that a question comes from stands with it; any other scrolls, so that dice and odds never do.
        asks = self._promise is None and self.desk.view.pending is not None
        lines = self.pinned if asks else self.body
        lines.insertWidget(0, self.result)
        lines.insertWidget(1, self.means)
        self.result.setText(words.result if words is not None else "")
        self.means.setText(words.means if words is not None else "")
        self.result.setVisible(words is not None)
        self.means.setVisible(words is not None)
        self._show_area()

    def leave_result(self, *, to_strip: bool) -> None:
        """The strip tells it with all that came of it, and takes the room."""
        self._told_above = to_strip
        self._show_area()

    def _show_area(self) -> None:
        asks = self._promise is None and self.desk.view.pending is not None
        above = (self.empty, self.line_up) if self._told_above else (self.empty, self.line_up, self.result)
        self.area.setVisible(not asks and any(not one.isHidden() for one in above))

    def _show_sides(self, promise: Any, units: dict[str, Any]) -> None:
        for who, names in (("attacker", promise.attackers), ("defender", promise.defenders)):
            found = [one for name in names if (one := units.get(name) or self.desk.unit(name)) is not None]
            stands = sum(one.stands or 0 for one in found)
            if who == "attacker":
                told = plural(stands, "Attackers, {n} stand", "Attackers, {n} stands")
            else:
                told = plural(stands, "Defenders, {n} stand", "Defenders, {n} stands")
            self.sides[who].show_units(found, told)
            self.dice[who].whose = tr("Charge die of {units}", units=listed([one.name for one in found]))
        self.ladders["attacker"].show_rungs(promise.attacker, tr("Attackers"), promise.attacker_modifier)
        self.ladders["defender"].show_rungs(promise.defender, tr("Defenders"), promise.defender_modifier)

    def _show_dice(self, promise: Any, *, going: bool) -> None:
        modifiers = {"attacker": promise.attacker_modifier, "defender": promise.defender_modifier}
        fallen = self._told.dice if self._told is not None and self._promise is None else ()
        faces = [roll.face for roll in fallen[:2]] or self.faces
        for nth, who in enumerate(("attacker", "defender")):
            face = faces[nth] if nth < len(faces) else None
            typed = fallen[nth].origin == "entered" if fallen else True
            self.dice[who].show_face(face, typed=typed, waiting=self.die_waits and len(faces) == nth)
            self.sums[who].setText(added(face, modifiers[who]))
        gap = None
        if len(faces) == 2:
            gap = faces[0] - faces[1] + modifiers["attacker"] - modifiers["defender"]
        self.difference.setText(signed(gap) if gap is not None else "–")
        self.difference.setFont(self.look.font("difference"))
        attacker = self.desk.view.player_turn
        self.line.show_line(charge.line(self.desk.rules, promise), attacker, other(attacker), gap)
        if len(self.faces) == 2:
            self.roll.cap = "↵"
            name = tr(self.desk.rules.results[charge.result_of(promise, gap or 0)].name)
            self.roll.tell(tr("Apply: {result}", result=name))
        elif self._promise is not None:
            self.roll.cap = "R"
            self.roll.tell(tr("Roll again") if going else tr("Roll both dice"), self.desk.why_not(self._command))

    def asked(self) -> list[Question]:
        """Give what is asked of the combat in hand."""
        if self._promise is None:
            return []
        if self._struggle is not None:
            return self.answers.asked_again(self._struggle)
        return self.answers.asked(self._contact) if self._contact is not None else []

    def _show_chips(self, asked: list[Question]) -> None:
        self.chips = {one.id: self.chips.get(one.id) or self._chip(one.id) for one in asked}
        for one in asked:
            chip = self.chips[one.id]
            chip.cap = one.key
            chip.tell(one.words)
            chip.tell_value(one.value)
            chip.setChecked(one.on)
        self.chip_lines.hold(list(self.chips.values()))

    def _chip(self, name: str) -> Chip:
        made = Chip(self.look, "")
        made.clicked.connect(lambda: self.answer(name))
        return made

    def answer(self, name: str) -> None:
        """Answer a question of the combat in hand the other way."""
        if self._struggle is not None:
            self.answers.turn_again(self._struggle, name)
        elif self._contact is not None:
            self.answers.turn(self._contact, name)
        self.refresh()

    @property
    def contact(self) -> Any:
        """The combat in hand before its first roll; None where a struggle is rolled again, or nobody is in contact."""
        return self._contact

    @property
    def struggle(self) -> Any:
        """The struggle in hand that is rolled again, or None."""
        return self._struggle

    @property
    def told(self) -> Told | None:
        """What the last dice have told, None before the first."""
        return self._told

    def walk(self, by: int) -> None:
        """Go to another of the combats that wait."""
        self.nth += by
        self.refresh()

    def go_to(self, attacker: str, defender: str) -> bool:
        """Put the combat of two units that are in contact in hand; says whether there is one."""
        view = self.desk.view
        waiting = (*(one for one in view.combats if one.again), *charge.contacts(view))
        those = (nth for nth, one in enumerate(waiting) if attacker in one.attackers and defender in one.defenders)
        if (nth := next(those, None)) is not None:
            self.nth = nth
            self.refresh()
        return nth is not None

    # ---- doing

    def _primary(self) -> None:
        """Enter and the button: apply typed dice, else throw as the sides have chosen."""
        if len(self.faces) == 2:
            self.throw(tuple(self.faces), by_hand=True)
        else:
            self.throw((), by_hand=None)

    def throw(self, faces: tuple[int, ...], *, by_hand: bool | None) -> None:
        """Roll the combat, and keep in sight what came of it."""
        command, promise, rules = self._command, self._promise, self.desk.rules
        if command is None or promise is None:
            self.refuse(tr("nobody is in charge contact"))
            return
        # As they were before the dice: afterwards some of them may be destroyed, and the ladders would show what is
        # left.
        units = {name: self.desk.unit(name) for name in (*promise.attackers, *promise.defenders)}
        self.faces, self.die_waits, before = [], False, self._told
        self._told = None
        done = self.desk.do(command, faces=faces, by_hand=by_hand)
        if isinstance(done, Done) and len(done.dice) >= 2:
            gap = done.dice[0].face + promise.attacker_modifier - done.dice[1].face - promise.defender_modifier
            result = rules.results[charge.result_of(promise, gap)]
            dice = tr(
                "{one} and {two}: difference {gap}", one=done.dice[0].face, two=done.dice[1].face, gap=signed(gap)
            )
            means = f"{dice}. {charge.what_it_means(rules, result.id)}"
            self._told = Told(promise, units, done.dice, gap, called(result), means)
        else:
            self._told = before
        self.refresh()
        if self._told is not before:
            self.put_away.emit()

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        asked = self.questions.keys() if self.desk.view.pending is not None else []
        if self._promise is None:
            return asked or [KeyHint(("F8",), tr("next step"))]
        of_contact = [KeyHint(("G",), tr("ground")), KeyHint(("L",), tr("outflanked"))]
        return [
            *asked,
            *(self.line_up.keys() if self._struggle is None else []),
            KeyHint(("Space",), tr("both dice: attacker's, then defender's")),
            KeyHint(("R",), tr("app rolls")),
            KeyHint(("↵",), tr("apply")),
            *(of_contact if self._struggle is None else [KeyHint(("1", "–", "9"), tr("supported now"))]),
            KeyHint(("↑", "↓"), tr("combat")),
        ]

    def on_tab(self, by: int) -> bool:
        """Tab goes from question to question."""
        return self.questions.turn(by)

    def on_key(self, event: QKeyEvent) -> bool:
        """Digits are supports, or faces after Space; letters are answers, first of a question that waits."""
        if not self.die_waits and self.desk.view.pending is not None and self.questions.on_key(event):
            return True
        if not self.die_waits and self.line_up.on_key(event):
            return True
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._primary()
        elif key == Qt.Key.Key_Space:
            self.faces, self.die_waits = [], self._promise is not None
            self.refresh()
        elif key == Qt.Key.Key_Escape and (self.faces or self.die_waits):
            self.faces, self.die_waits = [], False
            self.refresh()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.walk(1 if key == Qt.Key.Key_Down else -1)
        elif (number := digit(event)) is not None and self.die_waits and len(self.faces) < 2:
            self.faces.append(face_of(number))
            self.refresh()
        elif letter(event) == "R":
            self.throw((), by_hand=False)
        else:
            chip = next((name for name, one in self.chips.items() if one.cap and one.cap == event.text().upper()), None)
            if chip is None:
                return False
            self.answer(chip)
        return True

    def prospect(self) -> Any:
        """Give what the combat promises."""
        return self._promise

    def order(self) -> Any:
        """Give the combat."""
        return self._command

    def now(self) -> str:
        """Say who charges whom."""
        promise = self._promise
        if promise is None:
            return ""
        return charging(promise, self.desk.name)

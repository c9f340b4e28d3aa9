"""Musketry and cannonade: pick a target, pick firers, say ranges by key, see chart and odds, roll or type the die."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from companion.desktop.desk.panel import KeyHint, digit, letter, scrolling, tightly
from companion.desktop.widgets.die import face_of
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label, row
from companion.games.miniatures.charts import readings
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work import aiming
from companion.games.miniatures.screen.work.attack import Attack, headings
from companion.games.miniatures.screen.work.chart import FireChartView
from companion.games.miniatures.screen.work.fire_die import FireDie
from companion.games.miniatures.screen.work.firers import FirersHead, FirersTable
from companion.games.miniatures.screen.work.measuring import Measuring, whose
from companion.games.miniatures.screen.work.picks import Picks
from companion.games.miniatures.screen.work.target import TargetRow
from companion.games.miniatures.screen.work.work import Work
from companion.games.miniatures.words import eyes, fire, volleys
from companion.kernel.record import Done
from companion.language.tongue import tr
from companion.language.words import listed, side_words

ROW, ADDED = 28, 24
"""Pixels of the design of a firer, and of one who may be added."""
TAKEN = "TCWEBGRX"
"""Letters that mean something here and pick nobody, whatever the table of modifiers asks for."""


class FireWork(Work):
    """The step's fire, one attack after the other."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__(desk, look)
        self.attack = Attack(desk)
        self.attack.measures = self.measuring = Measuring(desk)
        self.attack.covered = self.measuring.covered
        self.face: int | None = None
        self.die_waits = self._shooting = False
        self._promise: Any = None
        self._make()
        self.refresh()

    # ---- parts

    def _make(self) -> None:
        look = self.look
        self.picks = Picks(self.desk, look, self.attack, self._pick, TAKEN)
        self.picks.repeated = self._changed
        self.before, self.targets, self.candidates = self.picks.before, self.picks.targets, self.picks.candidates
        self.target_row = TargetRow(self.desk, look, TAKEN + "H")
        self.bar, self.eyes = self.target_row.bar, self.target_row.eyes
        self.eyes.said.connect(self._say)
        self.table = FirersTable(self.desk, look, self.attack)
        self.table.changed.connect(self._changed)
        self.heads = FirersHead(look, self.table)
        self.table_area = tightly(scrolling(self.table))
        self.sum = label("", "small")
        self.sum.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.chart = FireChartView(look)
        self.body.setSpacing(look.px(2))
        self.adding = QWidget()
        line = row(self.picks.who, self.sum, spacing=look.px(12))
        line.setStretch(1, 1)
        self.adding.setLayout(line)
        at_target = (self.target_row, self.heads, self.table_area, self.adding, self.picks.candidates_area)
        for part in (self.before, self.picks.targets_area, *at_target):
            self.body.addWidget(part)
        for area, share in ((self.picks.targets_area, 3), (self.table_area, 20), (self.picks.candidates_area, 1)):
            self.body.setStretchFactor(area, share)
        self.adding.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.right = FireDie(look)
        self.die, self.apply, self.clear, self.odds = (
            self.right.die,
            self.right.apply,
            self.right.clear,
            self.right.odds,
        )
        self.apply.clicked.connect(self._primary)
        self.clear.clicked.connect(self._escape)
        self.below = row(self.chart, self.right, spacing=look.px(18))
        self.below.setStretch(0, 1)
        self.pinned.addLayout(self.below, 1)
        self.share_with_pinned(1, above=20)

    # ---- showing

    def refresh(self) -> None:
        """Show the game as it is; an attack whose units are gone begins again."""
        if self._shooting:
            return  # all of it is shown once, when the attack that was made is put away
        if (gone := self.attack.stale()) or self._fired_already():
            self.attack.clear()
            if gone:
                self.refuse(
                    tr("{unit} is not on the table any more; the attack begins again", unit=self.desk.name(gone))
                )
        self.attack.measure_again()
        self._changed()

    def _fired_already(self) -> bool:
        # Also true where a unit is gone: an undo or a mended die may have gone over this very attack.
        # Where stands may be split between targets, who has fired may stand in the next attack.
        parted = self.desk.rules.reads(readings.SPLIT_FIRE)
        found = [self.desk.unit(line.unit) for line in self.attack.lines]
        return any(one is None or (one.fired and not parted) for one in found)

    def _changed(self) -> None:
        view, attack = self.desk.view, self.attack
        target = self.desk.unit(attack.target) if attack.target else None
        self._promise = self.desk.session.odds(attack.command()) if attack.lines else None
        title = tr("{side} {step}", side=side_words(view.to_act), step=tr(view.step_name))
        self.clause = "D10-FIRE-ROLL"
        self.heading.tell(title, self.clause, "F1")
        at_nobody = target is None
        self.picks.targets_area.setVisible(at_nobody)
        # Of three bars side by side nobody knows which moves what: of an attack the lines of firers alone have one.
        bars = Qt.ScrollBarPolicy.ScrollBarAsNeeded if at_nobody else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        for scrolled in (self.area, self.picks.candidates_area):
            scrolled.setVerticalScrollBarPolicy(bars)
        for part in (self.target_row, self.heads, self.table_area, self.picks.candidates_area, self.adding):
            part.setVisible(not at_nobody)
        if at_nobody:
            self.picks.offer_targets()
        else:
            self._show_target(target)
        self.before.setVisible(at_nobody and bool(self.picks.favourites))
        self._show_die(target)
        self.fit_above()
        names = [attack.target, *(line.unit for line in attack.lines)] if attack.target else []
        self.acting.emit(tuple(names))
        self.keys_changed.emit()

    def _show_target(self, target: Any) -> None:
        attack = self.attack
        bare = self._promise
        self.bar.show_target(target, bare or aiming.bare(self.desk, attack))
        on = {*(("cover", one) for one in attack.covers), *((eyes.ASKED, word) for word in attack.asked)}
        asks = whose(eyes.of_fire(self.desk.rules), attack.cover_measured, attack.cover)
        self.eyes.show_asks(asks, on)
        self.table.refresh()
        self.picks.offer_firers(self.eyes.letters)
        if bare is not None:
            self.sum.setText(fire.sum_line(bare))
        else:
            self.sum.setText("")

    def fit_above(self) -> None:
        """Show whole lines: of firers as many as there is room for, and at least one of those who may fire besides."""
        look, table, added = self.look, self.table_area, self.picks.candidates_area
        if self.attack.target:
            parts = (self.target_row, self.heads, self.adding)
            taken = sum(one.sizeHint().height() + self.body.spacing() for one in parts) + added.minimumHeight()
            room = self.area.height() + self.below.geometry().height() - self.below.minimumSize().height() - taken
            lines = min(max(1, len(self.attack.lines)), max(1, (room - look.px(6)) // look.px(ROW)))
            table.setFixedHeight(look.px(ROW) * lines + look.px(2))
            table.ensureVisible(0, look.px(ROW) * (self.attack.at + 1), 0, 0)
            more = max(0, room - table.height()) // look.px(ADDED)
            added.setMaximumHeight(min(self.candidates.height(), added.minimumHeight() + more * look.px(ADDED)))
        super().fit_above()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Count the lines anew."""
        super().resizeEvent(event)
        self.fit_above()

    def _show_die(self, target: Any) -> None:
        rules, promise, face = self.desk.rules, self._promise, self.face
        self.chart.show_chart(
            fire.chart(rules, promise, face if promise is not None and promise.row is not None else None)
        )
        rolls = promise is not None and promise.row is not None
        reason = self._why_not()
        lit = ""
        if rolls and face is not None:
            # What waits for the step's end has hit the target as well: its losses add up.
            hit, waits = self.desk.hit_so_far(target.id), volleys.waits(rules, self.desk.view)
            said, effect, does = fire.outcome(rules, promise, hit, face, waits)
            lit = promise.effects[face - 1]
            self.right.tell(tr("The die: real, typed"), said, effect, does)
            self.apply.tell(tr("Apply"))
            self.apply.cap = "↵"
        elif not self.attack.target and (last := volleys.last_attack(rules, self.desk.view, self.desk.log)) is not None:
            self.right.tell(tr("Last attack"), last.said, last.effect, last.does)
        else:
            self.right.tell(tr("The die"), tr("type 1–9, 0 for 10") if self.die_waits else "", "", "")
        if face is None:
            self.apply.cap = "R"
            words = tr("Fire") if promise is not None and not rolls else tr("Roll")
            self.apply.tell(words, reason if self.attack.target else tr("no target yet"))
        self.right.tell_why()
        who = listed([self.desk.name(line.unit) for line in self.attack.lines]) or side_words(self.desk.view.to_act)
        self.die.show_face(face, waiting=self.die_waits, whose=tr("Fire die, {units}", units=who))
        below = fire.below(promise, target, self.desk.name) if promise is not None and target is not None else ""
        self.odds.show_odds(fire.odds(rules, promise), lit=lit, below=below)

    def _why_not(self) -> str:
        return self.desk.why_not(self.attack.command()) if self.attack.lines else tr("nobody fires yet")

    # ---- doing

    def _pick(self, name: str) -> None:
        if self.attack.target:
            self.attack.add(name)
        else:
            self.attack.aim(name)
        self._changed()
        self.desk.point_at(name)

    def show_chosen(self, name: str) -> None:
        """Go to the line of a firer who was chosen elsewhere."""
        here = self.attack.line
        nth = next((nth for nth, line in enumerate(self.attack.lines) if line.unit == name), None)
        if nth is not None and here is not None and here.unit != name:
            self.attack.at = nth
            self._changed()

    def select(self, name: str) -> None:
        """A unit chosen in the tree becomes the target or a firer, when it can be one."""
        found = self.desk.unit(name)
        if found is None or found.status != "on-table":
            return
        if found.side != self.desk.view.to_act:
            if name != self.attack.target:
                self.attack.aim(name)
                self._changed()
        elif not self.attack.target and not aiming.aim_as_before(self.desk, self.attack, name):
            return
        elif name not in [line.unit for line in self.attack.lines]:
            if against := aiming.refused(self.desk, self.attack, name):
                lets = self.desk.letting(against) is not None
                let = partial(aiming.let_fire, self.attack, partial(self._pick, name)) if lets else None
                self.refuse(against.text, against.reasons, let)
            else:
                self._pick(name)

    def _say(self, condition: str, word: str) -> None:
        if condition == "cover":
            self.attack.shelter(word)
        else:
            self.attack.answer(word)
        self._changed()

    def _primary(self) -> None:
        """Enter and the button: apply the typed face, else throw as the side has chosen."""
        if self.face is not None:
            self.shoot((self.face,), by_hand=True)
        else:
            self.shoot((), by_hand=None)

    def shoot(self, faces: tuple[int, ...], *, by_hand: bool | None) -> None:
        """Give the order to fire."""
        attack = self.attack
        if not attack.target or not attack.lines:
            self.refuse(tr("no target yet") if not attack.target else tr("nobody fires yet"))
            return
        self._shooting = True
        try:
            outcome = self.desk.do(attack.command(), faces=faces, by_hand=by_hand)
        finally:
            self._shooting = False
        if isinstance(outcome, Done):
            self.face, self.die_waits = None, False
            attack.clear()
            self._changed()
            self.put_away.emit()

    def _escape(self) -> None:
        if self.die_waits or self.face is not None:
            self.face, self.die_waits = None, False
        elif self.attack.lines:
            self.attack.aim(self.attack.target)
        else:
            self.attack.clear()
        self._changed()

    # ---- keys

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        if not self.attack.target:
            digits = [one.hint for one in self.before.items() if one.hint] if self.picks.favourites else []
            span = (digits[0], "–", digits[-1]) if len(digits) > 1 else tuple(digits)
            old = [KeyHint(span, tr("fire as before"))] if digits else []
            return [*old, KeyHint(("A", "–", "Z"), tr("pick the target")), KeyHint(("F8",), tr("next step"))]
        keys = [KeyHint(("A", "–", "Z"), tr("add a firer"))]
        if self.attack.lines:
            before = [KeyHint(("1", "–", "5"), tr("range band")), KeyHint(("E",), tr("enfilade"))]
            roll = [KeyHint(("Space",), tr("the die: 1–9, 0 for 10")), KeyHint(("R",), tr("app rolls"))]
            keys = [*before, *keys, *roll, KeyHint(("↵",), tr("apply"))]
        return [*keys, KeyHint(("T",), tr("another target"))]

    def on_key(self, event: QKeyEvent) -> bool:
        """Letters pick, digits are bands or the die's face, Space goes to the die."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._primary()
        elif key == Qt.Key.Key_Escape:
            self._escape()
        elif key == Qt.Key.Key_Space:
            self.die_waits = bool(self.attack.lines)
            self.face = None
            self._changed()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.attack.lines:
            self.attack.walk(1 if key == Qt.Key.Key_Down else -1)
            self._changed()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.attack.lines:
            self.attack.remove()
            self._changed()
        elif event.text() in ("+", "-") and self.attack.lines:
            self.attack.shift(1 if event.text() == "+" else -1)
            self._changed()
        elif (number := digit(event)) is not None:
            return self._on_digit(number)
        elif letter(event):
            return self._on_letter(letter(event))
        else:
            return False
        return True

    def _on_digit(self, number: int) -> bool:
        if not self.attack.target and self.picks.press_digit(number):
            return True
        if self.die_waits:
            self.face = face_of(number)
        elif self.attack.line is not None and number:
            self.attack.change(band=min(number, len(headings(self.desk.rules))) - 1)
        else:
            return False
        self._changed()
        return True

    def _on_letter(self, pressed: str) -> bool:
        line = self.attack.line
        if self.attack.target and self.eyes.press(pressed):
            return True
        if pressed in TAKEN:
            match pressed:
                case "T":
                    self.attack.clear()
                case "E" if line is not None:
                    self.attack.change(enfilade=not line.enfilade)
                case "B" if line is not None:
                    self.attack.change(ball=not line.ball)
                case "G":
                    self.attack.split()
                case "R":
                    self.shoot((), by_hand=False)
                    return True
                case _:
                    return True
            self._changed()
            return True
        meant, name = self.picks.press(pressed)
        found = self.desk.unit(name) if name else None
        if name and (found is None or found.status != "on-table"):
            self.refuse(tr("{unit} is not on the table any more", unit=self.desk.name(name)))
        elif name:
            self.select(name)
            self.desk.point_at(name)
        return meant

    def prospect(self) -> Any:
        """Give what this attack promises."""
        return self._promise

    def order(self) -> Any:
        """Give the order to fire, once somebody fires."""
        return self.attack.command() if self.attack.lines else None

    def now(self) -> str:
        """Say who fires at whom."""
        if not self.attack.target or not self.attack.lines:
            return ""
        firers = listed([self.desk.name(line.unit) for line in self.attack.lines])
        return tr("{firers} fire at {target}", firers=firers, target=self.desk.name(self.attack.target))

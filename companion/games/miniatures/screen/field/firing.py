"""The fire step on the field: who may fire at whom, arcs and bands, and the form filled in from what is measured.

The attack is the list's own: whatever is proposed or overruled here stands there, and is confirmed into its chart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from companion.desktop.desk.panel import KeyHint, digit, letter
from companion.drawing.shapes import Box, Point
from companion.games.miniatures.screen.field.doubts import Doubts
from companion.games.miniatures.screen.field.fire_strip import FireStrip
from companion.games.miniatures.screen.field.head import Turn
from companion.games.miniatures.screen.field.looking import NAMES
from companion.games.miniatures.screen.field.mode import Mode
from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.screen.field.views import COMMAND, SIGHT, SUPPORT, Views
from companion.games.miniatures.screen.field.who_fires import WhoFires
from companion.games.miniatures.screen.work.fire import FireWork
from companion.games.miniatures.words import volleys
from companion.games.miniatures.words.field import fire_words, shots
from companion.games.miniatures.words.field.fire_words import Lying, callout
from companion.games.miniatures.words.field.ground_words import covering
from companion.games.miniatures.words.field.lying import Drawn
from companion.games.miniatures.words.field.proposals import Proposal
from companion.games.miniatures.words.step import DutyRow
from companion.language.tongue import tr

RANGES, ARCS, WAITING = "ranges", "arcs", "waiting"
USUAL = "10.0″"
"""As wide as the figure of a range usually is."""


class Firing(Mode):
    """The attack of the moment, on the table."""

    def __init__(self, page: Stage) -> None:
        super().__init__(page)
        self.on = {RANGES: True, ARCS: True, WAITING: True, COMMAND: False, SIGHT: False, SUPPORT: False, NAMES: True}
        self.views, self.doubts = Views(page), Doubts(page)
        self.who = WhoFires(page, page.tell_keys)
        self.strip = self.told = FireStrip(self)
        self.asked_edge = False
        """Whether Enter has asked for a band whose edge is too near to be measured."""
        self._waits: tuple[Any, dict[str, int]] = (None, {})
        self._said: set[tuple[str, Any]] = set()
        """Of which units the referee has said the band, with what was measured: also where he says what was."""

    # ---- the attack

    @property
    def fire(self) -> FireWork:
        """The step's list."""
        found: Any = self.page.inner()
        return found  # type: ignore[no-any-return]

    @property
    def attack(self) -> Any:
        """The attack that is being put together."""
        return self.fire.attack

    def proposal(self) -> Proposal | None:
        """Give what is measured of the firer that the keys are about, or of who is chosen."""
        attack = self.attack
        if attack.line is not None:
            return self.fire.measuring(attack.line.unit, attack.target)
        return None

    def every(self) -> tuple[Proposal, ...]:
        """Give who may fire at whom now."""
        return self.fire.measuring.every() if self.page.table.standings else ()

    # ---- shown

    def title(self) -> str:
        """Give the title."""
        return tr("The field")

    def turns(self) -> Sequence[Turn]:
        """Give the chips."""
        return (
            Turn(RANGES, "R", tr("ranges")),
            Turn(ARCS, "G", tr("arcs")),
            *self.views.turns(self._from()),
            Turn(WAITING, "Q", tr("fired at")),
            Turn(NAMES, "N", tr("names")),
        )

    def _from(self) -> str:
        """Give from whom sight and command are asked: who fires, else who is chosen."""
        line = self.attack.line
        return line.unit if line is not None else str(self.desk.selection)

    def chosen(self) -> str:
        """The target is in gold while there is one."""
        return self.attack.target or str(self.desk.selection)

    def firers(self) -> tuple[str, ...]:
        """The firer that the keys are about has a frame."""
        line = self.attack.line
        return (line.unit,) if line is not None else ()

    def under(self) -> tuple[Drawn, ...]:
        """Give the arc of the firer, and the radius of a leader."""
        found: list[Drawn] = []
        one = self.proposal()
        firer = self.page.table.of(one.unit) if one is not None else None
        if self.on[ARCS] and one is not None and firer is not None:
            found.append(partial(shots.arc, firer, one.degrees, one.bands))
        if self.on[COMMAND]:
            found += self.views.command(self._from())
        if self.on[SIGHT]:
            found += self.views.sight(self._from())
        return tuple(found)

    def over(self) -> tuple[Drawn, ...]:
        """Give a hair for each stand that fires, of all firers; and who supports whom the chips are about."""
        found: list[Drawn] = [*(self.views.support(self._from()) if self.on[SUPPORT] else ())]
        found += self._waiting()
        if not self.on[RANGES]:
            return tuple(found)
        target = self.page.table.of(self.attack.target)
        for unit in dict.fromkeys(line.unit for line in self.attack.lines):
            one, firer = self.fire.measuring(unit, self.attack.target), self.page.table.of(unit)
            pair = self.fire.measuring.pair(unit, self.attack.target)
            if one is not None and pair is not None and firer is not None and target is not None:
                doubt = self.doubts(unit, self.attack.target)
                found.append(partial(shots.hairs, shots.shots(pair, firer, target), doubt=doubt))
        return tuple(found)

    def waiting(self) -> dict[str, int]:
        """Give at whom volleys were fired that wait to come into force, and how many."""
        view = self.desk.view
        if self._waits[0] is not view:
            shots_ = volleys.standing(self.desk.log).waiting
            self._waits = view, dict(Counter(one.shot.target for one in shots_))
        return self._waits[1]

    def _waiting(self) -> Iterator[Drawn]:
        for name, count in self.waiting().items() if self.on[WAITING] else ():
            if (target := self.page.table.of(name)) is not None:
                yield partial(shots.waiting, target, fire_words.waits(count))

    def covered(self) -> tuple[Box, ...]:
        """Give the room of the figures at the measures, and at who is fired at already."""
        size, found = self.page.canvas.design_size(), []
        for name, count in self.waiting().items() if self.on[WAITING] else ():
            if (target := self.page.table.of(name)) is not None:
                found.append(shots.box_around(shots.behind(target, size), fire_words.waits(count), size))
        units = dict.fromkeys(line.unit for line in self.attack.lines) if self.on[RANGES] else {}
        middles = (self._middle_of(self.fire.measuring(unit, self.attack.target)) for unit in units)
        return (*found, *(shots.box_around(place, USUAL, size) for place in middles if place is not None))

    def refresh(self) -> None:
        """Show the strip, and the callout at the measure."""
        self.told.refresh()
        one = self.proposal()
        pair = self.fire.measuring.pair(one.unit, one.target) if one is not None else None
        shown = one is not None and pair is not None and self.on[RANGES]
        lines = callout(one, pair, self._lying_in(one.target)) if one is not None and shown else ()
        self.page.canvas.tell(lines, self._middle_of(one) if lines else None)

    def _lying_in(self, name: str) -> Lying:
        """Give how many stands of a target lie in ground that covers."""
        table, target = self.page.table, self.page.table.of(name)
        stands = () if target is None else target.stands
        count, ground = covering(self.desk.rules, table.ground, stands)
        return Lying(count, len(stands), ground)

    def _middle_of(self, one: Proposal | None) -> Point | None:
        firer = self.page.table.of(one.unit) if one is not None else None
        target = self.page.table.of(one.target) if one is not None else None
        pair = self.fire.measuring.pair(one.unit, one.target) if one is not None else None
        if pair is None or firer is None or target is None:
            return None
        far = shots.longest(shots.shots(pair, firer, target))
        return None if far is None else ((far.start[0] + far.end[0]) / 2, (far.start[1] + far.end[1]) / 2)

    # ---- keys

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        view = [
            KeyHint(("M",), tr("measure from here")),
            KeyHint(("↑", "↓", "←", "→"), tr("move the view")),
            KeyHint(("+", "-"), tr("zoom")),
            KeyHint(("0",), tr("whole table")),
            KeyHint(("L",), tr("list instead of field")),
        ]
        if self.attack.lines:
            return [
                KeyHint(("Tab",), tr("next leader") if self.on[COMMAND] else tr("next firer")),
                KeyHint(("T",), tr("another target")),
                *view,
                KeyHint(("↵",), tr("confirm, to the chart")),
                KeyHint(("Esc",), tr("back")),
            ]
        if self.attack.target:
            return [KeyHint(("A",), tr("adds a firer")), KeyHint(("T",), tr("another target")), *view]
        return [KeyHint(("Tab",), tr("next attack")), KeyHint(("↵",), tr("take it")), *view]

    def on_key(self, event: QKeyEvent) -> bool:
        """Put the attack together, or overrule a measure."""
        key, pressed, number = event.key(), letter(event), digit(event)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirm()
        elif key == Qt.Key.Key_Escape:
            self.back()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.attack.lines:
            self.attack.remove()
            self.changed()
        elif pressed == "T":
            self.next_target()
        elif pressed == "A" and self.attack.target:
            self.add()
        elif pressed == "M":
            self.page.measure_from(self.attack.line.unit if self.attack.line is not None else self.chosen())
        elif pressed in ("E", "C", "W") and self.attack.target:
            self.fire.on_key(event)
            self.changed()
        elif number and self.attack.line is not None:
            self._said.add((self.attack.line.unit, self.attack.line.measured))
            self.asked_edge = False
            self.fire.on_key(event)
            self.changed()
        else:
            turn = next((one for one in self.turns() if one.key == pressed), None)
            if turn is None:
                return False
            self.turn(turn.id)
        return True

    def on_tab(self, by: int) -> bool:
        """Go to the next firer, or to the next of those who may fire."""
        if self.on[COMMAND] and self.views.walk(self._from(), by):
            self.page.show_all()
            return True
        if self.attack.lines:
            self.attack.at = (self.attack.at + by) % len(self.attack.lines)
            self.changed()
            return True
        return self.told.walk(by) or super().on_tab(by)

    def next_target(self) -> None:
        """Aim at the next enemy whom somebody may fire at, the best first."""
        names = list(dict.fromkeys(one.target for one in self.every()))
        if not names:
            self.page.refuse(tr("nobody may fire by where they stand: the list takes ranges that are typed"))
            return
        at = names.index(self.attack.target) + 1 if self.attack.target in names else 0
        self.aim(names[at % len(names)])

    def aim(self, target: str, firer: str = "", *, part: bool = False) -> None:
        """Aim at somebody with whoever does best, or with somebody, or with a part of him."""
        best = firer or next((one.unit for one in self.every() if one.target == target), "")
        self._said.clear()
        self.attack.aim(target)
        if best:
            self.fire.measuring.part(best, target, alone=part)
            self.fire.select(best)
        self.desk.point_at(target)
        self.changed()

    def add(self) -> None:
        """Add the next best who may fire at the target."""
        used, target = {line.unit for line in self.attack.lines}, self.attack.target
        those = [one for one in self.every() if one.target == target and one.unit not in used]
        # Of who has fired in part already only the rest is there.
        one = next((one for one in those if not one.stands), those[0] if those else None)
        if one is not None:
            self.fire.measuring.part(one.unit, target, alone=bool(one.stands))
            self.fire.select(one.unit)
            self.changed()
        else:
            self.page.refuse(tr("nobody else may fire at it by where they stand"))

    def pick(self, name: str, place: Point) -> None:
        """Aim at an enemy who was clicked; let one of the side fire."""
        unit = self.desk.unit(name)
        if unit is None:
            super().pick(name, place)
            return
        if unit.side != self.desk.view.to_act:
            self.aim(name)
        else:
            self.desk.select(name)
            if self.attack.target:
                self.fire.measuring.part(name, self.attack.target, alone=False)
                self.fire.select(name)
            self.changed()
            if not any(one.unit == name for one in self.every()):
                self.page.refuse(self._why_nobody(unit))

    def _why_nobody(self, unit: Any) -> str:
        """Say why a unit may fire at nobody: what is against its fire at the enemy who is nearest."""
        if not self.who.nearest(unit.id):
            return tr("{unit} has no enemy on the field", unit=unit.name)
        why = self.who.why(unit.id)
        return tr("{unit} may not fire: {why}", unit=unit.name, why=why) if why else ""

    def duty_rows(self) -> tuple[DutyRow, ...]:
        """Give who may fire and who may not, for the panel at the right."""
        return self.who.rows(self.attack)

    def confirm(self) -> None:
        """Go to the chart with what is measured; nothing is rolled."""
        if not self.attack.lines:
            self.told.take()
            return
        nth, question = self.doubts.asked(self.attack, self._said)
        if question and not self.asked_edge:
            self.asked_edge = True
            self.attack.at = nth
            self.page.refuse(question)
            return
        self.asked_edge = False
        self.page.to_chart()

    def back(self) -> None:
        """Take the attack back, a step at a time."""
        self.asked_edge = False
        if self.attack.lines:
            self.attack.aim(self.attack.target)
        elif self.attack.target:
            self.attack.clear()
        self.changed()

    def changed(self) -> None:
        """Show the attack here, and keep the list alike."""
        self.fire.refresh()
        self.page.show_all()

"""The charge step on the field: what is touched, who is outflanked or supported and why, and the way to the dice.

The combat is the list's own: whatever the referee says otherwise here stands there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from companion.charts.figures import Refused
from companion.desktop.desk.panel import KeyHint, digit, letter
from companion.games.miniatures.screen.field.charge_strip import ChargeStrip
from companion.games.miniatures.screen.field.falling_back import FallingBack
from companion.games.miniatures.screen.field.head import Turn
from companion.games.miniatures.screen.field.looking import BACK, NAMES
from companion.games.miniatures.screen.field.mode import Mode
from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.screen.field.views import COMMAND, SIGHT, SUPPORT, Views
from companion.games.miniatures.screen.work.charge import ChargeWork
from companion.games.miniatures.words.field import charge_words, way_drawn
from companion.games.miniatures.words.field.charge_words import ChargeRow
from companion.games.miniatures.words.field.lying import Drawn
from companion.language.tongue import tr

SAYS = {"G": "ground", "O": "outflanked"}
"""The questions of a combat that a letter answers here."""


class Charging(Mode):
    """The combat in hand, on the table."""

    def __init__(self, page: Stage) -> None:
        super().__init__(page)
        self.on = {COMMAND: False, SIGHT: False, SUPPORT: True, NAMES: True}
        self.views, self.back = Views(page), FallingBack(page)
        self.strip = self.told = ChargeStrip(self)
        self._of: Any = None
        self._touches: dict[tuple[str, str], Any] = {}

    @property
    def panel(self) -> ChargeWork:
        """The step's list."""
        found: Any = self.page.inner()
        return found  # type: ignore[no-any-return]

    @property
    def promise(self) -> Any:
        """What the combat in hand promises; None where nobody is in contact."""
        return self.panel.prospect()

    # ---- told

    def rows(self) -> tuple[ChargeRow, ...]:
        """Give who fights, attackers first, with what each touches and who supports it."""
        promise = self.promise
        if promise is None:
            return ()
        return (*map(self._attacker, promise.attackers), *map(self._defender, promise.defenders))

    def _attacker(self, name: str) -> ChargeRow:
        unit = self.desk.unit(name)
        enemies = (unit.charges, *unit.touches) if unit is not None and unit.charges else self.promise.defenders
        said = []
        for enemy in enemies:
            found = self._touch(name, enemy)
            if found is not None:
                said.append(charge_words.touched(found.contact, self.desk.name(enemy)))
        return ChargeRow(name, ", ".join(said) or tr("not both have a place"), self._support(name))

    def _defender(self, name: str) -> ChargeRow:
        flanked = bool(getattr(self.panel.order(), "outflanked", False))
        those = [(one, found) for one in self.promise.attackers if (found := self._touch(one, name)) is not None]
        if not those:
            return ChargeRow(name, tr("not both have a place"), "")
        # Who outflanks is told of, or who comes nearest to it: he whose start is known.
        one, found = max(those, key=lambda each: (each[1].outflanked, bool(each[1].explain)))
        said = charge_words.flank(found.outflanked, found.explain, self.desk.name(one))
        if flanked != found.outflanked:
            said = tr("outflanked: referee") if flanked else tr("not outflanked: referee")
        return ChargeRow(name, said, self._support(name, lost=flanked))

    def _support(self, name: str, *, lost: bool = False) -> str:
        unit = self.desk.unit(name)
        if unit is None or unit.kind != "brigade" or self.page.table.of(name) is None:
            return ""
        near = self.views.near(name)
        if charge_words.in_depth(self.desk.rules, unit):
            return charge_words.support((), self.desk.name, deep=True)
        # What counts is the list's word, and with it the referee's.
        counts = name in getattr(self.panel.order(), "supported", ())
        if counts != any(not one.reasons for one in near) and not lost:
            return tr("supported: referee") if counts else tr("not supported: referee")
        return charge_words.support(near, self.desk.name, lost=lost and not counts)

    def _touch(self, attacker: str, defender: str) -> Any:
        if self._of is not self.desk.view:
            self._of, self._touches = self.desk.view, {}
        key = attacker, defender
        if key not in self._touches:
            try:
                self._touches[key] = self.desk.session.field.contact(attacker, defender)
            except Refused:
                self._touches[key] = None
        return self._touches[key]

    def sent(self) -> str:
        """Say where the rules send the chosen one, else the first who falls back; "" for nobody."""
        ghosts = self.back.ghosts()
        chosen = str(self.desk.selection)
        name = chosen if chosen in ghosts else next(iter(ghosts), "")
        return tr("{unit}: {what}", unit=self.desk.name(name), what=self.back.told(name)) if name else ""

    # ---- shown

    def turns(self) -> Sequence[Turn]:
        """Give the chips."""
        return (*self.views.turns(self._from()), Turn(NAMES, "N", tr("names")))

    def _from(self) -> str:
        """Give about whom the chips are: who is chosen of those who fight, else the defender."""
        promise, chosen = self.promise, str(self.desk.selection)
        if promise is None or chosen in (*promise.attackers, *promise.defenders):
            return chosen
        return str(promise.defenders[0])

    def chosen(self) -> str:
        """The defender is in gold while there is a combat."""
        promise = self.promise
        return str(promise.defenders[0]) if promise is not None else str(self.desk.selection)

    def firers(self) -> tuple[str, ...]:
        """The attackers have a frame."""
        promise = self.promise
        return tuple(promise.attackers) if promise is not None else ()

    def under(self) -> tuple[Drawn, ...]:
        """Give the radius of a leader, and what is seen from who the chips are about."""
        command = self.views.command(self._from()) if self.on[COMMAND] else ()
        return (*command, *(self.views.sight(self._from()) if self.on[SIGHT] else ()))

    def over(self) -> tuple[Drawn, ...]:
        """Give the touched edges, who supports, and the ghosts of those who fall back."""
        promise = self.promise
        found: list[Drawn] = [*self.back.drawn()]
        for enemy in promise.defenders if promise is not None else ():
            there = self.page.table.of(enemy)
            for one in promise.attackers:
                touch = self._touch(one, enemy)
                if touch is not None and there is not None:
                    found.append(partial(way_drawn.touched_edge, there, touch.contact))
        if self.on[SUPPORT] and promise is not None:
            for name in (*promise.attackers, *promise.defenders):
                found += self.views.support(name)
        return tuple(found)

    def refresh(self) -> None:
        """Show the strip."""
        self.told.refresh()

    # ---- keys

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        back = [KeyHint((BACK,), tr("falls back"))] if self.back.ghosts() else []
        view = [
            KeyHint(("M",), tr("measure from here")),
            KeyHint(("+", "-"), tr("zoom")),
            KeyHint(("0",), tr("whole table")),
            KeyHint(("L",), tr("list instead of field")),
        ]
        if self.promise is None:
            return [*back, KeyHint(("Tab",), tr("next unit")), *view]
        asked = {one.id for one in self.panel.asked()}
        says = [
            *([KeyHint(("O",), tr("outflanked"))] if "outflanked" in asked else []),
            *([KeyHint(("G",), tr("ground"))] if "ground" in asked else []),
            KeyHint(("1", "–", "9"), tr("supported")),
        ]
        combat = KeyHint(("Tab",), tr("next leader") if self.on[COMMAND] else tr("another combat"))
        return [*back, KeyHint(("↵",), tr("to the dice")), *says, combat, *view]

    def on_key(self, event: QKeyEvent) -> bool:
        """Go to the dice, answer a question, turn a chip."""
        key, pressed, number = event.key(), letter(event), digit(event)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirm()
        elif pressed == "M":
            self.page.measure_from(self._from())
        elif pressed == BACK and self.back.ghosts():
            self.back.take(str(self.desk.selection))
        elif self.promise is not None and (pressed in SAYS or number):
            return self._say(SAYS.get(pressed, ""), str(number or ""))
        else:
            turn = next((one for one in self.turns() if one.key == pressed), None)
            if turn is None:
                return False
            self.turn(turn.id)
        return True

    def _say(self, question: str, key: str) -> bool:
        """Answer a question of the combat the other way, by what it asks or by its key in the list."""
        found = next((one.id for one in self.panel.asked() if one.id == question or (key and one.key == key)), "")
        if found:
            self.panel.answer(found)
            self.page.show_all()
        return bool(found)

    def on_tab(self, by: int) -> bool:
        """Go to another leader while a radius is shown, to another combat, or to the next unit."""
        if self.on[COMMAND] and self.views.walk(self._from(), by):
            self.page.show_all()
            return True
        if self.promise is None:
            return super().on_tab(by)
        before = self.panel.nth
        self.panel.walk(by)
        if self.panel.nth == before and before:  # beyond the last one comes the first
            self.panel.walk(-before)
        self.page.show_all()
        return True

    def confirm(self) -> None:
        """Go to the dice with what is measured; nothing is rolled."""
        if self.promise is None and self.desk.view.pending is None:
            self.page.refuse(tr("nobody is in charge contact"))
        else:
            self.page.to_chart()

"""The rulebook's keys at the desk: digits move, letters order, look, lay over the map (ANT-7.1, ANT-7.3, ANT-QS-3)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from companion.desktop.desk.panel import KeyHint, digit, letter
from companion.desktop.dialogs.framed import is_enter
from companion.games.tactical.screen.ordering import COMPASS, Ordering
from companion.games.tactical.screen.panels import BattlePanels
from companion.games.tactical.screen.unit import KEYS
from companion.games.tactical.words.map.marks import Layer
from companion.language.tongue import tr

ORDERS = {key: name for name, key in KEYS.items()}


class ByKey:
    """What each key does at the moment."""

    def __init__(self, window: BattlePanels, ordering: Ordering) -> None:
        self.window, self.desk, self.ordering = window, window.desk, ordering

    # ---- keys

    def take(self, event: QKeyEvent) -> bool:
        """Take a key; true when it meant something."""
        number, name = digit(event), letter(event)
        if event.key() == Qt.Key.Key_Escape:
            return self._escape()
        if is_enter(event):
            return self._enter()
        if event.key() == Qt.Key.Key_Space:
            return self._space()
        if number is not None:
            return self._digit(number)
        return bool(name) and self._letter(name)

    def _escape(self) -> bool:
        """Give up what is asked for, let the computer wait or go on, put the unit down: the first that there is."""
        desk = self.desk
        if self.ordering.asking:
            self.ordering.put_down_question()
        elif desk.moving or desk.paused:
            desk.pause()
        elif not self.window.drawers.shut():
            if desk.chosen is None:
                return False
            self.ordering.put_down()
        return True

    def _enter(self) -> bool:
        desk = self.desk
        if self.window.focusWidget() is not self.window.map and not self.window.card.order:
            return False
        if self.ordering.asking == "target":
            self.ordering.plot_here()
        elif self.window.card.order is not None:
            self.window.card.give()
        elif desk.looking is not None:
            self.ordering.pick_first(desk.looking)
        return True

    def _space(self) -> bool:
        if self.window.focusWidget() is not self.window.map or self.desk.looking is None:
            return False
        # While fire is plotted, to take somebody in hand would end it without a word.
        if self.ordering.asking != "target":
            self.ordering.pick_first(self.desk.looking)
        return True

    def _digit(self, number: int) -> bool:
        ordering = self.ordering
        if number == 0:
            ordering.centre()
        elif ordering.asking in ("face", "leaders", "sight"):
            ordering.bar.answer(number)
        elif number in COMPASS:
            ordering.step(number)
        else:
            return False
        return True

    def _letter(self, name: str) -> bool:
        ordering, window = self.ordering, self.window
        held = self.desk.own(self.desk.chosen)
        if name == "T" and (ordering.asking == "target" or window.card.sort == "fire"):
            ordering.plot_here()
        elif name == "E" and (ordering.asking == "target" or window.card.sort == "fire"):
            ordering.clear_plot()
        elif name == "Y" and window.divisions.asked:
            window.divisions.activate_lit()
        elif name == "S" and not held:
            window.run("stop-clock")
        # An order that shared its letter with a layer of the map would be given only with a unit in hand; none does
        # today.
        elif name in ORDERS and (held or name not in "RWKGTV"):
            # Only one of the rulesets has this order: elsewhere its key must stay free, not be refused.
            if ORDERS[name] == "reorganise" and window.unit.kind("reorganise") is None:
                return False
            ordering.order(ORDERS[name])
        elif (layer := window.layers.layer_of(name)) is not None:
            window.layers.turn(layer)
            self._ask_sight(layer)
        else:
            return self._look(name)
        return True

    def _ask_sight(self, layer: Layer) -> None:
        """Ask for a direction where a square's sight is laid over the map, in games in which units have an arc."""
        desk, ordering = self.desk, self.ordering
        if ordering.asking == "sight":
            ordering.put_down_question()
            return
        shown = layer == "sight" and self.window.map.layer_shown(layer)
        if shown and desk.chosen is None and desk.looking is not None and desk.view.level != "basic":
            self.window.map.look_along(None)
            ordering.ask_sight(desk.looking)

    def _look(self, name: str) -> bool:
        ordering, window = self.ordering, self.window
        match name:
            case "U":
                ordering.next_in_square()
            case "N":
                ordering.next_unit()
            case "I":
                window.map.kin = not window.map.kin
                window.map.refresh()
            case "P":
                window.unit.turn_page()
            case "Q":
                ordering.put_down()
            case "C":
                window.run("end")
            case "H":
                window.run("keys")
            case _:
                return False
        return True

    # ---- what is printed at the bottom

    def hints(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        desk, ordering = self.desk, self.ordering
        if desk.covered:
            return [KeyHint(("F9",), tr("take the laptop"))]
        if ordering.asking == "target":
            return [
                KeyHint(("←", "↑", "→", "↓"), tr("square")),
                KeyHint(("T",), tr("plot")),
                KeyHint(("E",), tr("no plot")),
                KeyHint(("V",), tr("sight")),
                KeyHint(("Esc",), tr("leave")),
            ]
        if ordering.asking == "sight":
            return [
                KeyHint(("1", "–", "8"), tr("look that way")),
                KeyHint(("V",), tr("no longer")),
                KeyHint(("Esc",), tr("leave it so")),
            ]
        if ordering.asking == "face":
            return [KeyHint(("1", "–", "8"), tr("face, 1 north and on clockwise")), KeyHint(("Esc",), tr("leave"))]
        if ordering.asking:
            return [KeyHint(("Esc",), tr("leave"))]
        if desk.own(desk.chosen):
            return [
                KeyHint(("1", "–", "8"), tr("move")),
                KeyHint(("↵",), tr("go to the square")),
                KeyHint(("V",), tr("sight")),
                KeyHint(("R",), tr("reach")),
                KeyHint(("K",), tr("zones")),
                KeyHint(("U",), tr("next in square")),
                KeyHint(("N",), tr("next unit")),
                KeyHint(("I",), tr("division")),
                KeyHint(("Q",), tr("put down")),
                KeyHint(("H",), tr("all keys")),
            ]
        found = [KeyHint(("1", "–", "8"), tr("cursor")), KeyHint(("Space",), tr("take in hand"))]
        if desk.ordering:
            found.append(KeyHint(("N",), tr("next unit")))
        found += [KeyHint(("V",), tr("sight")), KeyHint(("K",), tr("zones")), KeyHint(("+", "−"), tr("zoom"))]
        if not desk.view.over:
            found.append(KeyHint(("F8",), tr("end the phase")))
        return [*found, KeyHint(("H",), tr("all keys"))]

"""The maneuver step on the field: a way is put together leg by leg, measured, and written when Enter says so.

What the rules refuse is shown where the pointer wants it, hatched; the unit itself stands at the last allowed place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent

from companion.charts.figures import Refused
from companion.desktop.desk.outcome import Refusal
from companion.desktop.desk.panel import KeyHint, letter
from companion.drawing.shapes import Point, Shape
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.field.canvas import ARROWS
from companion.games.miniatures.screen.field.figure import Figure
from companion.games.miniatures.screen.field.head import Turn
from companion.games.miniatures.screen.field.looking import NAMES
from companion.games.miniatures.screen.field.mode import Mode
from companion.games.miniatures.screen.field.move_keys import at_rest, under_way
from companion.games.miniatures.screen.field.move_strip import MoveStrip
from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.screen.work.maneuver_orders import against_moves
from companion.games.miniatures.words.field import ways
from companion.games.miniatures.words.field.footprints import footprint, refused, was_here
from companion.games.miniatures.words.field.move_words import has_moved, left
from companion.games.miniatures.words.field.names import name_layer
from companion.games.miniatures.words.field.standing import Place, Standing, standing
from companion.games.miniatures.words.field.table import against, inches, without_place
from companion.games.miniatures.words.field.ways import Kind, Leg
from companion.language.tongue import tr
from companion.language.words import listed

WHEEL, FORWARD, OBLIQUE, FLANK, ABOUT, HAND = "wheel", "forward", "oblique", "flank", "about", "hand"
INCH, QUARTER, DEGREE, MANY = 1.0, 0.25, 1.0, 15.0
TURNS = {"[": -DEGREE, "]": DEGREE, "{": -MANY, "}": MANY}


class Moving(Mode):
    """The way of the chosen unit."""

    def __init__(self, page: Stage) -> None:
        super().__init__(page)
        self.on = {WHEEL: True, FORWARD: True, NAMES: True}
        self.strip = self.told = MoveStrip(self)
        self.name = ""
        self.legs: tuple[Leg, ...] = ()
        """As they are wanted."""
        self.allowed: tuple[Leg, ...] = ()
        """As far as the rules let it go."""
        self.way: Any = None
        """What was measured of the allowed way; None where nobody moves."""
        self.against: tuple[Any, ...] = ()
        """Why it cannot go as far as it is wanted to."""
        self.locked = ""
        """Why it may not move at all just now."""
        self.moved = ""
        """That it has made its whole move."""
        self.charge: dict[str, Any] = {}
        """What touching each enemy at the end comes to."""
        self._of: Any = None
        self.figure = Figure(self._tell_figure, self._take_figure)
        self._soon = QTimer(page.canvas, singleShot=True, interval=0)
        """Measures a way that is dragged once the pointer rests: a frame must not wait for it."""
        self._soon.timeout.connect(self._measure_dragged)

    # ---- who

    def unit(self) -> Any:
        """Give the chosen unit where it stands on the field and is one of those that move."""
        view = self.desk.view
        one = self.desk.unit(self.desk.selection)
        if one is None or one.status != "on-table" or one.side != view.player_turn:
            return None
        return one if one.id in view.field.places else None

    def begin(self) -> None:
        """Begin anew where another is chosen, or the game has changed."""
        one = self.unit()
        name = "" if one is None else one.id
        if name != self.name or self._of is not self.desk.view:
            self._of, self.name, self.legs, self.figure.typed = self.desk.view, name, (), None
            self.moved = has_moved(one, self._asked(())) if one is not None else ""
            self.locked = self.moved or (against_moves(self.desk, one)[0] if one is not None else "")
            self.measure()

    def start(self) -> Place:
        """Give where the unit stands."""
        x, y, facing = self.desk.view.field.places[self.name]
        return x, y, facing

    def wide(self) -> float:
        """Give the length of its front."""
        one = self.page.table.of(self.name)
        if one is None:
            return 1.0
        (x, y), (u, v) = one.front
        return float(((u - x) ** 2 + (v - y) ** 2) ** 0.5)

    # ---- measured

    def measure(self) -> None:
        """Measure the way; where it is refused, as much of its last leg as is not."""
        self.way, self.against, self.allowed, self.charge = None, (), (), {}
        if self.name:
            self.way = self._asked(self.legs)
            self.allowed = self.legs
            if self.legs and self._stopped(self.legs, self.way):
                self.against = self.way.reasons
                self.allowed, self.way = ways.last_allowed(self.legs, self._asked, self._stopped)
            for enemy in self.way.touches if self.allowed else ():
                try:
                    self.charge[enemy] = self.desk.session.field.charge(self.name, enemy, self.end(self.allowed))
                except Refused:
                    continue
        self._show()

    def _asked(self, legs: Sequence[Leg]) -> Any:
        path = ways.places(self.start(), legs, self.wide())
        return self.desk.session.field.moves(self.name, path)

    def _stopped(self, legs: Sequence[Leg], way: Any) -> bool:
        """Say whether a way is refused, or leads into an enemy: whom it touches it stands before, not upon."""
        if way.reasons:
            return True
        stands = self._at(self.end(legs)).stands if way.touches else ()
        others = (self.page.table.of(enemy) for enemy in way.touches)
        return any(one is not None and ways.overlap(stands, one.stands) for one in others)

    def end(self, legs: Sequence[Leg]) -> Place:
        """Give where a way ends."""
        return ways.places(self.start(), legs, self.wide())[-1] if legs else self.start()

    # ---- shown

    def without(self) -> frozenset[str]:
        """Who moves is painted with every frame."""
        return frozenset((self.name,)) if self.name and self.legs else frozenset()

    def _show(self) -> None:
        self.page.canvas.carry(self._shapes())
        self.told.refresh()
        if self.against:
            self.page.refuse_here(against(self.against, self.desk.view), self.against)

    def _at(self, place: Place) -> Standing:
        table = self.page.table
        before = table.of(self.name)
        assert before is not None
        made = standing(self.desk.unit(self.name), place, table.size, table.tall)
        return replace(made, stars=before.stars)

    def _shapes(self) -> list[Shape]:
        before = self.page.table.of(self.name) if self.name else None
        if before is None or not self.legs:
            return []
        size, tall = self.page.canvas.design_size(), self.page.table.tall
        found: list[Shape] = [*was_here(before.stands, before.side, size), ways.was_called(before, size)]
        if self.against:
            found += refused(self._at(self.end(self.legs)).stands, size)
        for enemy, charge in self.charge.items():
            if (one := self.page.table.of(enemy)) is not None:
                found += ways.touched_edge(one, charge.contact, size)
        made = self._at(self.end(self.allowed))
        found += footprint(made, size, "gold")
        if self.way is not None:
            found += ways.drawn(self.way, tall, size)
        return [*found, *name_layer((made,), (), size, self.page.measure, (made.id,))]

    def title(self) -> str:
        """Say who moves."""
        one = self.unit()
        return tr("{unit} moves", unit=one.name) if one is not None else tr("The field")

    def note(self) -> str:
        """Say how much of its move is left after the way."""
        if not self.name or self.way is None:
            return ""
        return self.locked or tr("{inches} to go", inches=inches(left(self.way)))

    def turns(self) -> Sequence[Turn]:
        """Give the chips; an impossible one says why."""
        kinds = {leg.kind for leg in self.legs}
        wheeled = tr("not with a wheel") if "wheel" in kinds else ""
        alone = tr("not with another way of moving") if kinds - {"flank"} else ""
        return (
            Turn(WHEEL, "W", tr("wheel"), reason=self.locked),
            Turn(FORWARD, "F", tr("forward"), reason=self.locked),
            Turn(OBLIQUE, "O", tr("oblique"), reason=self.locked or wheeled),
            Turn(FLANK, "X", tr("by the flank"), reason=self.locked or alone),
            Turn(ABOUT, "Z", tr("about face"), reason=self.locked),
        )

    def turn(self, name: str) -> None:
        """Choose how it moves; about face is done at once."""
        if name == ABOUT:
            self._add("about", 180.0)
            return
        if name in (OBLIQUE, FLANK):
            on = not self.on.get(name)
            self.on = {**dict.fromkeys((WHEEL, FORWARD, OBLIQUE, FLANK), False), NAMES: self.on[NAMES], name: on}
            if not on:
                self.on |= {WHEEL: True, FORWARD: True}
        elif name in (WHEEL, FORWARD):
            self.on |= {name: not self.on.get(name), OBLIQUE: False, FLANK: False}
            if not self.on[WHEEL] and not self.on[FORWARD]:
                self.on[FORWARD] = True
        else:
            self.on[name] = not self.on.get(name)
        self.page.show_all()

    def refresh(self) -> None:
        """Show the way and what it costs."""
        self._show()

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        return at_rest(rolls=not self.moved) if not self.name or self.locked else under_way()

    # ---- keys

    def on_key(self, event: QKeyEvent) -> bool:
        """Put the way together."""
        key, pressed = Qt.Key(event.key()), letter(event)
        if self.figure.on_key(event):
            return True
        if pressed == "P":
            self.page.by_hand(on=True)
        elif pressed == "M":
            self.page.measure_from(self.name)
        elif pressed == "N":
            self.turn(NAMES)
        elif not self.name or self.locked:
            # Whoever has not rolled rolls here as in the list: by R, or by the die that is typed.
            taken = key not in ARROWS and bool(self.page.inner().on_key(event))
            self.told.refresh()
            return taken
        elif key in ARROWS:
            by = QUARTER if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else INCH
            self._go(key, by)
        elif event.text() in TURNS:
            self._add("wheel", TURNS[event.text()])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirm()
        elif key == Qt.Key.Key_Escape:
            self._put(())
        elif pressed == "Y" or key == Qt.Key.Key_Backspace:
            self._put(self.legs[:-1])
        elif pressed == "H":
            self._half()
        elif pressed == "G":
            self.figure.begin()
        else:
            turn = next((one for one in self.turns() if one.key == pressed), None)
            if turn is None:
                return False
            if turn.reason:
                self.page.refuse(turn.reason)
            else:
                self.turn(turn.id)
        return True

    def _tell_figure(self, typed: str) -> None:
        words = tr("{inches} inches of this leg, then Enter", inches=typed) if typed else ""
        self.page.refuse(words or tr("inches of this leg, then Enter"))

    def _take_figure(self, figure: float) -> None:
        self._put((*self._before(), Leg(self._kind(), figure)))

    def _before(self) -> tuple[Leg, ...]:
        """Give the legs before the one that is gone by the present way of moving."""
        return self.legs[:-1] if self.legs and self.legs[-1].kind == self._kind() else self.legs

    def _kind(self) -> Kind:
        return "oblique" if self.on.get(OBLIQUE) else "flank" if self.on.get(FLANK) else "forward"

    def _go(self, key: Qt.Key, by: float) -> None:
        """Go by an arrow: ahead and back, or to the side; where it wheels, to the side turns it."""
        sign = 1 if key in (Qt.Key.Key_Up, Qt.Key.Key_Right) else -1
        to_side, kind = key in (Qt.Key.Key_Left, Qt.Key.Key_Right), self._kind()
        if kind == "forward" and to_side:
            self._add("wheel", sign * (DEGREE if by == QUARTER else 5 * DEGREE))
        elif kind == "forward" or to_side:
            self._add(kind, sign * by)

    def _add(self, kind: Kind, amount: float) -> None:
        self._put(ways.added(self.legs, kind, amount))

    def _put(self, legs: tuple[Leg, ...]) -> None:
        if self.locked:
            self.page.refuse(self.locked)
            return
        first = bool(self.legs) != bool(legs)
        self.legs = legs
        self.measure()
        if first:
            self.page.show_all()  # who moves leaves the picture, or comes back to it
        else:
            self.page.tell_now()

    def _half(self) -> None:
        legs = self._before()
        rest = self.way.allowance / 2 - (self._asked(legs).used if legs else 0.0)
        if rest > 0:
            self._put((*legs, Leg(self._kind(), round(rest * 4) / 4)))

    # ---- written

    def primary(self) -> tuple[str, str]:
        """Give the words of the primary button, and why it is off."""
        if not self.name:
            nowhere = without_place(self.desk.view, str(self.desk.selection))
            return tr("Move"), nowhere or tr("choose who moves")
        if self.locked:
            return tr("Move"), self.locked
        if not self.allowed or self.way is None or self.way.order is None:
            return tr("Move"), tr("no way yet")
        if self.way.touches:
            return tr(
                "Move and charge {enemies}", enemies=listed([self.desk.name(one) for one in self.way.touches])
            ), ""
        return tr("Move {inches}", inches=inches(self.way.order.inches)), ""

    def rolling(self) -> tuple[str, ...]:
        """Say what the list's die shows while who is chosen has still to roll: its face is typed here as there."""
        inner = self.page.inner()
        if not self.locked or self.moved or not hasattr(inner, "type_hint"):
            return ()
        return tuple(words for words in (inner.whose.text(), inner.type_hint.text()) if words)

    def confirm(self) -> None:
        """Make the move as far as it is allowed: the one thing here that is written."""
        why = self.primary()[1]
        if why:
            self.page.refuse(why)
            return
        order: cmd.Move = self.way.order
        others = tuple(one for one in self.way.touches if one != order.charges)
        more = (cmd.Touch(self.name, others),) if others and order.charges else ()
        if not isinstance(self.desk.do(order, *more), Refusal):
            self.legs = ()
            self.page.show_all()

    # ---- mouse

    def grabs(self, name: str) -> bool:
        """Who moves is dragged."""
        return bool(name) and name == self.name and not self.locked

    def carry(self, name: str, place: Point) -> None:
        """Go towards the pointer, by the ways of moving that are on."""
        start, kind = self.start(), self._kind()
        if kind == "forward":
            legs = ways.towards(start, place, self.wide(), wheel=bool(self.on.get(WHEEL)))
        else:
            legs = ways.sideways(start, place, kind)
        if legs != self.legs:
            first = bool(self.legs) != bool(legs)
            self.legs = legs
            if first:
                self.page.show_all()
            self._wanted()
            self._soon.start()

    def _wanted(self) -> None:
        """Show where the pointer wants it, before that is measured."""
        before = self.page.table.of(self.name)
        if before is not None:
            size = self.page.canvas.design_size()
            made = self._at(self.end(self.legs))
            self.page.canvas.carry([*was_here(before.stands, before.side, size), *footprint(made, size, "gold")])

    def _measure_dragged(self) -> None:
        self.measure()
        self.page.tell_now()

    def drop(self, name: str, place: Point) -> None:
        """Let the way stand as it was dragged: Enter makes the move."""
        self.carry(name, place)
        self._soon.stop()
        self._measure_dragged()

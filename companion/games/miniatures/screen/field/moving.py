"""The maneuver step on the field: a way is put together leg by leg, measured, and written when Enter says so.

What the rules refuse is shown where the pointer wants it, hatched; the unit itself stands at the last allowed place.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent

from companion.desktop.desk.outcome import Refusal
from companion.desktop.desk.panel import KeyHint, letter
from companion.drawing.shapes import Box, Point, Shape
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.field.canvas import ARROWS
from companion.games.miniatures.screen.field.figure import Figure
from companion.games.miniatures.screen.field.going import Going
from companion.games.miniatures.screen.field.head import Turn
from companion.games.miniatures.screen.field.looking import NAMES
from companion.games.miniatures.screen.field.move_keys import at_rest, under_way
from companion.games.miniatures.screen.field.move_strip import MoveStrip
from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.screen.field.views import COMMAND, SIGHT, Views
from companion.games.miniatures.words.field import way_drawn, ways
from companion.games.miniatures.words.field.footprints import footprint, refused, was_here
from companion.games.miniatures.words.field.lying import Drawn
from companion.games.miniatures.words.field.move_words import left
from companion.games.miniatures.words.field.names import name_layer, name_rooms
from companion.games.miniatures.words.field.table import against, inches, without_place
from companion.games.miniatures.words.field.ways import Kind, Leg
from companion.language.tongue import tr
from companion.language.words import listed

WHEEL, FORWARD, OBLIQUE, FLANK, ABOUT, HAND = "wheel", "forward", "oblique", "flank", "about", "hand"
INCH, QUARTER, DEGREE, MANY = 1.0, 0.25, 1.0, 15.0
TURNS = {"[": -DEGREE, "]": DEGREE, "{": -MANY, "}": MANY}
NAMES_KEY = "N"
ARRIVALS = "A"
"""The letter by which the step's list brings on all who are due."""


class Moving(Going):
    """The way of the chosen unit, by keys and mouse."""

    def __init__(self, page: Stage) -> None:
        super().__init__(page)
        self.on = {WHEEL: True, FORWARD: True, COMMAND: False, SIGHT: False, NAMES: True}
        self.views = Views(page)
        self.strip = self.told = MoveStrip(self)
        self.figure = Figure(self._tell_figure, self._take_figure)
        self._soon = QTimer(page.canvas, singleShot=True, interval=0)
        """Measures a way that is dragged once the pointer rests: a frame must not wait for it."""
        self._soon.timeout.connect(self._measure_dragged)

    def anew(self) -> None:
        """A figure that was begun for another way is nothing to this one."""
        self.figure.typed = None

    # ---- shown

    def without(self) -> frozenset[str]:
        """Who moves is painted with every frame."""
        return frozenset((self.name,)) if self.name and self.legs else frozenset()

    def under(self) -> tuple[Drawn, ...]:
        """Give the radius of a leader, and what is seen from where the way ends."""
        found = self.views.command(self._from()) if self.on[COMMAND] else ()
        if not self.on[SIGHT]:
            return found
        if not self.allowed or self.page.table.of(self.name) is None:
            return (*found, *self.views.sight(self._from()))
        end = self.end(self.allowed)
        return (*found, *self.views.sight_from(self.standing_at(end), end))

    def _from(self) -> str:
        return self.name or str(self.desk.selection)

    def show_way(self) -> None:
        """Draw the way, tell its ladders, and why it goes no further."""
        self.page.canvas.carry(self._shapes())
        self.told.refresh()
        if self.against:
            why = against(self.against, self.desk.view)
            said = tr("{unit} stops: {why}", unit=self.desk.name(self.name), why=why)
            self.page.refuse_here(said, self.against)

    def _shapes(self) -> list[Shape]:
        before = self.page.table.of(self.name) if self.name else None
        if before is None or not self.legs:
            return []
        size, tall = self.page.canvas.design_size(), self.page.table.tall
        found: list[Shape] = [*was_here(before.stands, before.side, size), way_drawn.was_called(before, size)]
        if self.against:
            found += refused(self.standing_at(self.end(self.legs)).stands, size)
        for enemy, one in self.charge.items():
            if (there := self.page.table.of(enemy)) is not None:
                found += way_drawn.touched_edge(there, one.charge.contact, size)
        made = self.standing_at(self.end(self.allowed))
        found += footprint(made, size, "gold")
        found += way_drawn.drawn(self.stretches, tall, size)
        return [*found, *name_layer((made,), (), size, self.page.measure, (made.id,))]

    def covered(self) -> tuple[Box, ...]:
        """Give the room of the boxes of the way, of who was there, and of who goes with his name."""
        before = self.page.table.of(self.name) if self.name and self.legs else None
        if before is None:
            return ()
        size, tall = self.page.canvas.design_size(), self.page.table.tall
        called = way_drawn.was_called_room(before, size, self.page.measure)
        made = self.standing_at(self.end(self.allowed))
        own = name_rooms(made, size, self.page.measure)
        return (*way_drawn.rooms(self.stretches, tall, size), called, *own)

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
            *(one._replace(spare=True) for one in self.views.turns(self._from())[:2]),
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
        self.show_way()

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
        elif pressed in (NAMES_KEY, "K", "V"):
            self.turn({NAMES_KEY: NAMES, "K": COMMAND, "V": SIGHT}[pressed])
        elif pressed == ARRIVALS and self._arrive():
            return bool(self.page.inner().on_key(event))
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

    def _arrive(self) -> bool:
        """Say whether somebody is due to arrive."""
        due = {one.unit for one in self.desk.duties if one.must}
        return any(one.id in due and one.status == "to-arrive" for one in self.desk.view.units)

    def on_tab(self, by: int) -> bool:
        """Go to the next leader while his radius is shown, else to the next unit."""
        if self.on[COMMAND] and self.views.walk(self._from(), by):
            self.page.show_all()
            return True
        return super().on_tab(by)

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
            made = self.standing_at(self.end(self.legs))
            self.page.canvas.carry([*was_here(before.stands, before.side, size), *footprint(made, size, "gold")])

    def _measure_dragged(self) -> None:
        self.measure()
        self.page.tell_now()

    def drop(self, name: str, place: Point) -> None:
        """Let the way stand as it was dragged: Enter makes the move."""
        self.carry(name, place)
        self._soon.stop()
        self._measure_dragged()

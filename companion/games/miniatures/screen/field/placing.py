"""Placing by hand: who is chosen stands where keys and mouse put him, and is written when one of them says so."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from companion.desktop.desk.outcome import Refusal
from companion.desktop.desk.panel import KeyHint, letter
from companion.drawing.shapes import Point, Shape
from companion.games.miniatures.rules.placing.orders import Lift, Place
from companion.games.miniatures.screen.field.canvas import ARROWS
from companion.games.miniatures.screen.field.head import Turn
from companion.games.miniatures.screen.field.looking import Telling
from companion.games.miniatures.screen.field.mode import Mode
from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.words.field import deploying
from companion.games.miniatures.words.field.footprints import footprint, leader, was_here
from companion.games.miniatures.words.field.lying import Drawn
from companion.games.miniatures.words.field.names import name_layer, turned_to
from companion.games.miniatures.words.field.standing import Lone, Standing, standing, stars
from companion.games.miniatures.words.field.table import place_words
from companion.language.tongue import tr

INCH, QUARTER = 1.0, 0.25
"""What an arrow moves by, and with Shift."""
DEGREE, MANY = 1.0, 15.0
"""What a bracket turns by, and with Shift."""
TURNS = {"[": -DEGREE, "]": DEGREE, "{": -MANY, "}": MANY}
HAND, DIVISION, LIFT = "hand", "division", "lift"


class Placing(Mode):
    """The chosen unit stands where it is put; nothing is written before Enter, or before the mouse lets go."""

    def __init__(self, page: Stage) -> None:
        super().__init__(page)
        self.on = {HAND: True}
        self.strip = self.telling = Telling(page.look)
        self.name = ""
        self.at: tuple[float, ...] | None = None
        """Where it would stand."""
        self._held: tuple[float, ...] = ()
        """Where it stood when it was taken up, () for nowhere."""
        self._last: dict[str, tuple[float, ...]] = {}
        """Where a unit of each side was put last: the next begins behind it, and faces alike."""

    # ---- who and where

    def begin(self) -> None:
        """Take up who is chosen; what was put and not written stays while he is the same."""
        name = str(self.desk.selection)
        held = tuple(self.desk.view.field.places.get(name, ()))
        # Who was put elsewhere meanwhile, or whose placing was undone, is taken up where he stands.
        if name != self.name or self.at is None or held != self._held:
            self.name, self.at, self._held = name, self._begins(name), held
        self._show()

    def _one(self) -> Any:
        return self.desk.unit(self.name) or self.desk.leader(self.name)

    def _begins(self, name: str) -> tuple[float, ...] | None:
        one = self.desk.unit(name) or self.desk.leader(name)
        if one is None or one.status != "on-table":
            return None
        if place := self.desk.view.field.places.get(name) or deploying.proposed(self.desk.view, one.side).get(name):
            return tuple(place)
        x, y, facing = self._start(one)
        found = (round(x, 1), round(y, 1))
        return found if self.desk.unit(name) is None else (*found, facing)

    def _start(self, one: Any) -> tuple[float, float, float]:
        """Give where somebody without a place is taken up: behind the last of his side, in his area, or as is usual."""
        ground, last = self.page.table.ground, self._last.get(one.side)
        if (came := deploying.arrives(ground, one, self.desk.view.field.places)) is not None:
            return came
        if last is not None:
            return deploying.behind(last, ground.table)
        return deploying.begins(ground, one, one.side) or deploying.usual(one, ground)

    def without(self) -> frozenset[str]:
        """Who is put elsewhere is painted there."""
        return frozenset((self.name,)) if self.at is not None else frozenset()

    def chosen(self) -> str:
        """Give who is in gold."""
        return self.name

    def _moved(self) -> bool:
        return self.at is not None and tuple(self.desk.view.field.places.get(self.name, ())) != self.at

    def _show(self) -> None:
        """Show who is put, and the words of it."""
        self.refresh()

    def _shapes(self) -> list[Shape]:
        size = self.page.canvas.design_size()
        found: list[Shape] = []
        one, at = self._one(), self.at
        if one is None or at is None:
            return found
        tall = self.page.table.tall
        if self.desk.unit(self.name) is None:
            lone = Lone(one.id, one.name, one.side, (at[0], tall - at[1]), bool(one.exceptional))
            return [*leader(lone, size), *name_layer((), (lone,), size, self.page.measure, (one.id,))]
        before = self.page.table.of(self.name)
        if before is not None and self._moved():
            found += was_here(before.stands, one.side, size)
        made = self.standing()
        assert made is not None
        return [*found, *footprint(made, size, "gold"), *name_layer((made,), (), size, self.page.measure, (one.id,))]

    def standing(self) -> Standing | None:
        """Give the unit as it would stand."""
        one, at = self.desk.unit(self.name), self.at
        if one is None or at is None or len(at) != 3:
            return None
        table = self.page.table
        made = standing(one, (at[0], at[1], at[2]), table.size, table.tall, self._shape())
        return replace(made, stars=stars(one, {each.id: each for each in self.desk.view.leaders}))

    def _shape(self) -> Any:
        return None if self._moved() else self.desk.view.field.shapes.get(self.name)

    # ---- told

    def title(self) -> str:
        """Say who is being placed."""
        one = self._one()
        return tr("Place {unit}", unit=one.name) if one is not None else tr("Place by hand")

    def turns(self) -> Sequence[Turn]:
        """Give the chips."""
        nobody = "" if self.desk.view.field.places.get(self.name) else tr("it has no place")
        return (
            Turn(DIVISION, "D", tr("its division"), reason="" if self._one() else tr("nobody is chosen")),
            Turn(LIFT, "Del", tr("lift"), reason=nobody),
            Turn(HAND, "P", tr("place by hand")),
        )

    def turn(self, name: str) -> None:
        """Do what a chip does."""
        match name:
            case "division":
                self.division()
            case "lift":
                self.lift()
            case _:
                self.page.by_hand(on=False)

    def refresh(self) -> None:
        """Show who is put, and tell where he would stand."""
        self.page.canvas.carry(self._shapes())
        one = self._one()
        if one is None or self.at is None:
            why = (
                tr("is not on the table") if one is not None else tr("Tab, a click or the order of battle chooses one")
            )
            self.telling.tell(one.name if one is not None else tr("Nobody is chosen"), why)
            return
        held = self.desk.view.field.places.get(self.name)
        was = tr("stood at {place}", place=place_words(held)) if held and self._moved() else ""
        state = was or (tr("stands here") if held else tr("not placed yet"))
        self.telling.tell(f"{one.name}: {place_words(self.at)}", state)

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        return [
            KeyHint(("↑", "↓", "←", "→"), tr("an inch, with Shift a quarter")),
            KeyHint(("[", "]"), tr("turn 1°, with Shift 15°")),
            KeyHint(("↵",), tr("place it here")),
            KeyHint(("Del",), tr("lift")),
            KeyHint(("D",), tr("its division")),
            KeyHint(("Tab",), tr("next unit")),
            KeyHint(("Esc",), tr("let go")),
        ]

    # ---- keys

    def on_key(self, event: QKeyEvent) -> bool:
        """Move, turn, write, lift."""
        key = Qt.Key(event.key())
        if key in ARROWS and self.at is not None:
            by = QUARTER if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else INCH
            self._shift(ARROWS[key][0] * by, ARROWS[key][1] * by)
        elif event.text() in TURNS and self.at is not None:
            self._turn(TURNS[event.text()])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.write()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.lift()
        elif key == Qt.Key.Key_Escape:
            self._let_go()
        elif letter(event) == "P":
            self.page.by_hand(on=False)
        elif letter(event) == "D":
            self.division()
        else:
            return False
        return True

    def _shift(self, across: float, up: float) -> None:
        assert self.at is not None
        self._put((self.at[0] + across, self.at[1] + up))

    def _put(self, place: Point) -> None:
        """Put who is chosen at a place: beside the table he stands at its edge."""
        assert self.at is not None
        wide, tall = self.page.table.ground.table
        x, y = min(max(place[0], 0.0), wide), min(max(place[1], 0.0), tall)
        self.at = (round(x, 2), round(y, 2), *self.at[2:])
        self.page.canvas.bring_into_sight((x, y))
        self._show()

    def _turn(self, degrees: float) -> None:
        assert self.at is not None
        if len(self.at) == 3:
            self.at = (*self.at[:2], round((self.at[2] + degrees) % 360, 1))
            self._show()

    def _let_go(self) -> None:
        if self._moved() and self.desk.view.field.places.get(self.name):
            self.at = None
            self.page.show_all()
        else:
            self.page.by_hand(on=False)

    def write(self) -> None:
        """Put who is chosen where he is shown, and take up the next who has no place."""
        if self.at is None:
            self.page.refuse(tr("nobody is chosen"))
            return
        if not self._moved():
            self.page.to_next()
            return
        new = self.name not in self.desk.view.field.places
        if len(self.at) == 3:
            self._last[self._one().side] = self.at
        if not isinstance(self.desk.do(Place({self.name: self.at})), Refusal):
            self.at = None
            if new:
                self.page.to_next()
            self.page.show_all()

    def lift(self) -> None:
        """Take who is chosen off the field."""
        if self.name not in self.desk.view.field.places:
            self.page.refuse(tr("it has no place"))
        elif not isinstance(self.desk.do(Lift((self.name,))), Refusal):
            self.at = None
            self.page.show_all()

    def division(self) -> None:
        """Lay out those without a place of the division of who is chosen, of his command, or of an army leader's side.

        They stand as the field has it, else in line by him.
        """
        one, at = self._one(), self.at
        if one is None or at is None:
            self.page.refuse(tr("nobody is chosen"))
            return
        view = self.desk.view
        facing = at[2] if len(at) == 3 else self._start(one)[2]  # a leader faces nowhere; his division does
        its = [each for each in view.units if self._is_its(each, one)]
        leads = [each for each in view.leaders if self._is_its(each, one) and not each.attached]
        table, set_up = self.page.table, deploying.proposed(view, one.side)
        units, leaders = ([each for each in those if each.id not in set_up] for those in (its, leads))
        places = deploying.in_line(units, leaders, (at[0], at[1], facing), table.size, table.ground.table)
        places |= {each.id: set_up[each.id] for each in (*its, *leads) if each.id in set_up}
        if places and not isinstance(self.desk.do(Place(places)), Refusal):
            self._last[one.side] = (*min((place[:2] for place in places.values()), key=self._rear(facing)), facing)
            self.at = None
            self.page.to_next()
            self.page.show_all()

    @staticmethod
    def _rear(facing: float) -> Callable[[Sequence[float]], float]:
        """Order places of the table by how far ahead they lie: the rearmost first."""
        turn = math.radians(facing)
        return lambda place: place[0] * math.sin(turn) + place[1] * math.cos(turn)

    def _is_its(self, each: Any, one: Any) -> bool:
        placed = self.desk.view.field.places
        return deploying.its(each, one) and each.status == "on-table" and (each.id not in placed or each.id == one.id)

    # ---- mouse

    def grabs(self, name: str) -> bool:
        """Everybody may be carried."""
        return bool(name)

    def pick(self, name: str, place: Point) -> None:
        """Choose who was clicked, or put who is chosen where nobody is."""
        if name and name != self.name:
            self.desk.point_at(name)  # chosen for his place alone: the step's own work takes nobody by it
        elif not name and self.at is not None:
            self._put(place)

    def carry(self, name: str, place: Point) -> None:
        """Show who is carried where he is held; with Shift he turns to the pointer."""
        if name != self.name:
            self.desk.point_at(name)
        if self.at is None:
            return
        if QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier and len(self.at) == 3:
            to = turned_to((self.at[0], -self.at[1]), (place[0], -place[1]))
            self.at = (*self.at[:2], round(to) % 360.0)
            self._show()
        else:
            self._put(place)

    def drop(self, name: str, place: Point) -> None:
        """Write where who was carried is let go."""
        self.carry(name, place)
        self.write()

    def over(self) -> tuple[Drawn, ...]:
        """Nothing lies over the others: who is put is painted with every frame."""
        return ()

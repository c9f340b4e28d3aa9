"""The way that is put together for the chosen unit: its legs, how far the rules let it go, what it would touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.charts.figures import Refused
from companion.games.miniatures.screen.field.mode import Mode
from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.screen.work.maneuver_orders import against_moves
from companion.games.miniatures.words.field import ways
from companion.games.miniatures.words.field.charge_words import in_depth
from companion.games.miniatures.words.field.move_words import Ahead, has_moved
from companion.games.miniatures.words.field.standing import Place, Standing, standing
from companion.games.miniatures.words.field.ways import Leg


class Going(Mode):
    """A way and what was measured of it; those that derive from it draw it, take keys for it, and write it."""

    def __init__(self, page: Stage) -> None:
        super().__init__(page)
        self.name = ""
        self.legs: tuple[Leg, ...] = ()
        """As they are wanted."""
        self.allowed: tuple[Leg, ...] = ()
        """As far as the rules let it go."""
        self.way: Any = None
        """What was measured of the allowed way; None where nobody moves."""
        self.stretches: tuple[Any, ...] = ()
        """The allowed way by the ground it runs over."""
        self.against: tuple[Any, ...] = ()
        """Why it cannot go as far as it is wanted to."""
        self.locked = ""
        """Why it may not move at all just now."""
        self.moved = ""
        """That it has made its whole move."""
        self.charge: dict[str, Ahead] = {}
        """What touching each enemy at the end comes to."""
        self._of: Any = None

    def show_way(self) -> None:
        """Show the way as it was measured."""

    def anew(self) -> None:
        """Forget what was being put together of another way."""

    def standing_at(self, place: Place) -> Standing:
        """Lay who moves out at another place."""
        table = self.page.table
        before = table.of(self.name)
        assert before is not None
        made = standing(self.desk.unit(self.name), place, table.size, table.tall)
        return replace(made, stars=before.stars)

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
            self._of, self.name, self.legs = self.desk.view, name, ()
            self.anew()
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
        self.way, self.against, self.allowed, self.charge, self.stretches = None, (), (), {}, ()
        if self.name:
            self.way = self._asked(self.legs)
            self.allowed = self.legs
            if self.legs and self._stopped(self.legs, self.way):
                self.against = self.way.reasons
                self.allowed, self.way = ways.last_allowed(self.legs, self._asked, self._stopped)
            field = self.desk.session.field
            self.stretches = field.stretches(self.way)
            for enemy in self.way.touches if self.allowed else ():
                try:
                    self.charge[enemy] = self._ahead(field, enemy)
                except Refused:
                    continue
        self.show_way()

    def _ahead(self, field: Any, enemy: str) -> Ahead:
        """Give what touching an enemy comes to, with whoever could support him or who moves."""
        end, fighting = self.end(self.allowed), (self.name, enemy)
        there = field.supposing({self.name: end})
        found = field.charge(self.name, enemy, end)
        mine, theirs = (in_depth(self.desk.rules, self.desk.unit(name)) for name in fighting)
        return Ahead(found, there.support(self.name, fighting), there.support(enemy, fighting), (mine, theirs))

    def _asked(self, legs: Sequence[Leg]) -> Any:
        path = ways.places(self.start(), legs, self.wide())
        return self.desk.session.field.moves(self.name, path)

    def _stopped(self, legs: Sequence[Leg], way: Any) -> bool:
        """Say whether a way is refused, or leads into an enemy: whom it touches it stands before, not upon."""
        if way.reasons:
            return True
        stands = self.standing_at(self.end(legs)).stands if way.touches else ()
        others = (self.page.table.of(enemy) for enemy in way.touches)
        return any(one is not None and ways.overlap(stands, one.stands) for one in others)

    def end(self, legs: Sequence[Leg]) -> Place:
        """Give where a way ends."""
        return ways.places(self.start(), legs, self.wide())[-1] if legs else self.start()

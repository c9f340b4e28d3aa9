"""Who crossed a battle's streams, and where: who leaves a bridge or ford on another bank than he came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.state import State

if TYPE_CHECKING:
    from companion.games.tactical.game import Tactical
    from companion.games.tactical.rules.ground.map import Ground


class Crossings:
    """The crossings of a battle, each unit once at each."""

    def __init__(self, game: Tactical) -> None:
        self._game = game
        self._on: dict[str, tuple[Square, Square]] = {}
        """{unit: (the crossing it stands in, the dry square it came from)}."""
        self._crossed: set[tuple[Square, str, str, str]] = set()
        """(crossing, side, corps, unit)."""

    def hear(self, event: ev.AnyEvent, before: State) -> None:
        """Count a fact; the state is that before it."""
        match event:
            case ev.Moved() | ev.Advanced():
                self._step(event, before)
            case ev.Retreated():
                self._on.pop(event.unit, None)  # who is driven over a bridge has not crossed it
            case ev.PutBack():
                self._on.pop(event.unit, None)
            case _:
                pass

    def found(self) -> dict[str, dict[str, dict[str, int | float]]]:
        """Give {square: {side: {corps: units}}}; a square is named "31,19"."""
        every: dict[str, dict[str, dict[str, int | float]]] = {}
        for at, side, corps, _ in sorted(self._crossed):
            units = every.setdefault(f"{at[0]},{at[1]}", {}).setdefault(side, {})
            units[corps] = units.get(corps, 0) + 1
        return every

    def _step(self, event: ev.Moved | ev.Advanced, before: State) -> None:
        one, ground = before.units[event.unit], self._game.situation(before).ground
        assert one.square is not None
        entered = self._on.pop(one.id, None)
        if event.to in ground.bridges or event.to in ground.fords:
            # A crossing of two squares is one: what counts is where the first was entered from.
            self._on[one.id] = event.to, entered[1] if entered else one.square
        elif entered is not None and _other_bank(ground, entered[1], event.to):
            self._crossed.add((entered[0], one.side, one.corps, one.id))


def _other_bank(ground: Ground, origin: Square, to: Square) -> bool:
    # Where a stream ends on the map its banks are one land: there who is two squares from where he came has crossed.
    return ground.banks.get(origin) != ground.banks.get(to) or distance(origin, to) > 1

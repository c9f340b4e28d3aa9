"""A map as far as its text could be read: what stands where, and everything wrong with it so far."""

from __future__ import annotations

import re

from companion.charts.sections import Line, Sheet
from companion.games.tactical.charts.ground import Kind
from companion.games.tactical.charts.terms import SIDES, Side
from companion.games.tactical.rules.ground.map import Terrains
from companion.games.tactical.rules.ground.squares import Square
from companion.language.tongue import tr

SQUARE = re.compile(r"([0-9]{1,3}),([0-9]{1,3})$")
Spot = tuple[int, int]
"""Line and column of the text."""


class MapSheet(Sheet):
    """The map as far as it could be read, where each thing stands in the text, and everything wrong with it so far."""

    def __init__(self, file: str, terrains: Terrains) -> None:
        super().__init__(file)
        self.terrains = terrains
        self.signs: dict[str, str] = {}
        self.kinds: dict[Square, str] = {}
        self.spots: dict[Square, Spot] = {}
        """Where each square's terrain stands."""
        self.levels: dict[Square, int] = {}
        self.named: dict[str, dict[Square, tuple[str, Spot]]] = {}
        """{section: {square: its name there and where it stands}}."""
        self.chains: dict[str, dict[str, list[tuple[Square, Spot]]]] = {}
        """{section: {name: its squares and where they stand}}."""

    def square(self, line: Line, column: int, word: str) -> Square | None:
        """Read a square of the map; None when it is none, which is noted."""
        found = SQUARE.match(word)
        if found is None:
            self.wrong(
                line.number,
                column,
                tr("{word!r} is not a square", word=word[:20]),
                tr("row,column without a space: 18,9"),
            )
            return None
        at = (int(found[1]), int(found[2]))
        if self.kinds and at not in self.kinds:
            rows, columns = (max(spot[axis] for spot in self.kinds) for axis in (0, 1))
            self.wrong(
                line.number,
                column,
                tr("{word} is off the map", word=word),
                tr("rows 0 to {rows}, columns 0 to {columns}", rows=rows, columns=columns),
            )
            return None
        return at

    def names(self, section: str) -> dict[Square, str]:
        """Give the names of a section by square."""
        return {at: name for at, (name, _) in self.named.get(section, {}).items()}

    def lines(self, section: str) -> dict[str, tuple[Square, ...]]:
        """Give the chains of a section by name."""
        return {name: tuple(at for at, _ in chain) for name, chain in self.chains.get(section, {}).items()}

    def rears(self) -> dict[Side, Square]:
        """Give each side's rear corner, as far as it is there."""
        return {side: chain[0][0] for side in SIDES if (chain := self.chains.get("rears", {}).get(side))}

    def sort(self, at: Square) -> Kind | None:
        """Give the sort of a square's terrain; None where that could not be read."""
        return self.terrains.sorts.get(self.kinds.get(at, ""))

    def closed(self, at: Square) -> bool:
        """Say whether a square's terrain is closed to everybody."""
        return self.kinds.get(at) in self.terrains.closed

"""A map as text: a letter a hex, river sides, towns, roads and exits, each line to be edited by hand.

    title: The country around Gettysburg, 1863
    [terrain]            a line a row of hexes: T town, R road, . clear, M mountain
    [rivers]             3,12 south Potomac
    [towns]              12,8 Gettysburg
    [roads]              York Pike: 12,8 13,8 14,7
    [exits]              20,18

Lines that begin with # are notes. Invented data (RTG-R-MAP): a house rule may replace it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from companion.charts.sections import Line, Sheet, near
from companion.games.campaign.rules.ground import Ground, RiverSide, Terrain, lay
from companion.games.campaign.rules.hexes import NAMES, Direction, Hex, neighbour, opposite, towards
from companion.language.tongue import tr

LETTERS: Mapping[str, Terrain] = {"T": "town", "R": "road", ".": "clear", "M": "mountain"}
SECTIONS = ("terrain", "rivers", "towns", "roads", "exits")
_WAYS: Mapping[str, Direction] = {name: direction for direction, name in NAMES.items()} | {
    str(direction): direction for direction in NAMES
}
_HEX = re.compile(r"([0-9]{1,3}),([0-9]{1,3})$")


class _Map(Sheet):
    """The map as far as it could be read, and everything wrong with it so far."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.terrain: dict[Hex, Terrain] = {}
        self.places: dict[Hex, tuple[int, int]] = {}
        """Line and column of each hex's letter."""
        self.rivers: dict[RiverSide, str] = {}
        self.towns: dict[Hex, str] = {}
        self.roads: dict[str, tuple[Hex, ...]] = {}
        self.exits: list[Hex] = []

    def hex(self, line: Line, column: int, word: str) -> Hex | None:
        """Read a hex of the map; None when it is none, which is noted."""
        found = _HEX.match(word)
        if found is None:
            self.wrong(
                line.number, column, tr("{word!r} is not a hex", word=word[:20]), tr("column,row without a space: 12,8")
            )
            return None
        at = (int(found[1]), int(found[2]))
        if self.terrain and at not in self.terrain:
            across, down = (max(spot[axis] for spot in self.terrain) for axis in (0, 1))
            self.wrong(
                line.number,
                column,
                tr("{word} is off the map", word=word),
                tr("columns 1 to {across}, rows 1 to {down}", across=across, down=down),
            )
            return None
        return at


def read_map(text: str, *, file: str) -> Ground:
    """Read a map, once for a text; raises BadInput with every problem: line and column, what is wrong, what to do."""
    return _read(text, file)


@lru_cache(maxsize=8)
def _read(text: str, file: str) -> Ground:
    sheet = _Map(file)
    sheet.part(text, SECTIONS)
    for name, read in _READERS.items():
        if name in sheet.sections:
            read(sheet.sections[name], sheet)
    _unnamed_towns(sheet)
    sheet.refuse()
    return lay(
        title=sheet.title,
        terrain=sheet.terrain,
        rivers=sheet.rivers,
        towns=sheet.towns,
        roads=sheet.roads,
        exits=sheet.exits,
    )


def _terrain(lines: Sequence[Line], sheet: _Map) -> None:
    width = sheet.width(lines, "terrain", "hexes")
    for row, line in enumerate(lines, start=1):
        for column, letter in enumerate(line.text[:width].ljust(width, "."), start=1):
            if letter not in LETTERS:
                hint = tr("did you mean {upper!r}?", upper=letter.upper()) if letter.upper() in LETTERS else _legend()
                sheet.wrong(line.number, column, tr("{letter!r} is no terrain", letter=letter), hint)
            sheet.terrain[column, row] = LETTERS.get(letter, "clear")
            if letter in LETTERS and column <= len(line.text):
                sheet.places[column, row] = (line.number, column)


def _legend() -> str:
    return ", ".join(f"{letter} {tr(terrain)}" for letter, terrain in LETTERS.items())


def _rivers(lines: Sequence[Line], sheet: _Map) -> None:
    written: dict[RiverSide, Line] = {}
    for line in lines:
        words = line.words()
        at = sheet.hex(line, *words[0])
        if len(words) < 3:
            sheet.wrong(line.number, len(line.text) + 1, tr("a river side wants three things"), "3,12 south Potomac")
            continue
        column, word = words[1]
        way = _WAYS.get(word)
        if way is None:
            sheet.wrong(
                line.number, column, tr("{word!r} is no direction", word=word[:20]), near(word, tuple(NAMES.values()))
            )
        if at is None or way is None:
            continue
        beyond = neighbour(at, way)
        if sheet.terrain and beyond not in sheet.terrain:
            what = tr(
                "{hex} has no neighbour to the {way}: the side lies on the edge of the map",
                hex=words[0][1],
                way=NAMES[way],
            )
            sheet.wrong(line.number, column, what, tr("leave it out: nobody leaves the map there"))
            continue
        twin = (beyond, opposite(way))
        earlier = written.get((at, way)) or written.get(twin)
        if earlier is not None:
            if (at, way) in written:
                hint = tr("it stands in line {number}", number=earlier.number)
            else:
                other = f"{beyond[0]},{beyond[1]}"
                hint = tr("it stands in line {number}, from {other}", number=earlier.number, other=other)
            sheet.wrong(line.number, 1, tr("the river side is given twice"), hint)
            continue
        written[at, way] = line
        sheet.rivers[at, way] = line.text[words[2][0] - 1 :]


def _towns(lines: Sequence[Line], sheet: _Map) -> None:
    for line in lines:
        words = line.words()
        at = sheet.hex(line, *words[0])
        if len(words) < 2:
            sheet.wrong(line.number, len(line.text) + 1, tr("the town has no name"), "12,8 Gettysburg")
            continue
        name = line.text[words[1][0] - 1 :]
        if name in sheet.towns.values():
            sheet.wrong(line.number, words[1][0], tr("{name} is named twice", name=name), tr("a name is of one hex"))
        if at is None:
            continue
        if at in sheet.towns:
            sheet.wrong(
                line.number,
                1,
                tr("{hex} is {town} already", hex=words[0][1], town=sheet.towns[at]),
                tr("a hex has one name"),
            )
        elif at in sheet.terrain and sheet.terrain[at] != "town":
            what = tr("{name} stands in a hex that is {terrain}, not a town", name=name, terrain=tr(sheet.terrain[at]))
            sheet.wrong(
                line.number, 1, what, tr("write T for {hex} in terrain, or take the hex of the town", hex=words[0][1])
            )
        sheet.towns.setdefault(at, name)


def _unnamed_towns(sheet: _Map) -> None:
    for at, (line, column) in sheet.places.items():
        if sheet.terrain[at] == "town" and at not in sheet.towns:
            where = {"row": at[0], "column": at[1]}
            hint = tr("{row},{column} and its name in towns, or R for a road hex without a town", **where)
            sheet.wrong(line, column, tr("the town of {hex} has no name", hex=f"{at[0]},{at[1]}"), hint)


def _roads(lines: Sequence[Line], sheet: _Map) -> None:
    for line in lines:
        name, colon, _ = line.text.partition(":")
        if not colon:
            sheet.wrong(line.number, 1, tr("the road has no name"), "York Pike: 12,8 13,8 14,7")
            continue
        if name in sheet.roads:
            sheet.wrong(
                line.number,
                1,
                tr("{name} is named twice", name=name),
                tr("write its hexes in one line, or name a branch"),
            )
        words = line.words(len(name) + 1)
        spots = [(column, word, sheet.hex(line, column, word)) for column, word in words]
        if len(spots) < 2:
            sheet.wrong(line.number, len(line.text) + 1, tr("{name} is shorter than two hexes", name=name))
        for column, word, at in spots:
            if at in sheet.terrain and sheet.terrain[at] not in ("road", "town"):
                what = tr(
                    "{name} runs through {word}, which is {terrain}",
                    name=name,
                    word=word,
                    terrain=tr(sheet.terrain[at]),
                )
                sheet.wrong(line.number, column, what, tr("write R for it in terrain, or lead the road elsewhere"))
        for (_, before, one), (column, word, other) in pairwise(spots):
            if one is not None and other is not None and towards(one, other) is None:
                sheet.wrong(
                    line.number,
                    column,
                    tr("{word} does not touch {before}", word=word, before=before),
                    tr("name every hex on the way"),
                )
        sheet.roads[name] = tuple(at for _, _, at in spots if at is not None)


def _exits(lines: Sequence[Line], sheet: _Map) -> None:
    for line in lines:
        for column, word in line.words():
            at = sheet.hex(line, column, word)
            if at is None:
                continue
            if at in sheet.exits:
                sheet.wrong(line.number, column, tr("the exit {word} is given twice", word=word))
            elif sheet.terrain.get(at) == "mountain":
                sheet.wrong(
                    line.number,
                    column,
                    tr("the exit {word} is a mountain", word=word),
                    tr("an exit is a hex that units enter"),
                )
            sheet.exits.append(at)


_READERS: Mapping[str, Callable[[Sequence[Line], _Map], None]] = {
    "terrain": _terrain,
    "rivers": _rivers,
    "towns": _towns,
    "roads": _roads,
    "exits": _exits,
}

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

import difflib
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

import msgspec

from companion.campaign.ground import Ground, RiverSide, Terrain, lay
from companion.campaign.hexes import NAMES, Direction, Hex, neighbour, opposite, towards
from companion.data import BadInput, Problem

LETTERS: Mapping[str, Terrain] = {"T": "town", "R": "road", ".": "clear", "M": "mountain"}
SECTIONS = ("terrain", "rivers", "towns", "roads", "exits")
_WAYS: Mapping[str, Direction] = {name: direction for direction, name in NAMES.items()} | {
    str(direction): direction for direction in NAMES
}
_HEX = re.compile(r"([0-9]{1,3}),([0-9]{1,3})$")


class _Line(msgspec.Struct, frozen=True):
    """A line of the file without its end."""

    number: int
    text: str

    def words(self, start: int = 0) -> list[tuple[int, str]]:
        """Give each word from `start` on with the column it begins at, from 1."""
        return [(found.start() + 1, found.group()) for found in re.compile(r"\S+").finditer(self.text, start)]


class _Sheet:
    """The map as far as it could be read, and everything wrong with it so far."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[tuple[int, int, Problem]] = []
        self.title = ""
        self.terrain: dict[Hex, Terrain] = {}
        self.places: dict[Hex, tuple[int, int]] = {}
        """Line and column of each hex's letter."""
        self.rivers: dict[RiverSide, str] = {}
        self.towns: dict[Hex, str] = {}
        self.roads: dict[str, tuple[Hex, ...]] = {}
        self.exits: list[Hex] = []

    def wrong(self, line: int, column: int, what: str, hint: str = "") -> None:
        """Note a problem at its place."""
        self.problems.append((line, column, Problem(self.file, f"line {line}, column {column}", what, hint)))

    def hex(self, line: _Line, column: int, word: str) -> Hex | None:
        """Read a hex of the map; None when it is none, which is noted."""
        found = _HEX.match(word)
        if found is None:
            self.wrong(line.number, column, f"{word[:20]!r} is not a hex", "column,row without a space: 12,8")
            return None
        at = (int(found[1]), int(found[2]))
        if self.terrain and at not in self.terrain:
            across, down = (max(spot[axis] for spot in self.terrain) for axis in (0, 1))
            self.wrong(line.number, column, f"{word} is off the map", f"columns 1 to {across}, rows 1 to {down}")
            return None
        return at


def read_map(text: str, *, file: str) -> Ground:
    """Read a map; raises BadInput with every problem: line and column, what is wrong, what to do."""
    sheet = _Sheet(file)
    sections = _sections(text, sheet)
    for name, read in _READERS.items():
        if name in sections:
            read(sections[name], sheet)
    _unnamed_towns(sheet)
    if sheet.problems:
        raise BadInput([problem for _, _, problem in sorted(sheet.problems, key=lambda found: found[:2])])
    return lay(
        title=sheet.title,
        terrain=sheet.terrain,
        rivers=sheet.rivers,
        towns=sheet.towns,
        roads=sheet.roads,
        exits=sheet.exits,
    )


def _sections(text: str, sheet: _Sheet) -> dict[str, list[_Line]]:
    """Part the file into its sections; the title stands before them."""
    sections: dict[str, list[_Line]] = {}
    current: list[_Line] | None = None
    number = 0
    for number, written in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = _Line(number, written.rstrip())
        if not line.text or line.text.startswith("#"):
            continue
        if line.text.startswith("["):
            name = line.text[1:].removesuffix("]").strip()
            if name not in SECTIONS:
                sheet.wrong(number, 1, f"{line.text[:30]!r} is no section of a map", _near(name, SECTIONS))
            elif name in sections:
                sheet.wrong(number, 1, f"the section {name} stands here again", "put its lines under the first")
            current = sections.setdefault(name, []) if name in SECTIONS else []
        elif current is not None:
            current.append(line)
        elif line.text.startswith("title:") and not sheet.title:
            sheet.title = line.text.partition(":")[2].strip()
        else:
            sheet.wrong(number, 1, f"{line.text[:30]!r} stands in no section", "only one title: may stand before them")
    if not sheet.title:
        sheet.wrong(1, 1, "the map has no title", "title: and its name, before the sections")
    for name in SECTIONS:
        if name not in sections:
            sheet.wrong(number + 1, 1, f"the section {name} is missing", f"[{name}] on a line of its own")
    return sections


def _terrain(lines: Sequence[_Line], sheet: _Sheet) -> None:
    if not lines:
        sheet.wrong(1, 1, "the section terrain has no rows", "a line of letters for each row of hexes")
        return
    width = Counter(len(line.text) for line in lines).most_common(1)[0][0]
    for row, line in enumerate(lines, start=1):
        if len(line.text) != width:
            what = f"the row has {len(line.text)} hexes, the others have {width}"
            sheet.wrong(line.number, min(len(line.text), width) + 1, what, "a letter for each hex, no space between")
        for column, letter in enumerate(line.text[:width].ljust(width, "."), start=1):
            if letter not in LETTERS:
                hint = f"did you mean {letter.upper()!r}?" if letter.upper() in LETTERS else _legend()
                sheet.wrong(line.number, column, f"{letter!r} is no terrain", hint)
            sheet.terrain[column, row] = LETTERS.get(letter, "clear")
            if letter in LETTERS and column <= len(line.text):
                sheet.places[column, row] = (line.number, column)


def _legend() -> str:
    return ", ".join(f"{letter} {terrain}" for letter, terrain in LETTERS.items())


def _rivers(lines: Sequence[_Line], sheet: _Sheet) -> None:
    written: dict[RiverSide, _Line] = {}
    for line in lines:
        words = line.words()
        at = sheet.hex(line, *words[0])
        if len(words) < 3:
            sheet.wrong(line.number, len(line.text) + 1, "a river side wants three things", "3,12 south Potomac")
            continue
        column, word = words[1]
        way = _WAYS.get(word)
        if way is None:
            sheet.wrong(line.number, column, f"{word[:20]!r} is no direction", _near(word, tuple(NAMES.values())))
        if at is None or way is None:
            continue
        beyond = neighbour(at, way)
        if sheet.terrain and beyond not in sheet.terrain:
            what = f"{words[0][1]} has no neighbour to the {NAMES[way]}: the side lies on the edge of the map"
            sheet.wrong(line.number, column, what, "leave it out: nobody leaves the map there")
            continue
        twin = (beyond, opposite(way))
        earlier = written.get((at, way)) or written.get(twin)
        if earlier is not None:
            from_other = "" if (at, way) in written else f", from {beyond[0]},{beyond[1]}"
            hint = f"it stands in line {earlier.number}{from_other}"
            sheet.wrong(line.number, 1, "the river side is given twice", hint)
            continue
        written[at, way] = line
        sheet.rivers[at, way] = line.text[words[2][0] - 1 :]


def _towns(lines: Sequence[_Line], sheet: _Sheet) -> None:
    for line in lines:
        words = line.words()
        at = sheet.hex(line, *words[0])
        if len(words) < 2:
            sheet.wrong(line.number, len(line.text) + 1, "the town has no name", "12,8 Gettysburg")
            continue
        name = line.text[words[1][0] - 1 :]
        if name in sheet.towns.values():
            sheet.wrong(line.number, words[1][0], f"{name} is named twice", "a name is of one hex")
        if at is None:
            continue
        if at in sheet.towns:
            sheet.wrong(line.number, 1, f"{words[0][1]} is {sheet.towns[at]} already", "a hex has one name")
        elif at in sheet.terrain and sheet.terrain[at] != "town":
            what = f"{name} stands in a hex that is {sheet.terrain[at]}, not a town"
            sheet.wrong(line.number, 1, what, f"write T for {words[0][1]} in terrain, or take the hex of the town")
        sheet.towns.setdefault(at, name)


def _unnamed_towns(sheet: _Sheet) -> None:
    for at, (line, column) in sheet.places.items():
        if sheet.terrain[at] == "town" and at not in sheet.towns:
            hint = f"{at[0]},{at[1]} and its name in towns, or R for a road hex without a town"
            sheet.wrong(line, column, f"the town of {at[0]},{at[1]} has no name", hint)


def _roads(lines: Sequence[_Line], sheet: _Sheet) -> None:
    for line in lines:
        name, colon, _ = line.text.partition(":")
        if not colon:
            sheet.wrong(line.number, 1, "the road has no name", "York Pike: 12,8 13,8 14,7")
            continue
        if name in sheet.roads:
            sheet.wrong(line.number, 1, f"{name} is named twice", "write its hexes in one line, or name a branch")
        words = line.words(len(name) + 1)
        spots = [(column, word, sheet.hex(line, column, word)) for column, word in words]
        if len(spots) < 2:
            sheet.wrong(line.number, len(line.text) + 1, f"{name} is shorter than two hexes")
        for column, word, at in spots:
            if at in sheet.terrain and sheet.terrain[at] not in ("road", "town"):
                what = f"{name} runs through {word}, which is {sheet.terrain[at]}"
                sheet.wrong(line.number, column, what, "write R for it in terrain, or lead the road elsewhere")
        for (_, before, one), (column, word, other) in pairwise(spots):
            if one is not None and other is not None and towards(one, other) is None:
                sheet.wrong(line.number, column, f"{word} does not touch {before}", "name every hex on the way")
        sheet.roads[name] = tuple(at for _, _, at in spots if at is not None)


def _exits(lines: Sequence[_Line], sheet: _Sheet) -> None:
    for line in lines:
        for column, word in line.words():
            at = sheet.hex(line, column, word)
            if at is None:
                continue
            if at in sheet.exits:
                sheet.wrong(line.number, column, f"the exit {word} is given twice")
            elif sheet.terrain.get(at) == "mountain":
                sheet.wrong(line.number, column, f"the exit {word} is a mountain", "an exit is a hex that units enter")
            sheet.exits.append(at)


_READERS: Mapping[str, Callable[[Sequence[_Line], _Sheet], None]] = {
    "terrain": _terrain,
    "rivers": _rivers,
    "towns": _towns,
    "roads": _roads,
    "exits": _exits,
}


def _near(word: str, known: tuple[str, ...]) -> str:
    near = difflib.get_close_matches(word, known, n=1)
    return f"did you mean {near[0]!r}?" if near else f"one of {', '.join(known)}"

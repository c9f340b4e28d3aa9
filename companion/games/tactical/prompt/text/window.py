"""The field in characters: a window of squares about a cursor, their terrain, and who is known to be there.

Each square is four characters wide and one line high: a gap for a mark, then what is in the square. Units are told by a
letter, a sign for stack or mode, and the digit of their facing (ANT-F1.4, ANT-F1.5).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

import msgspec

from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.state import Unit
from companion.language.tongue import tr

WIDE = 4
"""Characters of a square."""
MARGIN = 3
"""Characters of the row numbers at the left edge."""
TERRAIN = {
    "clear": ".",
    "road": "+",
    "town": "#",
    "woods": "^",
    "cornfield": '"',
    "stream": "~",
    "river": "=",
    "ford": "-",
    "bridge": "]",
    "light_woods": "'",
    "heavy_woods": "^",
    "woods_church": "&",
    "peach_orchard": '"',
    "ravine": "/",
    "swamp": "%",
    "sunken_road": "_",
}
LETTERS = {"infantry": "I", "cavalry": "C", "artillery": "A"}
MODES = {"normal": "-", "dismounted": "-", "column": ":", "mounted": ":", "unlimbered": "o", "limbered": "."}
TWO, WITH_GUNS, TWO_WITH_GUNS, ROUTED = "=", "*", "#", "!"
OBJECTIVE = "$"
INVERSE, BLINKING = ">", "@"
"""What stands before a square in inverse, and before one that blinks."""


class Window(msgspec.Struct, frozen=True):
    """The part of the field that is shown."""

    corner: Square
    rows: int
    columns: int

    def holds(self, at: Square) -> bool:
        """Say whether a square is on the screen."""
        return 0 <= at[0] - self.corner[0] < self.rows and 0 <= at[1] - self.corner[1] < self.columns


class Looks(msgspec.Struct, frozen=True):
    """How the field is to look: the switches of the main menu that are looks alone (ANT-R-SAVE)."""

    symbols: bool = True
    """Facing and mode are shown; icons show neither (ANT-2.1p)."""
    bare: bool = False
    """Terrain and elevations without units (ANT-7.1d)."""


class Mark(msgspec.Struct, frozen=True):
    """What is marked on the field: the cursor, squares in inverse, and one that blinks."""

    cursor: Square | None = None
    inverse: AbstractSet[Square] = frozenset()
    blinking: Square | None = None


class Piece(msgspec.Struct, frozen=True):
    """A piece of a line: a side's colour or the terrain's, whether it is in inverse, whether it blinks."""

    text: str
    colour: str = ""
    inverse: bool = False
    blinking: bool = False


def centred(ground: Ground, at: Square, rows: int, columns: int) -> Window:
    """Give the window with a square in its middle, as far as the field reaches (ANT-7.1b)."""
    rows, columns = min(rows, ground.rows), min(columns, ground.columns)
    x, y = at[0] - rows // 2, at[1] - columns // 2
    corner = max(0, min(x, ground.rows - rows)), max(0, min(y, ground.columns - columns))
    return Window(corner, rows, columns)


def picture(
    ground: Ground, units: Mapping[Square, Sequence[Unit]], window: Window, mark: Mark, looks: Looks
) -> Iterator[list[Piece]]:
    """Draw a window line by line: columns above, rows at the left, the compass' north at the top (ANT-R-COORDS)."""
    top, left = window.corner
    heads = "".join(f" {column:<{WIDE - 1}}" for column in range(left, left + window.columns))
    yield [Piece(f"{'X,Y':<{MARGIN}}{heads}".rstrip())]
    for row in range(top, top + window.rows):
        line = [Piece(f"{row:>{MARGIN - 1}} ")]
        for column in range(left, left + window.columns):
            line += _square(ground, units, (row, column), mark, looks)
        after = (row, left + window.columns - 1)
        yield [*line, Piece("]")] if after == mark.cursor else line


def _square(
    ground: Ground, units: Mapping[Square, Sequence[Unit]], at: Square, mark: Mark, looks: Looks
) -> Iterator[Piece]:
    there = () if looks.bare else units.get(at, ())
    inverse, blinking = at in mark.inverse, at == mark.blinking
    before = BLINKING if blinking else INVERSE if inverse else " "
    west = (at[0], at[1] - 1)
    yield Piece("[" if at == mark.cursor else "]" if west == mark.cursor and before == " " else before)
    text = unit_signs(there, symbols=looks.symbols) if there else terrain_signs(ground, at, bare=looks.bare)
    yield Piece(f"{text:<{WIDE - 1}}", there[0].side if there else ground.shown(at), inverse, blinking)


def terrain_signs(ground: Ground, at: Square, *, bare: bool) -> str:
    """Give the signs of a square's terrain, with the elevation where nothing stands upon it."""
    sign = TERRAIN.get(ground.shown(at), "?")
    level = str(ground.elevation(at)) if bare else ""
    return f"{sign}{level}{OBJECTIVE if at in ground.objectives else ''}"


def unit_signs(there: Sequence[Unit], *, symbols: bool) -> str:
    """Give the signs of the units in a square: small letters are the Confederates' (ANT-F1.5, ANT-7.7c).

    Symbols show mode and facing, icons the arm and the stack alone; rout is always shown (ANT-2.1p, ANT-QS-4.3a).
    """
    troops = [one for one in there if one.arm != "artillery"]
    first, guns = (troops or there)[0], len(troops) < len(there)
    letter = LETTERS[first.arm] if first.side == "union" else LETTERS[first.arm].lower()
    if all(one.routed for one in there):
        sign = ROUTED
    elif len(troops) > 1:
        sign = TWO_WITH_GUNS if guns else TWO
    elif troops and guns:
        sign = WITH_GUNS
    else:
        sign = MODES[first.mode] if symbols else ""
    return f"{letter}{sign}{first.facing if symbols else ''}"


def by_square(units: Sequence[Unit]) -> dict[Square, list[Unit]]:
    """Give the units on the map by square, each stack in the order of battle's order."""
    found: dict[Square, list[Unit]] = {}
    for one in units:
        if one.here and one.square is not None:
            found.setdefault(one.square, []).append(one)
    return found


def key_lines(ground: Ground, units: Mapping[Square, Sequence[Unit]], window: Window, looks: Looks) -> Iterator[str]:
    """Give the key to a window: the terrain in it, and what the signs of units mean."""
    top, left = window.corner
    there = [(row, column) for row in range(top, top + window.rows) for column in range(left, left + window.columns)]
    kinds = dict.fromkeys(ground.shown(at) for at in there)
    named = [f"{TERRAIN.get(kind, '?')} {terrain_words(kind)}" for kind in TERRAIN if kind in kinds]
    marked = [f"{OBJECTIVE} {tr('objective')}"] if any(at in ground.objectives for at in there) else []
    yield "   ".join([*named, *marked])
    if not looks.bare and any(at in units for at in there):
        yield from units_key(symbols=looks.symbols)


def units_key(*, symbols: bool) -> Iterator[str]:
    """Give the key to the signs of units."""
    yield tr("I infantry   C cavalry   A artillery   i, c, a Confederate")
    stacks = tr(
        "{two} two units   {guns} one with guns   {both} two with guns   {routed} routed",
        two=TWO,
        guns=WITH_GUNS,
        both=TWO_WITH_GUNS,
        routed=ROUTED,
    )
    if not symbols:
        yield stacks
        return
    yield tr("- in line or dismounted   : in column or mounted   o unlimbered   . limbered")
    yield f"{stacks}   1-8 {tr('facing')}"


def terrain_words(kind: str) -> str:
    """Give a terrain's id as words."""
    return tr(kind.replace("_", " "))

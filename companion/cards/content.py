"""What stands on a card: words, tables, boxes and drawings as values. No type size, no place, no colour is chosen here.

A figure from a rulebook stands in a `Cell` with the clauses it comes from; tests trace it back to its row.
Lengths are millimetres of paper. Tokens are the names of `resources/look/tokens.json` (`ink`, `wine`, `sev1` …).
"""

from __future__ import annotations

import re
from typing import Literal, TypedDict, Unpack

import msgspec

Style = Literal["key", "cell", "body", "label", "foot", "title", "title2", "sum"]
"""The sizes of `print_type` in the tokens; "sum" is a figure to be read from afar."""
Align = Literal["left", "center", "right"]
Side = Literal["union", "confederate"]


class Run(msgspec.Struct, frozen=True):
    """Words in one cut of the type."""

    text: str
    bold: bool = False
    italic: bool = False
    token: str = ""
    """A colour other than that of its surroundings."""


Words = tuple[Run, ...]
_PLACE = re.compile(r"\{(\w+)\}")


def words(*parts: str | Run | Words) -> Words:
    """Put strings and runs together: `words("1 stand; ", bold("2"), " on a road")`."""
    found: list[Run] = []
    for part in parts:
        if isinstance(part, str):
            found += [Run(part)] if part else []
        elif isinstance(part, Run):
            found.append(part)
        else:
            found += part
    return tuple(found)


def bold(text: str, token: str = "") -> Run:
    """Give words in the heavy cut."""
    return Run(text, bold=True, token=token)


def filled(text: str, **parts: str | Run | Words) -> Words:
    """Put runs into a translated string's places: `filled(tr("1 stand; {n} on a road"), n=bold("2"))`."""
    return words(*(parts[one] if nth % 2 else one for nth, one in enumerate(_PLACE.split(text))))


def plain(said: Words) -> str:
    """Give words without their cuts."""
    return "".join(run.text for run in said)


# ---- shapes


class Path(msgspec.Struct, frozen=True):
    """Straight lines and quadratic curves: ("M", x, y), ("L", x, y), ("Q", cx, cy, x, y), ("Z",); millimetres, y down.

    `hatch` draws the lines of the second side inside it, in the colour of `line`.
    """

    steps: tuple[tuple[str | float, ...], ...]
    fill: str = ""
    line: str = "ink"
    """"" draws no outline."""
    width: float = 0.25
    dash: tuple[float, ...] = ()
    hatch: bool = False
    round: bool = False
    """Lines end and bend round."""


class Disc(msgspec.Struct, frozen=True):
    """A circle; `half` fills only its left half."""

    x: float
    y: float
    radius: float
    fill: str = ""
    line: str = "ink"
    width: float = 0.25
    half: bool = False


class Letters(msgspec.Struct, frozen=True):
    """Words in a drawing: `x` is where `align` says, `y` the baseline; `size` is the type in millimetres of its em."""

    x: float
    y: float
    text: str
    size: float
    token: str = "ink"
    align: Align = "center"
    bold: bool = True
    display: bool = False
    """In the Clarendon; its light cut where it is not bold."""
    italic: bool = False
    """In the Clarendon's italic."""
    angle: float = 0.0
    """Degrees that the line falls to the right."""
    halo: str = ""
    """A token of what keeps the letters from lines they cross."""
    widest: float = 0.0
    """Room in mm; longer words are set smaller, down to 6 points, then cut with an ellipsis. 0: all there is."""


class Raster(msgspec.Struct, frozen=True):
    """A picture of pixels, PNG with alpha, from its upper left corner: an emblem of one's own."""

    x: float
    y: float
    width: float
    height: float
    png: bytes


Shape = Path | Disc | Letters | Raster


class Drawing(msgspec.Struct, frozen=True):
    """Shapes on a ground of `width` x `height` millimetres.

    A `true` one keeps its size; any other is scaled to the width it finds, at most to `tallest` mm of a card of A6.
    """

    width: float
    height: float
    shapes: tuple[Shape, ...]
    true: bool = False
    tallest: float = 22.0
    said: str = ""
    """What it shows, for who cannot see it."""


# ---- blocks


class Cell(msgspec.Struct, frozen=True):
    """One cell of a table; `clauses` name the rows that its figures come from."""

    said: Words
    clauses: tuple[str, ...] = ()
    align: Align | Literal[""] = ""
    """"" is as its column."""
    span: int = 1
    tint: str = ""
    """A token of the ground, or ""."""
    off: bool = False
    """Not available: in grey."""
    style: Style | Literal[""] = ""
    drawing: Drawing | None = None
    """In place of words."""


class _Set(TypedDict, total=False):
    """How a cell is set: the fields of `Cell` besides its words and clauses."""

    align: Align | Literal[""]
    span: int
    tint: str
    off: bool
    style: Style | Literal[""]
    drawing: Drawing | None


def cell(*parts: str | Run | Words, clauses: tuple[str, ...] | str = (), **more: Unpack[_Set]) -> Cell:
    """Make a cell: `cell("9 or less", clauses="D10-FIRE-ROW-1")`."""
    those = (clauses,) if isinstance(clauses, str) else clauses
    return Cell(words(*parts), those, **more)


class Column(msgspec.Struct, frozen=True):
    """A column: as wide as its longest words where `weight` is 0, else its share of the room that is left."""

    weight: float = 0.0
    align: Align = "left"
    tint: str = ""
    style: Style = "cell"
    least: float = 0.0
    """Millimetres at least, on a card of A6."""


class Table(msgspec.Struct, frozen=True, cache_hash=True):
    """Rows under heads, parted by hairlines. The heads stand again where a table goes on."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    heads: tuple[tuple[Cell, ...], ...] = ()
    grid: bool = False
    """Upright lines too."""
    lines: bool = True
    keep: bool = False
    """Never part it if it can stand whole."""


class Heading(msgspec.Struct, frozen=True):
    """A small heading in capitals; it stays with what follows."""

    said: str


class Paragraph(msgspec.Struct, frozen=True):
    """Running words."""

    said: Words
    clauses: tuple[str, ...] = ()
    style: Style = "body"


class Tabbed(msgspec.Struct, frozen=True):
    """What is looked for most: each row a black tab with its key, and the answer in a box."""

    rows: tuple[tuple[str, Cell], ...]


class Checks(msgspec.Struct, frozen=True):
    """Words with a tick or a cross, in a row."""

    items: tuple[tuple[str, bool], ...]
    clauses: tuple[str, ...] = ()


class Picture(msgspec.Struct, frozen=True):
    """A drawing in the middle of its line, or at the left."""

    drawing: Drawing
    align: Align = "center"


class Bands(msgspec.Struct, frozen=True):
    """Drawings one under another without room between them, each as wide as the face; never smaller for want of height.

    The heads stand again where they go on.
    """

    rows: tuple[Drawing, ...]
    heads: tuple[Drawing, ...] = ()


class Beside(msgspec.Struct, frozen=True):
    """Blocks in columns side by side, equally wide unless weighted; never parted."""

    columns: tuple[tuple[Block, ...], ...]
    weights: tuple[float, ...] = ()


class Ruled(msgspec.Struct, frozen=True):
    """Empty lines to write on, each with a word at its left where there is one."""

    lines: tuple[str, ...]
    height: float = 7.0
    """Millimetres from line to line, on every size of card."""
    spare: bool = False
    """Only where room is left: it never costs a face. At the end of one."""


class Gap(msgspec.Struct, frozen=True):
    """Room of so many millimetres on a card of A6."""

    height: float = 2.0


Block = Heading | Table | Paragraph | Tabbed | Checks | Picture | Bands | Beside | Ruled | Gap


# ---- cards


class Face(msgspec.Struct, frozen=True):
    """One face of a card: a title over the Oxford rule, a label at its right, blocks, a foot with the clauses."""

    title: str
    blocks: tuple[Block, ...]
    label: str = ""
    foot: str = ""
    """At the right of the foot: clause ids. What is at its left the layout says: the leaf where a face goes on."""
    side: Side | Literal[""] = ""
    """Whose it is: a bar at the left of the title, solid or hatched."""
    legend: str = ""
    """At the left of the foot."""
    emblem: Drawing | None = None
    """Before the title, after the side's bar, a square."""


class Card(msgspec.Struct, frozen=True):
    """A card; what does not fit goes on to further ones."""

    id: str
    front: Face
    back: Face | None = None
    chapter: str = ""
    """The bookmark that it stands under, or ""."""


class Tile(msgspec.Struct, frozen=True):
    """A piece to cut out, of its own size: a marker, a counter, a label."""

    id: str
    drawing: Drawing
    """Its ground is the tile."""
    chapter: str = ""


class Deck(msgspec.Struct, frozen=True):
    """Everything of one name: cards of a size that is chosen, pages, or tiles of their own size."""

    name: str
    title: str
    cards: tuple[Card, ...] = ()
    tiles: tuple[Tile, ...] = ()
    kind: Literal["cards", "pages", "tiles", "screen", "boards"] = "cards"
    """Pages and a screen have the size of the paper; a screen is two panels that fold; boards fill several sheets."""
    note: str = ""
    """A line at the foot of a sheet of tiles."""

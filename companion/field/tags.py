"""Square tags that lie beside what they number: their bits, where corner cards lie, and strips behind units.

They are those of ArUco's dictionary DICT_4X4_250, four bits by four in a black frame one module wide, with white of a
module around it. Printing needs nothing else than what stands here.
"""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from companion.field.shapes import Position

DICTIONARY = "DICT_4X4_250"
INNER, MODULES = 4, 6
"""Bits along a side, and modules along the black square's edge, its frame counted."""
MM = 25.4
"""Millimetres of an inch."""
LEAST, USUAL, MOST = 12.0, 14.0, 20.0
"""Millimetres along the edge of a unit's black square."""
CARD = 30.0
"""Millimetres along the edge of a corner card's black square."""
Corner = Literal["south-west", "south-east", "north-east", "north-west"]
CORNERS: tuple[Corner, ...] = ("south-west", "south-east", "north-east", "north-west")
"""Of tags 0 to 3."""
_BITS = (
    "b5320f9a332d9946549e79cd9e2ec4f2fedacf56f99111a70eb72a0f24b1263e466566006c5e76af868bb02bccd5dd82fe47"
    "9471ace4a5542123346f441557b29ecff0cb08ae0929187504ff0df61c5a17182a28328c38b224e82eeb2d3f4b64502e5013"
    "519455685d415f9768016867612461e96b126fe567df7e1b80a083448ba2937a846c852a859c9c899fa1bb7cbc04b65bbfc8"
    "b7abca1fc962d958d3d5cc98c7a0c537e95df925fbbbee2af74d35758aad76170acf064b2dc149d843f44f364fd369e470c7"
    "7a6eb4eaed4ffce7fea6002500430a880a86026f001c009708370a3109c60b0109fb0b581082182d10781073127412b11af9"
    "13060c0e0cf104330c9f0ef20efd074c0fa4072f05b50f9107db1ee414391d8015c81f8b15ba1db1208028e922a228532af0"
    "22f72940214629b92b9c2bb238ca382e300738e73a493a65325d3b88391d3bd3264727802faa2d1425de25532f7734483ca8"
    "3c41340d34fb369a3de0356a3d093ded3fc43f6c37ce3d5c3d7637b03f173fff48e542684a2d4160495141dd4bdf584f5a48"
    "5816505d5afa5ab551235b8a591951354c6946c14e0b445f4e594d834d7d47d847735c855e44562b5cbb55c35f6e5feb5d12"
    "555e6270621561c26b2063456b5c6b5b780c7acf787f798071e5717479b671d37b33646a66a86ea76e9165226dcb678d6d31"
)
"""Four hexadecimal figures a tag, the top row's left bit first; 1 is white."""
COUNT = len(_BITS) // 4
"""Tags of the dictionary."""
FIRST = len(CORNERS)
"""The first that a unit may have."""


class Card(NamedTuple):
    """A tag that lies on the table: its number, its centre, where its top points, its black square's edge in inches."""

    tag: int
    at: Position
    facing: float
    side: float


class Box(NamedTuple):
    """A rectangle in modules from the black square's upper left corner, y down."""

    x: int
    y: int
    wide: int
    tall: int


def bits(tag: int) -> tuple[tuple[bool, ...], ...]:
    """Give a tag's bits, rows from its top, True where it is white. Raises IndexError: not of the dictionary."""
    if not 0 <= tag < COUNT:
        raise IndexError(tag)
    code = int(_BITS[4 * tag : 4 * tag + 4], 16)
    places = range(INNER * INNER - 1, -1, -1)
    flat = [bool(code >> place & 1) for place in places]
    return tuple(tuple(flat[row * INNER : (row + 1) * INNER]) for row in range(INNER))


def white_boxes(tag: int) -> tuple[Box, ...]:
    """Give what is left white inside a tag's black square: runs of a row, those alike of rows below one box with them.

    Boxes meet where the white does, for a printer shows the seam between two that do not.
    """
    open_runs: dict[tuple[int, int], Box] = {}
    done: list[Box] = []
    for nth, row in enumerate((*bits(tag), (False,) * INNER)):
        runs = _runs(row)
        done += [box for run, box in open_runs.items() if run not in runs]
        open_runs = {
            run: open_runs[run]._replace(tall=open_runs[run].tall + 1)
            if run in open_runs
            else Box(run[0] + 1, nth + 1, run[1], 1)
            for run in runs
        }
    return tuple(sorted(done, key=lambda box: (box.y, box.x)))


def _runs(row: tuple[bool, ...]) -> tuple[tuple[int, int], ...]:
    """Give where runs of white begin in a row, and how long they are."""
    found: list[tuple[int, int]] = []
    for place, white in enumerate(row):
        if white and found and sum(found[-1]) == place:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        elif white:
            found.append((place, 1))
    return tuple(found)


def corner_cards(table: Position, side: float = CARD / MM) -> tuple[Card, ...]:
    """Give the four corner cards: the outer corner of each white edge on the table's, their tops to the north."""
    edge = margin(side)
    west, east, south, north = edge, table[0] - edge, edge, table[1] - edge
    places = ((west, south), (east, south), (east, north), (west, north))
    return tuple(Card(tag, at, 0.0, side) for tag, at in enumerate(places))


def margin(side: float) -> float:
    """Give how far a tag's centre lies from the edge of the white around it."""
    return side * (MODULES + 2) / MODULES / 2


def on_strip(depth: float, side: float) -> Position:
    """Give a tag's centre from the middle of a unit's front, right and ahead: on a strip behind the rear edge."""
    return 0.0, -(depth + margin(side))


def laid(at: Position, facing: float, offset: Position) -> Position:
    """Give the place of what lies so far right and ahead of a place, as it faces."""
    turned, (right, forward) = math.radians(facing), offset
    fx, fy = math.sin(turned), math.cos(turned)
    return at[0] + right * fy + forward * fx, at[1] - right * fx + forward * fy


def carrying(tag_at: Position, facing: float, offset: Position) -> Position:
    """Give the place whose tag lies here: `laid` the other way round."""
    return laid(tag_at, facing, (-offset[0], -offset[1]))

"""How the board shares its room: how many rows a page has, how large they are, and where the columns of a row stand.

Lengths are those of the design, 1920 by 1080 at full size; nothing is painted here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.drawing.marks import Mark
from companion.games.miniatures.words.board import BoardUnit

LINE, TALL = 92.0, 136.0
"""The height of a row with everything in one line, and of one whose stands lie below the name."""
LEAST = 0.8
"""How small a row may be set: its smallest type is then still read from two metres on a screen of 24 inches."""
LARGEST = 2.2
"""Where two brigades are all that is left, their names need not fill the wall."""
APART = 1.5
"""So much larger may the rows of the shorter side be than those of the longer one."""
AIR = 1.7
"""So many times its own height may a row be apart from the next one."""
STATE = 86.0
"""The disc of a state with its letter."""
GAP = 18.0
NAME, LONG = 300.0, 420.0
"""What a name asks for beside its stands, and above them; at most the second, so that one long name shrinks nobody."""
CLOSEST = 0.62
"""So small may a name be set before it is cut."""
SLOT = 50.0
"""From one column of marks to the next."""
SLOTS = {"disordered": 0, "silenced": 0, "low-ammunition": 1, "charging": 2, "damaged": 2, "wrecked": 2, "changed": 3}
"""The column of each mark; two share one of which no unit of the rules can have both."""
COLUMNS = 4


class Needs(NamedTuple):
    """The widths that a board's units ask for, all of them, that no column moves from page to page."""

    name: float
    """The longest name with its stars, as long as names are set in full."""
    figure: float
    pips: float
    states: bool
    """Whether anybody's state is known."""
    known: bool
    """Whether anybody's stands are."""


class Plan(NamedTuple):
    """How rows are set."""

    rows: int
    """So many a page."""
    pages: int
    by: float
    """How much larger than in the design a row is set."""
    tall: bool
    pitch: float
    """From one row to the next."""


class Row(NamedTuple):
    """Where things stand in a row that is set at full size: how wide the name may be, and the left edges."""

    name: float
    figure: float
    """The right edge of the figure."""
    pips: float
    pips_end: float
    state: float
    marks: float


def plans(needs: Needs, counts: Sequence[int], wide: float, high: float, least: float = LEAST) -> tuple[Plan, ...]:
    """Share each side's room among its units: as few pages as can be read, then as large as it goes.

    `least` is how small a row may be set; where not even one fits so, one stands there.
    """
    rows = [_rows(needs, n, wide, high, least) for n in counts]
    largest = min((LARGEST, *(APART * max(_set(needs, one, wide, high)[0], least) for one in rows)))
    made = []
    for n, one in zip(counts, rows, strict=True):
        fits, tall = _set(needs, one, wide, high, whole=True)
        by = min(fits, largest)
        pitch = min(high / one, AIR * by * (TALL if tall else LINE))
        made.append(Plan(one, -(-max(1, n) // one), by, tall, pitch))
    return tuple(made)


def _rows(needs: Needs, units: int, wide: float, high: float, least: float) -> int:
    """Give how many rows a page has: alike on all pages, but for the last."""
    units = max(1, units)
    fit = next((rows for rows in range(units, 1, -1) if _set(needs, rows, wide, high)[0] >= least), 1)
    pages = -(-units // fit)
    return -(-units // pages)


def _set(needs: Needs, rows: int, wide: float, high: float, *, whole: bool = False) -> tuple[float, bool]:
    """Give how large so many rows can be set, and whether they are set in two lines; with `whole` no name is cut."""
    pitch = high / rows
    line = min(pitch / LINE, wide / _width(needs, tall=False, whole=whole))
    tall = min(pitch / TALL, wide / _width(needs, tall=True, whole=whole))
    return max(line, tall), tall > line


def _width(needs: Needs, *, tall: bool, whole: bool) -> float:
    marks = COLUMNS * SLOT
    figures = (needs.figure + GAP + needs.pips + GAP if needs.known else 0.0) + (STATE + GAP if needs.states else 0.0)
    name = min(needs.name, LONG if tall else NAME)
    if whole:
        name = max(name, min(LONG, needs.name * CLOSEST))
    return max(name + GAP + marks, figures) if tall else name + GAP + figures + marks


def row(needs: Needs, wide: float, *, tall: bool) -> Row:
    """Give the places in a row that is so wide."""
    marks = wide - COLUMNS * SLOT
    figures = needs.figure + GAP if needs.known else 0.0
    if tall:
        state = min(wide - STATE, figures + needs.pips + 2 * GAP)
        return Row(marks - GAP, needs.figure, figures, state - GAP, state, marks)
    state = marks - (STATE + GAP if needs.states else 0.0)
    pips = state - GAP - needs.pips if needs.known else state
    return Row(pips - GAP - figures, pips - GAP, pips, state - GAP, state, marks)


def places(marks: Sequence[Mark]) -> tuple[tuple[Mark, float], ...]:
    """Give each mark the column of its kind, so that the eye runs down it; a taken one gives way to a free one."""
    taken: dict[int, Mark] = {}
    for mark in marks:
        wanted = SLOTS.get(mark.id, COLUMNS - 1)
        free = [slot for slot in (*range(wanted, COLUMNS), *range(wanted)) if slot not in taken]
        if not free:
            return tuple((one, nth * COLUMNS / len(marks)) for nth, one in enumerate(marks))
        taken[free[0]] = mark
    return tuple((mark, float(slot)) for slot, mark in taken.items())


def page_of(units: Sequence[BoardUnit], shared: Plan, page: int) -> Sequence[BoardUnit]:
    """Give a side's units on a page; the shorter side stays on its last one."""
    at = min(page, shared.pages - 1)
    return units[at * shared.rows : (at + 1) * shared.rows]

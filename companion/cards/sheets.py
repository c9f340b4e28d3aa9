"""Imposition: where the faces of cards lie on sheets of paper, and the marks to cut and fold them by. Millimetres.

A sheet is read as it is printed. Backs lie behind their fronts: a sheet that turns about its upright middle mirrors the
columns, one that turns about its level middle mirrors the rows and sets the backs on their heads.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from companion.cards.sizes import PAPERS, SIZES, Layout
from companion.charts.faults import BadInput, Problem
from companion.language.tongue import tr

MARK_OFF, MARK_LONG = 2.0, 4.5
INSIDE = {"a6": 5.5, "tarot": 4.5, "poker": 4.0}
"""What stays empty inside the cut."""
FULL_INSIDE = 12.0
"""The same of a page."""


class Place(NamedTuple):
    """Where a face lies on a sheet: its upper left corner; `turned` is on its head."""

    x: float
    y: float
    turned: bool = False


class Cut(NamedTuple):
    """A line to cut along, or a mark beside it; or where to fold."""

    x1: float
    y1: float
    x2: float
    y2: float
    kind: str
    """"mark", "dash" or "fold"."""


class Sheet(NamedTuple):
    """A paper with room for cards: the same for every sheet of a deck."""

    width: float
    height: float
    card: tuple[float, float]
    """One face, trimmed."""
    inside: float
    """What stays empty inside a face."""
    columns: int
    rows: int
    fronts: tuple[Place, ...]
    backs: tuple[Place, ...]
    """Beside the fronts where cards are folded, behind them where the sheet is turned; else empty."""
    cuts: tuple[Cut, ...]
    behind: bool
    """The backs lie on a sheet of their own."""


def sheet(wanted: Layout) -> Sheet:
    """Give the sheet of a deck of cards; raises BadInput where the paper cannot hold one."""
    upright = PAPERS[wanted.paper]
    size = SIZES[wanted.size]
    if size is None:
        return _full(upright, wanted)
    inside = INSIDE[wanted.size]
    best = _best(upright, size, inside, wanted)
    if wanted.crop_marks and wanted.fold and not wanted.bleed:
        # Marks beside folded cards must not double the sheets: where they would, the cuts are dashed as without them.
        plain = _best(upright, size, inside, msgspec.structs.replace(wanted, crop_marks=False))
        best = plain if plain.columns * plain.rows > best.columns * best.rows else best
    if not best.columns * best.rows:
        what = tr("no {size} card fits on {paper} with these margins", size=wanted.size, paper=wanted.paper)
        raise BadInput(Problem("", "--size", what, tr("take a smaller margin or bleed, or a larger paper")))
    return best


def _best(upright: tuple[float, float], size: tuple[float, float], inside: float, wanted: Layout) -> Sheet:
    """Give the grid that holds most: of equals the upright one, as papers lie in the tray."""
    made = [_grid(paper, size, inside, wanted) for paper in (upright, (upright[1], upright[0]))]
    return max(made, key=lambda one: one.columns * one.rows)


def _around(wanted: Layout, inside: float) -> float:
    """Give what a sheet leaves empty around its cards; their own empty border may reach into the margin."""
    if wanted.crop_marks:
        return wanted.margin + MARK_OFF + MARK_LONG + wanted.bleed
    # A card has an empty border of its own, which may lie where the printer does not reach: that is a row more on many
    # papers.
    return wanted.margin + wanted.bleed if wanted.bleed else max(0.0, wanted.margin - inside)


def _full(paper: tuple[float, float], wanted: Layout) -> Sheet:
    """Give a sheet whose card is the paper, or half of it where it is folded."""
    around = _around(wanted, FULL_INSIDE) if wanted.crop_marks or wanted.bleed else 0.0
    width, height = (paper[1], paper[0]) if wanted.fold else paper
    size = ((width - 2 * around) / (2 if wanted.fold else 1), height - 2 * around)
    return _placed((width, height), size, max(FULL_INSIDE, wanted.margin), wanted, (1, 1))


def _grid(paper: tuple[float, float], size: tuple[float, float], inside: float, wanted: Layout) -> Sheet:
    around, gap = _around(wanted, inside), 2 * wanted.bleed
    wide = size[0] * (2 if wanted.fold else 1)
    # A card that fits to the hundredth must not be lost to a float.
    columns = int((paper[0] - 2 * around + gap + 1e-6) // (wide + gap))
    rows = int((paper[1] - 2 * around + gap + 1e-6) // (size[1] + gap))
    return _placed(paper, size, inside, wanted, (max(0, columns), max(0, rows)))


def _placed(
    paper: tuple[float, float], size: tuple[float, float], inside: float, wanted: Layout, grid: tuple[int, int]
) -> Sheet:
    columns, rows = grid
    gap, faces = 2 * wanted.bleed, 2 if wanted.fold else 1
    wide = size[0] * faces
    left = (paper[0] - columns * wide - (columns - 1) * gap) / 2
    top = (paper[1] - rows * size[1] - (rows - 1) * gap) / 2
    xs = [left + column * (wide + gap) for column in range(columns)]
    ys = [top + row * (size[1] + gap) for row in range(rows)]
    fronts = tuple(Place(x, y) for y in ys for x in xs)
    backs: tuple[Place, ...] = ()
    if wanted.fold:
        backs = tuple(Place(one.x + size[0], one.y) for one in fronts)
    elif wanted.duplex:
        # Whether the turn is about the upright middle hangs on both: how the paper lies, and about which of its edges
        # it is turned.
        upright = (paper[0] <= paper[1]) == (wanted.duplex == "long")
        backs = tuple(
            Place(paper[0] - one.x - wide, one.y) if upright else Place(one.x, paper[1] - one.y - size[1], turned=True)
            for one in fronts
        )
    cuts = tuple(_cuts(paper, (xs, ys), (wide, size[1]), wanted, fold=size[0] if wanted.fold else 0.0))
    return Sheet(*paper, size, inside, columns, rows, fronts, backs, cuts, bool(wanted.duplex))


def _cuts(
    paper: tuple[float, float],
    at: tuple[list[float], list[float]],
    size: tuple[float, float],
    wanted: Layout,
    *,
    fold: float,
) -> Iterator[Cut]:
    xs, ys = at
    if not xs or not ys:
        return
    bounds = (xs[0], ys[0], xs[-1] + size[0], ys[-1] + size[1])
    # Without bleed neighbours share their cut, and are to have one line for it.
    across = sorted({round(edge, 4) for x in xs for edge in (x, x + size[0])})
    down = sorted({round(edge, 4) for y in ys for edge in (y, y + size[1])})
    if wanted.crop_marks:
        off = MARK_OFF + wanted.bleed
        for x in across:
            yield Cut(x, bounds[1] - off - MARK_LONG, x, bounds[1] - off, "mark")
            yield Cut(x, bounds[3] + off, x, bounds[3] + off + MARK_LONG, "mark")
        for y in down:
            yield Cut(bounds[0] - off - MARK_LONG, y, bounds[0] - off, y, "mark")
            yield Cut(bounds[2] + off, y, bounds[2] + off + MARK_LONG, y, "mark")
    elif not wanted.bleed and len(xs) * len(ys) + (size[0] < paper[0] - 0.01) > 1:
        yield from _dashes(paper, bounds, across, down, wanted.margin)
    for x in xs if fold else ():
        yield Cut(x + fold, bounds[1], x + fold, bounds[3], "fold")


def _dashes(
    paper: tuple[float, float],
    bounds: tuple[float, float, float, float],
    across: list[float],
    down: list[float],
    margin: float,
) -> Iterator[Cut]:
    """Give the lines to cut along, as far as the printer reaches."""
    for x in across:
        if margin <= x <= paper[0] - margin:
            yield Cut(x, max(bounds[1], margin), x, min(bounds[3], paper[1] - margin), "dash")
    for y in down:
        if margin <= y <= paper[1] - margin:
            yield Cut(max(bounds[0], margin), y, min(bounds[2], paper[0] - margin), y, "dash")


def panels(wanted: Layout) -> tuple[Sheet, int]:
    """Give the sheet of a referee's screen and how many of its panels lie on it: two on A3, which folds, else one."""
    if wanted.paper == "a3":
        width, height = PAPERS["a3"][1], PAPERS["a3"][0]
        half = (width / 2, height)
        fronts = (Place(0.0, 0.0), Place(half[0], 0.0))
        cuts = (Cut(half[0], wanted.margin, half[0], height - wanted.margin, "fold"),)
        return Sheet(width, height, half, max(8.0, wanted.margin), 2, 1, fronts, (), cuts, behind=False), 2
    paper = PAPERS[wanted.paper]
    return Sheet(*paper, paper, max(8.0, wanted.margin), 1, 1, (Place(0.0, 0.0),), (), (), behind=False), 1

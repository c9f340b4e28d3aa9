"""Units, their plots and what else a seat knows, as shapes over the ground."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from companion.drawing.hatching import hatched
from companion.drawing.shapes import Layer, Line, Measure, Point, Shape, Stroke, Words, layers, rectangle, thick
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.words.map.badges import badges
from companion.games.tactical.words.map.drawing import SquareDrawing
from companion.games.tactical.words.map.geometry import centre, corners, moved, turned
from companion.games.tactical.words.map.labels import labels
from companion.games.tactical.words.map.laying import overlay_layers, told, trail_shapes
from companion.games.tactical.words.map.marks import Counter, Lying, Marks
from companion.games.tactical.words.map.places import Places, place_marks
from companion.games.tactical.words.map.plots import plot_shapes
from companion.games.tactical.words.map.stacking import DRAWN, Placed, laid
from companion.games.tactical.words.map.symbols import Parts, figure, form, parts

TOKENS: dict[Side, str] = {"union": "union", "confederate": "conf"}
_HATCH = 4.0
"""Points from one line of the Confederates' hatching to the next."""
_PALE = 0.62
"""Of units that can do no more."""
_AHEAD: Line = ((-0.085, -0.33), (0.0, -0.44), (0.085, -0.33))
"""The triangle that shows a facing."""


def mark_layers(
    ground: Ground, drawing: SquareDrawing, lying: Lying, size: float, measure: Measure
) -> tuple[Layer, ...]:
    """Give what lies on the map where a square is `size` pixels, with the names that find room."""
    marks, switched = lying
    stacks = by_square(marks)
    named = "names" in switched
    return (
        *overlay_layers(ground, marks, size),
        *layers(
            names=labels(ground, drawing, marks, size, measure) if named else (),
            places=place_marks(ground, Places.of(ground, drawing), stacks),
            chosen=_chosen(stacks),
            counters=(shape for units in stacks.values() for shape in _stack(tuple(units), size, icons=marks.icons)),
            plots=plot_shapes(marks) if "plots" in switched else (),
            ways=(shape for one in marks.trails if one.costs for shape in trail_shapes(one, size)),
            told=told(marks, measure),
        ),
    )


def by_square(marks: Marks) -> dict[Square, list[Counter]]:
    """Give the units of each square, from the top."""
    found: dict[Square, list[Counter]] = {}
    for one in marks.counters:
        found.setdefault(one.at, []).append(one)
    return found


def _chosen(stacks: dict[Square, list[Counter]]) -> Iterator[Shape]:
    """Frame the square of the selected unit in gold, those of its formation in ink (ANT-7.3f)."""
    for at, units in stacks.items():
        x, y = corners(at)[0]
        frame = rectangle(x + 0.03, y + 0.03, 0.94, 0.94)
        if any(one.selected for one in units):
            yield Stroke((corners(at),), fill="sheet", closed=True, alpha=0.75)
            yield Stroke((frame,), "lamp", 4.0, closed=True)
            yield Stroke((frame,), "ink", 0.8, closed=True)
        elif any(one.kin for one in units):
            yield Stroke((corners(at),), fill="lamp-row", closed=True, alpha=0.8)
            yield Stroke((frame,), "lamp-ink", 1.6, closed=True)


@lru_cache(maxsize=1000)
def _stack(units: tuple[Counter, ...], size: float, *, icons: bool) -> tuple[Shape, ...]:
    """Keep what was drawn: of all the stacks of a battle one or two change at a time."""
    return tuple(stack_shapes(units, size, icons=icons))


def stack_shapes(units: Sequence[Counter], size: float, *, icons: bool = False) -> Iterator[Shape]:
    """Draw the units of one square."""
    middle, first = centre(units[0].at), units[0]
    for placed in laid(units, icons=icons):
        yield from _unit(placed, middle, size, icons=icons)
    if first.facing is not None and not icons:
        ahead = moved(turned(_AHEAD, first.facing), middle)
        yield Stroke((ahead,), "map.halo", 1.6, closed=True)
        yield Stroke((ahead,), fill=TOKENS[first.side], closed=True)
    yield from badges(units, size)
    if len(units) > DRAWN:
        yield Words(middle, f"×{len(units)}", 11.0, "strong", "ink", shift=(0.0, 4.0), halo="sheet")


def _unit(placed: Placed, middle: Point, size: float, *, icons: bool) -> Iterator[Shape]:
    one = placed.unit
    at = middle[0] + placed.middle[0], middle[1] + placed.middle[1]
    made = figure(one) if icons else parts(form(one))
    facing = 1 if icons or one.facing is None else one.facing

    def laid_out(lines: tuple[Line, ...]) -> tuple[Line, ...]:
        scaled = (((x * placed.scale, y * placed.scale) for x, y in line) for line in lines)
        return tuple(moved(turned(line, facing), at) for line in scaled)

    yield from inked(Parts(*map(laid_out, made)), one.side, size, pale=one.spent)


def inked(made: Parts, side: Side, size: float, *, pale: bool = False) -> Iterator[Shape]:
    """Ink parts for a side: solid for the Union; for the Confederates hatched, or hollow where they are too small."""
    token = TOKENS[side]
    alpha = _PALE if pale else 1.0
    # A light rim and ground under everything: it parts a unit from ground of much its own colour, and woods do not show
    # through a hollow bar.
    yield Stroke((*made.bodies, *made.small, *made.solid, *made.holes), "sheet", 3.0, fill="sheet", closed=True)
    if made.lines:
        yield Stroke(made.lines, token, 1.6, alpha=alpha)
    fill = token if side == "union" else "sheet"
    for those in (made.bodies, made.small):
        if those:
            yield Stroke(those, token, 1.2, fill=fill, closed=True, alpha=alpha)
    if made.bodies and side == "confederate":
        pitch = _HATCH * thick(size) / size
        yield Stroke(tuple(hatched(made.bodies, pitch)), token, 2.0, flat=True, alpha=alpha)
    if made.holes:
        yield Stroke(made.holes, token, 1.3, fill="sheet", closed=True, alpha=alpha)
    if made.solid:
        yield Stroke(made.solid, fill=token, closed=True, alpha=alpha)

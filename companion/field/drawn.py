"""A field as a drawing: its ground, and over it what is the sides', in inches from the north-west corner, y southward.

    a Ground ──► field_drawing: the ground alone, layer by layer ──► screen and paper
             └─► sides_drawing: set-up areas, arrivals, objectives ──► as much as a seat may know

Names are put by `names`, for their room hangs on how large the table is drawn. What a seat may not know is no part of
the Ground that it has: nothing is left out here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.drawing.ground import areas, lines, sides
from companion.drawing.shapes import Layer, Line, Shape, Stroke, layers, rectangle
from companion.field.parts import flipped, inward, line_of, place_of, rings_of
from companion.field.shapes import Feature, Ground

BELOW = ("water", "field", "orchard", "rough", "woods", "town")
"""Areas in the order in which they are laid, upon the hills."""
ROADS = ("road", "pike", "sunken-road")
WATERS = ("stream", "river")
BUILT = ("railroad", "cut", "fence", "hedge", "wall", "breastworks", "trenches")
CROSSINGS = ("bridge", "ford", "pass")


def field_drawing(ground: Ground, grain: float = 1.0) -> tuple[Layer, ...]:
    """Draw the ground of a table, the lowest layer first; `grain` is how many inches a pattern's unit is.

    The same Ground gives the same drawing; nothing in it hangs on how large it is painted.
    """
    wide, tall = ground.table
    roads = [(one.properties.kind, lines.eased(_line(one, ground))) for one in ground.of(*ROADS)]
    return layers(
        ground=(Stroke((rectangle(0.0, 0.0, wide, tall),), "", 0.0, "field.ground", closed=True),),
        hills=_hills(ground, grain),
        areas=(shape for kind in BELOW for one in ground.of(kind) for shape in _area(one, ground, grain)),
        waters=(
            shape
            for one in ground.of(*WATERS)
            for shape in lines.water(
                one.properties.kind, lines.eased(_line(one, ground)), one.properties.width, ground.table
            )
        ),
        roads=lines.casings(roads, grain),
        built=(shape for kind in BUILT for one in ground.of(kind) for shape in _built(one, ground, grain)),
        crossings=_crossings(ground, [line for _, line in roads], grain),
        houses=_houses(ground, grain),
    )


def sides_drawing(ground: Ground, grain: float = 1.0) -> tuple[Layer, ...]:
    """Draw set-up areas, arrivals and objectives; objectives are numbered from 1 in their order."""
    objectives = enumerate(ground.of("objective"), 1)
    return layers(
        deployment=(
            shape
            for one in ground.of("deployment")
            for rings in rings_of(one)
            for shape in sides.area(one.properties.side or "", [flipped(ring, ground) for ring in rings], grain)
        ),
        arrivals=_arrivals(ground),
        objectives=(
            shape
            for nth, one in objectives
            for shape in sides.objective(str(nth), _place(one, ground), one.properties.side or "")
        ),
    )


def _line(one: Feature, ground: Ground) -> Line:
    return flipped(line_of(one), ground)


def _place(one: Feature, ground: Ground) -> tuple[float, float]:
    ((x, y),) = flipped([place_of(one)], ground)
    return x, y


def _hills(ground: Ground, grain: float) -> Iterator[Shape]:
    """Draw the hills level by level: a third level lies on the second wherever the file has it."""
    for one in sorted(ground.of("hill"), key=lambda each: each.properties.level):
        yield from _area(one, ground, grain)


def _area(one: Feature, ground: Ground, grain: float) -> Iterator[Shape]:
    said = one.properties
    for rings in rings_of(one):
        found = [flipped(ring, ground) for ring in rings]
        yield from areas.area(said.kind, found, level=said.level, dense=said.density == "closed", grain=grain)


def _built(one: Feature, ground: Ground, grain: float) -> Iterator[Shape]:
    said, line = one.properties, _line(one, ground)
    line = lines.eased(line) if said.kind in ("railroad", "cut") else line
    yield from lines.other(said.kind, line, grain, all_round=said.all_round, unfinished=said.unfinished)


def _crossings(ground: Ground, roads: Sequence[Line], grain: float) -> Iterator[Shape]:
    for one in ground.of(*CROSSINGS):
        at = _place(one, ground)
        yield from lines.crossing(one.properties.kind, at, lines.way_at(at, roads), grain)


def _houses(ground: Ground, grain: float) -> Iterator[Shape]:
    for one in ground.of("house"):
        yield from areas.house(_place(one, ground), grain)


def _arrivals(ground: Ground) -> Iterator[Shape]:
    """Draw an arrow a place and side, however often they come over it."""
    for side, place in dict.fromkeys((one.properties.side or "", place_of(one)) for one in ground.of("arrival")):
        ((x, y),) = flipped([place], ground)
        yield from sides.arrival(side, (x, y), inward(place, ground))

"""The ground as shapes: elevations and their contours, woods, fields, towns, water, roads, crossings, marks."""

from __future__ import annotations

from collections.abc import Iterator

from companion.drawing.shapes import Layer, Shape, Stroke, Words, layers, rectangle
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.words.map import contours as heights
from companion.games.tactical.words.map.drawing import SquareDrawing
from companion.games.tactical.words.map.geometry import centre, corners
from companion.games.tactical.words.map.growth import growth
from companion.games.tactical.words.map.places import Places
from companion.games.tactical.words.map.roads import road_shapes
from companion.games.tactical.words.map.waters import crossing_shapes, water_shapes

_BETWEEN = (-0.25, 0.25)
"""Where finer contours run, in levels from those of a whole one."""
_TINTS = 4
"""Elevations that have a tint of their own."""


def ground_layers(
    ground: Ground, drawing: SquareDrawing, *, contours: bool = True, grid: bool = True, numbers: bool = False
) -> tuple[Layer, ...]:
    """Give everything of the map that stays, without the names that give way to others."""
    places = Places.of(ground, drawing)
    return layers(
        heights=_heights(ground, contours=contours),
        growth=growth(ground, places.orchards),
        grid=_grid(ground) if grid else (),
        water=water_shapes(ground),
        roads=road_shapes(ground, drawing),
        crossings=crossing_shapes(ground),
        entries=_entries(ground),
        numbers=_numbers(ground) if numbers else (),
        edge=_edge(ground),
    )


def _heights(ground: Ground, *, contours: bool) -> Iterator[Shape]:
    """Tint each elevation, then draw the lines between them, a finer one on either side."""
    board = rectangle(0.0, 0.0, ground.columns, ground.rows)
    low, high = min(ground.levels.values()), max(ground.levels.values())
    yield Stroke((board,), fill=f"map.level{min(low, _TINTS)}", closed=True)
    field = heights.heights(ground.levels, ground.rows, ground.columns)
    for level in range(low + 1, high + 1):
        higher = heights.areas(field, level - 0.5)
        if higher:
            yield Stroke(higher, fill=f"map.level{min(level, _TINTS)}", closed=True)
    if not contours:
        return
    fine = tuple(
        line for level in range(low + 1, high + 1) for by in _BETWEEN for line in heights.lines(field, level - 0.5 + by)
    )
    whole = tuple(line for level in range(low + 1, high + 1) for line in heights.lines(field, level - 0.5))
    if fine:
        yield Stroke(fine, "map.contour", 0.8)
    if whole:
        yield Stroke(whole, "map.contour-level", 1.5)


def _grid(ground: Ground) -> Iterator[Shape]:
    wide, tall = ground.columns, ground.rows
    down = (((x, 0.0), (x, tall)) for x in range(1, wide))
    across = (((0.0, y), (wide, y)) for y in range(1, tall))
    yield Stroke((*down, *across), "map.grid", 0.7, flat=True)


def _edge(ground: Ground) -> Iterator[Shape]:
    yield Stroke((rectangle(0.0, 0.0, ground.columns, ground.rows),), "ink", 1.4, closed=True)


def _numbers(ground: Ground) -> Iterator[Shape]:
    """Give every square's row and column in its upper left corner, its elevation in the right one."""
    halos = {"woods": "map.woods", "crops": "map.corn", "town": "map.board"}
    for at in ground.kinds:
        place, halo = corners(at)[0], halos.get(ground.sort(at), "")
        yield Words(place, f"{at[0]},{at[1]}", 8.0, token="ink3", align="left", shift=(2.5, 9.0), halo=halo)
        level = str(ground.elevation(at))
        yield Words(corners(at)[1], level, 9.0, "strong", "map.contour-level", "right", (-2.5, 9.5), halo=halo)


def _entries(ground: Ground) -> Iterator[Shape]:
    """Mark the squares where reinforcements come on: dashes in their side's colour and an arrow onto the map."""
    for who, squares in ground.entries.items():
        token = "union" if who.startswith("union") else "conf" if who.startswith("confederate") else "ink2"
        inner = tuple(rectangle(column + 0.07, row + 0.07, 0.86, 0.86) for row, column in squares)
        yield Stroke(inner, token, 1.3, closed=True, dash=(3.0, 2.5), flat=True)
        for at in squares[:1]:
            yield from _arrival(ground, at, who, token)


def _arrival(ground: Ground, at: tuple[int, int], who: str, token: str) -> Iterator[Shape]:
    (x, y), (row, column) = centre(at), at
    gaps = (
        (column, (1.0, 0.0)),
        (row, (0.0, 1.0)),
        (ground.columns - 1 - column, (-1.0, 0.0)),
        (ground.rows - 1 - row, (0.0, -1.0)),
    )
    _, (u, v) = min(gaps)
    arrow = tuple(
        (x + u * a - v * b, y + v * a + u * b)
        for a, b in ((0.4, 0.0), (0.12, 0.2), (0.12, 0.08), (-0.4, 0.08), (-0.4, -0.08), (0.12, -0.08), (0.12, -0.2))
    )
    yield Stroke((arrow,), token, 1.2, fill=f"{token}-tint" if token != "ink2" else "sheet", closed=True)
    turn = who.rpartition(" ")[2]
    if turn.isdigit():
        yield Words(
            (x, y),
            turn,
            10.5,
            "strong",
            token,
            shift=(-u * 12.0 + (9.0 if v else 0.0), 14.0 if u else 4.0),
            halo="map.halo",
        )

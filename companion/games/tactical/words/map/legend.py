"""The legend of a map: each sign with its words, drawn as on the map itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from companion.drawing.shapes import Line, Shape, Stroke, Words, rectangle
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.words.map.counters import stack_shapes
from companion.games.tactical.words.map.growth import growth
from companion.games.tactical.words.map.marks import Counter
from companion.games.tactical.words.map.places import objective
from companion.games.tactical.words.map.roads import banks
from companion.games.tactical.words.map.waters import bridge, ford, stream
from companion.language.tongue import tr

_AT: Square = (0, 0)
_BOX = Stroke((rectangle(0.0, 0.0, 1.0, 1.0),), fill="map.level3", closed=True)
_LINE: tuple[Line, ...] = (((0.0, 0.5), (1.0, 0.5)),)


class Row(NamedTuple):
    """A sign in the square whose north-west corner is (0, 0), and what it means."""

    shapes: tuple[Shape, ...]
    said: str


def unit_rows(size: float, *, icons: bool = False) -> tuple[Row, ...]:
    """Give what units look like where a square is `size` pixels."""
    return tuple(Row(tuple(stack_shapes(units, size, icons=icons)), said) for units, said in _units(icons=icons))


def _units(*, icons: bool) -> Iterator[tuple[tuple[Counter, ...], str]]:
    def one(name: str = "", side: str = "union", **given: object) -> Counter:
        plain: dict[str, object] = {"arm": "infantry", "mode": "normal", "facing": None if icons else 1}
        return Counter(id=name, at=_AT, side=side, name=name, **(plain | given))  # type: ignore[arg-type]

    yield (one(),), tr("Union infantry") if icons else tr("Union infantry, facing north")
    yield (one(side="confederate"),), tr("Confederate infantry")
    yield (one("a"), one("b")), tr("two units in a square")
    if not icons:
        yield (one(mode="column"),), tr("infantry in column")
    yield (one(arm="cavalry", mode="mounted"),), tr("cavalry") if icons else tr("cavalry, mounted")
    if not icons:
        yield (one(arm="cavalry", mode="dismounted"),), tr("cavalry, dismounted")
    yield (one(arm="artillery", mode="unlimbered"),), tr("guns") if icons else tr("guns, unlimbered")
    if not icons:
        yield (one(arm="artillery", mode="limbered"),), tr("guns, limbered")
    yield (one(routed=True, facing=None),), tr("routed")
    yield (one(disrupted=True, facing=None),), tr("disrupted")
    yield (one(in_command=False, facing=None),), tr("out of command")
    yield (one(ammo=False, facing=None),), tr("out of ammunition")
    yield (one(leader="division", facing=None),), tr("with a division's leader")
    yield (one(leader="corps", facing=None),), tr("with a corps' leader")
    yield (one(fort=3),), tr("fortified, level 3")


def ground_rows(ground: Ground) -> tuple[Row, ...]:
    """Give what the ground of a map looks like: only what there is on it."""
    return tuple(_ground(ground))


def _ground(ground: Ground) -> Iterator[Row]:
    there = set(ground.kinds.values())
    for kind in ground.terrains.sorts:
        shapes = tuple(_terrain(ground, kind)) if kind in there else ()
        if shapes:
            yield Row((_BOX, *shapes), tr(kind.replace("_", " ")))
    if ground.roads:
        yield Row(
            (_BOX, Stroke(_LINE, "map.road-edge", 4.8, flat=True), Stroke(_LINE, "map.road", 2.9, flat=True)),
            tr("road"),
        )
    yield Row((_BOX, Stroke(_LINE, "map.contour-level", 1.5, flat=True)), tr("border between elevations"))
    level = Words((1.0, 0.0), "3", 9.0, "strong", "map.contour-level", "right", (-2.0, 9.0))
    yield Row((_BOX, level), tr("elevation, 1 the lowest"))
    if ground.objectives:
        yield Row((_BOX, objective((0.5, 0.5))), tr("objective"))
    if any(ground.entries.values()):
        frame = rectangle(0.07, 0.07, 0.86, 0.86)
        yield Row(
            (_BOX, Stroke((frame,), "union", 1.3, closed=True, dash=(3.0, 2.5), flat=True)), tr("reinforcements, turn")
        )


def _terrain(ground: Ground, kind: str) -> Iterator[Shape]:
    """Draw a kind of terrain in a square of its own; nothing for open ground."""
    sort, across = ground.terrains.sorts[kind], (1.0, 0.0)
    if kind == "river":
        yield Stroke((rectangle(0.0, 0.0, 1.0, 1.0),), fill="map.river", closed=True)
    elif sort in ("water", "ford", "bridge"):
        yield from stream((((0.5, 0.0), (0.5, 1.0)),), flat=True)
        yield from ford((0.5, 0.5), across) if sort == "ford" else ()
        yield from bridge((0.5, 0.5), across) if sort == "bridge" else ()
    elif kind == "sunken_road":
        yield Stroke(tuple(banks(_LINE[0])), "map.road-edge", 1.1, flat=True)
        yield Stroke(_LINE, "map.road-edge", 3.6, flat=True)
        yield Stroke(_LINE, "map.road", 1.9, flat=True)
    else:
        yield from growth(replace(ground, rows=1, columns=1, kinds={_AT: kind}), ())

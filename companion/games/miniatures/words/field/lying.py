"""What lies on the field just now, and its layers: areas, units, leaders, names, whatever is measured."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from companion.drawing.room import Room
from companion.drawing.shapes import Box, Layer, Measure, Point, Shape, Words, layers, thick
from companion.field.names import Names
from companion.field.shapes import Ground
from companion.games.miniatures.words.field.footprints import Lit, footprint, leader
from companion.games.miniatures.words.field.names import name_layer
from companion.games.miniatures.words.field.standing import Lone, Standing

Drawn = Callable[[float], Iterable[Shape]]
"""Shapes where an inch is so many pixels of the design."""


class Lying(NamedTuple):
    """What lies on the ground; the picture is painted anew when it is another."""

    standings: tuple[Standing, ...] = ()
    leaders: tuple[Lone, ...] = ()
    chosen: str = ""
    """The one unit in gold."""
    firers: tuple[str, ...] = ()
    """Who has a frame of ink."""
    without: frozenset[str] = frozenset()
    """Who is carried just now, and is painted with every frame."""
    names: bool = True
    under: tuple[Drawn, ...] = ()
    over: tuple[Drawn, ...] = ()
    covered: tuple[Box, ...] = ()
    """Room that something else lies on, in inches of the drawing: scale, overview, callouts. Names give way to it."""

    def of(self, name: str) -> Standing | None:
        """Give a unit that stands there."""
        return next((one for one in self.standings if one.id == name), None)

    def at(self, place: Point, near: float = 0.0) -> Standing | None:
        """Give the unit at a place of the drawing, or nearer to it than that; who lies on top first."""
        return next((one for one in reversed(self.standings) if one.holds(place, near)), None)

    def leader_at(self, place: Point, near: float) -> Lone | None:
        """Give the leader who is alone so near to a place of the drawing."""
        x, y = place
        return next((one for one in self.leaders if abs(one.at[0] - x) <= near and abs(one.at[1] - y) <= near), None)


def layers_of(lying: Lying, size: float, measure: Measure, ground: Ground) -> tuple[Layer, ...]:
    """Give the layers where an inch is so many pixels of the design; names of units come before those of places."""
    here = [one for one in lying.standings if one.id not in lying.without]
    lit: dict[str, Lit] = dict.fromkeys(lying.firers, "frame")
    if lying.chosen and lying.chosen not in lit:
        lit[lying.chosen] = "gold"
    # Who is lit lies on top: a halo under a neighbour would light him as well.
    ordered = sorted(here, key=lambda one: one.id in lit)
    alone = [one for one in lying.leaders if one.id not in lying.without]
    rings = [Box(x * size - 11, y * size - 11, x * size + 11, y * size + 11) for x, y in (one.at for one in alone)]
    room = Room()
    for box in (*rings, *(_grown(one, size) for one in lying.covered)):
        room.take(box)
    gold = [name for name, how in lit.items() if how == "gold"]
    names = [*name_layer(here, alone, size, measure, gold, room=room, table=ground.table)] if lying.names else []
    return layers(
        places=_places(ground, here, room, size, measure) if lying.names else (),
        under=_all(lying.under, size),
        units=(shape for one in ordered for shape in footprint(one, size, lit.get(one.id, ""))),
        leaders=(shape for one in alone for shape in leader(one, size)),
        over=_all(lying.over, size),
        names=names,
    )


def _places(ground: Ground, here: Iterable[Standing], room: Room, size: float, measure: Measure) -> Iterator[Words]:
    """Give the names of places that find room beside units and their names."""
    taken = [Box(one.left / size, one.top / size, one.right / size, one.bottom / size) for one in room.taken]
    for one in here:
        xs, ys = zip(*(place for stand in one.stands for place in stand), strict=True)
        taken.append(Box(min(xs), min(ys), max(xs), max(ys)))
    yield from Names(ground, thick(size) / size, measure, taken=taken).put()


def _grown(box: Box, size: float) -> Box:
    return Box(box.left * size, box.top * size, box.right * size, box.bottom * size)


def _all(drawn: Iterable[Drawn], size: float) -> Iterator[Shape]:
    for one in drawn:
        yield from one(size)

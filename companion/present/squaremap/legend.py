"""The legend of a map: each sign with its words, drawn as on the map itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.present.maps.shapes import Shape, Stroke, rectangle
from companion.present.squaremap.counters import stack_shapes
from companion.present.squaremap.growth import growth
from companion.present.squaremap.marks import Counter
from companion.present.squaremap.places import objective
from companion.present.squaremap.waters import crossing_shapes, water_shapes
from companion.tactical.ground import Ground
from companion.tactical.squares import Square
from companion.tongue import tr

_AT: Square = (0, 0)
_SIDES = {"union": "Union", "confederate": "Confederate"}


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
    from msgspec.structs import replace

    box = Stroke((rectangle(0.0, 0.0, 1.0, 1.0),), fill="map.level3", closed=True)
    for kind in sorted(set(ground.kinds.values()), key=list(ground.terrains.sorts).index):
        waters = {"": (_AT,)} if ground.terrains.sorts[kind] in ("water", "ford", "bridge") else {}
        alone = replace(
            ground, rows=1, columns=1, kinds={_AT: "stream" if waters and kind != "river" else kind}, waters=waters,
            bridges={_AT: ""} if kind == "bridge" else {}, fords={_AT: ""} if kind == "ford" else {}, roads={},
            links=frozenset(),
        )  # fmt: skip
        shapes = (*growth(alone, ()), *water_shapes(alone), *crossing_shapes(alone))
        if shapes:
            yield Row((box, *shapes), tr(kind.replace("_", " ")))
    yield Row((box, objective((0.5, 0.5))), tr("objective"))
    line = ((0.0, 0.5), (1.0, 0.5))
    yield Row(
        (box, Stroke((line,), "map.road-edge", 4.8, flat=True), Stroke((line,), "map.road", 2.9, flat=True)), tr("road")
    )
    yield Row((box, Stroke((line,), "map.contour-level", 1.5, flat=True)), tr("border of an elevation"))

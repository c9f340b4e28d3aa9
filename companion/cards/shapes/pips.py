"""Stands as pips: boxes filled from the left, lost ones outlined and struck through, gaps between the zones.

Infantry stands are upright, cavalry slanted, gun stands discs; a damaged gun stand is half a disc with a crack. Where
they are to be ticked with a pencil, a stand that is left is filled in its lower part only, so that the stroke shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.cards.content import Disc, Drawing, Path, Shape
from companion.cards.shapes.sides import TINTS, TOKENS, box, painted, ring
from companion.drawing.marks import Pips
from companion.language.tongue import tr
from companion.language.words import counted

ROW = 20
"""Stands in a row."""
_TICKED = 0.42
"""How much of a stand is filled where the rest is for the pencil."""
_LEAST, _LINE = 3.2, 0.3
_CRACK = ((0.3, -0.95), (0.5, -0.4), (0.22, -0.05), (0.5, 0.4), (0.3, 0.95))
"""From the upper to the lower edge of a gun stand, in radii from its middle."""


class Place(NamedTuple):
    """Where a stand lies; `zone` counts the zones from the left."""

    x: float
    y: float
    zone: int


class _Measure(NamedTuple):
    """The sizes of a row of pips in mm."""

    width: float
    height: float
    gap: float
    zone: float
    slant: float
    round: bool


def pips(shown: Pips, side: str, height: float, *, ticks: bool = True) -> Drawing:
    """Draw a unit's stands, `height` mm tall each; beyond `ROW` they go on in further rows.

    With `ticks` each is wide enough to be ticked with a pencil. The drawing is never taller on a card of A6 than this.
    """
    size = _measure(shown.shape, height, ticks=ticks)
    places = tuple(_places(shown, size))
    shapes: list[Shape] = []
    for nth, place in enumerate(places):
        if size.round:
            shapes += _gun(place, size, side, nth, shown, ticks=ticks)
        else:
            shapes += _stand(place, size, side, there=nth < shown.left, ticks=ticks)
    wide = max((place.x + size.width + size.slant for place in places), default=size.width) + _LINE / 2
    tall = max((place.y + size.height for place in places), default=size.height) + _LINE / 2
    said = tr("{left} of {stands}", left=shown.left, stands=counted(shown.start, "stand"))
    return Drawing(wide, tall, tuple(shapes), tallest=tall, said=said)


def _measure(shape: str, height: float, *, ticks: bool) -> _Measure:
    if shape == "gun":
        wide = max(height, _LEAST) if ticks else height
        return _Measure(wide, wide, height * 0.2, 0.0, 0.0, round=True)
    wide = max(height * 0.72, _LEAST) if ticks else height * 5 / 11
    slant = wide * 0.45 if shape == "cavalry" else 0.0
    return _Measure(wide, height, wide * (0.2 if ticks else 0.4), wide * 0.6, slant, round=False)


def _places(shown: Pips, size: _Measure) -> Iterator[Place]:
    """Give the place of each stand; the gap of a zone that ends with its row is not needed."""
    x, y, nth = _LINE / 2, _LINE / 2, 0
    for zone, stands in enumerate(shown.zones):
        for _ in range(stands):
            if nth and nth % ROW == 0:
                x, y = _LINE / 2, y + size.height + size.gap + _LINE
            yield Place(x, y, zone)
            x += size.width + size.gap
            nth += 1
        x += size.zone if stands else 0


def _stand(place: Place, size: _Measure, side: str, *, there: bool, ticks: bool) -> Iterator[Shape]:
    at = (place.x, place.y)
    whole = box(size.width, size.height, at, slant=size.slant)
    if not there:
        yield Path(whole, line="edge", width=_LINE)
        yield Path(
            (("M", place.x, place.y + size.height), ("L", place.x + size.width + size.slant, place.y)),
            line="edge",
            width=_LINE,
        )
        return
    if not ticks:
        yield painted(whole, side, line=_LINE)
        return
    yield Path(whole, fill=TINTS.get(side, "") if side == "union" else "", line=TOKENS.get(side, "ink"), width=_LINE)
    tall = size.height * _TICKED
    low = box(size.width, tall, (place.x, place.y + size.height - tall), slant=size.slant * _TICKED)
    yield painted(low, side, line=_LINE)


def _gun(place: Place, size: _Measure, side: str, nth: int, shown: Pips, *, ticks: bool) -> Iterator[Shape]:
    radius, token = size.width / 2, TOKENS.get(side, "ink")
    x, y = place.x + radius, place.y + radius
    if nth >= shown.left:
        yield Disc(x, y, radius, line="edge", width=_LINE)
        reach = radius * 0.7
        yield Path((("M", x - reach, y + reach), ("L", x + reach, y - reach)), line="edge", width=_LINE)
    elif nth >= shown.left - shown.damaged:
        yield Disc(x, y, radius, line=token, width=_LINE)
        yield painted(ring(x, y, radius, half=True), side, line=_LINE)
        crack = tuple((x + radius * dx, y + radius * dy) for dx, dy in _CRACK)
        yield Path(tuple(("L" if step else "M", *point) for step, point in enumerate(crack)), line=token, width=_LINE)
    elif ticks:
        yield Disc(x, y, radius, line=token, width=_LINE)
        yield painted(ring(x, y, radius * 0.5), side, line=_LINE)
    else:
        yield painted(ring(x, y, radius), side, line=_LINE)

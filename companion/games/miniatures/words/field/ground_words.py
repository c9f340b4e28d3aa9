"""What lies under a place of the field, in words: "woods · hill 1"."""

from __future__ import annotations

from collections.abc import Iterator

from companion.drawing.ground.areas import inside
from companion.field.parts import rings_of
from companion.field.shapes import Ground
from companion.language.tongue import declared, tr

KINDS = {
    "woods": "woods",
    "rough": "rough ground",
    "town": "town",
    "orchard": "orchard",
    "field": "cornfield",
    "water": "water",
}
declared(KINDS)


def under(ground: Ground, place: tuple[float, float]) -> str:
    """Say what ground a place of the table lies on: its name or kind, then how high; "open" where nothing is."""
    return " · ".join((*(tuple(_areas(ground, place)) or (tr("open"),)), *_height(ground, place)))


def _areas(ground: Ground, place: tuple[float, float]) -> Iterator[str]:
    for one in ground.of(*KINDS):
        if any(inside(place, rings) for rings in rings_of(one)):
            yield one.properties.name or tr(KINDS[one.properties.kind])


def _height(ground: Ground, place: tuple[float, float]) -> Iterator[str]:
    levels = [one.properties.level for one in ground.of("hill") if any(inside(place, rings) for rings in rings_of(one))]
    if levels:
        yield tr("hill {level}", level=max(levels))

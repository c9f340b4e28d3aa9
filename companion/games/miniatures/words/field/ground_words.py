"""What lies under a place of the field, in words: "woods · hill 1"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.drawing.ground.areas import inside
from companion.drawing.shapes import Line
from companion.field.parts import rings_of
from companion.field.shapes import Ground
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.fire_modifiers import NO_COVER
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


def covering(rules: Rules, ground: Ground, stands: Sequence[Line]) -> tuple[int, str]:
    """Give how many stands, by their corners in the drawing, have their middle in ground that covers; and its name.

    Of several grounds the one in which most of them lie.
    """
    tall = ground.table[1]
    middles = [(sum(x for x, _ in one) / len(one), tall - sum(y for _, y in one) / len(one)) for one in stands]
    covers: dict[str, str] = {row.id: row.cover for row in rules.terrain.kind}
    counts: dict[str, int] = {}
    for one in ground.of(*KINDS):
        if (one.properties.cover or covers.get(one.properties.kind, NO_COVER)) == NO_COVER:
            continue
        there = sum(any(inside(place, rings) for rings in rings_of(one)) for place in middles)
        name = one.properties.name or tr(KINDS[one.properties.kind])
        counts[name] = counts.get(name, 0) + there
    name, most = max(counts.items(), key=lambda item: item[1], default=("", 0))
    return (most, name) if most else (0, "")


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

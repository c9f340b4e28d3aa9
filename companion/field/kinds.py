"""What the kinds of ground are called, in the order of a legend."""

from __future__ import annotations

from companion.field.shapes import Feature, Ground
from companion.language.tongue import declared

KINDS = {
    "hill": "Hill, level by level",
    "woods": "Woods",
    "closed": "Closed woods",
    "orchard": "Orchard",
    "field": "Cornfield",
    "rough": "Rough ground",
    "town": "Town",
    "house": "Farm, house",
    "water": "Water",
    "stream": "Stream",
    "river": "River",
    "pike": "Pike",
    "road": "Road",
    "sunken-road": "Sunken road",
    "railroad": "Railroad",
    "unfinished": "Railroad bed",
    "cut": "Railroad cut",
    "fence": "Fence",
    "hedge": "Hedge",
    "wall": "Stone wall",
    "breastworks": "Breastworks",
    "trenches": "Trenches",
    "bridge": "Bridge",
    "ford": "Ford",
    "pass": "Pass",
}
declared(KINDS)


def key_of(one: Feature) -> str:
    """Give the line of the legend that a feature belongs to."""
    said = one.properties
    if said.kind == "woods" and said.density == "closed":
        return "closed"
    return "unfinished" if said.kind == "railroad" and said.unfinished else said.kind


def present(ground: Ground) -> tuple[str, ...]:
    """Give the lines of the legend of a table: the ground that is on it, and no other."""
    there = {key_of(one) for one in ground.features}
    return tuple(kind for kind in KINDS if kind in there)

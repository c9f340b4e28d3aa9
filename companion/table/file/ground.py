"""The ground of a battle: a field file (`companion.field`) that stands in battle.json as its field, and by itself."""

from __future__ import annotations

from msgspec.structs import replace

from companion.field.shapes import Feature, Ground, GroundScale
from companion.games.miniatures.charts.scale import Scale
from companion.table.file.battle import BattleFile, Field, Side
from companion.table.file.indenting import indented

SIDES = ("deployment", "arrival")
"""Features that are one side's, and tell of it."""


def ground_scale(scale: Scale) -> GroundScale:
    """Give what an inch and a stand stand for at a scale of the table."""
    return GroundScale(
        id=scale.id,
        yards_an_inch=scale.yards_per_inch,
        men_a_stand=scale.men_per_stand,
        guns_a_stand=scale.guns_per_stand,
    )


def with_ground(field: Field, ground: Ground) -> Field:
    """Give a field with its ground."""
    return replace(field, table=ground.table, scale=ground.scale, features=ground.features)


def ground_of(field: Field, name: str = "") -> Ground | None:
    """Give the ground of a field, None where it has none: a battle that was given out before there was any."""
    if field.table is None:
        return None
    return Ground(name=name or field.place, table=field.table, scale=field.scale, features=field.features)


def seen_by(features: tuple[Feature, ...], side: Side) -> tuple[Feature, ...]:
    """Cut from a ground where the other side sets up and comes on."""
    return tuple(one for one in features if one.properties.kind not in SIDES or one.properties.side == side)


def encode_ground(battle: BattleFile) -> str:
    """Give the ground of a battle as a file of its own, "" where it has none."""
    ground = ground_of(battle.field, battle.title)
    return "" if ground is None else indented(ground)

"""What a piece of ground does: by its kind's row, unless the scenario's field says otherwise of that piece."""

from __future__ import annotations

import msgspec

from companion.field.shapes import Feature
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.terrain import SILENT, TerrainKind

FREE, NOTHING = "free", "none"


class Effect(msgspec.Struct, frozen=True):
    """What a piece of ground does to moving and to a charge at who holds it, with the clauses."""

    moves: str
    moves_clause: str
    charge: str
    charge_clause: str
    outflanked: bool
    """Whether who holds it can be outflanked."""


def effect(rules: Rules, feature: Feature) -> Effect:
    """Give what a feature does (D10-RUL-MOVE-ROUGH-WHAT, -LINEAR-WHAT, D10-CHARGE-MOD-GROUND, -WORKS, -TRENCHES).

    Where the sheet is silent and the scenario says nothing it does nothing. A kind that the chart has not is the same.
    """
    said = feature.properties
    row = next((one for one in rules.terrain.kind if one.id == said.kind), None)
    row = row or TerrainKind(id=said.kind, cover="none", clause="")
    moves, charge = said.moves or row.moves, said.charge or row.charge
    return Effect(
        FREE if moves == SILENT else moves,
        row.moves_clause,
        NOTHING if charge == SILENT else charge,
        row.charge_clause,
        row.outflanked and not said.all_round,
    )

"""What was chosen besides the rulings when a battle was begun, in words."""

from __future__ import annotations

from typing import Any

from companion.games.miniatures.charts.ruleset import Rules
from companion.language.tongue import tr
from companion.language.words import plain

EMBLEMS = "emblems"
"""What stands before names is seen there."""


def settings(rules: Rules, view: Any) -> tuple[str, ...]:
    """Give each setting with what this battle has of it; men and guns a stand are in its stands and nowhere else."""
    chosen = {"intelligence": view.intelligence}
    told = ((tr(one.label), plain(chosen.get(one.id, ""))) for one in rules.options.setting if one.id != EMBLEMS)
    return tuple(f"{name}: {kept or tr('counted into its stands when the game was begun')}" for name, kept in told)

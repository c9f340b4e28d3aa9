"""How far guns go, who roll nothing for it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from companion.charts.figures import exact
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import movement
from companion.games.miniatures.rules.moves import Move
from companion.language.figures import fraction, inches
from companion.language.tongue import tr


def how_far(rules: Rules, unit: Any) -> str:
    """Say how far a battery goes that has not moved: "limbered: 8″, 24″ by road"; of one that has, ""."""
    if unit.moved:
        return ""
    if not unit.limbered:
        share = Fraction(exact(rules.movement.limber.times))
        return tr("unlimbered: {share} move to limber", share=fraction(share))
    across, road = (
        movement.resolve(rules, Move(arm=unit.arm, limbered=True, whole_move_on_road=on)).inches for on in (False, True)
    )
    return tr("limbered: {length}, {road} by road", length=inches(across), road=inches(road))

"""What the Shiloh charts answer otherwise than Antietam; their figures stand in rulesets/shiloh."""

from __future__ import annotations

from typing import Literal

from companion.charts.figures import Exact, Reasoned, shown
from companion.charts.rounding import figure
from companion.games.tactical.charts.costs import TerrainRow
from companion.games.tactical.charts.ruleset import Rules

CLEAR = "clear"
CHURCH = "woods_church"
Trace = Literal["close", "inside", "outside", "automatic"]
"""How a unit's trace of command control ended."""


class Shiloh(Rules):
    """Shiloh's rules: Antietam's engine, its own costs and modifiers (SHI-R-SCOPE)."""

    def terrain_cost(self, terrain: str) -> TerrainRow:
        """Give a terrain's row of the costs; woods with a church as light woods, or as clear (SHI-R-CHURCH)."""
        if terrain == CHURCH and self.choice("SHI-R-CHURCH") == 1:
            return self.terrain_costs[CLEAR]
        return self.terrain_costs[terrain]


def traced(distance: int, reach: int, near: Exact) -> Trace:
    """Say how a trace of some squares ends that may be `reach` long, `near` of it being close (SHI-R-CC)."""
    if distance > reach:
        return "outside"
    return "close" if distance <= int(near * reach) else "inside"


def control_factor(rules: Rules, trace: Trace) -> tuple[Exact, Reasoned]:
    """Give command control as a factor of strength, 1 where a ruleset has none: SHI-MOD-cc, SHI-R-CC."""
    chart = rules.control_factors
    factors = chart.factors
    if factors is None or trace == "automatic" or rules.choice("SHI-R-CC") == 2:
        value: Exact = 1
    else:
        value = figure({"close": factors.close, "inside": factors.inside, "outside": factors.outside}[trace])
    clause = chart.clause if factors is None else factors.clause
    return value, Reasoned(clause, "command control", shown(value))

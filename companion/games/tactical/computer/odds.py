"""What a melee would come to, on the average of its draws (ANT-T-MELEE)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from companion.charts.figures import row_for
from companion.charts.rounding import figure
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules.combat.factors import chance_of

GRAIN = 50
"""Men by which strengths are told apart."""
STEPS = 5
"""Draws that stand for the random factor's span."""


class Outcome(NamedTuple):
    """What a melee comes to on the average."""

    defenders_lost: float
    attackers_lost: float
    driven: float
    """The chance that the defenders go back."""
    repelled: float
    """The chance that the attackers do."""


class Odds:
    """The outcomes of melees under rules, by the strengths of both sides in men; worked out once and kept."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._found: dict[tuple[int, int], Outcome] = {}
        random = chance_of(rules)
        least, most = float(figure(random.least)), float(figure(random.most))
        self._draws = [least + (most - least) * (2 * step + 1) / (2 * STEPS) for step in range(STEPS)]

    def of(self, attackers: float, defenders: float) -> Outcome:
        """Give the outcome of an attack."""
        if attackers <= 0:
            return Outcome(0, 0, 0, 0)
        asked = round(attackers / GRAIN), round(defenders / GRAIN)
        if asked not in self._found:
            self._found[asked] = self._mean(asked[0] * GRAIN, asked[1] * GRAIN)
        return self._found[asked]

    def _mean(self, attackers: int, defenders: int) -> Outcome:
        by = float(figure(self._rules.melee.differential.by))
        rows = self._rules.melee.row
        found = [
            row_for(rows, int((attackers * first - defenders * second) / by))
            for first, second in product(self._draws, repeat=2)
        ]
        driven = [row.defender_retreats / 100 for row in found]
        return Outcome(
            _average(row.defender_losses.added + row.defender_losses.drawn / 2 for row in found),
            _average(row.attacker_losses.added + row.attacker_losses.drawn / 2 for row in found),
            _average(driven),
            _average((1 - first) * row.attacker_retreats / 100 for first, row in zip(driven, found, strict=True)),
        )


def _average(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)

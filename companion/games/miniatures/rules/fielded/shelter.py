"""What covers each target from each unit that fires at it, all at once (D10-RUL-FIRE-COVER-HALF)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property

from companion.field.shelter import Across, Fired
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.measuring.cover import BETTER, Cover


class Shelter:
    """The cover of a board's units; what lies about them is looked up once."""

    def __init__(self, board: Board) -> None:
        """Take the board."""
        self.board = board
        self.rules, self.terrain = board.figures.covering, board.terrain
        self.grades = [BETTER.index(self.rules.own(one)) for one in self.terrain.lying]

    def lain_in(self, those: Sequence[int]) -> dict[int, list[int]]:
        """Give how good the ground is that each stand of some units has its middle in."""
        bodies, covers = self.board.bodies, self.terrain.covering
        own = [BETTER.index(self.rules.own(one)) for one in covers.features]
        grades = iter(covers.areas.best(bodies.all_middles(those), own))
        return {nth: [next(grades) for _ in bodies.bodies[nth].stands] for nth in those}

    @cached_property
    def useful(self) -> list[int]:
        """The lines of the ground that cover anybody at all."""
        return [nth for nth, grade in enumerate(self.grades) if grade]

    @cached_property
    def across(self) -> Across:
        """Those lines, where they lie near units."""
        shapes = self.terrain.lines.shapes
        return Across(self.board.bodies, [shapes[nth] for nth in self.useful], self.rules.near)

    def covers(self, asked: Sequence[Fired]) -> list[Cover]:
        """Give the cover of targets, each with the middles of the front edges of the stands that fire at it."""
        across: dict[int, dict[int, int]] = {}
        for nth, stand, line in self.across.crossed(asked):
            those = across.setdefault(nth, {})
            those[stand] = max(those.get(stand, 0), self.grades[self.useful[line]])
        lain_in = self.lain_in(list(dict.fromkeys(target for target, _ in asked)))
        # What nothing lies before is covered the same against whoever fires.
        alone = {target: self._of_half(lain) for target, lain in lain_in.items()}
        return [
            self._of_half([max(lain, across[nth].get(stand, 0)) for stand, lain in enumerate(lain_in[target])])
            if nth in across
            else alone[target]
            for nth, (target, _) in enumerate(asked)
        ]

    def _of_half(self, grades: Sequence[int]) -> Cover:
        """Give what at least half of a unit's stands have."""
        return BETTER[sorted(grades, reverse=True)[max(1, math.ceil(self.rules.share * len(grades))) - 1]]

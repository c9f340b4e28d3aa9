"""What sight asks of a map and of the charts: terrain and elevations, and the figures in feet and squares."""

from __future__ import annotations

from typing import Protocol

import msgspec

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules.ground.squares import Square


class Relief(Protocol):
    """What sight asks of a map."""

    @property
    def rows(self) -> int:
        """How many squares it has from north to south."""

    @property
    def columns(self) -> int:
        """How many squares it has from west to east."""

    def terrain(self, square: Square, /) -> str:
        """Give the kind of terrain."""

    def elevation(self, square: Square, /) -> int:
        """Give the level, the lowest 1."""


class Measures(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of sight, out of its three charts, in feet and squares."""

    level: int
    """From one elevation to the next."""
    eye: int
    unit: int
    adds: bool = False
    """A unit stands on what its square has, not beside it (ANT-R-LOS)."""
    obstacles: dict[str, int]
    limits: dict[int, int]
    """{elevation: squares} on a clear day."""
    least: int
    always: int
    visibility: tuple[tuple[int, int], ...]
    """(from turn, percent), rising."""

    @classmethod
    def of(cls, rules: Rules) -> Measures:
        """Take the figures from the charts; the other reading of ANT-R-VISIBILITY is a clear day throughout."""
        rows = () if rules.choice("ANT-R-VISIBILITY") else rules.visibility.turn
        return cls(
            level=rules.heights.a_level.feet,
            eye=rules.heights.eye.feet,
            unit=int(rules.figure("ANT-R-LOS", rules.sight.unit.feet)),
            adds=rules.choice("ANT-R-LOS") == 2,
            obstacles={row.terrain: row.feet for row in rules.sight.obstacle},
            limits={row.elevation: row.squares for row in rules.sight.limit},
            least=rules.visibility.least.squares,
            always=rules.sight.always.squares,
            visibility=tuple(sorted((row.from_turn, row.percent) for row in rows)),
        )

    def __hash__(self) -> int:
        """Give the same for equals; dicts have no hash of their own."""
        return hash((self.level, self.eye, self.unit, self.adds, self.visibility))

    def percent(self, turn: int) -> int:
        """Give the visibility of the battlefield in a turn (ANT-8.3f, ANT-R-VISIBILITY)."""
        return next((percent for begins, percent in reversed(self.visibility) if begins <= turn), 100)

    def limit(self, elevation: int, turn: int) -> int:
        """Give how many squares one sees at the most from an elevation, obstacles apart (ANT-8.3e, ANT-8.3f)."""
        # By the height of him who looks, not of what he looks at: two who see each other in clear weather may not do so
        # in mist.
        return max(self.least, self.limits[elevation] * self.percent(turn) // 100)

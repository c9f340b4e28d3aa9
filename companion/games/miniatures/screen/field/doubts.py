"""What of an attack's measure the table decides: asked once a position, of the firers in hand alone."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.words.field.arcs import NEAR, Doubt, near_arc
from companion.games.miniatures.words.field.proposals import EDGE
from companion.games.miniatures.words.field.table import inches
from companion.language.tongue import number, tr


class Doubts:
    """Ranges near to the edge of a band, and arcs that a stand has its target only just in."""

    def __init__(self, page: Stage) -> None:
        self._page = page
        self._of: Any = None
        self._arcs: dict[tuple[str, str], bool] = {}

    def __call__(self, unit: str, target: str) -> Doubt:
        """Give what is in doubt of one unit's fire at another."""
        measuring = self._page.inner().measuring
        one = measuring(unit, target)
        if one is None or not one.groups:
            return Doubt()
        return Doubt(one.near_edge, self._arc(one))

    def _arc(self, one: Any) -> bool:
        page = self._page
        if self._of is not page.desk.view:
            self._of, self._arcs = page.desk.view, {}
        key = one.unit, one.target
        if key not in self._arcs:
            firer, target = page.table.of(one.unit), page.table.of(one.target)
            pair = page.inner().measuring.pair(*key)
            if firer is None or target is None or pair is None:
                return False
            first = [box for stand, box in zip(pair.stands, firer.stands, strict=False) if stand.rank == 1]
            self._arcs[key] = near_arc(first, target.stands, one.degrees, one.bands[-1] if one.bands else 0.0)
        return self._arcs[key]

    def asked(self, attack: Any, said: Container[tuple[str, Any]]) -> tuple[int, str]:
        """Give the first line whose measure the referee should say himself, and the question; (-1, "") for none.

        `said` are units with what was measured of them that he has said the band of, be it the measured one.
        """
        for nth, line in enumerate(attack.lines):
            if line.measured is None or line.touched or (line.unit, line.measured) in said:
                continue
            name = self._page.desk.name(line.unit)
            if line.measured.near_edge:
                return nth, tr(
                    "a range of {unit} lies within {inches} of the edge of its band: 1 to 5 say which, "
                    "Enter takes it as it is",
                    unit=name,
                    inches=inches(EDGE),
                )
            if self._arc(self._page.inner().measuring(line.unit, attack.target)):
                return nth, tr(
                    "a stand of {unit} has its target within {degrees}° of the edge of its arc: 1 to 5 say the band, "
                    "Del leaves the unit out, Enter takes it as it is",
                    unit=name,
                    degrees=number(NEAR, "g"),
                )
        return -1, ""

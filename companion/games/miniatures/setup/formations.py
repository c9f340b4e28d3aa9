"""Divisions and corps of the rows: their ids and names."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from companion.games.miniatures.rules.state import Side
from companion.games.miniatures.setup.ids import short, slug, unique
from companion.games.miniatures.setup.roster_row import RosterRow

Place = tuple[Side, str, str]
"""Side, corps and division by their names in the roster; a corps itself has the division ""."""


class Formations(msgspec.Struct, frozen=True):
    """The divisions and corps of a game."""

    ids: dict[Place, str]

    @property
    def names(self) -> dict[str, str]:
        """Give the shown names by id."""
        return {name: division or corps for (_, corps, division), name in self.ids.items()}

    def division(self, row: RosterRow) -> str:
        """Give the id of a row's division, "" when it has none."""
        return self.ids.get((row.side, row.corps, row.division), "") if row.division else ""

    def corps(self, row: RosterRow) -> str:
        """Give the id of a row's corps, "" when it has none."""
        return self.ids.get((row.side, row.corps, ""), "")


def formations(rows: Sequence[RosterRow]) -> Formations:
    """Give ids to every division and corps of the rows."""
    places: dict[Place, None] = {}
    for row in rows:
        for place in ((row.side, row.corps, ""), (row.side, row.corps, row.division)):
            if place[1:] != ("", ""):
                places[place] = None
    return Formations(dict(zip(places, unique([ladder(place) for place in places]), strict=True)))


def ladder(place: Place) -> tuple[str, ...]:
    """Give what a division or corps may be called by, shortest first."""
    side, corps, division = place
    if not division:
        return short(corps), slug(corps), f"{slug(corps)}-corps", f"{side}-{slug(corps)}-corps"
    under = f"{short(corps)}-{slug(division)}".strip("-")
    return short(division), slug(division), under, f"{under}-division", f"{side}-{under}-division"

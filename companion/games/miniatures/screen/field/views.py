"""What is seen from somebody, and whom a leader's radius covers: drawn over the field while their chips are on."""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.charts.figures import Refused
from companion.games.miniatures.screen.field.head import Turn
from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.words.field import shots
from companion.games.miniatures.words.field.lying import Drawn
from companion.games.miniatures.words.field.table import inches
from companion.language.tongue import tr

COMMAND, SIGHT = "command", "sight"


class Views:
    """Sight from a unit, and the radius of the leader over it; asked of the field once a position."""

    def __init__(self, page: Stage) -> None:
        self._page = page
        self._of: Any = None
        self._seen: dict[tuple[str, str], Any] = {}
        self._radii: dict[str, dict[str, Any]] = {}

    def turns(self, name: str) -> tuple[Turn, Turn]:
        """Give the chips of a unit or leader."""
        leader = self.leader(name)
        unit = self._page.table.of(name)
        return (
            Turn(COMMAND, "K", tr("command"), leader.name if leader is not None else ""),
            Turn(SIGHT, "V", tr("sight"), unit.name if unit is not None else ""),
        )

    def leader(self, name: str) -> Any:
        """Give the leader himself, or the one over a unit who has a place; None for nobody."""
        desk = self._page.desk
        places, view = desk.view.field.places, desk.view
        himself = desk.leader(name)
        if himself is not None:
            return himself if himself.id in places else None
        unit = desk.unit(name)
        if unit is None:
            return None
        his = [one for one in view.leaders if one.side == unit.side and one.id in places]
        over = (next((one for one in his if one.commands == place), None) for place in (unit.division, unit.corps))
        return next((one for one in over if one is not None), None)

    def _fresh(self) -> None:
        if self._of is not self._page.desk.view:
            self._of, self._seen, self._radii = self._page.desk.view, {}, {}

    def command(self, name: str) -> tuple[Drawn, ...]:
        """Draw the radius of the leader over somebody, named on the ring; how far that unit is from him beside it."""
        self._fresh()
        page, leader = self._page, self.leader(name)
        place = page.desk.view.field.places.get(leader.id) if leader is not None else None
        if leader is None or place is None:
            return ()
        most = float(page.desk.rules.maneuver.command_radius.inches)
        if leader.id not in self._radii:
            rows = page.desk.session.field.radius(leader.id)
            self._radii[leader.id] = {one.unit: one for one in rows}
        row = self._radii[leader.id].get(name)
        said = tr("{leader}, {inches}", leader=leader.name, inches=inches(most))
        if row is not None:
            said = tr("{leader}: {far} of {inches}", leader=leader.name, far=inches(row.distance), inches=inches(most))
        at, token = (place[0], page.table.tall - place[1]), page.look.side(leader.side)
        return (partial(shots.radius, at, most, said, token),)

    def sight(self, name: str) -> tuple[Drawn, ...]:
        """Draw a line to every enemy whom somebody sees, and hatch those whom something hides."""
        self._fresh()
        page, one = self._page, self._page.table.of(name)
        if one is None:
            return ()
        others = [other for other in page.table.standings if other.side != one.side]
        found: list[Drawn] = []
        for other in others:
            if (name, other.id) not in self._seen:
                try:
                    self._seen[name, other.id] = page.desk.session.field.sight(name, other.id)
                except Refused:
                    continue
            if self._seen[name, other.id].seen:
                found.append(partial(shots.line_of_sight, one, other))
            else:
                found.append(partial(shots.out_of_sight, other))
        return tuple(found)

"""What is seen from somebody, whom a leader's radius covers, who supports: drawn over the field while chips are on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from companion.charts.figures import Refused
from companion.games.miniatures.screen.field.head import Turn
from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.words.field import shots
from companion.games.miniatures.words.field.lying import Drawn
from companion.games.miniatures.words.field.standing import Place, Standing
from companion.games.miniatures.words.field.table import inches
from companion.language.tongue import tr

COMMAND, SIGHT, SUPPORT = "command", "sight", "support"


class Views:
    """Sight from a unit, the radius of one leader, support; asked of the field once a position."""

    def __init__(self, page: Stage) -> None:
        self._page = page
        self._of: Any = None
        self._seen: dict[tuple[str, str], Any] = {}
        self._radii: dict[str, dict[str, Any]] = {}
        self._near: dict[str, Sequence[Any]] = {}
        self._from: dict[tuple[str, Place], Sequence[Drawn]] = {}
        self._said = ""
        """The leader whom Tab has come to; "" for the one over who is asked about."""

    def turns(self, name: str) -> tuple[Turn, Turn, Turn]:
        """Give the chips of a unit or leader."""
        leader = self.leader(name)
        unit = self._page.table.of(name)
        called = unit.name if unit is not None else ""
        return (
            Turn(COMMAND, "K", tr("command"), leader.name if leader is not None else ""),
            Turn(SIGHT, "V", tr("sight"), called),
            Turn(SUPPORT, "B", tr("support"), called),
        )

    # ---- leaders

    def place_of(self, leader: Any) -> Sequence[float] | None:
        """Give where a leader stands, with his unit where he is with one; None where that is not known."""
        places = self._page.desk.view.field.places
        found: Sequence[float] | None = places.get(leader.id) or places.get(leader.attached)
        return found

    def leaders(self, name: str) -> list[Any]:
        """Give the leaders of somebody's side whose place is known."""
        desk = self._page.desk
        one = desk.unit(name) or desk.leader(name)
        side = one.side if one is not None else desk.view.to_act
        return [each for each in desk.view.leaders if each.side == side and self.place_of(each) is not None]

    def leader(self, name: str) -> Any:
        """Give the leader whom Tab has come to, else himself, else the one over a unit; None for nobody."""
        his, desk = self.leaders(name), self._page.desk
        unit, himself = desk.unit(name), next((one for one in his if one.id == name), None)
        if himself is not None:
            return himself
        if (said := next((one for one in his if one.id == self._said), None)) is not None:
            return said
        over = () if unit is None else (unit.division, unit.corps)
        found = (next((one for one in his if one.commands == place), None) for place in over)
        army = next((one for one in his if one.rank == "army"), None) if unit is not None else None
        return next((one for one in found if one is not None), army)

    def walk(self, name: str, by: int) -> bool:
        """Go to another leader's radius; false where there is none."""
        his, now = [one.id for one in self.leaders(name)], self.leader(name)
        if not his:
            return False
        at = his.index(now.id) + by if now is not None and now.id in his else 0
        self._said = his[at % len(his)]
        return True

    def _fresh(self) -> None:
        if self._of is not self._page.desk.view:
            self._of = self._page.desk.view
            self._seen, self._radii, self._near, self._from = {}, {}, {}, {}

    def command(self, name: str) -> tuple[Drawn, ...]:
        """Draw the radius of a leader, named on the ring; how far somebody is from him beside it."""
        self._fresh()
        page, leader = self._page, self.leader(name)
        place = self.place_of(leader) if leader is not None else None
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

    # ---- sight

    def sight(self, name: str) -> tuple[Drawn, ...]:
        """Draw a line to every enemy whom somebody sees, and veil those whom something hides."""
        self._fresh()
        one = self._page.table.of(name)
        return () if one is None else self._sight(one, self._page.desk.session.field, self._seen)

    def sight_from(self, one: Standing, place: Place) -> tuple[Drawn, ...]:
        """Draw what somebody would see who stood elsewhere."""
        self._fresh()
        if (one.id, place) not in self._from:
            field = self._page.desk.session.field.supposing({one.id: place})
            self._from = {(one.id, place): self._sight(one, field, {})}  # the last place alone is asked again
        return tuple(self._from[one.id, place])

    def _sight(self, one: Standing, field: Any, seen: dict[tuple[str, str], Any]) -> tuple[Drawn, ...]:
        found: list[Drawn] = []
        for other in self._page.table.standings:
            if other.side == one.side:
                continue
            if (one.id, other.id) not in seen:
                try:
                    seen[one.id, other.id] = field.sight(one.id, other.id)
                except Refused:
                    continue
            there = seen[one.id, other.id].seen
            found.append(partial(shots.line_of_sight, one, other) if there else partial(shots.out_of_sight, other))
        return tuple(found)

    # ---- support

    def near(self, name: str) -> Sequence[Any]:
        """Give the brigades of a unit's side by how near they are, as they support it or not."""
        self._fresh()
        if name not in self._near:
            fighting = [name, *self._fighting(name)]
            self._near[name] = (
                self._page.desk.session.field.support(name, fighting) if self._page.table.of(name) else ()
            )
        return self._near[name]

    def _fighting(self, name: str) -> list[str]:
        """Name the enemies with whom a unit is in contact."""
        units = self._page.desk.view.units
        own = next((one for one in units if one.id == name), None)
        those = [own.charges, *own.touches] if own is not None and own.charges else []
        return [*those, *(one.id for one in units if name in (one.charges, *one.touches))]

    def support(self, name: str) -> tuple[Drawn, ...]:
        """Draw a line from each who supports a unit; where nobody does, to the nearest, with how far away he is."""
        one = self._page.table.of(name)
        if one is None:
            return ()
        near = self.near(name)
        those = [each for each in near if not each.reasons] or list(near[:1])
        return tuple(
            partial(shots.supported, one, friend, each.inches, holds=not each.reasons)
            for each in those
            if (friend := self._page.table.of(each.unit)) is not None
        )

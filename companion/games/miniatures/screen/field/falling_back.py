"""The ghosts of those whom a result sends back: shown on the field, taken by a key, never placed by themselves."""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.charts.figures import Refused
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.words.field import retreats
from companion.games.miniatures.words.field.lying import Drawn
from companion.games.miniatures.words.field.standing import standing
from companion.language.tongue import tr


class FallingBack:
    """Who falls back, asked of the field once a position."""

    def __init__(self, page: Stage) -> None:
        self._page = page
        self._of: Any = None
        self._ghosts: dict[str, Any] = {}

    def ghosts(self) -> dict[str, Any]:
        """Give where the rules send each who was made to fall back and stands where he stood."""
        desk = self._page.desk
        if self._of is not desk.view:
            self._of, self._ghosts = desk.view, {}
            for name, how in retreats.pending(desk.view, desk.log).items():
                try:
                    self._ghosts[name] = desk.session.field.retreat(name, how)
                except Refused:
                    continue
        return self._ghosts

    def told(self, name: str) -> str:
        """Say where somebody is sent, "" for who stays."""
        ghost = self.ghosts().get(name)
        return retreats.told(ghost, self._page.desk.view) if ghost is not None else ""

    def drawn(self) -> tuple[Drawn, ...]:
        """Draw the ghosts that stand on the table."""
        page, found = self._page, list[Drawn]()
        for name, ghost in self.ghosts().items():
            one, unit = page.table.of(name), page.desk.unit(name)
            if one is not None and unit is not None and ghost.at is not None:
                there = standing(unit, ghost.at, page.table.size, page.table.tall)
                found.append(partial(retreats.drawn, one, there, ghost))
        return tuple(found)

    def take(self, name: str) -> None:
        """Put who is chosen where the rules send him, else the first of those who fall back."""
        ghosts = self.ghosts()
        if name not in ghosts and ghosts:
            name = next(iter(ghosts))
            self._page.desk.point_at(name)
        ghost = ghosts.get(name)
        if ghost is None:
            self._page.refuse(tr("nobody falls back"))
        elif ghost.blocked or ghost.at is None:
            self._page.refuse(self.told(name))
        else:
            self._page.desk.do(cmd.Place({name: ghost.at}))

"""Who may fire and who may not, for the panel beside the field: what is far away is measured a little at a time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QTimer

from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.words import not_done
from companion.games.miniatures.words.field import who_fires
from companion.games.miniatures.words.field.who_fires import Known
from companion.games.miniatures.words.step import DutyRow

_SLICE = 0.008
"""Seconds that are measured at once: a frame must not wait for a table of a hundred units."""


class WhoFires:
    """What is known of each unit of the side that fires, while the view is the same."""

    def __init__(self, page: Stage, told: Callable[[], object]) -> None:
        self._page, self._told = page, told
        self._of: Any = None
        self._short: dict[str, str] = {}
        self._barred: dict[str, str] = {}
        self._wanted: list[str] = []
        self._soon = QTimer(page.canvas, singleShot=True, interval=0)
        self._soon.timeout.connect(self._measure)

    def rows(self, attack: Any) -> tuple[DutyRow, ...]:
        """Give the rows of the moment; who is not measured yet has no reason, which follows."""
        page, view = self._page, self._page.desk.view
        if not page.table.standings:
            return ()
        if self._of is not view:
            self._of, self._short, self._barred, self._wanted = view, {}, {}, []
        units = [one for one in view.units if one.side == view.to_act and one.status == "on-table"]
        firing = tuple(dict.fromkeys(line.unit for line in attack.lines))
        known = Known(
            units,
            frozenset(view.field.places),
            page.inner().measuring.every(),
            self._falls_short,
            self._is_barred,
            page.desk.name,
        )
        found = who_fires.rows(known, firing, attack.target)
        if self._wanted:
            self._soon.start()
        return found

    def _is_barred(self, name: str) -> str:
        if name not in self._barred:
            desk = self._page.desk
            enemy = next((one.id for one in desk.view.units if one.side != desk.view.to_act), "")
            reason = not_done.may_not_fire(name, enemy, desk.session.why_not)
            self._barred[name] = reason.text if reason is not None else ""
        return self._barred[name]

    def _falls_short(self, name: str) -> str:
        if name not in self._short and name not in self._wanted:
            self._wanted.append(name)
        return self._short.get(name, "")

    def nearest(self, name: str) -> str:
        """Give the enemy whose front is nearest to a unit's, "" for none."""
        table, places = self._page.table, self._page.desk.view.field.places
        one, here = table.of(name), places.get(name)
        if one is None or here is None:
            return ""
        enemies = [other for other in table.standings if other.side != one.side]
        near = min(enemies, key=lambda other: (other.at[0] - here[0]) ** 2 + (other.at[1] - here[1]) ** 2, default=None)
        return near.id if near is not None else ""

    def why(self, name: str) -> str:
        """Say what is against a unit's fire at the enemy who is nearest, "" where there is none."""
        near = self.nearest(name)
        found = self._page.inner().measuring(name, near) if near else None
        return found.why if found is not None else ""

    def _measure(self) -> None:
        until = time.perf_counter() + _SLICE
        while self._wanted and self._of is self._page.desk.view and time.perf_counter() < until:
            name = self._wanted.pop()
            self._short[name] = self.why(name)
        if self._of is self._page.desk.view:
            if self._wanted:
                self._soon.start()
            else:
                self._told()

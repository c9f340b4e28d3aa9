"""Whom a panel of rows is about: whoever is chosen. The lit row never speaks of another than the tree and the menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.desktop.widgets.rows import RowList
from companion.games.miniatures.screen.desk import MiniaturesDesk

Moment = tuple[int, str, str, int]


def moment_of(view: Any) -> Moment:
    """Give the step that is now: turn, player turn, phase, step."""
    return view.turn, view.player_turn, view.phase, view.step


class Place:
    """The place of a panel in its rows."""

    def __init__(self, desk: MiniaturesDesk) -> None:
        self._desk = desk
        self._moment: Moment | None = None

    def leave(self) -> None:
        """Begin anew when the panel is shown again: an undo leads back into the step that it was left in."""
        self._moment = None

    def keep(self, rows: RowList[Any], ids: Sequence[str]) -> None:
        """Light who is chosen; where a step begins, or nobody is chosen, choose the first row."""
        moment = moment_of(self._desk.view)
        begins, self._moment = moment != self._moment, moment
        if ids and self._desk.selection not in ids and (begins or not self._desk.selection):
            self._desk.point_at(ids[0])
        rows.choose(self._desk.selection)

"""What a battle lets people hear, where that was switched on: that there is a result, and whose turn it is now."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from companion.desktop.desk.settings import Settings
from companion.desktop.widgets.sounding import RESULT, TURNS, Sound, Sounding
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words.outcome import brings
from companion.kernel.record import Change, Done


def sounds(before: Any, after: Any, done: Done) -> tuple[Sound, ...]:
    """Give what is heard of an entry: a result where a die fell or somebody lost something, then who acts from now on.

    In a step in which both act it is the side whose player turn it is.
    """
    turned = not after.over and (before.turn, before.player_turn, _acts(before)) != (
        after.turn,
        after.player_turn,
        _acts(after),
    )
    return (*((RESULT,) if brings(done) else ()), *((TURNS[_acts(after)],) if turned else ()))


def _acts(view: Any) -> str:
    return str(view.to_act if view.to_act in TURNS else view.player_turn)


class Hearing(QObject):
    """Listens to a desk; what is undone or mended is heard by nobody."""

    def __init__(self, desk: MiniaturesDesk, sounding: Sounding, settings: Settings) -> None:
        super().__init__(desk)
        self._desk, self._sounding, self._settings = desk, sounding, settings
        self._before = desk.view
        desk.changed.connect(self._on_change)
        desk.done.connect(self._on_done)

    def _on_change(self, change: Change) -> None:
        self._before = change.before

    def _on_done(self, done: Done) -> None:
        if self._settings.stored.sounds:
            for one in sounds(self._before, self._desk.view, done):
                self._sounding.play(one)

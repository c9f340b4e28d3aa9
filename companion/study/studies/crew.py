"""Who plays a study's games: how many each has ended, how long they took, and who is gone.

It is told while a study runs and kept nowhere: the result does not hang on who played which game.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec


class Worker(msgspec.Struct, frozen=True):
    """One who plays, by a number in the order in which they came."""

    number: int
    games: int
    seconds: float
    """What its games took together."""
    gone: bool = False
    """It is there no more; what it was at goes to the others."""


class Crew:
    """All who have played."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._those: dict[str, Worker] = {}

    def ended(self, name: str, seconds: float) -> None:
        """Note that somebody has ended a game that took so long."""
        one = self._those.get(name) or Worker(len(self._those) + 1, 0, 0.0)
        self._those[name] = Worker(one.number, one.games + 1, one.seconds + seconds)

    def only(self, here: Collection[str]) -> None:
        """Note who is there; who is not is gone."""
        for name, one in self._those.items():
            if one.gone == (name in here):
                self._those[name] = msgspec.structs.replace(one, gone=name not in here)

    def told(self) -> tuple[Worker, ...]:
        """Give everybody, in the order in which they came."""
        return tuple(self._those.values())

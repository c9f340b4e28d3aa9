"""The facts of a part of the field that is fought on a table of miniatures, in the past tense."""

from __future__ import annotations

from companion.games.tactical.rules.state import OnTable
from companion.kernel.overriding.facts import Event


class BattleOpened(Event, frozen=True, tag="battle-opened"):
    """A part of the field went to the table."""

    battle: OnTable


class Supplied(Event, frozen=True, tag="supplied"):
    """A unit is out of ammunition after the table, or has it again."""

    unit: str
    ammo: bool


class BattleClosed(Event, frozen=True, tag="battle-closed"):
    """The battle is off the table; `aborted`: without a result."""

    battle: str
    aborted: bool = False

"""The facts of the Charge phase: dice, how a combat stands, who pursues, what is asked."""

from __future__ import annotations

from typing import Literal

from companion.charts.figures import Reasoned
from companion.games.miniatures.rules.state import Combat, Effectiveness, Prompt
from companion.kernel.dice import Roll
from companion.kernel.overriding.facts import Event

Pursuit = Literal["carry", "break-through", "may-break-through", "stay"]


class EffectivenessJudged(Event, frozen=True, tag="effectiveness-judged"):
    """Fresh, worn and spent were judged for the Charge phase."""

    states: dict[str, Effectiveness]


class CombatRolled(Event, frozen=True, tag="combat-rolled"):
    """A pair of dice was rolled in a charge combat."""

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    result: str
    difference: int
    attacker_roll: Roll
    defender_roll: Roll
    working: tuple[Reasoned, ...] = ()


class CombatStands(Event, frozen=True, tag="combat-stands"):
    """How a combat that is not over stands."""

    combat: Combat


class CombatEnded(Event, frozen=True, tag="combat-ended"):
    """A combat is over; `held_by` says who holds the position."""

    attackers: tuple[str, ...]
    held_by: Literal["attacker", "defender", "nobody"]
    defenders: tuple[str, ...] = ()


class PursuitDeclared(Event, frozen=True, tag="pursuit-declared"):
    """A winning brigade carries the position, or will break through."""

    unit: str
    what: Pursuit


class BrokeThrough(Event, frozen=True, tag="broke-through"):
    """A brigade made its breakthrough move, into contact or not."""

    unit: str
    target: str = ""


class Asked(Event, frozen=True, tag="asked"):
    """A question is put to a side."""

    prompt: Prompt


class Answered(Event, frozen=True, tag="answered"):
    """A question was answered, the oldest where it has no name."""

    choice: str
    question: str = ""


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    """A question is not asked any more: what it was about was set by hand."""

    question: str
    """The unit that names it; "" for one of an early build."""

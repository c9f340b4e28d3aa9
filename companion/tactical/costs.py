"""Operation points: what a step and every action costs, part by part (ANT-T-OPCOST, SHI-T-OPCOST)."""

from __future__ import annotations

import msgspec

from companion.charts import Reason, Reasoned
from companion.tactical.rules import Rules
from companion.tactical.state import Arm, Level, Mode


class Payer(msgspec.Struct, frozen=True, kw_only=True):
    """A unit that pays, as far as costs rest on it."""

    level: Level
    arm: Arm
    mode: Mode
    routed: bool = False
    cavalry_artillery: bool = False
    weapon: str = ""
    night: bool = False
    """The turn is one at night (SHI-N-night)."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A step into the next square."""

    terrain: str
    """Of the square entered."""
    diagonal: bool = False
    by_road: bool = False
    """Every condition of the road bonus but the unit's mode is met: joined by road, nobody there, half a brigade."""
    uphill: bool = False
    from_zone: bool = False
    """Out of a square in an enemy zone of control."""
    to_zone: bool = False
    friend: bool = False
    """A friendly unit stands in the square entered."""


class Cost(msgspec.Struct, frozen=True, kw_only=True):
    """Operation points; None, with the reasons, where it is prohibited."""

    points: int | None
    reasons: tuple[Reason, ...] = ()
    working: tuple[Reasoned, ...] = ()


def step_cost(rules: Rules, payer: Payer, step: Step) -> Cost:
    """Give the uncapped cost of a step: the always-one-square rule (ANT-7.5b) and other moves are not looked at."""
    raise NotImplementedError


def mode_cost(rules: Rules, payer: Payer, to: Mode, *, terrain: str, in_zone: bool) -> Cost:
    """Give the cost of changing to a mode (ANT-7.8c, SHI-R-NOTES)."""
    raise NotImplementedError


def fortify_cost(rules: Rules, payer: Payer) -> Cost:
    """Give the cost of a level of fortification (ANT-7.11b)."""
    raise NotImplementedError


def fire_cost(rules: Rules, payer: Payer) -> Cost:
    """Give the cost of firing in a fire phase; the last fire before melee is paid by `melee_cost` (ANT-T-FIRECOST)."""
    raise NotImplementedError


def melee_cost(rules: Rules, payer: Payer, *, attacks: bool) -> Cost:
    """Give the cost of a melee to an attacker or a defender (ANT-8.4e)."""
    raise NotImplementedError


def reorganise_cost(rules: Rules, payer: Payer) -> Cost:
    """Give the cost of splitting or joining a brigade; prohibited where a ruleset has no such thing (SHI-R-REORG)."""
    raise NotImplementedError

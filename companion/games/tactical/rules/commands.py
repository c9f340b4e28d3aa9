"""Everything that can be ordered in a square-grid battle. `order` names the command in JSON.

Orders to a unit name it by its id. The keys of the rulebook's menus belong to the prompt (companion play).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from companion.charts.bounds import Few, Some
from companion.games.tactical.charts.terms import Mode
from companion.games.tactical.rules.missions import Plan
from companion.games.tactical.rules.table.commands import CallOff, EnterResult, Place, ToTable, UnitResult
from companion.kernel.overriding.commanding import Dismiss, NameCommander
from companion.kernel.overriding.orders import Command, Note, Override, Resign, SetOption, TakeSeat, Words

__all__ = [
    "AnyCommand",
    "CallOff",
    "Command",
    "Dismiss",
    "EnterResult",
    "NameCommander",
    "Note",
    "Override",
    "Resign",
    "SetOption",
    "TakeSeat",
    "ToTable",
    "UnitResult",
    "Words",
]
Compass = Annotated[int, Meta(ge=1, le=8)]
"""A direction, as directions.py counts them."""


# ---- the game


class Continue(Command, frozen=True, tag="continue"):
    """Play on to where somebody must act: a phase that nobody has orders in, or a combat phase, whole."""


class Done(Command, frozen=True, tag="done"):
    """C: end the operation phase; combat follows (ANT-7.1)."""


class Answer(Command, frozen=True, tag="answer"):
    """Answer the question that is pending."""

    choice: Words


class Activate(Command, frozen=True, tag="activate"):
    """Activate a division this turn, up to the limit (ANT-3.1)."""

    division: Words


class EndActivation(Command, frozen=True, tag="end-activation"):
    """Activate no more divisions this turn (ANT-R-ACT-CYCLE)."""


class WritePlan(Command, frozen=True, tag="plan"):
    """Write what each corps is to do, in place of the plan before; it binds nobody."""

    plan: Plan


# ---- to a unit, in its side's operation phase


class UnitOrder(Command, frozen=True):
    """The base of orders to a unit."""

    unit: Words


class Move(UnitOrder, frozen=True, tag="move"):
    """1-8: move square by square; each step is paid and must be lawful (ANT-7.5)."""

    directions: Annotated[tuple[Compass, ...], Meta(min_length=1)]


class ForceMarch(UnitOrder, frozen=True, tag="force-march"):
    """X: gain operation points for fatigue, one after the other (ANT-7.10)."""

    times: Some = 1


class Face(UnitOrder, frozen=True, tag="face"):
    """D: face a direction, with all units in the square (ANT-7.9)."""

    direction: Compass


class ChangeMode(UnitOrder, frozen=True, tag="mode"):
    """S: change the mode (ANT-7.8)."""

    mode: Mode


class Fortify(UnitOrder, frozen=True, tag="fortify"):
    """B: build one level of fortification (ANT-7.11)."""


class Target(UnitOrder, frozen=True, tag="target"):
    """F: plot priority fire at a square, or none (ANT-7.13)."""

    square: Place | None = None


class PlotMelee(UnitOrder, frozen=True, tag="melee"):
    """M: plot melee, or no longer; plots an advance and fire straight ahead with it (ANT-7.13)."""

    on: bool = True


class PlotAdvance(UnitOrder, frozen=True, tag="advance"):
    """A: plot an advance, or no longer (ANT-7.13)."""

    on: bool = True


class Transfer(UnitOrder, frozen=True, tag="transfer"):
    """L: send a division or corps leader to this unit of his formation (ANT-7.12)."""

    leader: Words


class Reorganise(UnitOrder, frozen=True, tag="reorganise"):
    """Split a brigade into demibrigades A and B, or join them (SHI-R-REORG)."""


class Remark(UnitOrder, frozen=True, tag="remark"):
    """Say of a unit what only eyes know, in the words of the rows that ask for it: all of it, none clears it."""

    asked: Annotated[tuple[Words, ...], Few] = ()


class Abort(UnitOrder, frozen=True, tag="abort"):
    """Z: put the unit back as it was when it was picked up (ANT-R-ABORT)."""


AnyCommand = (
    Continue
    | Done
    | Answer
    | Activate
    | EndActivation
    | WritePlan
    | Move
    | ForceMarch
    | Face
    | ChangeMode
    | Fortify
    | Target
    | PlotMelee
    | PlotAdvance
    | Transfer
    | Reorganise
    | Remark
    | Abort
    | ToTable
    | EnterResult
    | CallOff
    | Note
    | Override
    | SetOption
    | TakeSeat
    | NameCommander
    | Dismiss
    | Resign
)
ALWAYS = (Note, Override, SetOption, TakeSeat, NameCommander, Dismiss)
"""These are lawful at any time."""

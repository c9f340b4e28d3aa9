"""Whose dice of which kind are typed and which the app rolls, as a grid; and the commands that make it another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import SIDES

Place = tuple[str, str]
"""A side and a kind of dice, or an objective and ""."""
KINDS = ("all", "maneuver", "fire", "charge", "leader", "draw")


def dice(view: Any) -> dict[Place, str]:
    """Give the mode in force of each side's dice of each kind."""
    found: dict[Place, str] = {}
    for side in SIDES:
        every = view.dice.get(f"{side}/all", "rolled")
        found |= {(side, kind): view.dice.get(f"{side}/{kind}", every) for kind in KINDS}
    return found


def dice_commands(view: Any, wanted: Mapping[Place, str]) -> Iterator[cmd.SetDice]:
    """Give the commands for what is wanted otherwise; what was set by its kind before is set again where it must be."""
    now = dict(view.dice)
    for side in SIDES:
        for kind in KINDS:  # all dice come first: the others may then be right already
            mode: Any = wanted[side, kind]
            in_force = now.get(f"{side}/{kind}", now.get(f"{side}/all", "rolled"))
            if mode != in_force:
                now[f"{side}/{kind}"] = mode
                yield cmd.SetDice(side, mode, kind)  # type: ignore[arg-type]


def objectives(view: Any) -> dict[Place, str]:
    """Give who holds each objective."""
    return {(one.id, ""): one.holder for one in view.objectives}


def objective_commands(view: Any, wanted: Mapping[Place, str]) -> Iterator[cmd.TakeObjective]:
    """Give the commands for objectives that others hold."""
    for one in view.objectives:
        by: Any = wanted.get((one.id, ""), one.holder)
        if by != one.holder:
            yield cmd.TakeObjective(one.id, by)

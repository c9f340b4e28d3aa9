"""The game's own battle file with the figures that a report puts into it, unit by unit and by their ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from companion.table.file.battle import BattleFile, Brigade, Command, Guns, Leader

FIGURES = ("lost", "skedaddled", "captured", "set_aside", "damaged", "low_ammo")
"""What is filled in of a unit; guns alone can be damaged."""
Body = TypeVar("Body", Brigade, Guns)


def put_in(one: Command, reported: Command) -> Command:
    """Give the game's own command with the figures that were reported."""
    fell = {_post(each) for each in reported.leaders if each.lost}
    return replace(
        one,
        surrendered=reported.surrendered,
        entered=reported.entered,
        brigades=_counted(one.brigades, reported.brigades),
        guns=_counted(one.guns, reported.guns),
        leaders=tuple(replace(each, lost=_post(each) in fell) for each in one.leaders),
    )


def with_command(battle: BattleFile, made: Command) -> BattleFile:
    """Give a battle with one command in the place of its own."""
    sides = (
        replace(force, commands=tuple(made if each.id == made.id else each for each in force.commands))
        for force in battle.sides
    )
    return replace(battle, sides=tuple(sides))


def _post(one: Leader) -> tuple[str, str, str]:
    return one.rank, one.division, one.name


def _counted(own: Sequence[Body], reported: Sequence[Body]) -> tuple[Body, ...]:
    back = {each.id: each for each in reported}
    return tuple(replace(each, **_figures(back[each.id])) if each.id in back else each for each in own)


def _figures(back: Brigade | Guns) -> dict[str, Any]:
    """Give the figures of a unit; one that is left out stays as it went out."""
    found = {name: getattr(back, name, UNSET) for name in FIGURES}
    return {name: value for name, value in found.items() if value is not UNSET}

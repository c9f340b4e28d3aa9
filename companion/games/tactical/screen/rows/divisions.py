"""Divisions to activate: which may still be, with which corps and how many units, and how many are left (ANT-3)."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.turn import activation
from companion.games.tactical.screen.rows.words import NOTHING
from companion.language.ranks import by_command
from companion.language.tongue import plural, tr


class DivisionRow(NamedTuple):
    """A division on the map."""

    id: str
    corps: str
    words: str
    """Its units and strength."""
    at: str
    active: bool
    aloud: str
    order: cmd.Activate


def rows(now: Situation) -> tuple[DivisionRow, ...]:
    """Give the divisions of the side that activates, in the order of battle's order."""
    side = now.rules.activation.side
    names = dict.fromkeys(one.division for one in by_command(now.state.here(side)) if one.division)
    can = activation.offered(now.rules, now.state)
    return tuple(_row(name, activation.members(now.state, side, name), active=name not in can) for name in names)


def _row(name: str, units: tuple[Unit, ...], *, active: bool) -> DivisionRow:
    men, guns = sum(one.men for one in units if one.arm != "artillery"), sum(one.guns for one in units)
    parts = [plural(len(units), "{n} unit", "{n} units"), plural(men, "{n} man", "{n} men")]
    parts += [plural(guns, "{n} gun", "{n} guns")] if guns else []
    words, at = ", ".join(parts), next((place(one.square) for one in units if one.square is not None), NOTHING)
    state = tr("active") if active else tr("not active")
    return DivisionRow(
        name,
        next((one.corps for one in units), ""),
        words,
        at,
        active,
        f"{name}, {words}, {at}, {state}",
        cmd.Activate(division=name),
    )


def left_words(now: Situation) -> str:
    """Say how many divisions may still be activated this turn."""
    return tr("{n} left", n=now.state.activations)

"""Whom a command of the menus is about: the one that is chosen, or all that are lit where one act does for all."""

from __future__ import annotations

from typing import Any

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import form_units, offers

AT_ONCE: dict[str, Any] = {"limber": cmd.Limber, "dismount": cmd.Dismount}
"""Commands that ask for nothing but the unit: several are one entry, and need no form."""


def lit(desk: MiniaturesDesk, tag: str) -> list[str]:
    """Name the lit units that a command is for, if the chosen one is among the lit."""
    found = [desk.unit(name) for name in desk.lit] if desk.selection in desk.lit else []
    return [one.id for one in found if one is not None and offers.fits(tag, one)]


def orders(desk: MiniaturesDesk, tag: str) -> list[Any]:
    """Give an order for each of several lit units; none where there are not several, or more is to be asked."""
    names = lit(desk, tag) if tag in AT_ONCE else []
    return [AT_ONCE[tag](name) for name in names] if len(names) > 1 else []


def preset(desk: MiniaturesDesk, tag: str) -> dict[str, Any]:
    """Give what the form of a command is filled in with for whoever is chosen.

    Where it is not for such a unit but for others that are there, the unit is to be chosen of those: its field is None.
    """
    name, unit = desk.selection, desk.unit(desk.selection)
    given: dict[str, Any] = {}
    if unit is not None:
        side = desk.view.player_turn
        there = (one for one in desk.view.units if one.status == "on-table" and one.side == side)
        others = not offers.fits(tag, unit) and any(offers.fits(tag, one) for one in there)
        given["unit"] = None if others else name
    elif desk.leader(name) is not None:
        given["leader"] = name
    return given | form_units.preset(tag, desk.view, name)


def for_all(desk: MiniaturesDesk, command: Any) -> list[Any]:
    """Give a command of the chosen unit for all that are lit with it, where it is one that is given at once."""
    tag = next((tag for tag, kind in AT_ONCE.items() if type(command) is kind and command.unit == desk.selection), "")
    return orders(desk, tag) or [command]

"""From what was chosen to the command: an order to a corps, or to the force that marches together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import Hex, towards
from companion.games.campaign.rules.names import FORCE

TO_FORCE = ("SU", "CM", "MV", "PT", "CD")
"""What a force can be ordered (RTG-13.3)."""


class Chosen(msgspec.Struct, frozen=True):
    """What stands in the panel: an order with its value."""

    code: str
    corps: str
    value: str = ""
    path: tuple[Hex, ...] = ()
    """Of a march, its starting hex first."""
    hex: Hex | None = None
    together: tuple[str, ...] = ()
    """The corps of a force."""
    to_force: bool = False


def is_begun(one: Chosen, now: str) -> bool:
    """Say whether anything of an order was chosen yet, besides what the corps has `now` already."""
    return bool(one.code) and bool(len(one.path) > 1 or one.hex or one.together or one.value not in ("", now))


def command_of(one: Chosen) -> Any:
    """Give the command, None where something is missing still."""
    to = FORCE if one.to_force and one.code in TO_FORCE else one.corps
    value: Any = one.value
    match one.code:
        case "MV":
            way = directions(one.path)
            return cmd.MV(corps=to, start=one.path[0], path=way) if way else None
        case "SU" | "CM" | "CD" | "SM" | "OF" | "NO" if not value:
            return None
        case "SU":
            return cmd.SU(corps=to, urgency=int(value))
        case "CM":
            return cmd.CM(corps=to, contact=value)
        case "CD":
            return cmd.CD(corps=to, deployment=value)
        case "SM":
            return cmd.SM(corps=one.corps, march=value)
        case "OF":
            return cmd.OF(corps=one.together, rate=value)
        case "PT":
            return cmd.PT(corps=to)
        case "XU":
            return cmd.XU(corps=one.corps)
        case "DC":
            return cmd.DC(corps=one.corps)
        case "RT" | "AT" | "RE" if one.hex is not None:
            made = {"RT": cmd.RT, "AT": cmd.AT, "RE": cmd.RE}[one.code]
            return made(corps=one.corps, hex=one.hex)
    return None


def set_up_of(one: Chosen) -> Any:
    """Give the command before the game: number, urgency or contact mode."""
    value: Any = one.value
    if not value:
        return None
    match one.code:
        case "NO":
            return cmd.SetUp(corps=one.corps, number=int(value))
        case "SU":
            return cmd.SetUp(corps=one.corps, urgency=int(value))
        case "CM":
            return cmd.SetUp(corps=one.corps, contact=value)
    return None


def directions(path: Sequence[Hex]) -> tuple[int, ...]:
    """Give the directions along a path of neighbours; () for none."""
    found = (towards(one, to) for one, to in pairwise(path))
    return tuple(way for way in found if way is not None)

"""Which corps a name means to a side: id, letter of its row, number, or "HQ" for 11 (RTG-3.1, RTG-R-OB-LETTER)."""

from __future__ import annotations

from typing import Literal

from companion.charts.figures import Reason
from companion.games.campaign import messages as say
from companion.games.campaign.rules.state import SIDES, Corps, Side, State
from companion.language.messages import Id, Message, Own, Several, Unit, says

TITLED = says("campaign.titled", "{name} ({letter}, number {number})")
LETTERED = says("campaign.lettered", "{letter} ({number})")
UNKNOWN = says("campaign.why.unknown", "there is no corps {name!r}; your corps, by letter and number: {there}")

FORCE = "force"
"""The name of the force that OF formed."""


def side_to_act(state: State) -> Side | None:
    """Give the side that writes orders or sets up now; None in the phases that are the computer's."""
    if state.phase == "set-up":
        return state.setting_up[0] if state.setting_up else None
    return state.phase if state.phase in SIDES else None


def corps_named(state: State, side: Side, name: str) -> Corps | None:
    """Give a side's own corps by "union:E", "E", "e", "4", "HQ" or "11"; None when it has none of that name."""
    letter = name.removeprefix(f"{side}:").upper()
    found = state.corps.get(f"{side}:{letter}")
    if found is None and name.isascii() and name.isdecimal() and len(name) < 5:
        found = next((one for one in own_corps(state, side) if one.number == int(name)), None)
    return found


def own_corps(state: State, side: Side) -> tuple[Corps, ...]:
    """Give a side's corps by number, those too that have left the map."""
    return tuple(sorted((one for one in state.corps.values() if one.side == side), key=lambda one: one.number))


def unknown(state: State, side: Side, name: str) -> Reason:
    """Say that a side has no corps of a name, and which it has."""
    there = tuple(LETTERED(letter=Id(one.letter), number=one.number) for one in own_corps(state, side) if one.here)
    return Reason(UNKNOWN(name=Own(name), there=Several(there) if there else say.NONE))


def titled(one: Corps) -> Message:
    """Give a corps as its side calls it: number, unit and letter."""
    return TITLED(name=Unit(one.id), letter=Id(one.letter), number=one.number)


CorpsWord = Literal["CORPS", "DIVSN"]


def word_for(side: Side) -> CorpsWord:
    """Give what the displays call a unit of a side (RTG-2.0e)."""
    return "CORPS" if side == "union" else "DIVSN"

"""The facts of a combat phase in words: shots, melees, losses, and what becomes of units and leaders."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from companion.charts import Reasoned
from companion.dice import Roll
from companion.present.tactical_text.lines import gains, guns, men, points
from companion.present.words import Names, capital, die, listed
from companion.tactical import events as ev
from companion.tactical.names import place
from companion.tactical.squares import NAMES

SUB_PHASES: dict[str, str] = {
    "defensive-artillery-fire": "defensive artillery fire", "offensive-artillery-fire": "offensive artillery fire",
    "defensive-fire": "defensive fire", "offensive-fire": "offensive fire",
    "defensive-melee-fire": "the defenders' last fire before melee", "melee": "melee",
}  # fmt: skip
_NTH = re.compile(r"^(attackers|defenders), unit (\d+)")
"""How the working of a melee begins a line on one unit."""
GOES_BACK = {"rout": "flees", "melee": "is driven back", "guns": "goes back"}
ENDS = {
    "fire": "under fire",
    "melee": "in melee",
    "retreat": "in its retreat",
    "rout": "in its rout",
    "table": "on the table",
}


def of_combat(event: Any, names: Names) -> str:
    """Give a fact of a combat phase in words, "" for any other."""
    match event:
        case ev.SubPhaseBegan():
            return f"{SUB_PHASES[event.sub_phase]} ({capital(event.side)})"
        case ev.Fired():
            return _fired(event, names)
        case ev.MeleeFought():
            return _fought(event, names)
        case ev.Lost():
            return f"{names(event.unit)} {_lost(event)}"
        case ev.Tired():
            return f"{names(event.unit)} gains {event.fatigue} fatigue: {event.why}"
        case ev.Disrupted():
            return f"{names(event.unit)} is disrupted{_drawn(event.roll)}"
        case ev.Routed():
            return f"{names(event.unit)} routs{_drawn(event.roll)}"
        case ev.Stood():
            return f"{names(event.unit)} wavers, and stands{_drawn(event.roll)}"
        case ev.Retreated():
            return f"{names(event.unit)} {_retreated(event)}"
        case ev.Advanced():
            facing = f"facing {NAMES[event.facing]}{gains(event.fatigue, ', and gains')}"
            return f"{names(event.unit)} advances into {place(event.to)}, {facing}"
        case ev.Eliminated():
            return f"{names(event.unit)} is eliminated {ENDS[event.cause]}{_with_it(event)}"
        case ev.LeaderFell():
            return f"{names(event.leader)} falls{_drawn(event.roll)}"
        case ev.LeaderSucceeded():
            where = f", with {names(event.unit)}" if event.unit else ""
            post = event.formation if event.rank == "corps" else f"{event.formation}'s {event.rank}"
            return f"{names(event.leader)} takes command of {post}{where}"
        case ev.LeaderMoved():
            return f"{names(event.leader)} joins {names(event.unit)}"
        case _:
            return ""


def working_of(event: Any, working: Sequence[Reasoned], names: Names) -> tuple[Reasoned, ...]:
    """Give the working of a fact; that of a melee calls its units by name."""
    if not isinstance(event, ev.MeleeFought):
        return tuple(working)
    units = {"attackers": event.attackers, "defenders": event.defenders}

    def named(found: re.Match[str]) -> str:
        side, nth = units[found[1]], int(found[2])
        return names(side[nth - 1]) if nth <= len(side) else found[0]

    return tuple(msgspec.structs.replace(one, label=_NTH.sub(named, one.label)) for one in working)


def casualties(count: int) -> str:
    """Give casualties: "no casualties", "1 casualty"."""
    return "no casualties" if not count else f"{count:,} {'casualty' if count == 1 else 'casualties'}"


def _fired(event: ev.Fired, names: Names) -> str:
    how = f"{place(event.at)}, range {event.range}{', into the flank' if event.flank else ''}"
    paid = f" ({points(event.paid)})" if event.paid else ""
    empty = "; it is out of ammunition" if event.out_of_ammo else ""
    return f"{names(event.unit)} fires at {how}: {casualties(event.casualties)}{paid}{empty}"


def _fought(event: ev.MeleeFought, names: Names) -> str:
    verb = "attacks" if len(event.attackers) == 1 else "attack"
    held = f", held by {names.all(event.defenders)}" if event.defenders else ""
    went = "; the defenders go back" if event.defender_retreats else ""
    went += "; the attackers go back" if event.attacker_retreats else ""
    return (
        f"{names.all(event.attackers)} {verb} {place(event.square)}{held}: differential {event.differential:.3g}, row "
        f"{event.row}; {casualties(event.attacker_losses)} of the attackers, {event.defender_losses:,} of the defenders"
        f"{went or '; both stand'}"
    )


def _lost(event: ev.Lost) -> str:
    told = [men(event.men)] if event.men else []
    told += [guns(event.guns)] if event.guns else []
    after = {"retreat": " in its retreat", "rout": " in its retreat", "table": " on the table"}.get(event.cause, "")
    lost = f"loses {listed(told)}{after}" if told else ""
    if not lost:
        return f"gains {event.fatigue} fatigue under fire" if event.fatigue else "comes through unharmed"
    return lost + gains(event.fatigue, " and gains")


def _retreated(event: ev.Retreated) -> str:
    if not event.path:
        return "has no way back"
    squares = "1 square" if len(event.path) == 1 else f"{len(event.path)} squares"
    return f"{GOES_BACK[event.cause]} {squares} to {place(event.path[-1])}, facing {NAMES[event.facing]}"


def _with_it(event: ev.Eliminated) -> str:
    left = [men(event.men)] if event.men else []
    left += [guns(event.guns)] if event.guns else []
    return f", and {listed(left)} with it" if left else ""


def _drawn(roll: Roll | None) -> str:
    return f" ({die(roll)})" if roll is not None else ""

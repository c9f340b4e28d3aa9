"""A square-grid battle in numbers: strength turn by turn, shots by arm and range, attacks, who was lost by what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.state import State, Unit
from companion.kernel.draws import Act, Gone, Rolled, Row
from companion.language.ranks import by_command

ODDS = False
"""Its rolls cost men, and how many depends on more than one of them."""


def rolled(rules: Any, state: Any, commands: Sequence[Any], nth: int, events: Sequence[Any]) -> Rolled | None:
    """Give None: no roll has odds of what it costs."""
    del rules, state, commands, nth, events
    return None


def thrown(state: Any, fact: Any) -> Iterator[tuple[str, int]]:
    """Yield nothing: its draws are of many sides."""
    del state, fact
    yield from ()


def gone(rules: Any, view: Any, lines: Sequence[Any]) -> Iterator[tuple[Any, Gone]]:
    """Yield the men and guns that units lost; by whom is told of fire and of attacks hand to hand."""
    del rules, view
    fired: tuple[str, ...] = ()
    fight: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    for line in lines:
        for one in line.events:
            match one:
                case ev.Fired():
                    fired = (one.unit,)
                case ev.MeleeFought():
                    fight = (one.attackers, one.defenders)
                case ev.Lost() | ev.Eliminated() if one.men or one.guns:
                    attackers, defenders = fight
                    melee = defenders if one.unit in attackers else attackers if one.unit in defenders else ()
                    by = {"fire": fired, "melee": melee}.get(one.cause, ())
                    yield line, Gone(one.unit, one.cause, {"men": one.men, "guns": one.guns}, by)
                case _:
                    pass


def acts(view: Any, lines: Sequence[Any]) -> Iterator[tuple[tuple[int, int], Act]]:
    """Yield nothing: no roll of it is told with its odds."""
    del view, lines
    yield from ()


def units(view: Any, lines: Sequence[Any] = ()) -> dict[str, tuple[str, str]]:
    """Give side and name of every unit that a view knows, by id."""
    del lines
    return {one.id: (one.side, one.name) for one in view.units}


def commands(view: Any) -> dict[str, tuple[str, str]]:
    """Give side and name of every division, and of corps whose units are in none, by side and name."""
    units = by_command(view.units)
    return {place: (one.side, place.partition(":")[2]) for one in units if (place := _command(one))}


def belongs(view: Any, lines: Sequence[Any] = ()) -> dict[str, tuple[str, str]]:
    """Give each unit's command; nobody is named who plays it."""
    del lines
    return {one.id: (_command(one), "") for one in view.units}


def _command(one: Any) -> str:
    # Formations have names and no ids, and both sides may have one of the same name.
    named = one.division or one.corps
    return f"{one.side}:{named}" if named else ""


def tables(
    rules: Any, view: Any, lines: Sequence[Any], turns: Sequence[tuple[int, Any]], only: str | None
) -> dict[str, list[Row]]:
    """Give strength by side and by command at the end of each turn, shots by arm and range, attacks hand to hand.

    A side knows its own men, hidden or not.
    """
    del rules
    sides = [side for side in SIDES if only in (None, side)]
    arms = {one.id: (one.side, one.arm) for one in view.units}
    return {
        "strength": [_of(side, turn, _standing(state, side)) for turn, state in turns for side in sides],
        "commands": list(_by_command(turns, sides)),
        "shots": [row for row in _shots(lines, arms) if row["side"] in sides],
        "attacks": list(_attacks(lines, arms)),
    }


def _standing(state: State, side: str) -> list[Unit]:
    return [one for one in state.units.values() if one.side == side and one.status == "on-map"]


def _of(side: str, turn: int, those: Sequence[Unit], **more: str) -> Row:
    # Crews are counted in guns, as the score counts them.
    men = sum(one.men for one in those if one.arm != "artillery")
    guns = sum(one.guns for one in those)
    return {"turn": turn, "side": side, **more, "men": men, "guns": guns}


def _by_command(turns: Sequence[tuple[int, Any]], sides: Sequence[str]) -> Iterator[Row]:
    for turn, state in turns:
        for side in sides:
            there = _standing(state, side)
            own = by_command(one for one in state.units.values() if one.side == side)
            for place in dict.fromkeys(_command(one) for one in own):
                yield _of(side, turn, [one for one in there if _command(one) == place], command=place)


def _shots(lines: Sequence[Any], arms: Mapping[str, tuple[str, str]]) -> Iterator[Row]:
    """Yield how often each arm of a side fired at each range, and what it cost the enemy."""
    shots: Counter[tuple[str, str, int]] = Counter()
    cost: Counter[tuple[str, str, int]] = Counter()
    for line in lines:
        for one in line.events:
            if isinstance(one, ev.Fired) and one.unit in arms:
                what = (*arms[one.unit], one.range)
                shots[what] += 1
                cost[what] += one.casualties
    for (side, arm, squares), number in sorted(shots.items()):
        casualties = cost[side, arm, squares]
        yield {"side": side, "arm": arm, "range": squares, "shots": number, "casualties": casualties}


def _attacks(lines: Sequence[Any], arms: Mapping[str, tuple[str, str]]) -> Iterator[Row]:
    for line in lines:
        for one in line.events:
            if isinstance(one, ev.MeleeFought):
                yield {
                    "entry": line.entry,
                    "turn": line.turn,
                    "square": ",".join(map(str, one.square)),
                    "side": next((arms[name][0] for name in one.attackers if name in arms), ""),
                    "attackers": one.attackers,
                    "defenders": one.defenders,
                    "attacker_losses": one.attacker_losses,
                    "defender_losses": one.defender_losses,
                }

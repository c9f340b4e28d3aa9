"""A battle of miniatures in numbers: its rolls, who lost what to whom, fire given and taken, strength turn by turn."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.forces import facts
from companion.games.miniatures.rules.odds.values import rolled, thrown
from companion.games.miniatures.rules.players import player_of
from companion.games.miniatures.rules.state import SIDES, Battery, Brigade, State, Unit, unit
from companion.games.miniatures.rules.state import units as all_units
from companion.games.miniatures.words.acts import acts
from companion.games.miniatures.words.blame import Blame
from companion.games.miniatures.words.names import Names
from companion.kernel.draws import Gone, Row

__all__ = ["ODDS", "acts", "belongs", "commands", "gone", "rolled", "tables", "thrown", "units"]

ODDS = True
BY_HAND = ("stands", "guns")
"""What the referee may set of a unit that its strength is."""


def gone(rules: Any, view: Any, lines: Sequence[Any]) -> Iterator[tuple[Any, Gone]]:
    """Yield what units lost: how they lost it where that is a cause of its own, else by what; and by whom."""
    blame, guns = Blame(rules), _batteries(view, lines)
    for line in lines:
        for one in line.events:
            if isinstance(one, ev.StandsLost):
                cause = one.by if one.how == "lost" else one.how
                yield line, Gone(one.unit, cause, _stands(one.stands, guns=one.unit in guns), blame.of(one))
            elif isinstance(one, ev.Overridden) and one.field in BY_HAND and one.before != one.after:
                lost = int(one.before) - int(one.after)
                yield line, Gone(one.target, "by-hand", _stands(lost, guns=one.target in guns))
            else:
                blame.hear(one)


def _stands(many: int, *, guns: bool) -> Mapping[str, int]:
    return {"stands": many, "guns": many if guns else 0}


def _batteries(view: Any, lines: Sequence[Any]) -> frozenset[str]:
    """Name the units whose stands are guns."""
    return frozenset(name for name, _, one in _everybody(view, lines) if _guns(one))


def _guns(one: Any) -> bool:
    return isinstance(one, Battery) or getattr(one, "kind", "") == "battery"


def units(view: Any, lines: Sequence[Any] = ()) -> dict[str, tuple[str, str]]:
    """Give side and name of every unit that a view knows, by id, and of those that were split or merged since."""
    return {name: (one.side, called) for name, called, one in _everybody(view, lines)}


def _everybody(view: Any, lines: Sequence[Any]) -> Iterator[tuple[str, str, Any]]:
    """Yield id, name and unit; of one that is no more, what it became."""
    for line in lines:
        for one in line.events:
            if isinstance(one, facts.UnitSplit):
                yield one.unit, line.called.get(one.unit, one.unit), one.parts[0]
            elif isinstance(one, facts.UnitsMerged):
                yield from ((name, line.called.get(name, name), one.made) for name in one.units)
    yield from ((one.id, one.name, one) for one in view.units)


def commands(view: Any) -> dict[str, tuple[str, str]]:
    """Give side and name of every command: of divisions, and of corps whose units are in none."""
    names = Names(view)
    units = names.ordered(view.units)
    return {place: (one.side, names.formation(place)) for one in units if (place := _command(one))}


def belongs(view: Any, lines: Sequence[Any] = ()) -> dict[str, tuple[str, str]]:
    """Give each unit's command, and who plays it, "" for nobody named."""
    return {name: (_command(one), player_of(view.players, one)) for name, _, one in _everybody(view, lines)}


def _command(one: Any) -> str:
    return str(one.division or one.corps)


def tables(
    rules: Any, view: Any, lines: Sequence[Any], turns: Sequence[tuple[int, Any]], only: str | None
) -> dict[str, list[Row]]:
    """Give strength by side and by command at the end of each turn, who came on, and the fire of each unit.

    A side knows its own stands, hidden or not.
    """
    sides = [side for side in SIDES if only in (None, side)]
    cost = [one for _, one in gone(rules, view, lines) if one.cause == "fire"]
    return {
        "strength": [_of(side, turn, _standing(state, side)) for turn, state in turns for side in sides],
        "commands": list(_by_command(Names(view), turns, sides)),
        "arrivals": list(_arrivals(lines, turns, sides)),
        "fire": [row for row in _fire(lines, units(view, lines), cost) if row["side"] in sides],
    }


def _standing(state: State, side: str) -> list[Unit]:
    return [one for one in all_units(state) if one.side == side and one.status == "on-table"]


def _of(side: str, turn: int, those: Iterable[Unit], **more: str) -> Row:
    stands = Counter({"stands": 0, "guns": 0})
    for one in those:
        stands["stands" if isinstance(one, Brigade) else "guns"] += one.stands
    return {"turn": turn, "side": side, **more, **stands}


def _by_command(names: Names, turns: Sequence[tuple[int, Any]], sides: Sequence[str]) -> Iterator[Row]:
    for turn, state in turns:
        for side in sides:
            there = _standing(state, side)
            own = names.ordered(one for one in all_units(state) if one.side == side)
            for place in dict.fromkeys(_command(one) for one in own):
                yield _of(side, turn, (one for one in there if _command(one) == place), command=place)


def _arrivals(lines: Sequence[Any], turns: Sequence[tuple[int, Any]], sides: Sequence[str]) -> Iterator[Row]:
    """Yield who came on, with the stands that he had as he was last waited for, and whom the referee put there."""
    before, added = dict(turns), dict[str, Unit]()
    for line in lines:
        for one in line.events:
            found: Unit | None = None
            if isinstance(one, facts.UnitAdded):
                added[one.made.id] = one.made
                found = one.made if one.made.status == "on-table" else None
            elif isinstance(one, ev.Arrived):
                state = before.get(line.turn - 1)
                found = (unit(state, one.unit) if state is not None else None) or added.get(one.unit)
            if found is not None and found.side in sides:
                kind = "stands" if isinstance(found, Brigade) else "guns"
                counts = {"stands": 0, "guns": 0} | {kind: found.stands}
                yield {"turn": line.turn, "side": found.side, "unit": found.id, **counts}


def _fire(lines: Sequence[Any], known: Mapping[str, tuple[str, str]], cost: Sequence[Gone]) -> Iterator[Row]:
    """Yield the volleys that each unit fired and stood under, with what they cost; joint fire is shared alike."""
    fired, stood = Counter[str](), Counter[str]()
    given, taken = defaultdict[str, float](float), Counter[str]()
    for line in lines:
        for one in line.events:
            if isinstance(one, ev.Fired):
                fired.update(one.shot.firers)
                stood.update(name for name in (one.shot.target, one.shot.beside) if name)
    for loss in cost:
        taken[loss.unit] += loss.lost["stands"]
        for name in loss.by:
            given[name] += loss.lost["stands"] / len(loss.by)
    for name, (side, _) in known.items():
        if fired[name] or stood[name] or taken[name]:
            yield {
                "unit": name,
                "side": side,
                "volleys": fired[name],
                "given": round(given[name], 3),
                "volleys_at": stood[name],
                "taken": taken[name],
            }

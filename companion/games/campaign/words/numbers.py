"""A campaign in numbers: strength and fatigue turn by turn, marches, battles, who was lost by what.

What a headquarters knows of its corps is as old as their letters. So a side is told what stands in its log, and nothing
of the true states.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.state import SIDES, Corps, State
from companion.games.campaign.rules.state import key as hex_key
from companion.games.campaign.words.names import Names
from companion.kernel.draws import Act, Gone, Rolled, Row

ODDS = False
"""Its combat has odds, but no roll of it costs stands by itself."""


def rolled(rules: Any, state: Any, commands: Sequence[Any], nth: int, events: Sequence[Any]) -> Rolled | None:
    """Give None: no roll has odds of what it costs."""
    del rules, state, commands, nth, events
    return None


def thrown(state: Any, fact: Any) -> Iterator[tuple[str, int]]:
    """Yield nothing: its draws are of many sides."""
    del state, fact
    yield from ()


class Fight(NamedTuple):
    """A battle as the log tells it, up to the line that closes it."""

    line: Any
    fought: ev.BattleFought | None
    closed: ev.BattleClosed
    lost: list[tuple[Any, ev.StrengthLost]]


def gone(rules: Any, view: Any, lines: Sequence[Any]) -> Iterator[tuple[Any, Gone]]:
    """Yield the strength points that corps lost, in battle by the enemies who fought there."""
    del rules, view
    by = {id(loss): _enemies(one.closed, loss.corps) for one in _fights(lines) for _, loss in one.lost}
    for line in lines:
        for one in line.events:
            if isinstance(one, ev.StrengthLost):
                yield line, Gone(one.corps, one.cause, {"points": one.lost.total}, by.get(id(one), ()))
            elif isinstance(one, ev.Straggled):
                yield line, Gone(one.corps, "straggled", {"points": one.points})


def _fights(lines: Sequence[Any]) -> Iterator[Fight]:
    """Yield battles that are over; who fought in one is told last."""
    fought, lost = None, list[tuple[Any, ev.StrengthLost]]()
    for line in lines:
        for one in line.events:
            match one:
                case ev.BattleFought():
                    fought = one
                case ev.StrengthLost(cause="combat" | "rout" | "surrender" | "table"):
                    lost.append((line, one))
                case ev.BattleClosed():
                    yield Fight(line, fought, one, lost)
                    fought, lost = None, []
                case _:
                    pass


def _enemies(closed: ev.BattleClosed, corps: str) -> tuple[str, ...]:
    defenders = tuple(one for one in closed.fought if one not in closed.attackers)
    return defenders if corps in closed.attackers else closed.attackers if corps in defenders else ()


def acts(view: Any, lines: Sequence[Any]) -> Iterator[tuple[tuple[int, int], Act]]:
    """Yield nothing: no roll of it is told with its odds."""
    del view, lines
    yield from ()


def units(view: Any, lines: Sequence[Any] = ()) -> dict[str, tuple[str, str]]:
    """Give side and name of every corps that a view knows, by id."""
    del lines
    names = Names(view)
    return {one.id: (one.side, names(one.id)) for one in view.corps}


def commands(view: Any) -> dict[str, tuple[str, str]]:
    """Give side and name of every command: a corps is one of its own."""
    return units(view)


def belongs(view: Any, lines: Sequence[Any] = ()) -> dict[str, tuple[str, str]]:
    """Give each corps as its own command; nobody is named who plays it."""
    del lines
    return {one.id: (one.id, "") for one in view.corps}


def tables(
    rules: Any, view: Any, lines: Sequence[Any], turns: Sequence[tuple[int, Any]], only: str | None
) -> dict[str, list[Row]]:
    """Give strength and fatigue by side and by corps at the end of each turn, marches turn by turn, battles."""
    del rules
    known = units(view)
    found: dict[str, list[Row]] = {"strength": [], "commands": []}
    if only is None:
        found = {"strength": list(_strength(turns)), "commands": list(_corps(turns))}
    return {**found, "marches": list(_marches(lines, known)), "battles": list(_battles(lines, known))}


def _strength(turns: Sequence[tuple[int, State]]) -> Iterator[Row]:
    for turn, state in turns:
        for side in SIDES:
            here = [one for one in state.corps.values() if _counts(one) and one.side == side]
            tired = sum(one.fatigue for one in here) / len(here) if here else 0.0
            yield {
                "turn": turn,
                "side": side,
                "corps": len(here),
                "points": sum(one.strength.total for one in here),
                "stragglers": sum(one.stragglers for one in here),
                "fatigue": round(tired, 3),
            }


def _corps(turns: Sequence[tuple[int, State]]) -> Iterator[Row]:
    for turn, state in turns:
        for one in state.corps.values():
            if not one.headquarters:
                points = one.strength.total if one.here else 0
                yield {
                    "turn": turn,
                    "side": one.side,
                    "command": one.id,
                    "points": points,
                    "fatigue": one.fatigue,
                }


def _counts(one: Corps) -> bool:
    return one.here and not one.headquarters


def _marches(lines: Sequence[Any], known: Mapping[str, tuple[str, str]]) -> Iterator[Row]:
    """Yield how many hexes each corps entered in each turn in which it marched."""
    entered: Counter[tuple[int, str]] = Counter()
    for line in lines:
        entered.update((line.turn, one.corps) for one in line.events if isinstance(one, ev.Entered))
    for (turn, corps), hexes in sorted(entered.items()):
        yield {"turn": turn, "side": known.get(corps, ("", ""))[0], "unit": corps, "hexes": hexes}


def _battles(lines: Sequence[Any], known: Mapping[str, tuple[str, str]]) -> Iterator[Row]:
    """Yield each battle with who fought, its odds, and what it cost each side."""
    for line, fought, closed, lost in _fights(lines):
        if fought is None:  # it was called off
            continue
        there = {side: [one for one in closed.fought if known.get(one, ("",))[0] == side] for side in SIDES}
        cost = {side: sum(one.lost.total for _, one in lost if one.corps in there[side]) for side in SIDES}
        yield {
            "entry": line.entry,
            "turn": line.turn,
            "hex": hex_key(fought.hex),
            "attacker": fought.attacker,
            "odds": fought.combat_odds,
            "ferocity": fought.ferocity,
            **{str(side): corps for side, corps in there.items()},
            **{f"{side}_lost": points for side, points in cost.items()},
        }

"""Each fact of a square-grid battle as an English sentence; handling a unit alone is not told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import Any

from companion.charts import Reasoned
from companion.present.tactical_text.blows import with_workings
from companion.present.tactical_text.combat import of_combat, working_of
from companion.present.tactical_text.lines import gains, phase_title, points, some
from companion.present.tactical_text.table import of_table
from companion.present.words import Names, capital, listed, value_words
from companion.refereed.setting import GAME
from companion.tactical import events as ev
from companion.tactical.names import place
from companion.tactical.squares import NAMES


def sentences(events: Iterable[Any], names: Names) -> Iterator[str]:
    """Give events as sentences; the squares of one march stand in one."""
    for _, group in groupby(events, key=_march):
        if text := _of_group(list(group), names):
            yield sentence(text)


def explained(
    events: Sequence[Any], names: Names, working: Sequence[Reasoned]
) -> Iterator[tuple[str, Sequence[Reasoned]]]:
    """Give events as sentences, each with its own share of an entry's working."""
    for _, group in groupby(with_workings(events, working), key=lambda fact: _march(fact.event)):
        facts = list(group)
        if text := _of_group([fact.event for fact in facts], names):
            yield sentence(text), tuple(chain.from_iterable(working_of(one.event, one.working, names) for one in facts))


def sentence(text: str) -> str:
    """Give a telling as a sentence."""
    return capital(text) + ("" if text.endswith((".", "!", "?")) else ".")


def telling(event: Any, names: Names) -> str:
    """Give one event in words, "" where there is nothing to tell."""
    match event:
        case ev.Began():
            return f"the battle begins: {event.state.title}"
        case ev.PhaseBegan():
            return f"turn {event.turn}: {phase_title(event.phase)}"
        case ev.FordsDrawn():
            where = listed([place(one) for one in event.squares])
            return f"the streams can be forded at {where}" if event.squares else "no stream can be forded"
        case ev.HoldsDrawn():
            return f"{listed([f'{name} is held to turn {turn}' for name, turn in event.holds.items()])}"
        case ev.Released():
            why = "its turn has come" if event.why == "turn" else "the enemy is upon it"
            return f"{event.formation} may move from now on: {why}"
        case ev.LimitDrawn():
            return f"{_divisions(event.divisions)} may be activated this turn"
        case ev.Activated():
            return f"{event.division}'s division is activated: {some(names, event.units)}"
        case ev.Ended():
            return f"the battle is over: {event.why}" if event.why else "the battle is over"
        case ev.Asked():
            return f"{capital(event.prompt.seat)} is asked: {event.prompt.text}"
        case ev.Answered():
            return f"the answer is {event.choice}"
        case _:
            those = (_of_turn, _of_orders, of_combat, _of_referee)
            return next((said for of in those if (said := of(event, names))), "") or of_table(event)


def _of_turn(event: Any, names: Names) -> str:
    match event:
        case ev.CommandTraced():
            return "; ".join(_command(event.units, names))
        case ev.PointsSet():
            return _points_set(event)
        case ev.Arrived():
            return f"{names(event.unit)} comes on at {place(event.square)}, {event.mode}, facing {NAMES[event.facing]}"
        case ev.Delayed():
            return f"{some(names, event.units)} cannot come on: {event.why}"
        case ev.Recovered():
            return f"{names(event.unit)} {_recovered(event)}"
        case ev.Sighted():
            return f"the {capital(event.side)} side sees {some(names, event.units)}"
        case _:
            return ""


def _of_orders(event: Any, names: Names) -> str:
    match event:
        case ev.PutBack():
            return f"{names(event.unit)} is put back as it was when it was picked up"
        case ev.Moved():
            return _moved([event], names)
        case ev.ForceMarched():
            more = "more, by force march"
            return f"{names(event.unit)} has {points(event.points)} {more}{gains(event.fatigue, ', gaining')}"
        case ev.Faced():
            return f"the units in {place(event.square)} face {NAMES[event.facing]}"
        case ev.ModeChanged():
            return f"{names(event.unit)} is now {_mode(event.mode)} ({points(event.paid)})"
        case ev.Fortified():
            paid = f" ({points(event.paid)})" if event.paid else ""
            return f"{names(event.unit)} has fortification {event.level}{gains(event.fatigue, ', gaining')}{paid}"
        case ev.Plotted():
            return _plotted(event, names)
        case ev.Transferred():
            return f"{names(event.leader)} rides to {names(event.unit)}"
        case ev.Reorganised():
            now = listed([one.name for one in event.units])
            return f"{names.all(event.gone)} {'becomes' if len(event.gone) == 1 else 'become'} {now}"
        case _:
            return ""


def _of_referee(event: Any, names: Names) -> str:
    match event:
        case ev.Noted():
            return event.text
        case ev.Overridden():
            target = "the battle" if event.target == GAME else names(event.target)
            change = f"from {value_words(event.before)} to {value_words(event.after)}"
            return f"the referee sets {event.field.replace('_', ' ')} of {target} {change}: {event.reason}"
        case ev.OptionSet():
            return f"{event.option} is read as {event.after} instead of {event.before}: {event.reason}"
        case _:
            return ""


# ---- parts


def _march(event: Any) -> object:
    """Give what joins events into one sentence: the steps of one unit, nothing else."""
    return event.unit if isinstance(event, ev.Moved) else id(event)


def _of_group(events: list[Any], names: Names) -> str:
    return _moved(events, names) if isinstance(events[0], ev.Moved) else telling(events[0], names)


def _moved(events: list[ev.Moved], names: Names) -> str:
    """Give the squares of a march, and what all of it costs."""
    paid, tires = sum(one.paid for one in events), sum(one.fatigue for one in events)
    where = listed([place(one.to) for one in events])
    cost = f"{points(paid)}{gains(tires, ', gaining')}"
    return f"{names(events[0].unit)} moves to {where}, facing {NAMES[events[-1].facing]}: {cost}"


def _divisions(count: int) -> str:
    return "one division" if count == 1 else f"{count} divisions"


def _command(units: Mapping[str, tuple[bool, float]], names: Names) -> Iterator[str]:
    """Give who is no longer in command control, who is again, and their factor where it is none of these."""
    out = [name for name, (inside, _) in units.items() if not inside]
    again = [name for name, (inside, _) in units.items() if inside]
    if out:
        yield f"out of command control: {some(names, out)}"
    if again:
        yield f"in command control: {some(names, again)}"
    factors = sorted({by for _, by in units.values() if by != 1})
    for by in factors:
        yield f"command control {by:g}: {some(names, [name for name, (_, its) in units.items() if its == by])}"


def _points_set(event: ev.PointsSet) -> str:
    """Give how many units have how many operation points."""
    found: dict[int, int] = {}
    for count in event.points.values():
        found[count] = found.get(count, 0) + 1
    told = [f"{units} with {count}" for count, units in sorted(found.items(), reverse=True)]
    return f"{capital(event.side)} operation points: {listed(told) or 'no units'}"


def _recovered(event: ev.Recovered) -> str:
    told = [f"recovers {event.fatigue} fatigue"] if event.fatigue else []
    told += ["regains its order"] if event.order else []
    told += ["gets ammunition"] if event.ammo else []
    told += ["rallies"] if event.rallied else []
    return listed(told) or "tries to recover, in vain"


def _mode(mode: str) -> str:
    return {"normal": "in normal mode", "column": "in column"}.get(mode, mode)


def _plotted(event: ev.Plotted, names: Names) -> str:
    told = [f"fire at {place(event.fire)}"] if event.fire is not None else []
    told += ["melee"] if event.melee else []
    told += ["an advance"] if event.advance else []
    return f"{names(event.unit)} plots {listed(told)}" if told else f"{names(event.unit)} plots nothing"

"""Each fact of a square-grid battle as a sentence; handling a unit alone is not told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import Any, TypeVar

from companion.charts.figures import Reasoned
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.squares import NAMES
from companion.games.tactical.rules.names import place
from companion.games.tactical.words.blows import with_workings
from companion.games.tactical.words.combat import of_combat, working_of
from companion.games.tactical.words.lines import facing, gains, phase_title, points, some
from companion.games.tactical.words.names import Names
from companion.games.tactical.words.table import of_table
from companion.language.messages import told
from companion.language.tongue import number, plural, titled, tr
from companion.language.words import capital, listed, side_words
from companion.rows.referee import of_referee

F = TypeVar("F")
GAINING = ", gaining {fatigue} fatigue"
LONG = 3
"""Of a march of more squares only the last is named."""


def sentences(events: Iterable[Any], names: Names) -> Iterator[str]:
    """Give events as sentences; the squares of one march stand in one."""
    for _, group in groupby(_news(events, lambda event: event), key=_march):
        if text := _of_group(list(group), names):
            yield sentence(text)


def explained(
    events: Sequence[Any], names: Names, working: Sequence[Reasoned]
) -> Iterator[tuple[str, Sequence[Reasoned]]]:
    """Give events as sentences, each with its own share of an entry's working."""
    news = _news(with_workings(events, working), lambda fact: fact.event)
    for _, group in groupby(news, key=lambda fact: _march(fact.event)):
        facts = list(group)
        if text := _of_group([fact.event for fact in facts], names):
            yield sentence(text), tuple(chain.from_iterable(working_of(one.event, one.working, names) for one in facts))


def _news(facts: Iterable[F], event_of: Callable[[F], Any]) -> Iterator[F]:
    """Leave out that plots are laid down when a combat is over: they have had their effect."""
    fought = False
    for fact in facts:
        event = event_of(fact)
        fought |= isinstance(event, ev.SubPhaseBegan)
        if not (fought and isinstance(event, ev.Plotted)):
            yield fact


def sentence(text: str) -> str:
    """Give a telling as a sentence."""
    return capital(text) + ("" if text.endswith((".", "!", "?")) else ".")


def telling(event: Any, names: Names) -> str:
    """Give one event in words, "" where there is nothing to tell."""
    match event:
        case ev.Began():
            return tr("the battle begins: {title}", title=titled(event.state.title))
        case ev.PhaseBegan():
            return tr("turn {turn}: {phase}", turn=event.turn, phase=phase_title(event.phase))
        case ev.FordsDrawn():
            where = listed([place(one) for one in event.squares])
            if not event.squares:
                return tr("no stream can be forded")
            return tr("the streams can be forded at {squares}", squares=where)
        case ev.HoldsDrawn():
            return listed(
                [tr("{name} is held to turn {turn}", name=name, turn=turn) for name, turn in event.holds.items()]
            )
        case ev.Released():
            if event.why == "turn":
                return tr("{name} may move from now on: its turn has come", name=event.formation)
            return tr("{name} may move from now on: the enemy is upon it", name=event.formation)
        case ev.LimitDrawn():
            return plural(
                event.divisions, "one division may be activated this turn", "{n} divisions may be activated this turn"
            )
        case ev.Planned():
            return tr("the {side} side has written its plan", side=side_words(event.side))
        case ev.Activated():
            return tr("{name}'s division is activated: {units}", name=event.division, units=some(names, event.units))
        case ev.Ended():
            if event.why is None:
                return tr("the battle is over")
            return tr("the battle is over: {reason}", reason=told(event.why, names.who))
        case ev.Asked():
            return tr(
                "{seat} is asked: {question}",
                seat=side_words(event.prompt.seat),
                question=told(event.prompt.text, names.who),
            )
        case ev.Answered():
            return tr("the answer is {choice}", choice=tr(event.choice))
        case _:
            those = (_of_turn, _of_orders, of_combat, _of_referee)
            return next((said for of in those if (said := of(event, names))), "") or of_table(event, names)


def _of_turn(event: Any, names: Names) -> str:
    match event:
        case ev.CommandTraced():
            return "; ".join(_command(event.units, names))
        case ev.PointsSet():
            return _points_set(event)
        case ev.Arrived():
            mode = f", {tr(event.mode)}" if names.faces else ""
            return tr(
                "{unit} comes on at {square}{facing}",
                unit=names(event.unit),
                square=place(event.square),
                facing=mode + facing(names, event.facing),
            )
        case ev.Delayed():
            return tr("{units} cannot come on: {why}", units=some(names, event.units), why=told(event.why, names.who))
        case ev.Recovered():
            return _recovered(event, names(event.unit))
        case ev.Sighted():
            return tr("the {side} side sees {units}", side=side_words(event.side), units=some(names, event.units))
        case _:
            return ""


def _of_orders(event: Any, names: Names) -> str:
    match event:
        case ev.PutBack():
            return tr("{unit} is put back as it was when it was picked up", unit=names(event.unit))
        case ev.Moved():
            return _moved([event], names)
        case ev.ForceMarched():
            said = tr("{unit} has {points} more, by force march", unit=names(event.unit), points=points(event.points))
            return said + gains(event.fatigue, GAINING)
        case ev.Faced():
            return tr(
                "the units in {square} face {direction}", square=place(event.square), direction=tr(NAMES[event.facing])
            )
        case ev.ModeChanged():
            return tr(
                "{unit} is now {mode} ({points})",
                unit=names(event.unit),
                mode=_mode(event.mode),
                points=points(event.paid),
            )
        case ev.Remarked():
            if not event.asked:
                return tr("nothing more is said of {unit}", unit=names(event.unit))
            return tr("of {unit} is said: {words}", unit=names(event.unit), words=", ".join(event.asked))
        case ev.Fortified():
            paid = f" ({points(event.paid)})" if event.paid else ""
            said = tr("{unit} has fortification {level}", unit=names(event.unit), level=event.level)
            return said + gains(event.fatigue, GAINING) + paid
        case ev.Plotted():
            return _plotted(event, names)
        case ev.Transferred():
            return tr("{leader} rides to {unit}", leader=names(event.leader), unit=names(event.unit))
        case ev.Reorganised():
            now = listed([one.name for one in event.units])
            text = "{units} becomes {now}" if len(event.gone) == 1 else "{units} become {now}"
            return tr(text, units=names.all(event.gone), now=now)
        case _:
            return ""


def _of_referee(event: Any, names: Names) -> str:
    return of_referee(event, names, tr("the battle"))


# ---- parts


def _march(event: Any) -> object:
    """Give what joins events into one sentence: the steps of one unit, nothing else."""
    return event.unit if isinstance(event, ev.Moved) else id(event)


def _of_group(events: list[Any], names: Names) -> str:
    return _moved(events, names) if isinstance(events[0], ev.Moved) else telling(events[0], names)


def _moved(events: list[ev.Moved], names: Names) -> str:
    """Give the squares of a march, and what all of it costs."""
    paid, tires = sum(one.paid for one in events), sum(one.fatigue for one in events)
    unit, turned = names(events[0].unit), facing(names, events[-1].facing)
    if not paid:  # the enemy's, among hidden units: what it costs him is not seen
        said = tr("{unit} moves to {square}{facing}", unit=unit, square=place(events[-1].to), facing=turned)
    elif len(events) > LONG:
        said = tr(
            "{unit} moves {n} squares to {square}{facing}: {points}",
            unit=unit,
            n=len(events),
            square=place(events[-1].to),
            facing=turned,
            points=points(paid),
        )
    else:
        where = listed([place(one.to) for one in events])
        said = tr(
            "{unit} moves to {squares}{facing}: {points}", unit=unit, squares=where, facing=turned, points=points(paid)
        )
    return said + gains(tires, GAINING)


def _command(units: Mapping[str, tuple[bool, float]], names: Names) -> Iterator[str]:
    """Give who is no longer in command control, who is again, and their factor where it is none of these."""
    out = [name for name, (inside, _) in units.items() if not inside]
    again = [name for name, (inside, _) in units.items() if inside]
    if out:
        yield tr("out of command control: {units}", units=some(names, out))
    if again:
        yield tr("in command control: {units}", units=some(names, again))
    factors = sorted({by for _, by in units.values() if by != 1})
    for by in factors:
        of = some(names, [name for name, (_, its) in units.items() if its == by])
        yield tr("command control {factor}: {units}", factor=number(by, "g"), units=of)


def _points_set(event: ev.PointsSet) -> str:
    """Give how many units have how many operation points."""
    found: dict[int, int] = {}
    for count in event.points.values():
        found[count] = found.get(count, 0) + 1
    said = [tr("{units} with {n}", units=units, n=count) for count, units in sorted(found.items(), reverse=True)]
    return tr("{side} operation points: {units}", side=side_words(event.side), units=listed(said) or tr("no units"))


def _recovered(event: ev.Recovered, unit: str) -> str:
    said = [tr("recovers {fatigue} fatigue", fatigue=event.fatigue)] if event.fatigue else []
    said += [tr("regains its order")] if event.order else []
    said += [tr("gets ammunition")] if event.ammo else []
    said += [tr("rallies")] if event.rallied else []
    return f"{unit} {listed(said) or tr('tries to recover, in vain')}"


def _mode(mode: str) -> str:
    said = {"normal": "in normal mode", "column": "in column"}.get(mode, mode)
    return tr(said)


def _plotted(event: ev.Plotted, names: Names) -> str:
    said = [tr("fire at {square}", square=place(event.fire))] if event.fire is not None else []
    said += [tr("melee")] if event.melee else []
    said += [tr("an advance")] if event.advance else []
    if not said:
        return tr("{unit} plots nothing", unit=names(event.unit))
    return tr("{unit} plots {plots}", unit=names(event.unit), plots=listed(said))

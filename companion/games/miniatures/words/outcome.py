"""What an act or the end of a step brought, each with why, its clause, its roll and its act on the table.

A row a consequence, in the order in which they came about: losses, disorder, low ammunition, leaders with their rolls.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from companion.charts.figures import row_for
from companion.charts.ruleset import called
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.words.asked_for import asking
from companion.games.miniatures.words.fire import state_after
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.tellings import telling
from companion.games.miniatures.words.volleys import brought_by
from companion.kernel.dice import Roll
from companion.language.figures import signed
from companion.language.messages import told
from companion.language.tongue import tr
from companion.language.words import capital, listed

MARK = {"disordered": "disordered", "low-ammo": "low-ammunition", "silenced": "silenced", "wrecked": "wrecked"}


class OutcomeRow(msgspec.Struct, frozen=True):
    """A consequence."""

    nth: int
    """Of the entry's facts."""
    entry: int
    mark: str
    """The marker's id; "star" of a leader, "stand" of stands lost, "" for none."""
    what: str
    why: str
    clause: str
    unit: str
    roll: Roll | None = None
    act: int = 0
    """The number of its act on the table, 0 for none."""
    to_do: str = ""
    done: bool = False
    own: str = ""
    """What of the why stands without the roll that it came of."""
    returns: int = 0
    """The turn in which a fallen leader's replacement is due."""


class _Cause(msgspec.Struct, frozen=True):
    """Why the facts that follow came about."""

    words: str = ""
    clause: str = ""
    own: str = ""
    """What of the words is the fact's own, and not the roll's."""


class _Telling:
    """An entry that is told: its game, its names, and what was fired before it."""

    def __init__(self, rules: Rules, before: Any, names: Names, shots: Sequence[Any]) -> None:
        self.rules, self.names, self.shots = rules, names, shots
        self.before = {one.id: one for one in before.units}

    def cause(self, event: Any, was: _Cause) -> _Cause:
        """Give why what follows a fact came about."""
        match event:
            case ev.Maneuvered():
                words = tr("maneuver, die {face}: {outcome}", face=event.roll.face, outcome=self._outcome(event))
                return _Cause(words, _maneuver_clause(self.rules, event))
            case ev.CombatRolled():
                found = self.rules.results[event.result]
                words = tr("charge, difference {n}: {result}", n=signed(event.difference), result=called(found))
                return _Cause(words, found.clause)
            case ev.ShotsTookEffect():
                return _Cause()
            case _:
                return was

    def _outcome(self, event: ev.Maneuvered) -> str:
        return called(self.rules.outcomes[event.outcome])

    def of_fire(self, unit: str) -> _Cause:
        """Give which volleys did it to a unit."""
        hits = [one for one in self.shots if unit in (one.shot.target, one.shot.beside) and one.shot.effect]
        those = [self.rules.effects[one.shot.effect] for one in hits]
        by = [
            tr("{effect} by {firers}", effect=called(effect), firers=self.names.all(one.shot.firers))
            for one, effect in zip(hits, those, strict=True)
        ]
        return _Cause("; ".join(by), those[-1].clause if those else "")

    def ten(self, unit: str) -> _Cause:
        """Give why a firer is low on ammunition."""
        base = self.rules.musketry.base_ten
        words = tr("a natural {face} with half of its stands or more firing", face=base.face)
        return _Cause(words, base.low_ammo, words)

    def change(self, event: ev.StandsLost, lost: int) -> str:
        """Say how many stands a unit had and has: "11 → 10, still fresh"."""
        found = self.before.get(event.unit)
        if found is None or found.stands is None:
            return ""
        old, new = found.stands - lost, max(0, found.stands - lost - event.stands)
        if found.kind != "brigade":
            return f"{old} → {new}"
        return f"{old} → {new}, {state_after(found, new)}"


def _maneuver_clause(rules: Rules, event: ev.Maneuvered) -> str:
    """Give the clause of the row and column that a roll found."""
    row = row_for(rules.maneuver.row, event.total)
    return row.disordered_clause if event.outcome == row.disordered else row.good_order_clause


def rows(rules: Rules, before: Any, after: Any, lines: Sequence[Any], entry: int) -> tuple[OutcomeRow, ...]:
    """Give what an entry brought; `lines` are the journal's, oldest first, the views those before and after it."""
    line = next((one for one in reversed(lines) if one.entry == entry), None)
    return of_lines(rules, before, after, lines, (line,)) if line is not None and line.current else ()


def of_lines(
    rules: Rules, before: Any, after: Any, lines: Sequence[Any], those: Sequence[Any]
) -> tuple[OutcomeRow, ...]:
    """Give what some entries of the present line brought, in their order; the views are those before and after them."""
    acts = {act.number: act for act in after.acts}
    told_of = {one.entry for one in those}
    first = min(told_of, default=0)
    since = [one for one in lines if one.entry >= first]
    found = asking(since, acts.values()).items()
    asked = {(one.line.entry, one.nth): number for number, one in found if one.line.entry in told_of}
    made, lost = [], dict[str, int]()
    for line in those:
        tells = _Telling(rules, before, Names(after).then(line.called), brought_by(lines, line.entry))
        for row in _of_events(tells, line, lost):
            act = acts.get(asked.get((row.entry, row.nth), 0))
            if act is None:
                made.append(row)
            else:
                made.append(msgspec.structs.replace(row, act=act.number, to_do=_bare(act, after), done=act.done))
    return tuple(made)


def _bare(act: Any, view: Any) -> str:
    """Give what is to be done; whom it is about stands beside it already."""
    words, names = told(act.text), Names(view)
    return capital(words.removeprefix(f"{names(act.unit)}: "))


def _of_events(tells: _Telling, line: Any, lost: dict[str, int]) -> Iterator[OutcomeRow]:
    cause, fire = _Cause(), False
    events = line.events
    for nth, event in enumerate(events):
        cause = tells.cause(event, cause)
        fire = fire or isinstance(event, ev.ShotsTookEffect)
        match event:
            case ev.ShotsTookEffect() if not any(_tells(one) for one in events[nth + 1 :]):
                yield OutcomeRow(nth, line.entry, "", tr("The fire does no harm"), "", "", "")
            case ev.LeaderTested():
                yield _leader(tells, line, nth)
            case ev.LeaderLost() | ev.CommanderFell() if nth and isinstance(events[nth - 1], ev.LeaderTested):
                continue
            case _ if _tells(event):
                why = tells.of_fire(event.unit) if fire and hasattr(event, "unit") else cause
                if fire and isinstance(event, ev.Marked) and event.marker == "low-ammo":
                    why = tells.ten(event.unit)
                yield _row(tells, line.entry, nth, event, why, lost)


CONSEQUENCES = (
    ev.StandsLost
    | ev.Marked
    | ev.GunsDamaged
    | ev.LeftTable
    | ev.Retreated
    | ev.LeaderTested
    | ev.LeaderLost
    | ev.CommanderFell
    | ev.LeaderReplaced
    | ev.PursuitDeclared
)


def _tells(event: Any) -> bool:
    return isinstance(event, CONSEQUENCES)


def brings(done: Any) -> bool:
    """Say whether an entry, as it was done or as a journal's line has it, rolled or changed somebody's lot."""
    return bool(done.dice) or any(map(_tells, done.events))


def _row(  # noqa: PLR0917
    tells: _Telling, entry: int, nth: int, event: Any, why: _Cause, lost: dict[str, int]
) -> OutcomeRow:
    said, mark, own = telling(event, tells.names), "", why.own
    match event:
        case ev.StandsLost():
            mark = "stand"
            own = tells.change(event, lost.get(event.unit, 0))
            lost[event.unit] = lost.get(event.unit, 0) + event.stands
        case ev.Marked() if event.on:
            mark = MARK[event.marker]
        case ev.GunsDamaged():
            mark = "damaged"
        case ev.LeaderLost() | ev.LeaderReplaced() | ev.CommanderFell():
            mark = "star"
    who = event.leader if isinstance(event, ev.LeaderLost | ev.LeaderReplaced) else event.unit
    what = said.sentence().rstrip(".") if said is not None else ""
    reasons = "; ".join(dict.fromkeys(one for one in (own, why.words) if one))
    returns = event.returns if isinstance(event, ev.LeaderLost) else 0
    return OutcomeRow(nth, entry, mark, what, reasons, why.clause, who, own=own, returns=returns)


def _leader(tells: _Telling, line: Any, nth: int) -> OutcomeRow:
    """Tell of a leader who was rolled for, and what the next fact says of him."""
    event = line.events[nth]
    row = next(one for one in tells.rules.leaders.row if one.face == event.roll.face)
    name, outcome = tells.names(event.name), called(row)
    then = line.events[nth + 1] if nth + 1 < len(line.events) else None
    what = tr("{unit} is unhurt: {outcome}", unit=name, outcome=outcome)
    why = ""
    if row.fallen and isinstance(then, ev.CommanderFell):
        what = tr("The commander of {unit} falls: {outcome}", unit=name, outcome=outcome)
    elif row.fallen:
        what = tr("{leader} falls: {outcome}", leader=name, outcome=outcome)
        if isinstance(then, ev.LeaderLost) and then.returns:
            why = tr("his replacement is due in turn {turn}", turn=then.returns)
    # The act is asked for by the fact that follows the roll.
    place = nth + 1 if row.fallen and then is not None else nth
    returns = then.returns if row.fallen and isinstance(then, ev.LeaderLost) else 0
    return OutcomeRow(
        place, line.entry, "star", what, why, row.clause, event.name, event.roll, own=why, returns=returns
    )


def aloud(row: OutcomeRow) -> str:
    """Give a row in words."""
    die = tr("die {face}", face=row.roll.face) if row.roll is not None else ""
    to_do = tr("on the table: {what}", what=row.to_do) if row.to_do else ""
    return ". ".join(one for one in (row.what, die, row.why, row.clause, to_do) if one)


def in_short(those: Sequence[OutcomeRow]) -> str:
    """Give all of it in a sentence, for ears."""
    return listed([row.what for row in those])

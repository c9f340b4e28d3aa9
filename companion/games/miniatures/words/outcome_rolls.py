"""The rolls of a step as blocks of its page: who rolled, the working with the dice, the effect, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from companion.charts.ruleset import called
from companion.drawing.marks import Pips, pips
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.words import volleys
from companion.games.miniatures.words.fire import Waits, behind_die, does, in_fire_points, row_words, state_after
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.outcome import OutcomeRow
from companion.kernel.dice import Roll
from companion.language.figures import fraction, signed
from companion.language.messages import told
from companion.language.tongue import tr

ROLLS = ev.Fired | ev.CombatRolled | ev.Maneuvered


class Block(msgspec.Struct, frozen=True):
    """A roll; of an entry without a roll what it was."""

    entry: int
    nth: int
    """Of the entry's facts; -1 for an entry without a roll."""
    side: str
    what: str
    pips: tuple[Pips, ...]
    working: str
    dice: tuple[Roll, ...]
    sum: str
    """What stands behind the die: "− 1 = 9"."""
    effect: str
    rows: tuple[OutcomeRow, ...]
    calm: str
    """What is told where nothing came of it, and how those stand whom it could have hit."""
    unit: str


class _Roll(NamedTuple):
    line: Any
    nth: int
    event: Any
    hit: tuple[str, ...]
    """Whom it was about, other than who rolled."""
    own: tuple[str, ...]

    @property
    def place(self) -> tuple[int, int]:
        return self.line.entry, self.nth


class Told(NamedTuple):
    """A step that is told of: its rules, the view as it began, names as they are now, the journal and its own lines."""

    rules: Rules
    start: Any
    names: Names
    lines: Sequence[Any]
    those: Sequence[Any]


def blocks(step: Told, rows: Sequence[OutcomeRow]) -> tuple[Block, ...]:
    """Give the rolls of a step with the rows that came of them, newest first; last what came without one.

    Lines stand oldest first, and so do rows.
    """
    rolls = [*_waiting(step.lines, step.those), *_rolls(step.those)]
    of_roll: dict[tuple[int, int], list[OutcomeRow]] = {one.place: [] for one in rolls}
    besides: dict[int, list[OutcomeRow]] = {}
    events = {line.entry: line.events for line in step.those}
    origins = _Origins(step.rules, step.start, rolls)
    for row in rows:
        found = origins.of(row, events[row.entry])
        if found is not None:
            of_roll[found.place].append(row)
        elif row.unit:
            besides.setdefault(row.entry, []).append(row)
    in_force = any(isinstance(event, ev.ShotsTookEffect) for line in step.those for event in line.events)
    made = [_block(step, one, tuple(of_roll[one.place]), "" if in_force else "phase") for one in reversed(rolls)]
    called_so = {line.entry: told(line.label) for line in step.those}
    without = (
        Block(entry, -1, "", called_so[entry], (), "", (), "", "", tuple(found), "", "")
        for entry, found in reversed(besides.items())
    )
    return (*made, *without)


def _rolls(lines: Iterable[Any]) -> Iterator[_Roll]:
    for line in lines:
        for nth, event in enumerate(line.events):
            match event:
                case ev.Fired():
                    those = tuple(one for one in (event.shot.target, event.shot.beside) if one)
                    yield _Roll(line, nth, event, those, event.shot.firers)
                case ev.CombatRolled():
                    yield _Roll(line, nth, event, event.defenders, event.attackers)
                case ev.Maneuvered():
                    yield _Roll(line, nth, event, (), (event.unit,))


def _waiting(lines: Sequence[Any], those: Sequence[Any]) -> list[_Roll]:
    """Give the volleys of an earlier step that came into force with these entries."""
    first = those[0].entry
    if not any(isinstance(event, ev.ShotsTookEffect) for line in those for event in line.events):
        return []
    waited = volleys.brought_by(lines, those[-1].entry)
    before = [line for line in lines if line.current and line.entry < first]
    return [one for one in _rolls(before) if any(one.event is shot for shot in waited)]


class _Origins:
    """Finds the roll that a consequence came of."""

    def __init__(self, rules: Rules, start: Any, rolls: Sequence[_Roll]) -> None:
        self.rules, self.start, self.rolls = rules, start, rolls
        self.taken: dict[str, int] = {}
        """How often a unit has lost stands so far: of several volleys each takes its own."""

    def of(self, row: OutcomeRow, events: Sequence[Any]) -> _Roll | None:
        """Give the roll of a row, None where it came of none; the events are those of the row's entry."""
        before = [one for one in self.rolls if one.place <= (row.entry, row.nth)]
        fire = [one for one in before if isinstance(one.event, ev.Fired)]
        if fire:
            here = [one for one in fire if one.line.entry == row.entry]
            volley = self._volley(here or fire, row, events[row.nth])
            if volley is not None:
                return volley
        # The referee may let somebody fire in a later phase: what no volley did the other rolls of the step did.
        before = [one for one in before if not isinstance(one.event, ev.Fired)]
        # What comes about as the step ends comes of a combat perhaps, and of no maneuver.
        ends = any(isinstance(one, ev.StepBegan) for one in events)
        late = [one for one in before if isinstance(one.event, ev.CombatRolled) or not ends]
        own = [one for one in late if row.unit in (*one.hit, *one.own)]
        here = [one for one in before if one.line.entry == row.entry]
        return next((those[-1] for those in (own, here) if those), None)

    def _volley(self, fire: Sequence[_Roll], row: OutcomeRow, event: Any) -> _Roll | None:
        """Give the volley that brought something: the first that does such a thing, of losses each its own."""
        match event:
            case ev.Marked(marker="low-ammo"):
                found = [one for one in fire if event.unit in one.event.shot.low_ammo]
            case ev.LeaderTested() | ev.LeaderLost() | ev.CommanderFell():
                leader = next((one for one in self.start.leaders if one.id == row.unit), None)
                with_him = leader.attached if leader is not None else row.unit
                found = [one for one in fire if one.event.shot.leaders_at_risk and with_him in one.hit]
            case _:
                hits = [one for one in fire if row.unit in one.hit and one.event.shot.effect]
                found = [one for one in hits if _does(self.rules.effects[one.event.shot.effect], event)] or hits
        if not found or not isinstance(event, ev.StandsLost):
            return found[0] if found else None
        nth = self.taken.get(row.unit, 0)
        self.taken[row.unit] = nth + 1
        return found[min(nth, len(found) - 1)]


def _does(effect: Any, event: Any) -> bool:
    match event:
        case ev.Marked(marker="disordered"):
            return bool(effect.disordered)
        case ev.Marked(marker="silenced"):
            return bool(effect.silenced)
        case ev.GunsDamaged():
            return bool(effect.damaged)
        case _:
            return bool(effect.stands_lost or effect.wrecked)


def _block(step: Told, roll: _Roll, rows: tuple[OutcomeRow, ...], waits: Waits) -> Block:
    rules, names, event, units = step.rules, step.names, roll.event, {one.id: one for one in step.start.units}
    shown = (pips(units[name]) for name in roll.own if name in units)
    what, working, dice, after, effect, calm = _words(rules, units, names, event)
    if waits and isinstance(event, ev.Fired) and event.shot.effect and event.shot.target in units:
        # Where the fire of a phase comes into force together, the first step's brings nothing yet.
        calm = does(rules, rules.effects[event.shot.effect], units[event.shot.target], waits).rstrip(".")
    side = names.side(roll.own[0])
    return Block(
        entry=roll.line.entry,
        nth=roll.nth,
        side=side,
        what=what,
        pips=tuple(one for one in shown if one is not None),
        working=working,
        dice=dice,
        sum=after,
        effect=effect,
        rows=rows,
        calm="" if rows else calm,
        unit=roll.own[0],
    )


def _words(
    rules: Rules, units: dict[str, Any], names: Names, event: Any
) -> tuple[str, str, tuple[Roll, ...], str, str, str]:
    """Give of a roll: who and whom, its working, its dice, what stands behind them, the effect, and what no harm is."""
    match event:
        case ev.Fired():
            shot = event.shot
            what = tr("{who} at {target}", who=names.all(shot.firers), target=names(shot.target))
            points = in_fire_points(event.fire_points, fraction(event.fire_points))
            if event.roll is None or event.result is None:
                return what, points, (), "", tr("too few to roll"), ""
            working = tr("{points}, row {row}", points=points, row=row_words(event.band or ""))
            calm = _unharmed(units.get(shot.target), names(shot.target))
            effect = called(rules.effects[shot.effect]) if shot.effect else tr("no effect")
            after = behind_die(event.roll.face, event.result - event.roll.face)
            return what, working, (event.roll,), after, effect, calm
        case ev.CombatRolled():
            what = tr("{who} against {target}", who=names.all(event.attackers), target=names.all(event.defenders))
            dice = (event.attacker_roll, event.defender_roll)
            working = tr("difference {n}", n=signed(event.difference))
            return what, working, dice, "", called(rules.results[event.result]), ""
        case _:
            effect = called(rules.outcomes[event.outcome])
            after = behind_die(event.roll.face, event.total - event.roll.face)
            return names(event.unit), tr("maneuver"), (event.roll,), after, effect, ""


def _unharmed(target: Any, name: str) -> str:
    """Say that a target stands as it stood."""
    if target is None or target.stands is None or target.kind != "brigade":
        return tr("{unit} is unharmed", unit=name)
    left, state = target.stands, state_after(target, target.stands)
    return tr(
        "{unit} is unharmed: {n} of {start}, {state}", unit=name, n=left, start=target.stands_at_start, state=state
    )

"""An evening held against the second reckoning: every roll of the line that stands, and each side's losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from companion.games.miniatures.rules import charge_events as ce
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.kernel.session import Session
from tests.evenings import reckoner

NAMED = {"quits": "quits-the-field"}


class Fought(NamedTuple):
    """A charge combat that may be rolled again."""

    order: cmd.ResolveCharge
    kept: int
    """What its first roll was modified by and every later one is too."""
    supported: tuple[str, ...]


class Evening:
    """The entries of an evening one after another, with what lay on the table before each."""

    def __init__(self, session: Session) -> None:
        """Take the evening; its lines are those that stand."""
        self.session = session
        self.lines = [line for line in session.log() if line.current]
        self.judged: dict[str, str] = {}
        self.readings: dict[str, int] = {}
        """How the rulings are read before the entry."""
        self.fought: list[Fought] = []
        self.rolls: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()
        """Stands that the dice cost each side."""

    def differences(self) -> Iterator[str]:
        """Say which entry tells other than is reckoned, and how."""
        then = self.session.as_it_was(self.lines[-1].entry)
        then.goto(self.lines[0].entry)
        view = then.view
        for line in self.lines[1:]:
            then.goto(line.entry)
            said = then.view
            units, leaders = ({one.id: one for one in those} for those in (view.units, view.leaders))
            self.readings = view.options
            for command, events in ((one, line.events) for one in line.commands[:1]):
                yield from (f"entry {line.entry}: {one}" for one in self._of(command, events, units, leaders))
            if any(isinstance(one, ev.EffectivenessJudged) for one in line.events):
                self.judged = {one.id: one.state or "" for one in said.units}
            yield from self._losses(line, view, said)
            view = said

    def _of(self, command: Any, events: Any, units: Any, leaders: Any) -> Iterator[str]:
        match command:
            case cmd.Fire():
                told = next(one for one in events if isinstance(one, ev.Fired))
                if told.roll is not None:
                    self.rolls["fire"] += 1
                    found = reckoner.volley(units, command, told.roll.face, self.readings)
                    if (float(found.points), found.effect) != (told.fire_points, told.shot.effect):
                        yield f"{float(found.points)} points, {found.effect}; told {told.fire_points}, {told.shot.effect}"
            case cmd.Maneuver():
                rolled = next(one for one in events if isinstance(one, ev.Maneuvered))
                self.rolls["maneuver"] += 1
                line = reckoner.maneuver(units, leaders, command, rolled.roll.face)
                if NAMED.get(line, line) != rolled.outcome:
                    yield f"{line}; told {rolled.outcome}"
            case cmd.ResolveCharge():
                clash = next(one for one in events if isinstance(one, ce.CombatRolled))
                self.rolls["charge"] += 1
                through = any(units[name].breakthrough == "done" for name in command.attackers)
                ours, theirs = (self._side(units, leaders, those) for those in (command.attackers, command.defenders))
                stays = reckoner.kept(ours, theirs, command, self.readings, breakthrough=through)
                fought = Fought(command, stays, tuple(command.supported))
                yield from self._clash(clash, fought, units)
            case cmd.RollAgain():
                clash = next(one for one in events if isinstance(one, ce.CombatRolled))
                self.rolls["struggle"] += 1
                fought = next(one for one in reversed(self.fought) if one.order.attackers == clash.attackers)
                if command.supported is not None:
                    fought = fought._replace(supported=command.supported)
                yield from self._clash(clash, fought, units)

    def _side(self, units: Any, leaders: Any, names: Any) -> reckoner.Side:
        return reckoner.Side([units[name] for name in names], leaders, self.judged)

    def _clash(self, clash: ce.CombatRolled, fought: Fought, units: Any) -> Iterator[str]:
        """Hold a pair of dice against what the combat has kept and what is so now."""
        self.fought.append(fought)
        ours, theirs = ([units[name] for name in those] for those in (fought.order.attackers, fought.order.defenders))
        dice = clash.attacker_roll.face - clash.defender_roll.face
        apart = dice + fought.kept + reckoner.adjusted(ours, theirs, fought.order, fought.supported)
        if (apart, reckoner.result(apart)) != (clash.difference, clash.result):
            yield f"{apart}, {reckoner.result(apart)}; told {clash.difference}, {clash.result}"

    def _losses(self, line: Any, before: Any, after: Any) -> Iterator[str]:
        """Hold what the facts of an entry cost each side against the columns of its units."""
        told: Counter[str] = Counter()
        side = {one.id: one.side for one in after.units}
        for one in line.events:
            if isinstance(one, ev.StandsLost):
                told[side[one.unit]] += one.stands
        found = _gone(after)
        found.subtract(_gone(before))
        self.lost.update(told)
        if not any(isinstance(one, ev.Overridden) for one in line.events):
            for whose in ("union", "confederate"):
                if found[whose] != told[whose]:
                    yield f"entry {line.entry}: {whose} columns grow by {found[whose]}, the facts say {told[whose]}"


def _gone(view: Any) -> Counter[str]:
    found: Counter[str] = Counter()
    for one in view.units:
        found[one.side] += (one.lost or 0) + (one.skedaddled or 0) + (one.captured or 0)
    return found


def balanced(view: Any) -> Iterator[str]:
    """Name the units whose books do not balance."""
    for one in view.units:
        columns = one.stands + one.lost + one.skedaddled + one.captured + one.set_aside
        if columns != one.stands_at_start:
            yield f"{one.name}: {columns} of {one.stands_at_start}"

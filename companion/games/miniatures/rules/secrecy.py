"""Which facts and commands a seat may read in the log: in open play all, else its own and what shows on the table."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules import view as views
from companion.games.miniatures.rules.forces import facts
from companion.games.miniatures.rules.state import State, question
from companion.games.miniatures.rules.view import Seat
from companion.kernel.overriding import commanding
from companion.kernel.overriding.setting import texts

SEEN = (
    ev.Moved,
    ev.Charged,
    ev.Touched,
    ev.ContactBroken,
    ev.Retreated,
    ev.Arrived,
    ev.FormationChanged,
    ev.ModeChanged,
    ev.Faced,
    ev.Placed,
    ev.LeaderPlaced,
    ev.Lifted,
    ev.LeftTable,
    ev.CombatRolled,
    ev.CombatEnded,
    ev.PursuitDeclared,
    ev.BrokeThrough,
    facts.Renamed,
    facts.Transferred,
)
"""What anybody who knows of the unit can see happen on the table; it gives no strength away."""
COURSE = (cmd.NextStep, cmd.SetOption, cmd.SetDice, cmd.TakeObjective, cmd.EndBattle)
"""Commands whose words everybody may read: the sequence of play, and what lies open on the table."""
SEEN_DONE = (
    cmd.Move,
    cmd.ChangeFormation,
    cmd.Mount,
    cmd.Dismount,
    cmd.Limber,
    cmd.Unlimber,
    cmd.Face,
    cmd.Touch,
    cmd.BreakContact,
    cmd.BreakThrough,
    cmd.LeaveTable,
    *cmd.PLACING,
)
"""Commands that anybody who knows of the units can see carried out on the table."""


def tells(state: State, seat: Seat, event: ev.AnyEvent) -> bool:
    """Say whether a seat may read an event that happened in a state."""
    if seat == "referee" or state.intelligence == "open":
        return True
    if isinstance(event, commanding.FACTS):
        return commanding.tells(seat, event)
    match event:
        case ev.Overridden():
            return _of_own(state, seat, event.target, event.before, event.after)
        # The beginning holds the whole state; what the referee notes is his.
        case ev.Began() | ev.Noted() | ev.CombatStands() | ev.EffectivenessJudged():
            return False
        case ev.Asked():
            return event.prompt.seat == seat
        case ev.Answered() | ev.Withdrawn():
            answered = question(state, event.question)
            return answered is not None and answered.seat == seat
        case ev.PlayerNamed():
            return views.knows_command(state, seat, event.command)
        case facts.UnitAdded():
            # Nobody knows of it before it is there; whose it is, the fact says.
            return event.made.side == seat
        case facts.UnitsMerged():
            return event.made.side == seat
        case ev.Ticked():
            unit_of = {act.number: act.unit for act in state.acts}
            return all(views.tells(state, seat, unit_of.get(number, "")) for number in event.acts)
    # Low ammunition is no marker that eyes see across a field; the others are.
    ask = views.knows if _in_plain_sight(event) else views.tells
    return all(ask(state, seat, name) for name in _named(event))


def opens(state: State, seat: Seat, commands: Sequence[cmd.AnyCommand]) -> bool:
    """Say whether a side may read the words of commands: the course of play, its own, and what is seen on the table."""
    return all(
        isinstance(one, COURSE) or _own(state, seat, one) or _seen(state, seat, one) or _sets_own(state, seat, one)
        for one in commands
    )


def _sets_own(state: State, seat: Seat, command: cmd.AnyCommand) -> bool:
    """Say whether the referee sets by hand what is a side's own alone."""
    match command:
        case cmd.Override():
            return _of_own(state, seat, command.target, command.value)
        case cmd.CountTable():
            return all(_of_own(state, seat, name, fields) for name, fields in command.counts.items())
        case _:
            return False


def _of_own(state: State, seat: Seat, target: str, *values: object) -> bool:
    """Say whether a figure set by hand is a side's own, and says nothing of anybody whom it does not know of."""
    return views.side_of(state, target) == seat and all(views.knows(state, seat, name) for name in texts(values))


def owns(state: State, seat: Seat, commands: Sequence[cmd.AnyCommand]) -> bool:
    """Say whether a side may read commands whole: orders to its own units, and what is seen on the table.

    The end of a step names units that are low on ammunition, the enemy's too.
    """
    return all(_own(state, seat, one) or _seen(state, seat, one) for one in commands)


def accounts(state: State, seat: Seat, commands: Sequence[cmd.AnyCommand]) -> bool:
    """Say whether a side may read a whole working: of its own fire, and of orders that name its own units alone.

    How fire is reckoned rests on who fires and on what is seen of the target; its effects are facts of their own.
    """
    return all(
        _own(state, seat, one)
        and (isinstance(one, cmd.Fire) or all(views.tells(state, seat, name) for name in named(one)))
        for one in commands
    )


def named(command: cmd.AnyCommand) -> tuple[str, ...]:
    """Give every unit and leader that a command names."""
    from companion.games.miniatures.rules.legal import (  # only showing a game needs none of the rules
        leader_names,
        unit_names,
    )

    return (*unit_names(command), *leader_names(command))


def _own(state: State, seat: Seat, command: cmd.AnyCommand) -> bool:
    """Say whether a command is an order to a side's own units and leaders, naming nobody whom it does not know of."""
    if isinstance(command, (*cmd.ALWAYS, cmd.NextStep, cmd.Answer, cmd.RollAgain)):
        asked = question(state, command.question) if isinstance(command, cmd.Answer) else None
        return asked is not None and asked.seat == seat
    match command:
        case cmd.Fire():
            actors = tuple(firer.unit for firer in command.firers)
        case cmd.ResolveCharge():
            actors = command.attackers
        case cmd.Move() | cmd.BreakThrough():
            actors = (command.unit,)
        case _:
            actors = named(command)
    known = all(views.knows(state, seat, name) for name in named(command))
    return bool(actors) and known and all(views.side_of(state, name) == seat for name in actors if name)


def _seen(state: State, seat: Seat, command: cmd.AnyCommand) -> bool:
    return isinstance(command, SEEN_DONE) and all(views.knows(state, seat, name) for name in named(command))


def _in_plain_sight(event: ev.AnyEvent) -> bool:
    return isinstance(event, SEEN) or (isinstance(event, ev.Marked) and event.marker != "low-ammo")


def _named(event: ev.AnyEvent) -> tuple[str, ...]:
    """Give the units and leaders that an event tells of; a volley tells of those who fire."""
    match event:
        case ev.Fired():
            # Not its target: that smoke stands before a brigade is seen, what it did to somebody is a fact of its own.
            return event.shot.firers
        case ev.CombatRolled():
            return (*event.attackers, *event.defenders)
        case ev.CombatEnded():
            return event.attackers
        case ev.Touched():
            return (event.unit, *event.enemies)
        case ev.ContactBroken():
            return (event.unit, event.enemy) if event.enemy else (event.unit,)
        case _:
            return tuple(x for x in (getattr(event, f, "") for f in ("unit", "leader", "name", "target")) if x)

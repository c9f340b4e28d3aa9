"""What a command does, for the log and the undo menu."""

from __future__ import annotations

from companion.charts.ruleset import labelled
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import forces, placing
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import players, sequence
from companion.games.miniatures.rules.state import State
from companion.kernel import messages as words
from companion.kernel.overriding import commanding
from companion.language.messages import Argument, Leader, Length, Message, Named, Own, Several, Unit


def label(rules: Rules, state: State, command: cmd.AnyCommand) -> Message:
    """Say what a command does, and to whom."""
    match command:
        case cmd.NextStep():
            step = sequence.now(rules, state)
            return say.STEP_OVER(
                phase=say.PHASES[step.phase],
                number=step.number,
                side=words.capital(state.player_turn),
                turn=words.turn(state.turn),
            )
        case cmd.Answer():
            choice = say.PURSUITS.get(command.choice) or Named(command.choice)
            named = command.question
            return say.ANSWER_IN(unit=Unit(named), choice=choice) if named else say.ANSWER(choice=choice)
        case cmd.Attach():
            return say.ATTACH(leader=Leader(command.leader), unit=Unit(command.unit))
        case cmd.ChangeFormation():
            formation = labelled(rules.cards[command.to])
            return say.FORM(unit=Unit(command.unit), formation=formation)
        case cmd.Move():
            return _move(command)
        case cmd.Arrive():
            return say.ARRIVE(units=say.units(command.units))
        case cmd.Delay():
            return say.DELAY(units=say.units(command.units), turn=words.turn(command.turn))
        case cmd.Fire():
            return say.FIRE(units=say.units(firer.unit for firer in command.firers), target=Unit(command.target))
        case cmd.ResolveCharge():
            return say.CHARGE(attackers=say.units(command.attackers), defenders=say.units(command.defenders))
        case cmd.RollAgain():
            return say.AGAIN()
        case cmd.Touch():
            return say.TOUCH(unit=Unit(command.unit), units=say.units(command.enemies))
        case cmd.BreakThrough() if command.target:
            return say.BREAK_THROUGH_AT(unit=Unit(command.unit), target=Unit(command.target))
        case cmd.BreakThrough():
            return say.BREAK_THROUGH(unit=Unit(command.unit))
        case cmd.Tick():
            texts = {act.number: act.text for act in state.acts}
            acts = tuple(texts[number] if number in texts else words.turn(number) for number in command.acts)
            return (say.TICKED if command.done else say.UNTICKED)(acts=Several(acts, "semicolons"))
        case _:
            return _of_referee(command)


def _move(command: cmd.Move) -> Message:
    way: dict[str, Argument] = {
        "unit": Unit(command.unit),
        # Along a path it was measured, finer than anybody says it.
        "length": Length(round(command.inches, 1) if command.path else command.inches),
        "mode": say.WAYS.get(command.mode, say.MOVES[command.mode]),
    }
    return say.MOVE_CHARGING(**way, target=Unit(command.charges)) if command.charges else say.MOVE(**way)


def _of_referee(command: cmd.AnyCommand) -> Message:
    match command:
        case cmd.TakeObjective():
            objective = Named(command.objective)
            if command.by:
                return say.TAKE_OBJECTIVE_BY(objective=objective, side=words.capital(command.by))
            return say.TAKE_OBJECTIVE(objective=objective, side=say.NOBODY)
        case cmd.MarkSeen():
            return (say.SEEN if command.seen else say.UNSEEN)(unit=Unit(command.unit))
        case cmd.Note() if command.unit:
            return say.NOTE_ON(unit=Unit(command.unit), words=Own(command.text))
        case cmd.Note():
            return words.NOTE(words=Own(command.text))
        case cmd.Override():
            return words.OVERRIDE(
                target=Named(command.target),
                field=words.field(command.field),
                value=words.value(command.value),
                reason=Own(command.reason),
            )
        case cmd.CountTable():
            return say.COUNT(units=say.units(command.counts))
        case cmd.Place():
            return placing.PLACE(units=say.units(command.places))
        case cmd.Lift():
            return placing.LIFT(units=say.units(command.units))
        case cmd.SetDice():
            side, mode = words.capital(command.side), say.ORIGINS[command.mode]
            if command.kind == "draw":
                return say.DRAW_MODE(side=side, mode=mode)
            return say.DICE_MODE(side=side, kind=say.DICE[command.kind], mode=mode)
        case cmd.SetOption():
            return words.OPTION(option=words.ruling(command.option), value=command.value, reason=Own(command.reason))
        case cmd.NameCommander() | cmd.Dismiss():
            return commanding.label(command)
        case cmd.NamePlayer():
            return players.label(command)
        case cmd.Split() | cmd.Merge() | cmd.AddUnit() | cmd.Rename() | cmd.Transfer():
            return _of_forces(command)
        case cmd.EndBattle():
            return (say.END if command.over else say.GO_ON)(reason=Own(command.reason))
        case cmd.Surrender() if command.whole != "unit":
            whole = say.SURRENDER_DIVISION if command.whole == "division" else say.SURRENDER_CORPS
            return whole(unit=Unit(command.unit))
        case _:
            return _of_one(command)


def _of_forces(command: cmd.Split | cmd.Merge | cmd.AddUnit | cmd.Rename | cmd.Transfer) -> Message:
    match command:
        case cmd.Split():
            parts = (forces.PART(name=Own(part.name), n=part.stands) for part in command.parts)
            return forces.SPLIT(unit=Unit(command.unit), parts=Several(tuple(parts), "semicolons"))
        case cmd.Merge():
            return forces.MERGE(units=Several(tuple(map(Unit, command.units)), "and"))
        case cmd.AddUnit():
            return forces.ADD_UNIT(name=Own(str(command.row.get("unit") or "")))
        case cmd.Rename():
            return forces.RENAME(unit=Unit(command.unit), name=Own(command.name))
        case cmd.Transfer():
            return forces.TRANSFER(unit=Unit(command.unit), place=Named(command.to))


def _of_one(command: cmd.AnyCommand) -> Message:
    """Say what a command does whose words are its own, with the unit or the leader that it is for."""
    leader = getattr(command, "leader", "")
    who = {"leader": Leader(leader)} if leader else {"unit": Unit(getattr(command, "unit", ""))}
    return say.NAMED[str(type(command).__struct_config__.tag)](**who)

"""May it be done? Every reason why not; none means that it may.

General questions stand here; the phases' own rules in legal_maneuver, legal_fire and legal_charge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.charts.figures import Reason
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import (
    legal_charge,
    legal_fire,
    legal_maneuver,
    legal_sequence,
    players,
    sequence,
    surrendering,
)
from companion.games.miniatures.rules.forces import legal as forces
from companion.games.miniatures.rules.hand import legal as by_hand
from companion.games.miniatures.rules.placing import legal as placing
from companion.games.miniatures.rules.state import (
    Leader,
    Prompt,
    State,
    Unit,
    combat_of,
    question,
    struggling,
    unit,
    units,
)
from companion.games.miniatures.rules.under import formations
from companion.kernel import messages as words
from companion.kernel.overriding import commanding
from companion.kernel.overriding.gates import firmly, standing
from companion.kernel.overriding.setting import against_option
from companion.language.messages import Id
from companion.language.nearly import nearly


def why_not(rules: Rules, state: State, command: cmd.AnyCommand) -> tuple[Reason, ...]:
    """Give every reason that still refuses a command: with the referee's word the firm ones."""
    return standing(against(rules, state, command), command)


def against(rules: Rules, state: State, command: cmd.AnyCommand) -> tuple[Reason, ...]:
    """Give every reason against a command, passed by the referee's word or not."""
    return tuple(_against(rules, state, command))


def _against(rules: Rules, state: State, command: cmd.AnyCommand) -> Iterator[Reason]:
    # First and alone: every other question would look the name up.
    if unknown := tuple(unknown_names(rules, state, command)):
        yield from firmly(unknown)
        return
    if isinstance(command, cmd.ALWAYS):
        yield from _by_hand(rules, state, command)
        return
    # These two stand alone, as nothing else matters before they are gone; whoever passes them is told of the others.
    if state.over:
        yield Reason(why.OVER())
        if not command.because:
            return
    if (asked := _waits_for(state, command)) is not None:
        yield Reason(why.WAITS(seat=words.side(asked.seat), question=asked.text))
        if not command.because:
            return
    yield from _of_the_step(rules, state, command)


def _waits_for(state: State, command: cmd.AnyCommand) -> Prompt | None:
    """Give the question that a command must wait for: one of a combat in which a unit stands that it names."""
    if not state.pending or isinstance(command, cmd.Answer):
        return None
    # Who rolls again without saying what means the struggle that waits for its answer, where no other may be rolled.
    nothing = isinstance(command, cmd.RollAgain) and not command.combat and struggling(state) is None
    if nothing or isinstance(command, cmd.NextStep):
        return state.pending[0]
    those = set(unit_names(command))
    for asked in state.pending:
        combat = combat_of(state, asked.name)
        # A question of an earlier build names no combat: everything waits for it, as it did then.
        if combat is None or not those.isdisjoint((*combat.attackers, *combat.defenders)):
            return asked
    return None


def unknown_names(rules: Rules, state: State, command: cmd.AnyCommand) -> Iterator[Reason]:
    """Yield a reason for each name in a command that nothing in the battle bears, with what may have been meant."""
    for name in unit_names(command):
        comes = isinstance(command, cmd.Arrive | cmd.Delay | cmd.Place | cmd.Lift)
        if unit(state, name) is None and not (comes and name in state.leaders):
            those = [*units(state), *(state.leaders.values() if comes else ())]
            yield Reason(why.near(why.NO_UNIT(name=Id(name)), _meant(rules, state, command, name, those)))
    for name in leader_names(command):
        if name not in state.leaders:
            those = list(state.leaders.values())
            yield Reason(why.near(why.NO_LEADER(name=Id(name)), _meant(rules, state, command, name, those)))


def _meant(
    rules: Rules, state: State, command: cmd.AnyCommand, name: str, those: Iterable[Unit | Leader]
) -> tuple[str, ...]:
    """Give who may have been meant, among those alone whom the side commands whose business the command is."""
    side = acting_side(rules, state, command)
    everybody = side == "referee" or (side == "both" and state.intelligence == "open")
    return nearly(name, ((one.id, one.name) for one in those if everybody or one.side == side))


MAY_NAME_NOBODY = (cmd.Note, cmd.ReplaceLeader)
"""Commands about a unit that may be about none."""


def unit_names(command: cmd.AnyCommand) -> tuple[str, ...]:
    """Give the units that a command names."""
    match command:
        case cmd.Fire():
            beside = (command.beside,) if command.beside else ()
            return (command.target, *beside, *(firer.unit for firer in command.firers))
        case cmd.ResolveCharge():
            return (
                *command.attackers,
                *command.defenders,
                *command.supported,
                *command.supporters,
                *command.on_road,
                *command.over_bridge,
            )
        case cmd.RollAgain():
            return (*(command.supported or ()), *((command.combat,) if command.combat else ()))
        case cmd.Touch():
            return (command.unit, *command.enemies)
        case cmd.BreakContact():
            return (command.unit, command.enemy) if command.enemy else (command.unit,)
        case cmd.NextStep():
            return command.outside_musket_range
        case cmd.Arrive() | cmd.Delay() | cmd.Lift():
            return command.units
        case cmd.Place():
            return tuple(dict.fromkeys((*command.places, *command.shapes)))
        case cmd.Move():
            return (command.unit, command.charges) if command.charges else (command.unit,)
        case cmd.BreakThrough():
            return (command.unit, command.target) if command.target else (command.unit,)
        case cmd.CountTable():
            return tuple(command.counts)
        case cmd.Merge():
            return command.units
        case _:
            name = getattr(command, "unit", None)
            return () if name is None or (not name and isinstance(command, MAY_NAME_NOBODY)) else (name,)


def leader_names(command: cmd.AnyCommand) -> tuple[str, ...]:
    """Give the leaders that a command names."""
    match command:
        case cmd.Maneuver():
            return command.in_radius
        case cmd.Unlimber():
            return (command.commander,)
        case cmd.Face() | cmd.Move():
            return (command.commander,) if command.commander else ()
        case _:
            name = getattr(command, "leader", None)
            return () if name is None else (name,)


def _of_the_step(rules: Rules, state: State, command: cmd.AnyCommand) -> Iterator[Reason]:
    match command:
        case cmd.NextStep():
            yield from legal_sequence.of_next_step(rules, state, command)
        case cmd.Answer():
            yield from firmly(_answer(state, command))
        case cmd.ReplaceLeader() | cmd.Attach() | cmd.Detach() | cmd.MoveLeader():
            yield from legal_maneuver.of_leader(rules, state, command)
        case cmd.Maneuver():
            yield from legal_maneuver.of_check(rules, state, command)
        case cmd.ChangeFormation():
            yield from legal_maneuver.of_formation(rules, state, command)
        case cmd.Mount() | cmd.Dismount():
            yield from legal_maneuver.of_mounting(rules, state, command)
        case cmd.Limber() | cmd.Unlimber():
            yield from legal_maneuver.of_limbering(rules, state, command)
        case cmd.Face():
            yield from legal_maneuver.of_facing(rules, state, command)
        case cmd.Move():
            yield from legal_maneuver.of_move(rules, state, command)
        case cmd.Arrive() | cmd.Delay():
            yield from legal_sequence.of_arrival(state, command)
        case cmd.Fire():
            yield from legal_fire.of_fire(rules, state, command)
        case cmd.ResolveCharge():
            yield from legal_charge.of_combat(rules, state, command)
        case cmd.RollAgain():
            yield from legal_charge.of_roll_again(state, command)
        case cmd.Touch():
            yield from legal_charge.of_touch(rules, state, command)
        case cmd.BreakContact():
            yield from legal_charge.of_break_contact(rules, state, command)
        case cmd.BreakThrough():
            yield from legal_charge.of_breakthrough(rules, state, command)
        case cmd.Surrender():
            yield from surrendering.why_not(rules, state, command)
        case cmd.LeaveTable():
            found = unit(state, command.unit)
            if found is not None and found.status != "on-table":
                yield Reason(why.NOT_ON_TABLE(name=say.unit(found.id)), firm=True)
            if combat_of(state, command.unit) is not None:
                yield Reason(why.NOT_OVER(), rules.charge.clause)
        case _:
            yield Reason(why.NOT_HERE(), firm=True)


def _answer(state: State, command: cmd.Answer) -> Iterator[Reason]:
    asked = question(state, command.question)
    if not state.pending:
        yield Reason(why.NO_QUESTION())
    elif asked is None:
        named = why.ids(one.name for one in state.pending)
        yield Reason(why.NOT_ONE_OF(choice=Id(command.question), names=named))
    elif command.choice not in asked.choices:
        yield Reason(why.NOT_ONE_OF(choice=Id(command.choice), names=why.ids(asked.choices)))


def _by_hand(rules: Rules, state: State, command: cmd.AnyCommand) -> Iterator[Reason]:
    match command:
        case cmd.Override():
            yield from by_hand.of_override(rules, state, command)
        case cmd.CountTable():
            yield from by_hand.of_count(rules, state, command)
        case cmd.Split() | cmd.Merge() | cmd.Rename() | cmd.Transfer():
            found = tuple(firmly(forces.against(state, command)))
            yield from found or forces.odd(state, command)
        case cmd.Place():
            yield from placing.of_place(rules, state, command)
        case cmd.Lift():
            yield from placing.of_lift(state, command)
        case _:
            yield from firmly(_referee(rules, state, command))


def _referee(rules: Rules, state: State, command: cmd.AnyCommand) -> Iterator[Reason]:
    match command:
        case cmd.TakeObjective() if command.objective not in state.objectives:
            there = why.ids(state.objectives) if state.objectives else why.NOTHING
            yield Reason(why.NO_OBJECTIVE(objective=Id(command.objective), value=there))
        case cmd.SetOption():
            yield from against_option(command, state.options, rules.choosing)
        case cmd.NamePlayer():
            yield from players.why_not(state, command)
        case cmd.NameCommander():
            yield from commanding.against(state.commanders, command, formations(state, command.side))
        case cmd.Dismiss():
            yield from commanding.against(state.commanders, command, {})
        case cmd.Tick():
            numbers = {act.number for act in state.acts}
            for number in command.acts:
                if number not in numbers:
                    yield Reason(why.NO_ACT(number=words.turn(number)))
        case _:
            return


def acting_side(rules: Rules, state: State, command: cmd.AnyCommand) -> str:
    """Name the side whose business a command is: "union", "confederate", "both" or "referee"."""
    if isinstance(command, cmd.PLACING):
        # His own game is laid out by each side; from the first step on nobody moves but by the rules.
        sides = {one.side for name in unit_names(command) if (one := unit(state, name) or state.leaders.get(name))}
        return sides.pop() if len(sides) == 1 and placing.deploys(state) else "referee"
    if isinstance(command, cmd.ALWAYS):
        return "referee" if not isinstance(command, cmd.Note | cmd.Tick) else "both"
    if isinstance(command, cmd.Answer) and (asked := question(state, command.question)) is not None:
        return asked.seat
    # Not `to_act`: a question holds up its own combat alone, and both sides go on with the others.
    return sequence.now(rules, state).actor

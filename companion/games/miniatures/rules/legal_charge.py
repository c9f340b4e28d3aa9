"""Why not, in the Charge phase: combats, struggles, breakthroughs (D10-SEQ-*-CHARGE-*)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from companion.charts.figures import Reason
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import charge_modifiers, sequence
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.contact import claimed, outside
from companion.games.miniatures.rules.legal_maneuver import friends, in_step, own, there
from companion.games.miniatures.rules.state import Battery, State, Unit, combat_of, on_table, struggling, unit
from companion.games.miniatures.rules.support import of_supporters
from companion.language.messages import Message

ONE_COMBAT = "D10-RUL-CHARGE-ONE-COMBAT"
BREAK_WHERE = "D10-RUL-CHARGE-BREAK-WHERE"


def of_combat(rules: Rules, state: State, command: cmd.ResolveCharge) -> Iterator[Reason]:
    """Yield why a charge combat may not be rolled."""
    yield from in_step(rules, state, "charge", (1, 3), "a charge combat")
    both = (*command.attackers, *command.defenders)
    if any(combat_of(state, name) is not None for name in both):
        # Two combats of one unit could not both come to an end.
        yield Reason(why.STRUGGLE_FIRST(), rules.charge.struggle_again, firm=True)
    for name in dict.fromkeys(name for name in both if both.count(name) > 1):
        yield Reason(why.TWICE(name=say.unit(name)), firm=True)
    for name in dict.fromkeys(name for name in both if name in state.fought):
        yield Reason(why.HAS_FOUGHT(name=say.unit(name)), ONE_COMBAT)
    first = unit(state, command.attackers[0])
    charging = state.player_turn if first is None else first.side
    for name in command.attackers:
        found = unit(state, name)
        if found is None:
            continue
        yield from own(state, found)
        yield from friends(charging, found)
        if isinstance(found, Battery):
            yield Reason(why.NO_CHARGE_OF_GUNS(), "D10-RUL-SEQ-CHARGE-WHO", firm=True)
        # Contact was made in the Maneuver phase and may be resolved with others that touch; but never against somebody
        # else.
        if not set(claimed(found)) & set(command.defenders):
            yield Reason(_elsewhere(name, found.this_turn.charges), "D10-RUL-SEQ-CHARGE-START")
    for name in command.defenders:
        found = unit(state, name)
        if found is None:
            continue
        if found.side == charging:
            yield Reason(why.CHARGING_SIDE(name=say.unit(name)), "D10-RUL-SEQ-CHARGE-START", firm=True)
        if found.status != "on-table":
            yield Reason(why.NOT_ON_TABLE(name=say.unit(name)), "D10-RUL-CHARGE-VANISHED", firm=True)
    # Where the attacker may split it, nobody has to agree.
    if not command.parted and rules.choice(ONE_COMBAT) == 0:
        yield from _whole(state, command)
    yield from _in_it(both, (*command.supported, *command.on_road, *command.over_bridge))
    yield from _counts_for_it(state, command)
    yield from of_supporters(rules, state, command)
    for _, what in charge_modifiers.not_known(rules, command.ground, command.asked, command.ground_besides):
        yield Reason(what, firm=True)


def _elsewhere(name: str, charges: str | None) -> Message:
    if not charges:
        return why.NO_CONTACT(name=say.unit(name))
    return why.OTHER_CONTACT(name=say.unit(name), at=say.unit(charges))


def _whole(state: State, command: cmd.ResolveCharge) -> Iterator[Reason]:
    """Yield who belongs to a combat by contact and is not named."""
    fighting = [name for one in state.combats for name in (*one.attackers, *one.defenders)]
    told = set[str]()
    for one, two in outside(state, command.attackers, command.defenders, settled=(*state.fought, *fighting)):
        missing, present = (two, one) if one in command.attackers else (one, two)
        if missing not in told:
            told.add(missing)
            yield Reason(why.LINKED(name=say.unit(missing), unit=say.unit(present)), ONE_COMBAT)


def _in_it(fighting: Collection[str], named: Iterable[str]) -> Iterator[Reason]:
    """Yield a reason for each unit of which something is told and that does not fight."""
    for name in dict.fromkeys(named):
        if name not in fighting:
            yield Reason(why.NOT_IN_IT(name=say.unit(name)), firm=True)


def _counts_for_it(state: State, command: cmd.ResolveCharge) -> Iterator[Reason]:
    """Yield a reason for each unit of which something is told that counts for others alone."""
    yield from _supported(state, command.supported)
    for name in dict.fromkeys((*command.on_road, *command.over_bridge)):
        found = unit(state, name)
        if found is not None and getattr(found, "formation", "") != "march-column":
            yield Reason(why.NO_COLUMN(name=say.unit(name)), firm=True)


def _supported(state: State, named: Iterable[str]) -> Iterator[Reason]:
    """Yield a reason for each battery that is said to be supported, which counts for brigades."""
    for name in dict.fromkeys(named):
        if name in state.batteries:
            yield Reason(why.GUNS_ALONE(name=say.unit(name)), firm=True)


def of_roll_again(state: State, command: cmd.RollAgain) -> Iterator[Reason]:
    """Yield why no struggle may be rolled again."""
    combat = struggling(state, command.combat)
    if combat is None:
        yield Reason(why.NO_STRUGGLE(), firm=True)
    else:
        yield from _in_it((*combat.attackers, *combat.defenders), command.supported or ())
        yield from _supported(state, command.supported or ())


def of_touch(rules: Rules, state: State, command: cmd.Touch) -> Iterator[Reason]:
    """Yield why a unit cannot be said to touch further enemy units."""
    found = unit(state, command.unit)
    if found is None:
        return
    yield from own(state, found)
    if isinstance(found, Battery):
        yield Reason(why.NO_CHARGE_OF_GUNS(), "D10-RUL-SEQ-CHARGE-WHO", firm=True)
    if not found.this_turn.charges:
        yield Reason(why.NO_CONTACT(name=say.unit(found.id)), "D10-RUL-SEQ-CHARGE-START")
    for name in dict.fromkeys(command.enemies):
        at = unit(state, name)
        if at is None:
            continue
        if at.side == found.side:
            yield Reason(why.FRIEND(name=say.unit(name)), "D10-RUL-SEQ-CHARGE-START", firm=True)
        yield from there(at)
        if name in claimed(found) or command.enemies.count(name) > 1:
            yield Reason(why.TOUCHES_ALREADY(name=say.unit(found.id), unit=say.unit(name)), firm=True)
        if name in state.fought:
            yield Reason(why.HAS_FOUGHT(name=say.unit(name)), ONE_COMBAT)
    if any(combat_of(state, name) is not None for name in (found.id, *command.enemies)):
        yield Reason(why.HAS_BEGUN(), rules.charge.clause)


def of_break_contact(rules: Rules, state: State, command: cmd.BreakContact) -> Iterator[Reason]:
    """Yield why a contact may not be broken."""
    found = unit(state, command.unit)
    if found is not None and not found.this_turn.charges:
        yield Reason(why.NO_CONTACT(name=say.unit(found.id)), firm=True)
    elif found is not None and command.enemy and command.enemy not in claimed(found):
        yield Reason(why.NOT_TOUCHED(name=say.unit(found.id), unit=say.unit(command.enemy)), firm=True)
    if combat_of(state, command.unit) is not None:
        # It would be fought to its end all the same.
        yield Reason(why.HAS_BEGUN(), rules.charge.clause, firm=True)


def _may_be_met(state: State, found: Unit) -> bool:
    """Say whether there is still an enemy whom a unit has not just beaten; the step could never end without one."""
    return any(one.side != found.side and one.id not in found.this_turn.beat for one in on_table(state))


def of_breakthrough(rules: Rules, state: State, command: cmd.BreakThrough) -> Iterator[Reason]:
    """Yield why a breakthrough move may not be made."""
    step = sequence.now(rules, state)
    yield from in_step(rules, state, "charge", (2,), "a breakthrough move")
    found = unit(state, command.unit)
    if found is not None and found.this_turn.breakthrough not in ("break-through", "may-break-through"):
        yield Reason(why.NO_BREAKTHROUGH(name=say.unit(found.id)), step.clause)
    if found is not None:
        yield from own(state, found)
    if isinstance(found, Battery):
        yield Reason(why.NO_CHARGE_OF_GUNS(), "D10-RUL-SEQ-CHARGE-WHO", firm=True)
    at = unit(state, command.target) if command.target else None
    if found is not None and not command.target and rules.choice(BREAK_WHERE) == 1 and _may_be_met(state, found):
        yield Reason(why.ONLY_INTO_CONTACT(name=say.unit(found.id)), BREAK_WHERE)
    if at is not None and found is not None:
        if at.side == found.side:
            yield Reason(why.FRIEND(name=say.unit(at.id)), BREAK_WHERE, firm=True)
        # Whom it has just beaten runs before it: the breakthrough is at somebody else.
        if at.id in found.this_turn.beat and rules.choice(BREAK_WHERE) != 2:
            yield Reason(why.JUST_BEATEN(name=say.unit(at.id), unit=say.unit(found.id)), BREAK_WHERE)
        yield from there(at)

"""Why not, in the Charge phase: combats, struggles, breakthroughs (D10-SEQ-*-CHARGE-*)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import charge_modifiers, sequence
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.legal_maneuver import in_step, own
from companion.games.miniatures.rules.state import Battery, State, unit


def of_combat(rules: Rules, state: State, command: cmd.ResolveCharge) -> Iterator[Reason]:
    """Yield why a charge combat may not be rolled."""
    yield from in_step(rules, state, "charge", (1, 3), "a charge combat")
    if state.combat is not None:
        yield Reason(why.STRUGGLE_FIRST(), rules.charge.struggle_again)
    both = (*command.attackers, *command.defenders)
    for name in {name for name in both if both.count(name) > 1}:
        yield Reason(why.TWICE(name=say.unit(name)))
    for name in command.attackers:
        found = unit(state, name)
        if found is None:
            continue
        yield from own(state, found)
        if isinstance(found, Battery):
            yield Reason(why.NO_CHARGE_OF_GUNS(), "D10-RUL-SEQ-CHARGE-WHO")
        # Contact was made in the Maneuver phase and may be resolved with others that touch; but never against somebody
        # else.
        if found.this_turn.charges not in command.defenders:
            at = say.unit(found.this_turn.charges) if found.this_turn.charges else say.NOBODY
            yield Reason(why.OTHER_CONTACT(name=say.unit(name), at=at), "D10-RUL-SEQ-CHARGE-START")
    for name in command.defenders:
        found = unit(state, name)
        if found is None:
            continue
        if found.side == state.player_turn:
            yield Reason(why.CHARGING_SIDE(name=say.unit(name)), "D10-RUL-SEQ-CHARGE-START")
        if found.status != "on-table":
            yield Reason(why.NOT_ON_TABLE(name=say.unit(name)), "D10-RUL-CHARGE-VANISHED")
    for _, what in charge_modifiers.not_known(rules, command.ground, command.asked):
        yield Reason(what)


def of_roll_again(state: State) -> Iterator[Reason]:
    """Yield why no struggle may be rolled again."""
    if state.combat is None or not state.combat.again:
        yield Reason(why.NO_STRUGGLE())


def of_break_contact(rules: Rules, state: State, command: cmd.BreakContact) -> Iterator[Reason]:
    """Yield why a contact may not be broken."""
    found = unit(state, command.unit)
    if found is not None and not found.this_turn.charges:
        yield Reason(why.NO_CONTACT(name=say.unit(found.id)))
    if state.combat is not None and command.unit in state.combat.attackers:
        yield Reason(why.HAS_BEGUN(), rules.charge.clause)


def of_breakthrough(rules: Rules, state: State, command: cmd.BreakThrough) -> Iterator[Reason]:
    """Yield why a breakthrough move may not be made."""
    step = sequence.now(rules, state)
    yield from in_step(rules, state, "charge", (2,), "a breakthrough move")
    found = unit(state, command.unit)
    if found is not None and found.this_turn.breakthrough != "break-through":
        yield Reason(why.NO_BREAKTHROUGH(name=say.unit(found.id)), step.clause)
    at = unit(state, command.target) if command.target else None
    if at is not None and found is not None:
        if at.side == found.side:
            yield Reason(why.FRIEND(name=say.unit(at.id)), "D10-RUL-CHARGE-BREAK-WHERE")
        if at.status != "on-table":
            yield Reason(why.NOT_ON_TABLE(name=say.unit(at.id)))

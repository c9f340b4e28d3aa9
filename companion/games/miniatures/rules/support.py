"""Who can support whom in a charge, where supporters are named: eyes say how near, the rest stands in the battle."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason, exact
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.contact import touching
from companion.games.miniatures.rules.legal_maneuver import there
from companion.games.miniatures.rules.state import Battery, Brigade, State, combat_of, unit

SUPPORT = "D10-RUL-CHARGE-SUPPORT"
IN_THE_COMBAT = 3
"""The reading by which a unit of the same combat may support."""


def of_supporters(rules: Rules, state: State, command: cmd.ResolveCharge) -> Iterator[Reason]:
    """Yield why those named do not support: who they are, what they do, whom they are too few for."""
    supporters = [found for name in dict.fromkeys(command.supporters) if (found := unit(state, name)) is not None]
    able = list[Brigade]()
    for found in supporters:
        against = list(_unable(rules, state, command, found))
        yield from against
        if not against and isinstance(found, Brigade):
            able.append(found)
    if able:
        yield from _too_few(rules, state, command, able)


def _unable(rules: Rules, state: State, command: cmd.ResolveCharge, found: Brigade | Battery) -> Iterator[Reason]:
    """Yield why a unit supports nobody (D10-RUL-CHARGE-SUPPORT)."""
    of, clause = say.unit(found.id), rules.charge.support_of_line.clause
    if isinstance(found, Battery):
        yield Reason(why.GUNS_DO_NOT_SUPPORT(name=of), SUPPORT)
        return
    yield from there(found)
    fights_here = found.id in (*command.attackers, *command.defenders)
    elsewhere = combat_of(state, found.id) is not None or bool(touching(state, found.id))
    if fights_here and rules.choice(SUPPORT) != IN_THE_COMBAT:
        yield Reason(why.SUPPORTER_FIGHTS(name=of), clause)
    if not fights_here and elsewhere:
        yield Reason(why.SUPPORTER_FIGHTS(name=of), clause)
    if found.formation == "march-column":
        yield Reason(why.SUPPORTER_IN_COLUMN(name=of), SUPPORT)
    if found.disordered and rules.choice(SUPPORT) == 2:
        yield Reason(why.SUPPORTER_DISORDERED(name=of), SUPPORT)


def _too_few(rules: Rules, state: State, command: cmd.ResolveCharge, able: list[Brigade]) -> Iterator[Reason]:
    """Yield whom nobody named is large enough to support; a side that names nobody is left to eyes."""
    line = rules.charge.support_of_line
    for name in dict.fromkeys(command.supported):
        held = unit(state, name)
        if held is None:
            continue
        near = [one for one in able if one.side == held.side and one.id != held.id]
        if near and not any(one.stands >= held.stands * exact(line.share) for one in near):
            yield Reason(why.TOO_FEW_TO_SUPPORT(name=say.unit(name)), line.clause)

"""Why not at this target: whom fire may be aimed at, alone or together, and what else it hits (D10-RUL-FIRE-*)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.contact import touching
from companion.games.miniatures.rules.state import Brigade, State, Unit, unit


def of_target(rules: Rules, state: State, command: cmd.Fire, target: Unit) -> Iterator[Reason]:
    """Yield why a unit may not be fired at by an attack."""
    name = say.unit(target.id)
    if target.stands == 1 and rules.reads(readings.NO_FIRE_AT_ONE_STAND):
        yield Reason(why.ONE_STAND_ONLY(name=name), readings.NO_FIRE_AT_ONE_STAND.ruling)
    if rules.reads(readings.MUST_COMBINE) and any(shot.target == target.id for shot in state.shots):
        yield Reason(why.MUST_COMBINE(name=name), readings.MUST_COMBINE.ruling)
    if len(command.firers) > 1 and rules.reads(readings.EACH_ON_ITS_OWN):
        yield Reason(why.EACH_ON_ITS_OWN(), readings.EACH_ON_ITS_OWN.ruling)
    if command.beside:
        yield from _beside(rules, state, command, target)


def _beside(rules: Rules, state: State, command: cmd.Fire, target: Unit) -> Iterator[Reason]:
    """Yield why a unit that stands with the target is not hit as well (D10-RUL-FIRE-MIXED-TARGET)."""
    other = unit(state, command.beside)
    if not rules.reads(readings.BOTH_ARE_HIT):
        yield Reason(why.ONE_TARGET(), readings.BOTH_ARE_HIT.ruling)
    elif other is not None:
        if isinstance(other, Brigade) == isinstance(target, Brigade) or other.side != target.side:
            yield Reason(why.NOT_TOGETHER(name=say.unit(other.id), target=say.unit(target.id)))
        if other.status != "on-table":
            yield Reason(why.NOT_ON_TABLE(name=say.unit(other.id)))


def of_contact(rules: Rules, state: State, found: Unit, target: Unit) -> Iterator[Reason]:
    """Yield why contact keeps a unit from firing at a target: its own, or the target's (D10-RUL-FIRE-TARGET-CHOICE)."""
    clause = readings.FIRE_OUT_OF_CONTACT.ruling
    touched = touching(state, found.id)
    if touched and target.id not in touched and not rules.reads(readings.FIRE_OUT_OF_CONTACT):
        yield Reason(why.TOUCHES(name=say.unit(found.id), units=say.units(touched)), clause)
    fighting = touching(state, target.id)
    if fighting and found.id not in fighting and rules.reads(readings.NO_FIRE_INTO_CONTACT):
        yield Reason(why.INTO_CONTACT(name=say.unit(target.id), units=say.units(fighting)), clause)

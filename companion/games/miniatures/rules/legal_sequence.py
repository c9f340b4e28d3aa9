"""Why not, in the sequence of play: the end of a step, who comes on, and who is late (D10-SEQ-*, D10-RUL-SCOPE)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import duties, sequence
from companion.games.miniatures.rules.legal_maneuver import own, there
from companion.games.miniatures.rules.state import Battery, Leader, State, Unit, unit
from companion.kernel import messages as words
from companion.kernel.overriding.gates import firmly
from companion.language.messages import Named

LOW_AMMO = "D10-RUL-STATE-LOWAMMO-WHEN"


def of_next_step(rules: Rules, state: State, command: cmd.NextStep) -> Iterator[Reason]:
    """Yield why a step may not end: what must be done first, and units named that nothing happens to."""
    for duty in duties.musts(rules, state):
        yield Reason(duty.what, duty.clause)
    if command.outside_musket_range:
        yield from firmly(not_outside(rules, state, command.outside_musket_range))


def not_outside(rules: Rules, state: State, names: tuple[str, ...]) -> Iterator[Reason]:
    """Yield why a unit cannot lose its low ammunition here: its marker would stay on without a word."""
    step = sequence.now(rules, state)
    if step.phase != "maneuver" or step.number != 3:
        yield Reason(why.NOT_ENDING(), LOW_AMMO)
        return
    for name in dict.fromkeys(names):
        found = unit(state, name)
        if found is None:
            continue
        of = say.unit(name)
        if names.count(name) > 1:
            yield Reason(why.TWICE(name=of))
        yield from there(found) if rules.choice(LOW_AMMO) == 2 else own(state, found)
        if not found.low_ammo:
            yield Reason(why.NOT_LOW(name=of), "D10-STATE-LOWAMMO-REMOVE")
        elif isinstance(found, Battery) and not found.limbered:
            yield Reason(why.STAYS_LOW(name=of), "D10-STATE-LOWAMMO-REMOVE")


def of_arrival(state: State, command: cmd.Arrive | cmd.Delay) -> Iterator[Reason]:
    """Yield why units and leaders may not come on, or be put off: they are here, not due yet, or named twice."""
    for name in dict.fromkeys(command.units):
        found: Unit | Leader | None = unit(state, name) or state.leaders.get(name)
        if found is None:
            continue
        if command.units.count(name) > 1:
            yield Reason(why.TWICE(name=Named(name)), firm=True)
        if found.status != "to-arrive":
            yield Reason(why.NOT_ARRIVING(name=Named(name)), firm=True)
        elif isinstance(command, cmd.Arrive) and found.arrives.turn > state.turn:
            yield Reason(why.EARLY(name=Named(name), turn=words.turn(found.arrives.turn)), "D10-RUL-SCOPE")
    if isinstance(command, cmd.Delay) and command.turn <= state.turn:
        yield Reason(why.LATER(turn=words.turn(state.turn)), firm=True)

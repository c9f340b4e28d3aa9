"""Command control: who is within reach of his leaders, once a turn (ANT-4, ANT-R-CC-TIMING)."""

from __future__ import annotations

from typing import Literal

from companion.charts.figures import Exact, Reasoned, shown
from companion.charts.rounding import figure
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.charts.turn import CommandRow
from companion.games.tactical.messages import working as say
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.state import Leader, Rank, State, Unit
from companion.games.tactical.rules.story import Story

Trace = Literal["close", "inside", "outside", "automatic"]
"""How a unit's trace of command control ended."""


def trace_command(story: Story) -> None:
    """Tell who comes into or goes out of command control."""
    now = {one.id: in_command(story.rules, story.state, one) for one in story.state.here()}
    units = story.state.units
    changed = {name: found for name, found in now.items() if (units[name].in_command, units[name].control) != found}
    if changed:
        story.tell(ev.CommandTraced(changed))


def in_command(rules: Rules, state: State, one: Unit) -> tuple[bool, float]:
    """Say whether a unit on the map is in command control, and the factor that it is worth, 1 where there is none."""
    trace = trace_of(rules, state, one)
    return trace != "outside", float(shown(control_factor(rules, trace)[0]))


def trace_of(rules: Rules, state: State, one: Unit) -> Trace:
    """Trace a unit's command: to its division's leader, beside its corps leader, or none needed (ANT-4.1 to 4.3)."""
    if state.level not in rules.command.levels or is_automatic(rules, one):
        return "automatic"
    reaches = next(row for row in rules.command.trace if row.side == one.side)
    # Beside the corps leader a unit needs no division: that is asked first, and it mends a broken chain.
    corps = away(state, one.square, commander(state, one.side, "corps", one.corps))
    if corps is not None and corps <= rules.command.corps_leader.squares:
        return "close"
    if one.arm == "artillery":
        limit = reaches.artillery_to_corps
        return "outside" if corps is None or limit is None else _traced(rules, corps, limit.squares)
    leader = commander(state, one.side, "division", one.division)
    division = away(state, one.square, leader)
    # A division whose leader is himself out of reach leads nobody (ANT-R-CC-CHAIN).
    if leader is None or division is None:
        return "inside" if leader is None and rules.choice("ANT-R-CC-NOLEADER") == 1 else "outside"
    if not leads(reaches, state, leader) and (rules.choice("ANT-R-CC-CHAIN") == 0 or leader.unit == one.id):
        return "outside"
    return _traced(rules, division, reaches.unit_to_division.squares)


def is_automatic(rules: Rules, one: Unit) -> bool:
    """Say whether a unit needs no trace: cavalry and its guns, the Confederate artillery, the independent (ANT-4.3)."""
    kinds = {row.who for row in rules.command.automatic}
    is_of = {
        "cavalry": one.arm == "cavalry",
        "cavalry-artillery": one.cavalry_artillery,
        "confederate-artillery": one.arm == "artillery" and one.side == "confederate",
        "independent": one.independent,
    }
    if rules.choice("ANT-R-CC-CAV") == 1:
        kinds -= {"cavalry"}
    return any(found and kind in kinds for kind, found in is_of.items())


def leads(reaches: CommandRow, state: State, leader: Leader) -> bool:
    """Say whether a division's leader is in command control himself (ANT-4.2, ANT-R-CC-CHAIN, ANT-R-CC-NOLEADER).

    A side without such a trace needs none; nor does a division that belongs to no corps.
    """
    # Confederate divisions are led at any distance: their row has no such figure.
    if reaches.division_to_corps is None or not leader.corps:
        return True
    found = away(state, square_of(state, leader), commander(state, leader.side, "corps", leader.corps))
    return found is not None and found <= reaches.division_to_corps.squares


def commander(state: State, side: Side, rank: Rank, formation: str) -> Leader | None:
    """Give who leads a formation now; None where nobody is left (ANT-R-COX)."""
    leaders = state.leaders.values()
    own = (one for one in leaders if one.side == side and one.rank == rank and one.formation == formation)
    return next((one for one in own if not one.lost and not one.waits), None)


def square_of(state: State, leader: Leader) -> Square | None:
    """Give where a division's or corps' leader is; None off the map."""
    unit = state.units.get(leader.unit)
    return None if unit is None else unit.square


def away(state: State, square: Square | None, leader: Leader | None) -> int | None:
    """Give the squares to a leader; None where there is none on the map."""
    there = None if leader is None else square_of(state, leader)
    return None if square is None or there is None else distance(square, there)


def traced(distance: int, reach: int, near: Exact) -> Trace:
    """Say how a trace of some squares ends that may be `reach` long, `near` of it being close (SHI-R-CC)."""
    if distance > reach:
        return "outside"
    return "close" if distance <= int(near * reach) else "inside"


def control_factor(rules: Rules, trace: Trace) -> tuple[Exact, Reasoned]:
    """Give command control as a factor of strength, 1 where a ruleset has none: SHI-MOD-cc, SHI-R-CC."""
    chart = rules.control_factors
    factors = chart.factors
    if factors is None or trace == "automatic" or rules.choice("SHI-R-CC") == 2:
        value: Exact = 1
    else:
        value = figure({"close": factors.close, "inside": factors.inside, "outside": factors.outside}[trace])
    clause = chart.clause if factors is None else factors.clause
    return value, Reasoned(clause, say.COMMAND_CONTROL(), shown(value))


def _traced(rules: Rules, squares: int, reach: int) -> Trace:
    factors = rules.control_factors.factors
    return traced(squares, reach, 0 if factors is None else figure(factors.near))

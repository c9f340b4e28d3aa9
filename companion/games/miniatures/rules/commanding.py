"""Commanders of a battle on the table: their corps, divisions and units, and what those see of the rest.

Who knows his own command alone has the order of battle of nobody else: whoever stands on the table he sees as an enemy
is seen whose strength is hidden, those that are to come not at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from companion.field.shapes import Feature
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import view as views
from companion.games.miniatures.rules.placing.field import OF_A_SIDE
from companion.games.miniatures.rules.secrecy import named
from companion.games.miniatures.rules.state import Side, State, Told, units
from companion.games.miniatures.rules.view import View

SIDES_OWN = (*cmd.ALWAYS, cmd.NextStep, cmd.Answer)
"""What ends phases, answers the side's questions, or is the referee's; a Tick and a placing are orders all the same."""
BY_ONE = (cmd.Maneuver, cmd.Unlimber, cmd.Face, cmd.Move, cmd.BreakThrough, cmd.Touch, cmd.BreakContact)
"""Orders to one unit that name others besides: leaders who are near, enemies."""


def acts_with(state: State, command: cmd.AnyCommand) -> tuple[str, ...]:
    """Name the units and leaders who act by a command; nobody, for what is the side's own business."""
    match command:
        case cmd.Tick():
            return tuple(act.unit for act in state.acts if act.number in command.acts and act.unit)
        case cmd.Fire():
            return tuple(one.unit for one in command.firers)
        case cmd.ResolveCharge():
            return command.attackers
        case cmd.Place() | cmd.Lift():
            return tuple(name for name in named(command) if name)
    if isinstance(command, SIDES_OWN):
        return ()
    if isinstance(command, BY_ONE):
        return (command.unit,)
    return tuple(name for name in named(command) if name)


def own_sees(state: State, side: Side, own: frozenset[str]) -> frozenset[str]:
    """Name who stands on the table beside one's own: friends, and of the enemy whom the side knows of."""
    there = (*units(state), *state.leaders.values())
    return frozenset(
        one.id for one in there if one.status == "on-table" and one.id not in own and views.knows(state, side, one.id)
    )


def own_view(rules: Rules, state: State, side: Side, own: frozenset[str]) -> View:
    """Give what units and leaders of a side see and are told: themselves whole, of all others what the table shows."""
    whole = views.view(rules, state, side, own | own_sees(state, side, own))
    return replace(
        whole,
        pending=None,
        waiting=(),
        combats=(),
        units=tuple(one if one.id in own else views.without_strength(one) for one in whole.units),
        leaders=tuple(
            one if one.id in own else replace(one, exceptional=False, returns=0, lost=0, invented=())
            for one in whole.leaders
        ),
        acts=tuple(act for act in whole.acts if act.unit in own),
        briefing=Told(),
        field=replace(
            whole.field,
            ground=tuple(_of_own(whole.field.ground, own)),
            shapes={name: shape for name, shape in whole.field.shapes.items() if name in own},
            # They are dealt along the order of battle: a number tells how many stand before it.
            tags={},
        ),
    )


def own_called(state: State, side: Side, own: frozenset[str]) -> dict[str, str]:
    """Give what everybody is called whom units and leaders of a side know, themselves among them."""
    return views.called(state, side, own | own_sees(state, side, own))


def _of_own(ground: Iterable[Feature], own: frozenset[str]) -> Iterator[Feature]:
    """Yield the ground, with the places of nobody else: where others set up, stand at first and come on is theirs."""
    for one in ground:
        where = one.properties
        if where.kind not in OF_A_SIDE or (where.kind == "deployment" and not where.units):
            yield one
        elif mine := tuple(name for name in where.units if name in own):
            yield replace(one, properties=replace(where, units=mine))

"""Commanders of a battle on the table: their corps, divisions and units, and what those see of the rest.

Who knows his own command alone has the order of battle of nobody else: whoever stands on the table he sees as an enemy
is seen whose strength is hidden, those that are to come not at all.
"""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import view as views
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
    whole = views.view(rules, state, side)
    seen = own_sees(state, side, own)
    shown = own | seen
    known = {one.id for one in whole.units if one.id in own} | {one.id for one in whole.leaders if one.id in own}
    names = views.called(state, side)
    return replace(
        whole,
        pending=None,
        waiting=(),
        combats=(),
        units=tuple(one if one.id in known else views.without_strength(one) for one in whole.units if one.id in shown),
        leaders=tuple(
            one if one.id in known else replace(one, exceptional=False, returns=0, lost=0, invented=())
            for one in whole.leaders
            if one.id in shown
        ),
        names={place: name for place, name in names.items() if place in whole.names and _seen(state, place, shown)},
        players={place: name for place, name in whole.players.items() if _seen(state, place, shown)},
        acts=tuple(act for act in whole.acts if act.unit in own),
        briefing=Told(),
        field=replace(
            whole.field,
            places={name: at for name, at in whole.field.places.items() if name in shown},
            shapes={name: shape for name, shape in whole.field.shapes.items() if name in own},
            tags={name: tag for name, tag in whole.field.tags.items() if name in own},
        ),
    )


def _seen(state: State, place: str, shown: frozenset[str]) -> bool:
    """Say whether somebody of a corps, a division or a side is seen."""
    return any(place in (one.side, one.corps, one.division) and one.id in shown for one in units(state))

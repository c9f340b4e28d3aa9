"""Modes: two for each arm, changed for operation points (ANT-7.8, ANT-R-MODE-COST)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.tactical.charts.terms import MODES_OF, Mode
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.zones import in_enemy_zone
from companion.games.tactical.rules.orders.costs import AFLOAT, Cost, mode_cost
from companion.games.tactical.rules.orders.paying import payer_of, too_dear
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.turn.hiding import meet
from companion.language.tongue import tr


def cost_of_mode(now: Situation, one: Unit, to: Mode) -> Cost:
    """Give what it costs a unit on the map to change to a mode where it stands (ANT-7.8c)."""
    assert one.square is not None
    return mode_cost(
        now.rules,
        payer_of(now.rules, now.state, one),
        to,
        terrain=now.ground.terrain(one.square),
        in_zone=in_enemy_zone(now.rules, now.state, one.side, one.square),
    )


def why_not(now: Situation, one: Unit, command: cmd.ChangeMode) -> Iterator[Reason]:
    """Yield why a unit cannot change to a mode."""
    if now.state.level == "basic":
        yield Reason(tr("there are no modes in the Basic game"), "ANT-R-BASIC-SCOPE")
        return
    if one.gunboat:
        yield Reason(tr("{name} is a gunboat, which has no modes", name=one.name), AFLOAT)
        return
    if command.mode not in MODES_OF[one.arm]:
        yield Reason(
            tr(
                "{arm} is {names}, never {mode}",
                arm=tr(one.arm),
                names=tr(" or ").join(map(tr, MODES_OF[one.arm])),
                mode=tr(command.mode),
            ),
            "ANT-7.8a",
        )
        return
    if one.routed:
        yield Reason(tr("{name} is routed and keeps no mode until it rallies", name=one.name), "ANT-R-RALLY-MODE")
        return
    if one.mode == command.mode:
        yield Reason(tr("{name} is {mode} already", name=one.name, mode=tr(one.mode)), "ANT-7.8c")
        return
    yield from too_dear(
        one, tr("the change to {mode}", mode=tr(command.mode)), cost_of_mode(now, one, command.mode), "ANT-7.8c"
    )


def change_mode(story: Story, one: Unit, command: cmd.ChangeMode) -> None:
    """Change a unit's mode; where hidden enemies beside it make that too dear they are shown, and it does not."""
    cost = cost_of_mode(story, one, command.mode)
    if cost.points is None or cost.points > one.points:
        meet(story, one)
        return
    story.tell(ev.ModeChanged(one.id, command.mode, cost.points, cost.working))

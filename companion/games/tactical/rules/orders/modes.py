"""Modes: two for each arm, changed for operation points (ANT-7.8, ANT-R-MODE-COST)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.tactical.charts.terms import MODES_OF, Mode
from companion.games.tactical.messages.words import ARMS, MODES, either
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.zones import in_enemy_zone
from companion.games.tactical.rules.names import who
from companion.games.tactical.rules.orders.costs import AFLOAT, NO_MODES, Cost, mode_cost
from companion.games.tactical.rules.orders.paying import payer_of, too_dear
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.turn.hiding import meet
from companion.language.messages import says

GUNBOAT = says("tactical.why.modes-gunboat", "{name} is a gunboat, which has no modes")
NEVER = says("tactical.why.modes-never", "{arm} is {names}, never {mode}")
ROUTED = says("tactical.why.modes-routed", "{name} is routed and keeps no mode until it rallies")
IN_IT = says("tactical.why.modes-in-it", "{name} is {mode} already")
CHANGE = says("tactical.action.change", "the change to {mode}")


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
        yield Reason(NO_MODES(), "ANT-R-BASIC-SCOPE", firm=True)
        return
    if one.gunboat:
        yield Reason(GUNBOAT(name=who(one)), AFLOAT, firm=True)
        return
    if command.mode not in MODES_OF[one.arm]:
        yield Reason(
            NEVER(arm=ARMS[one.arm], names=either(MODES[mode] for mode in MODES_OF[one.arm]), mode=MODES[command.mode]),
            "ANT-7.8a",
            firm=True,
        )
        return
    if one.routed:
        yield Reason(ROUTED(name=who(one)), "ANT-R-RALLY-MODE")
        if not command.because:
            return
    if one.mode == command.mode:
        yield Reason(IN_IT(name=who(one), mode=MODES[one.mode]), "ANT-7.8c", firm=True)
        return
    change = CHANGE(mode=MODES[command.mode])
    yield from too_dear(one, change, cost_of_mode(now, one, command.mode), "ANT-7.8c")


def change_mode(story: Story, one: Unit, command: cmd.ChangeMode) -> None:
    """Change a unit's mode; where hidden enemies beside it make that too dear they are shown, and it does not."""
    cost = cost_of_mode(story, one, command.mode)
    if cost.points is None or (cost.points > one.points and not command.because):
        meet(story, one)
        return
    # What is let happen takes no more points than there are.
    story.tell(ev.ModeChanged(one.id, command.mode, min(cost.points, one.points), cost.working))

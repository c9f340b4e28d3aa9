"""Leaders: division and corps commanders ride to another unit of their formation, free and at once (ANT-7.12f)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules import names
from companion.games.tactical.rules.ground.squares import distance
from companion.games.tactical.rules.names import who
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.games.tactical.rules.story import Story
from companion.kernel import messages as words
from companion.language.messages import Own, says

NOT_HERE = says("tactical.why.no-leaders", "there are leaders in the Advanced game only")
NO_LEADER = says("tactical.why.no-leader", "the {side} side has no leader {leader!r}")
IS_LOST = says("tactical.why.leader-lost", "{name} is lost")
LEADS_BRIGADE = says(
    "tactical.why.leads-brigade", "{name} leads a brigade: he is with both its units and rides to none"
)
WAITING = says("tactical.why.leader-waits", "{name} commands nobody until he succeeds")
NOT_COME = says("tactical.why.leader-not-come", "{name} has not come on yet")
WITH_IT = says("tactical.why.leader-with-it", "{name} is with {other} already")
NOT_HIS = {
    "brigade": says("tactical.why.not-his-brigade", "{name} does not belong to {other}'s brigade"),
    "division": says("tactical.why.not-his-division", "{name} does not belong to {other}'s division"),
    "corps": says("tactical.why.not-his-corps", "{name} does not belong to {other}'s corps"),
}
RIDES_TO_NEIGHBOURS = says("tactical.why.leader-far", "{name} is too far: a leader rides to a neighbour only")
ROUTED = says("tactical.why.leader-routed", "{name} is routed; no leader rides to it")


def leads(leader: Leader, one: Unit) -> bool:
    """Say whether a unit belongs to the formation that a leader commands now."""
    formation = {"brigade": one.brigade, "division": one.division, "corps": one.corps}[leader.rank]
    return one.side == leader.side and formation == leader.formation != ""


def with_unit(state: State, one: Unit) -> tuple[Leader, ...]:
    """Give the division and corps leaders who are with a unit, as L lists them (ANT-7.3e)."""
    return tuple(
        leader for leader in state.leaders.values() if leader.unit == one.id and not leader.lost and not leader.waits
    )


def can_go_to(rules: Rules, state: State, leader: Leader) -> tuple[Unit, ...]:
    """Give the units that a leader may ride to, in the order of battle's order (ANT-R-TRANSFER)."""
    own = (one for one in state.here(leader.side) if leads(leader, one) and not one.routed and one.id != leader.unit)
    return tuple(one for one in own if not is_too_far(rules, state, leader, one))


def is_too_far(rules: Rules, state: State, leader: Leader, one: Unit) -> bool:
    """Say whether a unit is too far for a leader to ride to: never, or beyond a neighbour (ANT-R-TRANSFER)."""
    if rules.choice("ANT-R-TRANSFER") != 2:
        return False
    start = state.units[leader.unit].square if leader.unit in state.units else None
    return start is None or one.square is None or distance(start, one.square) > rules.figure("ANT-R-TRANSFER", 0)


def why_not(rules: Rules, state: State, side: Side, one: Unit, command: cmd.Transfer) -> Iterator[Reason]:
    """Yield why a leader cannot go to a unit."""
    if state.level != "advanced":
        yield Reason(NOT_HERE(), "ANT-R-BASIC-SCOPE" if state.level == "basic" else "ANT-7.12a", firm=True)
        return
    leader = names.leader_named(state, side, command.leader)
    if leader is None:
        yield Reason(NO_LEADER(side=words.side(side), leader=Own(command.leader)), firm=True)
        return
    if leader.lost:
        yield Reason(IS_LOST(name=who(leader)), "ANT-R-WOUND", firm=True)
        return
    if leader.rank == "brigade":
        yield Reason(LEADS_BRIGADE(name=who(leader)), "ANT-7.12d", firm=True)
        return
    if leader.waits:
        yield Reason(WAITING(name=who(leader)), "ANT-R-COX", firm=True)
        return
    if not leader.unit:
        yield Reason(NOT_COME(name=who(leader)), "ANT-7.12f", firm=True)
    elif leader.unit == one.id:
        yield Reason(WITH_IT(name=who(leader), other=who(one)), "ANT-7.12f", firm=True)
    if not leads(leader, one):
        yield Reason(
            NOT_HIS[leader.rank](name=who(one), other=who(leader)),
            "ANT-7.12f",
            firm=True,
        )
    if one.routed:
        yield Reason(ROUTED(name=who(one)), "ANT-R-TRANSFER")
    if is_too_far(rules, state, leader, one):
        yield Reason(RIDES_TO_NEIGHBOURS(name=who(one)), "ANT-R-TRANSFER")


def transfer(story: Story, one: Unit, command: cmd.Transfer) -> None:
    """Send a leader to a unit; it costs nothing, however far (ANT-R-TRANSFER)."""
    leader = names.leader_named(story.state, one.side, command.leader)
    assert leader is not None
    story.tell(ev.Transferred(leader.id, one.id))

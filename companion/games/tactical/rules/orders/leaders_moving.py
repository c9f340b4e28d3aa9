"""Leaders: division and corps commanders ride to another unit of their formation, free and at once (ANT-7.12f)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules import names
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.games.tactical.rules.story import Story
from companion.language.tongue import tr

NOT_HERE = "there are leaders in the Advanced game only"


def leads(leader: Leader, one: Unit) -> bool:
    """Say whether a unit belongs to the formation that a leader commands now."""
    formation = {"brigade": one.brigade, "division": one.division, "corps": one.corps}[leader.rank]
    return one.side == leader.side and formation == leader.formation != ""


def with_unit(state: State, one: Unit) -> tuple[Leader, ...]:
    """Give the division and corps leaders who are with a unit, as L lists them (ANT-7.3e)."""
    return tuple(
        leader for leader in state.leaders.values() if leader.unit == one.id and not leader.lost and not leader.waits
    )


def can_go_to(state: State, leader: Leader) -> tuple[Unit, ...]:
    """Give the units that a leader may ride to, in the order of battle's order (ANT-R-TRANSFER)."""
    return tuple(
        one for one in state.here(leader.side) if leads(leader, one) and not one.routed and one.id != leader.unit
    )


def why_not(state: State, side: Side, one: Unit, command: cmd.Transfer) -> Iterator[Reason]:
    """Yield why a leader cannot go to a unit."""
    if state.level != "advanced":
        yield Reason(tr(NOT_HERE), "ANT-R-BASIC-SCOPE" if state.level == "basic" else "ANT-7.12a")
        return
    leader = names.leader_named(state, side, command.leader)
    if leader is None:
        yield Reason(tr("the {side} side has no leader {leader!r}", side=tr(side), leader=command.leader))
        return
    if leader.lost:
        yield Reason(tr("{name} is lost", name=leader.name), "ANT-R-WOUND")
        return
    if leader.rank == "brigade":
        yield Reason(
            tr("{name} leads a brigade: he is with both its units and rides to none", name=leader.name), "ANT-7.12d"
        )
        return
    if leader.waits:
        yield Reason(tr("{name} commands nobody until he succeeds", name=leader.name), "ANT-R-COX")
        return
    if not leader.unit:
        yield Reason(tr("{name} has not come on yet", name=leader.name), "ANT-7.12f")
    elif leader.unit == one.id:
        yield Reason(tr("{name} is with {other} already", name=leader.name, other=one.name), "ANT-7.12f")
    if not leads(leader, one):
        yield Reason(
            tr("{name} does not belong to {other}'s {rank}", name=one.name, other=leader.name, rank=tr(leader.rank)),
            "ANT-7.12f",
        )
    if one.routed:
        yield Reason(tr("{name} is routed; no leader rides to it", name=one.name), "ANT-R-TRANSFER")


def transfer(story: Story, one: Unit, command: cmd.Transfer) -> None:
    """Send a leader to a unit; it costs nothing, however far (ANT-R-TRANSFER)."""
    leader = names.leader_named(story.state, one.side, command.leader)
    assert leader is not None
    story.tell(ev.Transferred(leader.id, one.id))

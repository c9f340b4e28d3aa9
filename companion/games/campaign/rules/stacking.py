"""Who stands in whose way on the march, and who makes room (RTG-7)."""

from __future__ import annotations

from fractions import Fraction

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.clock import Turn, begin, is_paid, rate, suspend
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import Corps, State, part
from companion.games.campaign.rules.story import Story


def counts(one: Corps) -> bool:
    """Say whether a corps counts for stacking: not a headquarters, not before the enemy (RTG-7.2, RTG-7.3)."""
    return not one.headquarters and one.combat == "inactive"


def in_the_way(state: State, mover: Corps, to: Hex) -> tuple[Corps, ...]:
    """Give the friendly corps in road mode that keep a corps out of a hex (RTG-7.1a, RTG-R-MARCH-BLOCK)."""
    if not counts(mover):
        return ()
    return tuple(
        one
        for one in state.corps.values()
        if one.hex == to and one.side == mover.side and one.deployment == "road" and one.here and counts(one)
    )


def must_make_room(rules: Rules, mover: Corps, one: Corps) -> bool:
    """Say whether a corps deploys for another: for a lower number (RTG-7.1b), or as it is idle (RTG-R-STACK-IDLE)."""
    # Without the second half a corps whose orders have run out would block a road for good, whatever its number.
    idle = not one.orders and rules.choice("RTG-R-STACK-IDLE") == 0
    return mover.number < one.number or idle


def clear_the_way(story: Story, turn: Turn, mover: Corps, to: Hex, now: Fraction) -> bool:
    """Have those deploy who must, in their own time; the others are waited for (RTG-7.1c, RTG-R-STACK-COST)."""
    told = False
    for one in in_the_way(story.state, mover, to):
        deploys = one.action is not None and one.action.kind == "deploy"
        if deploys or not must_make_room(story.rules, mover, one):
            continue
        # What it was doing keeps its points: to be pushed aside costs a corps the deployment, not its march.
        suspend(story, turn, one, now)
        if story.rules.choice("RTG-R-STACK-COST") == 1:
            story.tell(ev.DeploymentChanged(one.id, "deployed", part(now)))
            told = True
            continue
        begin(story, turn, story.corps(one.id), "deploy", now, forced=True)
        told = True
    return told


def gives_way(state: State, turn: Turn, one: Corps) -> Corps | None:
    """Give the corps with right of way that is coming into a deployed corps' hex, for which it stays so for now.

    In road mode it would only have to deploy again (RTG-7.1b). None: nobody comes.
    """
    comes = (
        mover
        for mover in state.corps.values()
        if mover.side == one.side
        and mover.number < one.number
        and mover.action is not None
        and mover.action.to == one.hex
        and counts(mover)
        and not is_paid(mover.action)
        and rate(turn, mover) > 0
    )
    return next(comes, None)

"""Units that are gone (ANT-8.2b, ANT-R-ROUT-80, ANT-R-RETREAT-ZOC)."""

from __future__ import annotations

from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.leader_losses import bereave
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story


def is_spent(one: Unit) -> bool:
    """Say whether a unit has nobody left to fight: troops without men, artillery without guns.

    Where a ruleset counts artillerymen, guns that nobody is left to serve are lost too (SHI-R-CREW).
    """
    if one.arm != "artillery":
        return one.men <= 0
    # `men_at_start` is 0 where a ruleset has no artillerymen: then no crew can be missing.
    return one.guns <= 0 or (one.men <= 0 < one.men_at_start)


def eliminate(story: Story, name: str, cause: ev.Cause, *, drawn: bool = True) -> None:
    """Take a unit from the map with all that it has left, and tell what becomes of its leaders; `drawn`: by chance."""
    gone = story.unit(name)
    assert gone.square is not None
    story.tell(ev.Eliminated(name, gone.men, gone.guns, cause))
    bereave(story, gone, gone.square, drawn=drawn)

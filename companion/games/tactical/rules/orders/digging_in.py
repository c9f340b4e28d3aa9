"""Fortification unasked, in the Intermediate game (ANT-7.11c, ANT-2.1j, ANT-R-FORT-AUTO)."""

from __future__ import annotations

from companion.charts.figures import Reasoned
from companion.games.tactical.messages import working as say
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.apply import DUG_IN_AFTER
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story

CLAUSE = "ANT-R-FORT-AUTO"


def dig_in(story: Story) -> None:
    """Give every unit that stayed and has points left one level more, free of points and fatigue."""
    if story.state.level != "intermediate" or story.state.phase.side != DUG_IN_AFTER:
        return
    most = story.rules.scale.fortification.most
    for one in tuple(story.state.here()):
        if _digs(one) and one.fort < most:
            line = Reasoned(CLAUSE, say.DUG_IN(), one.fort + 1)
            story.tell(ev.Fortified(one.id, one.fort + 1, working=(line,)))


def _digs(one: Unit) -> bool:
    foot = one.arm == "infantry" or (one.arm == "cavalry" and one.mode == "dismounted")
    return foot and not one.routed and one.stayed and one.points > 0

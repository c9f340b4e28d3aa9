"""Fortification unasked, in the Intermediate game (ANT-7.11c, ANT-2.1j, ANT-R-FORT-AUTO)."""

from __future__ import annotations

from companion.charts.figures import Reasoned
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.messages import working as say
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.apply import DUG_IN_AFTER
from companion.games.tactical.rules.combat.condition import gained
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story

CLAUSE = "ANT-R-FORT-AUTO"
FOR_FATIGUE = 3
"""The reading by which works cost the fatigue of ordered ones."""


def dig_in(story: Story) -> None:
    """Give every unit that stayed and has points left one level more, free of points and, as a rule, fatigue."""
    if story.state.level != "intermediate" or story.state.phase.side != DUG_IN_AFTER:
        return
    most = story.rules.scale.fortification.most
    for one in tuple(story.state.here()):
        if _digs(one) and _may_dig(story.rules, one) and one.fort < most:
            line = Reasoned(CLAUSE, say.DUG_IN(), one.fort + 1)
            pays = story.rules.choice(CLAUSE) == FOR_FATIGUE
            tires = gained(story.rules, one, story.rules.fatigue.fortify.fatigue) if pays else 0
            story.tell(ev.Fortified(one.id, one.fort + 1, 0, tires, (line,)))


def _may_dig(rules: Rules, one: Unit) -> bool:
    """Say whether a unit is of those who dig: everybody, Confederates, or who has the points of an order for it."""
    match rules.choice(CLAUSE):
        case 1:
            return one.side == DUG_IN_AFTER
        case 2:
            return one.points >= rules.figure(CLAUSE, 0)
        case _:
            return True


def _digs(one: Unit) -> bool:
    foot = one.arm == "infantry" or (one.arm == "cavalry" and one.mode == "dismounted")
    return foot and not one.routed and one.stayed and one.points > 0

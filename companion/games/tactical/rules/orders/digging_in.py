"""Fortification unasked, in the Intermediate game (ANT-7.11c, ANT-2.1j, ANT-R-FORT-AUTO)."""

from __future__ import annotations

from companion.charts.figures import Reasoned
from companion.games.tactical.charts.terms import other
from companion.games.tactical.messages import working as say
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.apply import DUG_IN_AFTER
from companion.games.tactical.rules.combat.condition import gained
from companion.games.tactical.rules.ground.squares import distance
from companion.games.tactical.rules.state import State, Unit
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
        if _digs(one) and _may_dig(story, one) and one.fort < most:
            line = Reasoned(CLAUSE, say.DUG_IN(), one.fort + 1)
            pays = story.rules.choice(CLAUSE) == FOR_FATIGUE
            tires = gained(story.rules, one, story.rules.fatigue.fortify.fatigue) if pays else 0
            story.tell(ev.Fortified(one.id, one.fort + 1, 0, tires, (line,)))


def _may_dig(story: Story, one: Unit) -> bool:
    """Say whether a unit is of those who dig: everybody, Confederates, who has the points or an enemy near."""
    rules = story.rules
    match rules.choice(CLAUSE):
        case 1:
            return one.side == DUG_IN_AFTER
        case 2:
            return one.points >= rules.figure(CLAUSE, 0)
        case 4:
            return _enemy_within(story.state, one, int(rules.figure(CLAUSE, 0)))
        case _:
            return True


def _enemy_within(state: State, one: Unit, squares: int) -> bool:
    """Say whether an enemy stands so near that a man thinks of his spade."""
    at = one.square
    near = (enemy.square for enemy in state.here(other(one.side)))
    return at is not None and any(there is not None and distance(at, there) <= squares for there in near)


def _digs(one: Unit) -> bool:
    foot = one.arm == "infantry" or (one.arm == "cavalry" and one.mode == "dismounted")
    return foot and not one.routed and one.stayed and one.points > 0

"""Disruption in combat: order lost with casualties (ANT-8.8a, ANT-8.8b)."""

from __future__ import annotations

from companion.games.tactical import messages as say
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.condition import disruption_chance
from companion.games.tactical.rules.story import Story
from companion.kernel.dice import Why
from companion.kernel.draws import chance
from companion.language.messages import Id, Unit


def check_order(story: Story, name: str, losses: int) -> None:
    """Draw once whether a unit that took losses is disrupted; there is no disruption in the Basic game."""
    one = story.unit(name)
    if story.state.level == "basic" or one.disrupted or not one.here or losses <= 0:
        return
    clause = story.rules.disruption.chance.clause
    why = Why(say.ORDER_DRAW(unit=Unit(name), clause=Id(clause)), one.side, "draw")
    broken = chance(story, disruption_chance(story.rules, losses), why)
    if broken:
        story.tell(ev.Disrupted(name, broken.roll))

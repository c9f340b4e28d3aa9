"""Foraging: Confederates who rest live off the land, and it counts towards victory (RTG-SC1-B2, RTG-R-FORAGE)."""

from __future__ import annotations

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import State, key
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.straggling import rests


def forage_in(rules: Rules, ground: Ground, at: Hex, already: int) -> int:
    """Give the points of the next forage of a hex that was foraged so often; 0 when it is bare (RTG-SC1-B2c, B2d)."""
    points = rules.forage_points.get(ground.terrain[at], ())
    return points[already] if already < len(points) else 0


def is_contested(state: State, at: Hex) -> bool:
    """Say whether an enemy of the Confederates stands in a hex; enemies beside it do not matter (RTG-SCN-c)."""
    return any(one.side == "union" for one in state.in_hex(at))


def forage(story: Story) -> None:
    """Let every Confederate unit that rests forage, headquarters too, in number order until its hex is bare."""
    for one in tuple(story.state.present("confederate")):
        # By number, as a hex gives less each time: who comes first in a town eats best.
        if one.headquarters and story.rules.choice("RTG-R-FORAGE") == 1:
            continue
        if rests(story.rules, one) and not is_contested(story.state, one.hex):
            already = story.state.foraged.get(key(one.hex), 0)
            if points := forage_in(story.rules, story.ground, one.hex, already):
                story.tell(ev.Foraged(one.id, one.hex, points))

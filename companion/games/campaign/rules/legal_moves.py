"""Whether a path can be laid: step by step, and what could be done instead (RTG-13.2.7, RTG-R-MV-PATH)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.charts.figures import Reason
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import DIRECTIONS, NAMES, Direction, Hex, neighbour
from companion.games.campaign.rules.state import Side, key
from companion.language.messages import Id, Message, Several, says, term

SHUT = says("campaign.why.shut", "is shut")
OFF_MAP = says("campaign.why.off-map", "leads off the map")
MOUNTAINS = says("campaign.why.mountains", "leads into the mountains of {hex}")
RIVER = says("campaign.why.river", "crosses a river to {hex}, which no Confederate unit may")
WAYS_LEAD = says("campaign.why.ways-lead", "from there lead: {ways}")
NO_STEP = says("campaign.why.no-step", "no step leads from there")
START_UNFIT = says("campaign.why.start-unfit", "the starting hex {unfit}; name one that a unit can be in")
NO_DIRECTION = says(
    "campaign.why.no-direction", "step {nth} is {direction}; directions run from 1, north, clockwise to 6"
)
NO_WAY = says("campaign.why.no-way", "step {nth}, {direction} ({way}) from {hex}, {why}; {instead}")

WAY = says("campaign.why.way", "{direction} ({way})")
WAYS = {
    1: term("campaign.way.north", "north"),
    2: term("campaign.way.north-east", "north-east"),
    3: term("campaign.way.south-east", "south-east"),
    4: term("campaign.way.south", "south"),
    5: term("campaign.way.south-west", "south-west"),
    6: term("campaign.way.north-west", "north-west"),
}


def of_path(rules: Rules, ground: Ground, side: Side, start: Hex, path: Sequence[Direction]) -> Iterator[Reason]:
    """Yield why a path cannot be laid: its start, and the first step that leads nowhere. The enemy is no hindrance."""
    clause = rules.commands["B", "MV"].clause
    if unfit := ground.unfit(start):
        yield Reason(START_UNFIT(unfit=unfit), clause)
        return
    at = start
    for nth, direction in enumerate(path, start=1):
        if direction not in NAMES:
            yield Reason(
                NO_DIRECTION(nth=nth, direction=direction),
                clause,
            )
            return
        to = neighbour(at, direction)
        if to not in ground.steps(at, side):
            yield Reason(
                NO_WAY(
                    nth=nth,
                    direction=direction,
                    way=WAYS[direction],
                    hex=Id(key(at)),
                    why=_why(ground, at, to),
                    instead=_instead(ground, side, at),
                ),
                _clause(rules, ground, to),
            )
            return
        at = to


def _why(ground: Ground, at: Hex, to: Hex) -> Message:
    if not ground.on_map(to):
        return OFF_MAP()
    if not ground.passable(to):
        return MOUNTAINS(hex=Id(key(to)))
    if ground.river_between(at, to):
        return RIVER(hex=Id(key(to)))
    return SHUT()


def _clause(rules: Rules, ground: Ground, to: Hex) -> str:
    if not ground.on_map(to):
        return "RTG-R-MV-PATH"
    return rules.movement.no_river_for_confederates if ground.passable(to) else rules.movement.no_mountains


def _instead(ground: Ground, side: Side, at: Hex) -> Message:
    """Give the steps that there are."""
    open_to = ground.steps(at, side)
    ways = [WAY(direction=one, way=WAYS[one]) for one in DIRECTIONS if neighbour(at, one) in open_to]
    return WAYS_LEAD(ways=Several(tuple(ways))) if ways else NO_STEP()


def can_come(ground: Ground, side: Side, one: Hex, other: Hex) -> bool:
    """Say whether any way leads a side from one hex to another."""
    edge, seen = [one], {one}
    while edge and other not in seen:
        edge = list(dict.fromkeys(to for at in edge for to in ground.steps(at, side) if to not in seen))
        seen.update(edge)
    return other in seen

"""Whether a path can be laid: step by step, and what could be done instead (RTG-13.2.7, RTG-R-MV-PATH)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.charts.figures import Reason
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import DIRECTIONS, NAMES, Direction, Hex, neighbour
from companion.games.campaign.rules.state import Side, key
from companion.language.tongue import tr


def of_path(rules: Rules, ground: Ground, side: Side, start: Hex, path: Sequence[Direction]) -> Iterator[Reason]:
    """Yield why a path cannot be laid: its start, and the first step that leads nowhere. The enemy is no hindrance."""
    clause = rules.commands["B", "MV"].clause
    if unfit := ground.unfit(start):
        yield Reason(tr("the starting hex {unfit}; name one that a unit can be in", unfit=unfit), clause)
        return
    at = start
    for nth, direction in enumerate(path, start=1):
        if direction not in NAMES:
            yield Reason(
                tr(
                    "step {nth} is {direction}; directions run from 1, north, clockwise to 6",
                    nth=nth,
                    direction=direction,
                ),
                clause,
            )
            return
        to = neighbour(at, direction)
        if to not in ground.steps(at, side):
            yield Reason(
                tr(
                    "step {nth}, {direction} ({way}) from {hex}, {why}; {instead}",
                    nth=nth,
                    direction=direction,
                    way=tr(NAMES[direction]),
                    hex=key(at),
                    why=_why(ground, at, to),
                    instead=_instead(ground, side, at),
                ),
                _clause(rules, ground, to),
            )
            return
        at = to


def _why(ground: Ground, at: Hex, to: Hex) -> str:
    if not ground.on_map(to):
        return tr("leads off the map")
    if not ground.passable(to):
        return tr("leads into the mountains of {hex}", hex=key(to))
    if ground.river_between(at, to):
        return tr("crosses a river to {hex}, which no Confederate unit may", hex=key(to))
    return tr("is shut")


def _clause(rules: Rules, ground: Ground, to: Hex) -> str:
    if not ground.on_map(to):
        return "RTG-R-MV-PATH"
    return rules.movement.no_river_for_confederates if ground.passable(to) else rules.movement.no_mountains


def _instead(ground: Ground, side: Side, at: Hex) -> str:
    """Give the steps that there are."""
    open_to = ground.steps(at, side)
    ways = [f"{one} ({tr(NAMES[one])})" for one in DIRECTIONS if neighbour(at, one) in open_to]
    return tr("from there lead: {ways}", ways=", ".join(ways)) if ways else tr("no step leads from there")


def can_come(ground: Ground, side: Side, one: Hex, other: Hex) -> bool:
    """Say whether any way leads a side from one hex to another."""
    edge, seen = [one], {one}
    while edge and other not in seen:
        edge = list(dict.fromkeys(to for at in edge for to in ground.steps(at, side) if to not in seen))
        seen.update(edge)
    return other in seen

"""What losses and objective squares are worth, and the level of victory that a score means (ANT-10.1, ANT-10.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from companion.charts.figures import Reasoned, row_for
from companion.charts.ruleset import labelled
from companion.games.tactical import messages as say
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Side, other
from companion.games.tactical.charts.victory import Deed, Needed, VictoryLevel
from companion.games.tactical.messages import working as told
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.ground.zones import zone_of
from companion.games.tactical.rules.state import Losses, State
from companion.language.messages import Argument, Figure, Message, Own, bare

SCORES: Side = "union"
"""From whose side the score is counted (ANT-10.2a)."""

DRAW_STAYS = 2
"""The reading of ANT-R-5000 that leaves a draw one."""
HALF_THOUGH_HELD, HALF_BESIDE_ENEMY = 2, 3
"""Other readings of what a square is worth (ANT-R-POSSESSION)."""

NAMELESS: Mapping[Square, str] = {}


class PointsLine(msgspec.Struct, frozen=True):
    """A row of the score: so many of something, worth so much each, to a side."""

    to: Side
    label: Message
    clause: str
    count: int
    each: int

    @property
    def total(self) -> int:
        """Give the points of the row."""
        return self.count * self.each


def of_losses(rules: Rules, state: State) -> Iterator[PointsLine]:
    """Yield what the losses of each side are worth to its enemy; the game's level says what counts (ANT-10.1i)."""
    for row in rules.victory.points:
        if state.level in row.levels:
            count = _lost(state.losses.get(row.of, Losses()), row.id)
            each = int(rules.figure("ANT-R-LEADER-POINTS", row.points)) if row.id == "corps-leader" else row.points
            yield PointsLine(other(row.of), told.DEEDS[row.id][row.of](), row.clause, count, each)


def of_objectives(rules: Rules, state: State, names: Mapping[Square, str] = NAMELESS) -> Iterator[PointsLine]:
    """Yield what each objective square is worth now, with no memory of who held it before; `names` are the map's.

    ANT-10.1h, ANT-R-POSSESSION, ANT-R-ACCUMULATE: all of it with a unit in the square that is not routed, less where no
    enemy stands in it and it lies in a zone of control.
    """
    scores = rules.objectives.scores
    zone, enemys = zone_of(rules, state, scores), zone_of(rules, state, other(scores))
    reading = rules.choice("ANT-R-POSSESSION")
    for row in rules.objectives.row:
        square: Square = (row.square[0], row.square[1])
        there = state.at(square)
        if any(one.side == scores and not one.routed for one in there):
            points, how = row.points, told.OBJECTIVES["held"]
            if reading == HALF_BESIDE_ENEMY and square in enemys:
                points, how = row.in_zone, told.OBJECTIVES["in-zone"]
        # Routed troops of one's own do not hold the square, and do not stand in the way of the zone either.
        elif square in zone and (reading == HALF_THOUGH_HELD or all(one.side == scores for one in there)):
            points, how = row.in_zone, told.OBJECTIVES["in-zone"]
        else:
            points, how = 0, told.OBJECTIVES["not-held"]
        where: Argument = say.square(square)
        if square in names:
            where = told.NAMED_PLACE(name=Own(names[square]), square=where)
        yield PointsLine(scores, how(place=where), row.clause, 1, points)


def men_lost(rules: Rules, losses: Losses) -> int:
    """Give the men of a side's losses: infantry and cavalry, and in one reading the crews of its guns (ANT-R-5000)."""
    crews = losses.guns * rules.guns.melee_men.men if rules.choice("ANT-R-5000") == 1 else 0
    return losses.infantry + losses.cavalry + crews


def level(rules: Rules, points: int, confederate_men: int, union_men: int = 0) -> tuple[VictoryLevel, Reasoned]:
    """Give the level of victory of a score, and why; men lost are infantry and cavalry.

    ANT-10.2b, ANT-R-BOUNDS; without the losses that a battle asks of a side nothing better for its enemy than the chart
    leaves (ANT-10.2c, ANT-R-5000).
    """
    found, needed = row_for(rules.victory.level, points), rules.victory.needed
    men = confederate_men if needed is None or needed.of == "confederate" else union_men
    if needed is None or men >= needed.men or not _undone(rules, found, needed):
        return found, Reasoned(found.clause, bare(labelled(found)), points)
    left = next(one for one in rules.victory.level if one.id == needed.otherwise)
    why = told.TOO_FEW_LOST[needed.of](level=labelled(left), lost=Figure(men, ",d"), needed=Figure(needed.men, ",d"))
    return left, Reasoned(needed.clause, why, points)


def _undone(rules: Rules, found: VictoryLevel, needed: Needed) -> bool:
    """Say whether a level is too good for who needs the enemy's losses."""
    order = [one.id for one in rules.victory.level]
    if needed.of == "union":
        order.reverse()
    # By the order of the chart, the Union's best first: a Confederate victory is never bettered by it.
    stays = found.id == "draw" and rules.choice("ANT-R-5000") == DRAW_STAYS
    return order.index(found.id) < order.index(needed.otherwise) and not stays


def _lost(losses: Losses, deed: Deed) -> int:
    match deed:
        case "infantryman":
            return losses.infantry
        case "cavalryman":
            return losses.cavalry
        case "gun":
            return losses.guns
        case "brigade-leader":
            return losses.brigade_leaders
        case "division-leader":
            return losses.division_leaders
        case "corps-leader":
            return losses.corps_leaders

"""Echelons: ranked corps in front line, second line and reserve (RTG-9.6.1.2, RTG-R-ECHELON, RTG-R-ECHELON-SIDE)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from companion.charts.figures import Exact
from companion.charts.rounding import figure
from companion.games.campaign.charts.combat import Echelon
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.combat.sides import BattleSide, Fighter
from companion.games.campaign.rules.combat.strength import is_demoralised, morale


def ranked(rules: Rules, corps: Iterable[Fighter]) -> tuple[str, ...]:
    """Rank corps as the computer does: effectiveness and morale, the demoralised late, headquarters last, by number."""

    def place(one: Fighter) -> tuple[bool, bool, Exact, int]:
        spirit = morale(rules, one)
        return one.headquarters, is_demoralised(rules, spirit), -(one.effectiveness + spirit), one.number

    return tuple(one.id for one in sorted(corps, key=place))


def echelon_shares(rules: Rules, urgency: int) -> tuple[Exact, Exact]:
    """Give the shares of a side's strength in the first and the second echelon (RTG-9.6.1.2c)."""
    first = figure(rules.echelons.first.base) + figure(rules.echelons.first.an_urgency) * urgency
    return first, figure(rules.echelons.second.share) * (1 - first)


def echelons(rules: Rules, side: BattleSide, urgency: int) -> dict[str, Echelon]:
    """Give each corps' echelon, in the side's order; `urgency` is with aggressiveness, before the leadership pull.

    A corps goes whole, by the middle of its slice of the strength points in rank order; rank 1 goes to the front
    (RTG-9.6.1.2b).
    """
    front, second, reserve = rules.echelons.echelon
    share, next_share = echelon_shares(rules, urgency)
    points = {one.id: one.strength.total for one in side.corps}
    found, before = {}, 0
    for rank, name in enumerate(side.ranking):
        # The shares cut corps in two on paper. A corps goes whole, to where the greater part of it would be; that is
        # where its middle lies.
        middle = (before + Fraction(points[name], 2)) / side.strength
        # A big corps alone would else stand in the second line with nobody before it.
        if rank == 0 or middle <= share:
            found[name] = front
        else:
            found[name] = second if middle <= share + next_share else reserve
        before += points[name]
    return {one.id: found[one.id] for one in side.corps}

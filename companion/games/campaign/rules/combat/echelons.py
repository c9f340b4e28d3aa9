"""Echelons: ranked corps in front line, second line and reserve (RTG-9.6.1.2, RTG-R-ECHELON, RTG-R-ECHELON-SIDE)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import msgspec
from msgspec.structs import replace

from companion.charts.figures import Exact
from companion.charts.rounding import figure
from companion.games.campaign.charts.combat import Echelon
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.combat.sides import BattleSide, Fighter
from companion.games.campaign.rules.combat.strength import is_demoralised, morale


class Place(msgspec.Struct, frozen=True):
    """The echelon that a corps fights in, and what it weighs there in the odds and in the losses."""

    number: int
    name: str
    strength: Exact
    losses: Exact
    clause: str

    @classmethod
    def of(cls, row: Echelon) -> Place:
        """Take an echelon of the chart."""
        return cls(row.number, row.name, figure(row.strength), figure(row.losses), row.clause)


def ranked(rules: Rules, corps: Iterable[Fighter]) -> tuple[str, ...]:
    """Rank corps as the computer does: effectiveness and morale, the demoralised late, headquarters last, by number."""

    def place(one: Fighter) -> tuple[bool, bool, Exact, int]:
        spirit = morale(rules, one)
        return one.headquarters, is_demoralised(rules, spirit), -(one.effectiveness + spirit), one.number

    return tuple(one.id for one in sorted(corps, key=place))


def echelon_shares(rules: Rules, urgency: int) -> tuple[Exact, Exact]:
    """Give the shares of a side's strength in the first and the second echelon (RTG-9.6.1.2c)."""
    if rules.choice("RTG-R-ECHELON") == 1:
        equal = rules.figure("RTG-R-ECHELON", 0)
        return equal, equal
    first = figure(rules.echelons.first.base) + figure(rules.echelons.first.an_urgency) * urgency
    return first, figure(rules.echelons.second.share) * (1 - first)


def echelons(rules: Rules, side: BattleSide, urgency: int) -> dict[str, Place]:
    """Give each corps' echelon, in the side's order; `urgency` is with aggressiveness, before the leadership pull.

    A corps goes whole, by the middle of its slice of the strength points in rank order; rank 1 goes to the front
    (RTG-9.6.1.2b).
    """
    front, second, reserve = map(Place.of, rules.echelons.echelon)
    if side.side == "confederate" and rules.choice("RTG-R-ECHELON-SIDE") == 1:
        return dict.fromkeys((one.id for one in side.corps), front)
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
        if rules.choice("RTG-R-ECHELON") == 2 and points[name]:
            found[name] = _parted(rules, found[name], (before, points[name], side.strength), (share, next_share))
        before += points[name]
    return {one.id: found[one.id] for one in side.corps}


def _parted(rules: Rules, mostly: Place, of: tuple[int, int, int], shares: tuple[Exact, Exact]) -> Place:
    """Give the weights of a corps that the lines cut in two, in the mean of its parts (RTG-R-ECHELON).

    `of` are the strength points ranked ahead of it, its own, its side's; it is told as where its middle is.
    """
    before, points, whole = of
    first, second = (Fraction(share) * whole for share in shares)
    ends = (first, first + second, Fraction(whole))
    starts = (Fraction(0), *ends[:-1])
    parts = [
        max(Fraction(0), min(end, Fraction(before + points)) - max(start, Fraction(before))) / points
        for start, end in zip(starts, ends, strict=True)
    ]
    lines = [Place.of(row) for row in rules.echelons.echelon]
    return replace(
        mostly,
        strength=sum((part * line.strength for part, line in zip(parts, lines, strict=True)), start=Fraction(0)),
        losses=sum((part * line.losses for part, line in zip(parts, lines, strict=True)), start=Fraction(0)),
    )

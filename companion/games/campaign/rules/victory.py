"""Victory: Confederate points of both scenarios, and the level that they mean (RTG-SC1-C, RTG-SC2-C)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import msgspec
from msgspec.structs import replace

from companion.charts.bounds import Points, Whole
from companion.charts.figures import Reasoned, row_for
from companion.charts.rounding import half_up
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.charts.victory import Level, Scenario, VictoryLevel, VictoryPoints
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules.state import Side
from companion.language.messages import Label

MOVED: dict[Scenario, tuple[str, Level]] = {
    "campaign": ("RTG-R-VL-CAMPAIGN", "draw"),
    "battle": ("RTG-R-VL-BATTLE", "union-marginal"),
}
"""The ruling on the levels of a scenario, and the level whose least points it moves."""


class VictoryCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Confederate points at the end of a game (`resolve gettysburg.victory`)."""

    scenario: Scenario = "campaign"
    points: Points
    options: dict[str, Whole] = {}


class VictoryAnswer(msgspec.Struct, frozen=True):
    """The level of victory."""

    level: Level
    explain: list[Reasoned]


class Fate(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a corps, headquarters excepted; one that left the map keeps its losses and is not demoralised."""

    id: str
    side: Side
    original: int
    """Strength points at the start (RTG-R-ORIGINAL)."""
    present: int
    """Strength points at the end, or when it left the map."""
    eliminated: bool = False
    demoralised: bool = False


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    """All that victory is reckoned from."""

    corps: tuple[Fate, ...]
    headquarters_eliminated: tuple[Side, ...] = ()
    """Whose headquarters was eliminated, each time; it counts once, or each time (RTG-R-VP-HQ)."""
    exited: int = 0
    """Confederate strength points that left towards Washington, those of the headquarters among them."""
    forage: int = 0
    """Forage points."""
    holds_gettysburg: Side | None = None
    """Who was last alone there (RTG-R-LINES-ORIGINAL)."""


class PointsLine(msgspec.Struct, frozen=True):
    """One row of the schedule: how many counted, points each, their product."""

    clause: str
    label: str
    count: int
    each: int
    total: int


class Tally(msgspec.Struct, frozen=True):
    """Every row of a scenario's schedule in its order, also at nought, the sum, and the level."""

    lines: tuple[PointsLine, ...]
    points: int
    level: Level


def resolve(rules: Rules, case: VictoryCase) -> VictoryAnswer:
    """Give the level for points of a scenario (RTG-SC1-C11, RTG-SC2-C13)."""
    found, line = level(rules, case.scenario, case.points)
    return VictoryAnswer(found, [line])


def level(rules: Rules, scenario: Scenario, points: int) -> tuple[Level, Reasoned]:
    """Give the level of so many Confederate points, with its working; gap and overlap by RTG-R-VL-CAMPAIGN, -BATTLE."""
    row = row_for(levels(rules, scenario), points)
    told = of_working.LEVEL(
        points=points, scenario=of_working.SCENARIOS[scenario], level=Label(f"{row.PLACE}.{row.id}", row.name)
    )
    return row.id, Reasoned(row.clause, told, row.id)


def levels(rules: Rules, scenario: Scenario) -> list[VictoryLevel]:
    """Give the levels of a scenario, from the highest, with the gap and the overlap of print filled as chosen.

    In the other readings a draw begins lower in the campaign (RTG-R-VL-CAMPAIGN), the Union's marginal victory ends
    higher in the battle (RTG-R-VL-BATTLE).
    """
    rows = [row for row in rules.victory.level if row.scenario == scenario]
    ruling, moved = MOVED[scenario]
    if not rules.choice(ruling):
        return rows
    least = int(rules.figure(ruling, 0))
    above = [row.id for row in rows].index(moved)
    rows[above] = replace(rows[above], min=least)
    rows[above + 1] = replace(rows[above + 1], max=least - 1)
    return rows


def tally(rules: Rules, scenario: Scenario, ended: Ended) -> Tally:
    """Reckon Confederate victory points from what happened."""
    lines = []
    for row in rules.victory.points:
        if row.scenario == scenario:
            count = _count(rules, row, ended)
            lines.append(PointsLine(row.clause, row.label, count, row.points, count * row.points))
    points = sum(line.total for line in lines)
    return Tally(tuple(lines), points, level(rules, scenario, points)[0])


def _count(rules: Rules, row: VictoryPoints, ended: Ended) -> int:
    """Count how often a row scores. Eliminated corps score in their own row only (RTG-R-VP-PCT)."""
    match row.id:
        case "headquarters-eliminated":
            times = ended.headquarters_eliminated.count(row.of)
            return times if rules.choice("RTG-R-VP-HQ") == 1 else min(times, 1)
        case "corps-eliminated":
            return sum(one.eliminated for one in ended.corps if one.side == row.of)
        case "corps-demoralised":
            return sum(one.demoralised for one in _living(row, ended))
        case "corps-losses":
            return sum(parts_lost(rules, one, row.percent or 1) for one in _living(row, ended))
        case "exited":
            return max(0, ended.exited - row.beyond)
        case "forage":
            return ended.forage
        case "holds-gettysburg":
            return int(ended.holds_gettysburg == row.of)


def _living(row: VictoryPoints, ended: Ended) -> Iterator[Fate]:
    return (one for one in ended.corps if one.side == row.of and not one.eliminated)


def parts_lost(rules: Rules, corps: Fate, percent: int) -> int:
    """Count the full parts of `percent` percent that a corps has lost, on unrounded shares (RTG-R-VP-PCT)."""
    lost = Fraction(100 * max(0, corps.original - corps.present), corps.original) / percent
    return half_up(lost) if rules.choice("RTG-R-VP-PCT") == 1 else int(lost)

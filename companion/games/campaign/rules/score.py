"""Victory points of a campaign as it stands, and the level they mean (RTG-SC1-C, RTG-SC2-C)."""

from __future__ import annotations

import msgspec

from companion.charts.figures import Reasoned
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.charts.victory import Level, VictoryPoints
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules.combat.aftermath import present
from companion.games.campaign.rules.state import Corps, Side, State, key
from companion.games.campaign.rules.victory import Ended, Fate, PointsLine, level, tally
from companion.language.messages import Label


class Score(msgspec.Struct, frozen=True):
    """Confederate points, row by row, and the level of victory if the game ended now."""

    points: int
    level: Level
    lines: tuple[PointsLine, ...]


def score(rules: Rules, state: State) -> Score:
    """Reckon the points as they stand."""
    found = tally(rules, state.scenario, ended(rules, state))
    return Score(found.points, found.level, found.lines)


def working(rules: Rules, state: State, found: Score) -> tuple[Reasoned, ...]:
    """Give the rows that score, and what their sum means."""
    those = (row for row in rules.victory.points if row.scenario == state.scenario)
    rows = [
        Reasoned(
            one.clause,
            of_working.SCORED(row=Label(f"{row.PLACE}.{row.id}", row.label), count=one.count, each=one.each),
            one.total,
        )
        for row, one in zip(those, found.lines, strict=True)
        if one.total
    ]
    return (*rows, level(rules, state.scenario, found.points)[1])


def _named(row: VictoryPoints) -> Label:
    return Label(f"{row.PLACE}.{row.id}", row.label)


def ended(rules: Rules, state: State) -> Ended:
    """Give all that victory is reckoned from; headquarters count in their own row only (RTG-R-VP-HQ)."""
    # Headquarters count in every row in one of the readings (RTG-R-VP-HQ).
    in_all_rows = rules.choice("RTG-R-VP-HQ") == 2
    return Ended(
        corps=tuple(_fate(rules, state, one) for one in state.corps.values() if in_all_rows or not one.headquarters),
        headquarters_eliminated=state.hq_eliminated,
        exited=state.exited_points,
        forage=state.forage_points,
        holds_gettysburg=_holder(rules, state),
    )


def _fate(rules: Rules, state: State, one: Corps) -> Fate:
    """Give what became of a corps; one that left the map keeps its losses and is not demoralised (RTG-R-XU-SIDE)."""
    return Fate(
        id=one.id,
        side=one.side,
        original=one.original,
        # What the referee set aside is no loss.
        present=present(rules, one.strength.total + one.set_aside.total, one.stragglers),
        eliminated=one.status == "eliminated" or (one.headquarters and one.side in state.hq_eliminated),
        demoralised=one.demoralised and one.here,
    )


def _holder(rules: Rules, state: State) -> Side | None:
    """Give who was last alone in the hex that the scenario is about (RTG-R-LINES-ORIGINAL)."""
    objective = rules.scenarios[state.scenario].objective
    return None if objective is None else state.holder.get(key((objective[0], objective[1])))

"""Victory: forage, the points of deeds, the levels of both scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from companion.cards.chart_parts import Head, Row, figures
from companion.cards.chart_words import note, span, unique
from companion.cards.content import Block, Card, Heading
from companion.charts.ruleset import worded
from companion.games.campaign.cards.chart_parts import figure, made, plus
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.charts.victory import VictoryPoints
from companion.language.tongue import tr

Scenario = Literal["campaign", "battle"]


def victory(charts: Rules) -> Iterator[Card]:
    """Give a card for each scenario: deeds with their points, then the levels."""
    titles = {"campaign": tr("Victory: campaign"), "battle": tr("Victory: battle of Gettysburg")}
    for scenario, title in titles.items():
        chart = charts.victory
        levels = [row for row in chart.level if row.scenario == scenario]
        blocks: list[Block] = [
            figures(
                (tr("What happened"), tr("Confederate points")),
                (
                    Row(worded(row, row.label), (_points(row),), (row.clause,))
                    for row in chart.points
                    if row.scenario == scenario
                ),
            ),
            note(tr("A headquarters counts in its own row alone."), clauses=chart.once),
            Heading(tr("Level of victory")),
            figures(
                (tr("Sum of points"), tr("Victory")),
                (Row(span(row.min, row.max), (worded(row, row.name),), (row.clause,)) for row in levels),
            ),
        ]
        foot = unique(row.clause.rpartition("-")[0] for row in levels if not row.clause.startswith("RTG-R"))
        yield made(Head(f"victory-{scenario}", title, tr("Victory")), blocks, ", ".join(foot))


def _points(row: VictoryPoints) -> str:
    said = plus(row.points)
    if row.percent is not None:
        return tr("{points} for each full {n} %", points=said, n=row.percent)
    if row.beyond:
        return tr("{points} for each beyond {n}", points=said, n=figure(row.beyond))
    return said

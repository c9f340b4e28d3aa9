"""The score as a card: points for losses, objective squares, levels of victory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.cards.chart_parts import Head, Row, Rule, figures, rules
from companion.cards.chart_words import unique
from companion.cards.content import Block, Card, Heading
from companion.charts.ruleset import called
from companion.games.tactical.cards.parts import as_printed, listed, made, named, place, played
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import LEVELS, Level
from companion.games.tactical.charts.victory import DEEDS, Objective
from companion.games.tactical.rules.ground.squares import Square
from companion.language.tongue import declared, tr

AT_LEAST = {
    "confederate": "{n} Confederate men must be lost, else: {level}",
    "union": "{n} Union men must be lost, else: {level}",
}
declared(AT_LEAST)


def card(charts: Rules, names: Mapping[Square, str], game: Level | None = None) -> Card:
    """Give what losses and squares are worth, and which score is which victory; `names` are the map's for squares."""
    chart, squares = charts.victory, charts.objectives
    levels = {row.id: called(row) for row in chart.level}
    blocks: list[Block] = [
        Heading(tr("Points for each that is lost, to the enemy")),
        figures((tr("Lost"), tr("Confederate"), tr("Union")), _losses(charts, game)),
    ]
    if squares.row:
        blocks += [
            Heading(
                tr("Objectives of the Union") if squares.scores == "union" else tr("Objectives of the Confederates")
            ),
            figures(
                (tr("Square"), tr("Held"), tr("In its zones")),
                (
                    Row(_named(one, names), (str(one.points), str(one.in_zone)), unique((one.clause, squares.clause)))
                    for one in squares.row
                ),
            ),
        ]
    blocks += [
        Heading(tr("Victory: the Union's points less the Confederates'")),
        figures(
            (tr("Level"), tr("Score")),
            (Row(called(row), (as_printed(row.printed),), unique((row.clause, chart.score))) for row in chart.level),
        ),
    ]
    if chart.needed is not None:
        least = tr(AT_LEAST[chart.needed.of], n=chart.needed.men, level=levels[chart.needed.otherwise])
        blocks += [rules((Rule(tr("At least"), least, (chart.needed.clause,)),))]
    return made(charts, Head("victory", tr("Victory"), tr("Victory")), blocks, chart.clause)


def _losses(charts: Rules, game: Level | None) -> Iterator[Row]:
    rows = [row for row in charts.victory.points if played(game, *row.levels)]
    for deed in DEEDS:
        of = {row.of: row for row in rows if row.id == deed}
        levels = next((row.levels for row in of.values()), list(LEVELS))
        name = named(deed)
        if not of:
            continue
        if game is None and set(levels) != set(LEVELS):
            name = tr("{what}, {levels} game", what=name, levels=listed(levels))
        worth = [str(of[side].points) if side in of else "–" for side in ("confederate", "union")]
        yield Row(name, worth, unique(row.clause for row in of.values()))


def _named(one: Objective, names: Mapping[Square, str]) -> str:
    """Give an objective's square with what the map calls it: "18,9 Dunker Church"."""
    name = names.get((one.square[0], one.square[1]), "")
    return f"{place(one.square)} {name}".rstrip()

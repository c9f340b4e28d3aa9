"""The ground on two cards: kinds of terrain and stacking, and the line of sight."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_parts import Head, Row, Rule, figures, ours, percent, rules
from companion.cards.chart_words import span, unique
from companion.cards.content import Block, Card, Heading
from companion.charts.ruleset import called
from companion.games.tactical.cards.parts import made, squares
from companion.games.tactical.charts.ruleset import Rules
from companion.language.tongue import plural, tr
from companion.language.words import capital


def card(charts: Rules) -> Card:
    """Give the scale, how many units a square holds, and how its losses are shared."""
    stack = charts.stacking
    special = [row for row in charts.terrain.row if row.most_units is not None]
    blocks: tuple[Block, ...] = (
        rules(
            (
                Rule(
                    tr("A square"),
                    tr(
                        "{troops} of infantry or cavalry and {guns} of artillery",
                        troops=_units(stack.troops.number),
                        guns=_units(stack.artillery.number),
                    ),
                    unique((stack.troops.clause, stack.artillery.clause)),
                ),
                *(
                    Rule(
                        capital(called(row)),
                        tr("{units} in all", units=_units(row.most_units or 0)),
                        (row.most_units_clause,),
                    )
                    for row in special
                ),
                Rule(
                    tr("Losses"),
                    tr(
                        "the main victim bears {n} shares, each other unit {one}",
                        n=stack.main_victim.weight,
                        one=stack.others.weight,
                    ),
                    unique((stack.main_victim.clause, stack.others.clause)),
                ),
                Rule(
                    tr("Artillery fire"),
                    tr(
                        "from {squares} on it reaches every unit of the square",
                        squares=squares(stack.each_from.squares),
                    ),
                    (stack.each_from.clause,),
                ),
            )
        ),
        Heading(tr("Kinds of ground")),
        rules(_kinds(charts)),
        Heading(tr("Scale")),
        rules(_scale(charts)),
    )
    return made(charts, Head("stacking", tr("Stacking and ground"), tr("Ground")), blocks, stack.clause)


def _units(count: int) -> str:
    return plural(count, "{n} unit", "{n} units")


def _kinds(charts: Rules) -> Iterator[Rule]:
    """Give the kinds of ground with the terrains of each."""
    told = {
        "open": tr("Open"),
        "woods": tr("Woods"),
        "town": tr("Town"),
        "crops": tr("Crops"),
        "water": tr("Water"),
        "ford": tr("Crossing"),
        "bridge": tr("Bridge"),
    }
    for kind in dict.fromkeys(row.kind for row in charts.terrain.row):
        those = [row for row in charts.terrain.row if row.kind == kind]
        yield Rule(told[kind], ", ".join(called(row) for row in those), unique(row.clause for row in those))


def _scale(charts: Rules) -> Iterator[Rule]:
    scale = charts.scale
    yield Rule(tr("A square"), tr("{n} yards across", n=scale.square.yards), (scale.square.clause,))
    if scale.map is not None:
        size = tr(
            "{rows} squares from north to south, {columns} from west to east",
            rows=scale.map.rows,
            columns=scale.map.columns,
        )
        yield Rule(tr("The map"), size, (scale.map.clause,))
    yield Rule(tr("Elevations"), str(scale.elevations.number), (scale.elevations.clause,))
    if scale.historical_fords is not None and scale.random_fords is not None:
        drawn = tr(
            "{n} of history, or {more} drawn",
            n=scale.historical_fords.number,
            more=span(scale.random_fords.least, scale.random_fords.most),
        )
        yield Rule(tr("Fords"), drawn, unique((scale.historical_fords.clause, scale.random_fords.clause)))
    rated = span(scale.rating.least, scale.rating.most)
    yield Rule(tr("Effectiveness, fatigue, morale"), rated, (scale.rating.clause,))
    works = span(scale.fortification.least, scale.fortification.most)
    yield Rule(tr("Levels of works"), works, (scale.fortification.clause,))


def sight(charts: Rules) -> Card:
    """Give how far one sees from each height, what stands in the way, and the visibility by turn."""
    chart, heights, air = charts.sight, charts.heights, charts.visibility
    blocks: tuple[Block, ...] = (
        figures(
            (tr("From elevation"), tr("one sees")),
            (Row(str(one.elevation), (squares(one.squares),), (one.clause,)) for one in chart.limit),
        ),
        Heading(tr("In the way, above its own ground")),
        figures(
            (tr("Obstacle"), tr("Height")),
            (
                *(
                    Row(
                        called(charts.kinds[one.terrain]),
                        (_feet(one.feet),),
                        (one.clause,),
                    )
                    for one in chart.obstacle
                ),
                Row(tr("units"), (_feet(chart.unit.feet),), (chart.unit.clause,)),
            ),
        ),
        Heading(tr("Heights")),
        rules(
            (
                Rule(
                    tr("An elevation"),
                    tr(
                        "{low} to {high} feet; {n} are reckoned",
                        low=chart.a_level.least,
                        high=chart.a_level.most,
                        n=heights.a_level.feet,
                    ),
                    unique((chart.a_level.clause, heights.a_level.clause)),
                ),
                Rule(
                    tr("An eye, and what it looks at"),
                    tr("{feet} above the ground", feet=_feet(heights.eye.feet)),
                    (heights.eye.clause,),
                ),
                Rule(
                    tr("Always seen"),
                    tr("within {squares}", squares=squares(chart.always.squares)),
                    (chart.always.clause,),
                ),
            )
        ),
        Heading(tr("Visibility of the day")),
        figures(
            (tr("From turn"), tr("of the limits")),
            (Row(str(one.from_turn), (percent(one.percent),), (one.clause,)) for one in air.turn),
        ),
        rules((Rule(tr("Never less than"), squares(air.least.squares), (air.least.clause,)),)),
        *ours(heights, air),
    )
    return made(charts, Head("sight", tr("Line of sight"), tr("Ground")), blocks, chart.clause)


def _feet(count: int) -> str:
    return tr("{n} feet", n=count)

"""Activation and command control as a card."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_parts import Head, Row, Rule, figures, ours, rules
from companion.cards.chart_words import DASH, span, unique
from companion.cards.content import Block, Card, Heading
from companion.games.tactical.cards.parts import listed, made, named, squares
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.shared import Squares
from companion.language.tongue import tr


def card(charts: Rules) -> Card:
    """Give how many divisions are active, who is held back, and how far command is traced."""
    chart = charts.command
    blocks: list[Block] = list(_activation(charts))
    blocks += [
        Heading(tr("Command control, in the {levels} game", levels=listed(chart.levels))),
        figures(
            (tr("From ... to ..."), *(one.side.capitalize() for one in chart.trace)),
            (
                Row(
                    tr("a unit to its division's leader"),
                    [_far(one.unit_to_division) for one in chart.trace],
                    _rests_on(charts),
                ),
                Row(
                    tr("artillery to its corps' leader"),
                    [_far(one.artillery_to_corps) for one in chart.trace],
                    unique(one.artillery_to_corps.clause for one in chart.trace if one.artillery_to_corps),
                ),
                Row(
                    tr("a division's to its corps' leader"),
                    [_far(one.division_to_corps) for one in chart.trace],
                    unique(
                        (
                            *(one.division_to_corps.clause for one in chart.trace if one.division_to_corps),
                            *(one.clause for one in chart.trace),
                        )
                    ),
                ),
            ),
        ),
        rules(
            (
                Rule(
                    tr("Beside the corps leader"),
                    tr("within {squares}: in command", squares=squares(chart.corps_leader.squares)),
                    (chart.corps_leader.clause,),
                ),
                *(Rule(named(one.who).capitalize(), tr("always in command"), (one.clause,)) for one in chart.automatic),
            )
        ),
    ]
    return made(charts, Head("command", tr("Activation and command"), tr("Turn")), blocks, chart.clause)


def _rests_on(charts: Rules) -> tuple[str, ...]:
    return unique(one.unit_to_division.clause for one in charts.command.trace)


def _far(trace: Squares | None) -> str:
    return DASH if trace is None else squares(trace.squares)


def _activation(charts: Rules) -> Iterator[Block]:
    chart, limit = charts.activation, charts.activation_limit
    if chart.base is None:
        yield rules((Rule(tr("Activation"), tr("everybody is always active"), (chart.clause,)),))
        return
    yield Heading(tr("{side} divisions that may be active in a turn", side=chart.side.capitalize()))
    rows = [
        Rule(tr("To begin with"), str(chart.base.divisions), (chart.base.clause,)),
        Rule(tr("Drawn"), tr("{n} more", n=span(limit.random.least, limit.random.most)), (limit.random.clause,)),
        Rule(tr("Score"), tr("1 for each {n} points", n=limit.score.points), (limit.score.clause,)),
        Rule(tr("Time"), tr("1 for each {n} turns", n=limit.turns.turns), (limit.turns.clause,)),
        Rule(
            tr("Level of play"),
            tr("{n} for each above the historical one", n=limit.a_level.divisions),
            (limit.a_level.clause,),
        ),
        Rule(tr("Never fewer than"), str(limit.least.divisions), (limit.least.clause,)),
    ]
    if chart.cavalry is not None:
        before = tr("not before turn {n}, where that is played", n=chart.cavalry.turn)
        rows.append(Rule(tr("Cavalry"), before, (chart.cavalry.clause,)))
    yield rules(rows)
    if chart.hold:
        yield Heading(tr("Held back: in the Basic game, and by a computer"))
        yield figures(
            (tr("Formation"), tr("Until turn")),
            (
                *(Row(_held(one.formation, one.rank), (str(one.turn),), (one.clause,)) for one in chart.hold),
                Row(
                    tr("drawn at the start"),
                    (tr("{n} turns", n=_shift(limit.hold_shift.least, limit.hold_shift.most)),),
                    (limit.hold_shift.clause,),
                ),
            ),
        )
    yield from ours(limit)


def _held(formation: str, rank: str) -> str:
    return formation if rank == "corps" else tr("{name}'s division", name=formation)


def _shift(least: int, most: int) -> str:
    return f"{least} to +{most}".replace("-", "−")

"""Activation and command control as a card."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_parts import Head, Row, Rule, figures, ours, rules
from companion.cards.chart_words import DASH, span, unique
from companion.cards.content import Block, Card, Heading
from companion.games.tactical.cards.parts import listed, made, named, played, squares
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.shared import Squares
from companion.games.tactical.charts.terms import Level
from companion.games.tactical.charts.turn import Divisions
from companion.language.figures import signed
from companion.language.tongue import tr
from companion.language.words import capital


def cards(charts: Rules, level: Level | None = None) -> Iterator[Card]:
    """Give how many divisions are active, who is held back, and how far command is traced; of a level what it has."""
    blocks = [*_activation(charts, level), *(_control(charts) if played(level, *charts.command.levels) else ())]
    if blocks:
        title = tr("Activation and command") if played(level, *charts.command.levels) else tr("Activation")
        yield made(charts, Head("command", title, tr("Turn")), blocks, charts.command.clause)


def _control(charts: Rules) -> tuple[Block, ...]:
    chart = charts.command
    return (
        Heading(tr("Command control, in the {levels} game", levels=listed(chart.levels))),
        figures(
            (tr("From ... to ..."), *(tr(one.side.capitalize()) for one in chart.trace)),
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
                *(Rule(capital(named(one.who)), tr("always in command"), (one.clause,)) for one in chart.automatic),
            )
        ),
    )


def _rests_on(charts: Rules) -> tuple[str, ...]:
    return unique(one.unit_to_division.clause for one in charts.command.trace)


def _far(trace: Squares | None) -> str:
    return DASH if trace is None else squares(trace.squares)


def _activation(charts: Rules, level: Level | None) -> Iterator[Block]:
    chart = charts.activation
    if chart.base is None:
        yield rules((Rule(tr("Activation"), tr("everybody is always active"), (chart.clause,)),))
        return
    if played(level, "intermediate", "advanced"):
        yield from _limit(charts, chart.base)
    if played(level, "basic"):
        yield from _held_back(charts)
    yield from ours(charts.activation_limit)


def _limit(charts: Rules, base: Divisions) -> Iterator[Block]:
    """Give how many divisions may be active."""
    chart, limit = charts.activation, charts.activation_limit
    yield Heading(tr("{side} divisions that may be active in a turn", side=tr(chart.side.capitalize())))
    rows = [
        Rule(tr("To begin with"), str(base.divisions), (base.clause,)),
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


def _held_back(charts: Rules) -> Iterator[Block]:
    """Give who is held back until when."""
    chart, limit = charts.activation, charts.activation_limit
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


def _held(formation: str, rank: str) -> str:
    return formation if rank == "corps" else tr("{name}'s division", name=formation)


def _shift(least: int, most: int) -> str:
    return tr("{low} to {high}", low=signed(least), high=signed(most))

"""Melee as a card: the results by the difference of strengths."""

from __future__ import annotations

from companion.cards.chart_parts import Head, Row, figures, percent
from companion.cards.chart_words import note
from companion.cards.content import Card
from companion.games.tactical.cards.parts import as_printed, made
from companion.games.tactical.charts.combat import DrawnLoss
from companion.games.tactical.charts.ruleset import Rules
from companion.language.tongue import tr


def card(charts: Rules) -> Card:
    """Give losses and retreats of both sides by the differential."""
    chart = charts.melee
    return made(
        charts,
        Head("melee", tr("Melee"), tr("Melee")),
        (
            note(
                tr("Attackers' strength less defenders', divided by {by} and cut towards 0.", by=chart.differential.by),
                clauses=(chart.differential.clause,),
            ),
            figures(
                (tr("Differential"), tr("Attackers lose"), tr("go back"), tr("Defenders lose"), tr("go back")),
                (
                    Row(
                        as_printed(row.printed),
                        (
                            _lost(row.attacker_losses),
                            percent(row.attacker_retreats),
                            _lost(row.defender_losses),
                            percent(row.defender_retreats),
                        ),
                        (row.clause,),
                    )
                    for row in chart.row
                ),
            ),
            note(
                tr(
                    "Losses are drawn for each side, every number as likely. The defenders' retreat comes first; "
                    "the attackers draw only where they stay."
                ),
                clauses=(chart.retreats,),
            ),
        ),
        chart.clause,
    )


def _lost(one: DrawnLoss) -> str:
    """Give losses: "150 to 175"."""
    return tr("{low} to {high}", low=one.added, high=one.added + one.drawn)

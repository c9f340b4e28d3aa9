"""The charts of the Gettysburg campaign, set by hand, in the order in which a turn asks for them.

turn and start ─► orders ─► dispatches ─► march ─► reconnaissance ─► combat, step by step ─► fatigue ─► victory
"""

from __future__ import annotations

from companion.cards import readings
from companion.cards.content import Card, Deck
from companion.cards.source import Source
from companion.games.campaign.cards import (
    chart_combat,
    chart_fatigue,
    chart_look,
    chart_march,
    chart_orders,
    chart_turn,
    chart_victory,
)
from companion.games.campaign.charts.ruleset import Rules
from companion.language.tongue import tr


def deck(source: Source) -> Deck:
    """Give a card for each subject, of a game from the charts that it carries and in its readings."""
    made = readings.with_readings(cards(source.rules), source)
    return Deck("gettysburg-charts", tr("Charts of the Gettysburg campaign"), made)


def cards(rules: Rules) -> tuple[Card, ...]:
    """Give the cards of a ruleset."""
    return (
        chart_turn.sequence(rules),
        chart_turn.start(rules),
        chart_orders.orders(rules),
        chart_orders.dispatches(rules),
        chart_march.movement(rules),
        chart_march.modes(rules),
        chart_look.reconnaissance(rules),
        *chart_combat.cards(rules),
        chart_fatigue.fatigue(rules),
        chart_fatigue.effectiveness(rules),
        *chart_victory.victory(rules),
    )

"""Fatigue and morale: what tires a corps and what rests it, when it gives way; how good each corps is."""

from __future__ import annotations

from companion.cards.chart_parts import Head, Row, Rule, figures, ours, rules
from companion.cards.chart_words import DASH, unique
from companion.cards.content import Block, Card, Heading
from companion.charts.figures import exact
from companion.games.campaign.cards.chart_parts import figure, made, mode, percent, plus
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.charts.shared import FatiguePoints
from companion.language.tongue import tr

TRIPLED, BY_NIGHT = "RTG-R-NIGHT-RECOVERY", "RTG-R-NIGHT-NORMAL"


def fatigue(charts: Rules) -> Card:
    """Give the points by day and by night, morale, and what happens at its end."""
    chart, combat = charts.fatigue, charts.combat
    night = next(row for row in charts.sequence.turn if row.kind == "night")
    factor = night.fatigue_factor

    def row(name: str, one: FatiguePoints, by_night: str) -> Row:
        return Row(name, (plus(one.fatigue), by_night), unique((one.clause, factor.clause)))

    def tripled(one: FatiguePoints) -> str:
        return plus(exact(factor.times) * exact(one.fatigue))

    rested = tripled(chart.rest) if charts.choice(TRIPLED) == 0 else plus(chart.rest.fatigue)
    by_night = chart.normal_march_at_night
    marched = tripled(by_night) if charts.choice(BY_NIGHT) == 1 else plus(by_night.fatigue)
    normal = Row(
        tr("Normal march, points spent"),
        (plus(chart.normal_march.fatigue), marched),
        unique((chart.normal_march.clause, by_night.clause, factor.clause)),
    )
    blocks: tuple[Block, ...] = (
        figures(
            (tr("Fatigue of a turn"), tr("by day"), tr("by night")),
            (
                row(tr("Rest, or no point spent"), chart.rest, rested),
                normal,
                row(tr("Forced march"), chart.force_march, tripled(chart.force_march)),
                row(tr("Each move not from road to road"), chart.off_road, tripled(chart.off_road)),
                row(tr("A river without bridge, besides"), chart.unbridged_river, tripled(chart.unbridged_river)),
            ),
        ),
        Heading(tr("Of a battle")),
        figures(
            (tr("Fatigue"), ""),
            (
                Row(
                    tr("For each {n} of its strength lost", n=percent(combat.tiring_losses.percent)),
                    (tr("+1, up to the next {step}", step=figure(combat.tiring_losses.step)),),
                    (combat.tiring_losses.clause, "RTG-R-FATIGUE-PCT", chart.force_march.clause),
                ),
                Row(tr("For its side's adjusted urgency"), (tr("see combat"),), (combat.urgency_fatigue[0].clause,)),
                Row(tr("Its leader is lost"), (plus(combat.leader_lost.fatigue),), (combat.leader_lost.clause,)),
            ),
        ),
        Heading(tr("Morale")),
        rules(
            (
                Rule(
                    tr("Morale"),
                    tr("effectiveness, {n} more, less fatigue", n=figure(chart.fresh_level.level)),
                    unique((chart.fresh_level.clause, chart.clause)),
                ),
                Rule(
                    tr("At {n} or less", n=figure(chart.demoralised.level)),
                    tr(
                        "demoralised: {mode} on contact, urgency {urgency}, all "
                        "orders but immediate ones forgotten; it loses more",
                        mode=mode(chart.demoralised.contact),
                        urgency=chart.demoralised.urgency,
                    ),
                    (chart.demoralised.clause, chart.demoralised.modes_clause),
                ),
                Rule(
                    tr("Fatigue {n}", n=figure(chart.destroyed_at.fatigue)),
                    tr("the corps is destroyed; a headquarters bears any"),
                    (chart.destroyed_at.clause,),
                ),
                Rule(
                    tr("Counted"),
                    tr(
                        "in steps of {grain}, never under {least}",
                        grain=figure(chart.grain.fatigue),
                        least=figure(chart.least.fatigue),
                    ),
                    unique((chart.grain.clause, chart.least.clause)),
                ),
            )
        ),
    )
    return made(Head("fatigue", tr("Fatigue and morale"), tr("Fatigue")), blocks, chart.clause)


def effectiveness(charts: Rules) -> Card:
    """Give the effectiveness of each corps, side by side, and what a withdrawal risks."""
    chart, rout = charts.effectiveness, charts.rout
    letters = list(dict.fromkeys(row.letter for row in chart.row))
    of = {(row.side, row.letter): row for row in chart.row}
    declines = rout.computer_declines_below
    blocks: tuple[Block, ...] = (
        figures(
            (tr("Corps"), tr("Confederate"), tr("Union")),
            (
                Row(
                    tr("Headquarters") if letter == "HQ" else letter,
                    [
                        figure(of[side, letter].level) if (side, letter) in of else DASH
                        for side in ("confederate", "union")
                    ],
                    unique(of[side, letter].clause for side in ("confederate", "union") if (side, letter) in of),
                )
                for letter in letters
            ),
        ),
        *ours(chart),
        Heading(tr("A withdrawal")),
        rules(
            (
                Rule(
                    tr("It succeeds"),
                    tr("where a number drawn from 1 to {n} is no higher than morale", n=rout.check.highest),
                    (rout.check.clause, "RTG-6.2.1g"),
                ),
                Rule(
                    tr("Else"),
                    tr("who was not told to withdraw stands; who was is checked once more"),
                    ("RTG-6.2.1h", "RTG-6.2.1i"),
                ),
                Rule(
                    tr("Rout"),
                    tr(
                        "the second failure: gone, at a loss of {loss} less {less} for each point of leadership",
                        loss=percent(rout.loss.percent),
                        less=percent(-exact(rout.a_leadership_point.percent)),
                    ),
                    unique((rout.loss.clause, rout.a_leadership_point.clause)),
                ),
                Rule(
                    tr("Guns"),
                    tr("×{n} of that, {most} at most", n=figure(rout.guns.times), most=percent(rout.most.percent)),
                    (rout.guns.clause, rout.most.clause),
                ),
                Rule(
                    tr("Goes to"),
                    tr(
                        "its RT hex, else on as it moved last, else the first way open "
                        "from 1 to 6; never a mountain, an enemy or his lines"
                    ),
                    (
                        "RTG-6.2.1b",
                        "RTG-6.2.1c",
                        "RTG-6.2.1d",
                        "RTG-6.2.1e",
                        "RTG-6.2.1f",
                        charts.orders.direction[0].clause,
                    ),
                ),
                Rule(
                    tr("Computer"),
                    tr(
                        "in a headquarters' hex it declines the second check below morale {n}", n=figure(declines.level)
                    ),
                    (declines.clause,),
                ),
            )
        ),
    )
    return made(Head("effectiveness", tr("Effectiveness and rout"), tr("Fatigue")), blocks, chart.clause)

"""Reconnaissance: how far corps see and how much they err; what initiative does; the computer's urgency."""

from __future__ import annotations

from companion.cards.chart_parts import Head, Row, Rule, face, figures, ours, rules
from companion.cards.chart_words import unique
from companion.cards.content import Block, Card, Face, Heading
from companion.charts.figures import exact
from companion.games.campaign.cards.chart_parts import figure, label, made, mode, percent, plus
from companion.games.campaign.charts.ruleset import Rules
from companion.language.tongue import tr
from companion.language.words import capital

POWERS = (-2, -1, 0, 1, 2)
"""Odds whose weight is told: each a doubling of the one before."""


def reconnaissance(charts: Rules) -> Card:
    """Give how far and how well corps see; initiative, and what a computer's headquarters orders, on the back."""
    chart = charts.reconnaissance
    blocks: tuple[Block, ...] = (
        rules(
            (
                Rule(tr("Corps"), tr("its hex and those within {n}", n=chart.radius.hexes), (chart.radius.clause,)),
                Rule(tr("Patrol"), tr("within {n} hexes", n=chart.patrol_radius.hexes), (chart.patrol_radius.clause,)),
                Rule(
                    tr("Estimates"),
                    tr(
                        "the enemy's strength, wrong by up to the error either "
                        "way, told in steps of {step} men, {least} at least",
                        step=chart.round_to.men,
                        least=chart.least_told.men,
                    ),
                    (chart.round_to.clause, chart.least_told.clause),
                ),
            )
        ),
        Heading(tr("Error of an estimate")),
        figures(
            (tr("Own share of the cavalry"), tr("Error, either way")),
            (
                Row(tr("none"), (percent(chart.greatest_error.percent),), (chart.greatest_error.clause,)),
                Row(
                    tr("as much as the enemy, or neither has any"),
                    (percent(chart.equal_error.percent),),
                    (chart.equal_error.clause,),
                ),
                Row(tr("all"), (percent(chart.least_error.percent),), (chart.least_error.clause,)),
            ),
        ),
        rules(
            (
                Rule(
                    tr("Counted as"),
                    tr("cavalry points times morale and effectiveness together; between the rows in a straight line"),
                    ("RTG-9.2.1a", "RTG-R-RECON-ERR"),
                ),
                Rule(
                    tr("Outnumbered"),
                    tr(
                        "by {ratio}:1 or more, as it believes: urgency {urgency} "
                        "in this battle, and who has initiative stands",
                        ratio=figure(chart.outnumbered.ratio),
                        urgency=figure(chart.outnumbered_urgency.level),
                    ),
                    unique((chart.outnumbered.clause, chart.outnumbered_urgency.clause)),
                ),
            )
        ),
    )
    head = Head("reconnaissance", tr("Reconnaissance"), tr("Reconnaissance"))
    return made(head, blocks, chart.clause, _initiative(charts))


def _initiative(charts: Rules) -> Face:
    chart, answers = charts.initiative, charts.battle_answers
    bounds = (chart.withdraw_below, chart.stand_below, chart.attack_below)
    odds = {power: f"{2**power}:1" if power >= 0 else f"1:{2**-power}" for power in POWERS}
    blocks: tuple[Block, ...] = (
        figures(
            (tr("Its estimate of the odds"), *odds.values()),
            (
                Row(
                    tr("counts"),
                    [plus(power * exact(chart.log2_weight.level)) for power in POWERS],
                    unique((chart.log2_weight.clause, chart.stand_below.clause)),
                ),
            ),
        ),
        rules(
            (
                Rule(
                    tr("To that"),
                    tr("urgency less {n}", n=figure(chart.urgency_centre.level)),
                    (chart.urgency_centre.clause,),
                ),
                Rule(
                    tr("And"),
                    tr("aggressiveness divided by {n}", n=figure(chart.aggressiveness.by)),
                    (chart.aggressiveness.clause,),
                ),
            )
        ),
        figures(
            (tr("The sum"), tr("what the corps does")),
            (
                *(
                    Row(tr("under {n}", n=figure(bound.level)), (capital(mode(name)),), (bound.clause,))
                    for bound, name in zip(bounds, ("withdraw", "stand", "attack"), strict=True)
                ),
                Row(
                    tr("{n} or more", n=figure(chart.attack_below.level)),
                    (capital(mode("hasty-attack")),),
                    (chart.attack_below.clause,),
                ),
            ),
        ),
        *ours(chart),
        Heading(tr("A computer's headquarters before a battle")),
        figures(
            (tr("Estimated odds"), tr("Attacking"), tr("Defending")),
            (
                Row(
                    tr("under {n}:1", n=figure(row.below)) if row.below is not None else tr("more"),
                    [str(row.urgency) if row.role == role else "" for role in ("attacking", "defending")],
                    (row.clause,),
                )
                for row in answers.row
            ),
        ),
        *ours(answers),
    )
    return face(tr("Initiative"), label(), blocks, chart.clause)

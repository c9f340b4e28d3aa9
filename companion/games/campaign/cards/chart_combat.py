"""Combat worked step by step: who follows the cards in order reckons a battle's odds, losses and fatigue by hand."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_parts import Head, Row, Rule, face, figures, ours, rules
from companion.cards.chart_words import note, row_label, unique
from companion.cards.content import Block, Card, Column, Face, Heading, Table, bold, cell
from companion.charts.figures import exact
from companion.charts.ruleset import worded
from companion.charts.vocabulary import is_read
from companion.games.campaign.cards.chart_parts import factor, figure, label, made, percent, plus
from companion.games.campaign.charts.combat import Shift
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.charts.vocabulary import SHIFTS
from companion.language.tongue import number, tr, tr_in


def cards(charts: Rules) -> Iterator[Card]:
    """Give two cards: to the combat odds, and from them to what a battle costs."""
    chart = charts.combat
    yield made(
        Head("combat-odds", tr("Combat: to the odds"), tr("Combat")),
        tuple(_strength(charts)),
        chart.clause,
        _odds(charts),
    )
    yield made(
        Head("combat-losses", tr("Combat: what it costs"), tr("Combat")),
        tuple(_losses(charts)),
        chart.losses,
        _after(charts),
    )


# ---- to the odds


def _strength(charts: Rules) -> Iterator[Block]:
    chart, floor = charts.combat, charts.losses.multiple_floor
    yield Heading(tr("1  Who fights"))
    yield rules(
        (
            Rule(
                tr("Attack"),
                tr(
                    "all with attack orders where an army commander with such orders "
                    "leads; else each in a battle of its own, once a turn"
                ),
                ("RTG-9.1b", "RTG-9.1c", "RTG-9.1d"),
            ),
            Rule(tr("Defend"), tr("all enemies in the hex"), ("RTG-9.1a",)),
            Rule(tr("Never"), tr("by night or in rain"), ("RTG-8.1c", charts.movement.no_combat_in_rain)),
        )
    )
    yield Heading(tr("2  The multiple of each arm of each corps: all that applies, added"))
    yield figures(
        (tr("Combat shift"), tr("Multiple")),
        (Row(_shift(row), (_worth(row),), (row.clause,)) for row in chart.shift),
    )
    yield note(
        tr(
            "The least is {n}. Morale: effectiveness, {fresh} more, less fatigue.",
            n=figure(floor.least),
            fresh=figure(charts.fatigue.fresh_level.level),
        ),
        clauses=(floor.clause, charts.fatigue.fresh_level.clause),
    )
    yield Heading(tr("3  Combat strength of a corps"))
    yield note(tr("Strength points of each arm times its multiple, added up."), clauses=chart.strength)


def _shift(row: Shift) -> str:
    return worded(row, row.label) if is_read(row, SHIFTS) else row_label(row.label, read=False)


def _worth(row: Shift) -> str:
    return tr("{n} for each point", n=plus(row.value)) if row.per_point else plus(row.value)


def _odds(charts: Rules) -> Face:
    return face(tr("To the odds"), label(), tuple(_odds_blocks(charts)), charts.combat.combat_odds)


def _odds_blocks(charts: Rules) -> Iterator[Block]:
    chart, lines, luck = charts.combat, charts.echelons, charts.losses.random
    yield Heading(tr("4  Urgency of each side"))
    yield rules(
        (
            Rule(
                tr("Named"),
                tr(
                    "by headquarters in the hex, {least} to {most}; else that of the corps in command",
                    least=charts.orders.battle_urgency.min,
                    most=charts.orders.battle_urgency.max,
                ),
                (charts.orders.battle_urgency.clause,),
            ),
            Rule(
                tr("To it"),
                tr(
                    "the mean aggressiveness of its leaders divided by {by}; "
                    "to the nearest whole, a half up, {least} to {most}",
                    by=figure(chart.aggressiveness.by),
                    least=chart.urgency.min,
                    most=chart.urgency.max,
                ),
                (chart.aggressiveness.clause, chart.urgency.clause),
            ),
        )
    )
    yield Heading(tr("5  Lines, in the order of rank"))
    yield figures(
        (tr("Line"), tr("its share of the points"), tr("Odds"), tr("Losses")),
        (
            Row(
                f"{row.number}  {tr_in('echelons.echelon', row.name)}",
                (_share(charts, row.number), factor(row.strength), factor(row.losses)),
                unique((row.clause, lines.first.clause, lines.second.clause)),
            )
            for row in lines.echelon
        ),
    )
    yield note(
        tr("A corps stands whole where the middle of its points falls; the first in rank is always in front."),
        clauses=lines.clause,
    )
    yield from ours(lines)
    yield Heading(tr("6  The odds, attacker to defender"))
    yield rules(
        (
            Rule(tr("Battle odds"), tr("the sums of strength times line"), (chart.battle_odds,)),
            Rule(
                tr("Leadership odds"),
                tr("the means of leadership, whoever commands counted as {n} leaders", n=chart.controlling.leaders),
                (chart.leadership_odds, chart.controlling.clause),
            ),
            Rule(
                tr("Luck drawn"),
                tr("{base} to a power drawn from −1 to 1", base=number(float(exact(luck.base)), "g")),
                (luck.clause, chart.pull.clause),
            ),
            Rule(tr("Combat odds"), tr("the three multiplied"), (chart.combat_odds,)),
            Rule(
                tr("Surrender"),
                tr(
                    "of the weaker side at {n}:1 or more: it loses all, the other nothing",
                    n=figure(chart.surrender.ratio),
                ),
                (chart.surrender.clause, "RTG-R-SURRENDER", chart.pull.clause),
            ),
        )
    )


def _share(charts: Rules, number: int) -> str:
    chart = charts.echelons
    if number == 1:
        return tr(
            "{base} and {each} for each point of urgency",
            base=figure(chart.first.base),
            each=figure(chart.first.an_urgency),
        )
    return (
        tr("{n} of the rest", n=figure(chart.second.share)) if number == len(chart.echelon) - 1 else tr("what is left")
    )


# ---- what it costs


def _losses(charts: Rules) -> Iterator[Block]:
    chart, losses = charts.combat, charts.losses
    yield Heading(tr("7  Ferocity"))
    yield rules(
        (
            Rule(
                tr("Pull"),
                tr(
                    "the worse commander's urgency nears the better one's by {n} "
                    "for each point between their leaderships, never past it",
                    n=chart.pull.urgency,
                ),
                (chart.pull.clause,),
            ),
            Rule(
                tr("Ferocity"), tr("the mean of both urgencies, its half cut off"), (chart.ferocity, "RTG-R-FEROCITY")
            ),
        )
    )
    rows = chart.casualty_rate
    yield _across(
        (tr("Ferocity"), [str(row.ferocity) for row in rows]),
        (tr("Rate, %"), [figure(row.percent) for row in rows]),
        unique(row.clause for row in rows),
    )
    yield Heading(tr("8  The losses of each side"))
    yield rules(
        (
            Rule(
                tr("Weaker"),
                tr("by the combat odds: the rate of the smaller force's strength points"),
                (chart.weaker_force, chart.smaller_force),
            ),
            Rule(
                tr("Stronger"),
                tr("that, divided by the odds; at even odds both lose the whole rate"),
                (chart.weaker_force, "RTG-R-LOSS-BASE"),
            ),
        )
    )
    yield Heading(tr("9  Shared out"))
    yield figures(
        (tr("Among its corps by points times"), tr("Weight")),
        (
            *(Row(_arm(row.arm), (factor(row.weight),), (row.clause,)) for row in losses.arm),
            Row(
                tr("and the weight of its line"),
                (tr("see 5"),),
                (charts.echelons.clause, "RTG-9.6.1.2d", chart.pull.clause),
            ),
        ),
    )
    yield rules(
        (
            Rule(
                tr("Then"),
                tr("{n} for who attacks in road mode", n=factor(losses.road_mode.times)),
                (losses.road_mode.clause, "RTG-6.2.4b"),
            ),
            Rule(tr("Demoralised"), tr("times the larger over the smaller force"), (chart.demoralised_loss,)),
            Rule(
                tr("Round"),
                tr("each corps once, a half up, to no more than it has; among its arms by the same weights"),
                (chart.losses, losses.clause),
            ),
        )
    )
    yield from ours(losses)


def _across(head: tuple[str, list[str]], row: tuple[str, list[str]], clauses: tuple[str, ...]) -> Table:
    """Give two lines of figures, one under the other: narrow enough for the smallest card."""
    columns = (Column(style="body"), *(Column(1.0, align="center", style="body") for _ in head[1]))
    heads = tuple(cell(bold(one), align="center" if nth else "left") for nth, one in enumerate((head[0], *head[1])))
    return Table(
        columns, ((cell(bold(row[0]), clauses=clauses), *(cell(one, clauses=clauses) for one in row[1])),), (heads,)
    )


def _arm(name: str) -> str:
    return {
        "infantry": tr("Infantry"),
        "cavalry": tr("Cavalry"),
        "foot_guns": tr("Foot guns"),
        "horse_guns": tr("Horse guns"),
    }[name]


def _after(charts: Rules) -> Face:
    return face(tr("After the losses"), label(), tuple(_after_blocks(charts)), charts.combat.destroyed_below.clause)


def _after_blocks(charts: Rules) -> Iterator[Block]:
    chart, losses, fatigue = charts.combat, charts.losses, charts.fatigue
    yield Heading(tr("10  Fatigue of each corps"))
    yield rules(
        (
            Rule(
                tr("Losses"),
                tr(
                    "a point for each {n} of its strength lost, up to the next {step}",
                    n=percent(chart.tiring_losses.percent),
                    step=figure(chart.tiring_losses.step),
                ),
                (chart.tiring_losses.clause, "RTG-R-FATIGUE-PCT"),
            ),
        )
    )
    rows = chart.urgency_fatigue
    yield _across(
        (tr("Urgency"), [str(row.urgency) for row in rows]),
        (tr("Fatigue"), [figure(row.fatigue) for row in rows]),
        unique(row.clause for row in rows),
    )
    yield note(tr("The urgency is that after step 7."), clauses="RTG-R-URGENCY-ORDER")
    yield Heading(tr("11  Who is left"))
    yield rules(
        (
            Rule(
                tr("Destroyed"),
                tr(
                    "below {n} of its first strength, or at fatigue {tired}",
                    n=percent(chart.destroyed_below.percent),
                    tired=figure(fatigue.destroyed_at.fatigue),
                ),
                (chart.destroyed_below.clause, fatigue.destroyed_at.clause),
            ),
            Rule(
                tr("Demoralised"),
                tr("at morale {n} or less", n=figure(fatigue.demoralised.level)),
                (fatigue.demoralised.clause,),
            ),
        )
    )
    yield Heading(tr("12  Leaders"))
    share, lead, bold_ = losses.leader_lost, losses.new_leadership, losses.new_aggressiveness
    yield rules(
        (
            Rule(
                tr("Lost"),
                tr(
                    "{n} for each hundredth of its strength that the corps lost; never that of a headquarters",
                    n=percent(share.a_percent),
                ),
                (share.clause, "RTG-9.10c"),
            ),
            Rule(tr("Fatigue"), plus(chart.leader_lost.fatigue), (chart.leader_lost.clause,)),
            Rule(
                tr("Successor"),
                tr(
                    "leadership {low} to {high}; aggressiveness {share} of the old, cut to tens, and one of {changes}",
                    low=plus(lead.lowest),
                    high=plus(lead.highest),
                    share=figure(bold_.share),
                    changes=", ".join(plus(one) for one in bold_.changes),
                ),
                (lead.clause, bold_.clause, charts.scale.leadership.clause),
            ),
        )
    )

"""What combat and marching do to units, and how they recover: rout and order, fatigue, ammunition."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_parts import Head, Row, Rule, figures, ours, percent, rules
from companion.cards.chart_words import span, unique
from companion.cards.content import Block, Card, Heading
from companion.games.tactical.cards.parts import MODES, factor, listed, made, played, squares
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Level
from companion.language.tongue import plural, tr


def rout(charts: Rules, level: Level | None = None) -> Card:
    """Give when units break, how far they go, when they rally; how order is lost and regained."""
    chart, fled = charts.rout, charts.retreat_losses
    blocks: tuple[Block, ...] = (
        Heading(tr("Rout")),
        rules(
            (
                Rule(
                    tr("The draw"),
                    tr("after losses, with morale below {n}", n=chart.check_below.morale),
                    (chart.check_below.clause,),
                ),
                Rule(tr("Breaks"), percent(chart.breaks.percent), (chart.breaks.clause,)),
                Rule(
                    tr("At once"),
                    tr("troops of fewer than {n} men that lose any", n=chart.at_once_below.men),
                    (chart.at_once_below.clause,),
                ),
                Rule(tr("Goes back"), squares(chart.retreat.squares), (chart.retreat.clause,)),
                Rule(
                    tr("After melee"),
                    tr("{n} squares, drawn", n=span(chart.melee_retreat.least, chart.melee_retreat.most)),
                    (chart.melee_retreat.clause,),
                ),
                Rule(
                    tr("Into a zone of control"),
                    tr(
                        "{men} of its men, or {guns}, and it stops",
                        men=percent(fled.men.percent),
                        guns=plural(fled.guns.guns, "{n} gun", "{n} guns"),
                    ),
                    unique((fled.men.clause, fled.guns.clause)),
                ),
            )
        ),
        *ours(fled),
        Heading(tr("Rally")),
        rules(
            (
                Rule(tr("Morale"), tr("{n} at least", n=chart.rally_from.morale), (chart.rally_from.clause,)),
                *(
                    Rule(tr(one.side.capitalize()), tr("more than {n} men", n=one.more_than), (one.clause,))
                    for one in chart.rally_men
                ),
            )
        ),
        *(_disruption(charts) if played(level, *MODES) else ()),
    )
    return made(charts, Head("morale", tr("Morale, rout and order"), tr("Condition")), blocks, chart.clause)


def _disruption(charts: Rules) -> tuple[Block, ...]:
    """Give how order is lost and regained."""
    order = charts.disruption
    return (
        Heading(tr("Disruption")),
        rules(
            (
                Rule(
                    tr("Chance"),
                    tr("{chance} for {n} casualties", chance=percent(order.chance.percent), n=order.chance.casualties),
                    (order.chance.clause,),
                ),
                Rule(
                    tr("Recovers"),
                    tr("with morale above {n}:", n=order.morale_above.morale),
                    (order.morale_above.clause,),
                ),
            )
        ),
        figures(
            (tr("Of these against it: the brigade's leader lost, an enemy zone of control"), tr("Chance")),
            (
                Row(tr("neither"), (percent(order.with_leader.percent),), (order.with_leader.clause,)),
                Row(tr("one"), (percent(order.one_against.percent),), (order.one_against.clause,)),
                Row(tr("both"), (percent(order.both_against.percent),), (order.both_against.clause,)),
            ),
        ),
    )


def fatigue(charts: Rules, level: Level | None = None) -> Card:
    """Give what tires and what rests."""
    chart = charts.fatigue
    small = chart.losses
    entered = [Row(tr(one.mode), (str(one.fatigue),), (one.clause,)) for one in chart.enter]
    basic = [
        Row(tr("Basic game: infantry"), (str(chart.basic.infantry),), (chart.basic.clause,)),
        Row(tr("Basic game: others"), (str(chart.basic.others),), (chart.basic.clause,)),
    ]
    deeds = [Row(tr("routed troops pass through"), (str(chart.routed_passes.fatigue),), (chart.routed_passes.clause,))]
    if played(level, "advanced"):
        works, falls = chart.fortify, chart.leader_dies
        deeds.insert(0, Row(tr("a level of works built"), (str(works.fatigue),), (works.clause,)))
        deeds.append(Row(tr("the leader falls"), (str(falls.fatigue),), (falls.clause,)))
    if played(level, *MODES):
        march = charts.points.force_march
        deeds.append(Row(tr("a point of forced march"), (str(march.fatigue),), (march.clause,)))
    blocks: tuple[Block, ...] = (
        Heading(tr("A square entered")),
        figures(
            (tr("In"), tr("Fatigue")),
            (*(entered if played(level, *MODES) else ()), *(basic if played(level, "basic") else ())),
        ),
        Heading(tr("Besides")),
        figures((tr("Deed"), tr("Fatigue")), deeds),
        Heading(tr("Losses that make a point of fatigue")),
        figures(
            (tr("The unit has"), tr("Losses")),
            (
                Row(tr("fewer than {n} men", n=small.from_men), (str(small.losses),), (small.clause,)),
                Row(
                    tr("{low} to {high} men", low=small.from_men, high=small.to_men),
                    (tr("its men ÷ {n}", n=small.men_a_loss),),
                    (small.clause,),
                ),
                Row(
                    tr("more than {n} men", n=small.to_men), (tr("as {n} men", n=small.to_men),), (small.large_clause,)
                ),
            ),
        ),
        Heading(tr("Rest in the recovery phase")),
        figures(
            (tr("The unit stands"), tr("It loses")),
            (
                Row(
                    tr("in an enemy zone of control"),
                    (tr("effectiveness ÷ {n}", n=_by(charts, in_zone=True)),),
                    (chart.recovery.in_zone.clause,),
                ),
                Row(
                    tr("free of them"),
                    (tr("effectiveness ÷ {n}", n=_by(charts, in_zone=False)),),
                    (chart.recovery.free.clause,),
                ),
            ),
        ),
        rules(
            (
                Rule(
                    tr("Guns in melee"),
                    tr("unlimbered artillery above fatigue {n} goes back", n=chart.gun_retreat_above.fatigue),
                    (chart.gun_retreat_above.clause,),
                ),
            )
        ),
    )
    return made(charts, Head("fatigue", tr("Fatigue"), tr("Condition")), blocks, chart.clause)


def _by(charts: Rules, *, in_zone: bool) -> int:
    recovery = charts.fatigue.recovery
    return recovery.in_zone.by if in_zone else recovery.free.by


def ammunition(charts: Rules, level: Level | None = None) -> Iterator[Card]:
    """Give the chances to run out and to be resupplied, and those of leaders to fall; the Basic game has neither."""
    if not played(level, *MODES):
        return
    chart, hurt = charts.ammo, charts.wounds
    title, wounds = tr("Ammunition"), list[Block]()
    if played(level, "advanced"):
        title = tr("Ammunition and leaders' wounds")
        wounds = [Heading(tr("Leaders")), rules(_wounds(charts)), *ours(hurt)]
    blocks: tuple[Block, ...] = (
        Heading(tr("Runs out at a shot")),
        figures(
            (tr("Arm"), tr("Chance")),
            (Row(tr(one.arm), (percent(one.percent),), (one.clause,)) for one in chart.run_out),
        ),
        Heading(tr("Resupply: first by the distance to the division's leader")),
        figures(
            (tr("Squares"), tr("Goes on")),
            (
                *(
                    Row(span(one.min, one.max), (_eligible(one.outcome, one.percent),), (one.clause,))
                    for one in chart.eligibility
                ),
                Row(tr("any: {who}", who=listed(chart.flat.who)), (percent(chart.flat.percent),), (chart.flat.clause,)),
            ),
        ),
        Heading(tr("Then by side and arm")),
        figures(
            (tr("Who"), tr("Turn"), tr("Mid-turn")),
            (
                Row(
                    f"{tr(one.side.capitalize())}: {listed(one.arms)}",
                    (percent(one.percent), percent(one.mid_turn)),
                    (one.clause,),
                )
                for one in chart.resupply
            ),
        ),
        *wounds,
    )
    yield made(charts, Head("ammunition", title, tr("Condition")), blocks, chart.clause)


def _wounds(charts: Rules) -> Iterator[Rule]:
    hurt = charts.wounds
    yield Rule(
        tr("Wounded"),
        tr("{n} of the share of its men that his unit loses", n=f"×{factor(hurt.share.times)}"),
        (hurt.share.clause,),
    )
    lost = tr("lost with it: {chance}", chance=percent(hurt.eliminated.percent))
    yield Rule(tr("His unit is gone"), lost, (hurt.eliminated.clause,))


def _eligible(outcome: str, chance: int) -> str:
    return {
        "at-once": tr("at once, {chance}", chance=percent(chance)),
        "none": tr("no, {chance}", chance=percent(chance)),
    }.get(outcome, percent(chance))

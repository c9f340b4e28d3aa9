"""Fire on three cards: weapons by range, what ground and mode do to strength, and what else does."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_parts import Head, Row, Rule, figures, ours, percent, rules
from companion.cards.chart_words import DASH, note, row_label, span, unique
from companion.cards.content import Block, Card, Heading
from companion.charts.ruleset import called
from companion.charts.vocabulary import is_read
from companion.games.tactical.cards.parts import MODES, factor, listed, made, played
from companion.games.tactical.charts.combat import Condition, Density, FactorRow, LocationRow, ModeRow, Weapon
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Level
from companion.games.tactical.charts.vocabulary import FACTORS
from companion.language.figures import figure
from companion.language.tongue import plural, tr


def weapons(charts: Rules) -> Card:
    """Give the men lost by weapon and range, small arms apart from guns."""
    chart = charts.weapons
    bands = [span(band.min, band.max) for band in chart.band]
    blocks: list[Block] = []
    for kind, heading in (
        ("small-arms", tr("Small arms: men lost for {n} men", n=chart.losses_for.small_arms)),
        ("artillery", tr("Artillery: men lost for {n} gun", n=chart.losses_for.artillery)),
    ):
        those = [one for one in chart.weapon if one.kind == kind]
        # Columns end with the farthest weapon of the kind: small arms beside guns would be a page of dashes.
        reach = max((place for one in those for place, loss in enumerate(one.losses) if loss), default=-1) + 1
        blocks.append(Heading(heading))
        blocks.append(figures((tr("Weapon"), tr("Code"), *bands[:reach]), (_weapon(one, reach) for one in those)))
    blocks.append(
        note(
            tr(
                "By range in squares, for {n} men or {guns} gun; – is out of range.",
                n=chart.losses_for.small_arms,
                guns=chart.losses_for.artillery,
            ),
            clauses=(chart.losses_for.clause,),
        )
    )
    aliases = charts.weapon_aliases
    if aliases.alias:
        blocks.append(
            rules(
                Rule(one.printed, tr("on a unit stands for {weapon}", weapon=one.weapon), (one.clause,))
                for one in aliases.alias
            )
        )
        blocks += ours(aliases)
    return made(charts, Head("weapons", tr("Weapons"), tr("Fire")), blocks, chart.clause)


def _weapon(one: Weapon, reach: int) -> Row:
    return Row(
        tr(one.name), (one.code, *(factor(loss) if loss else DASH for loss in one.losses[:reach])), (one.clause,)
    )


# ---- modifiers


def modifiers(charts: Rules, level: Level | None = None) -> Card:
    """Give what the target's ground, one's own ground, one's mode and condition multiply strength with."""
    chart = charts.modifiers
    target, own, house = _target(charts), _own(charts), [_of_house(one) for one in chart.factor]
    modes = [Row(tr(one.mode), (factor(one.fire), factor(one.melee)), (one.clause,)) for one in chart.mode]
    tables = (
        (tr("The target is in or is"), target),
        (tr("He who fires or attacks is in"), own),
        (tr("His mode"), modes if played(level, *MODES) else []),
        (tr("His condition"), list(_conditions(charts, level))),
        (tr("Of the house"), house),
    )
    barred = tuple(_barred(charts, level))
    return made(
        charts,
        Head("modifiers", tr("Modifiers by ground and mode"), tr("Fire")),
        (
            *(figures((title, tr("Fire ×"), tr("Melee ×")), rows) for title, rows in tables if rows),
            *((rules(barred),) if barred else ()),
            *(ours(charts.out_of_ammo) if played(level, *MODES) else ()),
        ),
        chart.clause,
    )


def _of_house(one: FactorRow) -> Row:
    """Give a factor that a house adds; one that nothing reads, in a game begun with it, says that it counts nowhere."""
    told = (DASH if value is None else factor(value) for value in (one.fire, one.melee))
    return Row(row_label(one.label, read=is_read(one, FACTORS)), tuple(told), (one.clause,))


def _target(charts: Rules) -> list[Row]:
    chart = charts.modifiers
    return [
        *(
            Row(
                called(charts.kinds[one.terrain]),
                (factor(one.fire), factor(one.melee)),
                (one.clause,),
            )
            for one in chart.target
        ),
        Row(tr("higher ground"), (factor(chart.higher.fire), factor(chart.higher.melee)), (chart.higher.clause,)),
    ]


def _own(charts: Rules) -> list[Row]:
    def name(one: LocationRow) -> str:
        terrain = called(charts.kinds[one.terrain])
        return terrain if one.arm is None else tr("{ground}, {arm}", ground=terrain, arm=tr(one.arm))

    return [Row(name(one), (factor(one.fire), factor(one.melee)), (one.clause,)) for one in charts.modifiers.location]


def _conditions(charts: Rules, level: Level | None) -> Iterator[Row]:
    chart, empty = charts.modifiers, charts.out_of_ammo
    disrupted = chart.disrupted if played(level, *MODES) else None
    for name, one in ((tr("routed"), chart.routed), (tr("disrupted"), disrupted)):
        if one is not None:
            yield Row(name, (factor(one.fire), factor(one.melee)), (one.clause,))
    if not played(level, *MODES):
        return
    yield Row(
        tr("without ammunition"), (factor(empty.fire), factor(empty.melee)), unique((empty.clause, empty.melee_clause))
    )


def _barred(charts: Rules, level: Level | None) -> Iterator[Rule]:
    """Say what some modes and conditions forbid."""
    chart, empty = charts.modifiers, charts.out_of_ammo
    modes = chart.mode if played(level, *MODES) else ()
    those: list[tuple[str, ModeRow | Condition]] = [(tr(one.mode), one) for one in modes]
    those += [(tr("routed"), chart.routed)]
    those += [(tr("disrupted"), chart.disrupted)] if chart.disrupted is not None and modes else []
    last = [(name, one.clause) for name, one in those if one.last_fire_only]
    last += [(tr("without ammunition"), empty.clause)] if empty.last_fire_only and modes else []
    if last:
        yield Rule(
            tr("Last fire only"),
            tr("{who}: no fire but the last before a melee", who=listed(name for name, _ in last)),
            unique(clause for _, clause in last),
        )
    no_attack = [(name, one.clause) for name, one in those if one.defends_only]
    if no_attack:
        yield Rule(
            tr("No attack"),
            tr("{who}: in melee only as a defender", who=listed(name for name, _ in no_attack)),
            unique(clause for _, clause in no_attack),
        )
    flanked = [one for one in modes if one.flanked]
    if flanked:
        yield Rule(
            tr("Flanked from all sides"), listed(one.mode for one in flanked), unique(one.clause for one in flanked)
        )


def others(charts: Rules, game: Level | None = None) -> Card:
    """Give what else multiplies strength: flanks, leaders, density, works, fatigue, the draw, the level of play."""
    chart, level = charts.modifiers, charts.play_level
    blocks: list[Block] = [
        rules(_others(charts, game)),
        Heading(tr("Levels of play")),
        rules(
            (
                Rule(
                    tr("Losses inflicted"),
                    tr(
                        "{n} a level above {level}, of {most}: more by the Union, fewer by the Confederates",
                        n=factor(level.each.each),
                        level=level.historical.level,
                        most=level.historical.most,
                    ),
                    unique((level.historical.clause, level.each.clause)),
                ),
            )
        ),
        *ours(level),
    ]
    guns = charts.guns
    blocks += [
        Heading(tr("Losses of artillery")),
        rules(
            (
                Rule(tr("A gun"), tr("is lost for {men} casualties", men=guns.a_gun.men), (guns.a_gun.clause,)),
                Rule(
                    tr("In melee"),
                    tr("a gun defends itself as {men} men", men=guns.melee_men.men),
                    (guns.melee_men.clause,),
                ),
                Rule(
                    tr("Driven back"),
                    tr("at least {guns} lost", guns=plural(guns.least.guns, "{n} gun", "{n} guns")),
                    (guns.least.clause,),
                ),
            )
        ),
        *ours(guns),
    ]
    if charts.control_factors.factors is not None and played(game, "advanced"):
        near = charts.control_factors.factors
        blocks += [
            Heading(tr("Command control")),
            figures(
                (tr("The trace"), "×"),
                (
                    Row(
                        tr("within {share} of its length, or beside the corps leader", share=figure(near.near)),
                        (factor(near.close),),
                        (near.clause,),
                    ),
                    Row(tr("within its length"), (factor(near.inside),), (near.clause,)),
                    Row(tr("out of command"), (factor(near.outside),), (near.clause,)),
                ),
            ),
            *ours(charts.control_factors),
        ]
    return made(charts, Head("other-modifiers", tr("Other modifiers"), tr("Fire")), blocks, chart.clause)


def _others(charts: Rules, level: Level | None) -> Iterator[Rule]:
    chart, modes = charts.modifiers, played(level, *MODES)
    if modes:
        flank = tr(
            "×{more} for who has it, ×{less} for who is taken in it and defends",
            more=factor(chart.flank.attacker),
            less=factor(chart.flank.defender),
        )
        yield Rule(tr("Flank"), flank, unique((chart.flank.clause, chart.flank.defender_clause)))
    if played(level, "advanced"):
        led = tr("{n} more for each point of a leader's bonus", n=factor(chart.leader.each))
        yield Rule(tr("Leaders"), led, (chart.leader.clause,))
    yield Rule(tr("Density of the target"), _density(chart.density, target=True), (chart.density.clause,))
    for name, one in (
        (tr("Density of one's own square"), chart.own_density),
        (tr("The same in melee, attacking"), chart.own_density_melee),
    ):
        if one is not None:
            yield Rule(name, _density(one, target=False), (one.clause,))
    yield Rule(
        tr("Density in melee"),
        tr("each side's losses, by its own square") if chart.density_in_melee else tr("changes no losses"),
        (chart.density.clause,),
    )
    if modes:
        less = tr("{n} less for each level", n=factor(chart.fortification.each))
        yield Rule(tr("Works"), less, (chart.fortification.clause,))
    tired = tr("{share} less for each {n}", share=percent(1), n=_points(chart.fatigue.points))
    in_melee = tr("; in melee too") if chart.fatigue_in_melee else tr("; not in melee")
    yield Rule(tr("Fatigue"), tired + in_melee, (chart.fatigue.clause,))
    if chart.efficiency is not None:
        yield Rule(
            tr("Efficiency"),
            tr("{share} less for each {n} below 100", share=percent(1), n=_points(chart.efficiency.points)),
            (chart.efficiency.clause,),
        )
    if chart.battle_time is not None:
        time = tr(
            "operation points in hand, at least {least}, divided by {by}",
            least=chart.battle_time.least,
            by=chart.battle_time.by,
        )
        yield Rule(tr("Time"), time, (chart.battle_time.clause,))
    if chart.crew is not None:
        yield Rule(
            tr("Crews"),
            tr("artillerymen to {men} a gun, cut to {grain}", men=chart.crew.men, grain=factor(chart.crew.grain)),
            (chart.crew.clause,),
        )
    if chart.outmaneuvered is not None and modes:
        yield Rule(tr("Outmanoeuvred"), f"×{factor(chart.outmaneuvered.times)}", (chart.outmaneuvered.clause,))
    if chart.successful_attack is not None and modes:
        yield Rule(
            tr("After a successful attack"),
            f"×{factor(chart.successful_attack.times)}",
            (chart.successful_attack.clause,),
        )
    yield Rule(
        tr("Drawn"),
        tr(
            "×{least} to ×{most}, every figure as likely",
            least=factor(chart.random.least),
            most=factor(chart.random.most),
        ),
        (chart.random.clause,),
    )
    if chart.clamp is not None:
        held = tr(
            "all but the draw together ×{least} at least, ×{most} at most, cut to {grain}",
            least=factor(chart.clamp.least),
            most=factor(chart.clamp.most),
            grain=factor(chart.clamp.grain),
        )
        yield Rule(tr("The product"), held, unique((chart.clamp.clause, chart.clamp.grain_clause)))


def _points(count: int) -> str:
    return plural(count, "{n} point", "{n} points")


def _density(one: Density, *, target: bool) -> str:
    """Give a density: "1 % for each 12 men above or below 650, from −25 % to 25 %"."""
    base = (
        tr("{share} more for each {step} men above {men}, less below", share=percent(1), step=one.step, men=one.men)
        if target
        else tr("{share} less for each {step} men above {men}", share=percent(1), step=one.step, men=one.men)
    )
    if one.least_percent is None or one.most_percent is None:
        return base
    low = f"−{percent(-one.least_percent)}"
    return base + tr(", from {low} to {high}", low=low, high=percent(one.most_percent))

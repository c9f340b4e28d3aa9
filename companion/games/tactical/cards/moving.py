"""Operation points on two cards: what ground costs, and what everything else does."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_parts import Head, Row, Rule, figures, rules
from companion.cards.chart_words import note, row_label, unique
from companion.cards.content import Block, Card, Heading, Table
from companion.charts.ruleset import called
from companion.charts.vocabulary import is_read
from companion.games.tactical.cards.parts import MODES, costs, factor, listed, made, movers, played, points, squares
from companion.games.tactical.charts.costs import Multiplied, TerrainRow
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.shared import COLUMNS
from companion.games.tactical.charts.terms import Level
from companion.games.tactical.charts.vocabulary import COSTS
from companion.language.tongue import tr
from companion.language.words import capital


def ground(charts: Rules, level: Level | None = None) -> Card:
    """Give what a step costs by ground and mover, along roads, uphill and in zones of control."""
    chart = charts.costs
    zone = tr("into or out of an enemy zone of control")
    if not played(level, *MODES):
        zone = tr("into an enemy zone of control")  # to leave one costs nothing there
    between = costs(tr("from zone to zone, instead"), chart.zone_to_zone.cells, chart.zone_to_zone.clause)
    return made(
        charts,
        Head("movement", tr("Movement costs"), tr("Operations")),
        (
            figures((tr("Square entered"), *movers().values()), (_terrain(charts, row) for row in chart.terrain)),
            note(
                tr(
                    "In brackets: a diagonal step. P is prohibited, – does not concern the column. "
                    "Foot is infantry and dismounted cavalry; limbered and unlimbered are artillery."
                ),
                clauses=(chart.diagonal,),
            ),
            Heading(tr("Along a road, instead of the ground")),
            figures((tr("Step"), *movers().values()), (costs(tr("road"), chart.road.cells),)),
            rules(_road(charts, level)),
            Heading(tr("Besides")),
            figures(
                (tr("Step"), *movers().values()),
                (
                    costs(tr("to higher ground"), chart.higher),
                    costs(zone, chart.zone),
                    *((between,) if played(level, *MODES) else ()),
                ),
            ),
            *_ruled(_besides(charts, level)),
        ),
        chart.clause,
    )


def _terrain(charts: Rules, row: TerrainRow) -> Row:
    """Give a terrain's costs: "2 (3)" for a straight step and a diagonal one."""
    # Asked of the rules and not of the row: a ruling may give one terrain the costs of another (SHI-R-CHURCH).
    of = charts.terrain_cost(row.terrain)

    def cell(straight: int | str, diagonal: int | str) -> str:
        return "P" if isinstance(straight, str) else f"{straight} ({diagonal})"

    figures_of = [cell(of.cost(one, diagonal=False), of.cost(one, diagonal=True)) for one in COLUMNS]
    return Row(called(charts.kinds[row.terrain]), figures_of, unique((row.clause, of.clause)))


def _ruled(rows: Iterator[Rule]) -> tuple[Table, ...]:
    """Give rules where there are any: a table without rows would be a line in the air."""
    those = tuple(rows)
    return (rules(those),) if those else ()


def _road(charts: Rules, level: Level | None) -> Iterator[Rule]:
    road = charts.costs.road
    who = tr("in {modes} only", modes=listed(road.modes))
    if road.demibrigades:
        who += tr("; infantry as a demibrigade")
    if road.empty:
        who += tr("; no other unit in the square entered")
    if played(level, *MODES):
        yield Rule(tr("Who"), who, unique((road.clause, road.use_clause)))
    yield Rule(
        tr("Diagonal steps"),
        tr("along the road too") if road.diagonal else tr("never by road"),
        (road.diagonal_clause,),
    )
    if road.bridge is not None:
        yield Rule(tr("Over a bridge"), points(road.bridge.op), (road.bridge.clause,))
    if road.uphill is not None:
        yield Rule(tr("Uphill"), tr("{points} more", points=points(road.uphill.op)), (road.uphill.clause,))
    for slow in road.slow:
        yield Rule(
            tr("In a {ground}", ground=called(charts.kinds[slow.terrain])),
            points(slow.op),
            (slow.clause,),
        )


def _besides(charts: Rules, level: Level | None) -> Iterator[Rule]:
    chart = charts.costs
    needs = {
        "unmoved": tr("only before any other move of the phase"),
        "friend": tr("only where a friendly unit stands in the square entered"),
    }
    if played(level, *MODES):
        yield Rule(tr("Zone to zone"), needs[chart.zone_to_zone.needs], (chart.zone_to_zone.needs_clause,))
        modes = tr("crossed in {modes} only", modes=listed(chart.bridge.modes))
        yield Rule(tr("Bridges"), modes, (chart.bridge.clause,))
    for one in chart.multiplied:
        yield Rule(_covered(charts, one), f"×{factor(one.times)}", (one.clause,))
    for more in chart.added:
        said = tr("{points} more", points=points(more.op))
        yield Rule(capital(row_label(more.label, read=is_read(more, COSTS))), said, (more.clause,))


def _covered(charts: Rules, one: Multiplied) -> str:
    """Give what is multiplied: "every cost of a night turn"."""
    whose = tr(" in {modes}", modes=listed(one.modes)) if one.modes else ""
    match one.covers:
        case "terrain":
            return tr("Ground of the {ground}", ground=called(charts.kinds[one.terrain])) + whose
        case "step":
            return tr("Steps with {weapon}", weapon=one.weapon) + whose
        case "all":
            return (tr("Every cost at night") if one.night else tr("Every cost")) + whose


def deeds(charts: Rules, level: Level | None = None) -> Card:
    """Give the operation points of a phase, and what changes of mode, works, fire and melee cost."""
    notes = _ruled(_notes(charts, level))
    blocks: tuple[Block, ...] = (
        rules(_allowance(charts, level)),
        Heading(tr("Costs")),
        figures((tr("Deed"), *movers().values()), _deeds(charts, level)),
        *notes,
        *(_basic(charts) if played(level, "basic") else ()),
    )
    return made(
        charts, Head("operation-points", tr("Operation points (OP)"), tr("Operations")), blocks, charts.points.clause
    )


def _basic(charts: Rules) -> tuple[Block, ...]:
    """Give what the Basic game has in place of zones and modes."""
    basic = charts.costs.basic
    return (
        Heading(tr("In the Basic game")),
        rules(
            (
                Rule(tr("Leaving a zone"), points(basic.leave_zone.op), (basic.leave_zone.clause,)),
                Rule(
                    tr("Zone to zone"),
                    tr("{points}, all of it in hand", points=points(basic.zone_to_zone.op)),
                    (basic.zone_to_zone.clause,),
                ),
                Rule(
                    tr("No modes"),
                    tr(
                        "infantry moves as foot, cavalry mounted, artillery limbered; guns fire unlimbered; "
                        "everybody may use roads and bridges"
                    ),
                    unique((basic.columns_clause, basic.road_modes_clause, basic.bridge_modes_clause)),
                ),
            )
        ),
    )


def _allowance(charts: Rules, level: Level | None) -> Iterator[Rule]:
    chart = charts.points
    yield Rule(tr("A phase"), points(chart.allowance.op), (chart.allowance.clause,))
    commanded = played(level, *charts.command.levels)
    if commanded:
        yield Rule(tr("Out of command"), points(chart.out_of_command.op), (chart.out_of_command.clause,))
    yield Rule(
        tr("Kept from before"), tr("at most {points}", points=points(chart.carry_over.op)), (chart.carry_over.clause,)
    )
    if commanded:
        one = tr(
            "is always possible with {points} in hand, {fewer} out of command",
            points=points(chart.one_square.op),
            fewer=points(chart.one_square_out_of_command.op),
        )
        yield Rule(tr("One square"), one, unique((chart.one_square.clause, chart.one_square_out_of_command.clause)))
    elif played(level, *MODES):
        one = tr("is always possible with {points} in hand", points=points(chart.one_square.op))
        yield Rule(tr("One square"), one, (chart.one_square.clause,))
    yield Rule(tr("Routed"), tr("{squares} a phase", squares=squares(chart.routed.squares)), (chart.routed.clause,))
    march = chart.force_march
    if not played(level, *MODES):
        return
    yield Rule(
        tr("Force march"),
        tr(
            "{points} more for {fatigue} points of fatigue; none from fatigue {most} on",
            points=points(march.op),
            fatigue=march.fatigue,
            most=march.refused_at,
        ),
        unique((march.clause, march.refused_clause)),
    )


def _deeds(charts: Rules, level: Level | None) -> Iterator[Row]:
    chart, modes = charts.costs, played(level, *MODES)
    for change in chart.mode_change if modes else ():
        one_for_all = len(chart.mode_change) == 1
        yield costs(
            tr("change of mode") if one_for_all else tr("into {modes}", modes=listed(change.to)),
            change.cells,
            change.clause,
        )
    if chart.unlimber_in_zone is not None and modes:
        yield costs(tr("unlimber in an enemy zone of control"), chart.unlimber_in_zone)
    if chart.reorganise is not None:
        yield costs(tr("reorganise a brigade"), chart.reorganise)
    if played(level, "advanced"):
        yield costs(tr("a level of fortification"), chart.fortify)
    yield costs(tr("fire"), chart.fire)
    yield costs(tr("melee, attacking"), chart.melee_attacker)
    yield costs(tr("melee, defending"), chart.melee_defender)


def _notes(charts: Rules, level: Level | None) -> Iterator[Rule]:
    chart, modes = charts.costs, played(level, *MODES)
    for change in chart.mode_change if modes else ():
        into = listed(change.to) if len(chart.mode_change) > 1 else tr("another mode")
        if change.cavalry_artillery is not None:
            yield Rule(
                tr("Cavalry artillery"),
                tr("into {mode}: {points}", mode=into, points=points(change.cavalry_artillery.op)),
                (change.cavalry_artillery.clause,),
            )
        if change.in_woods is not None:
            yield Rule(
                tr("In woods"),
                tr("into {mode}: {points}", mode=into, points=points(change.in_woods.op)),
                (change.in_woods.clause,),
            )
        if change.zone_adds is not None:
            more = tr("into {mode}: {points} more", mode=into, points=points(change.zone_adds.op))
            yield Rule(tr("In an enemy zone"), more, (change.zone_adds.clause,))
    for barred in chart.no_mode_change if modes else ():
        yield Rule(
            tr("In a {ground}", ground=called(charts.kinds[barred.terrain])),
            tr("{arm} keeps its mode", arm=tr(barred.arm)),
            (barred.clause,),
        )
    if chart.gunboat is not None:
        boat = chart.gunboat
        where = tr(
            "{points} a square, on the {ground} alone",
            points=points(boat.op),
            ground=called(charts.kinds[boat.terrain]),
        )
        yield Rule(tr("Gunboats"), where, unique((boat.clause, boat.terrain_clause)))

"""Orders: the codes of the menus with their words, the letters that they take, and when dispatches arrive."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_parts import Head, Row, Rule, face, figures, ours, rules
from companion.cards.chart_words import DASH, note, unique
from companion.cards.content import Beside, Block, Card, Face, Heading, Table
from companion.games.campaign.cards.chart_parts import chance, figure, label, made, mode
from companion.games.campaign.charts.orders import CommandRow
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.words.order_words import code_words
from companion.language.tongue import tr, tr_in
from companion.language.words import capital

_PLACE = "orders.command"


def orders(charts: Rules) -> Card:
    """Give the orders to corps and forces in front, the other codes and the letters on the back."""
    chart = charts.orders
    rows = [row for row in chart.command if row.menu == "B"]
    forces = {row.code: row for row in chart.command if row.menu == "C"}
    blocks: tuple[Block, ...] = (
        figures(
            (tr("Order"), tr("what it is"), tr("Takes effect"), tr("Force too")),
            (
                Row(
                    row.code,
                    (_said(row), _kind(row.type), tr("yes") if row.code in forces else DASH),
                    (row.clause, forces[row.code].clause) if row.code in forces else (row.clause,),
                )
                for row in rows
            ),
            align="left",
        ),
        rules(
            (
                Rule(tr("at once"), tr("it is not put into the dispatch"), ("RTG-12.0a",)),
                Rule(
                    tr("read"), tr("when the dispatch is read; it wipes what the corps had still to do"), ("RTG-12.0b",)
                ),
                Rule(
                    tr("in contact"),
                    tr("in an enemy zone of control as soon as it is read, else in its turn"),
                    ("RTG-12.0c",),
                ),
            )
        ),
    )
    return made(Head("orders", tr("Orders"), tr("Orders")), blocks, chart.clause, _letters(charts))


def _said(row: CommandRow) -> str:
    limits = tr_in(_PLACE, row.limits) if row.limits else ""
    name = code_words(row.code) or tr_in(_PLACE, row.name)  # as it stands beside its letters everywhere
    return f"{name}: {limits}" if limits else name


def _kind(name: str) -> str:
    return {
        "immediate": tr("at once"),
        "combat-immediate": tr("in contact"),
        "non-immediate": tr("read"),
    }[name]


def _letters(charts: Rules) -> Face:
    chart = charts.orders
    contact = _lettered(tr("Contact mode"), ((row.letter, row.mode, row.clause) for row in chart.contact))
    march = _lettered(tr("March mode"), ((row.letter, row.mode, row.clause) for row in chart.march))
    deployed = _lettered(tr("Deployment"), ((row.letter, row.mode, row.clause) for row in chart.deployment))
    ways = figures(
        (tr("Direction"), ""),
        (
            Row(str(row.number), (capital(tr_in("campaign.way." + row.name, row.name)),), (row.clause,))
            for row in chart.direction
        ),
    )
    corner = chart.map_corner
    blocks: tuple[Block, ...] = (
        Beside(((contact, march), (deployed, ways))),
        Heading(tr("At headquarters")),
        figures(
            (tr("Code"), ""),
            (Row(row.code, (_said(row),), (row.clause,)) for row in chart.command if row.menu == "A"),
            align="left",
        ),
        rules(
            (
                Rule(
                    tr("Urgency"),
                    tr(
                        "{least} to {most} in an order; before a battle {zero} calls an attack off",
                        least=charts.scale.urgency.min,
                        most=charts.scale.urgency.max,
                        zero=chart.battle_urgency.min,
                    ),
                    (charts.scale.urgency.clause, chart.battle_urgency.clause),
                ),
                Rule(
                    tr("Map"),
                    tr(
                        "corner hex {a} to {b}, {c} to {d}; {columns} by {rows} hexes are shown",
                        a=corner.columns.min,
                        b=corner.columns.max,
                        c=corner.rows.min,
                        d=corner.rows.max,
                        columns=corner.shown_columns,
                        rows=corner.shown_rows,
                    ),
                    (corner.columns.clause, corner.rows.clause, corner.clause),
                ),
            )
        ),
    )
    return face(tr("Letters and codes"), label(), blocks, chart.clause)


def _lettered(title: str, rows: Iterator[tuple[str, str, str]]) -> Table:
    return figures((title, ""), (Row(letter, (capital(mode(name)),), (clause,)) for letter, name, clause in rows))


def dispatches(charts: Rules) -> Card:
    """Give when orders and reports arrive, and the time that is lost before orders are followed."""
    chart, late, seen = charts.dispatches, charts.delays, charts.activity
    away = tr("a turn later for every full {n} hexes from headquarters", n=chart.hexes_a_turn.hexes)
    blocks: tuple[Block, ...] = (
        rules(
            (
                Rule(
                    tr("Orders"),
                    tr(
                        "read in the Order Receipt Phase of the same turn; {away}, measured as they are sent", away=away
                    ),
                    (chart.clause, chart.hexes_a_turn.clause),
                ),
                Rule(
                    tr("Location, reconnaissance"),
                    tr("read in the own player phase of the same turn; {away}", away=away),
                    (chart.hexes_a_turn.clause,),
                ),
                Rule(
                    tr("Battle report"),
                    tr("{n} turn after the battle; {away}", n=chart.battle_report.turns, away=away),
                    (chart.battle_report.clause, chart.hexes_a_turn.clause),
                ),
                Rule(
                    tr("At hand"),
                    tr(
                        "corps within {n} hexes of headquarters are told in the same turn",
                        n=chart.immediate_radius.hexes,
                    ),
                    (chart.immediate_radius.clause,),
                ),
                Rule(
                    tr("Force"),
                    tr(
                        "of corps within {n} hexes of headquarters; march mode and force last a turn, orders stay",
                        n=chart.force_radius.hexes,
                    ),
                    (chart.force_radius.clause,),
                ),
                Rule(
                    tr("Activity"),
                    tr("each occupied hex, each turn and side: {chance}", chance=chance(seen.occupied_hex.chance)),
                    (seen.occupied_hex.clause, seen.clause),
                ),
                Rule(
                    tr("False report"),
                    tr("one in a turn and side: {chance}", chance=chance(seen.false_report.chance)),
                    (seen.false_report.clause,),
                ),
            )
        ),
        *ours(seen.false_report),
        Heading(tr("Time lost")),
        rules(
            (
                Rule(
                    tr("Slow start"),
                    tr(
                        "of new orders, a chance of {chance}: {n} of a turn is lost",
                        chance=figure(late.slow_start.chance),
                        n=figure(late.slow_start_lost.turns),
                    ),
                    unique((late.slow_start.clause, late.slow_start_lost.clause)),
                ),
                Rule(
                    tr("SU, CM, PT"),
                    tr("outside contact each takes {n} of a turn", n=figure(late.order_without_cost.turns)),
                    (late.order_without_cost.clause,),
                ),
                Rule(
                    tr("Making room"),
                    tr("a corps that must deploy for a lower number pays {n} MP", n=figure(late.forced_deployment.mp)),
                    (late.forced_deployment.clause,),
                ),
            )
        ),
        *ours(late),
        note(tr("New orders in the same turn replace those given before it ends."), clauses=("RTG-12.0e",)),
    )
    return made(Head("dispatches", tr("Dispatches"), tr("Orders")), blocks, chart.clause)

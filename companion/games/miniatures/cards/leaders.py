"""Leaders as a card: the fallen leader table in front, what leaders are worth on the back."""

from __future__ import annotations

from companion.cards.chart_words import head, keyed, length, note, unique, worth_cell
from companion.cards.content import Block, Card, Cell, Column, Face, Heading, Table, bold, cell
from companion.charts.modifiers import Modifier, by_rule, saying
from companion.charts.ruleset import called
from companion.games.miniatures.cards.house import as_read
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.maneuver import FallenRow
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import charge_modifiers, maneuver
from companion.language.figures import figure
from companion.language.tongue import tr


def card(rules: Rules) -> Card:
    """Give the card: the ten faces in front, what leaders do on the back."""
    return Card("leaders", front(rules), back(rules), tr("Fallen leader"))


def front(rules: Rules) -> Face:
    """Give the ten faces, who rolls and who replaces the fallen."""
    blocks = (faces(rules), *replacement(rules))
    return Face(tr("Fallen leader"), blocks, tr("Chart"), rules.leaders.clause)


def faces(rules: Rules) -> Table:
    """Give a row for each face of the unmodified die."""
    return Table(
        columns=(Column(style="key", align="right", least=6), Column(1.0), Column(least=16)),
        heads=(head(tr("Die"), tr("What happens"), tr("The leader")),),
        rows=tuple(_face(rules, row) for row in sorted(rules.leaders.row, key=lambda row: row.face)),
        keep=True,
    )


def _face(rules: Rules, row: FallenRow) -> tuple[Cell, ...]:
    tint = "wine-tint" if row.fallen else ""
    then = rules.leaders.replacement.clause if row.fallen else rules.leaders.unhurt
    return (
        cell(bold(figure(row.face)), clauses=row.clause, tint=tint),
        cell(called(row), clauses=row.clause, tint=tint),
        cell(bold(tr("has fallen")) if row.fallen else tr("stays"), clauses=unique((row.clause, then)), tint=tint),
    )


def replacement(rules: Rules) -> tuple[Block, ...]:
    """Say who rolls, and when the replacement comes."""
    ten, after = rules.musketry.base_ten, rules.leaders.replacement
    return (
        keyed(
            (
                (
                    tr("Who rolls"),
                    _who_rolls(rules),
                    (ten.leaders, rules.leaders.clause, "D10-RUL-FIRE-TEN-ORDER"),
                ),
                (
                    tr("Replaced"),
                    as_read(
                        rules,
                        tr(
                            "His side misses {n} of its own Maneuver phases; an ordinary leader comes at the "
                            "beginning of the next one, with any unit of his command.",
                            n=figure(after.full_turns),
                        ),
                        "D10-RUL-LEADER-FULL-TURN",
                        "D10-RUL-LEADER-REPLACEMENT",
                    ),
                    (after.clause, "D10-RUL-LEADER-FULL-TURN", "D10-RUL-LEADER-REPLACEMENT"),
                ),
                (
                    tr("Brigadier"),
                    tr("The brigade is exceptional no longer; nothing comes back."),
                    ("D10-RUL-LEADER-BRIGADIER",),
                ),
                (
                    tr("Captured"),
                    as_read(
                        rules,
                        tr("One of the attached, by lot; replaced as if fallen."),
                        "D10-RUL-LEADER-CAPTURED",
                    ),
                    ("D10-RUL-LEADER-CAPTURED",),
                ),
                (
                    tr("Alone"),
                    tr("Never a target. Reached by the enemy he is put with the nearest friends."),
                    ("D10-RUL-LEADER-ALONE",),
                ),
            ),
            least=15,
        ),
    )


def back(rules: Rules) -> Face:
    """Give what leaders are worth at the maneuver roll and in a charge, and how they move."""
    return Face(tr("Leaders"), worth(rules), tr("What they are worth"), "D10-MAN-MOD-LEADER, D10-CHARGE-MOD-LEADER")


def worth(rules: Rules) -> tuple[Block, ...]:
    """Give the figures that leaders bring."""
    roll, fight = rules.once(maneuver.table), rules.once(charge_modifiers.table)
    radius, near = rules.maneuver.command_radius, rules.movement.position_battery
    rate = rules.rates["leader"]
    kinds: tuple[tuple[str, str, list[Modifier]], ...] = (
        (tr("Leader within the radius"), "leader-in-radius", []),
        (tr("Leader attached"), "leader-attached", by_rule(fight, "leader")),
        (tr("Exceptional, within the radius"), "exceptional-leader-in-radius", []),
        (tr("Exceptional, attached"), "exceptional-leader-attached", by_rule(fight, "exceptional-leader")),
        (
            tr("Exceptional brigade commander"),
            "exceptional-brigade-commander",
            saying(fight, "leader", "commander"),
        ),
    )
    rows = [(cell(bold(said)), worth_cell(by_rule(roll, rule)), worth_cell(those)) for said, rule, those in kinds]
    return (
        Table(
            columns=(Column(1.0, style="key"), Column(align="center", least=17), Column(align="center", least=17)),
            heads=(head("", tr("Maneuver roll"), tr("Charge"), align="center"),),
            rows=tuple(rows),
            keep=True,
        ),
        Heading(tr("Where he is")),
        keyed(
            (
                (tr("Command radius"), length(radius.inches), (radius.clause,)),
                (
                    tr("Move"),
                    tr("{length}; with a unit he moves as the unit", length=length(rate.basic.inches)),
                    (rate.basic.clause, "D10-RUL-MOVE-LEADER-ROAD"),
                ),
                (
                    tr("A battery"),
                    tr("placed in position only within {length} of a leader of its chain", length=length(near.inches)),
                    (near.clause, "D10-RUL-MOVE-POSITION-BATTERY"),
                ),
                (
                    tr("Attaching"),
                    tr("in the first step of the Maneuver phase, to a unit that his own move reaches"),
                    ("D10-RUL-SEQ-LEADER-STEPS",),
                ),
            ),
            least=24,
        ),
        note(
            as_read(
                rules,
                tr(
                    "Only leaders of the unit's own chain count: division, corps, army. An attached leader helps only "
                    "the unit he is with."
                ),
                "D10-RUL-MAN-LEADERS-CUMULATE",
                "D10-RUL-MAN-LEADER-ELSEWHERE",
            ),
            clauses=("D10-RUL-MAN-LEADERS-CUMULATE", "D10-RUL-MAN-LEADER-ELSEWHERE"),
        ),
    )


def _who_rolls(rules: Rules) -> str:
    """Say who is rolled for after fire."""
    n = figure(rules.musketry.base_ten.face)
    if rules.reads(readings.NO_TEST_WITH_THE_DESTROYED):
        return tr(
            "Each leader attached to the target, and its exceptional brigadier, when the die to hit shows a natural "
            "{n}; not if the unit is gone. No modifiers.",
            n=n,
        )
    return tr(
        "Each leader attached to the target, and its exceptional brigadier, when the die to hit shows a natural {n}; "
        "also if the unit is gone. No modifiers.",
        n=n,
    )

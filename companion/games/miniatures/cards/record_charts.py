"""The charts at the foot of a record sheet: maneuver, charge, fire points and musketry, each in few words."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_words import head, length, note, span, unique
from companion.cards.content import Beside, Block, Column, Paragraph, Table, bold, cell, filled, words
from companion.charts.figures import exact
from companion.charts.ruleset import called
from companion.games.miniatures.cards import charge, fire, fire_notes
from companion.games.miniatures.cards.roster_charts import listed
from companion.games.miniatures.charts.charge import ChargeResult
from companion.games.miniatures.charts.maneuver import ManeuverOutcome
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.vocabulary import CHARGE, MANEUVER
from companion.language.figures import fraction
from companion.language.tongue import tr


def blocks(rules: Rules) -> Iterator[Block]:
    """Give the charts in three columns."""
    yield Beside((tuple(_left(rules)), tuple(_middle(rules)), tuple(_right(rules))), (1.0, 0.95, 1.1))


def foot(rules: Rules) -> str:
    """Give the clauses of the charts."""
    return ", ".join((rules.maneuver.clause, rules.musketry.clause, rules.charge.clause))


def _left(rules: Rules) -> Iterator[Block]:
    rows = tuple(
        (
            cell(bold(span(row.min, row.max)), clauses=unique((row.disordered_clause, row.good_order_clause))),
            cell(_outcome(rules.outcomes[row.disordered]), clauses=row.disordered_clause),
            cell(_outcome(rules.outcomes[row.good_order]), clauses=row.good_order_clause),
        )
        for row in rules.maneuver.row
    )
    yield Table((Column(), Column(1.0), Column(1.0)), rows, (head(tr("Maneuver"), tr("Disordered"), tr("Good order")),))
    counted = [row for row in rules.maneuver.modifier if row.value]
    radius = rules.maneuver.command_radius
    said = filled(
        tr("{modifiers}. Command radius {length}."), modifiers=listed(counted, MANEUVER), length=length(radius.inches)
    )
    yield Paragraph(said, (*(row.clause for row in counted), radius.clause), "foot")
    made = tuple(
        (
            cell(bold(charge.difference(row)), clauses=row.clause),
            cell(bold(called(row)), _after(rules, row), clauses=row.clause),
        )
        for row in rules.charge.result
    )
    yield Table((Column(), Column(1.0, style="foot")), made, (head(tr("Charge"), tr("who loses")),))


def _outcome(outcome: ManeuverOutcome) -> str:
    """Give an outcome with what its name does not say: a stand gone, half of the move."""
    gone = outcome.skedaddle if isinstance(outcome.skedaddle, int) else 0
    more = f"−{gone}" if gone else tr("half") if outcome.move == "half" else ""
    return ", ".join(part for part in (called(outcome), more) if part)


def _after(rules: Rules, row: ChargeResult) -> str:
    return f": {charge.losses(rules, row, batteries=False)}"


def _middle(rules: Rules) -> Iterator[Block]:
    yield fire.points(rules)
    # Only what is counted: how it is counted stands on the cards.
    yield from (one for one in (*fire_notes.points_notes(rules), *fire_notes.die(rules)) if isinstance(one, Table))
    modifiers, half = rules.charge.modifier, rules.charge.half_rule
    share = tr(
        "States count where at least {share} of the side's stands are in them.", share=fraction(exact(half.share))
    )
    said = words(bold(f"{tr('Charge')}: "), listed(modifiers, CHARGE), ". ", share)
    yield Paragraph(said, (*(row.clause for row in modifiers), half.clause), "foot")


def _right(rules: Rules) -> Iterator[Block]:
    yield fire.chart(rules)
    yield from (
        note(block.said, clauses=block.clauses) for block in fire.reading(rules)[1:] if isinstance(block, Paragraph)
    )

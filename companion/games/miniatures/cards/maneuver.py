"""The maneuver chart as a card: the two columns in front, modifiers and what each outcome lets do on the back."""

from __future__ import annotations

from companion.cards.chart_words import DASH, head, keyed, length, note, row_label, span, unique
from companion.cards.content import (
    Block,
    Card,
    Cell,
    Column,
    Face,
    Heading,
    Paragraph,
    Table,
    bold,
    cell,
    filled,
    words,
)
from companion.charts.ruleset import called
from companion.charts.vocabulary import is_read
from companion.games.miniatures.cards.house import as_read, besides
from companion.games.miniatures.charts.maneuver import ManeuverOutcome, ManeuverRow
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.vocabulary import MANEUVER
from companion.games.miniatures.words.maneuver import SEVERITY, what_it_does
from companion.language.figures import figure, signed
from companion.language.tongue import tr

FIELD_COLUMN = "D10-RUL-TEXT-FIELD-COLUMN"
OUTCOMES = (
    "D10-RUL-MAN-DISENGAGE-OUTSIDE",
    "D10-RUL-MAN-HOLD-GROUND",
    "D10-RUL-MAN-ELAN-OR",
    "D10-RUL-MAN-HALF-MOVE",
    "D10-RUL-MAN-QUITS",
    "D10-RUL-MAN-BROKEN-STEPS",
)
LEADERS, RETREAT_ORDER = "D10-RUL-MAN-LEADERS-CUMULATE", "D10-RUL-MAN-RETREAT-ORDER"


def card(rules: Rules) -> Card:
    """Give the card: the chart in front, modifiers and outcomes on the back."""
    return Card("maneuver", front(rules), back(rules), tr("Maneuver"))


def front(rules: Rules) -> Face:
    """Give the chart and who rolls on it."""
    return Face(tr("Maneuver"), (chart(rules), *who_rolls(rules)), tr("Chart"), rules.maneuver.clause)


def chart(rules: Rules) -> Table:
    """Give a row for each span of totals with its outcome in either order."""
    return Table(
        columns=(Column(style="key", align="right", least=15), Column(1.0), Column(1.0)),
        heads=(head(tr("Total"), tr("Disordered"), tr("Good order")),),
        rows=tuple(
            (
                cell(bold(span(row.min, row.max)), clauses=unique((row.disordered_clause, row.good_order_clause))),
                _outcome(rules, row, disordered=True),
                _outcome(rules, row, disordered=False),
            )
            for row in rules.maneuver.row
        ),
        keep=True,
    )


def _outcome(rules: Rules, row: ManeuverRow, *, disordered: bool) -> Cell:
    """Give an outcome with what it does in a few words, on the ground of how bad it is."""
    found = rules.outcomes[row.disordered if disordered else row.good_order]
    does = what_it_does(found, was_disordered=disordered)
    if not disordered and not found.ends_disordered and _disorders(rules, found):
        does = tr("{what}, disordered", what=does)
    level = SEVERITY.get(found.id)
    return Cell(
        words(bold(called(found)), f": {does}"),
        (row.disordered_clause if disordered else row.good_order_clause,),
        tint="" if level is None else f"sev{level}",
    )


def _disorders(rules: Rules, outcome: ManeuverOutcome) -> bool:
    """Say whether the chosen reading lets an outcome disorder a brigade whose row does not."""
    return outcome.id == "retire" and rules.choice(RETREAT_ORDER) == 1


def who_rolls(rules: Rules) -> tuple[Block, ...]:
    """Say who must roll, who may, and how."""
    must = tr("Every disordered brigade.")
    if rules.choice("D10-RUL-STATE-DISORDER-WHEN") == 1:
        must = tr("Every disordered brigade, before others roll or move.")
    return (
        Heading(tr("Who rolls")),
        keyed(
            (
                (tr("Must"), must, ("D10-STATE-DISORDER-REMOVE", "D10-RUL-MAN-WHO-ROLLS")),
                (
                    tr("May"),
                    as_read(
                        rules,
                        tr(
                            "A brigade in good order that wants to move or change formation; else it stays without "
                            "a roll."
                        ),
                        "D10-RUL-MAN-WHO-ROLLS",
                    ),
                    ("D10-RUL-MAN-WHO-ROLLS",),
                ),
                (tr("Never"), tr("Batteries and leaders: they just move."), ("D10-RUL-MAN-ARTILLERY",)),
            ),
            least=11,
        ),
        note(
            as_read(
                rules,
                tr("One die a brigade and phase; roll and carry it out before the next one rolls."),
                "D10-RUL-MAN-WHEN-ROLLED",
            ),
            clauses=(rules.maneuver.clause, "D10-RUL-MAN-WHEN-ROLLED"),
        ),
    )


def back(rules: Rules) -> Face:
    """Give the modifiers and what each outcome lets a brigade do."""
    return Face(
        tr("Maneuver modifiers"),
        (*modifiers(rules), *outcomes(rules), *_house(rules)),
        tr("To the die"),
        "D10-MAN-MOD, D10-MAN-DIS, D10-MAN-GOOD",
    )


def _house(rules: Rules) -> tuple[Block, ...]:
    """Give how outcomes are read otherwise than by default."""
    said = besides(rules, *OUTCOMES).strip()
    return (note(said, clauses=tuple(filter(rules.choice, OUTCOMES))),) if said else ()


def modifiers(rules: Rules) -> tuple[Block, ...]:
    """Give the modifiers of the die, and how those of several leaders go together."""
    radius = rules.maneuver.command_radius
    together = {
        0: tr("Each leader of the brigade's own chain counts, at the better of his figures."),
        1: tr("Only the best leader of the brigade's own chain counts."),
        2: tr("Any leader of the side counts, at the better of his figures."),
        3: tr("Each leader of the brigade's own chain counts; radius and attached add."),
    }
    both = " " + tr("Column and fieldworks count each.") if rules.choice(FIELD_COLUMN) else ""
    both += besides(rules, "D10-RUL-MAN-LEADER-ELSEWHERE")
    return (
        keyed(
            (signed(row.value), row_label(row.label, read=is_read(row, MANEUVER)), (row.clause,))
            for row in sorted(rules.maneuver.modifier, key=lambda row: -row.value)
        ),
        Paragraph(
            filled(
                tr(
                    "Command radius {length}, of detached leaders only. {together} Column: March or Attack Column. "
                    "Fieldworks: breastworks or trenches."
                ),
                length=bold(length(radius.inches)),
                together=f"{together.get(rules.choice(LEADERS), together[0])}{both}",
            ),
            (
                radius.clause,
                "D10-MAN-MOD-LEADER-EACH",
                LEADERS,
                "D10-RUL-MAN-LEADER-ELSEWHERE",
                FIELD_COLUMN,
            ),
        ),
    )


def outcomes(rules: Rules) -> tuple[Block, ...]:
    """Give what each outcome lets or makes a brigade do, the disordered ones first."""
    named: dict[str, list[str]] = {}
    for row in rules.maneuver.row:
        named.setdefault(row.disordered, []).append(row.disordered_clause)
    for row in rules.maneuver.row:
        named.setdefault(row.good_order, []).append(row.good_order_clause)
    return (
        Heading(tr("What each outcome lets do")),
        Table(
            columns=(Column(1.0, style="key"), Column(), Column(align="center"), Column(), Column()),
            heads=(head(tr("Outcome"), tr("Move"), tr("Change"), tr("Order then"), tr("Stands")),),
            rows=tuple(_does(rules, rules.outcomes[name], unique(clauses)) for name, clauses in named.items()),
        ),
    )


def _does(rules: Rules, outcome: ManeuverOutcome, clauses: tuple[str, ...]) -> tuple[Cell, ...]:
    moves = {
        "none": DASH,
        "half": tr("half"),
        "full": tr("full"),
        "retreat-full": tr("full, retreat"),
        "beyond-musketry": tr("out of musket range"),
        "leaves-table": tr("leaves the table"),
    }
    gone = outcome.move == "leaves-table"
    disordered = outcome.ends_disordered or _disorders(rules, outcome)
    if outcome.skedaddle == "all":
        stands = tr("all skedaddle")
    else:
        stands = tr("{n} skedaddles", n=figure(outcome.skedaddle)) if outcome.skedaddle else DASH
    return (
        cell(bold(called(outcome)), clauses=clauses),
        cell(moves[outcome.move], clauses=clauses),
        cell(tr("yes") if outcome.may_change_formation else DASH, clauses=clauses),
        cell(DASH if gone else tr("disordered") if disordered else tr("good"), clauses=clauses),
        cell(stands, clauses=clauses),
    )

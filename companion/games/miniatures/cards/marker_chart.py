"""The markers as a card: what each does and how it comes off; fresh, worn and spent on the back."""

from __future__ import annotations

from companion.cards.chart_words import head, keyed, length, note, unique, worth_cell
from companion.cards.content import Block, Card, Cell, Column, Drawing, Face, Heading, Table, bold, cell, filled, words
from companion.cards.shapes import marks
from companion.charts.modifiers import by_rule, saying, worth
from companion.charts.ruleset import called, worded
from companion.drawing.marks import MARKS, STATES
from companion.games.miniatures.cards.house import as_read, besides
from companion.games.miniatures.cards.states import stands_in_use
from companion.games.miniatures.charts.options import MarkerRow
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import charge_modifiers, fire_modifiers, maneuver
from companion.games.miniatures.words.markers import clauses_of, does
from companion.language.figures import figure, signed
from companion.language.tongue import tr
from companion.language.words import capital

SHOWN = {"low-ammo": "low-ammunition"}
"""Markers whose mark has another name; every other one has its own."""
MARK = 9.0
"""Millimetres of a mark."""
SMALL = 5.5
"""Millimetres of a mark beside one line of words."""


def card(rules: Rules) -> Card:
    """Give the card: the markers in front, what else is marked on the back."""
    return Card("markers", front(rules), back(rules), tr("Markers"))


def front(rules: Rules) -> Face:
    """Give each marker, what it does and how it comes off."""
    far, back_by = rules.movement.musket_range, rules.movement.silenced_fall_back
    return Face(
        tr("Markers"),
        (
            chart(rules),
            note(
                filled(
                    tr(
                        "Musket range is {length} from the nearest enemy foot. A silenced battery falls back {n} of "
                        "its basic move, straight away from the enemy, in one Maneuver phase; a forced retreat does "
                        "not count."
                    ),
                    length=bold(length(rules.musket_range)),
                    n=figure(back_by.times),
                ),
                clauses=unique((far.clause, back_by.clause, "D10-RUL-STATE-SILENCED-WHEN")),
            ),
        ),
        tr("How they come off"),
        "D10-STATE",
    )


def chart(rules: Rules) -> Table:
    """Give a row for each marker."""
    return Table(
        columns=(Column(style="key", align="center", least=11), Column(1.0, style="body"), Column(1.0, style="body")),
        heads=(head("", tr("What it does"), tr("How it comes off")),),
        rows=tuple(_marker(rules, row) for row in rules.markers.marker),
    )


def _marker(rules: Rules, row: MarkerRow) -> tuple[Cell, ...]:
    said, clauses = does(rules, row.id)
    return (
        _mark(row),
        Cell(words(bold(f"{called(row)}. "), said), unique((*row.effects, *clauses))),
        Cell(words(capital(_comes_off(rules, row))), tuple(row.removal)),
    )


def _comes_off(rules: Rules, row: MarkerRow) -> str:
    """Say how a marker comes off, in the readings chosen (D10-RUL-STATE-LOWAMMO-WHEN)."""
    if row.id == "low-ammo" and rules.choice("D10-RUL-STATE-LOWAMMO-WHEN") == 2:
        return tr("at the end of any Maneuver phase, outside enemy musket range; a battery must be limbered")
    return worded(row, row.comes_off)


def _mark(row: MarkerRow) -> Cell:
    """Give a marker as it lies on the table, or its letter where it has no shape."""
    name = SHOWN.get(row.id, row.id)
    return _shape(name, tuple(row.effects)) if name in MARKS else Cell((bold(row.letter),), tuple(row.effects))


def _shape(name: str, clauses: tuple[str, ...], size: float = MARK) -> Cell:
    """Give a mark in a cell; its letter is what is read aloud."""
    drawing = Drawing(size, size, marks.mark(name, size), tallest=size, said=MARKS[name].letter)
    return Cell((bold(MARKS[name].letter),), clauses, drawing=drawing)


# ---- the back


def back(rules: Rules) -> Face:
    """Give what fresh, worn and spent are worth, and the marks of the moment."""
    return Face(
        tr("States"),
        (*states(rules), *moment(rules), Heading(tr("Stands that fire and fight")), stands_in_use(rules)),
        tr("Of brigades and batteries"),
        "D10-MAN-MOD, D10-CHARGE-MOD",
    )


def states(rules: Rules) -> tuple[Block, ...]:
    """Give the modifiers of fresh, worn and spent."""
    rows = []
    for name, short in STATES.items():
        roll = by_rule(rules.once(maneuver.table), name)
        fight = saying(rules.once(charge_modifiers.table), "state", name)
        rows.append(
            (
                _state(short, clauses_of(roll)),
                cell(capital(tr(name)), clauses="D10-RUL-MAN-FRESH-WORN-SPENT"),
                worth_cell(roll),
                worth_cell(fight),
            )
        )
    return (
        Table(
            columns=(
                Column(style="key", align="center", least=11),
                Column(1.0),
                Column(align="center", least=18),
                Column(align="center", least=18),
            ),
            heads=((*head("", tr("By the stands left")), *head(tr("Maneuver roll"), tr("Charge"), align="center")),),
            rows=tuple(rows),
            keep=True,
        ),
    )


def _state(short: str, clauses: tuple[str, ...]) -> Cell:
    drawing = Drawing(marks.state_width(SMALL), SMALL, marks.state(short, SMALL), tallest=SMALL, said=short)
    return Cell((bold(short),), clauses, drawing=drawing)


def moment(rules: Rules) -> tuple[Block, ...]:
    """Give the marks of the moment and what they mean."""
    changing = by_rule(rules.once(fire_modifiers.die_table), "changing")
    return (
        Heading(tr("Marks of the moment")),
        Table(
            columns=(Column(align="center", least=11), Column(1.0)),
            rows=tuple(
                (_shape(name, clauses, SMALL), Cell(words(said), clauses))
                for name, said, clauses in (
                    (
                        "wrecked",
                        as_read(
                            rules,
                            tr("Wrecked: all gun stands are removed; it takes no further part."),
                            "D10-RUL-FIRE-WRECKED",
                        ),
                        ("D10-RUL-FIRE-WRECKED",),
                    ),
                    (
                        "charging",
                        as_read(
                            rules,
                            tr("In charge contact: fires only at what it touches."),
                            "D10-RUL-FIRE-TARGET-CHOICE",
                        ),
                        ("D10-RUL-FIRE-TARGET-CHOICE",),
                    ),
                    (
                        "changed",
                        tr(
                            "Changed formation or mode, or faced about in this player turn: {value} to fire at it.",
                            value=signed(int(worth(changing))),
                        )
                        + besides(rules, "D10-RUL-FIRE-CHANGING-WHEN"),
                        (*clauses_of(changing), "D10-RUL-FIRE-CHANGING-WHEN"),
                    ),
                )
            ),
        ),
        Heading(tr("Stands that are gone")),
        keyed(
            (
                (tr("Lost"), tr("to fire or in a struggle"), ("D10-RUL-SKEDADDLE",)),
                (tr("Skedaddled"), tr("by a maneuver or charge result"), ("D10-RUL-SKEDADDLE",)),
                (
                    tr("Captured"),
                    tr("in a charge; a brigade that cannot retreat surrenders whole"),
                    ("D10-RUL-SKEDADDLE", rules.charge.surrender),
                ),
            ),
            least=20,
        ),
        note(
            tr("All count alike against fresh, worn and spent. The command stand goes last."),
            clauses=("D10-RUL-SKEDADDLE", "D10-RUL-FIRE-OVERKILL"),
        ),
    )

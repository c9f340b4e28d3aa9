"""The sequence of play as a card: the steps of both player turns, and what is done in each."""

from __future__ import annotations

from functools import reduce

from companion.cards.chart_words import head, keyed, note, unique
from companion.cards.content import Block, Card, Cell, Column, Face, Heading, Table, bold, cell, filled
from companion.games.miniatures.cards.house import as_read, besides
from companion.games.miniatures.charts.maneuver import Step
from companion.games.miniatures.charts.ruleset import Rules
from companion.language.figures import figure
from companion.language.tongue import tr
from companion.language.words import PHASES, capital, side_words

TINTS = {"union": "union-tint", "confederate": "conf-tint"}


def card(rules: Rules) -> Card:
    """Give the card: the steps in front, what is done in each on the back."""
    return Card("sequence", front(rules), back(rules), tr("Sequence of play"))


def front(rules: Rules) -> Face:
    """Give the steps of a player turn with who acts in either player turn."""
    turns = tuple(dict.fromkeys(step.player_turn for step in rules.sequence.step))
    blocks: list[Block] = [
        note(
            filled(tr("A full turn: {turns}. Each has the same phases."), turns=bold(in_turn(turns))),
            clauses=tuple(rules.sequence.clauses),
        )
    ]
    blocks.append(steps(rules, turns))
    blocks.append(
        note(
            as_read(
                rules,
                tr(
                    "Within a step all is declared and rolled first, then takes effect at once for both sides; the "
                    "next step begins with what is then left."
                ),
                "D10-RUL-SEQ-SIMULTANEOUS",
            ),
            clauses=("D10-SEQ-UNION-SIMULTANEOUS", "D10-SEQ-CONF-SIMULTANEOUS", "D10-RUL-SEQ-SIMULTANEOUS"),
        )
    )
    return Face(tr("Sequence of play"), tuple(blocks), tr("Chart"), "D10-SEQ")


def in_turn(turns: tuple[str, ...]) -> str:
    """Name the player turns in their order: "Union player turn, then Confederate player turn"."""
    named = [tr("{side} player turn", side=side_words(turn)) for turn in turns]
    return reduce(lambda one, other: tr("{one}, then {other}", one=one, other=other), named)


def steps(rules: Rules, turns: tuple[str, ...]) -> Table:
    """Give the steps under their phases, one row for a step that is the same in every player turn."""
    rows: list[tuple[Cell, ...]] = []
    for phase in dict.fromkeys(step.phase for step in rules.sequence.step):
        name = tr(PHASES.get(phase, capital(phase)))
        rows.append((Cell((bold(name),), rules_of(rules), align="left", span=2 + len(turns), tint="wash"),))
        rows += _phase(rules, phase, turns)
    return Table(
        columns=(Column(style="key", align="right", least=4), Column(1.0), *(Column(least=19) for _ in turns)),
        heads=(head("", tr("In the player turn of"), *(side_words(turn) for turn in turns)),),
        rows=tuple(rows),
    )


def rules_of(rules: Rules) -> tuple[str, ...]:
    """Give the clauses of the sequence as a whole."""
    return tuple(rules.sequence.clauses)


def _phase(rules: Rules, phase: str, turns: tuple[str, ...]) -> list[tuple[Cell, ...]]:
    found: dict[tuple[int, str], dict[str, Step]] = {}
    for step in rules.sequence.step:
        if step.phase == phase:
            found.setdefault((step.number, step.does), {})[step.player_turn] = step
    return [
        (
            cell(bold(figure(number)), clauses=unique(step.clause for step in those.values())),
            cell(capital(tr(does)), clauses=unique(step.clause for step in those.values())),
            *(_actor(those.get(turn)) for turn in turns),
        )
        for (number, does), those in found.items()
    ]


def _actor(step: Step | None) -> Cell:
    if step is None:
        return cell("–")
    if step.actor == "both":
        return cell(tr("both sides"), clauses=step.clause)
    return cell(bold(side_words(step.actor)), clauses=step.clause, tint=TINTS[step.actor])


def back(rules: Rules) -> Face:
    """Give what is done in each phase, and what has to be done whoever wants it or not."""
    charge, ten = rules.charge, rules.musketry.base_ten
    blocks: tuple[Block, ...] = (
        Heading(tr("Maneuver")),
        keyed(
            (
                (
                    tr("Leaders"),
                    tr("Due replacements first; attach and detach only now.")
                    + besides(rules, "D10-RUL-SEQ-LEADER-STEPS"),
                    ("D10-RUL-SEQ-LEADER-STEPS",),
                ),
                (
                    tr("Brigades"),
                    tr("One at a time: roll, carry it out, then the next. Each rolls at most once."),
                    ("D10-RUL-MAN-WHEN-ROLLED",),
                ),
                (tr("Batteries"), tr("Move without a roll."), ("D10-RUL-MAN-ARTILLERY",)),
                (
                    tr("Charges"),
                    tr(
                        "Move into contact within the allowed move; never batteries, nor on Hold Ground, "
                        "Wavering, Shaken or a retreat."
                    )
                    + besides(rules, "D10-RUL-SEQ-CHARGE-WHO"),
                    ("D10-RUL-SEQ-CHARGE-START", "D10-RUL-SEQ-CHARGE-WHO"),
                ),
                (
                    tr("At the end"),
                    tr("Markers come off: low on ammunition, silenced."),
                    ("D10-RUL-STATE-LOWAMMO-WHEN", "D10-RUL-STATE-SILENCED-WHEN"),
                ),
            ),
            least=15,
        ),
        Heading(tr("Musketry & Cannonade")),
        keyed(
            (
                (
                    tr("Each unit"),
                    tr("Fires once in a player turn, at one target; never because it must.")
                    + besides(rules, "D10-RUL-FIRE-WHO"),
                    ("D10-RUL-FIRE-WHO",),
                ),
                (
                    tr("In contact"),
                    as_read(
                        rules,
                        tr(
                            "Fires only at what it is in contact with; chargers in the offensive step, "
                            "mounted cavalry not at all."
                        ),
                        "D10-RUL-FIRE-TARGET-CHOICE",
                        "D10-RUL-FIRE-CHARGERS",
                    ),
                    ("D10-RUL-FIRE-TARGET-CHOICE", "D10-RUL-FIRE-CHARGERS"),
                ),
                (
                    tr("Together"),
                    as_read(
                        rules,
                        tr("All that fire at one target in a step may add up for one die."),
                        "D10-RUL-FIRE-COMBINE",
                    )
                    + besides(rules, "D10-RUL-FIRE-MIXED-TARGET"),
                    ("D10-RUL-FIRE-COMBINE",),
                ),
            ),
            least=15,
        ),
        Heading(tr("Charge")),
        keyed(
            (
                (
                    tr("Combats"),
                    {
                        0: tr("All units linked by contact fight one combat; fresh and spent as the phase begins."),
                        1: tr(
                            "All units linked by contact fight one combat; fresh as the phase begins, spent as each "
                            "roll is made."
                        ),
                        2: tr("All units linked by contact fight one combat; fresh and spent anew for a breakthrough."),
                    }[rules.choice("D10-RUL-CHARGE-FRESH-TIME")],
                    ("D10-RUL-CHARGE-ONE-COMBAT", "D10-RUL-CHARGE-FRESH-TIME"),
                ),
                (
                    tr("Break through"),
                    tr(
                        "{n} of the move at the nearest enemy; its combat brings no further one.",
                        n=figure(charge.breakthrough_move.times),
                    )
                    if rules.choice("D10-RUL-CHARGE-BREAK-CHAIN") == 0
                    else tr(
                        "{n} of the move at the nearest enemy; its combat may bring another.",
                        n=figure(charge.breakthrough_move.times),
                    ),
                    (charge.breakthrough_move.clause, "D10-RUL-CHARGE-BREAK-CHAIN"),
                ),
            ),
            least=15,
        ),
        Heading(tr("Must be done")),
        keyed(
            (
                (tr("Roll"), tr("Every disordered brigade, on the maneuver chart."), ("D10-STATE-DISORDER-REMOVE",)),
                (
                    tr("Leaders"),
                    tr(
                        "On a natural {n} to hit: each leader with the target, its exceptional brigadier too.",
                        n=figure(ten.face),
                    ),
                    (ten.leaders,),
                ),
                (
                    tr("Retreat"),
                    tr("Away from the enemy; who cannot, surrenders."),
                    (charge.retreat_away, charge.surrender),
                ),
                (tr("Swept away"), tr("The attackers must break through."), ("D10-CHARGE-RESULT-SWEPT-BREAKTHROUGH",)),
            ),
            least=15,
        ),
    )
    return Face(tr("In each phase"), blocks, tr("Who acts, what is done"), "D10-SEQ, D10-RUL-SEQ")

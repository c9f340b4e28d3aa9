"""The back of the movement card: what changes of formation and kind take, and in which order a move is worked out."""

from __future__ import annotations

from collections.abc import Sequence

from companion.cards.chart_words import DASH, head, keyed, length, note, unique
from companion.cards.content import Block, Cell, Column, Face, Heading, Table, Words, bold, cell, words
from companion.charts.figures import Number
from companion.charts.ruleset import called
from companion.games.miniatures.charts.movement import Mode, Mounting
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import formations
from companion.language.figures import figure, times
from companion.language.tongue import tr
from companion.language.words import listed

ORDER, ROUGH_PART = "D10-RUL-MOVE-ORDER", "D10-RUL-MOVE-ROUGH-PART"


def back(rules: Rules) -> Face:
    """Give what changes cost and in which order a move is worked out."""
    blocks = (
        Heading(tr("Change of formation")),
        changes(rules),
        *mounting(rules),
        Heading(tr("In this order")),
        order(rules),
    )
    return Face(tr("Changes"), blocks, tr("What they take of a move"), "D10-FORM, D10-RUL-MOVE-ORDER")


def changes(rules: Rules) -> Table:
    """Give the changes from each formation to each other one."""
    cards = rules.formations.formation
    takes = {"full": tr("full move"), "half": tr("half move")}

    def change(one: str, other: str) -> Cell:
        found = next((row for row in rules.cards[one].changes if row.to == other), None)
        return cell(takes[found.takes], clauses=found.clause) if found else cell(DASH, tint="wash")

    return Table(
        columns=(Column(style="key"), *(Column(1.0, align="center") for _ in cards)),
        heads=(head(tr("From / to"), *(called(card) for card in cards), align="center"),),
        rows=tuple((cell(bold(called(one))), *(change(one.id, other.id) for other in cards)) for one in cards),
        grid=True,
        keep=True,
    )


def mounting(rules: Rules) -> tuple[Block, ...]:
    """Give mounting, limbering, moves by the flank and halved moves."""
    chart = rules.movement
    flank = [card for card in rules.formations.formation if _mode(card.modes, "by-the-flank")]
    return (
        note(
            {
                0: tr("One change a phase, before or after the rest of the move; none on Tardy or Rallies."),
                1: tr("One change a phase, before the rest of the move; none on Tardy or Rallies."),
                2: tr("As many changes a phase as the move pays for; none on Tardy or Rallies."),
            }[rules.choice(formations.COST)],
            clauses=(formations.COST, "D10-MAN-GOOD-TARDY", "D10-MAN-DIS-RALLIES"),
        ),
        Heading(tr("Mounting and limbering")),
        keyed(
            (
                (tr("Dismount"), *_mounts(rules, "dismount")),
                (tr("Mount"), *_mounts(rules, "mount")),
                (
                    tr("Limber, unlimber"),
                    tr(
                        "{n} of a move each; an unlimbered battery moves only by limbering",
                        n=figure(formations.limbering(rules)),
                    )
                    if formations.limbering(rules)
                    else tr("free; an unlimbered battery moves only by limbering"),
                    (chart.limber.clause,),
                ),
                (
                    tr("By the flank"),
                    tr(
                        "{times}; {formations} only, a whole move by itself",
                        times=times(chart.by_the_flank.times),
                        formations=listed([called(card) for card in flank]),
                    ),
                    unique((chart.by_the_flank.clause, "D10-RUL-MOVE-MIX-MODES")),
                ),
                (
                    tr("Tardy, Rallies"),
                    tr("{times}; mounting or limbering then takes all of it", times=times(chart.halved.times)),
                    (chart.halved.clause,),
                ),
            ),
            least=22,
        ),
    )


def _mode(modes: Sequence[Mode], name: str) -> bool:
    return any(mode.id == name and mode.allowed for mode in modes)


def _mounts(rules: Rules, what: str) -> tuple[Words, tuple[str, ...]]:
    """Give what mounting or dismounting takes, when, and in which formations it is allowed."""
    found: dict[tuple[Number, str], list[tuple[str, Mounting]]] = {}
    for card in rules.formations.formation:
        row = card.dismount if what == "dismount" else card.mount
        if row.allowed:
            found.setdefault((row.inches, row.when), []).append((card.name, row))
    told = [
        tr(
            "{length} of the mounted rate, at the {when}; {formations}",
            length=length(cost),
            when=tr(when.replace(" or ", " or the ")),
            formations=", ".join(tr(name) for name, _ in those),
        )
        for (cost, when), those in found.items()
    ]
    clauses = unique(row.clause for those in found.values() for _, row in those)
    if what == "mount" and (
        into := {1: tr("into any line or column of horse"), 2: tr("into Single Line")}.get(
            rules.choice(formations.MOUNT_ROWS)
        )
    ):
        told.append(into)
    if rules.choice(formations.NINE_INCHES) == 1:
        told = [tr("half of the move that it has"), *told[1:]]
    return words("; ".join(told) or tr("never")), clauses


def order(rules: Rules) -> Table:
    """Give the order in which a move is worked out, in the chosen reading."""
    chart, reading = rules.movement, rules.choice(ORDER)
    multiply = (
        tr("Multiply"),
        words(tr("by the flank {times}, or the road bonus", times=times(chart.by_the_flank.times))),
        unique((chart.by_the_flank.clause, ORDER)),
    )
    crossings = (tr("Take off"), words(tr("fords, linear objects, friends passed through")), (ORDER,))
    steps = [
        (tr("Begin"), words(tr("with the basic rate")), (ORDER,)),
        (
            tr("Halve"),
            words(tr("{times} for Tardy or Rallies", times=times(chart.halved.times))),
            unique((chart.halved.clause, ORDER)),
        ),
        (tr("Take off"), words(tr("change of formation, mounting, limbering")), (ORDER,)),
        *((crossings, multiply) if reading == 1 else (multiply, crossings)),
        (tr("Spend"), words(tr("what is left, rough ground at its cost")), unique((ORDER, ROUGH_PART))),
    ]
    if reading == 2:
        rounded = tr("to the nearest {step}", step=length(chart.round_to.inches))
        steps.append((tr("Round"), words(rounded), unique((chart.round_to.clause, ORDER))))
    return keyed(steps, least=16)

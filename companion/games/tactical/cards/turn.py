"""The turn: its phases and the sub-phases of combat, who comes on where, and how a battle begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.cards.chart_parts import Head, Row, Rule, figures, ours, percent, rules
from companion.cards.chart_words import DASH, note, unique
from companion.cards.content import Block, Card, Heading, Table
from companion.charts.ruleset import called
from companion.games.tactical.cards.parts import listed, made, place, played, squares
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import LEVELS, Level
from companion.games.tactical.charts.turn import PhaseRow
from companion.language.tongue import tr


def sequence(charts: Rules, level: Level | None = None) -> Card:
    """Give the phases in order with the games that have them, or those of one; and the sub-phases of combat."""
    chart = charts.sequence
    turns = chart.turns
    blocks: list[Block] = [
        note(
            tr(
                "{n} turns of {minutes} minutes from {first} on. ",
                n=turns.number,
                minutes=turns.minutes,
                first=turns.first,
            ),
            clauses=(turns.clause,),
        ),
        _phases(charts, level),
        Heading(tr("A combat phase")),
        figures(
            (tr("In this order"), tr("who acts"), tr("with")),
            (
                Row(
                    f"{nth}  {called(row)}",
                    (tr("phasing side") if row.who == "attacking" else tr("other side"), _arms(row.arms)),
                    (row.clause,),
                )
                for nth, row in enumerate(chart.sub_phase, 1)
            ),
            align="left",
        ),
    ]
    if chart.night_turns:
        night = Rule(tr("Night"), tr("turn {n}", n=", ".join(map(str, chart.night_turns))), (chart.night_clause,))
        blocks.append(rules((night,)))
    blocks += ours(chart)
    return made(charts, Head("sequence", tr("Sequence of play"), tr("Turn")), blocks, chart.clause)


def _phases(charts: Rules, level: Level | None) -> Table:
    """Give the phases with the levels that have them; of one level its own alone."""
    if level is not None:
        own = [row for row in charts.sequence.phase if level in row.levels]
        return rules(Rule(tr("Phase {n}", n=nth), _named(row), (row.clause,)) for nth, row in enumerate(own, 1))
    first = {"basic": tr("Basic"), "intermediate": tr("Interm."), "advanced": tr("Adv.")}
    return figures(
        (tr("Phase"), *(first[one] for one in LEVELS)),
        (
            Row(f"{nth}  {_named(row)}", [tr("yes") if one in row.levels else DASH for one in LEVELS], (row.clause,))
            for nth, row in enumerate(charts.sequence.phase, 1)
        ),
    )


def _named(row: PhaseRow) -> str:
    return tr("{phase}, at night", phase=called(row)) if row.at_night else called(row)


def _arms(arms: Sequence[str]) -> str:
    every = {"infantry", "cavalry", "artillery"}
    return tr("all") if set(arms) == every else listed(arms)


def reinforcements(charts: Rules) -> Iterator[Card]:
    """Give where reinforcements come on, and the chance that they come early; nothing where nobody comes."""
    chart, early = charts.reinforcements, charts.early
    if not chart.entry:
        return
    blocks: list[Block] = [
        figures(
            (tr("Side"), tr("Turn"), tr("Squares, filled in this order")),
            (
                Row(tr(one.side.capitalize()), (str(one.turn), _squares(one.squares)), (one.clause,))
                for one in chart.entry
            ),
            align="left",
        )
    ]
    rows = [
        Rule(
            tr("Turn {n}", n=one.turn),
            tr("kept away while an enemy stands in {square}", square=place(one.delayed_by)),
            (one.clause,),
        )
        for one in chart.entry
        if one.delayed_by is not None
    ]
    may = [one for one in chart.entry if one.early]
    rows += [
        Rule(tr("Turn {n}", n=one.turn), tr("may come early, one draw for the whole group"), (one.clause,))
        for one in may
    ]
    blocks.append(rules(rows)) if rows else None
    if early.chance:
        blocks += [
            Heading(tr("Early arrival")),
            figures(
                (tr("In turn"), tr("Chance")),
                (Row(str(one.turn), (percent(one.percent),), (one.clause,)) for one in early.chance),
            ),
            *ours(early),
        ]
    yield made(charts, Head("reinforcements", tr("Reinforcements"), tr("Turn")), blocks, chart.clause)


def _squares(those: list[list[int]]) -> str:
    return " ".join(place(one) for one in those)


def start(charts: Rules, level: Level | None = None) -> Card:
    """Give how units begin, and the time limit of a phase."""
    chart, clock = charts.start, charts.clock
    kept = chart.without_points
    guns = Rule(
        tr("Unlimbered"),
        tr(
            "the {side} batteries, and others with an enemy within {squares}",
            side=tr(chart.defender.capitalize()),
            squares=squares(chart.unlimbered_within.squares),
        ),
        unique((chart.unlimbered_within.clause, chart.clause)),
    )
    blocks: tuple[Block, ...] = (
        rules(
            (
                Rule(tr("Fatigue"), str(chart.fatigue.fatigue), (chart.fatigue.clause,)),
                Rule(
                    tr("Without points on turn 1"),
                    f"{tr(kept.side.capitalize())}: {', '.join(kept.divisions)}" if kept.divisions else tr("nobody"),
                    (kept.clause,),
                ),
                *((guns,) if played(level, "intermediate", "advanced") else ()),
            )
        ),
        *ours(chart),
        Heading(tr("Time limit of an operation phase, where one is played")),
        rules(
            (
                Rule(
                    tr("Minutes"),
                    tr(
                        "{n}; from {least} to {most} may be chosen",
                        n=clock.limit.default,
                        least=clock.limit.least,
                        most=clock.limit.most,
                    ),
                    (clock.limit.clause,),
                ),
            )
        ),
        *ours(clock),
    )
    return made(charts, Head("start", tr("Start and clock"), tr("Turn")), blocks, chart.clause)

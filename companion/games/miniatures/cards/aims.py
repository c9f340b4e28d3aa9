"""What a side is to do and by what the battle is won, from its own view: mission, points, ends before the last turn."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_words import head
from companion.cards.content import Block, Column, Heading, Paragraph, Table, bold, cell, words
from companion.cards.source import Source
from companion.cards.whose import side_title
from companion.games.miniatures.messages import victory as told_by
from companion.games.miniatures.rules.score import ScoreChart
from companion.games.miniatures.rules.state import SuddenDeath
from companion.games.miniatures.rules.victory import sheet
from companion.games.miniatures.rules.view import View
from companion.language.messages import Message, Named, Several, told
from companion.language.tongue import tr
from companion.language.words import capital, listed


def mission(view: View, side: str) -> Iterator[Block]:
    """Give a side's mission: as it was told, else what its objectives make of it."""
    yield Heading(tr("Mission"))
    if view.briefing.mission:
        yield Paragraph(words(tr(view.briefing.mission)))
    else:
        yield from (Paragraph(words(one)) for one in _of_objectives(view, side))


def _of_objectives(view: View, side: str) -> Iterator[str]:
    """Say what to hold and what to take; where nothing is worth points, to beat the enemy."""
    own = [one.name for one in view.objectives if one.holder == side]
    others = [one.name for one in view.objectives if one.holder != side]
    if own:
        yield tr("Hold {places}.", places=listed(own))
    if others:
        yield tr("Take {places}.", places=listed(others))
    if not view.objectives:
        yield tr("Beat the enemy: break his brigades and keep your own.")


def victory(source: Source, view: View) -> Iterator[Block]:
    """Give by what the battle is won: the points of the score sheet, what a lead is called, what ends it at once."""
    chart = sheet(source.rules)
    if chart is None and not view.sudden_death:
        return
    yield Heading(tr("Victory"))
    if chart is not None:
        yield from _points(chart, view)
    if view.sudden_death:
        yield Table(
            (Column(), Column(), Column(1.0)),
            tuple(
                (cell(bold(side_title(one.side))), cell(_from_turn(one)), cell(capital(_what(view, one))))
                for one in view.sudden_death
            ),
            (head(tr("Wins at once"), tr("At a turn's end"), tr("When")),),
            keep=True,
        )


def _points(chart: ScoreChart, view: View) -> Iterator[Block]:
    rows = [(tr(row.label), row.points, chart.clause) for row in chart.points if row.points]
    middle = (len(rows) + 1) // 2
    pairs = [(rows[nth], rows[nth + middle] if nth + middle < len(rows) else None) for nth in range(middle)]
    made = tuple(
        tuple(
            each
            for one in pair
            for each in ((cell(one[0]), cell(str(one[1]), clauses=one[2])) if one is not None else (cell(), cell()))
        )
        for pair in pairs
    )
    heads = head(tr("Points for each of"), "", "", "")
    if made:
        right = Column(align="right")
        yield Table((Column(1.0), right, Column(1.0), right), made, (heads,), keep=True)
    held = tr("Whoever holds an objective when the battle ends has its points.") if view.objectives else ""
    levels = [tr("{label} from {n} ahead", label=tr(row.label), n=row.ahead) for row in chart.levels if row.ahead]
    lead = tr("The side with more points wins: {levels}.", levels="; ".join(levels)) if levels else ""
    if held or lead:
        yield Paragraph(words(" ".join(one for one in (held, lead) if one)), (chart.clause,))


def _from_turn(one: SuddenDeath) -> str:
    return tr("from turn {turn}", turn=one.from_turn) if one.from_turn > 1 else tr("any turn")


def _what(view: View, one: SuddenDeath) -> str:
    """Say all that must hold together; an objective by the name that it has now."""
    names = {place.id: place.name for place in view.objectives}
    found: list[Message] = []
    if one.objectives:
        places = Several(tuple(Named(place, names.get(place, place)) for place in one.objectives))
        found.append(told_by.HOLDS_ALL(objectives=places))
    if one.ahead:
        found.append(told_by.AHEAD(points=one.ahead))
    if one.enemy_spent:
        found.append(told_by.ENEMY_SPENT(percent=one.enemy_spent))
    return listed([told(each) for each in found])

"""Papers to play a square-grid battle with: a record sheet a corps, then the sheets on which orders are plotted."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.content import Bands, Block, Card, Deck, Face, Gap
from companion.cards.source import Source
from companion.cards.whose import bar, label, side_title, wanted
from companion.games.tactical.cards import forces, plots, roster_rows
from companion.games.tactical.cards.forces import Corps
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules.view import View
from companion.games.tactical.words.names import Names
from companion.language.tongue import tr


def deck(source: Source) -> Deck:
    """Give each side's papers, or one's, filled in as far as its seat knows; without a game empty order sheets."""
    cards = tuple(_papers(source))
    return Deck(f"{source.ruleset}-papers", tr("Rosters and orders"), cards, kind="pages")


def _papers(source: Source) -> Iterator[Card]:
    view: View | None = source.view
    for side in wanted(source):
        if view is not None:
            yield from (sheet(source, side, one) for one in forces.corps(view, side))
        yield plots.sheet(source, side)


def sheet(source: Source, side: str, one: Corps) -> Card:
    """Give a corps' record sheet, division by division, its leaders at the foot."""
    view: View = source.view
    rules: Rules = source.rules
    names = Names(view)
    blocks: list[Block] = []
    for division in one.divisions:
        rows = tuple(roster_rows.unit(view, unit) for unit in division.units)
        blocks += [Bands(rows, (roster_rows.head(view, division.title),)), Gap(1.0)]
    if view.level == "advanced" and one.leaders:
        led = tuple(roster_rows.leader(names, leader) for leader in one.leaders)
        blocks.append(Bands(led, (roster_rows.leaders_head(),)))
    face = Face(
        one.title,
        tuple(blocks),
        label(view, side, tr("record sheet")),
        rules.fatigue.clause,
        bar(side),
        tr("turn {turn} of {last}; squares are row,column", turn=max(view.turn, 1), last=view.last_turn),
    )
    return Card(f"{side}-{one.name or one.title}", face, chapter=side_title(side))

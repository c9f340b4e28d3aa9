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
            yield from (one for corps in forces.corps(view, side) for one in sheets(source, side, corps))
        yield plots.sheet(source, side)


def sheets(source: Source, side: str, one: Corps) -> Iterator[Card]:
    """Give a corps' record sheets: a long battle's turns go on on further ones."""
    for shown in roster_rows.turns(source.view):
        yield _sheet(source, side, one, shown)


def _sheet(source: Source, side: str, one: Corps, shown: range) -> Card:
    """Give a corps' record sheet of some turns, division by division, its leaders at the foot."""
    view: View = source.view
    rules: Rules = source.rules
    names = Names(view)
    blocks: list[Block] = []
    for division in one.divisions:
        rows = tuple(roster_rows.unit(view, unit, shown) for unit in division.units)
        blocks += [Bands(rows, (roster_rows.head(shown, division.title),)), Gap(1.0)]
    if view.level == "advanced" and one.leaders:
        led = tuple(roster_rows.leader(names, leader) for leader in one.leaders)
        blocks.append(Bands(led, (roster_rows.leaders_head(),)))
    face = Face(
        one.title,
        tuple(blocks),
        label(view, side, tr("record sheet")),
        rules.fatigue.clause,
        bar(side),
        tr(
            "turn {turn} of {last}, columns {first} to {till}; squares are row,column",
            turn=max(view.turn, 1),
            last=view.last_turn,
            first=shown[0],
            till=shown[-1],
        ),
    )
    name = f"{side}-{one.name or one.title}"
    return Card(name if shown == roster_rows.turns(view)[0] else f"{name}-{shown[0]}", face, chapter=side_title(side))

"""Papers to play a campaign with: the armies' record sheets, their orders, and dispatches to write and to hand over."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.content import Card, Deck
from companion.cards.source import Source
from companion.cards.whose import wanted
from companion.games.campaign.cards import order_sheet, roster
from companion.language.tongue import tr


def deck(source: Source) -> Deck:
    """Give each side's papers, or one's, filled in as far as its seat knows; without a game all are empty."""
    cards = tuple(_papers(source))
    return Deck("gettysburg-papers", tr("Rosters, orders and dispatches"), cards, kind="pages")


def _papers(source: Source) -> Iterator[Card]:
    for side in wanted(source):
        yield from roster.sheets(source, side)
        yield order_sheet.sheet(source, side)
        if source.view is not None:
            yield from order_sheet.under_way(source, side)
            yield order_sheet.blank(source, side)
    if source.view is None:
        yield order_sheet.blank(source)

"""Cards and pages onto sheets: fronts in their grid, backs behind or beside them, bookmarks where they begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, repeat, zip_longest
from typing import NamedTuple

import msgspec

from companion.cards.content import Card, Deck, Face
from companion.cards.drawing import Drawn
from companion.cards.layout.fitting import Laid, Room, fitted
from companion.cards.layout.ink import Ink, Rule
from companion.cards.sheets import Cut, Place, Sheet, sheet
from companion.cards.sizes import MM, PAPERS, SIZES, Layout

PAGE = "page"
"""The size of what is a page by nature: a table of the whole game is not blown up to fill it."""
LARGEST = {"full": 1.9, PAGE: 1.2, "a6": 1.0, "tarot": 0.85, "poker": 0.8}
"""The scale that a face starts from; 1 is a card of A6."""


class Pair(NamedTuple):
    """What is printed on one card: its front, its back where it has one, and whose it is."""

    front: Laid
    back: Laid | None
    card: Card
    first: bool
    """It is the card's first; others go on from it."""


def drawn(deck: Deck, wanted: Layout, on: Drawn, size: str) -> Iterator[int]:
    """Draw every card; gives after each sheet how many cards are done. Raises Missing and BadInput."""
    if size in (PAGE, "full"):
        wanted = msgspec.structs.replace(wanted, size="full")
    cards = [msgspec.structs.replace(card, back=None) for card in deck.cards] if wanted.fronts else deck.cards
    if not any(card.back for card in cards):
        wanted = msgspec.structs.replace(wanted, fold=False)  # nothing to fold over
    grid = sheet(wanted)
    room = _room(wanted, size, grid)
    both = bool(wanted.duplex) or wanted.fold
    if SIZES[wanted.size] is None and wanted.duplex:
        yield from _leaves(cards, grid, room, on)
        return
    done, waiting = 0, list[Pair]()
    for card in cards:
        waiting += _pairs(card, room, both=both)
        done += 1
        # Sheet by sheet as cards come, so that a long deck never lies in memory whole, and its progress can be told.
        while len(waiting) >= len(grid.fronts):
            _sheet(waiting[: len(grid.fronts)], grid, room, on, both=both)
            waiting = waiting[len(grid.fronts) :]
        yield done
    if waiting:
        _sheet(waiting, grid, room, on, both=both)
    yield done


def pages(face: Face, paper: str) -> int:
    """Count the pages that a face takes on a paper as it is printed by default. Raises Missing and BadInput."""
    wanted = Layout(paper=paper, size="full")
    return len(fitted(face, _room(wanted, PAGE, sheet(wanted))))


def _room(wanted: Layout, size: str, grid: Sheet) -> Room:
    wide, tall = grid.card
    return Room(wide * MM, tall * MM, grid.inside * MM, _largest(size, grid), wanted.bleed * MM, wanted.ink_saving)


def _largest(size: str, grid: Sheet) -> float:
    """Give the largest scale; a page that is folded or larger than A4 takes its own."""
    if size in (PAGE, "full"):
        return LARGEST[size] * min(grid.card[0] / PAPERS["a4"][0], grid.card[1] / PAPERS["a4"][1])
    return LARGEST[size]


def _pairs(card: Card, room: Room, *, both: bool) -> Iterator[Pair]:
    fronts = fitted(card.front, room)
    backs = fitted(card.back, room) if card.back is not None else ()
    if not both:
        for place, face in enumerate(chain(fronts, backs)):
            yield Pair(face, None, card, place == 0)
        return
    # Where the back goes on and the front does not, what is left of it stands on both sides: no piece of paper has an
    # empty front.
    left = backs[len(fronts) :]
    more = [*zip(fronts, chain(backs, repeat(None)), strict=False), *zip_longest(left[::2], left[1::2])]
    for place, (front, back) in enumerate(more):
        yield Pair(front, back, card, place == 0)


def _leaves(cards: Sequence[Card], grid: Sheet, room: Room, on: Drawn) -> Iterator[int]:
    """Draw pages for both sides of the paper: a card with a back begins on a right page."""
    for done, card in enumerate(cards, 1):
        pairs = list(_pairs(card, room, both=False))
        # Both sides of the paper are printed: without the empty page its back would stand on the next card's.
        if card.back is not None and on.pages % 2:
            on.page(grid.width * MM, grid.height * MM, *_cut(grid, room))
        for pair in pairs:
            _sheet([pair], grid, room, on, both=False)
        yield done


def _cut(grid: Sheet, room: Room) -> tuple[tuple[float, float, float, float], float]:
    """Give what is cut out of a sheet, all cards together, in points, and how far colour goes on beyond it."""
    places = (*grid.fronts, *(() if grid.behind else grid.backs))
    left, top = min(one.x for one in places), min(one.y for one in places)
    right, bottom = (max(one.x for one in places) + grid.card[0], max(one.y for one in places) + grid.card[1])
    return (left * MM, top * MM, (right - left) * MM, (bottom - top) * MM), room.bleed


def _sheet(pairs: Sequence[Pair], grid: Sheet, room: Room, on: Drawn, *, both: bool) -> None:
    on.page(grid.width * MM, grid.height * MM, *_cut(grid, room))
    for pair, place in zip(pairs, grid.fronts, strict=False):
        if pair.first:
            on.bookmark(pair.card.chapter, pair.card.front.title)
        _put(pair.front, place, on)
    if both and not grid.behind:
        for pair, place in zip(pairs, grid.backs, strict=False):
            if pair.back is not None:
                _put(pair.back, place, on)
    on.draw(marks(grid.cuts))
    if both and grid.behind:
        on.page(grid.width * MM, grid.height * MM, *_cut(grid, room))
        for pair, place in zip(pairs, grid.backs, strict=False):
            if pair.back is not None:
                _put(pair.back, place, on)


def _put(face: Laid, place: Place, on: Drawn) -> None:
    on.draw(face.ink, place.x * MM, place.y * MM, turned=(face.width, face.height) if place.turned else ())


def marks(cuts: Sequence[Cut]) -> Iterator[Ink]:
    """Give marks, cuts and folds as ink."""
    for cut in cuts:
        where = (cut.x1 * MM, cut.y1 * MM, cut.x2 * MM, cut.y2 * MM)
        match cut.kind:
            case "mark":
                yield Rule(*where, 0.35, "ink2")
            case "fold":
                yield Rule(*where, 0.35, "edge", (4.0, 2.0, 0.8, 2.0))
            case _:
                yield Rule(*where, 0.3, "rule", (1.6, 1.6))

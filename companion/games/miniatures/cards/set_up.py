"""The set-up map: the field to scale, who sets up where and comes when, what is worth holding; two maps to cut out.

For the referee it holds both sides; at its foot is a map for each player, without what that side may not know, or on a
page of its own where the sheet has no room for it. For one side it is made from what that side knows, and has its own
alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from companion.cards.content import (
    Beside,
    Block,
    Card,
    Deck,
    Drawing,
    Face,
    Heading,
    Letters,
    Paragraph,
    Path,
    Picture,
    Table,
    words,
)
from companion.cards.field import legend
from companion.cards.field import map as field_map
from companion.cards.pages import pages
from companion.cards.sizes import PAPERS, TRUE_LINE
from companion.cards.source import Source
from companion.cards.whose import side_title
from companion.field.shapes import Feature, Ground
from companion.games.miniatures.cards import set_up_rows as rows
from companion.games.miniatures.cards.set_up_troops import troops
from companion.games.miniatures.rules.placing.field import OF_A_SIDE
from companion.games.miniatures.rules.sequence import clock_at
from companion.games.miniatures.rules.state import SIDES
from companion.games.miniatures.rules.view import View
from companion.games.miniatures.words.terrain import effects
from companion.language.tongue import number, titled, tr

MARGIN = 12.0
"""Millimetres beside the map."""
PLAYERS = 2
"""The players' maps are so much smaller than the referee's: 1:24 where his is 1:12."""
SHARE = 0.46
"""Of a page's height that the map may have: the lists stand under it."""


def deck(source: Source) -> Deck:
    """Make the map of a game's field, for the referee or for one side."""
    view = source.view
    assert view is not None, "the registry asks for a game"
    title = titled(view.title)
    ground = ground_of(view)
    step = scale_on(ground, source.paper)
    name, all_of_it = tr("Set-up map"), tuple(_blocks(source, view, ground, step))
    first = Face(title, all_of_it, name, side=source.side, legend=_legend(view))
    faces = {"set-up": first}
    if not source.side:
        whole = replace(first, blocks=(*all_of_it, _beside(view, ground, step * PLAYERS), *_foot(ground)))
        if pages(whole, source.paper) == 1:
            faces["set-up"] = whole
        else:  # what is cut out of a page of its own leaves the lists whole, and has all of that page
            faces["set-up"] = replace(first, blocks=(*all_of_it, Picture(_true_line(), "left")))
            faces["players"] = replace(first, blocks=tuple(_on_their_own(view, ground, step)))
    cards = tuple(Card(id_, face) for id_, face in faces.items())
    return Deck("set-up", tr("Set-up map, {game}", game=title), cards, kind="pages")


def ground_of(view: View, side: str = "") -> Ground:
    """Give the field as a seat has it; with a side, without what is the other's."""
    features = tuple(
        one
        for one in view.field.ground
        if not side or one.properties.kind not in OF_A_SIDE or one.properties.side in (None, side)
    )
    timed = tuple(each for one in features for each in _in_turns(view, one))
    return Ground(table=view.field.extent, scale=view.field.scale, features=timed)


def _in_turns(view: View, one: Feature) -> Iterator[Feature]:
    """Yield an arrival once for each turn in which somebody comes over it; anything else as it is."""
    said = one.properties
    if said.kind != "arrival" or said.turn or said.hour:
        yield one
        return
    units = [(each.arrives, each.edge, each.side) for each in view.units if each.status == "to-arrive"]
    led = [(each.arrives.turn, each.arrives.edge, each.side) for each in view.leaders if each.status == "to-arrive"]
    turns = sorted({turn for turn, edge, side in (*units, *led) if turn and (edge, side) == (said.edge, said.side)})
    for turn in turns or (0,):
        yield replace(one, properties=replace(said, turn=turn))


def scale_on(ground: Ground, paper: str) -> int:
    """Give how many inches of the table an inch of this paper is; never fitted to the page."""
    wide, tall = PAPERS.get(paper, PAPERS["a4"])
    return field_map.scale_of(ground, (wide - 2 * MARGIN, tall * SHARE))


def _blocks(source: Source, view: View, ground: Ground, step: int) -> Iterator[Block]:
    yield Paragraph(words(" ".join(_said(view, ground, step))))
    yield Picture(field_map.drawing(ground, step, troops(view, source.side)))
    side = source.side
    yield from _lists(view, side)
    yield from legend.blocks(ground, effects(source.rules))
    if side:
        yield from _foot(ground)


def _lists(view: View, side: str) -> Iterator[Block]:
    """Yield who sets up beside who comes later, and what is worth holding under the shorter of the two."""
    first, coming, worth = tuple(rows.set_up(view, side)), tuple(rows.arrivals(view, side)), tuple(rows.worth(view))
    if not first or not coming:
        yield from (*first, *coming, *worth)
    elif _rows(first) < _rows(coming):
        yield Beside(((*first, *worth), coming), (1.0, 1.25))
    else:
        yield Beside((first, (*coming, *worth)), (1.1, 1.0))


def _rows(blocks: Iterable[Block]) -> int:
    return sum(len(one.rows) for one in blocks if isinstance(one, Table))


def _players(view: View, ground: Ground, step: int) -> Iterator[tuple[Block, Block]]:
    """Yield a map for each player, to scale, without what that side may not know."""
    for side in SIDES:
        name = tr("For the player of the {side}: 1:{step}, to cut out", side=side_title(side), step=step)
        drawn = field_map.small(ground_of(view, side), step, troops(view, side))
        yield Heading(name), Picture(drawn, "left")


def _beside(view: View, ground: Ground, step: int) -> Block:
    return Beside(tuple(_players(view, ground, step)), (1.0, 1.0))


def _on_their_own(view: View, ground: Ground, step: int) -> Iterator[Block]:
    for made in _players(view, ground, step):
        yield from made
    yield from _foot(ground)


def _foot(ground: Ground) -> Iterator[Block]:
    if any(one.properties.invented for one in ground.features):
        said = tr("Outlines and bends are as true as the field's file says of each; change what you know better.")
        yield Paragraph(words(said), style="foot")
    yield Picture(_true_line(), "left")


def _said(view: View, ground: Ground, step: int) -> Iterator[str]:
    w, h = (number(side, "g") for side in ground.table)
    yield tr("A table of {w} × {h} inches, north at the top.", w=w, h=h)
    if (one := ground.scale) is not None:
        yield tr(
            "An inch is {yards} yards of ground, a stand {men} men or {guns} guns.",
            yards=number(one.yards_an_inch),
            men=number(one.men_a_stand),
            guns=number(one.guns_a_stand),
        )
    if view.starts_at and view.minutes:
        yield tr(
            "A turn is {minutes} minutes: turn 1 begins at {begin}, turn {last} ends at {end}.",
            minutes=view.minutes,
            begin=clock_at(view.starts_at, view.minutes, 1),
            last=view.last_turn,
            end=clock_at(view.starts_at, view.minutes, view.last_turn + 1),
        )
    yield tr("{side} moves first.", side=side_title(view.first))
    yield tr("Drawn 1:{step}, print at 100 %; the grid is 6 inches of the table.", step=step)


def _legend(view: View) -> str:
    wide, tall = (number(side, "g") for side in view.field.extent)
    return tr("{w} × {h} inches; objectives and their points are the scenario's", w=wide, h=tall)


def _true_line() -> Drawing:
    """Draw the line that shows whether a printer scales."""
    y = 2.2
    line = (("M", 0.3, y), ("L", 0.3 + TRUE_LINE, y))
    ticks = tuple(Path((("M", x, y - 1.2), ("L", x, y + 1.2)), width=0.25) for x in (0.3, 0.3 + TRUE_LINE))
    said = tr("print at 100 %; this line is {line} mm", line=number(TRUE_LINE, "g"))
    words_ = Letters(TRUE_LINE + 3.0, y + 0.8, said, 2.3, "ink2", "left", bold=False)
    return Drawing(TRUE_LINE + 70.0, 4.4, (Path(line, width=0.25), *ticks, words_), true=True, said=said)

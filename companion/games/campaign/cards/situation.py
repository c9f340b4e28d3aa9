"""The situation as a seat knows it: the map with what lies on it, then in tables who is where and how old that news is.

It is made of a view alone: what a side may not know is neither drawn nor left out in a way that tells.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.cards.chart_words import head
from companion.cards.content import (
    Block,
    Card,
    Column,
    Deck,
    Drawing,
    Face,
    Heading,
    Paragraph,
    Picture,
    Table,
    bold,
    cell,
    words,
)
from companion.cards.mapped import PIXEL, measure, printed
from companion.cards.shapes.sheets import WIDTH
from companion.cards.source import Source
from companion.cards.whose import bar, label, side_title, wanted
from companion.drawing.shapes import Shape as MapShape
from companion.games.campaign.cards import forces
from companion.games.campaign.cards.ground import ground_of
from companion.games.campaign.cards.roster import moment
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.reports import Activity
from companion.games.campaign.rules.view import View
from companion.games.campaign.words.map import showing
from companion.games.campaign.words.map.counters import mark_layers, taken
from companion.games.campaign.words.map.geometry import bounds
from companion.games.campaign.words.map.ground import ground_layers
from companion.games.campaign.words.map.installed import drawing_of
from companion.games.campaign.words.map.labels import labels
from companion.games.campaign.words.map.marks import MapMarks
from companion.games.campaign.words.map.stacking import stacks
from companion.games.campaign.words.mode_words import mode_words
from companion.games.campaign.words.names import Names
from companion.games.campaign.words.order_words import orders_words
from companion.games.campaign.words.sentences import report_words
from companion.games.campaign.words.status import place
from companion.language.tongue import number, plural, tr
from companion.language.words import capital

_AROUND = (0.55, 0.55, 0.55, 0.75)
"""Hexes at the left, above, at the right and below the board, for the figures at its edges and its scale."""


def deck(source: Source) -> Deck:
    """Give the situation of the side that is asked for, else of the seat. Raises BadInput where the map is faulty."""
    view: View = source.view
    assert view is not None, "the registry asks for a game"
    side = view.seat if view.seat != "referee" else ""
    drawing = position(ground_of(source), source.rules, view)
    face = Face(
        tr("Situation"),
        (Paragraph(words(bold(moment(view)))), Picture(drawing), *_tables(source, view)),
        label(view, side) if side else label(view, "", tr("referee")),
        side=bar(side) if side else "",
    )
    return Deck("gettysburg-situation", tr("Situation"), (Card(f"situation-{view.seat}", face),), kind="pages")


def position(ground: Ground, rules: Rules, view: View) -> Drawing:
    """Draw the whole map with what a view knows on it, as wide as a page."""
    # Rain and night are told in words: over a map on paper they would make it hard to read. How far headquarters sees
    # is a side's; the referee, who sees both armies, needs neither's.
    marks = replace(showing.marks(rules, ground, view), rain=False, night=False)
    if view.seat == "referee":
        marks = replace(marks, radius=None)
    left, top, right, bottom = bounds(ground.columns, ground.rows)
    corner = left - _AROUND[0], top - _AROUND[1]
    wide, tall = right + _AROUND[2] - corner[0], bottom + _AROUND[3] - corner[1]
    hexes = WIDTH / wide
    shapes = _shapes(ground, marks, int(rules.scale.miles_a_hex.value), hexes)
    made = tuple(one for shape in shapes for one in printed(shape, corner, hexes))
    return Drawing(WIDTH, tall * hexes, made, tallest=WIDTH * 2, said=tr("Map of the situation"))


def _shapes(ground: Ground, marks: MapMarks, miles: int, hexes: float) -> Iterator[MapShape]:
    """Give the ground, the names that find room beside the marks, and the marks."""
    drawing, size = drawing_of(ground), hexes / PIXEL
    found = stacks(ground, marks, size, measure)
    for layer in ground_layers(ground, drawing, measure, miles=miles):
        yield from layer.shapes
    yield from labels(ground, drawing, size, measure, taken(found, marks, size))
    for layer in mark_layers(ground, marks, found):
        yield from layer.shapes


# ---- tables


def _tables(source: Source, view: View) -> Iterator[Block]:
    names = Names(view)
    for side in wanted(source):
        yield Heading(side_title(side))
        yield _army(source, side)
    if view.enemies:
        yield Heading(tr("The enemy, as reported"))
        yield _enemies(view, names)
    if fresh := [one for one in view.reports if one.arrives == view.turn and not isinstance(one, Activity)]:
        yield Heading(tr("Reports of this turn"))
        rows = tuple((cell(str(one.sent)), cell(capital(report_words(one, names)))) for one in fresh)
        yield Table((Column(align="center"), Column(1.0)), rows, (head(tr("Turn"), tr("Report")),))
    if under_way := [one for one in view.letters if one.under_way]:
        yield Heading(tr("Dispatches under way"))
        yield Table(
            (Column(1.4, style="key"), Column(), Column(), Column(3.0)),
            tuple(
                (
                    cell(bold(names(one.corps))),
                    cell(str(one.sent)),
                    cell(str(one.expected)),
                    cell(orders_words(one.orders)),
                )
                for one in under_way
            ),
            (head(tr("To"), tr("Sent"), tr("Expected"), tr("Orders")),),
        )
    if view.activity:
        said = ", ".join(f"{place(one.hex)} ({_ago(one.age)})" for one in view.activity)
        yield Paragraph(words(bold(tr("Activity, perhaps false: ")), said))
    if view.foraged:
        said = ", ".join(plural(one.times, "{hex} once", "{hex} {n} times", hex=place(one.hex)) for one in view.foraged)
        yield Paragraph(words(bold(tr("Foraged: ")), said))


def _army(source: Source, side: str) -> Table:
    """Give a side's corps: where each is, how old that is, what it has, how it stands."""
    rows = []
    for one in forces.lines(source, side):
        now = one.now
        strength = "" if now is None else number(now.strength.total)
        told = "" if now is None else ", ".join((mode_words(now.contact), mode_words(now.march)))
        gone = tr(str(one.corps.status)) if one.gone and one.corps is not None else ""
        rows.append(
            (
                cell(bold(one.title)),
                cell(one.leader),
                cell(gone or one.at),
                cell("" if one.gone else _ago(one.age)),
                cell(strength),
                cell(told),
            )
        )
    columns = (Column(1.5, style="key"), Column(1.2), Column(), Column(), Column(align="right"), Column(1.4))
    heads = head(tr("Unit"), tr("Leader"), tr("Hex"), tr("News"), tr("Points"), tr("Modes"))
    return Table(columns, tuple(rows), (heads,))


def _enemies(view: View, names: Names) -> Table:
    newest = sorted(view.enemies, key=lambda one: (one.age, one.hex))
    rows = tuple(
        (cell(bold(place(one.hex))), cell(number(one.men)), cell(names(one.by)), cell(_ago(one.age))) for one in newest
    )
    columns = (Column(style="key", least=12), Column(align="right"), Column(1.0), Column())
    return Table(columns, rows, (head(tr("Hex"), tr("Men, about"), tr("Seen by"), tr("News")),))


def _ago(turns: int) -> str:
    return plural(turns, "a turn ago", "{n} turns ago") if turns else tr("now")

"""Faces on their cards: nothing outside, nothing over another, nothing below 6 points, nothing lost."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards.content import (
    Beside,
    Block,
    Cell,
    Column,
    Face,
    Heading,
    Paragraph,
    Tabbed,
    Table,
    cell,
    plain,
    words,
)
from companion.cards.layout.fitting import Laid, Room, fitted, flowed, scales
from companion.cards.layout.ink import Box, Image, Ink, Ring, Rule, Text, Trace
from companion.cards.layout.strips import Strip
from companion.cards.sizes import MM
from tests.cards.faces import FACE

ROOMS = {
    "a6": Room(105 * MM, 148 * MM, 5.5 * MM, 1.0),
    "poker": Room(63.5 * MM, 88.9 * MM, 4 * MM, 0.8),
    "a4": Room(210 * MM, 297 * MM, 12 * MM, 1.9),
}
EDGE = 1.0
"""Points that a line's own thickness may reach beyond the room of words."""


def box_of(one: Ink) -> Box:
    match one:
        case Text():
            return one.box()
        case Rule():
            return Box(min(one.x1, one.x2), min(one.y1, one.y2), abs(one.x2 - one.x1), abs(one.y2 - one.y1))
        case Image():
            return Box(one.x, one.y, one.width, one.height)
        case Ring():
            return Box(one.x - one.radius, one.y - one.radius, 2 * one.radius, 2 * one.radius)
        case Trace():
            points = [(step[place], step[place + 1]) for step in one.placed() for place in range(1, len(step), 2)]
            xs, ys = [float(x) for x, _ in points], [float(y) for _, y in points]
            return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return one


def overlap(one: Box, other: Box) -> bool:
    slack = 0.4
    return (
        one.x + slack < other.x + other.width
        and other.x + slack < one.x + one.width
        and one.y + slack < other.y + other.height
        and other.y + slack < one.y + one.height
    )


def texts(laid: Laid) -> list[Text]:
    return [one for one in laid.ink if isinstance(one, Text)]


@settings(max_examples=100, deadline=None)
@given(FACE, st.sampled_from(list(ROOMS)))
def test_everything_stands_inside_its_card_and_beside_its_neighbours(face: Face, size: str) -> None:
    room = ROOMS[size]
    for laid in fitted(face, room):
        for one in laid.ink:
            where = box_of(one)
            assert where.x >= room.inside - EDGE, one
            assert where.y >= room.inside - EDGE, one
            assert where.x + where.width <= room.width - room.inside + EDGE, one
            assert where.y + where.height <= room.height - room.inside + EDGE, one
        assert all(one.points >= 6 for one in texts(laid))
        for one, other in itertools.combinations(texts(laid), 2):
            assert not overlap(one.box(), other.box()), (one, other)


@settings(max_examples=30, deadline=None)
@given(FACE, st.sampled_from(list(ROOMS)))
def test_no_letter_is_lost_and_leaves_are_counted(face: Face, size: str) -> None:
    made = fitted(face, ROOMS[size])
    shown = Counter("".join(one.text for laid in made for one in texts(laid)).casefold())
    said = Counter("".join(text for block in face.blocks for text in _said(block)).casefold())
    assert {letter for letter in said - shown if letter != " "} == set()
    assert [laid.leaf for laid in made] == list(range(1, len(made) + 1))
    if len(made) > 1:
        for number, laid in enumerate(made, 1):
            assert any(one.text.startswith(f"{number} of {len(made)}") for one in texts(laid))


def _said(block: Block) -> Iterator[str]:
    match block:
        case Heading():
            yield block.said
        case Paragraph():
            yield plain(block.said)
        case Table():
            yield from (plain(one.said) for row in (*block.heads, *block.rows) for one in row)
        case Tabbed():
            yield from (key + plain(answer.said) for key, answer in block.rows)
        case Beside():
            yield from (text for column in block.columns for one in column for text in _said(one))


def a_table(rows: int) -> Table:
    head = (cell("Turn"), cell("Lost"))
    return Table((Column(), Column(weight=1)), tuple((cell(f"row {n}"), cell("a stand")) for n in range(rows)), (head,))


def test_heads_stand_again_where_a_table_goes_on_and_every_row_once() -> None:
    made = fitted(Face("Losses", (a_table(120),)), ROOMS["a6"])
    assert len(made) > 1
    for laid in made:
        assert sum(one.text == "Turn" for one in texts(laid)) == 1
    rows = [one.text for laid in made for one in texts(laid) if one.text.startswith("row ")]
    assert rows == [f"row {n}" for n in range(120)]


def test_a_heading_never_stands_alone_at_the_foot() -> None:
    blocks = tuple(part for n in range(30) for part in (Heading(f"part {n}"), Paragraph(words(f"what part {n} says"))))
    for laid in fitted(Face("Parts", blocks), ROOMS["poker"]):
        heads = [one.text for one in texts(laid) if one.text.startswith("PART")]
        says = [one.text for one in texts(laid) if one.text.startswith("what")]
        assert len(heads) == len(says)


def test_a_row_over_all_columns_stays_with_the_row_that_it_heads() -> None:
    rows = [((Cell(words(f"division-{n}"), span=2),), (cell(f"unit-{n}"), cell("9"))) for n in range(70)]
    table = Table((Column(), Column(1.0)), tuple(row for pair in rows for row in pair))
    for many in range(40):  # what stands above moves the foot of the card from row to row
        face = Face("Status", (*(Paragraph(words("above")) for _ in range(many)), table))
        for laid in fitted(face, ROOMS["a6"]):
            told = [one.text for one in texts(laid)]
            heads = [one.removeprefix("division-") for one in told if one.startswith("division-")]
            assert heads == [one.removeprefix("unit-") for one in told if one.startswith("unit-")]


def test_words_under_a_heading_keep_off_its_rule() -> None:
    """As far as those of a table's first row do."""

    def air(below: Block) -> float:
        (laid,) = fitted(Face("A part", (Heading("part 1"), below)), ROOMS["a6"])
        head = next(place for place, one in enumerate(laid.ink) if isinstance(one, Text) and one.text == "PART 1")
        rule = next(one for one in laid.ink[head:] if isinstance(one, Rule))
        said = next(one for one in texts(laid) if one.text.startswith("says"))
        return (said.box().y - rule.y1) / laid.scale

    in_a_table = air(Table((Column(),), ((cell("says this"),),)))
    assert 0.5 * in_a_table < air(Paragraph(words("says this"))) < 2 * in_a_table


def test_a_face_is_as_large_as_its_card_allows() -> None:
    small, large = (fitted(Face("Rows", (a_table(rows),)), ROOMS["a6"]) for rows in (30, 6))
    assert small[0].scale < large[0].scale == ROOMS["a6"].largest
    assert len(small) == 1


def test_what_needs_more_cards_is_set_as_large_as_those_cards_allow() -> None:
    made = fitted(Face("Rows", (a_table(75),)), ROOMS["a6"])
    ladder = scales(1.0)
    larger = ladder[ladder.index(made[0].scale) - 1]
    assert made[0].scale > ladder[-1]
    again = fitted(Face("Rows", (a_table(75),)), ROOMS["a6"]._replace(largest=larger))
    assert again[0].scale <= made[0].scale


def test_a_title_of_two_hundred_letters_stays_on_its_card() -> None:
    name = "The Second Brigade of the First Division of the First Corps of the Army of the Potomac " * 3
    for room in ROOMS.values():
        (laid,) = fitted(Face(name[:200], (Paragraph(words("in reserve")),), "Union brigade"), room)
        assert all(one.box().x + one.box().width <= room.width - room.inside + 0.5 for one in texts(laid))


@given(st.lists(st.tuples(st.floats(1, 60), st.booleans(), st.booleans()), max_size=40))
def test_strips_are_flowed_in_order_and_none_is_lost(those: list[tuple[float, bool, bool]]) -> None:
    strips = [
        Strip(height, keep=keep and not gap, gap=gap, rows=place) for place, (height, keep, gap) in enumerate(those)
    ]
    parts = list(flowed(strips, 100.0))
    found = [strip.rows for part in parts for strip in part]
    assert found == sorted(found)
    assert {strip.rows for strip in strips if not strip.gap} <= set(found)
    assert all(sum(strip.height for strip in part) <= 100.01 for part in parts)
    assert not any(part[0].gap for part in parts)


@pytest.mark.parametrize("saving", [False, True])
def test_black_tabs_become_outlines_where_ink_is_saved(saving: bool) -> None:
    from companion.cards.content import Tabbed

    (laid,) = fitted(Face("Fire", (Tabbed((("Fire", cell("all stands")),)),)), ROOMS["a6"]._replace(ink_saving=saving))
    dark = [one for one in laid.ink if isinstance(one, Box) and one.fill == "ink"]
    assert bool(dark) is not saving

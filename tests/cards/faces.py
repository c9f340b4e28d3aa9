"""Faces of every shape, for properties."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from companion.cards.content import (
    Beside,
    Block,
    Card,
    Cell,
    Checks,
    Column,
    Deck,
    Disc,
    Drawing,
    Face,
    Gap,
    Heading,
    Letters,
    Paragraph,
    Path,
    Picture,
    Ruled,
    Run,
    Tabbed,
    Table,
)

WORD = st.text("abcdefgXYZ0189−½″,Жё", min_size=1, max_size=14)
TEXT = st.lists(WORD, min_size=1, max_size=14).map(" ".join)
SAID = st.lists(st.builds(Run, TEXT, st.booleans()), min_size=1, max_size=3).map(tuple)
CELL = st.builds(
    Cell,
    SAID,
    align=st.sampled_from(["", "left", "center", "right"]),
    tint=st.sampled_from(["", "sev2", "paper"]),
    off=st.booleans(),
    style=st.sampled_from(["", "key", "body", "label"]),
)
BOX = Drawing(
    30,
    8,
    (
        Path((("M", 0, 0), ("L", 30, 0), ("L", 30, 8), ("L", 0, 8), ("Z",)), hatch=True),
        Disc(4, 4, 3, half=True),
        Letters(15, 6, "D", 4),
    ),
)


@st.composite
def tables(draw: Any) -> Table:
    many = draw(st.integers(1, 5))
    column = st.builds(
        Column,
        weight=st.sampled_from([0.0, 1.0, 2.5]),
        align=st.sampled_from(["left", "center", "right"]),
        tint=st.sampled_from(["", "sev1"]),
        style=st.sampled_from(["cell", "key"]),
        least=st.sampled_from([0.0, 12.0]),
    )
    row = st.lists(CELL, min_size=many, max_size=many).map(tuple)
    rows = draw(st.lists(row, min_size=1, max_size=8).map(tuple))
    heads = draw(st.lists(row, max_size=2).map(tuple))
    return Table(
        tuple(draw(st.lists(column, min_size=many, max_size=many))),
        rows,
        heads,
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.booleans()),
    )


SIMPLE = st.one_of(
    st.builds(Heading, TEXT), st.builds(Paragraph, SAID, style=st.sampled_from(["body", "cell", "sum"])), tables()
)
BLOCK: st.SearchStrategy[Block] = st.one_of(
    SIMPLE,
    st.builds(Tabbed, st.lists(st.tuples(WORD, CELL), min_size=1, max_size=3).map(tuple)),
    st.builds(Checks, st.lists(st.tuples(WORD, st.booleans()), min_size=1, max_size=5).map(tuple)),
    st.builds(Picture, st.just(BOX), st.sampled_from(["left", "center", "right"])),
    st.builds(Beside, st.lists(st.lists(SIMPLE, max_size=2).map(tuple), min_size=1, max_size=3).map(tuple)),
    st.builds(Ruled, st.lists(st.sampled_from(["", "From", "Order"]), min_size=1, max_size=4).map(tuple)),
    st.builds(Gap),
)
FACE = st.builds(
    Face,
    title=st.one_of(st.just(""), TEXT, st.just("Wisconsin " * 20)),
    blocks=st.lists(BLOCK, max_size=5).map(tuple),
    label=st.one_of(st.just(""), WORD, TEXT),
    foot=st.one_of(st.just(""), st.lists(st.sampled_from(["D10-FIRE-TABLE", "D10-MAN"]), max_size=12).map(", ".join)),
    side=st.sampled_from(["", "union", "confederate"]),
    legend=st.one_of(st.just(""), TEXT),
)
CARD = st.builds(Card, st.just("card"), FACE, st.one_of(st.none(), FACE), st.sampled_from(["", "First", "Second"]))
DECK = st.builds(Deck, st.just("deck"), st.just("Deck"), st.lists(CARD, min_size=1, max_size=3).map(tuple))

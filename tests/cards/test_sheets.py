"""Sheets: cards of their true size inside the paper, backs behind their fronts, marks where the cuts are."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.cards.sheets import FULL_INSIDE, INSIDE, Sheet, panels, sheet
from companion.cards.sizes import PAPERS, SIZES, Layout, checked
from companion.charts.faults import BadInput

layouts = st.builds(
    Layout,
    paper=st.sampled_from(list(PAPERS)),
    size=st.sampled_from(list(SIZES)),
    crop_marks=st.booleans(),
    bleed=st.sampled_from([0.0, 1.5, 3.0, 5.0]),
    margin=st.sampled_from([0.0, 5.0, 8.0, 12.7]),
    duplex=st.sampled_from(["", "long", "short"]),
    fold=st.booleans(),
).filter(lambda one: not (one.fold and one.duplex))


def of(wanted: Layout) -> Sheet | None:
    try:
        return sheet(checked(wanted))
    except BadInput:
        return None


@pytest.mark.parametrize(
    ("paper", "size", "cards"),
    [
        ("a4", "full", 1),
        ("a4", "a6", 4),
        ("a4", "tarot", 4),
        ("a4", "poker", 9),
        ("letter", "a6", 2),
        ("letter", "poker", 9),
        ("a3", "a6", 8),
        ("a3", "tarot", 12),
        ("a3", "poker", 18),
    ],
)
def test_how_many_cards_a_paper_holds(paper: str, size: str, cards: int) -> None:
    made = of(Layout(paper=paper, size=size))
    assert made is not None
    assert len(made.fronts) == cards


@given(layouts)
def test_cards_have_their_size_and_do_not_overlap(wanted: Layout) -> None:
    made = of(wanted)
    if made is None:
        return
    size = SIZES[wanted.size]
    if size is not None:
        assert made.card == size
    those = [*made.fronts, *(made.backs if not made.behind else ())]
    for one, other in itertools.combinations(those, 2):
        apart_x = abs(one.x - other.x) >= made.card[0] - 1e-6
        apart_y = abs(one.y - other.y) >= made.card[1] - 1e-6
        assert apart_x or apart_y
    for place in (*made.fronts, *made.backs):
        # what a card may print lies where the printer reaches, its bleed on the paper
        assert place.x + made.inside >= min(wanted.margin, FULL_INSIDE) - 1e-6
        assert place.x + made.card[0] - made.inside <= made.width - wanted.margin + 1e-6
        assert place.y + made.inside >= min(wanted.margin, FULL_INSIDE) - 1e-6
        assert place.y + made.card[1] - made.inside <= made.height - wanted.margin + 1e-6
        if size is not None:
            assert place.x - wanted.bleed >= -1e-6
            assert place.y - wanted.bleed >= -1e-6
            assert place.x + made.card[0] + wanted.bleed <= made.width + 1e-6


@given(layouts.filter(lambda one: one.duplex))
def test_turning_the_sheet_puts_each_back_behind_its_front(wanted: Layout) -> None:
    made = of(wanted)
    if made is None:
        return
    upright = made.width <= made.height
    about_the_upright_middle = (wanted.duplex == "long") == upright
    for front, back in zip(made.fronts, made.backs, strict=True):
        for x, y in ((0.0, 0.0), made.card):  # corners of the back as they lie on its page, seen through the paper
            px, py = back.x + x, back.y + y
            through = (made.width - px, py) if about_the_upright_middle else (px, made.height - py)
            assert front.x - 1e-6 <= through[0] <= front.x + made.card[0] + 1e-6
            assert front.y - 1e-6 <= through[1] <= front.y + made.card[1] + 1e-6
        assert back.turned is not about_the_upright_middle  # a card turned like a leaf shows its back upright


@given(layouts.filter(lambda one: one.fold))
def test_a_folded_card_has_its_back_at_the_right_of_its_front_and_a_fold_between(wanted: Layout) -> None:
    made = of(wanted)
    if made is None:
        return
    folds = {round(cut.x1, 3) for cut in made.cuts if cut.kind == "fold"}
    for front, back in zip(made.fronts, made.backs, strict=True):
        assert back.x == pytest.approx(front.x + made.card[0])
        assert back.y == front.y
        assert round(back.x, 3) in folds


@given(layouts.filter(lambda one: one.crop_marks))
def test_marks_point_at_the_cuts_from_outside(wanted: Layout) -> None:
    made = of(wanted)
    if made is None:
        return
    wide = made.card[0] * (2 if wanted.fold else 1)
    across = {round(edge, 3) for place in made.fronts for edge in (place.x, place.x + wide)}
    down = {round(edge, 3) for place in made.fronts for edge in (place.y, place.y + made.card[1])}
    marks = [cut for cut in made.cuts if cut.kind == "mark"]
    if wanted.fold and not marks:  # they would have cost a sheet
        assert not wanted.bleed
        marked = of(replace(wanted, bleed=0.1))
        assert len(made.fronts) > (len(marked.fronts) if marked else 0)
        return
    assert {round(cut.x1, 3) for cut in marks if cut.x1 == cut.x2} == across
    assert {round(cut.y1, 3) for cut in marks if cut.y1 == cut.y2} == down
    top, bottom = min(place.y for place in made.fronts), max(place.y for place in made.fronts) + made.card[1]
    left, right = min(place.x for place in made.fronts), max(place.x for place in made.fronts) + wide
    for cut in marks:
        assert 0 <= min(cut.x1, cut.x2) <= max(cut.x1, cut.x2) <= made.width
        assert 0 <= min(cut.y1, cut.y2) <= max(cut.y1, cut.y2) <= made.height
        outside = max(cut.y1, cut.y2) <= top - 2 + 1e-6 or min(cut.y1, cut.y2) >= bottom + 2 - 1e-6
        beside = max(cut.x1, cut.x2) <= left - 2 + 1e-6 or min(cut.x1, cut.x2) >= right + 2 - 1e-6
        assert outside or beside


def test_a_margin_that_leaves_no_card_is_refused_in_words() -> None:
    with pytest.raises(BadInput, match="no a6 card fits on letter"):
        sheet(Layout(paper="letter", size="a6", fold=True, crop_marks=True, bleed=5.0, margin=30.0))


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"paper": "a5"}, "there are: a4, letter, a3"),
        ({"size": "bridge"}, "there are: full, a6, tarot, poker"),
        ({"bleed": -1.0}, "0 to 5 mm"),
        ({"margin": 50.0}, "0 to 30 mm"),
        ({"duplex": "left"}, "there are: long, short"),
        ({"fold": True, "duplex": "long"}, "leave --duplex out"),
    ],
)
def test_what_is_not_there_is_refused_with_what_there_is(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        checked(Layout(**wrong))


def test_the_screen_is_two_panels_of_a4_on_a_folded_a3() -> None:
    folded, together = panels(Layout(paper="a3"))
    assert (folded.width, folded.height, together) == (420.0, 297.0, 2)
    assert folded.card == (210.0, 297.0)
    assert [cut.x1 for cut in folded.cuts if cut.kind == "fold"] == [210.0]
    single, alone = panels(Layout(paper="a4"))
    assert (single.card, alone) == ((210.0, 297.0), 1)
    assert INSIDE["a6"] == 5.5

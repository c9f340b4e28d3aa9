"""The set-up map: true to scale on every paper, its own ground in its legend, nothing of the enemy on a side's."""

from __future__ import annotations

from itertools import chain

import pytest

from companion.cards.boards import OVERLAP, parts
from companion.cards.book import pdf
from companion.cards.content import Beside, Cell, Deck, Drawing, Letters, Paragraph, Path, Picture, Table, plain
from companion.cards.field import map as field_map
from companion.cards.mapped import measure
from companion.cards.pages import pages
from companion.cards.sizes import PAPERS, Layout
from companion.cards.source import Source, of_session
from companion.field.kinds import KINDS
from companion.games.miniatures.cards import field_map as pieces
from companion.games.miniatures.cards import set_up
from companion.kernel.beginning import begin
from companion.kernel.begun import Beginning
from companion.kernel.session import Session

INCH = 25.4


def begun(scenario: str = "mcphersons-ridge", **settings: str) -> Session:
    return begin(None, Beginning(scenario=scenario, seed="1863", settings=settings))


def source(session: Session, paper: str = "a4", seat: str = "referee") -> Source:
    session.seat = seat
    return of_session(session, "" if seat == "referee" else seat)._replace(paper=paper)  # type: ignore[arg-type]


def drawings(deck: Deck) -> list[Drawing]:
    outer = [block for card in deck.cards for block in card.front.blocks]
    blocks = [one for block in outer for one in (chain(*block.columns) if isinstance(block, Beside) else (block,))]
    return [block.drawing for block in blocks if isinstance(block, Picture)]


def letters(drawing: Drawing) -> str:
    return " ".join(shape.text for shape in drawing.shapes if isinstance(shape, Letters))


def extent(drawing: Drawing) -> tuple[float, float]:
    """How large the ground is drawn, in mm: it is the first shape."""
    first = drawing.shapes[0]
    assert isinstance(first, Path)
    places = [step[1:] for step in first.steps if len(step) == 3]
    xs, ys = zip(*places, strict=True)
    return float(max(xs)) - float(min(xs)), float(max(ys)) - float(min(ys))


@pytest.mark.parametrize(("paper", "step"), [("a4", 12), ("letter", 12), ("a3", 8), ("a2", 6), ("a1", 4)])
def test_it_is_true_to_a_whole_scale_on_every_paper_and_says_it(paper: str, step: int) -> None:
    deck = set_up.deck(source(begun(), paper))
    found = drawings(deck)[0]
    assert found.true
    assert extent(found) == pytest.approx((72 * INCH / step, 48 * INCH / step), abs=0.01)
    assert found.width <= PAPERS[paper][0] - 2 * set_up.MARGIN
    said = " ".join(plain(block.said) for block in deck.cards[0].front.blocks if isinstance(block, Paragraph))
    assert f"1:{step}," in said


def test_a_table_wider_than_the_paper_is_drawn_smaller_by_a_whole_step_and_never_fitted() -> None:
    ground = set_up.ground_of(begun().view)
    wide = type(ground)(table=(108.0, 60.0), scale=ground.scale, features=())
    assert set_up.scale_on(wide, "a4") in (*field_map.FINER, *field_map.STEPS)
    assert 108 * INCH / set_up.scale_on(wide, "a4") <= 186


def test_each_player_has_a_map_without_what_he_may_not_know() -> None:
    deck = set_up.deck(source(begun()))
    whole, union, confederate = (one for one in drawings(deck) if one.height > 30)
    assert {"Gamble", "Devin", "Calef"} <= set(letters(whole).split())
    assert {"Gamble", "Devin", "Calef"} <= set(letters(union).split())
    assert not {"Gamble", "Devin", "Calef", "Set-up,"} & set(letters(confederate).split())
    assert "turns 1, 2, 3, 6, 8, 10" in letters(whole)
    assert "turns 1, 2, 3, 6, 8, 10" not in letters(union)
    assert "turns 5, 7, 8, 10, 11" not in letters(confederate)
    # What is worth holding is no secret, nor who holds it.
    assert {"1", "2", "3", "4"} <= set(letters(confederate).split())


@pytest.mark.parametrize("seat", ["union", "confederate"])
@pytest.mark.parametrize("intelligence", ["strengths-hidden", "units-hidden"])
def test_a_sides_own_map_is_made_from_what_it_knows_alone(seat: str, intelligence: str) -> None:
    session = begun(intelligence=intelligence)
    deck = set_up.deck(source(session, seat=seat))
    assert [card.id for card in deck.cards] == ["set-up"]
    told = letters(drawings(deck)[0]) + repr(deck.cards[0].front.blocks)
    mine, others = ("Gamble", "Archer") if seat == "union" else ("Archer", "Gamble")
    assert mine in told
    assert others not in told


def test_its_legend_has_the_ground_of_this_map_alone() -> None:
    deck = set_up.deck(source(begun("the-cornfield")))
    cells = [
        plain(cell.said)
        for block in deck.cards[0].front.blocks
        if isinstance(block, Table)
        for row in block.rows
        for cell in row
        if isinstance(cell, Cell)
    ]
    there = {KINDS[kind] for kind in KINDS if any(said.startswith(KINDS[kind]) for said in cells)}
    assert {"Woods", "Cornfield", "Sunken road", "Fence", "Pike"} <= there
    assert not {"Town", "River", "Stone wall", "Bridge", "Trenches"} & there


@pytest.mark.parametrize("paper", ["a4", "a3", "a2", "a1"])
def test_the_field_in_pieces_is_true_to_scale_and_its_sheets_overlap(paper: str) -> None:
    made = pieces.deck(source(begun(), paper))
    (tile,) = made.tiles
    assert made.kind == "boards"
    step = round(72 * INCH / extent(tile.drawing)[0])
    assert extent(tile.drawing) == pytest.approx((72 * INCH / step, 48 * INCH / step), abs=0.01)
    assert f"1:{step}" in made.note
    sheets = parts(tile, (PAPERS[paper][0] - 20, PAPERS[paper][1] - 45))
    assert len(sheets) > 1
    assert sum(one.width for one in sheets if one.y == 0) - (
        OVERLAP * (sum(one.y == 0 for one in sheets) - 1)
    ) == pytest.approx(tile.drawing.width)


def test_the_scale_of_the_pieces_can_be_asked_for() -> None:
    made = pieces.deck(source(begun())._replace(step=6))
    assert extent(made.tiles[0].drawing)[0] == pytest.approx(72 * INCH / 6, abs=0.01)


@pytest.mark.parametrize("grey", [False, True])
@pytest.mark.parametrize("made", [set_up.deck, pieces.deck])
def test_both_are_printed_in_colour_and_in_grey(made: object, grey: bool) -> None:
    deck = made(source(begun("the-cornfield")))  # type: ignore[operator]
    assert pdf(deck, Layout(grey=grey)).startswith(b"%PDF")


@pytest.mark.parametrize(("paper", "cards", "step"), [("a4", ["set-up", "players"], 12), ("a3", ["set-up"], 16)])
@pytest.mark.parametrize("scenario", ["mcphersons-ridge", "the-cornfield"])
def test_players_maps_are_at_the_foot_where_the_sheet_has_room(
    scenario: str, paper: str, cards: list[str], step: int
) -> None:
    deck = set_up.deck(source(begun(scenario), paper))
    assert [card.id for card in deck.cards] == cards
    _, union, confederate = (one for one in drawings(deck) if one.height > 30)
    for one in (union, confederate):
        assert extent(one) == pytest.approx((72 * INCH / step, 48 * INCH / step), abs=0.01)
        assert one.true
    assert all(pages(card.front, paper) == 1 for card in deck.cards)


@pytest.mark.parametrize(("seat", "listed"), [("referee", True), ("union", True), ("confederate", False)])
def test_leaders_who_are_there_from_the_first_are_listed_with_where_they_stand(seat: str, listed: bool) -> None:
    blocks = set_up.deck(source(begun(), seat=seat)).cards[0].front.blocks
    flat = chain.from_iterable(chain(*one.columns) if isinstance(one, Beside) else (one,) for one in blocks)
    rows = [[plain(each.said) for each in row] for one in flat if isinstance(one, Table) for row in one.rows]
    assert (["", "Buford", "", "detached"] in rows) is listed


def test_the_turns_of_an_arrival_stand_in_a_box_of_its_side() -> None:
    drawing = drawings(set_up.deck(source(begun())))[0]
    for turns, token in (("turns 1, 2, 3, 6, 8, 10", "conf"), ("turns 5, 7, 8, 10, 11", "union")):
        [said] = (one for one in drawing.shapes if isinstance(one, Letters) and one.text == turns)
        boxes = [
            [(float(x), float(y)) for _, x, y in one.steps[:4]]
            for one in drawing.shapes
            if isinstance(one, Path) and (one.fill, one.line, len(one.steps)) == ("page", token, 5)
        ]
        around = [one for one in boxes if one[0][0] < said.x < one[2][0] and one[0][1] < said.y < one[2][1]]
        assert [measure(turns, "strong", said.size) < one[2][0] - one[0][0] for one in around] == [True]

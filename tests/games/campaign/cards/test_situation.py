"""The situation on paper: what a seat knows on the map and in tables, and nothing that it may not know."""

from __future__ import annotations

from companion.cards.book import pdf
from companion.cards.content import Drawing, Letters, Picture
from companion.cards.decks import build
from companion.cards.sizes import Layout
from tests.cards import inked, reading
from tests.cards.measured import Measured
from tests.games.campaign.cards.known import SIDES, Seat, mid_game, otherwise, source

DECK = "gettysburg-situation"


def drawing(seat: Seat) -> Drawing:
    (card,) = build(DECK, source(mid_game(), seat)).cards
    (found,) = [block.drawing for block in card.front.blocks if isinstance(block, Picture)]
    return found


def letters(seat: Seat) -> list[str]:
    return [one.text for one in drawing(seat).shapes if isinstance(one, Letters)]


def rows(seat: Seat, heading: str) -> list[list[str]]:
    (card,) = build(DECK, source(mid_game(), seat)).cards
    return reading.rows(reading.under(card, heading))


def test_the_map_shows_a_side_its_own_corps_and_the_enemy_as_reported() -> None:
    said = letters("union")
    assert "HQ Meade" in said
    assert "≈140" in said
    assert "Ewell" not in " ".join(said)
    assert {"Gettysburg", "Harrisburg"} <= set(said)


def test_the_tables_say_where_each_corps_is_and_how_old_that_is() -> None:
    known = {row[0].split("  ")[-1]: row for row in rows("union", "Union")}
    assert known["V Corps"][2:4] == ["17,17", "a turn ago"]
    assert rows("union", "The enemy, as reported") == [["10,7", "14,000", "Buford's Div", "a turn ago"]]
    assert rows("union", "Dispatches under way")[0][:3] == ["V Corps", "5", "8"]


def test_the_referee_has_the_truth_of_both_armies() -> None:
    known = {row[0].split("  ")[-1]: row for row in rows("referee", "Union")}
    assert known["V Corps"][2:4] == ["18,16", "now"]
    assert len(rows("referee", "Confederate")) == 11
    (card,) = build(DECK, source(mid_game())).cards
    assert "referee" in card.front.label


def test_two_games_that_differ_in_what_a_side_may_not_know_give_it_the_same_map() -> None:
    state = mid_game()
    for side in SIDES:
        other = otherwise(state, side)
        one, same = (pdf(build(DECK, source(it, side)), Layout()) for it in (state, other))
        assert one == same
        truth, theirs = (pdf(build(DECK, source(it)), Layout()) for it in (state, other))
        assert truth != theirs


def test_everything_is_large_enough_to_be_read_on_every_paper() -> None:
    for paper in ("a4", "letter", "a3"):
        deck = build(DECK, source(mid_game(), "union"))
        made = Measured(pdf(deck, Layout(paper=paper)))
        assert len(made) <= 2
        assert min(made.type_sizes()) >= 6.0
        assert [one for page in inked.pages(deck, Layout(paper=paper)) for one in inked.lonely(page)] == []


def test_the_figures_at_its_edges_do_not_lie_on_its_scale() -> None:
    shown = [one for one in drawing("union").shapes if isinstance(one, Letters)]
    (miles,) = [one for one in shown if one.text.endswith("miles")]
    lowest = max(one.y for one in shown if one.text == "3")
    assert miles.y - miles.size * 0.73 > lowest + 0.1


def test_words_on_a_solid_counter_are_light() -> None:
    made = Measured(pdf(build(DECK, source(mid_game(), "union")), Layout()))
    (staff,) = [one for one in made.marks(0) if one.kind == "text" and one.text == "HQ Meade"]
    assert staff.fill is not None
    assert min(staff.fill) > 240

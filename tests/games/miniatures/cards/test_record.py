"""Record sheets: every unit on one row of one sheet, boxes as the game stands, what a division has on one page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from companion.cards.book import pdf
from companion.cards.content import Bands, Card, Deck, Disc, Drawing, Letters, Paragraph, Path, Table, plain
from companion.cards.decks import build
from companion.cards.sizes import Layout
from companion.cards.source import Source, of_session
from companion.games.miniatures.cards import record_charts
from companion.games.miniatures.cards.record_rows import CELL, GRID, ROW, WIDTH
from companion.kernel import languages, shelf
from companion.kernel.beginning import Beginning, begin
from companion.language.words import capital
from tests.cards import games, reading, told, tracing
from tests.cards.measured import Measured
from tests.cards.reading import rules
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_cavalry, a_leader

TABLES = tracing.charts(shelf.ruleset_texts("miniatures"))


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    languages.choose("en")


@cache
def the_game(name: str) -> Source:
    return of_session(begin(None, Beginning(scenario=name, seed="1")))


def of(*those: Any, **more: Any) -> Source:
    return games.source(a_battle(*those, **more))


def rows(deck: Deck | Card) -> list[Drawing]:
    cards = deck.cards if isinstance(deck, Deck) else (deck,)
    return [row for card in cards for block in card.front.blocks if isinstance(block, Bands) for row in block.rows]


def row(source: Source, name: str) -> Drawing:
    (found,) = [one for one in rows(build("roster", source)) if one.said.split(",")[0].lower() == name]
    return found


def letters(drawing: Drawing) -> list[str]:
    return [shape.text for shape in drawing.shapes if isinstance(shape, Letters)]


def boxes(drawing: Drawing) -> list[Path]:
    """The boxes of stands: closed, tall, left of the turns."""
    return [one for one in cells(drawing) if left(one) < GRID - 1 and tall(one) > 5]


def grid(drawing: Drawing) -> list[Path]:
    return [one for one in cells(drawing) if left(one) >= GRID - 0.01]


def cells(drawing: Drawing) -> list[Path]:
    return [one for one in drawing.shapes if isinstance(one, Path) and one.steps[-1] == ("Z",) and len(one.steps) == 5]


def left(path: Path) -> float:
    return min(float(step[1]) for step in path.steps if len(step) == 3)


def tall(path: Path) -> float:
    ys = [float(step[2]) for step in path.steps if len(step) == 3]
    return max(ys) - min(ys)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize(("scenario", "most"), [("the-cornfield", 7), ("mcphersons-ridge", 7)])
def test_a_sheet_is_one_page_and_an_evening_needs_few(scenario: str, most: int, paper: str, language: str) -> None:
    languages.choose(language)
    deck = build("roster", the_game(scenario), Layout(paper=paper))
    made = Measured(pdf(deck, Layout(paper=paper)))
    assert len(made) == len(deck.cards) <= most
    assert min(made.type_sizes()) >= 6.0


@pytest.mark.parametrize("scenario", ["the-cornfield", "mcphersons-ridge"])
def test_everybody_has_one_row(scenario: str) -> None:
    view = the_game(scenario).view
    counted = Counter(name for one in rows(build("roster", the_game(scenario))) for name in _names(view, one))
    everybody = [*(one.name for one in view.units), *(one.name for one in view.leaders)]
    assert {name: counted[name] for name in everybody} == Counter(everybody)


def _names(view: Any, drawing: Drawing) -> list[str]:
    named = {one.name for one in (*view.units, *view.leaders)}
    return [text for text in letters(drawing)[:1] if text in named]


def test_a_row_has_its_true_height_on_a4() -> None:
    made = Measured(pdf(build("roster", the_game("mcphersons-ridge")), Layout()))
    squares = [
        one
        for one in made.marks(0)
        if one.kind == "path" and abs(one.width - CELL) < 0.5 and abs(one.height - 3.7) < 0.5
    ]
    tops = sorted({round(one.top, 1) for one in squares})
    steps = {round(later - earlier, 1) for earlier, later in zip(tops, tops[3:], strict=False)}
    assert ROW in steps
    assert max(one.right for one in squares) == pytest.approx(12 + WIDTH, abs=0.2)


def test_stands_are_boxes_by_zone_and_lost_ones_are_struck_from_the_right() -> None:
    one = row(of(replace(a_brigade("stone", stands=9), stands=4)), "stone")
    assert [box.line for box in boxes(one)] == ["ink"] * 4 + ["edge"] * 5
    assert ", union-1 · 4 of 9," in one.said
    said = letters(one)
    figures = {"spent": "−2", "worn": "0", "fresh": "+2"}
    assert [(name, said[said.index(name) + 1]) for name in ("spent", "worn", "fresh")] == list(figures.items())


@pytest.mark.clause("D10-MAN-MOD-FRESH", "D10-MAN-MOD-SPENT")
def test_the_worth_of_a_zone_is_the_charts() -> None:
    worth = {row.id: row.value for row in rules().maneuver.modifier}
    assert (worth["fresh"], worth["worn"], worth["spent"]) == (2, 0, -2)


@pytest.mark.parametrize("stands", [1, 3, 14, 40])
def test_any_number_of_boxes_finds_room_left_of_the_turns(stands: int) -> None:
    for language in ("en", "de"):
        languages.choose(language)
        one = row(of(replace(a_brigade("stone", stands=stands), stands_at_start=stands)), "stone")
        assert len(boxes(one)) == stands
        assert max(float(step[1]) for box in boxes(one) for step in box.steps if len(step) == 3) < GRID - 8


def test_turns_before_an_arrival_are_tinted_and_the_present_one_says_what_holds() -> None:
    coming = replace(a_brigade("stone"), status="to-arrive", arrives=replace(a_brigade("x").arrives, turn=4))
    there = replace(a_brigade("wister"), disordered=True, low_ammo=True)
    source = of(coming, there)
    tinted = [round((left(one) - GRID) / CELL) for one in grid(row(source, "stone")) if one.fill]
    assert sorted(set(tinted)) == [0, 1, 2]
    assert len(tinted) == 9
    now = row(source, "wister")
    assert {"D", "A", "SL"} <= {
        one.text for one in now.shapes if isinstance(one, Letters) and one.x > GRID + CELL * (source.view.turn - 1)
    }
    assert not [one for one in grid(now) if one.fill]


def test_a_battery_has_a_disc_a_gun_stand() -> None:
    one = row(of(replace(a_battery("hall", stands=3), stands=2, damaged=1)), "hall")
    discs = [shape.line for shape in one.shapes if isinstance(shape, Disc)]
    assert discs == ["ink", "ink", "edge"]


def test_a_leader_has_his_rank_and_whom_he_rides_with() -> None:
    one = row(of(a_brigade("stone"), replace(a_leader("doubleday", rank="division"), attached="stone")), "doubleday")
    assert "division" in letters(one)[1]
    assert capital("stone") in letters(one) or "stone" in letters(one)


def test_a_strength_that_is_hidden_has_no_boxes() -> None:
    state = a_battle(a_brigade("stone"), a_cavalry("jones", "confederate"), intelligence="strengths-hidden")
    (jones,) = [one for one in rows(build("roster", games.source(state, seat="union"))) if one.said.startswith("Jones")]
    assert boxes(jones) == []
    assert "strength not known" in letters(jones)


def test_a_long_battle_has_the_turns_from_the_present_one_on() -> None:
    state = replace(a_battle(a_brigade("stone"), a_brigade("davis", "confederate")), last_turn=30, turn=12)
    (block, *_) = [one for one in build("roster", games.source(state)).cards[0].front.blocks if isinstance(one, Bands)]
    numbers = [one for one in letters(block.heads[0]) if one.isdigit()]
    assert numbers == [str(turn) for turn in range(12, 26)]


def test_every_figure_of_the_charts_at_the_foot_is_a_row_of_the_rules() -> None:
    strange = [
        f"{number} in {plain(one.said)!r}"
        for one in told.cells(tuple(record_charts.blocks(rules())))
        for number in tracing.numbers(plain(one.said))
        if number not in tracing.figures(TABLES, one.clauses)
    ]
    assert strange == []


def test_the_foot_has_every_row_of_its_charts() -> None:
    blocks = [one for block in record_charts.blocks(rules()) for one in reading.within(block)]
    tables = [block for block in blocks if isinstance(block, Table)]
    counts = [len(table.rows) for table in tables]
    assert counts[0] == len(rules().maneuver.row)
    assert counts[1] == len(rules().charge.result)
    assert counts[-1] == len(rules().musketry.row)
    assert any(isinstance(block, Paragraph) for block in blocks)


# ---- cards on request


def test_no_card_holds_only_a_title_or_lines_to_write_on() -> None:
    for size in ("a6", "poker"):
        wanted = Layout(size=size)
        made = Measured(pdf(build("roster", the_game("mcphersons-ridge"), wanted), wanted))
        for page in range(len(made)):
            said = made.text(page).splitlines()
            bare = [
                nth for nth, line in enumerate(said) if line.strip() == "Notes" and nth and "BATTERY" in said[nth - 1]
            ]
            assert not bare, said


def test_fronts_alone_have_no_charts_and_fold_no_more_sheets_with_marks() -> None:
    source = the_game("mcphersons-ridge")
    for size in ("a6", "poker"):
        deck = build("roster", source, Layout(size=size))
        fronts = Measured(pdf(deck, Layout(size=size, fronts=True)))
        assert not any("ITS CHARTS" in fronts.text(page) for page in range(len(fronts)))
        assert len(fronts) < len(Measured(pdf(deck, Layout(size=size))))
        folded = [len(Measured(pdf(deck, Layout(size=size, fold=True, crop_marks=marks)))) for marks in (False, True)]
        assert folded[0] == folded[1]


def test_sheets_without_backs_are_not_halved_by_folding() -> None:
    deck = build("roster", the_game("mcphersons-ridge"))
    assert pdf(deck, Layout(fold=True)) == pdf(deck, Layout())

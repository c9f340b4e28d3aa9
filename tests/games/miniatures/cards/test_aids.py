"""Measuring aids: true to size in inches and in centimetres, every mark a figure of the rules, pieces for a whole table."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from companion.cards.book import pdf
from companion.cards.content import Deck, Letters, Path, Tile
from companion.cards.decks import build
from companion.cards.sizes import PAPERS, Layout
from companion.cards.source import of_rules
from companion.charts.figures import exact
from companion.games.miniatures.cards import aid_sticks
from companion.games.miniatures.cards.aids import worths
from companion.kernel import languages
from companion.language import lengths
from tests.cards import games, inked
from tests.cards.measured import Measured
from tests.cards.reading import CENTIMETRES, rules


@pytest.fixture(params=[None, CENTIMETRES], ids=["inches", "cm"])
def inch(request: pytest.FixtureRequest) -> Iterator[float]:
    """The millimetres of an inch of the table."""
    lengths.measure(request.param)
    yield 25.4 if request.param is None else float(request.param) * 10
    lengths.measure(None)


def deck() -> Deck:
    return build("aids", of_rules("miniatures"))


def tiles(start: str) -> list[Tile]:
    return [tile for tile in deck().tiles if tile.id.startswith(start)]


def texts(tile: Tile) -> list[str]:
    return [shape.text for shape in tile.drawing.shapes if isinstance(shape, Letters)]


def outlines(tile: Tile) -> list[tuple[float, float]]:
    """Width and height of every stick."""
    found = []
    for shape in tile.drawing.shapes:
        if isinstance(shape, Path) and shape.dash and len(shape.steps) == 5:
            xs, ys = ([float(step[n]) for step in shape.steps if len(step) == 3] for n in (1, 2))
            found.append((max(xs) - min(xs), max(ys) - min(ys)))
    return found


def test_sticks_are_as_long_as_the_table_measures(inch: float) -> None:
    (sheet,) = tiles("sticks")
    tall = sorted(height for _, height in outlines(sheet) if height > 50)
    assert tall == pytest.approx([8 * inch] * 4 + [9 * inch] * 2)


@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_they_have_that_length_on_paper(paper: str) -> None:
    made = Measured(pdf(deck(), Layout(paper=paper)))
    uprights = [one.height for one in made.marks(0) if one.kind == "path" and one.height > 150]
    for long in (203.2, 228.6):
        assert min(abs(one - long) for one in uprights) < 0.5  # the dashes have a width
    assert min(made.type_sizes()) >= 6.0
    for page in range(len(made)):
        wide, high = made.size(page)
        assert all(one.left >= 0 and one.right <= wide and one.bottom <= high for one in made.marks(page) if one.text)


@pytest.mark.clause("D10-FIRE-POINTS-RANGES")
def test_the_range_stick_ends_its_bands_where_the_chart_does() -> None:
    ends = [at for piece in aid_sticks.range_pieces(rules()) for at, _ in piece.marks]
    assert ends == sorted({Fraction(band.upto) for bands in rules().bands.values() for band in bands})
    told = {(band.low, band.high): band for piece in aid_sticks.range_pieces(rules()) for band in piece.along}
    near, musket, far = (told[Fraction(low), Fraction(high)] for low, high in ((0, 4), (4, 8), (24, 32)))
    assert near.foot == "Infantry 1 · Cavalry, breech-loading 2 · Cavalry, other arms 1"
    assert (near.guns, near.canister) == ("guns 10", True)
    assert (musket.foot[-1], musket.guns) == ("½", "Smoothbore guns 3 · Rifled guns 4")
    assert (far.foot, far.guns, far.canister) == ("", "Smoothbore guns 1 · Rifled guns 2", False)


@pytest.mark.clause("D10-MOVE-RATE-INF", "D10-MOVE-RATE-CAV")
def test_the_move_stick_has_every_rate_and_its_half() -> None:
    marks = aid_sticks.move_marks(rules())
    half = Fraction(exact(rules().movement.halved.times))
    for rate in rules().movement.rate:
        whole = Fraction(exact(rate.basic.inches))
        assert marks[whole]
        assert marks[whole * half]
    assert marks[Fraction(2)] == ["fall back"]
    assert "musket range" in marks[Fraction(8)]
    assert "command" in marks[Fraction(18)]


@pytest.mark.clause("D10-FIRE-ARC-INF", "D10-FIRE-ARC-CANISTER")
def test_the_wedges_have_the_angles_of_fire() -> None:
    (sheet,) = tiles("sticks")
    found = set()
    for shape in sheet.drawing.shapes:
        if isinstance(shape, Path) and len(shape.steps) == 2 and shape.width == 0.4:
            (_, x, y), (_, far, up) = ((step[0], float(step[1]), float(step[2])) for step in shape.steps)
            if math.hypot(far - x, up - y) == pytest.approx(aid_sticks.ARC):
                found.add(round(math.degrees(math.atan2(far - x, y - up))))
    assert found == {0, *(arc.degrees for arc in rules().fire_points.arc)}


def test_the_command_string_says_the_radius(inch: float) -> None:
    (sheet,) = tiles("sticks")
    assert ("18″" if inch == 25.4 else "45 cm") in texts(sheet)


def test_there_are_blinds_counters_badges_and_a_track() -> None:
    counted = Counter(tile.chapter for tile in deck().tiles)
    assert counted["Blinds"] == 26
    assert sorted(texts(tiles("blind-union-A")[0])) == ["A"]
    for side in ("union", "confederate"):
        blinds = tiles(f"blind-{side}-")
        (listed,) = tiles(f"blinds-{side}-list")
        assert [text for text in texts(listed) if len(text) == 1] == [texts(one)[0] for one in blinds]
        assert f"{side.capitalize()}: who they are" in " ".join(texts(listed))
    assert counted["Counters of losses"] == 24
    assert counted["Name badges"] == 8
    assert texts(tiles("turns-1")[0]) == [str(turn) for turn in range(1, 15)]


@pytest.mark.clause("D10-MAN-MOD-LEADER-RADIUS-EXC", "D10-CHARGE-MOD-LEADER")
def test_a_leaders_card_says_what_he_is_worth() -> None:
    assert [worth for _, worth in worths(rules(), exceptional=True)] == [2, 3, 2]
    assert [worth for _, worth in worths(rules(), exceptional=False)] == [1, 2, 1]


def test_a_game_brings_its_turns_and_leaders() -> None:
    source = games.of_ridge(games.at_the_start(), "union")
    made = build("aids", source)
    view = source.view
    names = [texts(tile)[0] for tile in made.tiles if tile.chapter == "Leader cards"]
    assert names == [one.name for one in view.leaders if one.side == "union"]
    assert not [tile for tile in made.tiles if "confederate" in tile.id]
    turns = [text for tile in made.tiles if tile.id.startswith("turns") for text in texts(tile)]
    assert turns[::2] == [str(turn) for turn in range(1, view.last_turn + 1)]
    assert turns[1::2][:3] == ["08:00", "08:30", "09:00"]


def test_what_stands_on_a_stick_is_whole() -> None:
    """Words at a mark are set on several lines where one inch is too short for them."""
    source = games.of_ridge(games.at_the_start())
    for language in ("en", "de"):
        languages.choose(language)
        try:
            made = build("aids", source)
        finally:
            languages.choose("en")
        assert not [text for page in inked.pages(made, Layout()) for text in inked.cut_short(page)]

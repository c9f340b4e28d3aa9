"""Plots: what they show is what the tables say, for the eye that knows no colour, and nothing falls off the sheet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from shutil import copy

import pytest

from companion.cards.mapped import measure
from companion.cards.palette import screen_color
from companion.drawing.figure import Figure
from companion.drawing.shapes import DESIGN_CELL, Box, Stroke, Words
from companion.drawing.svg import svg
from companion.kernel.session import Session
from companion.study.numbers.faces import faces
from companion.study.numbers.luck import Luck, Sums
from companion.study.numbers.reckoned import called, could_be, numbers
from companion.study.plots.dice import dice, even_words
from companion.study.plots.every import every
from companion.study.plots.luck import luck
from companion.study.plots.pen import GROUND, Pen, nice
from companion.study.plots.stands import Course
from tests.evenings import notebook
from tests.old import keeping as documents

EVENINGS = ("the-cornfield", "second-day", "two-joneses")
OLD = Path(documents.__file__).parent / "format-4"


@cache
def drawn(name: str) -> dict[str, Figure]:
    session = notebook.played(Path(notebook.__file__).parent / f"{name}.txt")
    return every(numbers(session), could_be(session), called(session)[0], measure)


def words(figure: Figure) -> list[Words]:
    return [one for one in figure.shapes if isinstance(one, Words)]


def room(one: Words) -> Box:
    wide = measure(one.text, one.face, one.size)
    x, y = one.at[0] * DESIGN_CELL, one.at[1] * DESIGN_CELL
    left = x - {"left": 0.0, "center": wide / 2, "right": wide}[one.align]
    return Box(left, y - one.size * 0.7, left + wide, y + 1)


def filled(figure: Figure, token: str) -> Iterator[Box]:
    """Yield the rooms of areas of a colour, in pixels."""
    for one in figure.shapes:
        if isinstance(one, Stroke) and one.fill == token:
            for line in one.lines:
                xs, ys = zip(*line, strict=True)
                yield Box(*(edge * DESIGN_CELL for edge in (min(xs), min(ys), max(xs), max(ys))))


@pytest.mark.parametrize("name", EVENINGS)
def test_a_battle_has_every_plot_and_all_of_it_lies_on_its_sheet(name: str) -> None:
    made = drawn(name)
    assert set(made) == {
        "strength",
        "losses",
        *(f"{what}-{side}" for what in ("dice", "luck") for side in ("union", "confederate")),
    }
    for figure in made.values():
        wide, tall = figure.room.right * DESIGN_CELL, figure.room.bottom * DESIGN_CELL
        for one in words(figure):
            box = room(one)
            assert box.left >= -1, one.text
            assert box.right <= wide + 1, one.text
            assert box.top >= -1, one.text
            assert box.bottom <= tall + 1, one.text
        for x, y in (at for one in figure.shapes if isinstance(one, Stroke) for line in one.lines for at in line):
            assert -1 <= x * DESIGN_CELL <= wide + 1
            assert -1 <= y * DESIGN_CELL <= tall + 1


@pytest.mark.parametrize("name", EVENINGS)
def test_names_in_the_plot_of_strength_give_way_to_each_other(name: str) -> None:
    boxes = [(one.text, room(one)) for one in words(drawn(name)["strength"])]
    meeting = [(a, b) for nth, (a, one) in enumerate(boxes) for b, other in boxes[:nth] if one.meets(other)]
    assert meeting == []


def test_bars_are_as_tall_as_their_counts() -> None:
    found = faces([1] * 4 + [2] * 8 + [3] * 2)
    bars = sorted(filled(dice("union", found, measure, 400), "union"), key=lambda one: one.left)[1:]  # the side's flag
    heights = [one.bottom - one.top for one in bars]
    assert len(heights) == 3
    assert [one / heights[2] for one in heights] == pytest.approx([2, 4, 1])


def test_sides_are_told_apart_without_colour() -> None:
    found = faces([3, 3, 4])
    union, confederate = (dice(side, found, measure, 400) for side in ("union", "confederate"))
    assert list(filled(union, "union"))
    assert not list(filled(confederate, "conf"))
    hatches = [one for one in confederate.shapes if isinstance(one, Stroke) and one.token == "conf" and not one.closed]
    assert sum(len(one.lines) for one in hatches) > 10


def test_luck_is_filled_up_to_what_happened_and_no_further() -> None:
    sums = Sums(-2, (0.1, 0.2, 0.4, 0.2, 0.1))
    figure = luck("union", Luck(80.0, 0.0, 1, 3), sums, measure, 500)
    past = next(filled(figure, "union"))
    rest = next(filled(figure, "union-tint"))
    flags = list(filled(figure, "union"))
    widest = max(flags, key=lambda one: one.right - one.left)
    assert past is not None
    assert widest.right == pytest.approx(rest.left)
    assert widest.right - widest.left == pytest.approx(4 * (rest.right - rest.left))
    assert {"happened +1", "luckier than 80 battles in 100", "expected +0.0"} <= {one.text for one in words(figure)}


def test_who_came_on_and_was_lost_again_in_the_turn_is_below_the_end_of_the_axis() -> None:
    assert Course("union", {1: 16, 2: 27}, {2: [("pettigrew", 13), ("brockenbrough", 5)]}).highest == 34


@pytest.mark.parametrize("found", [-4, -3, -1, 0, 2])
@pytest.mark.parametrize("wide", [280, 370, 520])
def test_what_happened_and_what_was_to_be_expected_are_both_read(found: int, wide: int) -> None:
    sums = Sums(-5, (0.01, 0.02, 0.1, 0.08, 0.18, 0.3, 0.2, 0.11))
    figure = luck("confederate", Luck(12.0, -1.0, found, 3), sums, measure, wide)
    read = [one for one in words(figure) if one.text.startswith(("happened", "luckier", "expected", "Confederate"))]
    if wide > 300:  # on a telephone the words of what happened are read before those of what was expected
        assert len(read) == 4
    boxes = [room(one) for one in read]
    assert not any(one.meets(other) for nth, one in enumerate(boxes) for other in boxes[:nth])
    tops = [y * DESIGN_CELL for one in figure.shapes if isinstance(one, Stroke) and one.dash for _, y in one.lines[0]]
    assert min(tops) >= max(box.bottom for one, box in zip(read, boxes, strict=True) if one.text.startswith("luckier"))


def test_an_axis_begins_at_nothing_and_reaches_the_highest() -> None:
    for highest in (0, 1, 3, 7, 44, 61, 99, 104, 1500, 23456):
        found = nice(highest)
        assert found[0] == 0
        assert found[-1] >= highest
        assert 2 <= len(found) <= 5
        assert len({b - a for a, b in pairwise(found)}) == 1


def test_few_dice_are_called_neither_even_nor_uneven() -> None:
    assert even_words(faces([1] * 19)) == ""
    assert even_words(faces([1] * 20)) == "Of 100 sets of as many true dice, 0 are as uneven as these or more."


def test_a_name_without_room_is_left_to_the_table() -> None:
    pen = Pen(measure, 100, 30)
    assert pen.name([((2, 20), "left")], "Meredith −3", token="wine")
    assert not pen.name([((2, 20), "left"), ((90, 20), "left")], "Archer −4", token="wine")


@pytest.mark.parametrize("kept", ["campaign-computers", "tactical", "miniatures-rosters"])
def test_every_kind_of_game_has_its_strength_as_svg(kept: str, tmp_path: Path) -> None:
    with Session.open(Path(copy(OLD / f"{kept}.companion", tmp_path))) as session:
        made = every(numbers(session), could_be(session), called(session)[0], measure)
    text = svg(made["strength"], screen_color, GROUND)
    assert text.startswith("<svg")
    assert "<title>Strength at the end of each turn, as a plot</title>" in text
    assert text == svg(made["strength"], screen_color, GROUND)

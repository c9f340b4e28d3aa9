"""The badges of the corps, and what an emblem may be called."""

from __future__ import annotations

import pytest

from companion.drawing import emblems
from companion.drawing.paths import path, points


@pytest.mark.parametrize("name", emblems.BADGES)
def test_a_badge_lies_on_its_grid_and_fills_it(name: str) -> None:
    xs, ys = zip(*points(path(emblems.BADGES[name].path)), strict=True)
    assert min(*xs, *ys) >= 0
    assert max(*xs, *ys) <= emblems.GRID
    assert max(max(xs) - min(xs), max(ys) - min(ys)) >= 0.75 * emblems.GRID


@pytest.mark.parametrize(
    ("corps", "badge"),
    [
        ("I Corps", "sphere"), ("Second Corps", "trefoil"), ("III", "lozenge"), ("5th Corps", "maltese-cross"),
        ("VI Corps", "greek-cross"), ("9. Korps", "shield"), ("XI Corps", "crescent"), ("Twelfth Corps", "star"),
        ("Artillery Reserve", "cannon"), ("Cavalry Corps", "sabres"), ("Jackson's Command", ""), ("", ""),
    ],
)  # fmt: skip
def test_a_corps_has_the_badge_of_its_number(corps: str, badge: str) -> None:
    assert emblems.of_corps(corps) == badge


@pytest.mark.parametrize("name", ["corps", "sphere", "iron.png", "2nd Wisconsin (flag).JPG", "Löwe.jpeg"])
def test_what_an_emblem_may_be_called(name: str) -> None:
    assert emblems.amiss(name) is None


@pytest.mark.parametrize(
    "name",
    [
        "square dance",
        "../secret.png",
        "a/b.png",
        "C:\\x.png",
        ".png",
        "x.svg",
        "x.webp",
        "a\u202eb.png",
        "x" * 80 + ".png",
    ],
)
def test_what_is_no_emblem_is_refused_in_words(name: str) -> None:
    wrong = emblems.amiss(name)
    assert wrong is not None
    assert all(wrong)


def test_an_emblem_is_told_in_words() -> None:
    assert emblems.title("maltese-cross") == "Maltese cross"
    assert emblems.title("iron-brigade_flag.png") == "iron brigade flag"

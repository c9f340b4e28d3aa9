"""The papers of a battle: whole on their paper, read at a glance, the same bytes, the check code where it belongs.

After a change that is meant, write the texts anew with

    COMPANION_REWRITE_GOLDEN=1 pytest tests/table/papers/test_papers.py

and read the difference before it is committed.
"""

from __future__ import annotations

import itertools
import math
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion.cards.content import Deck
from companion.cards.sizes import PAPERS
from companion.charts.faults import BadInput
from companion.table.file.battle import SIDES, BattleFile
from companion.table.file.briefing import briefing as known_to
from companion.table.papers import briefing, form, pdf, sheet
from tests.cards import told
from tests.cards.measured import Mark, Measured
from tests.table.papers import table_battles as battles

GOLDEN = Path(__file__).parent / "golden" / "battle"
REWRITE = "COMPANION_REWRITE_GOLDEN"
NAMES = ("sheet", "form", "union", "confederate")
SHADES: dict[str, dict[str, bool]] = {"colour": {}, "grey": {"grey": True}, "saving": {"ink_saving": True}}
MARGIN, PRINTER = 11.9, 5.0
"""Millimetres at the edges without words, and those that a printer does not reach; a hatch is cut off by its bar."""
WHITE = (255, 255, 255)


def printed(battle: BattleFile, name: str, **wanted: Any) -> bytes:
    ground = battles.game().ground
    if name == "sheet":
        return pdf.sheet(battle, ground, **wanted)
    if name == "form":
        return pdf.form(battle, **wanted)
    return pdf.briefing(battle, "union" if name == "union" else "confederate", ground, **wanted)


@cache
def measured(battle: str, name: str, paper: str = "a4", shade: str = "colour") -> Measured:
    return Measured(printed(battles.BATTLES[battle](), name, paper=paper, **SHADES[shade]))


def deck(battle: BattleFile, name: str) -> Deck:
    if name == "sheet":
        return sheet.deck(battle, None)
    if name == "form":
        return form.deck(battle)
    return briefing.deck(known_to(battle, "union" if name == "union" else "confederate"), None)


every = pytest.mark.parametrize(("battle", "name"), list(itertools.product(battles.BATTLES, NAMES)))


@pytest.mark.parametrize(("battle", "name"), list(itertools.product(("first", "tired"), NAMES)))
def test_a_paper_says_what_is_written(battle: str, name: str) -> None:
    said = told.deck(deck(battles.BATTLES[battle](), name))
    golden = GOLDEN / f"{battle}-{name}.txt"
    if os.environ.get(REWRITE):
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text(said, encoding="utf-8")
    assert said == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("battle", "name", "paper"),
    [
        *itertools.product(battles.BATTLES, NAMES, ("a4", "letter")),
        *itertools.product(["first"], NAMES, ("a3",)),
    ],
)
def test_everything_stands_on_its_paper_and_none_is_too_small(battle: str, name: str, paper: str) -> None:
    made = measured(battle, name, paper)
    wide, tall = PAPERS[paper]
    for page in range(len(made)):
        assert made.size(page) == pytest.approx((wide, tall), abs=0.1)
        for one in made.marks(page):
            empty = MARGIN if one.kind == "text" else PRINTER
            if one.kind == "text" or one.fill:
                assert min(one.left, wide - one.right, one.top, tall - one.bottom) >= empty, one
            assert one.kind != "text" or one.points >= 5.999


LETTERS = 0.6
"""Millimetres from the middle of a letter to that of the next, at least."""


def middle(one: Mark) -> tuple[float, float]:
    return (one.left + one.right) / 2, (one.top + one.bottom) / 2


@every
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_no_word_stands_over_another(battle: str, name: str, paper: str) -> None:
    made = measured(battle, name, paper)
    for page in range(len(made)):
        those = [one for one in made.marks(page) if one.kind == "text" and one.text.strip()]
        placed = {(round(one.left, 2), round(one.top, 2), one.text): one for one in those}  # a halo is the same words
        for one, other in itertools.combinations(sorted(placed.values(), key=lambda mark: mark.top), 2):
            if other.top >= one.bottom:
                continue
            assert not overlap(one, other), (page, one.text, other.text)


def overlap(one: Mark, other: Mark, slack: float = 0.2) -> bool:
    if one.text == other.text and abs(one.left - other.left) < 1 and abs(one.top - other.top) < 1:
        return False  # the halo of the same words
    if (
        len(one.text.strip()) == len(other.text.strip()) == 1
    ):  # letters of a name along a road: boxes around what is turned meet
        return math.dist(middle(one), middle(other)) < LETTERS
    return (
        one.left + slack < other.right
        and other.left + slack < one.right
        and one.top + slack < other.bottom
        and other.top + slack < one.bottom
    )


@pytest.mark.parametrize(("battle", "name"), list(itertools.product(("first", "largest"), NAMES)))
def test_grey_is_grey_and_saving_ink_leaves_no_ground_coloured(battle: str, name: str) -> None:
    assert measured(battle, name, "a4", "grey").colors() == set(), "one number a grey, and no three"
    assert measured(battle, name).colors()
    assert not tinted(measured(battle, name, "a4", "saving"))
    assert name == "form" or tinted(measured(battle, name))


def tinted(made: Measured) -> list[Mark]:
    """Grounds as wide as a page."""
    those = (one for page in range(len(made)) for one in made.marks(page) if one.kind == "path")
    return [one for one in those if one.width > 60 and one.fill not in (None, WHITE)]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_battle_gives_the_same_bytes(name: str) -> None:
    assert printed(battles.the_first_clash(), name) == measured("first", name).content


@pytest.mark.clause("RTG-15.0e")
@pytest.mark.parametrize("battle", list(battles.BATTLES))
def test_the_check_code_stands_on_every_page_that_comes_back_and_on_no_other(battle: str) -> None:
    check = battles.BATTLES[battle]().check
    for name in ("sheet", "form"):
        made = measured(battle, name)
        assert all(f"CHECK CODE {check}" in made.text(page) for page in range(len(made)))
    for side in SIDES:
        assert not any(check in measured(battle, side).text(page) for page in range(len(measured(battle, side))))


def test_the_largest_battle_needs_few_pages() -> None:
    pages = {name: len(measured("largest", name)) for name in NAMES}
    assert pages == {"sheet": 8, "form": 8, "union": 5, "confederate": 5}


def test_a_side_is_a_chapter_whose_pages_are_its_own() -> None:
    for name, sides in (("sheet", 2), ("form", 1)):
        titles = [title for _, title, _ in measured("first", name).outline()]
        assert len(titles) == sides + 2
        assert "Confederate" in titles[sides]
        assert "Union" in titles[sides + 1]
        pages = [page for *_, page in measured("first", name).outline()]
        assert pages == sorted(set(pages))


@pytest.mark.parametrize("name", NAMES)
def test_an_unknown_paper_is_refused_in_words(name: str) -> None:
    with pytest.raises(BadInput, match="there are: a4, letter, a3"):
        printed(battles.the_first_clash(), name, paper="a5")

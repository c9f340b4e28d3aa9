"""From a deck to its file, measured back: pages and cards of their size, backs behind fronts, words to select, same bytes."""

from __future__ import annotations

import hashlib
import itertools
import os
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards.book import Cancelled, pdf, save
from companion.cards.content import Card, Deck, Face, Paragraph, Tabbed, cell, words
from companion.cards.decks import DECKS, build
from companion.cards.palette import palette
from companion.cards.sizes import PAPERS, SIZES, Layout
from companion.cards.source import of_rules
from companion.charts.faults import BadInput
from tests.cards import faces
from tests.cards.games import at_the_start, of_many, of_ridge, source
from tests.cards.measured import Mark, Measured, inflated
from tests.cards.telling import of_deck

CUT = {"size": "a6", "crop_marks": True, "bleed": 2.0, "duplex": "long"}
OF_EACH_KIND = ("formations", "referee-screen", "markers", "orders", "gettysburg-map")
"""A deck of each kind, the smallest: what hangs on the kind alone is asked of these."""
A6 = Layout(size="a6")
TRUE = 0.2
"""Millimetres."""
ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent / "golden" / "bytes.txt"


@cache
def deck(name: str, wanted: Layout = A6) -> Deck:
    if not DECKS[name].game:
        return build(name, of_rules(DECKS[name].ruleset), wanted)
    return build(name, of_deck(name), wanted)


def printed(name: str, **wanted: Any) -> Measured:
    return _printed(name, Layout(**wanted))


@cache
def _printed(name: str, wanted: Layout) -> Measured:
    return Measured(pdf(deck(name, wanted), wanted))


def numbered(many: int, **more: Any) -> Deck:
    """Cards whose faces say which they are."""
    return Deck(
        "numbered",
        "Numbered",
        tuple(
            Card(
                f"card-{n}",
                Face(f"Front {n}", (Paragraph(words("before")),), side="confederate"),
                Face(f"Back {n}", (Tabbed((("Behind", cell("after")),)),), side="union"),
                **more,
            )
            for n in range(many)
        ),
    )


# ---- sizes


def test_a_deck_of_each_kind_is_tried() -> None:
    assert {deck(name).kind for name in OF_EACH_KIND} == {deck(name).kind for name in DECKS}


@pytest.mark.parametrize(
    ("name", "paper"), [*((name, "a4") for name in DECKS), *itertools.product(OF_EACH_KIND, ("letter", "a3"))]
)
def test_pages_are_the_paper(name: str, paper: str) -> None:
    made = printed(name, paper=paper)
    assert len(made) > 0
    for page in range(len(made)):
        assert sorted(made.size(page)) == pytest.approx(PAPERS[paper], abs=TRUE)


@pytest.mark.parametrize("paper", list(PAPERS))
@pytest.mark.parametrize("size", ["a6", "tarot", "poker"])
@pytest.mark.parametrize("fold", [False, True])
def test_marks_are_as_far_apart_as_a_card_is_wide_and_tall(paper: str, size: str, fold: bool) -> None:
    made = Measured(pdf(numbered(18), Layout(paper=paper, size=size, crop_marks=True, bleed=2.0, fold=fold)))
    wide, tall = SIZES[size] or (0.0, 0.0)
    for across, expected in ((True, wide * (2 if fold else 1)), (False, tall)):
        edges = cuts(made, 0, across=across)
        steps = [other - one for one, other in itertools.pairwise(edges)]
        cards, gutters = steps[::2], steps[1::2]
        if all(step > 20 for step in steps):  # cards that touch
            cards, gutters = steps, []
        assert cards == pytest.approx([expected] * len(cards), abs=TRUE)
        assert all(gutter == pytest.approx(4.0, abs=TRUE) for gutter in gutters)  # twice the bleed


def cuts(made: Measured, page: int, *, across: bool) -> list[float]:
    """Where the marks of a page stand, once each."""
    short = [one for one in made.lines(page) if max(one.width, one.height) < 6 and one.fill is None]
    places = [
        (one.left + one.right) / 2 if across else (one.top + one.bottom) / 2
        for one in short
        if (one.height > one.width) is across
    ]
    found: list[float] = []
    for place in sorted(places):
        if not found or place - found[-1] > 0.05:
            found.append(place)
    return found


def test_markers_have_the_size_that_they_say() -> None:
    made, tiles = printed("markers"), deck("markers").tiles
    width = tiles[0].drawing.width
    dashed = sorted({round((one.left + one.right) / 2, 2) for one in made.lines(0) if one.height > 15})
    steps = [other - one for one, other in itertools.pairwise(dashed)]
    assert len(steps) > 3
    assert all(step == pytest.approx(width, abs=TRUE) for step in steps)
    (line,) = [one for one in made.lines(0) if one.width - one.height == pytest.approx(50, abs=TRUE)]
    assert line.top < 20


def test_a_sheet_of_markers_holds_ninety_six() -> None:
    made = printed("markers")
    assert len(deck("markers").tiles) == 96
    assert len(made) == 1


# ---- fronts and backs


@pytest.mark.parametrize("edge", ["long", "short"])
@pytest.mark.parametrize("size", ["a6", "tarot", "poker"])
@pytest.mark.parametrize("paper", list(PAPERS))
def test_backs_lie_behind_their_fronts(edge: str, size: str, paper: str) -> None:
    made = Measured(pdf(numbered(7), Layout(paper=paper, size=size, duplex=edge)))  # type: ignore[arg-type]
    wide, tall = SIZES[size] or (0.0, 0.0)
    assert len(made) % 2 == 0
    found = 0
    for page in range(0, len(made), 2):
        width, height = made.size(page)
        fronts, backs = titles(made, page, "Front"), titles(made, page + 1, "Back")
        assert fronts.keys() == backs.keys()
        upright = width < height
        for number, front in fronts.items():
            back = backs[number]
            left = (edge == "long") == upright  # the sheet turns about its upright middle
            x = width - back.right if left else back.left
            y = back.top if left else height - back.bottom
            # the title stands at the head of its face: behind the same end of the card, or behind the other, turned
            assert -1 < x - front.left < wide
            assert abs(y - front.top) < tall
            found += 1
    assert found == 7


def titles(made: Measured, page: int, word: str) -> dict[str, Mark]:
    return {one.text.split()[1]: one for one in made.marks(page) if one.kind == "text" and one.text.startswith(word)}


def test_a_folded_card_has_its_back_at_its_right_on_the_same_page() -> None:
    made = Measured(pdf(numbered(3), Layout(size="poker", fold=True, crop_marks=True)))
    fronts, backs = titles(made, 0, "Front"), titles(made, 0, "Back")
    for number, front in fronts.items():
        assert backs[number].left - front.left == pytest.approx(63.5, abs=TRUE)
        assert backs[number].top == pytest.approx(front.top, abs=0.3)


def test_full_cards_printed_on_both_sides_begin_on_a_right_page() -> None:
    made = Measured(pdf(numbered(3), Layout(duplex="long")))
    assert [made.text(page).split()[0] for page in range(len(made))] == ["Front", "Back"] * 3


def test_without_backs_every_face_is_a_card_of_its_own() -> None:
    made = Measured(pdf(numbered(4), Layout(size="a6")))
    said = " ".join(made.text(page) for page in range(len(made)))
    assert [word for word in said.split() if word in ("Front", "Back")] == ["Front", "Back"] * 4


# ---- words, colours, outline


@pytest.mark.parametrize("name", list(DECKS))
def test_the_document_says_what_it_is_and_its_fonts_are_within(name: str) -> None:
    made = printed(name, size="a6" if DECKS[name].cards else "full")
    assert made.document.get_metadata_dict()["Title"] == deck(name).title
    assert made.outline()
    assert all(font[6] == "+" for font in made.fonts())
    assert made.content.count(b"/FontFile2") == len(made.fonts())
    levels = [level for level, _, _ in made.outline()]
    assert levels[0] == 0
    assert max(levels) <= 1


def test_chapters_stand_above_their_cards() -> None:
    outline = printed("charts", size="a6").outline()
    chapters = list(dict.fromkeys(card.chapter for card in deck("charts").cards))
    assert [title for level, title, _ in outline if level == 0] == chapters
    below = [card.front.title for card in deck("charts").cards if card.front.title != card.chapter]
    assert [title for level, title, _ in outline if level == 1] == below
    pages = [page for *_, page in outline]
    assert pages == sorted(pages)


@pytest.mark.parametrize("name", list(DECKS))
def test_no_type_is_below_six_points(name: str) -> None:
    for size in ("poker", "a6", "full") if DECKS[name].cards else ("full",):
        assert min(printed(name, size=size).type_sizes()) >= 5.999


def test_words_come_out_in_the_order_of_reading() -> None:
    said = printed("formations", size="full").text(0)
    places = [
        said.index(part)
        for part in ("Single Line", "CHANGE TO", "Double Line", "MOVEMENT", "Forwards", "Wheel", "Fire", "Melee")
    ]
    assert places == sorted(places)


@pytest.mark.parametrize("name", list(DECKS))
def test_grey_is_grey(name: str) -> None:
    found = printed(name, grey=True)
    assert found.colors() == set(), "one number a grey, and no three"
    assert re.search(rb"(?<![\d.] )[\d.]+ [gG]\b", found.drawn)


def test_what_saves_ink_in_grey_is_grey() -> None:
    assert all(color is None or len(set(color)) == 1 for color in palette(grey=True, ink_saving=True).values())


def test_colors_and_sizes_are_those_that_a_reader_of_the_file_finds() -> None:
    """What is read of the file's own signs, against what an independent reader of PDFs sees."""
    made = printed("charts", size="a6")
    marks = [one for page in range(len(made)) for one in made.marks(page)]
    seen = {color for one in marks for color in (one.fill, one.line) if color is not None}
    assert {tuple(round(255 * part) for part in color) for color in made.colors()} >= seen - {(0, 0, 0)}
    assert {round(one.points, 3) for one in marks if one.kind == "text"} <= {round(one, 3) for one in made.type_sizes()}


@pytest.mark.parametrize("name", ["charts", "formations", "roster", "status", "referee-screen", "orders"])
def test_saving_ink_leaves_no_ground_coloured(name: str) -> None:
    plain, saving = printed(name), printed(name, ink_saving=True)
    assert grounds(saving) <= grounds(plain) / 4


def grounds(made: Measured) -> float:
    """Square millimetres of filled paths, white ones aside."""
    return sum(
        one.width * one.height
        for page in range(len(made))
        for one in made.marks(page)
        if one.kind == "path" and one.fill not in (None, (255, 255, 255)) and one.width * one.height > 20
    )


def test_words_never_stand_on_a_ground_as_dark_as_they_are() -> None:
    """Also with ink saved and in grey: what is white on black becomes black on white."""
    for wanted in ({}, {"grey": True}, {"ink_saving": True}, {"grey": True, "ink_saving": True}):
        made = printed("charts", **wanted)
        for page in range(len(made)):
            marks = list(made.marks(page))
            for place, one in enumerate(marks):
                if one.kind == "text" and one.text.strip():
                    ground = under(marks[:place], one)
                    assert contrast(one.fill or (0, 0, 0), ground) >= 4.5, (one, ground)


def under(marks: list[Mark], word: Mark) -> tuple[int, int, int]:
    x, y = (word.left + word.right) / 2, (word.top + word.bottom) / 2
    for one in reversed(marks):
        if one.kind == "path" and one.fill and one.left <= x <= one.right and one.top <= y <= one.bottom:
            return one.fill
    return (255, 255, 255)


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(color: tuple[int, int, int]) -> float:
    parts = [part / 255 for part in color]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(part * share for part, share in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


# ---- the same bytes


@pytest.mark.parametrize("name", list(DECKS))
def test_each_deck_is_the_golden_byte_for_byte(name: str) -> None:
    wanted: dict[str, Any] = CUT if DECKS[name].cards else {}
    made = printed(name, **wanted).content
    assert name not in OF_EACH_KIND or made == pdf(deck(name), Layout(**wanted))
    golden = dict(line.split() for line in GOLDEN.read_text(encoding="utf-8").splitlines())
    found = hashlib.sha256(inflated(made)).hexdigest()[:16]
    if os.environ.get("COMPANION_REWRITE_GOLDEN"):
        golden[name] = found
        GOLDEN.write_text("".join(f"{one} {golden[one]}\n" for one in DECKS if one in golden), encoding="utf-8")
    assert golden.get(name) == found, (
        f"another file than before: look at it, then write '{name} {found}' into {GOLDEN.name}, or all of them with "
        "COMPANION_REWRITE_GOLDEN=1"
    )


def test_another_process_at_another_time_writes_the_same_bytes() -> None:
    script = (
        "import hashlib; from companion.cards.book import pdf; from companion.cards.decks import build;"
        "from companion.cards.sizes import Layout; from companion.cards.source import of_rules;"
        "print(hashlib.sha256(pdf(build('charts', of_rules('miniatures')), Layout())).hexdigest())"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    assert ran.stdout.strip() == hashlib.sha256(pdf(build("charts", of_rules("miniatures")), Layout())).hexdigest()


# ---- any deck at all, and too much of it


@settings(max_examples=15, deadline=None)
@given(faces.DECK, st.sampled_from(["full", "a6", "poker"]), st.booleans(), st.sampled_from(["", "long", "fold"]))
def test_any_deck_can_be_printed(made: Deck, size: str, saving: bool, backs: str) -> None:
    wanted = Layout(size=size, ink_saving=saving, fold=backs == "fold", duplex="long" if backs == "long" else "")
    found = Measured(pdf(made, wanted))
    assert len(found) > 0


def test_a_hundred_brigades_are_all_there() -> None:
    state = of_many(50)
    made = Measured(pdf(build("roster", source(state), A6), Layout(paper="a3", size="poker")))
    said = Counter(line for page in range(len(made)) for line in made.text(page).splitlines())
    cards = build("roster", source(state), A6).cards
    assert len(cards) == 100
    assert all(any(card.front.title in line for line in said) for card in cards)


def test_progress_is_told_and_cancel_writes_nothing(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []

    def stop_at_ten(done: int, every: int) -> bool:
        told.append((done, every))
        return done < 10

    with pytest.raises(Cancelled):
        save(build("roster", source(of_many(20)), A6), Layout(size="poker"), tmp_path / "roster.pdf", stop_at_ten)
    assert told == [(n, 40) for n in range(1, 11)]
    assert list(tmp_path.iterdir()) == []


def test_what_stood_there_stays_when_printing_fails(tmp_path: Path) -> None:
    there = tmp_path / "deck.pdf"
    there.write_bytes(b"mine")
    bad = Deck("bad", "Bad", (Card("one", Face("第一旅團", ())),))
    with pytest.raises(BadInput, match=r"第一旅團.*do not have 第 一 旅 團"):
        save(bad, Layout(), there)
    assert there.read_bytes() == b"mine"
    assert list(tmp_path.iterdir()) == [there]


def test_nothing_to_print_is_said() -> None:
    with pytest.raises(BadInput, match="nothing to print"):
        pdf(Deck("empty", "Empty"), Layout())


def test_cyrillic_names_are_printed_as_they_are_written() -> None:
    made = Measured(
        pdf(Deck("one", "One", (Card("one", Face("Бригада Туркина", (Paragraph(words("Ура")),))),)), Layout())
    )
    assert "Бригада Туркина" in made.text(0)
    assert "Ура" in made.text(0)


def test_a_deck_of_the_start_differs_from_one_of_the_middle() -> None:
    start = pdf(build("status", of_ridge(at_the_start())), Layout())
    assert inflated(start) != inflated(printed("status").content)

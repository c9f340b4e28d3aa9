"""The report as a page: all of it inside, readable on a phone, and nobody's words are tags."""

from __future__ import annotations

import re
import struct
import zlib
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from shutil import copy

import numpy as np
import pytest

from companion.cards.mapped import measure
from companion.charts.faults import BadInput
from companion.field.photograph.small import small
from companion.kernel import languages, shelf
from companion.kernel.game import Seat
from companion.kernel.photographs import keep
from companion.kernel.session import Session
from companion.rows.report import illustrated_report, markdown_report
from companion.study.numbers.reckoned import numbers
from companion.study.reports.chat import lines
from companion.study.reports.front import over
from companion.study.reports.page import of_session, page
from companion.study.reports.told import told
from companion.study.reports.woff import woff
from tests.evenings import notebook
from tests.field.photograph.rendering import as_file
from tests.old import keeping as documents

OLD = Path(documents.__file__).parent / "format-4"


class Read(HTMLParser):
    """What a page holds: tags, identities, links, text."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.text = ""
        self.feed(content)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            assert not name.startswith("on")
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "src"):
                self.links.append(value or "")

    def handle_data(self, data: str) -> None:
        self.text += data


@cache
def evening() -> Session:
    return notebook.played(Path(notebook.__file__).parent / "second-day.txt")


@cache
def made() -> str:
    return of_session(evening(), measure)


def test_it_needs_nothing_beside_it_and_runs_nothing() -> None:
    found = Read(made())
    assert not {"script", "link", "img", "iframe", "object", "form"} & set(found.tags)
    assert all(one.startswith("#") for one in found.links)
    assert re.findall(r"url\((?!data:font/woff;base64,)", made()) == []
    assert "@import" not in made()


def test_its_contents_lead_to_its_chapters() -> None:
    found = Read(made())
    chapters = markdown_report(evening()).count("\n## ") + 1
    turns = markdown_report(evening()).count("\n## Turn ")
    # The turns are one line of the contents.
    assert len(found.ids) == chapters
    assert len(found.links) == chapters - turns + 1
    assert {one.removeprefix("#") for one in found.links} < set(found.ids)
    assert found.tags.count("main") == found.tags.count("nav") == found.tags.count("h1") == 1


def test_it_says_what_the_report_says_and_the_numbers_after_it() -> None:
    found = Read(made())
    for words in ("Order of battle", "In numbers", "Stands lost, by cause", "luckier than those of 71 battles"):
        assert words in found.text
    assert "951 entries, check code " in found.text
    plots = len(told(evening(), measure).figures)
    pips = sum(bool(unit.stands_at_start) for unit in evening().view.units)
    assert found.tags.count("svg") - pips == 2 * plots == 6


def test_it_begins_with_how_it_stands_and_each_sides_points_and_losses() -> None:
    begins = Read(made().split("<h2", 1)[0]).text
    score = evening().score()
    for side in (score.union, score.confederate):
        assert f"{side.total} points" in begins
        assert all(str(one.total) in begins for one in side.lines if one.count)
    found = numbers(evening())
    for side in ("union", "confederate"):
        lost = sum(one.of("stands") for one in found.losses if one.side == side)
        assert f"{lost} of " in begins
    weighed = max(found.rolls, key=lambda one: abs(one.gain))
    assert f"entry {weighed.entry}:" in begins


def test_the_order_of_battle_stands_in_two_columns_with_stands_as_pips_that_say_their_arm() -> None:
    assert made().count('<div class="beside">') == 1
    oob = made().split('<div class="beside">', 1)[1].split("</section></div>", 1)[0]
    units = [one for one in evening().view.units if one.stands_at_start]
    assert oob.count('<svg class="pips ') == len(units)
    drawn = [one.count('class="full"') for one in oob.split("<svg")[1:]]
    left = [one.stands if one.status in ("on-table", "to-arrive") else 0 for one in units]
    assert sorted(drawn) == sorted(left)
    assert "<title>smoothbore guns</title>" in oob
    assert 'colspan="5"' in oob
    assert "pips:" not in made()


def test_pages_of_paper_say_arms_in_words() -> None:
    text = told(evening(), measure).text
    assert "pips:" not in text
    assert "| infantry |" in text
    found = told(evening(), measure)
    begins = over(found.text, found.front).split("\n## ", 1)[0]
    assert found.front.lead in begins
    assert all(f"{one.points} points; {one.lost}" in begins for one in found.front.sides)
    assert over(found.text, found.front).endswith(found.text.split("\n## ", 1)[1])


def test_every_colour_of_its_drawings_is_named_for_light_and_for_dark() -> None:
    used = set(re.findall(r"var\((--[\w-]+)\)", made()))
    light, dark = (set(re.findall(r"(--[\w-]+):#", part)) for part in made().split("prefers-color-scheme:dark", 1))
    assert {"--ink", "--page", "--union", "--conf"} <= used
    assert used <= light
    assert used <= dark


def test_what_people_write_stays_text() -> None:
    content = page("# <b>x</b>\n\n<script>a()</script> ![look](http://x/y.png) ![no](figure:9)\n", "<T> & more")
    found = Read(content)
    assert not {"script", "b", "img"} & set(found.tags)
    assert "<title>&lt;T&gt; &amp; more</title>" in content
    assert "http://x/y.png" not in "".join(found.links)


def test_the_same_game_gives_the_same_page() -> None:
    assert of_session(evening(), measure) == made()


def test_it_is_in_the_language_that_is_spoken() -> None:
    languages.choose("de")
    try:
        content = of_session(evening(), measure)
    finally:
        languages.choose("en")
    assert '<html lang="de">' in content
    assert "In Zahlen" in content


@pytest.mark.parametrize("seat", ["union", "confederate"])
@pytest.mark.parametrize("kept", ["miniatures-hidden", "tactical-hidden", "campaign-computers"])
def test_a_sides_page_has_its_own_numbers(kept: str, seat: Seat, tmp_path: Path) -> None:
    with Session.open(Path(copy(OLD / f"{kept}.companion", tmp_path))) as session:
        whole = of_session(session, measure)
        session.seat = seat
        own = of_session(session, measure)
        text = told(session, measure).text
    assert own != whole
    other = {"union": "Confederate", "confederate": "Union"}[seat]
    assert f"{other}: rolls luckier" not in text


def test_a_game_without_losses_or_rolls_has_no_numbers() -> None:
    from companion.kernel.beginning import Beginning, begin

    session = begin(None, Beginning(scenario="mcphersons-ridge", seed="1"))
    assert "In numbers" not in told(session, measure).text


def test_photographs_that_the_game_keeps_stand_in_it_with_turn_and_caption(tmp_path: Path) -> None:
    picture = small(as_file(np.zeros((240, 320), np.uint8)), "a.jpg")
    with Session.open(Path(copy(OLD / "miniatures.companion", tmp_path))) as session:
        keep(session, [picture], "<The> ridge")
        keep(session, [picture])
        every, one = (Read(of_session(session, measure, photos)) for photos in ((), (2,)))
        with pytest.raises(BadInput):
            of_session(session, measure, (7,))
    assert (every.tags.count("img"), one.tags.count("img")) == (2, 1)
    assert all(link.startswith(("#", "data:image/jpeg;base64,")) for link in every.links)
    assert "#photographs" in every.links
    assert ": <The> ridge" in every.text
    assert "ridge" not in one.text.rpartition("Photographs")[2]


@pytest.mark.parametrize("kept", ["campaign-computers", "tactical", "miniatures"])
def test_every_kind_begins_with_its_date_and_its_verdict(kept: str, tmp_path: Path) -> None:
    with Session.open(Path(copy(OLD / f"{kept}.companion", tmp_path))) as session:
        begins = of_session(session, measure).split("<main>", 1)[1].split("<h2", 1)[0]
        said = list(lines(session, measure))
        verdict = illustrated_report(session, measure).verdict
    assert "played on" in begins
    assert verdict
    assert verdict.split(":")[0] in Read(begins).text
    assert verdict in said[1]


def test_for_a_chat_a_few_lines_of_plain_text_say_how_it_stands() -> None:
    said = list(lines(evening(), measure))
    assert 3 < len(said) <= 6
    assert not any(sign in line for line in said for sign in ("|", "**", "<", "#"))
    score = evening().score()
    for side, word in ((score.union, "Union: "), (score.confederate, "Confederate: ")):
        (line,) = (one for one in said if one.startswith(word))
        assert f"{side.total} points" in line
        assert "stands lost, luckier than " in line


@pytest.mark.parametrize("file", ["Besley_600SemiBold.ttf", "SourceSansPro-Regular.ttf"])
def test_a_packed_font_holds_every_table_of_the_font(file: str) -> None:
    plain = shelf.resource_bytes("fonts", file)
    packed = woff(plain)
    signature, flavor, length, count = struct.unpack_from(">4s4sIH", packed)
    assert (signature, flavor, length) == (b"wOFF", plain[:4], len(packed))
    assert count == struct.unpack_from(">H", plain, 4)[0]
    for nth in range(count):
        tag, at, small, whole, _ = struct.unpack_from(">4sIIII", packed, 44 + 20 * nth)
        own, _, offset, size = struct.unpack_from(">4sIII", plain, 12 + 16 * nth)
        raw = packed[at : at + small]
        assert (tag, whole) == (own, size)
        assert at % 4 == 0
        assert (raw if small == whole else zlib.decompress(raw)) == plain[offset : offset + size]
    assert len(packed) < 0.7 * len(plain)


def test_what_is_no_font_is_refused() -> None:
    with pytest.raises(ValueError, match="no font"):
        woff(b"nonsense")

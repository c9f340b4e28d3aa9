"""The files as another reader of PDFs has them: sound in structure, their boxes, colours, fonts, bookmarks and sizes of type."""

from __future__ import annotations

import io
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
import pytest

from companion.cards.book import pdf
from companion.cards.decks import DECKS
from companion.cards.sizes import MM, Layout
from companion.kernel import languages
from tests.cards.test_book import deck

READ: Any = pikepdf
PAGES: Any = pypdfium2.PdfDocument  # it has no types
COLOURS = {"rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN", "sh"}
"""What sets a colour otherwise than by one number of grey."""
LAYOUTS = (
    Layout(),
    Layout(size="poker", bleed=3.0, crop_marks=True, duplex="long"),
    Layout(paper="letter", size="a6", fold=True, crop_marks=True),
)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    languages.choose("en")


@cache
def printed(name: str, wanted: Layout, language: str = "en") -> bytes:
    languages.choose(language)
    return pdf(deck(name, wanted), wanted)


def opened(name: str, wanted: Layout, language: str = "en") -> Any:
    return READ.open(io.BytesIO(printed(name, wanted, language)))


def streams(found: Any) -> Iterator[Any]:
    """Each page's content, then each drawing that pages show from elsewhere."""
    yield from found.pages
    yield from (one for one in found.objects if isinstance(one, READ.Stream) and one.get("/Subtype") == READ.Name.Form)


def operators(found: Any) -> Iterator[tuple[list[Any], str]]:
    for stream in streams(found):
        for operands, operator in READ.parse_content_stream(stream):
            yield list(operands), str(operator)


@pytest.mark.parametrize("name", list(DECKS))
def test_the_structure_is_sound(name: str) -> None:
    for wanted in LAYOUTS if DECKS[name].cards else LAYOUTS[:1]:
        with opened(name, wanted) as found:
            assert list(found.check_pdf_syntax()) == []


@pytest.mark.skipif(shutil.which("qpdf") is None, reason="qpdf is not installed")
@pytest.mark.parametrize("name", list(DECKS))
def test_qpdf_finds_nothing(name: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.pdf"
    file.write_bytes(printed(name, Layout()))
    done = subprocess.run(["qpdf", "--check", file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_names_its_language(language: str) -> None:
    deck.cache_clear()
    made = opened("orders", Layout(), language)
    deck.cache_clear()  # what was made in German is nobody else's
    with made as found:
        assert str(found.Root.Lang) == language
        assert str(found.docinfo["/Title"])
        assert bool(found.Root.ViewerPreferences.DisplayDocTitle)
        assert found.Root.ViewerPreferences.PrintScaling == READ.Name("/None")


@pytest.mark.parametrize("name", [name for name in DECKS if DECKS[name].cards])
def test_the_boxes_lie_within_each_other_and_a_bleed_is_as_wide_as_asked(name: str) -> None:
    with opened(name, LAYOUTS[1]) as found:
        for page in found.pages:
            media, bleed, trim = ([float(one) for one in box] for box in (page.mediabox, page.BleedBox, page.TrimBox))
            assert [b - t for b, t in zip(bleed, trim, strict=True)] == pytest.approx(
                [-3 * MM, -3 * MM, 3 * MM, 3 * MM], abs=0.01
            )
            assert all(m <= b for m, b in zip(media[:2], bleed[:2], strict=True))
            assert all(m >= b for m, b in zip(media[2:], bleed[2:], strict=True))
    with opened(name, Layout()) as found:
        assert all(list(page.TrimBox) == list(page.mediabox) for page in found.pages)


@pytest.mark.parametrize("name", list(DECKS))
def test_grey_is_one_number_in_every_stream_and_in_every_picture(name: str) -> None:
    with opened(name, Layout(grey=True)) as found:
        said = {operator for _, operator in operators(found)}
        assert not said & COLOURS
        assert said & {"g", "G"}
        pictures = [image for page in found.pages for image in page.get_images().values()]
        assert all(image.get("/ColorSpace") == READ.Name.DeviceGray for image in pictures)


def test_in_colour_there_is_colour() -> None:
    with opened("charts", Layout()) as found:
        assert {operator for _, operator in operators(found)} & COLOURS


@pytest.mark.parametrize("name", list(DECKS))
def test_every_font_is_within(name: str) -> None:
    with opened(name, Layout()) as found:
        fonts = [one for one in found.objects if isinstance(one, READ.Dictionary) and one.get("/Type") == "/Font"]
        assert fonts
        for font in fonts:
            assert "/FontFile2" in font.FontDescriptor, font.BaseFont


@pytest.mark.parametrize("name", list(DECKS))
def test_nothing_is_scaled_so_that_no_type_is_smaller_than_it_says(name: str) -> None:
    with opened(name, Layout()) as found:
        for operands, operator in operators(found):
            if operator == "cm":
                a, b, c, d = (float(one) for one in operands[:4])
                assert abs(a * d - b * c) == pytest.approx(1.0, abs=1e-3)
            elif operator == "Tf":
                assert float(operands[1]) >= 5.999
            assert operator != "Tz"


@pytest.mark.parametrize("name", list(DECKS))
def test_a_bookmark_stands_once_and_leads_to_the_page_that_bears_its_title(name: str) -> None:
    wanted = Layout(size="a6") if DECKS[name].cards else Layout()
    made = deck(name, wanted)
    seen: set[tuple[str, int]] = set()
    with opened(name, wanted) as found, found.open_outline() as outline:
        entries = [(one.title, _page(found, one)) for root in outline.root for one in (root, *root.children)]
    assert entries
    text = [_bare(page.get_textpage().get_text_range()) for page in PAGES(printed(name, wanted))]
    places = [page for _, page in entries]
    assert places == sorted(places)
    printed_on = {card.front.title for card in made.cards if made.kind in ("cards", "pages")}
    chapters = {card.chapter for card in made.cards} | {tile.chapter for tile in made.tiles}
    assert made.kind == "screen" or chapters - {""} <= {title for title, _ in entries}
    for title, page in entries:
        if title not in chapters:
            assert (title, page) not in seen
            seen.add((title, page))
        if title in printed_on:
            assert _bare(title) in text[page]


def _bare(text: str) -> str:
    """Letters alone: a title may stand in capitals, and on two lines."""
    return "".join(letter for letter in text.lower() if letter.isalnum())


def _page(found: Any, entry: Any) -> int:
    """The number of the page that an entry leads to."""
    there = entry.destination
    if isinstance(there, READ.String | READ.Name | str):
        there = found.Root.Dests[str(there)] if "/Dests" in found.Root else _named(found, str(there))
    there = there.D if isinstance(there, READ.Dictionary) else there
    return int(READ.Page(there[0]).index)


def _named(found: Any, name: str) -> Any:
    return READ.NameTree(found.Root.Names.Dests)[name]

"""The guide is what stands in docs: every page in its contents, every link leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

from companion.kernel import shelf
from companion.rows.guide import CONTENTS, Guide, parts, place

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_every_page_stands_in_the_contents_once() -> None:
    linked = re.findall(r"\]\(([\w-]+\.md)\)", shelf.guide_text(CONTENTS))
    assert sorted(linked) == sorted(path.name for path in DOCS.glob("*.md") if path.name != CONTENTS)


def test_parts_stand_under_the_names_that_links_use() -> None:
    names = {one.name for one in parts()}
    assert {"desktop.md", "desktop.md#keys", "field.md#who-stands-where"} <= names
    assert place("`resolve` and `odds`: what, and why?") == "resolve-and-odds-what-and-why"


def test_a_search_finds_headings_before_what_only_stands_in_the_text() -> None:
    found = Guide().search("keys")
    assert found[0][0] == "desktop.md#keys"
    assert len(found) > 5
    assert Guide().search("slips.pdf")
    assert not Guide().search("xyzzy")


def test_a_page_is_html_with_a_place_for_every_heading_and_no_heading_of_code() -> None:
    html = Guide().page("desktop.md#keys")
    assert '<a name="keys"></a>' in html
    assert "<table>" in html
    assert Guide().page("nowhere.md") == Guide().page("") == Guide().page(CONTENTS)

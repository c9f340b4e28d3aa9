"""The campaign's rules as pages: clauses, rulings with what a game chose, charts; every link leads somewhere."""

from __future__ import annotations

import re
from html import unescape

import pytest

from companion.games.campaign.beginning import CHARTS
from companion.kernel.shelf import MAP, resource_text, ruleset_texts
from companion.rows.chart_tables import LINK
from companion.rows.clauses import Pages, titles_of

SWITCHED = "RTG-R-DELAY"


def sources() -> dict[str, str]:
    """Give what a campaign's document carries: its charts and its map."""
    texts = ruleset_texts("gettysburg", only=CHARTS) | {MAP: resource_text("maps", "gettysburg", MAP)}
    return {f"rules/{name}": text for name, text in texts.items()}


@pytest.fixture(scope="module")
def pages() -> Pages:
    return Pages(sources(), {}, "campaign")


def words(html: str) -> str:
    return unescape(re.sub(r"<[^>]*>", " ", html))


def test_every_clause_ruling_and_chart_has_a_page_and_every_link_leads_to_one(pages: Pages) -> None:
    names = [name for name, _ in pages.names()]
    assert {"combat", "victory", "RTG-13.2.7b", "RTG-SC1-C11", "RTG-R-MAP"} <= set(names)
    assert not [name for name in names if name.startswith("D10-")]
    for name in ("", *names):
        html = pages.page(name)
        assert all(pages.kind(one) for one in re.findall(rf'href="{LINK}([^"]+)"', html)), name
        assert "{'" not in html


def test_a_name_in_a_text_is_a_link_to_its_very_end(pages: Pages) -> None:
    for name, _ in pages.names():
        html = pages.page(name).replace(f'<p class="id">{name}</p>', "")
        assert "RTG-" not in re.sub(r"<a [^>]*>.*?</a>", "", html), name


def test_a_clause_stands_with_the_rows_that_rest_on_it(pages: Pages) -> None:
    html = pages.page("RTG-9.2.2d")
    assert all(words in html for words in ("deployed", "standing", "attacking in haste"))
    assert "+6" in html
    assert "cavalry in a town" not in html


def test_a_ruling_marks_what_this_game_chose() -> None:
    plain, other = (words(Pages(sources(), chosen, "campaign").page(SWITCHED)) for chosen in ({}, {SWITCHED: 1}))
    assert "✓  a turn for every full six hexes" in plain
    assert "✓  a turn for every six hexes begun" in other
    told = words(Pages(sources(), {SWITCHED: 1}, "campaign").page("")).partition("Read otherwise in this game")[2]
    assert "Delay of dispatches" in told.partition("Clauses")[0]


def test_the_charts_give_figures_as_they_are_meant(pages: Pages) -> None:
    victory = words(pages.page("victory"))
    assert "Confederate decisive" in victory
    assert "500 or more" in victory
    scale = words(pages.page("scale"))
    assert "+100" not in scale
    assert "−30 to 30" in scale
    assert "12 hexes" not in words(pages.page("dispatches"))
    assert "1 turn " in words(pages.page("dispatches"))


def test_the_rulings_that_cannot_be_switched_are_the_others(pages: Pages) -> None:
    others = [name for name, _ in pages.others()]
    assert SWITCHED not in others
    assert "RTG-R-MAP" in others


def test_titles_are_of_the_kind_that_is_asked_for() -> None:
    assert all(name.startswith("RTG-") for name, _ in titles_of("gettysburg"))
    assert all(name.startswith("D10-") for name, _ in titles_of("miniatures"))

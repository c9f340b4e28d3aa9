"""The rules as pages: charts as they are printed, clauses with their rows and rulings, everything escaped and linked."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

import pytest

from companion.kernel.shelf import ruleset_texts
from companion.rows.chart_tables import LINK
from companion.rows.clauses import Pages, style, titles_of

SWITCHED = "D10-RUL-MOVE-CAV-ROAD"


def sources() -> dict[str, str]:
    """Give what a document carries: charts only, the clauses and rulings are the installation's."""
    texts = ruleset_texts("miniatures")
    return {f"rules/{name}": text for name, text in texts.items() if name not in ("clauses.toml", "rulings.toml")}


@pytest.fixture(scope="module")
def pages() -> Pages:
    return Pages(sources(), {}, "miniatures")


class Grid(HTMLParser):
    """Reads the tables of a page, and whether its tags close in order."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tables: list[list[list[str]]] = []
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "td" in self.open or "th" in self.open:
            self.tables[-1][-1][-1] += data


def words(html: str) -> str:
    return unescape(re.sub(r"<[^>]*>", "", html))


# ---- charts


def test_the_fire_table_stands_as_it_is_printed(pages: Pages) -> None:
    table = Grid(pages.page("musketry")).tables[0]
    assert table[0] == ["fire points", "Desultory fire", "Lively fire", "Telling fire", "Deadly fire", "Withering fire"]
    assert len(table) == 19
    assert table[1] == ["½", "9 or less", "10, 11", "–", "–", "–"]
    assert table[11] == ["15 to 19", "1 or less", "2, 3, 4", "5, 6, 7", "8, 9, 10", "11"]
    assert table[13][1] == "−1"
    assert table[6][2] == "6, 7, 8"  # the sheet prints a full stop for a comma here


def test_the_maneuver_table_names_its_outcomes_and_links_each_to_its_clause(pages: Pages) -> None:
    html = pages.page("maneuver")
    table = Grid(html).tables[0]
    assert table[0] == ["total", "disordered", "good order"]
    assert table[1] == ["0 or less", "Quits the Field", "Retire"]
    assert table[2][0] == "1 to 2"
    assert table[6] == ["10 or more", "Rally with Élan", "Well Handled"]
    assert f'<a href="{LINK}D10-MAN-DIS-QUITS">Quits the Field</a>' in html


def test_the_movement_chart_gives_figures_with_their_units(pages: Pages) -> None:
    table = Grid(pages.page("movement")).tables[0]
    by = {row[0]: dict(zip(table[0], row, strict=True)) for row in table[1:]}
    assert by["infantry"]["basic"] == "12″"
    assert by["infantry"]["road"] == "× 2"
    assert by["cavalry"]["rough"] == "× ⅓"
    assert by["foot artillery"]["ford"] == "−4″"
    assert by["horse artillery"]["linear object"] == "no"
    assert by["leader"]["passage"] == "–"


def test_the_charge_table_lies_on_its_side_so_that_it_fits(pages: Pages) -> None:
    table = Grid(pages.page("charge")).tables[0]
    assert table[0][:2] == ["result", "Swept from the field"]
    assert table[1] == ["total", "7 or more", "4 to 6", "1 to 3", "0", "−3 to −1", "−6 to −4", "−7 or less"]


def test_the_fallen_leader_table_has_a_row_for_every_face(pages: Pages) -> None:
    table = Grid(pages.page("fallen-leader")).tables[0]
    assert [row[0] for row in table[1:]] == [str(face) for face in range(1, 11)]
    assert table[1][1:] == ["Felled by Sniper", "yes"]


# ---- clauses and rulings


def test_a_clause_shows_the_rows_that_rest_on_it_and_marks_its_figure(pages: Pages) -> None:
    html = pages.page("D10-MOVE-ROAD-INF")
    (table,) = Grid(html).tables
    assert len(table) == 2
    assert table[1][0] == "infantry"
    assert html.count('class="lit"') == 1
    assert '<td class="lit"><b>× 2</b></td>' in html
    assert "D10-RUL-MOVE-ORDER" in html


def test_a_clause_under_a_row_inside_a_row_says_where_it_stands(pages: Pages) -> None:
    html = pages.page("D10-FORM-SINGLE-LINE-CHANGE-DOUBLE")
    assert "chart: formations, Single Line, changes" in words(html)
    (table,) = Grid(html).tables
    assert len(table) == 2


def test_a_clause_under_a_whole_chart_leads_there(pages: Pages) -> None:
    html = pages.page("D10-FIRE-ROLL")
    assert f'<a href="{LINK}musketry">' in html
    assert "The whole chart rests on it." in html


def test_a_ruling_says_question_ruling_and_which_reading_this_game_chose() -> None:
    plain, changed = (words(Pages(sources(), chosen, "miniatures").page(SWITCHED)) for chosen in ({}, {SWITCHED: 1}))
    for text in (plain, changed):
        assert "Question: The movement chart doubles cavalry" in text
        assert "Ruling: The chart: x 2" in text
        assert "The card: x 3, 54 in." in text
    assert "✓ x 2, the movement chart (default)" in plain
    assert "✓ x 3, the March Column card" in changed
    assert "✓ x 2" not in changed


def test_a_ruling_that_cannot_be_switched_says_so(pages: Pages) -> None:
    text = words(pages.page("D10-RUL-TEXT-CS"))
    assert "not switchable: use an override" in text
    assert "Any stand the player picks is the guide." in text
    assert "✓" not in text


def test_a_switchable_ruling_keeps_the_readings_that_are_no_choice(pages: Pages) -> None:
    text = words(pages.page("D10-RUL-SEQ-LEADER-STEPS"))
    assert "also where their move ends" in text
    assert "Eyes measure his ride: enter so much less for the unit's move." in text


def test_the_contents_name_what_this_game_reads_otherwise() -> None:
    assert "Read otherwise" not in Pages(sources(), {}, "miniatures").page("")
    told = Pages(sources(), {SWITCHED: 1}, "miniatures").page("")
    assert "Read otherwise in this game" in told
    assert "Cavalry on a road" in told


# ---- links, names, escaping


def test_every_page_is_well_formed_and_every_link_leads_to_one(pages: Pages) -> None:
    for name in ("", "no-such-page", *(name for name, _ in pages.names())):
        html = pages.page(name)
        assert Grid(html).open == []
        for target in re.findall(rf'href="{LINK}([^"]*)"', html):
            assert not target or pages.kind(target), f"{name} leads to {target}"


def test_every_clause_and_ruling_of_the_installation_has_a_page(pages: Pages) -> None:
    assert len(titles_of("miniatures")) > 400
    for name, title in titles_of("miniatures"):
        assert title
        assert pages.kind(name) == ("ruling" if "-RUL-" in name else "clause")


@pytest.mark.parametrize(
    ("typed", "near"),
    [("D10-FIRE-ROL", "D10-FIRE-ROLL"), ("d10-man-radiu", "D10-MAN-RADIUS"), ("musketrie", "musketry")],
)
def test_an_unknown_name_gives_a_sentence_and_the_nearest(pages: Pages, typed: str, near: str) -> None:
    html = pages.page(typed)
    assert "There is no clause, ruling or chart of this name." in html
    assert f'href="{LINK}{near}"' in html


def test_a_name_that_is_near_to_nothing_leads_to_the_contents(pages: Pages) -> None:
    html = pages.page("?!")
    assert "Near it" not in html
    assert "All charts and clauses" in html


def test_a_name_is_found_in_any_case_and_with_blanks(pages: Pages) -> None:
    assert pages.page(" d10-fire-roll ") == pages.page("D10-FIRE-ROLL")


def test_nothing_from_a_file_or_a_name_is_taken_for_markup() -> None:
    evil = '<script src="x">&'
    text = f"""format = 1
    chart = "house"
    "<b>" = 1
    note = '{evil}'
    [[row]]
    label = '{evil}'
    "<i>key" = ['{evil}']
    clause = '"><img>'
    """
    pages = Pages({"rules/<u>house.toml": text, "scenario.toml": "no chart = ["}, {}, "miniatures")
    for html in (pages.page("<u>house"), pages.page(""), pages.page("<u>hous"), pages.page(evil)):
        assert not re.search(r"<(script|b>1|i>|img|u>)", html)
        assert "&lt;" in html


# ---- searching


def test_the_search_reads_names_titles_and_words(pages: Pages) -> None:
    assert pages.search("d10-fire-roll")[0][0] == "D10-FIRE-ROLL"
    assert "D10-FIRE-MOD-ENFILADE-MARCH" in dict(pages.search("enfilade column"))
    assert "D10-SEQ-TURN-ORDER" in dict(pages.search("Confederate side second"))
    assert "fallen-leader" in dict(pages.search("sniper"))
    assert pages.search("sniper xyzzy") == []
    assert pages.search("") == list(pages.names())


def test_what_is_called_so_comes_before_what_only_mentions_it(pages: Pages) -> None:
    found = [name for name, _ in pages.search("breakthrough")]
    assert found.index("D10-CHARGE-MOD-BREAKTHROUGH") < found.index("charge")


def test_the_other_rulings_are_those_without_an_option(pages: Pages) -> None:
    names = [name for name, _ in pages.others()]
    assert SWITCHED not in names
    assert "D10-RUL-TEXT-CS" in names
    assert all(pages.kind(name) == "ruling" for name in names)
    assert pages.others("abbreviation") == [("D10-RUL-TEXT-CS", dict(titles_of("miniatures"))["D10-RUL-TEXT-CS"])]


def test_the_style_takes_its_colours_and_sizes_from_the_caller() -> None:
    given = style(lambda token: f"#{token}", lambda length: 2 * round(length))
    assert "color: #ink;" in given
    assert "background-color: #lamp-row" in given
    assert "font-size: 28px" in given

"""Each way out escapes for its medium: whatever a text holds, it stays the words that it is."""

from __future__ import annotations

import html as of_html
import json
import re
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from companion.games.miniatures.setup.rosters import read_roster
from companion.games.miniatures.setup.scenario_text import record_of, roster_csv
from companion.language import escaping, incoming

NASTY = (
    "<b>bold</b>",
    "](http://x)",
    "![p](file:///etc/passwd)",
    "[l](javascript:x)",
    "=cmd|' /C calc'!A0",
    "+1",
    "-1+2",
    "@SUM(A1)",
    "'=x",
    "'tis",
    "\x1b[31mred",
    "a\u202eb",
    "&amp; &#60;",
    "# head",
    "## head",
    "- item",
    "1. item",
    "1) x",
    "+ item",
    "> quote",
    "***",
    "---",
    "===",
    "a | b",
    "`code`",
    "```",
    "~~~",
    "    code",
    "a\n# b",
    "a\r\n\r\n- b",
    "a\u2028# b",
    "http://x.y",
    "www.x.y",
    "a@b.c",
    "<http://x>",
    "\\",
    "\\*a*",
    "_a_ __b__ *c*",
    "<!-- x -->",
    "<img src=x>",
    "&lt;b&gt;",
    "\t=1",
    "x" * 400,
    "[ref]: http://x",
    "| a |",
    "\ud800",
    "\x9b31m",
    "[*]",
    "A && B",
    "1 #",
    "a ##",
    "#",
)
TEXTS = st.one_of(
    st.sampled_from(NASTY),
    st.text(alphabet=st.sampled_from("ab <>&*_`[]()!#|-+=~.:/@\\'\"1\n\t\r\x1b\u202e\u2028\ufeff"), max_size=24),
    st.text(max_size=24),
    st.lists(st.sampled_from(NASTY), min_size=2, max_size=3).map(" ".join),
)
"""What names and notes may hold, of old documents too."""
SHORT = settings(max_examples=120, deadline=None)
PARSED = MarkdownIt("commonmark").enable(["table", "strikethrough"])


def inline(text: str, *around: str) -> str:
    """Give the words of a Markdown text that is these blocks around plain text and nothing else."""
    tokens = PARSED.parse(text)
    assert [one.type for one in tokens] == list(around)
    inner = [child for one in tokens for child in one.children or ()]
    assert {one.type for one in inner} <= {"text", "text_special"}, (text, inner)
    return "".join(one.content for one in inner)


@SHORT
@given(TEXTS)
def test_markdown_is_the_words_and_no_markup(text: str) -> None:
    """As a heading, an item, a quoted item, and a cell."""
    said, words = escaping.markdown(text), escaping.line(text).strip()
    if not words:
        return
    assert inline(f"# {said}", "heading_open", "inline", "heading_close").strip() == words
    item = ("list_item_open", "paragraph_open", "inline", "paragraph_close", "list_item_close")
    assert inline(f"- {said}", "bullet_list_open", *item, "bullet_list_close").strip() == words
    inline(
        f"- > {said}",
        "bullet_list_open",
        "list_item_open",
        "blockquote_open",
        "paragraph_open",
        "inline",
        "paragraph_close",
        "blockquote_close",
        "list_item_close",
        "bullet_list_close",
    )
    table = [one.type for one in PARSED.parse(f"| a | b |\n|---|---|\n| {said} | x |\n")]
    assert (table.count("tr_open"), table.count("td_open")) == (2, 2)


@SHORT
@given(TEXTS)
def test_a_line_is_one_and_steers_no_terminal(text: str) -> None:
    said = escaping.line(text)
    assert len(said.splitlines()) <= 1
    assert not any(incoming.faults(said))
    assert said == text or any(incoming.faults(text)) or "\n" in text or "\r" in text
    kept = escaping.plain(text)
    assert not any(incoming.faults(kept, lines=True))
    assert kept.count("\n") == text.count("\n")


@SHORT
@given(TEXTS)
def test_what_passed_the_gate_is_shown_as_it_is(text: str) -> None:
    if not incoming.amiss(text):
        assert escaping.line(text) == escaping.plain(text) == text


@SHORT
@given(TEXTS)
def test_html_and_menus(text: str) -> None:
    said = escaping.html(text)
    assert not set("<>\"'") & set(said)
    assert of_html.unescape(said) == escaping.line(text)
    assert escaping.mnemonic(text).replace("&&", "").count("&") == 0


@SHORT
@given(st.recursive(TEXTS, lambda inner: st.lists(inner, max_size=2) | st.dictionaries(TEXTS, inner, max_size=2)))
def test_json_on_a_terminal_is_the_same_value(value: Any) -> None:
    raw = json.dumps(value, ensure_ascii=False).encode("utf-8", "replace")
    shown = escaping.json_text(raw)
    assert json.loads(shown) == json.loads(raw)
    assert not any(incoming.faults(shown.decode().replace("\n", "")))


@SHORT
@given(TEXTS)
@example("-5")
@example("+1,5")
@example("＝1")
def test_a_cell_is_no_formula_and_comes_back(text: str) -> None:
    said = escaping.cell(text)
    assert escaping.of_cell(said) == text
    if said[:1] in tuple("=+-@\t\r＝"):
        assert re.fullmatch(escaping.NUMBER, said)


@SHORT
@given(TEXTS)
def test_a_file_name_stays_in_its_folder(text: str) -> None:
    name = escaping.file_name(text, "game")
    assert name
    assert not set(name) & set('/\\:<>"|?*\n\r\t\x1b\u202e')
    assert name[0] not in ".-"
    assert len(name.encode()) <= 81
    assert escaping.file_name("con", "x") == "con_"


NAMES = TEXTS.map(str.strip).filter(lambda text: text and not incoming.amiss(text))


@SHORT
@given(st.lists(NAMES, min_size=6, max_size=6))
def test_a_roster_written_and_read_is_the_same(names: list[str]) -> None:
    corps, division, unit, leader, commander, source = names
    row = {
        "side": "union",
        "corps": corps,
        "division": division,
        "unit": unit,
        "arm": "infantry",
        "men": "900",
        "leader": leader,
        "leader_rank": "division",
        "commander": commander,
        "source": source,
    }
    text = roster_csv([row])
    (found,) = read_roster(text, "r.csv")
    assert {name: getattr(found, name) for name in ("corps", "division", "unit", "leader", "commander", "source")} == {
        name: row[name].replace("\u00a0", " ").strip()
        for name in ("corps", "division", "unit", "leader", "commander", "source")
    }
    assert found.men == 900
    assert roster_csv([record_of(found)]) == roster_csv(
        [record_of(read_roster(roster_csv([record_of(found)]), "r")[0])]
    )


@pytest.mark.parametrize("text", ["=cmd()", "+cmd", "-cmd", "@cmd", "'=cmd", "－1"])
def test_no_text_cell_of_a_roster_begins_like_a_formula(text: str) -> None:
    row = {"side": "union", "division": text, "unit": text, "arm": "infantry", "men": "900"}
    cells = roster_csv([row]).splitlines()[1].split(",")
    assert cells.count(f"'{text}") == 2
    assert "900" in cells

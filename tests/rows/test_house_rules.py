"""House rules for reading: one sentence what a ruling changes, how it is printed, why an alternative stays text."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from companion.kernel import languages, shelf
from companion.kernel.kind import kind_of_ruleset
from companion.rows import house_rules
from companion.rows.clauses import Pages, changes, most_used_first
from companion.rows.reference import Reference

SETTLED = {
    "gettysburg": ("RTG-",),
    "antietam": ("ANT-",),
    "shiloh": ("SHI-",),
    "miniatures": (
        "D10-RUL-TEXT",
        "D10-RUL-SEQ",
        "D10-RUL-MAN",
        "D10-RUL-MOVE",
        "D10-RUL-FORM",
        "D10-RUL-FIRE",
        "D10-RUL-LEADER",
        "D10-RUL-CHARGE",
        "D10-RUL-SKEDADDLE",
        "D10-RUL-STATE",
    ),
}
"""{ruleset: the beginnings of rulings whose every alternative is choosable or says why it stays text}."""
LINES = re.compile(r"\b[Ss]eed lines?|\blines? \d+")


def rows(ruleset: str, file: str, kind: str) -> list[dict[str, Any]]:
    text = shelf.ruleset_texts(ruleset, only=(f"{file}.toml",))[f"{file}.toml"]
    found: list[dict[str, Any]] = tomllib.loads(text)[kind]
    return found


def choosable(ruleset: str) -> dict[str, set[int]]:
    return {row["id"]: {choice["value"] for choice in row["choices"]} for row in rows(ruleset, "options", "option")}


@pytest.mark.parametrize("ruleset", sorted(SETTLED))
def test_every_alternative_can_be_chosen_or_says_in_one_line_why_it_stays_text(ruleset: str) -> None:
    switched = choosable(ruleset)
    for row in rows(ruleset, "rulings", "ruling"):
        kept = row.get("stays_text", {})
        taken = switched.get(row["id"], set())
        numbers = set(range(1, len(row.get("alternatives", ())) + 1))
        assert {int(number) for number in kept} <= numbers - taken, row["id"]
        assert all(why.endswith(".") and len(why) < 120 for why in kept.values()), row["id"]
        if row["id"].startswith(SETTLED[ruleset]):
            assert numbers - taken == set(map(int, kept)), row["id"]


@pytest.mark.parametrize("ruleset", sorted(SETTLED))
def test_every_settled_house_rule_says_in_one_sentence_what_it_changes(ruleset: str) -> None:
    for row in rows(ruleset, "rulings", "ruling"):
        if row["id"].startswith(SETTLED[ruleset]) and row["id"] in choosable(ruleset):
            assert row["at_table"].endswith("."), row["id"]
            assert ". " not in row["at_table"], row["id"]


@pytest.mark.parametrize("ruleset", shelf.ruleset_names())
def test_no_house_rule_names_lines_of_its_source(ruleset: str) -> None:
    for row in rows(ruleset, "rulings", "ruling"):
        said = " ".join(str(row.get(field, "")) for field in ("at_table", "printed", "parent", "stays_text"))
        assert not LINES.search(said), row["id"]


def miniatures(chosen: dict[str, int] | None = None) -> Pages:
    return Pages(
        {f"rules/{file}": text for file, text in shelf.ruleset_texts("miniatures").items()}, chosen or {}, "miniatures"
    )


def test_the_page_of_a_house_rule_says_what_it_changes_and_how_it_is_printed() -> None:
    page = miniatures().page("D10-RUL-FIRE-RANGE-CELLS")
    assert "<b>At the table:</b> Says how far muskets reach" in page
    assert "<b>As printed:</b> Twelve range cells" in page
    assert "<b>The parent rules:</b> A program for the parent rules" in page


def test_the_list_of_house_rules_gives_the_sentence_and_else_the_question() -> None:
    found = changes("miniatures")
    assert found["D10-RUL-FIRE-RANGE-CELLS"].startswith("Says how far muskets reach")
    assert found["D10-RUL-TEXT-CS"] == "Three change rows use the abbreviation CS."
    assert miniatures().at_table("D10-RUL-FIRE-RANGE-CELLS") == found["D10-RUL-FIRE-RANGE-CELLS"]
    assert miniatures().at_table("D10-RUL-TEXT-CS") == found["D10-RUL-TEXT-CS"]


def test_the_rules_as_text_list_the_house_rules_and_tell_one_whole() -> None:
    reference = Reference(shelf.ruleset_texts("miniatures"))
    listed = " ".join("\n".join(reference.contents()).split())
    assert "House rules, each switched with --set RULING=VALUE:" in listed
    assert "D10-RUL-FIRE-RANGE-CELLS: Says how far muskets reach" in listed
    told = " ".join("\n".join(reference.about("D10-RUL-FIRE-RANGE-CELLS")).split())
    assert "At the table: Says how far muskets reach" in told
    assert "As printed: Twelve range cells" in told


def test_an_alternative_that_stays_text_says_why() -> None:
    texts = shelf.ruleset_texts("miniatures")
    row = '\n[[ruling]]\nid = "D10-RUL-OURS"\nabout = []\nquestion = "Who?"\nruling = "We."\nalternatives = ["They."]\n'
    texts["rulings.toml"] += row + 'stays_text = { 1 = "Only eyes decide it." }\n'
    told = "\n".join(Reference(texts).about("D10-RUL-OURS"))
    assert "Alternative 1: They.\n    stays text: Only eyes decide it." in told


@pytest.mark.parametrize("ruleset", sorted(SETTLED))
def test_those_most_used_stand_first_each_in_a_place_of_its_own_and_the_others_as_in_their_chart(ruleset: str) -> None:
    charts = kind_of_ruleset(ruleset).rulesets[ruleset].open()
    options = charts.load(shelf.ruleset_texts(ruleset, only=tuple(charts.FILES))).options.option
    here = {one.id for one in options}
    every = {row["id"]: row["often"] for row in rows(ruleset, "rulings", "ruling") if "often" in row}
    places = {name: place for name, place in every.items() if name in here}
    found = [one.id for one in most_used_first(ruleset, options)]
    assert places
    assert set(found[: len(places)]) == set(places)
    assert [places[name] for name in found[: len(places)]] == sorted(places.values())
    assert found[len(places) :] == [one.id for one in options if one.id not in places]


@pytest.mark.parametrize("ruleset", shelf.ruleset_names())
def test_no_ruling_is_read_in_english_where_german_is_spoken(ruleset: str) -> None:
    found = rows(ruleset, "rulings", "ruling")
    languages.choose("de")
    try:
        for row in found:
            for english, said in zip(
                (row["question"], row["ruling"], *row["alternatives"]),
                (house_rules.question(row), house_rules.ruled(row), *house_rules.alternatives(row)),
                strict=True,
            ):
                assert said != english or not re.search(r"\b(the|is|are|of|and|not)\b", english), row["id"]
    finally:
        languages.choose("en")

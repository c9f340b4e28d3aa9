"""The words of every ruleset: clauses and rulings name each other, and say the figures of the charts that rest on them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from companion.kernel import shelf
from companion.rows.clauses import Pages, ruleset_of
from companion.rows.reference import Reference

ROOT = Path(__file__).resolve().parents[2] / "rulesets"
FOLDERS = sorted(path.name for path in ROOT.iterdir() if path.is_dir())
SIZES = {"antietam": (357, 136), "shiloh": (85, 39)}
"""Clauses and rulings of the rulebook and of the charts."""
TOLD = {
    "antietam": (
        "activation-limit",
        "activation",
        "ammo",
        "clock",
        "command",
        "disruption",
        "early",
        "fatigue",
        "guns",
        "heights",
        "modifiers",
        "objectives",
        "play-level",
        "points",
        "retreat-losses",
        "rout",
        "scale",
        "sight",
        "stacking",
        "start",
        "victory",
        "visibility",
        "wounds",
    ),
    "shiloh": ("control-factors", "costs", "modifiers"),
}
"""The charts that the words tell figure by figure; the others rest on a whole printed table or on a list."""
IN_LETTERS = [
    "nought",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
]
SWITCHES = {"format", "version"}


def own(name: str, file: str) -> list[dict[str, Any]]:
    """Give the rows of a folder's own clauses or rulings, without those of the ruleset that it stands on."""
    rows: list[dict[str, Any]] = tomllib.loads((ROOT / name / f"{file}s.toml").read_text(encoding="utf-8"))[file]
    return rows


# ---- names


@pytest.mark.parametrize("name", FOLDERS)
def test_every_clause_names_the_rulings_that_are_about_it(name: str) -> None:
    clauses, rulings = own(name, "clause"), own(name, "ruling")
    known = {row["id"] for row in clauses}
    said = {(row["id"], one) for row in clauses for one in row.get("rulings", ())}
    assert said == {(one, row["id"]) for row in rulings for one in row["about"] if one in known}
    assert all(row["about"] for row in rulings)


@pytest.mark.parametrize("name", FOLDERS)
def test_every_switchable_ruling_is_decided_by_the_app(name: str) -> None:
    texts = shelf.ruleset_texts(name)
    decided = {row["id"]: row["decided_by"] for row in tomllib.loads(texts["rulings.toml"])["ruling"]}
    assert {decided[row["id"]] for row in tomllib.loads(texts["options.toml"])["option"]} == {"app"}


@pytest.mark.parametrize("name", sorted(SIZES))
def test_no_clause_and_no_ruling_of_a_square_grid_battle_is_left_out(name: str) -> None:
    assert (len(own(name, "clause")), len(own(name, "ruling"))) == SIZES[name]


def test_a_ruleset_that_stands_on_another_has_its_own_words_first_and_that_one_s_behind() -> None:
    texts = {name: shelf.ruleset_texts(name) for name in SIZES}
    for file in ("clause", "ruling"):
        shiloh, antietam = (tomllib.loads(texts[name][f"{file}s.toml"])[file] for name in ("shiloh", "antietam"))
        assert shiloh == own("shiloh", file) + antietam
    about = "\n".join(Reference(texts["shiloh"]).about("ANT-8.4a"))
    assert "SHI-R-DISR-MELEE" in about


# ---- figures


def figures(value: object) -> Iterator[Fraction]:
    """Give the figures of a chart's value as magnitudes; nothing for a switch or a word."""
    if isinstance(value, list):
        for inner in value:
            yield from figures(inner)
    elif not isinstance(value, bool) and re.fullmatch(r"-?\d+([./]\d+)?", str(value)):
        yield abs(Fraction(str(value)))
    elif isinstance(value, str) and re.fullmatch(r"\d+,\d+", value):
        yield from map(Fraction, value.split(","))


def told(text: str) -> set[Fraction]:
    """Give the figures that a text says, in digits or letters; a per cent counts as its share, too."""
    digits = re.findall(r"\d+(?:\.\d+)?", re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "", text))
    letters = [number for number, word in enumerate(IN_LETTERS) if re.search(rf"\b{word}\b", text, flags=re.I)]
    said = {Fraction(one) for one in digits} | {Fraction(one) for one in letters}
    return said | {one / 100 for one in said}


def resting(value: object) -> Iterator[tuple[str, Fraction]]:
    """Give every figure of a chart beside the clause that its row names."""
    if isinstance(value, dict):
        if isinstance(value.get("clause"), str):
            inner = (one for key, one in value.items() if key not in SWITCHES)
            yield from ((value["clause"], one) for figure in inner for one in figures(figure))
        for one in value.values():
            yield from resting(one)
    elif isinstance(value, list):
        for one in value:
            yield from resting(one)


def words(name: str) -> dict[str, str]:
    """Give what is said under each id; of a clause also what the rulings about it say and the clause it sends to."""
    texts = shelf.ruleset_texts(name)
    clauses = tomllib.loads(texts["clauses.toml"])["clause"]
    rulings = tomllib.loads(texts["rulings.toml"])["ruling"]
    said = {row["id"]: f"{row['title']}. {row['says']}" for row in clauses}
    ruled = {row["id"]: f"{row['question']} {row['ruling']}" for row in rulings}
    whole = {row["id"]: " ".join((said[row["id"]], *map(ruled.__getitem__, row.get("rulings", ())))) for row in clauses}
    sent = {one: re.findall(r"ANT-[0-9][0-9A-Za-z.]*[0-9a-z]", text) for one, text in said.items()}
    return ruled | {one: " ".join((text, *(said[other] for other in sent[one]))) for one, text in whole.items()}


@pytest.mark.parametrize(("name", "chart"), [(name, chart) for name, charts in TOLD.items() for chart in charts])
def test_the_figures_of_a_chart_stand_in_the_words_of_the_clause_that_it_names(name: str, chart: str) -> None:
    said = words(name)
    rows = list(resting(tomllib.loads((ROOT / name / f"{chart}.toml").read_text(encoding="utf-8"))))
    assert rows
    assert not [(clause, str(one)) for clause, one in rows if one not in told(said.get(clause, ""))]


# ---- pages


@pytest.mark.parametrize("name", sorted(SIZES))
def test_a_game_s_own_sources_say_whose_words_its_pages_have(name: str) -> None:
    sources = {f"rules/{file}": text for file, text in shelf.ruleset_texts(name).items() if file not in shelf.WORDS}
    assert ruleset_of("tactical", sources) == name
    pages = Pages(sources, {}, "tactical")
    assert bool(pages.kind("SHI-N-2")) == (name == "shiloh")
    assert pages.kind("ANT-7.6a") == "clause"
    assert "zone that it controls" in pages.page("ant-7.6a")
    assert not pages.kind("ruleset")


def test_sources_that_name_no_ruleset_have_the_words_of_their_kind() -> None:
    assert ruleset_of("campaign", {}) == "gettysburg"
    assert ruleset_of("tactical", {"rules/ruleset.toml": 'id = "bull-run"'}) == "antietam"

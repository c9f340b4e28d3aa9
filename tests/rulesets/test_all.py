"""Every ruleset that is shipped: readable, named as its folder, each file saying what it is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from companion.kernel import shelf

ROOT = Path(__file__).resolve().parents[2] / "rulesets"
FOLDERS = sorted(path.name for path in ROOT.iterdir() if path.is_dir())
FILES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.toml"))
LONGEST_LINE = 4000
FORMATS = (1, 2)
"""Of a chart: what it was in when it last changed its shape."""


def base(name: str) -> str:
    """Give the ruleset on whose charts another stands, or ""."""
    said = tomllib.loads((ROOT / name / "ruleset.toml").read_text(encoding="utf-8"))
    return str(said.get("base", ""))


def test_every_folder_is_a_ruleset_and_every_file_of_it_is_carried() -> None:
    assert shelf.ruleset_names() == tuple(FOLDERS)
    carried = {f"{name}/{file}" for name in FOLDERS for file in shelf.ruleset_texts(name)}
    assert carried >= set(FILES)
    assert {one.split("/")[0] for one in carried - set(FILES)} == {name for name in FOLDERS if base(name)}
    assert not [path for path in ROOT.rglob("*") if path.is_file() and path.suffix != ".toml"]


@pytest.mark.parametrize("name", FOLDERS)
def test_a_ruleset_says_what_it_is(name: str) -> None:
    said = tomllib.loads(shelf.ruleset_texts(name)["ruleset.toml"])
    assert said["format"] in FORMATS
    assert said["id"] == name
    assert said["name"]
    assert said["version"]


@pytest.mark.parametrize("file", FILES)
def test_a_file_says_which_chart_it_is_and_begins_with_a_word_about_itself(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    said = tomllib.loads(text)
    assert said["format"] in FORMATS
    if not file.endswith("/ruleset.toml"):
        assert said["chart"] == Path(file).stem
    assert text.startswith(f"# {Path(file).name} - ")
    assert text.endswith("\n")
    assert "\t" not in text
    assert "\r" not in text
    assert max(map(len, text.splitlines())) < LONGEST_LINE


@pytest.mark.parametrize("name", FOLDERS)
def test_every_clause_and_ruling_has_one_entry_with_its_words(name: str) -> None:
    texts = shelf.ruleset_texts(name)
    clauses = tomllib.loads(texts["clauses.toml"])["clause"]
    rulings = tomllib.loads(texts["rulings.toml"])["ruling"]
    assert all(row["title"] and row["says"] for row in clauses)
    assert all(
        row["question"] and row["ruling"] and row["decided_by"] in {"app", "referee", "nobody"} for row in rulings
    )
    ids = [row["id"] for row in (*clauses, *rulings)]
    assert len(set(ids)) == len(ids)
    assert {one for row in rulings for one in row["about"]} <= set(ids)


@pytest.mark.parametrize("name", FOLDERS)
def test_whatever_is_named_in_a_ruleset_has_an_entry(name: str) -> None:
    texts = shelf.ruleset_texts(name)
    ids = {
        row["id"]
        for file, kind in (("clauses", "clause"), ("rulings", "ruling"))
        for row in tomllib.loads(texts[f"{file}.toml"])[kind]
    }
    heads = "|".join(sorted({one.split("-", maxsplit=1)[0] for one in ids}))
    quoted = re.compile(rf'"((?:{heads})-[A-Z0-9.\-]+)"')
    for file, text in texts.items():
        assert set(quoted.findall(text)) <= ids, file


@pytest.mark.parametrize("name", FOLDERS)
def test_every_option_is_a_ruling_and_every_choice_one_of_its_alternatives(name: str) -> None:
    texts = shelf.ruleset_texts(name)
    alternatives = {row["id"]: row["alternatives"] for row in tomllib.loads(texts["rulings.toml"])["ruling"]}
    for option in tomllib.loads(texts["options.toml"])["option"]:
        values = [choice["value"] for choice in option["choices"]]
        assert values[0] == 0
        assert values == sorted(set(values))
        assert values[-1] <= len(alternatives[option["id"]])
        assert option["label"]
        assert all(choice["label"] for choice in option["choices"])

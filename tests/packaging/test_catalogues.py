"""The catalogues of words: sources that are whole, a language begun as CONTRIBUTING says, strings found where they stand."""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from wording import code, po

from companion.charts.ruleset import Chart, called
from companion.games.miniatures.charts.ruleset import Rules
from companion.kernel import shelf
from companion.kernel.beginning import Beginning, begin
from companion.language import tongue
from companion.language.catalogue import Catalogue
from companion.language.tongue import plural, said_of, tr
from tests import pseudo

ROOT = Path(__file__).parents[2]
SOURCES = sorted(po.CATALOGUES.glob("*.po"))
WANTED = ("Plural-Forms", "X-Companion-Name", "X-Companion-Thousands", "X-Companion-Decimal")


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_a_catalogue_says_whose_it_is_and_how_it_counts(path: Path) -> None:
    head = po.head_of(next(po.entries(path.read_text(encoding="utf-8"))))
    assert [name for name in WANTED if not head.get(name)] == []
    assert re.fullmatch(r"nplurals=\d+; plural=.+;", head["Plural-Forms"])
    assert head["Language"] == path.stem


def test_what_is_made_of_the_catalogues_is_not_kept() -> None:
    kept = subprocess.run(["git", "ls-files", "*.mo"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert kept.stdout == ""
    assert SOURCES


def test_no_translation_has_other_places_than_the_english() -> None:
    from wording import catalogues

    for path in SOURCES:
        assert [one.id for one in catalogues.wrong(catalogues.read(path.stem)[1])] == []


CODE = """
x = tr("plain {n}", n=1) + f"{tr('within')} {plural(n, 'one', 'many')}"
tr("this" if x else "that"), tr(variable), tr_in("rules", "stand")
SIDES = Literal["union", "low-ammo"]
declared(SIDES)
declared(("hasty attack", "stand"), context="mode")
WORDS = declared({"key": "value", "other": ("pair", Kind(name="named"))})
KEYS = (("V", "sight"), ("Y", "fire zone"))
declared(KEYS, 1)
LOSS = says("fire.loss", "{unit} loses {n} stand", "{unit} loses {n} stands")
def told(over):
    text = "over" if over else "so far"
    if not over:
        text = "going on"
    parts = "in"
    parts += " parts"
    return tr(text), tr(parts)
"""


def test_strings_are_found_where_they_stand() -> None:
    from babel.messages.extract import extract

    found = [(text, context) for _, text, _, context in extract(code.METHOD, io.BytesIO(CODE.encode()), code.KEYWORDS)]
    assert found == [
        ("plain {n}", None),
        ("within", None),
        (("one", "many"), None),
        ("this", None),
        ("that", None),
        ("stand", "rules"),
        ("union", None),
        ("low ammo", None),
        ("hasty attack", "mode"),
        ("stand", "mode"),
        ("value", None),
        ("pair", None),
        ("named", None),
        ("sight", None),
        ("fire zone", None),
        (("{unit} loses {n} stand", "{unit} loses {n} stands"), "fire.loss"),
        ("over", None),
        ("so far", None),
        ("going on", None),
    ]


COUNTED = ("1 wpis", "2 wpisy", "3 wpisy", "4 wpisy", "5 wpisów")


def indented(page: str, first: str, last: str) -> list[str]:
    """Give the indented lines of a page from one to another, without their indent."""
    lines = [line[4:] for line in page.splitlines() if line.startswith("    ")]
    begin = next(at for at, line in enumerate(lines) if line.startswith(first))
    return lines[begin : begin + 1 + next(at for at, line in enumerate(lines[begin:]) if line.startswith(last))]


def test_another_language_is_begun_as_the_page_says(tmp_path: Path) -> None:
    """Its commands, typed in a copy of the project; its strings written where they wait; what is then said."""
    for folder in ("companion", "resources", "packaging"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "*.mo"))
    (tmp_path / "rulesets").symlink_to(ROOT / "rulesets")
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    start, *translated, compile_, ask = indented(
        page, ".venv/bin/python packaging/catalogues begin", "COMPANION_LANGUAGE="
    )

    def typed(line: str) -> subprocess.CompletedProcess[str]:
        *settings, command = line.partition(".venv/bin/python ")[::2]
        env = os.environ | dict(one.split("=") for one in settings[0].split())
        words = [sys.executable, *command.split()]
        return subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)

    assert typed(start).returncode == 0
    catalogue = tmp_path / "resources" / "catalogues" / "pl.po"
    text = catalogue.read_text(encoding="utf-8")
    for entry in re.findall(r"(msgid .*?)(?=\nmsgid \"|$)", "\n".join(translated), flags=re.S):
        asked = entry[: entry.index("msgstr")]
        assert text.count(f"\n{asked}msgstr") == 1, asked
        text = re.sub(rf"(?<=\n){re.escape(asked)}(msgstr.*\n)+", f"{entry}\n".replace("\\", "\\\\"), text)
    catalogue.write_text(text, encoding="utf-8")
    assert typed(compile_).stdout.split() == [str(catalogue.with_name(f"{one}.mo")) for one in ("de", "pl")]
    said = []
    with begin(tmp_path / "evening.companion", Beginning(scenario="the-cornfield")) as game:
        for _ in range(5):
            said.append(typed(ask).stdout.splitlines()[0])
            game.do(game.decode(b'{"order": "note", "text": "Rain."}'))
    assert said == [f"evening.companion: w porządku, {told}" for told in COUNTED]
    assert "nie ma takiego pliku" in typed(ask.replace("evening", "morning")).stderr


def test_words_of_charts_have_the_ids_of_their_rows_and_their_own_label_as_the_key() -> None:
    from wording.charts import worded

    found = {(one.context, one.text): one.file for one in worded()}
    assert found["musketry.modifier.column", "target in column"] == "rulesets/miniatures/musketry.toml"
    assert ("markers.marker.low-ammo", "Low on ammunition") in found
    assert ("options.option.SHI-R-CHURCH", "Woods with a church cost") in found
    assert all(any(sign.isalpha() for sign in text) for _, text in found)


def every_shape(of: type[Chart]) -> Iterator[type[Chart]]:
    for one in of.__subclasses__():
        yield one
        yield from every_shape(one)


def test_a_row_is_called_by_the_place_where_its_words_were_found() -> None:
    from wording.charts import worded

    found = {one.context.rpartition(".")[0] for one in worded()}
    places = {place for one in every_shape(Chart) if (place := getattr(one, "PLACE", ""))}
    assert places
    assert places <= found


def test_one_word_of_two_rows_is_said_by_the_row() -> None:
    first, second = Rules(shelf.ruleset_texts("miniatures")).markers.marker[:2]
    text = "".join(
        f'msgctxt "markers.marker.{one.id}"\nmsgid "Marked"\nmsgstr "{own}"\n\n'
        for one, own in ((first, "eines"), (second, "anderes"))
    )
    tongue.speak(Catalogue(po.compiled(f"{TEXT.split('#', maxsplit=1)[0]}{text}")))
    try:
        assert [called(replace(one, name="Marked")) for one in (first, second)] == ["eines", "anderes"]
        assert called(replace(first, name="Our own")) == "Our own"
    finally:
        tongue.speak(tongue.English())


def test_what_stands_nowhere_as_a_string_is_heard() -> None:
    from wording.heard import heard

    found = {one.text: one.where for one in heard()}
    assert found["Show where a game stands."] == "companion/cli/app.py"
    assert found["Usage:"].startswith("click/")
    assert {"miles a hex", "hold shift", "Both sides, turned by the long edge"} & set(found) == {
        "miles a hex",
        "hold shift",
    }


def merged(now: str, charts: list[tuple[str, str]], taken: dict[tuple[str | None, str], str]) -> dict[Any, Any]:
    from babel.messages.catalog import Catalog
    from babel.messages.pofile import read_po
    from wording import catalogues

    template = Catalog()
    for context, text in charts:
        template.add(text, context=context or None)
    made = catalogues.merged(read_po(io.StringIO(now), locale="de"), template, taken)
    return {(one.context or "", one.id): (one.string or "", one.fuzzy) for one in catalogues.messages(made)}


def test_a_catalogue_is_merged_with_what_is_to_be_said_now() -> None:
    now = 'msgctxt "rate.a"\nmsgid "mounted"\nmsgstr "beritten"\n\nmsgid "gone"\nmsgstr "weg"\n\nmsgid "yes"\nmsgstr "ja"\n'
    wanted = [("rate.a", "on horseback"), ("rate.b", "yes"), ("", "new"), ("", "taken"), ("rate.c", "taken")]
    found = merged(now, wanted, {(None, "taken"): "alle", ("rate.c", "taken"): "eines"})
    assert found == {
        ("rate.a", "on horseback"): ("beritten", True),
        ("rate.b", "yes"): ("ja", False),
        ("", "new"): ("", False),
        ("", "taken"): ("alle", False),
        ("rate.c", "taken"): ("eines", False),
    }


TEXT = """
msgid ""
msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\nContent-Type: text/plain; charset=UTF-8\\n"

#: rulesets/miniatures/musketry.toml
msgctxt "musketry.modifier.cover"
msgid "in cover"
msgstr "in Deckung"

msgctxt "charge.modifier.cover"
msgid "in cover"
msgstr "in Deckung"

msgctxt "rules"
msgid "stand"
msgstr "Base"

msgctxt "mode"
msgid "stand"
msgstr "standhalten"

#, fuzzy
msgid "in doubt"
msgstr "zweifelhaft"

msgid "waits"
msgstr ""

msgid "{n} stand"
msgid_plural "{n} stands"
msgstr[0] "{n} "
"Base"
msgstr[1] "{n} Basen"
"""


def test_a_catalogue_is_read_by_contexts_and_numbers_and_what_is_in_doubt_stays_english() -> None:
    found = Catalogue(po.compiled(TEXT))
    assert [found.pgettext(one, "stand") for one in ("rules", "mode", "none")] == ["Base", "standhalten", "stand"]
    assert (found.gettext("in cover"), found.gettext("stand")) == ("in Deckung", "stand")
    assert [found.gettext(one) for one in ("in doubt", "waits", "", "zzz")] == ["in doubt", "waits", "", "zzz"]
    assert [found.ngettext("{n} stand", "{n} stands", n) for n in (0, 1, 2)] == ["{n} Basen", "{n} Base", "{n} Basen"]
    assert found.gettext("{n} stand") == "{n} Base"
    assert not found.whole


def test_a_language_of_three_forms_has_the_right_one_for_every_number() -> None:
    with pseudo.spoken() as words:
        assert words.whole
        said = [plural(n, "{n} stand", "{n} stands") for n in (1, 2, 5, 22, 112, 1234)]
        assert tr("yes") == "⟦yes⟧"
        assert said_of(3, "no such message", "{n} stand", "{n} stands") == "²3⟦ stands⟧"
    assert said == ["1⟦ stand⟧", "²2⟦ stands⟧", "³5⟦ stands⟧", "²22⟦ stands⟧", "³112⟦ stands⟧", "²1’234⟦ stands⟧"]

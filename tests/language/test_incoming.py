"""The gate: what no text from outside may hold is refused with its place, in every kind of game and file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.games.miniatures.rules.commands import Note as OfMiniatures
from companion.kernel.beginning import Beginning, begin
from companion.kernel.overriding.orders import Note, Override, Resign, SetOption
from companion.kernel.session import Session
from companion.kernel.shelf import read_text
from companion.language.incoming import NAME, PROSE, amiss, command_amiss, faults

FORGING = (
    "\x00\x07\x1b\x7f\x85\x9b\t\u061c\u200b\u200e\u200f\u2028\u2029\u202a\u202e\u2060\u2066\u2069\ufeff\u00ad\ufff9"
    "\u3164\ufe0f\ud800\ufffe"
)
"""One of each sort: control characters, those that turn writing, separators, unseen ones, halves, none at all."""
SCENARIOS = ("the-cornfield", "gettysburg-battle", "antietam-basic")


@pytest.mark.parametrize("sign", FORGING)
def test_what_forges_is_refused_with_its_name_and_its_place(sign: str) -> None:
    assert f"U+{ord(sign):04X} at 3, " in amiss(f"ab{sign}c")
    assert (f"U+{ord(sign):04X} at 3, " in amiss(f"ab{sign}c", lines=True)) == (sign != "\t")


@pytest.mark.parametrize(
    "text",
    [
        "Gärtner",
        "Ga\u0308rtner",
        "北軍 第一旅団",
        "여단",
        "Бригада Катлера",
        "עברית",
        "می\u200cخواهم",
        "क\u094d\u200dष",
        "👩\u200d👩\u200d👧",
        "👩🏽\u200d⚕\ufe0f",
        "❤\ufe0f\u200d🔥",
        "1\ufe0f\u20e3",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "葛\U000e0100",
        "½″ – “naïve” & <b> =1+1",
        "",
    ],
)
def test_letters_of_every_script_and_joined_pictures_pass(text: str) -> None:
    assert amiss(text) == ""


@pytest.mark.parametrize(
    "text", ["Gib\u200dbon", "\u200dA", "क\u200d", "A\ufe0f", "4\ufe0f", "x\U000e0041", "e\u0301\u200db"]
)
def test_unseen_signs_pass_only_where_they_join(text: str) -> None:
    assert "a character that nobody sees" in amiss(text)


def test_lines_are_for_notes_alone_and_length_is_bounded() -> None:
    assert command_amiss(Note(text="Mist.\nRain.\r\n\tSnow.")) == ()
    assert dict(command_amiss(Override(target="game", field="title", value="a\nb", reason="x\ny"))).keys() == {
        "$.value",
        "$.reason",
    }
    assert amiss("x" * NAME) == ""
    assert amiss("x" * (NAME + 1)) == "is longer than 400 characters"
    assert dict(command_amiss(Note(text="x" * (PROSE + 1)))) == {"$.text": "is longer than 4,000 characters"}


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=30))
def test_what_passes_shows_on_one_line(text: str) -> None:
    if not amiss(text):
        assert len(text.splitlines()) <= 1
        assert not set(text) & set(FORGING) - {"\ufe0f"}
    else:
        assert all(text[found.at] == found.sign for found in faults(text))


@pytest.fixture(scope="module", params=SCENARIOS)
def game(request: pytest.FixtureRequest) -> Session:
    return begin(None, Beginning(scenario=request.param, seed="7"))


SAID = (
    Note(text="a\u202eb"),
    Override(target="game", field="title", value="a\u202eb", reason="x"),
    Override(target="game", field="title", value={"a\u202eb": [1]}, reason="x"),
    Override(target="game", field="title", value="x", reason="a\u202eb"),
    SetOption(option="X", value=1, reason="a\u202eb"),
)


@pytest.mark.parametrize("command", SAID)
def test_every_kind_of_game_refuses_it_from_json_and_from_a_form(game: Session, command: Any) -> None:
    head, raw = game.head, msgspec.json.encode(command)
    with pytest.raises(msgspec.ValidationError, match="U\\+202E at 2, which turns the direction of writing - at"):
        game.decode(raw)
    assert "U+202E at 2" in game.why_not(command)[0].text
    with pytest.raises(Refused, match="U\\+202E at 2"):
        game.do(command)
    assert game.head == head


def test_a_reason_to_resign_and_words_of_a_result_pass_the_same_gate() -> None:
    assert command_amiss(Resign(side="union", reason="a\x1bb"))
    from companion.games.campaign.rules import commands as of_campaign
    from companion.kernel.overriding.table_result import Overruled

    changed = (Overruled(*("a\u2028b",) * len(Overruled.__struct_fields__)),)
    command = of_campaign.EnterResult(battle="1.1", corps={}, changed=changed)
    assert command_amiss(command)[0][0].startswith("$.changed[0].")


def test_halves_of_signs_in_json_are_refused(game: Session) -> None:
    with pytest.raises(msgspec.MsgspecError):
        game.decode(json.dumps({"order": "note", "text": "\ud800"}))


@pytest.mark.parametrize("name", ["house.toml", "map.txt"])
def test_a_file_is_refused_with_the_place_in_it(tmp_path: Path, name: str) -> None:
    place = tmp_path / name
    place.write_text('a = 1\ntitle = "ab\u202ec"\n', encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_text(place)
    assert "line 2, column" in str(caught.value)
    assert "U+202E at " in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[[unit]]\nname = "a\\u001b[31m"\n', "$.unit[0].name: holds U+001B at 2, a control character"),
        ('title = "a\\nb"\n', "$.title: holds U+000A at 2, a line break"),
        ('title = """a\nb"""\n', "$.title: holds U+000A at 2, a line break"),
        (f'name = "{"x" * 401}"\n', "$.name: is longer than 400 characters"),
        ("# a\u202eb\na = 1\n", "holds U+202E at 4"),
        ('"a\\u200bb" = 1\n', "the name of a key holds U+200B at 2"),
    ],
)
def test_what_toml_escapes_and_where_it_hides_is_found(tmp_path: Path, text: str, words: str) -> None:
    place = tmp_path / "house.toml"
    place.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_text(place)
    assert words in str(caught.value)


def test_prose_of_a_file_has_lines(tmp_path: Path) -> None:
    place = tmp_path / "scenario.toml"
    place.write_text('description = """Mist.\nRain."""\n', encoding="utf-8")
    assert "Rain" in read_text(place)


def test_what_a_document_holds_is_amended_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The gate is for what comes in: entries of before it are told again as they are."""
    with monkeypatch.context() as before:
        before.setattr("companion.kernel.session.admit", lambda *_, **__: None)
        session = begin(None, Beginning(scenario="the-cornfield", seed="7"))
        held = OfMiniatures(text="a\u202eb\x1b[31m")
        session.do(held)
        session.do(OfMiniatures(text="after"))
    assert session.amend(2, [held], preview=True).stopped_at is None
    assert session.amend(2, preview=True).kept == 1
    with pytest.raises(Refused, match="U\\+202E at 1"):
        session.amend(2, [OfMiniatures(text="\u202e")], preview=True)

"""Messages: a key and typed arguments, told in the reader's words and in nobody else's."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import msgspec
import pytest

from companion.kernel import languages
from companion.language import lengths, tongue
from companion.language.messages import (
    Argument,
    Figure,
    Id,
    Label,
    Leader,
    Length,
    Message,
    Named,
    Own,
    Several,
    Unit,
    about,
    bound,
    declared,
    kept,
    says,
    term,
    told,
    told_to_scripts,
    within,
)
from tests.speaking import Speaking

LOSES = says("test.loses", "{unit} loses {n} stand", "{unit} loses {n} stands")
MOVES = says("test.moves", "{unit} moves {far} {way}")
POINTS = says("test.points", "{points} point", "{points} points", counted="points")
BOTH = says("test.both", "{one}; {other}")
WAY = term("test.way.back", "back")
NAMES = {"hays": "Hays at Bay", "heth": "Heth"}


def names(one: Named) -> str:
    return NAMES.get(one.id, "")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    languages.choose("en")
    lengths.measure(None)


def test_a_message_is_told_with_the_names_that_its_reader_knows() -> None:
    message = LOSES(unit=Unit("hays"), n=3)
    assert told(message, names) == "Hays at Bay loses 3 stands"
    assert told(LOSES(unit=Unit("hays"), n=1), names) == "Hays at Bay loses 1 stand"
    assert told(message) == "hays loses 3 stands"


def test_in_another_language_every_word_is_that_languages_and_no_name_is_touched() -> None:
    german = {
        "{unit} loses {n} stands": "{unit} verliert {n} Basen",
        "{unit} moves {far} {way}": "{unit} zieht {far} {way}",
        "back": "zurück",
        "at": "auf",
    }
    tongue.speak(Speaking(lambda text: german.get(text, text)), thousands=".", decimal=",")
    lengths.measure(None)
    assert told(LOSES(unit=Unit("hays"), n=1200), names) == "Hays at Bay verliert 1.200 Basen"
    assert told(MOVES(unit=Unit("hays"), far=Length(2.5), way=WAY), names) == "Hays at Bay zieht 2,5 in zurück"


def test_the_key_is_the_context_of_the_words() -> None:
    class Contexts(Speaking):
        def pgettext(self, context: str, message: str, /) -> str:
            return {"test.way.back": "rückwärts", "charge.cover": "Deckung"}.get(context, message)

    tongue.speak(Contexts(lambda text: text))
    assert told(MOVES(unit=Own("x"), far=1, way=WAY)).endswith("rückwärts")
    assert told(MOVES(unit=Label("charge.cover", "Cover"), far=1, way=Own("y"))).startswith("Deckung")


def test_arguments_are_told_by_what_they_are() -> None:
    rows: dict[Argument, str] = {
        1234: "1,234",
        2.5: "2.5",
        Figure(3, "+d"): "+3",
        Id("D10-FIRE"): "D10-FIRE",
        Leader("heth"): "Heth",
        Length(8.0): "8 in",
        Own("{a} note"): "{a} note",
        Several((Unit("hays"), Leader("heth"), Own("c"))): "Hays at Bay, Heth, c",
        Several((Unit("hays"), Leader("heth"), Own("c")), "and"): "Hays at Bay, Heth and c",
        Several((WAY, WAY), "semicolons"): "back; back",
        LOSES(unit=Own("c"), n=2): "c loses 2 stands",
    }
    assert [told(BOTH(one=one, other=0), names) for one in rows] == [f"{words}; 0" for words in rows.values()]


def test_what_scripts_read_is_english_and_in_inches_whatever_is_spoken() -> None:
    languages.choose("de")
    lengths.measure(Fraction(5, 2))
    assert told_to_scripts(MOVES(unit=Unit("hays"), far=Length(2.5), way=WAY), names) == "Hays at Bay moves 2.5 in back"
    assert tongue.number(0.5, "g") == "0,5"


def test_a_message_is_kept_as_it_was_made_and_holds_no_words() -> None:
    message = BOTH(one=LOSES(unit=Unit("hays"), n=3), other=Several((WAY, Length(2.0))))
    raw = msgspec.json.encode(message)
    assert msgspec.json.decode(raw, type=Message) == message
    assert hash(msgspec.json.decode(raw, type=Message)) == hash(message)
    assert b"stand" not in raw
    assert b"back" not in raw.replace(b"test.way.back", b"")


def test_a_bound_message_is_told_without_asking_who_is_who() -> None:
    message = bound(BOTH(one=LOSES(unit=Unit("hays"), n=3), other=Several((Leader("heth"),))), names)
    assert told(message) == "Hays at Bay loses 3 stands; Heth"


def test_what_nothing_declares_is_told_by_its_key_and_words_of_old_documents_as_they_were() -> None:
    assert told(Message("newer.than-this")) == "newer.than-this"
    assert told(kept("Fire {x} at Bay")) == "Fire {x} at Bay"


@pytest.mark.parametrize(
    "raw",
    [
        '{"is":"message","key":"test.loses"}',
        '{"is":"message","key":"test.loses","args":{"n":2.5,"other":3}}',
        '{"is":"message","key":"test.both","args":{"one":{"is":"figure","value":3,"form":"%%"}}}',
        '{"is":"message","key":"test.both","args":{"one":{"is":"term","id":"nowhere"},"other":{"is":"several","those":[]}}}',
        '{"is":"message","key":"bare"}',
    ],
)
def test_a_message_of_a_damaged_document_is_told_as_far_as_it_goes(raw: str) -> None:
    assert told(msgspec.json.decode(raw, type=Message))


def test_a_key_is_declared_once() -> None:
    with pytest.raises(ValueError, match=r"test\.loses"):
        says("test.loses", "something else")
    with pytest.raises(ValueError, match=r"test\.way\.back"):
        term("test.way.back", "forward")
    sentences, terms = declared()
    assert sentences["test.loses"] == LOSES
    assert terms["test.way.back"] == "back"


def test_every_message_is_found_in_whatever_holds_it() -> None:
    inner = LOSES(unit=Unit("hays"), n=1)
    outer = BOTH(one=inner, other=Several((kept("x"),)))
    assert list(within([{"a": (outer,)}])) == [outer, inner, kept("x")]


def test_a_message_tells_whom_it_is_about() -> None:
    inner = BOTH(one=Several((Unit("hays"), Id("5,8"))), other=LOSES(unit=Unit("heth"), n=2))
    assert list(about(inner)) == ["hays", "5,8", "heth"]
    assert list(about(MOVES(unit=Own("hays"), far=Length(3), way=WAY))) == []


@pytest.mark.parametrize(
    ("points", "words"), [(1, "1 point"), (1.0, "1 point"), (2, "2 points"), (0.5, "0.5 points"), (1.5, "1.5 points")]
)
def test_a_figure_under_another_place_is_counted_too(points: float, words: str) -> None:
    assert told(POINTS(points=points)) == words

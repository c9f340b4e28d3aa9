"""Nothing that is stored is a sentence: each kind of game is played in a language of which every word can be told.

Whatever an entry keeps (label, orders, facts, dice, workings) and whatever its facts are folded into holds ids, words
that are declared, names and texts of the game's own sources, and what a person has typed; words are made of it where it
is read.
"""

from __future__ import annotations

import csv
import json
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from companion.games.campaign.messages import SUCCESSOR
from companion.games.miniatures.prompt import demo
from companion.kernel import journal, languages
from companion.kernel.beginning import Beginning, begin
from companion.kernel.entries import folded
from companion.kernel.game import game_of
from companion.kernel.kind import house, kind_of
from companion.kernel.session import Session
from companion.language.messages import BARE, Message, among, declared, told
from tests import pseudo

TYPED = ("Hays at Bay", "Rain; the ford is deep.", "so they call themselves", "counted again")
"""What a person writes here, and nobody else."""
HAYS, RAIN, CALLED, COUNTED = TYPED
COMPUTERS = {"union": "computer:basic", "confederate": "computer:basic"}
MOVES = 60


class Play(NamedTuple):
    """How to play a kind of game, and whose name and which other field of his a referee sets."""

    begins: Beginning
    play: Callable[[Session], None]
    unit: str
    name: str
    other: tuple[str, Any]


def by_computers(session: Session) -> None:
    """Let the computer play both sides for a while."""
    for _ in range(MOVES):
        if (move := session.computer_move()) is None:
            return
        session.do(*move.commands, label=move.label)


PLAYS = {
    "miniatures": Play(Beginning(scenario="mcphersons-ridge", seed="1863"), demo.play, "davis", "name", ("stands", 5)),
    "campaign": Play(
        Beginning(scenario="gettysburg-battle", seed="2", players=COMPUTERS),
        by_computers,
        "union:A",
        "unit",
        ("fatigue", 1.5),
    ),
    "tactical": Play(
        Beginning(scenario="shiloh-sunken-road", seed="7", players=COMPUTERS),
        by_computers,
        "",
        "name",
        ("fatigue", 7),
    ),
}
KINDS = pytest.mark.parametrize("kind", sorted(house()))


def order(session: Session, name: str, **what: Any) -> None:
    """Do an order that every kind of game has."""
    session.do(session.decode(json.dumps({"order": name, **what})))


def unit_of(session: Session, kind: str) -> str:
    """Give the unit that is called otherwise."""
    return PLAYS[kind].unit or str(session.view.units[0].id)


def played(kind: str, path: Path) -> None:
    """Play a kind of game; its referee writes a note, and calls a unit by a name that reads like a sentence's piece."""
    how = PLAYS[kind]
    with begin(path, how.begins) as session:
        unit = unit_of(session, kind)
        how.play(session)
        session.seat = "referee"
        order(session, "note", text=RAIN)
        order(session, "override", target=unit, field=how.name, value=HAYS, reason=CALLED)
        field, value = how.other
        order(session, "override", target=unit, field=field, value=value, reason=COUNTED)
        session.amend(session.head)


# ---- what is stored


@cache
def stored(kind: str, folder: Path) -> tuple[tuple[str, Any], ...]:
    """Give whatever a game of a kind keeps, played in the marked language: (where, plain value)."""
    path = folder / "game.companion"
    with pseudo.spoken():
        played(kind, path)
    return tuple(_kept(path))


def _kept(path: Path) -> Iterator[tuple[str, Any]]:
    with journal.open_document(path) as book:
        game, states = game_of(book.meta["kind"], book.sources()), dict[int | None, Any]({None: None})
        for entry in book.entries():
            yield f"{entry.seq} label", _plain(entry.label)
            yield f"{entry.seq} orders", json.loads(entry.command)
            yield f"{entry.seq} facts", json.loads(entry.events)
            yield f"{entry.seq} dice", json.loads(entry.dice or "[]")
            yield f"{entry.seq} working", json.loads(book.working(entry.seq) or "[]")
            states[entry.seq] = folded(game, states[entry.parent], entry)
        yield "state", msgspec.to_builtins(states[entry.seq])


def _plain(label: str) -> Any:
    return json.loads(label) if label.startswith("{") else label


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Give the folder in which a kind of game is played, once."""
    return cache(tmp_path_factory.mktemp)


@cache
def of_sources(path: Path) -> frozenset[str]:
    """Give every text that a game's sources hold: names of people, units and places, what charts call their rows."""
    with journal.open_document(path) as book:
        texts = dict(book.sources())
    found = set[str]()
    for name, text in texts.items():
        if name.endswith(".toml"):
            found |= {one for _, one in _strings(tomllib.loads(text), "")}
        elif name.endswith(".csv"):
            found |= {cell for row in csv.reader(text.splitlines()) for cell in row}
    return frozenset(found)


CALLED_BY = ("name", "names", "label", "commander", "title")
"""Fields in which a game keeps what people and troops are called, as set-up has made it of its sources."""
WRITTEN = ("text", "reason")
"""Fields of orders that hold what a person has written."""


def own_words(kind: str, folder: Path) -> frozenset[str]:
    """Give what is nobody's to translate: typed here or by the script that is played, named by set-up, in the sources."""
    found = set(TYPED) | of_sources(folder / "game.companion")
    for where, value in stored(kind, folder):
        places = WRITTEN if where.endswith("orders") else CALLED_BY if where == "1 facts" else ()
        found |= {text for at, text in _strings(value, "") if set(places) & set(at.split())}
    return frozenset(found)


ONE_WORD = re.compile(r"\S*|\w+:\w+(, \w+:\w+)*")
"""An id, a word, or a row of ids."""


def _strings(value: Any, where: str) -> Iterator[tuple[str, str]]:
    """Yield every string in a plain value, but those of messages."""
    match value:
        case {"is": "message"}:
            return
        case str():
            yield where, value
        case dict():
            for name, one in value.items():
                yield where, str(name)
                yield from _strings(one, f"{where} {name}")
        case list() | tuple():
            for one in value:
                yield from _strings(one, where)
        case _:
            if not isinstance(value, int | float | None):
                yield where, str(value)


def _messages(value: Any) -> Iterator[dict[str, Any]]:
    """Yield every message in a plain value, and whatever is in a message that has a name of its own kind."""
    match value:
        case dict():
            if "is" in value:
                yield value
            for one in value.values():
                yield from _messages(one)
        case list() | tuple():
            for one in value:
                yield from _messages(one)


@KINDS
def test_no_string_that_is_stored_is_a_sentence(kind: str, folders: Callable[[str], Path]) -> None:
    found = stored(kind, folders(kind))
    known = own_words(kind, folders(kind))
    strange = {
        (" ".join(where.split()[1:]), text)
        for where, value in found
        for where, text in _strings(value, where)
        if not ONE_WORD.fullmatch(text) and text not in known
    }
    assert strange == set()


@KINDS
def test_what_a_message_holds_is_declared_or_somebodys_own(kind: str, folders: Callable[[str], Path]) -> None:
    found = stored(kind, folders(kind))
    known = own_words(kind, folders(kind))
    sentences, terms = declared()
    seen, wrong = set[str](), list[Any]()
    for one in (one for _, value in found for one in _messages(value)):
        match one:
            case {"is": "message"}:
                seen.add(one["key"])
                wrong += [] if one["key"] in sentences or one["key"] == BARE else [one]
            case {"is": "term"}:
                wrong += [] if one["id"] in terms else [one]
            case {"is": "own"}:
                wrong += [] if ONE_WORD.fullmatch(one["text"]) or one["text"] in known else [one]
            case {"is": "label"}:
                wrong += [] if one["text"] in known else [one]
            case {"is": "unit" | "leader" | "named"}:
                wrong += [one] if one.get("name") else []
    assert wrong == []
    assert {"override", "note", "journal.amends", "journal.set-up"} <= seen


@KINDS
def test_nothing_of_the_language_it_was_played_in_is_stored(kind: str, folders: Callable[[str], Path]) -> None:
    assert [where for where, value in stored(kind, folders(kind)) if "⟦" in json.dumps(value, ensure_ascii=False)] == []


def test_who_follows_a_lost_leader_is_stored_without_words(folders: Callable[[str], Path]) -> None:
    found = stored("campaign", folders("campaign"))
    lost = [fact["lost"] for where, facts in found if where.endswith("facts") for fact in facts if "lost" in fact]
    assert "Pender" in lost
    assert any(one["key"] == SUCCESSOR.key for where, value in found if where == "state" for one in _messages(value))
    assert not [(where, text) for where, value in found for where, text in _strings(value, where) if "success" in text]


# ---- how it is told

MARKED = re.compile(r"⟦[^⟧]*⟧")
WORD = re.compile(r"[A-Za-z]{3,}")


@KINDS
def test_every_message_is_told_in_the_readers_words(kind: str, folders: Callable[[str], Path]) -> None:
    found = {
        msgspec.json.encode(one): msgspec.convert(one, Message)
        for _, value in stored(kind, folders(kind))
        for one in _messages(value)
        if one["is"] == "message"
    }
    own = own_words(kind, folders(kind))
    strange = set[str]()
    with pseudo.spoken():
        for raw, message in found.items():
            left = MARKED.sub(" ", told(message, among({})))
            for text in sorted(_fillings(json.loads(raw)), key=len, reverse=True):
                left = left.replace(text, " ")
            strange |= {left} if WORD.search(left) and left not in own else set()
    assert strange == set()


def _fillings(value: Any) -> Iterator[str]:
    """Yield what stands in a message that is nobody's to translate: ids, and what somebody has written."""
    match value:
        case {"is": "own"}:
            yield value["text"]
        case {"is": "unit" | "leader" | "named" | "id"}:
            yield value["id"]
        case dict():
            for one in value.values():
                yield from _fillings(one)
        case list() | tuple():
            for one in value:
                yield from _fillings(one)


@KINDS
def test_a_name_is_never_taken_for_words_and_an_amendment_is_told_in_german(
    kind: str, folders: Callable[[str], Path]
) -> None:
    stored(kind, folders(kind))
    languages.choose("de")
    try:
        with Session.open(folders(kind) / "game.companion") as session:
            words, lines = kind_of(kind).journal.open(), session.log()
            labels = [words.label(line.label) for line in lines]
            names = words.names(session.view, lines)
            sentences = [text for line in lines for text in words.sentences(line.events, names.then(line.called))]
    finally:
        languages.choose("en")
    amended = labels[-1]
    assert amended.startswith(labels[-2])
    assert amended.endswith(f" (berichtigt {lines[-2].entry})")
    assert HAYS in amended
    assert not re.search(r"Hays (auf|an|bei|gegen) Bay", "\n".join((*labels, *sentences)))
    assert any(HAYS in text for text in sentences)
    assert f"Notiz: {RAIN}" in labels


def test_every_kind_is_played() -> None:
    assert set(PLAYS) == set(house())

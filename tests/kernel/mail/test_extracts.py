"""An extract holds what its seat knows, and nothing else: the same answers as the game, and the same bytes of twins."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.kernel.entries import facts_of
from companion.kernel.journal import JournalError, check
from companion.kernel.mail import cutting, signing
from companion.kernel.mail.shape import IDENTITY
from companion.kernel.overriding.commanding import NameCommander
from companion.kernel.record import SeatRefused
from companion.kernel.session import Session
from companion.kernel.soundness import problems
from companion.rows.status import as_json
from tests.doors import copied
from tests.pairs import PAIRS, SEAT, played

KINDS = tuple(PAIRS)
KEY = "11" * 32
COMMANDS = {"miniatures": "i-corps", "campaign": "union:A", "tactical": "I Corps"}


def extracted(session: Session, path: Path, seat: str = SEAT) -> Path:
    with patch.object(signing, "new_key", lambda: KEY):
        cutting.extract(session._book, seat, path)
    return path


@pytest.fixture
def game(request: pytest.FixtureRequest, tmp_path: Path) -> Session:
    return played(PAIRS[request.param], tmp_path / "game.companion", True)


every_kind = pytest.mark.parametrize("game", KINDS, indirect=True)


@every_kind
@pytest.mark.parametrize("seat", ["union", "confederate"])
def test_an_extract_answers_as_its_game_does(game: Session, tmp_path: Path, seat: str) -> None:
    his = copied(game, seat)
    with Session.open(extracted(game, tmp_path / "his.companion", seat)) as one:
        assert (one.seat, one.head, one.moment) == (seat, his.head, his.moment)
        assert (one.view, one.recalled, one.score()) == (his.view, his.recalled, his.score())
        assert tuple(one.duties()) == tuple(his.duties())
        assert as_json(one) == as_json(his)  # to the byte: 8 is another figure than 8.0
        assert one.log() == his.log()
        for line in his.log():
            assert one.explain(line.entry) == his.explain(line.entry)
            told, was = list(one.shown(line.entry)), list(his.shown(line.entry))
            assert [(fact, seen()) for fact, seen in told] == [(fact, seen()) for fact, seen in was]
        assert list(one.rolled()) == list(his.rolled())
        assert list(one.thrown()) == list(his.thrown())
        assert one.battles.encounters() == his.battles.encounters()
        assert not [*check(tmp_path / "his.companion"), *problems(one._book)]


@every_kind
def test_what_stands_in_for_the_state_is_seen_as_the_state_was(game: Session, tmp_path: Path) -> None:
    with Session.open(extracted(game, tmp_path / "his.companion")) as one:
        assert one._eyes.view(one._state) == one.view
        assert tuple(one._eyes.duties(one._state)) == tuple(one.duties())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("who", ["side", "own"])
def test_games_that_differ_in_hidden_truth_alone_give_the_same_bytes(
    kind: str, who: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(IDENTITY, "ab" * 16)
    made = []
    for truth in (True, False):
        game = played(PAIRS[kind], tmp_path / f"{truth}.companion", truth)
        seat: str = SEAT
        if who == "own":
            seat = "Owen"
            with patch("companion.kernel.session.now", lambda: "1863-07-01T10:00:00Z"):
                commands = (min(name for name in game.formations("union") if name != "union"),)
                game.do(NameCommander(name=seat, side="union", commands=commands, knows="own"))
        made.append(extracted(game, tmp_path / f"{truth}-his.companion", seat).read_bytes())
    assert made[0] == made[1]


@every_kind
def test_no_word_of_the_enemys_own_lies_anywhere_in_it(game: Session, tmp_path: Path) -> None:
    path = extracted(game, tmp_path / "his.companion")
    with Session.open(path) as one:
        book = one._book
        texts = [*book.meta.values(), *book.sources().values(), *(book.record(name) for name in book.records())]
        texts += [json.dumps([e.label, e.command, e.events, e.dice]) for e in book.entries()]
        texts += [book.working(e.seq).decode() for e in book.entries()]
    told = "\n".join(texts).lower()
    secrets = [text for text in _unread_notes(game) if len(text) > 8]  # a short word is a word of the rules as well
    if game.kind == "campaign":
        secrets += ["confederate:a", "lee is"]
    if game.kind == "miniatures":
        secrets += ["stuart", "alexander", "longstreet"]
    assert not [word for word in secrets if word.lower() in told]


def _unread_notes(game: Session) -> list[str]:
    """Give what the referee noted for himself."""
    return [
        fact.text
        for entry in game._book.entries()
        for fact in facts_of(game._game, entry)
        if fact.__struct_config__.tag == "noted" and entry.seat == "referee"
    ]


@every_kind
def test_an_extract_is_one_seats_alone_and_knows_no_earlier_moment(game: Session, tmp_path: Path) -> None:
    path = extracted(game, tmp_path / "his.companion")
    with pytest.raises(SeatRefused):
        Session(Session.open(path)._book, seat="confederate")
    with Session.open(path) as one:
        one.seat = "confederate"
        with pytest.raises(SeatRefused):
            _ = one.view
        one.seat = SEAT
        for act in (lambda: one.goto(1), lambda: one.amend(2), lambda: one.as_it_was(1), one.computer_move):
            with pytest.raises(SeatRefused):
                act()
        with pytest.raises(Refused, match="where the extract begins"):
            one.undo()
        assert one.meta.get("seed", "") == ""
        assert tuple(one.tables()) == tuple(copied(game, SEAT).tables())


@pytest.mark.parametrize("seat", ["referee", "Nobody"])
def test_no_extract_is_made_for_the_referee_or_for_nobody(seat: str, tmp_path: Path) -> None:
    game = played(PAIRS["miniatures"], tmp_path / "game.companion", True)
    before = (tmp_path / "game.companion").read_bytes()
    with pytest.raises(BadInput):
        cutting.extract(game._book, seat, tmp_path / "his.companion")
    assert not (tmp_path / "his.companion").exists()
    assert (tmp_path / "game.companion").read_bytes() == before


def test_no_extract_is_made_of_an_extract_or_over_a_file(tmp_path: Path) -> None:
    game = played(PAIRS["miniatures"], tmp_path / "game.companion", True)
    path = extracted(game, tmp_path / "his.companion")
    bytes_before = path.read_bytes()
    with pytest.raises(BadInput, match="already"):
        extracted(game, path)
    with Session.open(path) as one, pytest.raises(BadInput, match="is an extract itself"):
        cutting.extract(one._book, SEAT, tmp_path / "another.companion")
    assert path.read_bytes() == bytes_before


def test_without_the_library_the_line_that_installs_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(PAIRS["miniatures"], tmp_path / "game.companion", True)
    monkeypatch.setitem(__import__("sys").modules, "nacl", None)
    with pytest.raises(BadInput, match=r"companion-referee\[mail\]"):
        cutting.extract(game._book, SEAT, tmp_path / "his.companion")
    assert not (tmp_path / "his.companion").exists()


@pytest.mark.parametrize("kind", KINDS)
def test_changed_bytes_of_an_extract_are_told_in_words_and_nothing_is_written(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPANION_OPEN_DOOR", "1")
    game = played(PAIRS[kind], tmp_path / "game.companion", True)
    good = extracted(game, tmp_path / "his.companion").read_bytes()
    bad = tmp_path / "bad.companion"
    for at in range(40, len(good), max(1, len(good) // 60)):
        changed = good[:at] + bytes([good[at] ^ 0x5A]) + good[at + 1 :]
        bad.write_bytes(changed)
        _opened(bad)
        assert bad.read_bytes() == changed


def _opened(path: Path) -> Any:
    try:
        with Session.open(path) as one:
            return one.view, one.log(), one.duties()
    except (JournalError, BadInput, SeatRefused) as error:
        assert str(error)
    return None

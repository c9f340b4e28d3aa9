"""Cutting an extract out of a game: what one seat knows, in a document of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.kernel.journal import Entry, Journal, MemoryJournal
from companion.kernel.journal.keeping import keep
from companion.kernel.journal.migrations import present_version
from companion.kernel.mail import signing
from companion.kernel.mail.chain import delta
from companion.kernel.mail.shape import (
    EXTRACT,
    GAME,
    KEY,
    LINES,
    NOW,
    VIEWS,
    Extract,
    LineMore,
    Lines,
    Now,
    extract_of,
    identity,
    known_of,
    new_identity,
)
from companion.kernel.record import Line, json_text
from companion.kernel.seating import seats
from companion.kernel.session import Session
from companion.language.tongue import tr

CHUNK = 1 << 20
"""Letters of views in one record."""


def extract(book: Journal, seat: str, path: Path) -> Extract:
    """Write what a seat knows of a game into a new document, with a key for its orders, which the game remembers.

    Raises BadInput, also where nobody sits by that name, JournalError; then nothing is written.
    """
    _see_that_it_can_be(book, seat)
    session, game = _seated(book, seat), identity(book)
    if path.exists() or path.is_symlink():
        what = tr("there is a file of this name already; nothing was written")
        raise BadInput(Problem(str(path), "", what, tr("choose another name")))
    if not game:
        game = new_identity()
        book.keep_beside(GAME, game)
    key = signing.new_key()
    # The game knows the key before anybody has it: orders that are signed with it are never a stranger's.
    signing.remember(book, seat, signing.public(key))
    return write(session, game, key, path)


def write(session: Session, game: str, key: str, path: Path) -> Extract:
    """Write what a session's seat knows, with a key, into a new document. Raises AlreadyExists, CannotWrite."""
    lines = session.log()
    head = session.head
    about = Extract(session.seat, head, max(line.entry for line in lines), session.moment)
    meta = {"kind": session.kind, "scenario": session.meta["scenario"], "seed": "", GAME: game}
    meta[EXTRACT] = json_text(about)
    state, sources = session.as_known()
    made = MemoryJournal.holding(meta, sources, [_row(line) for line in lines], _workings(session, lines))
    made.move_head(head)
    made.hold({LINES: json_text(_more(lines)), NOW: _now(session, state), **dict(_views(session, lines)), KEY: key})
    keep(made, path)
    return about


def _see_that_it_can_be(book: Journal, seat: str) -> None:
    """Raise BadInput where no extract can be made of a document for a seat."""
    where = str(book.path or "")
    if (already := extract_of(book)) is not None:
        what = tr("is an extract itself, of what {seat} knows", seat=already.seat)
        raise BadInput(Problem(where, "", what, tr("ask who has the game for another")))
    if seat == "referee":
        hint = tr("whoever is to have all of it gets a copy of the game")
        raise BadInput(Problem("--seat", "", tr("the referee knows everything; an extract is a player's"), hint))
    if book.read_only is not None:
        raise BadInput(Problem(where, "", book.read_only))
    known_of(book.meta["kind"])
    signing.see_that_it_is_there()


def _seated(book: Journal, seat: str) -> Session:
    """Open a game for a seat. Raises BadInput where nobody sits by that name."""
    session = Session(book)
    there = [one for one in seats(session) if one != "referee"]
    if seat not in there:
        what = tr("there is no seat {name!r}; there are: {names}", name=seat, names=", ".join(there))
        raise BadInput(Problem("--seat", "", what))
    session.seat = seat  # by name
    return session


def _row(line: Line) -> Entry:
    return Entry(
        seq=line.entry,
        parent=line.parent,
        at=line.at,
        seat=line.seat,
        label=json_text(line.label),
        command=json_text(line.commands),
        events=json_text(line.events),
        dice=json_text(line.dice) if line.dice else "",
        format=present_version(),
    )


def _workings(session: Session, lines: tuple[Line, ...]) -> dict[int, bytes]:
    told = ((line.entry, session.explain(line.entry)) for line in lines)
    return {entry: msgspec.json.encode(those) for entry, those in told if those}


def _more(lines: tuple[Line, ...]) -> Lines:
    called: dict[str, int] = {}
    names: list[Mapping[str, str]] = []
    found = []
    for line in lines:
        text = json_text(line.called)
        if text not in called:
            called[text] = len(names)
            names.append(line.called)
        found.append(LineMore(line.turn, line.player_turn, line.step, line.retries, called[text], line.note))
    return Lines(tuple(found), tuple(map(dict, names)))


def _views(session: Session, lines: tuple[Line, ...]) -> Iterator[tuple[str, str]]:
    """Yield the records of what the seat saw, entry by entry: one line of JSON each, [entry, [[fact, change] ...]]."""
    was: Any = None
    chunk: list[str] = []
    size = nth = 0
    for line in lines:
        steps = []
        for fact, seen in session.shown(line.entry):
            view = seen()
            steps.append((fact, delta(was, view)))
            was = view
        text = json_text((line.entry, steps))
        if chunk and size + len(text) > CHUNK:
            yield f"{VIEWS}/{nth}", "\n".join(chunk)
            chunk, size, nth = [], 0, nth + 1
        chunk.append(text)
        size += len(text)
    # Last what is known now: after the end of a game more is told of it than its journal shows.
    chunk.append(json_text((0, [(None, delta(was, session.view))])))
    yield f"{VIEWS}/{nth}", "\n".join(chunk)


def _now(session: Session, state: Any) -> str:
    raw = msgspec.Raw
    encode = msgspec.json.encode
    return json_text(
        Now(
            state=raw(encode(state)),
            duties=raw(encode(session.duties())),
            score=raw(encode(session.score())),
            recalled=raw(encode(session.recalled)),
            rolled=tuple(session.rolled()),
            thrown=tuple(session.thrown()),
            tables={name: tuple(rows) for name, rows in session.tables().items()},
            battles=session.battles.encounters(),
        )
    )

"""What holds whatever a referee does: what every seat is shown, what the document tells, what replay gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from companion.kernel import languages
from companion.kernel.amending import Edit
from companion.kernel.folding import States
from companion.kernel.game import game_of
from companion.kernel.journal import Journal, MemoryJournal
from companion.kernel.journal import check as damage
from companion.kernel.kind import kind_of
from companion.kernel.session import Session
from companion.kernel.soundness import problems
from companion.language.messages import told
from companion.rows.journal import journal_lines
from companion.rows.report import markdown_report
from companion.rows.status import as_value

SEATS = ("referee", "union", "confederate")


Look = Callable[[Session], None]
"""What a kind of game's own desk asks."""


def shown(session: Session, look: Look, newest: int = 12) -> None:
    """Show the game to every seat: what stands, what is due, the newest of the journal."""
    words = kind_of(session.kind).status.open()
    for seat in SEATS:
        session.seat = seat
        score, view = session.score(), session.view
        assert all(isinstance(line, str) for line in words.lines(view, session.duties(), score, entry=session.head))
        msgspec.json.encode(as_value(session, score))
        lines = session.log()
        those = [line for line in lines if line.current][-newest:]
        workings = {line.entry: session.explain(line.entry) for line in those}
        assert all(journal_lines(session.kind, view, those, workings))
        look(session)
    session.seat = "referee"


@contextmanager
def spoken(language: str) -> Iterator[None]:
    """Speak a language within the block, as whoever sits there has chosen it."""
    languages.choose(language)
    try:
        yield
    finally:
        languages.choose("en")


def as_then(session: Session, entry: int, truth: Any) -> None:
    """Assert that a game as it was after an entry is that, in memory and shown act by act."""
    then = session.as_it_was(entry)
    assert then.battles.truth() == truth
    *_, (_, last) = session.shown(entry)
    assert last() == then.view


def seen(session: Session) -> None:
    """Cut what every seat knows, and what it has to do: a window asks after each act."""
    for seat in SEATS:
        session.seat = seat
        assert session.view is not None
        assert all(one.text for one in session.duties())
        session.score()
    session.seat = "referee"


def reported(session: Session, printed: Look) -> None:
    """Report the battle to every seat."""
    for seat in SEATS:
        session.seat = seat
        assert markdown_report(session)
        printed(session)
    session.seat = "referee"


def written_as_it_is(state: Any) -> None:
    """Assert that a state is the same when it is read back."""
    assert msgspec.json.decode(msgspec.json.encode(state), type=type(state)) == state


def told_anew(book: Journal, truths: Mapping[int, Any]) -> None:
    """Assert that the document's own facts, read and folded anew, give every state that there was."""
    again = MemoryJournal.holding(book.meta, book.sources(), book.entries(), {})
    states = States(again)
    states.game, states.sources = game_of(book.meta["kind"], book.sources()), book.sources()
    for entry, truth in truths.items():
        assert states.at(entry) == truth, entry


def decided_anew(session: Session, entry: int) -> None:
    """Assert that an edit which changes nothing leaves each later order, with its dice, to what it came to."""
    found = session.amend(entry, edit=Edit(own_dice=True), preview=True)
    told_of = {line.entry: line for line in session.log() if line.current} if found.changed else {}
    differs = [(told(told_of[one].label), told_of[one].events) for one in found.changed]
    refused = [(one.entry, told(one.label), [reason.text for reason in one.reasons]) for one in found.skipped]
    assert (differs, refused, found.wanted, found.unused) == ([], [], (), ())


def sound(session: Session, book: Journal, path: Path | None) -> None:
    """Assert that `check` finds nothing in the document."""
    if path is not None:
        assert list(damage(path)) == []
    assert list(problems(book)) == []
    session.check()
    assert list(session.uncounted()) == []

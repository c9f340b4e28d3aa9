"""Whether all of an extract can be read: every line, view and part of it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.kernel import journal
from companion.kernel.journal.unread import readable
from companion.kernel.mail.shape import KEY
from companion.kernel.record import SeatRefused
from companion.kernel.session import Session
from companion.language.tongue import tr


def problems(book: journal.Journal) -> Iterator[str]:
    """Say what of an extract cannot be read; nothing where all can be."""
    try:
        session = Session(book)
        _ = session.view, session.duties(), session.score(), session.recalled, tuple(session.rolled())
        for line in session.log():
            session.explain(line.entry)
            for _, seen in session.shown(line.entry):
                seen()
        with readable(book.path, lambda: tr("this version cannot read what the extract holds")):
            bytes.fromhex(book.record(KEY))
    except journal.JournalError as error:
        yield error.message
    except SeatRefused as error:
        yield str(error)

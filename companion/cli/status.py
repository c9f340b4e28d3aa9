"""`companion status`: where a game stands."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.charts.faults import BadInput
from companion.cli.options import as_json, as_seat, file_argument, open_game
from companion.kernel.kind import kind_of
from companion.language.tongue import tr
from companion.rows.status import as_value, seen
from companion.terminal.failures import say
from companion.terminal.writing import write_json, write_lines

if TYPE_CHECKING:
    from companion.kernel.session import Session


@click.command
@file_argument
@as_json
@click.option(
    "--of", metavar="NAME", help="One page of a single corps: what was sent, reported, done, and why it stood."
)
@as_seat
def status(*, file: Path, json: bool, of: str | None, seat: str | None) -> None:
    """Show where the game in FILE stands: the step, what is pending, every unit, what is to do, the score."""
    with open_game(file, seat) as session:
        if of is not None:
            page = _page(session.kind)
            if json:
                write_json(page.value(session, of))
            else:
                write_lines(page.lines(session, of))
            return
        score, view = session.score(), _seen(session)
        if json:
            write_json(as_value(session, score, view))
            return
        words, past = kind_of(session.kind).status.open(), partial(_past, session)
        write_lines(words.lines(view, session.duties(), score, entry=session.head, kept=session.kept, past=past))
        if session.read_only:
            say(tr("(read only: {reason})", reason=session.read_only))


def _past(session: Session) -> Any:
    return session.recalled


def _page(kind: str) -> Any:
    door = kind_of(kind).page
    if door is None:
        raise click.UsageError(tr("--of: games of this kind have no page of a single unit"))
    return door.open()


def _seen(session: Session) -> Any:
    """Give what the seat knows; where what is kept beside the game cannot be read it is said, and left out."""
    try:
        return seen(session)
    except BadInput as error:
        say(str(error))
        return session.view

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
        score, view = session.score(), seen(session)
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


def seen(session: Session) -> Any:
    """Give a session's view with what is kept beside the game; where that cannot be read it is said, and left out."""
    door = kind_of(session.kind).seen
    try:
        return session.view if door is None else door.open()(session)
    except BadInput as error:
        say(str(error))
        return session.view


def as_value(session: Session, score: object, view: Any = None) -> dict[str, Any]:
    """Give the status as scripts read it: what every game has, and what its kind says of itself."""
    view = session.view if view is None else view
    turn, phase, step = session.moment
    plain = {
        "kind": session.kind,
        "scenario": session.meta["scenario"],
        "entry": session.head,
        "turn": max(turn, 1),
        "phase": phase,
        "step": step,
        "to_act": view.to_act,
        "pending": view.pending,
        "units": [],
        "duties": [{"unit": duty.unit, "clause": duty.clause, "text": duty.text} for duty in session.duties()],
        "score": score,
        "over": view.over,
    }
    value: dict[str, Any] = plain | kind_of(session.kind).status.open().value(view, partial(_past, session))
    return value | {"units": sorted(value["units"], key=lambda unit: unit["id"])}

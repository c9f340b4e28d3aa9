"""`companion undo`, `redo` and `goto`: the present moves along the journal, nothing is lost."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.options import as_json, as_seat, file_argument, open_game
from companion.cli.telling import told
from companion.language.tongue import tr
from companion.terminal.writing import write, write_json

if TYPE_CHECKING:
    from companion.kernel.session import Session
    from companion.language.messages import Message


@click.command
@file_argument
@as_json
@as_seat
def undo(file: Path, json: bool, seat: str | None) -> None:
    """Take back the newest entry of the game in FILE; `redo` brings it back."""
    with open_game(file, seat) as session:
        label = session.undo()
        _tell(session, tr("Undone: {label}", label=told(session.kind, label)), label, json=json)


@click.command
@file_argument
@as_json
@as_seat
def redo(file: Path, json: bool, seat: str | None) -> None:
    """Do again, with the same dice, what was taken back last."""
    with open_game(file, seat) as session:
        label = session.redo()
        _tell(session, tr("Done again: {label}", label=told(session.kind, label)), label, json=json)


@click.command
@file_argument
@click.argument("seq", type=int)
@as_json
@as_seat
def goto(file: Path, seq: int, json: bool, seat: str | None) -> None:
    """Make entry SEQ the present one; any entry of any branch, see `log --tree`."""
    with open_game(file, seat) as session:
        label = session.goto(seq)
        _tell(session, tr("Gone to: {label}", label=told(session.kind, label)), label, json=json)


def _tell(session: Session, done: str, label: Message, *, json: bool) -> None:
    if json:
        write_json({"entry": session.head, "label": label})
    else:
        write(tr("{done}. The game is at entry {entry}.", done=done, entry=session.head) + "\n")

"""`companion undo`, `redo` and `goto`: the present moves along the journal, nothing is lost."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.options import as_json, as_seat, file_argument, open_game, write, write_json

if TYPE_CHECKING:
    from companion.session import Session


@click.command
@file_argument
@as_json
@as_seat
def undo(file: Path, json: bool, seat: str) -> None:
    """Take back the newest entry of the game in FILE; `redo` brings it back."""
    with open_game(file, seat) as session:
        _tell(session, "Undone", session.undo(), json=json)


@click.command
@file_argument
@as_json
@as_seat
def redo(file: Path, json: bool, seat: str) -> None:
    """Do again, with the same dice, what was taken back last."""
    with open_game(file, seat) as session:
        _tell(session, "Done again", session.redo(), json=json)


@click.command
@file_argument
@click.argument("seq", type=int)
@as_json
@as_seat
def goto(file: Path, seq: int, json: bool, seat: str) -> None:
    """Make entry SEQ the present one; any entry of any branch, see `log --tree`."""
    with open_game(file, seat) as session:
        _tell(session, "Gone to", session.goto(seq), json=json)


def _tell(session: Session, what: str, label: str, *, json: bool) -> None:
    if json:
        write_json({"entry": session.head, "label": label})
    else:
        write(f"{what}: {label}. The game is at entry {session.head}.\n")

"""`companion numbers`: a game in numbers, and how much of it was luck."""

from __future__ import annotations

from pathlib import Path

import click

from companion.cli.options import as_json, as_seat, file_argument, open_game
from companion.kernel.kind import kind_of
from companion.terminal.writing import write_json, write_lines


@click.command
@file_argument
@as_json
@as_seat
def numbers(*, file: Path, json: bool, seat: str | None) -> None:
    """Tell the game in FILE in numbers: luck of each side, losses by cause, the faces of the dice, the widest rolls."""
    from companion.study.numbers.reckoned import as_value
    from companion.study.numbers.reckoned import numbers as reckoned
    from companion.study.numbers.table import lines

    with open_game(file, seat) as session:
        found = reckoned(session)
        if json:
            write_json(as_value(found))
        else:
            told = kind_of(session.kind).numbers
            write_lines(lines(found, {} if told is None else told.open().units(session.view)))

"""`companion extract`: what one seat knows, as a document of its own."""

from __future__ import annotations

from pathlib import Path

import click

from companion.cli.options import as_json, file_argument, open_book
from companion.language.tongue import tr
from companion.terminal.writing import write_json, write_lines


@click.command
@file_argument
@click.option("--seat", metavar="NAME", required=True, help="union, confederate, or a commander by his name.")
@click.option(
    "-o", "--output", "to", metavar="PATH", type=click.Path(path_type=Path), required=True, help="The file to write."
)
@as_json
def extract(*, file: Path, seat: str, to: Path, json: bool) -> None:
    """Write what one seat of the game in FILE knows, and nothing else, into a document that can be given away.

    It opens like a game, at a prompt and at the desk, in that seat alone. What its player orders in it is kept as his
    plan; `companion post` makes of that a file of orders, signed with the key that lies in the extract, and
    `companion post take` does them in the game. FILE keeps the key's other half, and which game it is.
    """
    from companion.kernel.mail.cutting import extract as cut

    with open_book(file) as book:
        about = cut(book, seat, to)
    turn, phase, step = about.moment
    if json:
        told = {"file": str(to), "seat": about.seat, "entry": about.entry, "turn": turn, "phase": phase, "step": step}
        write_json(told)
    else:
        write_lines([tr("{file}: what {seat} knows at entry {entry}", file=to, seat=about.seat, entry=about.entry)])

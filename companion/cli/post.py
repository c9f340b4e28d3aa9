"""`companion post`: a seat's orders out of its extract, into the game, and who is told that he is to act."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.charts.figures import Refused
from companion.cli.options import as_json, file_argument, open_book
from companion.language.tongue import plural, tr
from companion.terminal.failures import bad
from companion.terminal.writing import write_json, write_lines

if TYPE_CHECKING:
    from companion.kernel.mail.taking import Taken
    from companion.rows.post_messages import How, PostMessage

WRITE = "write"
PATIENCE = 60
"""Seconds for a host's program to end."""


class Post(click.Group):
    """What comes first is a command, or else the extract whose orders are written."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command."""
        return super().resolve_command(ctx, args if args and args[0] in self.commands else [WRITE, *args])

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take options that come before the file for those of writing."""
        if args and args[0].startswith("-") and args[0] not in {"-h", "--help"}:
            args = [WRITE, *args]
        return super().parse_args(ctx, args)


@click.group(cls=Post)
def post() -> None:
    """Orders by mail: `companion post FILE -o NAME.orders` writes those that are planned in the extract FILE.

    `companion post take` does them in the game, `companion post tell` writes a message to whoever is to act. Nothing is
    sent: files and messages go by whatever way people have.
    """


@post.command(WRITE)
@file_argument
@click.option(
    "-o", "--output", "to", metavar="PATH", type=click.Path(path_type=Path), required=True, help="The file to write."
)
@click.option(
    "--propose",
    "proposals",
    metavar="JSON",
    multiple=True,
    help="Propose a command that throws dice; the host decides.",
)
@as_json
def write(*, file: Path, to: Path, proposals: tuple[str, ...], json: bool) -> None:
    """Write the orders that are planned in the extract FILE, signed with its key.

    What throws dice is not planned but proposed: the commands of --propose go to the referee's inbox with the orders.
    """
    from companion.kernel.mail.posting import orders_of, written
    from companion.kernel.session import Session
    from companion.terminal.typed import decoded

    with open_book(file) as book:
        orders = orders_of(book, ["?"])  # says where it is no extract, before anything else is asked
        session = Session(book)
        those = [decoded(session, raw, nth) for nth, raw in enumerate(proposals, 1)]
        for one in those:
            if reasons := session.why_not(one):
                raise Refused(reasons)
        content = written(book, those)
    _put(to, content)
    if json:
        write_json({"file": str(to), "seat": orders.seat, "orders": len(orders.commands), "proposals": len(those)})
        return
    said = plural(
        len(orders.commands), "{file}: {n} order of {seat}", "{file}: {n} orders of {seat}", file=to, seat=orders.seat
    )
    more = plural(len(those), ", {n} proposal", ", {n} proposals") if those else ""
    write_lines([said + more])


@post.command
@file_argument
@click.argument("letters", metavar="ORDERS...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--preview", is_flag=True, help="Show what they would do, and do nothing.")
@as_json
def take(*, file: Path, letters: tuple[Path, ...], preview: bool, json: bool) -> None:
    """Do the orders of the files ORDERS in the game in FILE, each command as an entry of its seat; all, or none.

    First it is seen that every file is whole, for this game, and signed with a key that the game gave to its seat; then
    that none is late: that the step of which it is has not passed, and that its seat has not acted since.
    """
    from companion.kernel.mail.posting import opened
    from companion.kernel.mail.taking import take as take_letters

    with open_book(file) as book:
        those = [opened(one) for one in letters]
        found = take_letters(book, those, preview=preview)
        if json:
            write_json([_as_value(one, preview=preview) for one in found])
        else:
            write_lines(_lines(book.meta["kind"], found, preview=preview))


@post.command
@file_argument
@click.option("--seat", "seats", metavar="NAME", multiple=True, help="To whom; by default to those who are to act.")
@click.option("--until", metavar="TEXT", default="", help="Until when orders are wanted, in your words.")
@click.option("--as", "how", type=click.Choice(["text", "markdown", "chat"]), default="text", help="In which form.")
@click.option("--notify", metavar="COMMAND", default=None, help="Start this program for each message; it reads it.")
@as_json
def tell(*, file: Path, seats: tuple[str, ...], until: str, how: How, notify: str | None, json: bool) -> None:
    """Write a message to each seat of the game in FILE that is to act: that it is, until when, and what it is to do.

    Nothing is sent. With --notify the program COMMAND is started once a message, without a shell: it reads the message
    on standard input, and finds the seat in COMPANION_SEAT and the game's file in COMPANION_GAME.
    """
    from companion.cli.options import open_game
    from companion.kernel.seating import seats as all_seats
    from companion.rows.post_messages import message, waited_for

    hook = _program(notify)
    with open_game(file) as session:
        if session.extract is not None:
            what = tr("is an extract; messages are written by whoever has the game")
            raise bad("", what, where=str(file))
        there = [one for one in all_seats(session) if one != "referee"]
        for one in seats:
            if one not in there:
                raise bad(
                    "",
                    tr("there is no seat {name!r}; there are: {names}", name=one, names=", ".join(there)),
                    where="--seat",
                )
        found = [message(session, one, until=until.strip(), how=how) for one in seats or waited_for(session)]
    for told in found if hook is not None else ():
        _notify(hook or [], told, file)
    if json:
        write_json([one._asdict() for one in found])
    else:
        write_lines("\n".join(one.text for one in found).splitlines())


def _program(command: str | None) -> list[str] | None:
    """Take a command line apart, as a shell would that does nothing else with it. Raises BadInput."""
    if command is None:
        return None
    try:
        found = shlex.split(command)
    except ValueError:
        found = []
    if not found:
        raise bad("--notify", tr("is no command line; name a program, and what it is given"))
    return found


def _notify(hook: Sequence[str], one: PostMessage, file: Path) -> None:
    """Start the host's program for a message. Raises BadInput where it cannot be started, or fails."""
    told = {**os.environ, "COMPANION_SEAT": one.seat, "COMPANION_GAME": str(file)}
    try:
        # The message and the names in it are given as data alone: nothing of them is ever part of a command line.
        ended = subprocess.run(hook, input=one.text.encode(), env=told, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise bad("--notify", tr("did not end within {n} seconds, for {seat}", n=PATIENCE, seat=one.seat)) from None
    except (OSError, ValueError) as error:
        raise bad(
            "--notify", tr("cannot be started: {error}", error=getattr(error, "strerror", None) or error)
        ) from None
    if ended.returncode:
        raise bad("--notify", tr("ended with {status}, for {seat}", status=ended.returncode, seat=one.seat))


def _lines(kind: str, found: Sequence[Taken], *, preview: bool) -> list[str]:
    from companion.cli.telling import told

    lines = []
    for one in found:
        count, seat = len(one.done), one.letter.orders.seat
        said = (
            plural(count, "{seat}: {n} order would be done", "{seat}: {n} orders would be done", seat=seat)
            if preview
            else plural(count, "{seat}: {n} order done", "{seat}: {n} orders done", seat=seat)
        )
        lines.append(said)
        lines += [f"{done.entry:>5}  {told(kind, done.label)}" for done in one.done]
        if one.letter.orders.proposals:
            ids = ", ".join(map(str, one.proposed))
            many = len(one.letter.orders.proposals)
            lines.append(
                plural(many, "{n} proposal is for the inbox", "{n} proposals are for the inbox")
                + (f": {ids}" if ids else "")
            )
    return lines


def _as_value(one: Taken, *, preview: bool) -> dict[str, Any]:
    from companion.cli.do import as_value

    orders = one.letter.orders
    return {
        "file": one.letter.file,
        "seat": orders.seat,
        "preview": preview,
        "done": [as_value(done) for done in one.done],
        "proposals": list(orders.proposals),
        "inbox": list(one.proposed),
    }


def _put(to: Path, content: bytes) -> None:
    """Write a file that is not there yet, whole or not at all. Raises BadInput."""
    try:
        with to.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        what = tr("there is a file of this name already; nothing was written")
        raise bad("", what, tr("choose another name"), where=str(to)) from None
    except OSError as error:
        to.unlink(missing_ok=True)
        what = tr("it cannot be written: {why}", why=error.strerror or str(error))
        raise bad("", what, tr("choose a folder of your own"), where=str(to)) from None

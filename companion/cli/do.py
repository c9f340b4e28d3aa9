"""`companion do`: commands in, facts out; one entry each, or one for all of them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from msgspec.structs import replace

from companion.cli.options import as_seat, file_argument, open_book, seated
from companion.cli.rehearsal import rehearse
from companion.kernel.dice import DieWanted
from companion.kernel.session import Session
from companion.language.messages import among, for_scripts
from companion.language.tongue import tr
from companion.terminal.failures import REFUSED, Stopped, bad, reason_line, say
from companion.terminal.typed import decoded
from companion.terminal.writing import write_json

if TYPE_CHECKING:
    from companion.kernel.journal import Journal
    from companion.kernel.record import Done


@click.command("do")
@file_argument
@click.argument("commands", metavar="COMMAND-JSON...", nargs=-1, required=True)
@click.option("--roll", "faces", metavar="N", type=int, multiple=True, help="The face of an entered die; in order.")
@click.option("--together", is_flag=True, help="All commands as one entry, one undo step.")
@click.option("--because", metavar="TEXT", help="Let happen what the rules refuse, and why (the referee's).")
@as_seat
def do(
    *,
    file: Path,
    commands: tuple[str, ...],
    faces: tuple[int, ...],
    together: bool,
    because: str | None,
    seat: str | None,
) -> None:
    """Do commands in the game in FILE; `-` reads them from standard input, one a line.

    Prints one JSON object a command. Each command is an entry, done in order up to the first that the rules refuse;
    those before it stand. The faces of --roll go to the commands in order, each taking as many as it needs. Where a die
    is missing or left over, or a command cannot be read, none is done.

    With --because the gates of the rules are passed, for every command that gives no "because" of its own; a name that
    nobody bears, a value that does not fit and the ledger stay as they are. The journal tells it.
    """
    if because is not None and not because.strip():
        raise bad("--because", tr("is empty; say why"))
    raws = texts(commands)
    with open_book(file) as book:
        session = seated(Session(book), seat)
        orders = [with_word(decoded(session, raw, place), because) for place, raw in enumerate(raws, 1)]
        try:
            if together or len(orders) == 1:
                write_json(as_value(session.do(*orders, faces=faces)))
            else:
                _one_by_one(book, session, orders, faces)
        except DieWanted as wanted:
            if session.side in ("referee", wanted.why.side):
                raise
            # Without its purpose: what the other side throws for may be hidden from this one.
            raise bad("--roll", tr("a die of the other side is wanted here; the referee must enter it")) from None


def _one_by_one(book: Journal, session: Session, orders: Sequence[Any], faces: Sequence[int]) -> None:
    """Do commands as entries of their own. They are rehearsed in memory first, so that bad dice change nothing."""
    parts, refused = rehearse(book, session.seat, orders, faces)
    done: list[dict[str, Any]] = []
    try:
        for part in parts:
            done.append(as_value(session.do(part.order, faces=part.faces)))  # noqa: PERF401 - what was done is told
    except Exception:
        if done:
            told = {"done": len(done), "all": len(orders), "entry": session.head}
            say(tr("the first {done} of {all} commands were done: the game is at entry {entry}", **told))
        raise
    # All at the end: a reader that has hung up must not stop commands in the middle.
    write_json(*done)
    if refused is not None:
        for reason in refused.reasons:
            say(tr("command {number}: {reason}", number=len(parts) + 1, reason=reason_line(reason)))
        raise Stopped(REFUSED)


def with_word(order: Any, because: str | None) -> Any:
    """Give an order with the referee's word, unless it has its own."""
    return replace(order, because=because) if because is not None and not order.because else order


def texts(commands: Sequence[str]) -> list[str]:
    """Give the commands, with a lone `-` read as the lines of standard input; raises BadInput."""
    found: list[str] = []
    for text in commands:
        if text != "-":
            found.append(text)
            continue
        raw = sys.stdin.buffer.read() if sys.stdin is not None else b""
        try:
            found.extend(line for line in raw.decode("utf-8-sig").split("\n") if line.strip())
        except UnicodeDecodeError as error:
            raise bad(
                tr("byte {position}", position=error.start), tr("is not UTF-8 text"), where=tr("standard input")
            ) from None
    if not found:
        raise bad("", tr("there is no command on it; give one JSON object a line"), where=tr("standard input"))
    return found


def as_value(done: Done) -> dict[str, Any]:
    """Give an entry as scripts read it."""
    value = {
        "entry": done.entry,
        "label": done.label,
        "dice": [{"face": roll.face, "origin": roll.origin, "why": roll.why} for roll in done.dice],
        "events": done.events,
        "explain": done.explain,
    }
    found: dict[str, Any] = for_scripts(value, among(done.called))
    return found

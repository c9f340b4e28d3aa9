"""`companion inbox`: what players have sent, and the referee's answers to it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.charts.figures import Refused
from companion.cli.options import as_json, file_argument
from companion.language.messages import told, told_to_scripts
from companion.language.tongue import tr
from companion.terminal.failures import Stopped, bad, reason_line, say
from companion.terminal.writing import write_json, write_lines, write_new_file

if TYPE_CHECKING:
    from companion.kernel.inbox import Inbox, Proposal


@click.command
@file_argument
@click.option("--take", type=int, metavar="ID", default=None, help="Do what is proposed, as its sender's seat.")
@click.option("--roll", "faces", metavar="N", type=int, multiple=True, help="The face of an entered die; in order.")
@click.option("--refuse", type=int, metavar="ID", default=None, help="Refuse it.")
@click.option("--reason", default=None, metavar="TEXT", help="Why it is refused; its sender reads it.")
@click.option("--save", type=click.Path(path_type=Path), default=None, help="Where a photograph is put that is taken.")
@as_json
def inbox(
    *,
    file: Path,
    take: int | None,
    faces: tuple[int, ...],
    refuse: int | None,
    reason: str | None,
    save: Path | None,
    json: bool,
) -> None:
    """List what players have sent to the game in FILE and nobody has answered; take it, or refuse it with a reason."""
    from companion.kernel.inbox import Inbox

    if take is not None and refuse is not None:
        raise click.UsageError(tr("--take and --refuse answer one proposal each; give one of them"))
    if (refuse is None) != (reason is None) or (reason is not None and not reason.strip()):
        raise click.UsageError(tr("--refuse goes with --reason: its sender reads why"))
    if (faces or save is not None) and take is None:
        raise click.UsageError(tr("--roll and --save go with --take"))
    there = Inbox(file)
    if take is not None:
        if (picture := there.picture(take)) is not None:
            one = _waiting(there, take)
            _save(picture[1], save)
            _tell([there.settle(one.id, "taken")], json=json)
            return
        _tell([_taken(file, there, take, faces)], json=json)
    elif refuse is not None:
        one = _waiting(there, refuse)
        _see_game(file)
        _tell([there.settle(one.id, "refused", [str(reason).strip()])], json=json)
    else:
        _see_game(file)
        found = there.waiting()
        if json:
            write_json([as_value(one) for one in found])
        else:
            _tell(found, json=False)


def as_value(one: Proposal) -> dict[str, Any]:
    """Give a proposal as scripts read it."""
    return {
        "id": one.id,
        "proposal": one.id,
        "seat": one.seat,
        "at": one.at,
        "head": one.head,
        "state": one.state,
        "commands": one.commands,
        "note": one.note,
        "reasons": [told_to_scripts(reason) for reason in one.reasons],
        "entry": one.entry if one.state == "taken" else None,
    }


def _save(picture: bytes, place: Path | None) -> None:
    """Put a photograph, just as it was sent, into a file of its own; `companion field photo` reads it from there."""
    if place is None:
        raise bad("--take", tr("is a photograph"), tr("add --save FILE"))
    write_new_file(picture, place, "--save")


def _see_game(file: Path) -> None:
    """See that it is a game. Raises JournalError."""
    from companion.kernel.journal.errors import while_reading
    from companion.kernel.journal.header import open_file, version

    try:
        descriptor = open_file(file, writing=False)
    except OSError as error:
        raise while_reading(file, error) from None
    try:
        version(descriptor, file)
    finally:
        os.close(descriptor)


def _waiting(there: Inbox, number: int) -> Proposal:
    for one in there.waiting():
        if one.id == number:
            return one
    raise bad("", tr("no proposal {number} waits", number=number), where=tr("inbox"))


def _taken(file: Path, there: Inbox, number: int, faces: Sequence[int]) -> Proposal:
    """Do a proposal as the seat that sent it, and keep its fate; a refusal of the rules is its fate too."""
    from companion.cli.options import open_book
    from companion.kernel.session import Session
    from companion.terminal.typed import decoded

    one = _waiting(there, number)
    with open_book(file) as book:
        session = Session(book, seat=one.seat)  # by name
        if done := _done_already(session, one):
            return there.settle(one.id, "taken", entry=done)
        orders = [decoded(session, bytes(raw).decode(), nth) for nth, raw in enumerate(one.commands, 1)]
        if not orders:
            return there.settle(one.id, "taken")
        if session.read_only is None:
            there.begin(one.id, session.next_entry)
        try:
            entry = session.do(*orders, faces=faces).entry
        except Refused as refused:
            there.settle(one.id, "refused", [reason.what for reason in refused.reasons])
            for reason in refused.reasons:
                say(reason_line(reason))
            raise Stopped(3) from None
        return there.settle(one.id, "taken", entry=entry)


def _done_already(session: Any, one: Proposal) -> int:
    """Give the entry of a proposal whose taker died after he had done it and before he could say so; 0 for none."""
    if not one.entry:
        return 0
    lines = [line for line in session.log() if line.entry == one.entry and line.seat == one.seat]
    return one.entry if lines and len(lines[0].commands) == len(one.commands) else 0


def _tell(found: Sequence[Proposal], *, json: bool) -> None:
    if json:
        write_json(*(as_value(one) for one in found))
        return
    if not found:
        write_lines([tr("nothing waits")])
    for one in found:
        what = "; ".join(bytes(raw).decode() for raw in one.commands) or tr("a photograph")
        said = {"waiting": tr("waits"), "taken": tr("taken"), "refused": tr("refused")}[one.state]
        write_lines(
            [
                f"{one.id}  {one.seat}  {one.at}  {said}  {what}",
                *(f"    {text}" for text in (one.note, *map(told, one.reasons)) if text),
            ]
        )

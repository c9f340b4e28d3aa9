"""`companion field FILE photos`: the photographs that a game keeps, listed, copied out, captioned, taken out of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.cli.options import as_json, as_seat, open_book, open_game, seated
from companion.kernel.record import SeatRefused
from companion.language.tongue import number, tr
from companion.terminal.failures import bad
from companion.terminal.writing import write_json, write_lines, write_new_file

if TYPE_CHECKING:
    from companion.kernel.photographs import Photograph


@click.command
@click.argument("nth", metavar="[NUMBER]", type=click.IntRange(1), required=False)
@click.option("-o", "to", metavar="FILE", type=click.Path(path_type=Path), help="Copy it into a new JPEG.")
@click.option("--caption", metavar="TEXT", help="Give it another caption.")
@click.option("--remove", is_flag=True, help="Take it out of the game.")
@as_json
@as_seat
@click.pass_obj
def photos(
    file: Path,
    *,
    nth: int | None,
    to: Path | None,
    caption: str | None,
    remove: bool,
    json: bool,
    seat: str | None,
) -> None:
    """List the small photographs that the game keeps; with its NUMBER copy one out, caption it, or take it out."""
    from companion.kernel.photographs import photograph, photographs

    if nth is None and (to is not None or caption is not None or remove):
        raise click.UsageError(tr("-o, --caption and --remove are about one photograph; give its number"))
    if remove and caption is not None:
        raise bad("--remove", tr("does not go with {other}", other="--caption"))
    with open_game(file, seat) as session:
        found = photographs(session) if nth is None else (photograph(session, nth),)
    if to is not None:
        write_new_file(found[0].jpeg, to, "-o")
    if nth is not None and (remove or caption is not None):
        found = _changed(file, seat, nth, caption)
    if json:
        write_json([as_value(one) for one in found])
    elif found:
        write_lines(map(told, found))
    else:
        write_lines([tr("the game keeps no photograph") if nth is None else tr("it is taken out of the game")])


def _changed(file: Path, seat: str | None, nth: int, caption: str | None) -> tuple[Photograph, ...]:
    """Caption a photograph or, without a caption, take it out; gives what is left of it."""
    from companion.kernel.photographs import photograph, recaption, take_out
    from companion.kernel.session import Session

    with open_book(file) as book:
        session = seated(Session(book), seat)
        if session.seat != "referee":
            raise SeatRefused(tr("what is enclosed in a game is the referee's to say"))
        if caption is None:
            take_out(session, nth)
            return ()
        recaption(session, nth, caption)
        return (photograph(session, nth),)


def as_value(one: Photograph) -> dict[str, Any]:
    """Give what scripts read of a photograph: everything but its picture."""
    return {
        "photo": one.number,
        "seat": one.seat,
        "turn": one.turn,
        "entry": one.entry,
        "at": one.at,
        "caption": one.caption,
        "bytes": len(one.jpeg),
    }


def told(one: Photograph) -> str:
    """Give a photograph's line for people."""
    size = tr("{size} kB", size=number(-(-len(one.jpeg) // 1024)))
    parts = [tr("photograph {number}: turn {turn}", number=one.number, turn=one.turn), size]
    if one.seat != "referee":
        parts.append(tr("sent by {seat}", seat=one.seat))
    return " · ".join([*parts, one.caption] if one.caption else parts)

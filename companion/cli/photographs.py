"""`companion field FILE tags` and `photo`: the tags that units carry, and where photographs show them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.cli.options import as_json, as_seat, open_book, open_game, seated
from companion.kernel.kind import kind_of
from companion.kernel.record import SeatRefused
from companion.language.messages import for_scripts
from companion.language.tongue import plural, tr
from companion.terminal.failures import bad
from companion.terminal.writing import write_json, write_lines

if TYPE_CHECKING:
    from companion.kernel.session import Session

LEAST, MOST = 5.0, 100.0
"""Millimetres of a tag that can be cut out and read."""
TALLEST = 100.0
"""Millimetres that bases may be high."""


@click.command
@click.option(
    "--side",
    metavar="MM",
    type=click.FloatRange(LEAST, MOST),
    help="How long an edge of the black square is; 14 unless said.",
)
@as_json
@as_seat
@click.pass_obj
def tags(file: Path, *, side: float | None, json: bool, seat: str | None) -> None:
    """Tell the tags of the units and of the table's corners: what is printed by `cards table-tags`."""
    with open_game(file, seat) as session:
        words = _words(session)
        found = words.as_tags(session) if side is None else words.as_tags(session, side)
        if json:
            write_json(found)
            return
        rows = [tr("{unit}: tag {tag}", unit=_named(session, one["unit"]), tag=one["tag"]) for one in found["units"]]
        write_lines([tr("corners: tags 0 to 3, from the south-west against the clock"), *rows])


@click.command
@click.argument("images", metavar="IMG...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--preview", is_flag=True, help="Tell what the photographs show, and write nothing.")
@click.option("--all", "every", is_flag=True, help="Take doubtful ones too, and what the rules refuse; wants --reason.")
@click.option("--reason", metavar="TEXT", help="Why what the rules refuse is taken all the same.")
@click.option(
    "--height",
    metavar="MM",
    type=click.FloatRange(0.0, TALLEST),
    default=0.0,
    help="How high bases lift the tags above the table.",
)
@click.option("--keep", is_flag=True, help="Keep small copies of the photographs in the game: see `photos`.")
@click.option("--caption", metavar="TEXT", default="", help="With --keep: what the copies show.")
@as_json
@as_seat
@click.pass_obj
def photo(
    file: Path,
    *,
    images: tuple[Path, ...],
    preview: bool,
    every: bool,
    reason: str | None,
    height: float,
    keep: bool,
    caption: str,
    json: bool,
    seat: str | None,
) -> None:
    """Read where units stand from photographs of the table, and record it as one entry; the referee's only."""
    if every and not (reason or "").strip():
        raise bad("--all", tr("wants a reason"), tr("say why with --reason TEXT"))
    if keep and preview:
        raise bad("--keep", tr("does not go with {other}", other="--preview"))
    if caption and not keep:
        raise bad("--caption", tr("says what a copy shows that the game keeps"), tr("add --keep"))
    from companion.field.photograph.picture import opened
    from companion.field.photograph.reading import read

    files = [(_bytes(one), one.name) for one in images]
    pictures = [opened(raw, name) for raw, name in files]
    with open_book(file) as book:
        from companion.kernel.session import Session

        session = seated(Session(book), seat)
        words = _words(session)
        if session.seat != "referee":
            raise SeatRefused(tr("photographs of the table are the referee's: they show both sides"))
        copies = _small(session, files) if keep else ()
        made = words.compared(session, read(pictures, words.known(session, height)))
        rows = () if preview else words.accepted(made, every=every)
        orders = words.orders(rows, because=(reason or "").strip() if every else "")
        if orders:
            session.do(*orders, label=words.label(rows))
        kept = _kept(session, copies, caption) if keep else {}
        if json:
            write_json({**for_scripts(words.as_value(made), _names(session)), **kept})
            return
        write_lines(words.lines(made, _names(session), lambda name: _named(session, name)))
        if preview:
            write_lines([tr("nothing is written")])
        else:
            done = plural(len(rows), "{n} unit is recorded as it stands", "{n} units are recorded as they stand")
            write_lines([done if orders else tr("nothing was to be written")])
        if copies:
            write_lines([plural(len(copies), "{n} photograph is kept", "{n} photographs are kept")])


def _small(session: Session, files: Sequence[tuple[bytes, str]]) -> tuple[bytes, ...]:
    """Make copies to be kept, and see that there is room for them before anything is written; raises BadInput."""
    from companion.field.photograph.small import small
    from companion.kernel.photographs import see_room

    copies = tuple(small(raw, name) for raw, name in files)
    see_room(session, copies)
    return copies


def _kept(session: Session, copies: Sequence[bytes], caption: str) -> dict[str, list[int]]:
    """Keep copies in the game; gives their numbers as scripts read them."""
    from companion.kernel.photographs import keep

    return {"kept": list(keep(session, copies, caption))}


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise bad(str(path), tr("cannot be read: {reason}", reason=error.strerror or str(error))) from None


def _words(session: Session) -> Any:
    door = kind_of(session.kind).photographed
    if door is None:
        raise click.UsageError(tr("games of this kind have no field"))
    return door.open()


def _names(session: Session) -> Any:
    return lambda one: _named(session, one.id)


def _named(session: Session, name: str) -> str:
    view = session.view
    return next((one.name for one in (*view.units, *view.leaders) if one.id == name), name)

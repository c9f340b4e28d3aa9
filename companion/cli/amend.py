"""`companion amend`: a mistyped die, or another command, and what follows from it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.cli.do import as_value, texts
from companion.cli.options import as_json, as_seat, file_argument, open_game
from companion.language.messages import among, for_scripts
from companion.terminal.typed import decoded
from companion.terminal.writing import write_json, write_lines

if TYPE_CHECKING:
    from companion.kernel.record import Amendment, Line


@click.command
@file_argument
@click.argument("seq", type=int)
@click.argument("commands", metavar="[COMMAND-JSON]...", nargs=-1)
@click.option("--roll", "faces", metavar="N", type=int, multiple=True, help="The face of an entered die; in order.")
@click.option("--preview", is_flag=True, help="Only show what would change.")
@as_json
@as_seat
def amend(
    *,
    file: Path,
    seq: int,
    commands: tuple[str, ...],
    faces: tuple[int, ...],
    preview: bool,
    json: bool,
    seat: str | None,
) -> None:
    """Decide entry SEQ again with other dice or another command, then replay what followed with its own dice.

    It stops at the first entry that is no longer possible. What was stays in the journal as a branch.
    """
    with open_game(file, seat) as session:
        orders = [decoded(session, raw, place) for place, raw in enumerate(texts(commands), 1)] if commands else None
        old = [line for line in session.log() if line.current and line.entry >= seq]
        found = session.amend(seq, orders, faces=faces, preview=preview)
        if json:
            write_json(amendment_value(found, old, preview=preview))
            return
        from companion.rows.amendment import lines

        write_lines(lines(session.kind, session.view, found, old, preview=preview))


def amendment_value(found: Amendment, old: list[Line], *, preview: bool) -> dict[str, Any]:
    """Give an amendment as scripts read it: old and new of each entry, and where it stops."""
    changes = [
        {
            "entry": line.entry,
            "old": for_scripts({"label": line.label, "dice": line.dice, "events": line.events}, among(line.called)),
            "new": as_value(done),
        }
        for line, done in zip(old, found.entries, strict=False)
    ]
    reasons = [{"text": reason.text, "clause": reason.clause} for reason in found.reasons]
    return {
        "preview": preview,
        "changes": changes,
        "kept": found.kept,
        "stopped_at": found.stopped_at,
        "reasons": reasons,
    }

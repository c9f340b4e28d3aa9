"""A result looked at before it is entered, and entered."""

from __future__ import annotations

from typing import Any

from companion.charts.figures import Reason, Refused
from companion.kernel.record import Done
from companion.kernel.session import Session
from companion.language.messages import Id, says
from companion.table.away.brought import battles_of
from companion.table.file import records
from companion.table.file.draft import Draft
from companion.table.way.out import export
from companion.table.way.shapes import Preview

FOLDER = "battles"
"""Where the names of records begin: `battles/1.1/12/result.json` is of battle 1.1, entered in entry 12."""

OTHER_FORCES = says(
    "table.other-forces",
    "check code {old}, the battle now has {new}: the forces are not those that this return was begun "
    "with; read it again, or begin a new form",
)


def preview(session: Session, draft: Draft) -> Preview:
    """Work out on a copy what a draft would do; nothing is written. Raises SeatRefused, Refused where none waits."""
    state = session.battles.on_table()
    brought = battles_of(session)
    # Whom the referee lets stay withdraws as little as where nobody lost the field.
    absent = [line.command for line in draft.lines if not line.entered]
    told = brought.consequences(state, "neither" if draft.stays else draft.held_by, absent) if draft.held_by else ()
    if draft.questions:
        return Preview(rows=(), asked=draft.asked, consequences=told)
    try:
        command = _command(session, draft)
        facts, after = session.battles.tried(command)
    except Refused as refused:
        return Preview(rows=(), reasons=tuple(refused.reasons), consequences=told)
    rows = tuple(brought.rows(draft, state, facts, after))
    return Preview(rows=rows, consequences=(*brought.shares(draft), *told))


def apply(session: Session, draft: Draft) -> Done:
    """Enter the result: one entry, one undo step, with its records kept for good.

    Raises Refused with the open questions or the reasons, SeatRefused, JournalError; then nothing has changed.
    """
    if draft.questions:
        raise Refused([Reason(asked, draft.terms.entry_clause) for asked in draft.asked])
    session.battles.truth()
    command = _command(session, draft)
    texts = dict(zip(command.records, records.texts(draft).values(), strict=True))
    return session.do(command, records=texts)


def _command(session: Session, draft: Draft) -> Any:
    """Give a draft without questions as the command that enters it; raises Refused where it is of other forces."""
    now = export(session)
    # The game may have gone on while the form lay on the desk: a return is of the forces it was begun with, or of none.
    if draft.battle.check != now.check:
        raise Refused((Reason(OTHER_FORCES(old=Id(draft.battle.check), new=Id(now.check))),))
    names = records.texts(draft)
    return battles_of(session).command(draft, tuple(f"{_folder(session, now.battle)}/{name}" for name in names))


def _folder(session: Session, battle: str) -> str:
    """Name where the records of the next entry lie; a name that a salvaged document has kept from before is passed."""
    there = session.battles.records()
    name = f"{FOLDER}/{battle}/{session.battles.next_entry}"
    while any(one.startswith(f"{name}/") for one in there):
        name += "a"
    return name

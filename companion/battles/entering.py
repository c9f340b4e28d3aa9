"""A result looked at before it is entered, and entered."""

from __future__ import annotations

import msgspec

from companion.battles.out import export
from companion.battles.shapes import Condition, Preview, Row
from companion.campaign import commands as cmd
from companion.campaign import events as ev
from companion.campaign.battle_entry import CorpsResult, Overruled
from companion.campaign.battle_table import consequences as following
from companion.campaign.combat.sides import Fighter
from companion.campaign.combat.strength import morale
from companion.campaign.state import Corps
from companion.charts import Reason, Refused, shown
from companion.offline import records
from companion.offline.battle import Strength
from companion.offline.draft import Draft
from companion.offline.editing import result_of
from companion.record import Done
from companion.session import Session

FOLDER = "battles"
"""Where the names of records begin: `battles/1.1/12/result.json` is of battle 1.1, entered in entry 12."""


def preview(session: Session, draft: Draft) -> Preview:
    """Work out on a copy what a draft would do; nothing is written. Raises SeatRefused, Refused where none waits."""
    state = session.battles.on_table()
    told = following(state, draft.held_by) if draft.held_by else ()
    if draft.questions:
        return Preview(rows=(), questions=draft.questions, consequences=told)
    try:
        command = _command(session, draft)
        facts, after = session.battles.tried(command)
    except Refused as refused:
        return Preview(rows=(), reasons=tuple(refused.reasons), consequences=told)
    gone = {fact.corps for fact in facts if isinstance(fact, ev.Eliminated)}
    rows = tuple(
        Row(
            command=line.command,
            side=line.side,
            name=line.name,
            before=_condition(session, state.corps[line.command], gone=False),
            after=_condition(session, after.corps[line.command], gone=line.command in gone),
        )
        for line in draft.lines
    )
    return Preview(rows=rows, consequences=told)


def apply(session: Session, draft: Draft) -> Done:
    """Enter the result: one entry, one undo step, with its records kept for good.

    Raises Refused with the open questions or the reasons, SeatRefused, JournalError; then nothing has changed.
    """
    if draft.questions:
        raise Refused([Reason(asked, "RTG-R-OFF-ENTRY") for asked in draft.questions])
    session.battles.truth()
    command = _command(session, draft)
    texts = dict(zip(command.records, records.texts(draft).values(), strict=True))
    return session.do(command, records=texts)


def _command(session: Session, draft: Draft) -> cmd.EnterResult:
    """Give a draft without questions as the command that enters it; raises Refused where it is of other forces."""
    now = export(session)
    if draft.battle.check != now.check:
        what = "the forces are not those that this return was begun with; read it again, or begin a new form"
        raise Refused((Reason(f"check code {draft.battle.check}, the battle now has {now.check}: {what}"),))
    result = result_of(draft)
    overruled = [
        Overruled(line.command, one.field, one.was, one.now, one.reason) for line in draft.lines for one in line.changed
    ]
    return cmd.EnterResult(
        battle=result.battle,
        corps={name: CorpsResult(**msgspec.structs.asdict(one)) for name, one in result.corps.items()},
        field=result.field,
        check=result.check,
        origin=draft.origin,
        changed=tuple(overruled),
        records=tuple(f"{_folder(session, result.battle)}/{name}" for name in records.texts(draft)),
    )


def _folder(session: Session, battle: str) -> str:
    """Name where the records of the next entry lie; a name that a salvaged document has kept from before is passed."""
    there = session.battles.records()
    name = f"{FOLDER}/{battle}/{session.battles.next_entry}"
    while any(one.startswith(f"{name}/") for one in there):
        name += "a"
    return name


def _condition(session: Session, one: Corps, *, gone: bool) -> Condition:
    had = one.strength
    return Condition(
        strength=Strength(
            infantry=had.infantry, cavalry=had.cavalry, foot_guns=had.foot_guns, horse_guns=had.horse_guns
        ),
        stragglers=one.stragglers,
        fatigue=one.fatigue,
        morale=shown(morale(session.rules, Fighter.of(one))),
        leader=one.leader,
        demoralised=one.demoralised,
        destroyed=gone,
    )

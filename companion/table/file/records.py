"""What is kept of a battle for good: the return, every figure as reported and as set, and the report of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from companion.language.messages import told_to_scripts
from companion.table.file.battle import SIDES
from companion.table.file.draft import Draft, Line
from companion.table.file.editing import result_of
from companion.table.file.result import Result

ORIGINS = {
    "form": "typed from the return form",
    "table": "read from the table game",
    "battle": "read from the battle file",
    "result": "read from a result's file",
    "sheet": "read from a spreadsheet",
}
HELD = {"neither": "Neither side holds", "confederate": "The Confederate side holds", "union": "The Union side holds"}
HEADS = ("", "infantry", "cavalry", "foot guns", "horse guns", "returned", "stragglers", "fatigue", "leader")


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What was entered, and the draft that it was made of."""

    format: Literal["companion-battle-record"] = "companion-battle-record"
    version: Literal[1] = 1
    result: Result
    draft: Draft


def record_of(draft: Draft) -> Record:
    """Give the record of a draft; log and journal are kept beside it, and nothing is proposed any more.

    Raises Refused with the open questions.
    """
    lines = tuple(msgspec.structs.replace(one, tiring=()) for one in draft.lines)
    return Record(result=result_of(draft), draft=msgspec.structs.replace(draft, lines=lines, log="", journal=""))


def texts(draft: Draft) -> dict[str, str]:
    """Give the texts that are kept, by file name: the result, the report, and the table game's journal if there is one.

    Raises Refused with the open questions.
    """
    kept = {
        "result.json": msgspec.json.format(msgspec.json.encode(record_of(draft)), indent=1).decode() + "\n",
        "report.md": report(draft),
    }
    return kept | ({"journal.json": draft.journal} if draft.journal else {})


def report(draft: Draft) -> str:
    """Give the report as Markdown: what each command suffered, what was overruled and why, the table's own story."""
    return "\n".join(_report(draft)) + "\n"


def _report(draft: Draft) -> Iterator[str]:
    battle = draft.battle
    field = battle.field
    yield f"# {battle.title}"
    yield ""
    fought = f"Battle {battle.battle}, fought on the table from {field.starts_at} on"
    yield f"*{fought}; the result was {ORIGINS[draft.origin]}.*"
    yield ""
    points = f"Losses are in strength points: {battle.scale.men_a_point} men each."
    if battle.scale.men_a_point == 1:
        points = "Losses are in men and guns."
    yield f"{HELD[draft.held_by or 'neither']} the field. {points}"
    if draft.strangers:
        yield ""
        yield f"Added at the table, of no command and not counted: {draft.strangers}."
    for side in SIDES:
        yield from ("", f"## {side.capitalize()} losses", "", _row(HEADS), _row(["---"] * len(HEADS)))
        yield from (_row(_cells(line)) for line in draft.lines if line.side == side)
    overruled = [(line, one) for line in draft.lines for one in line.changed]
    if overruled:
        yield from ("", "## Set by the referee", "")
        for line, one in overruled:
            yield f"- {line.name}, {one.field.replace('_', ' ')}: {one.now}, reported {one.was}. {one.reason}"
    if any(line.working for line in draft.lines):
        yield from ("", "## Working")
        for line in draft.lines:
            if line.working:
                yield from ("", f"**{line.name}**", "")
                yield from (f"- {told_to_scripts(one.label)}: {one.value}" for one in line.working)
    if draft.log:
        yield from ("", "## The table's report", "")
        yield from (f"##{text}" if text.startswith("#") else text for text in draft.log.splitlines())


def _row(cells: list[str] | tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def _cells(line: Line) -> list[str]:
    had = line.had
    arms = [
        f"{lost} of {whole}" if whole else ""
        for lost, whole in (
            (line.infantry, had.infantry),
            (line.cavalry, had.cavalry),
            (line.foot_guns, had.foot_guns),
            (line.horse_guns, had.horse_guns),
        )
    ]
    lost = "surrendered" if line.surrendered else f"{line.leader} lost" if line.leader_lost else ""
    lost = "; ".join(filter(None, (lost, "out of ammunition" if line.out_of_ammo else "")))
    return [line.name, *arms, str(line.returning or ""), str(line.stragglers or ""), f"{line.fatigue:g}", lost]

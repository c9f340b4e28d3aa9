"""Old and new of every command before a result from the table is applied, and what stands against applying it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.charts.figures import Reason
from companion.language.figures import fraction
from companion.language.messages import Message, about, name_told
from companion.language.tongue import plural, tr
from companion.language.words import capital
from companion.table.file.battle import Strength
from companion.table.file.draft import Draft
from companion.table.file.wording import words
from companion.table.words.page import ARMS, NONE, Cell, CommandRow, besides, force_heads, open_lines


def heads(draft: Draft) -> tuple[str, ...]:
    """Give the heads of the preview."""
    return (*force_heads(draft), tr("Fatigue"), tr("Morale"))


def rows(draft: Draft, found: Sequence[Any]) -> tuple[CommandRow, ...]:
    """Give every command, old and new; `found` are rows of a `companion.table.Preview`."""
    return tuple(_row(draft, one) for one in found)


def _row(draft: Draft, one: Any) -> CommandRow:
    before, after = one.before, one.after
    pairs = [(getattr(before.strength, arm), getattr(after.strength, arm)) for arm in ARMS]
    pairs += [(before.stragglers, after.stragglers)] if draft.terms.straggling else []
    cells = [_cell(str(was or NONE), str(now or (0 if was else NONE))) for was, now in pairs]
    troops = before.strength != Strength() or before.fatigue or before.morale
    figures = ((before.fatigue, after.fatigue), (before.morale, after.morale))
    cells += [_cell(_signed(was), _signed(now)) if troops else Cell(NONE) for was, now in figures]
    note = "; ".join(_becomes(one, words(draft.battle.game).gone))
    changes = ", ".join(f"{head} {cell.words}" for head, cell in zip(heads(draft), cells, strict=True) if cell.was)
    told = changes or tr("nothing changes")
    return CommandRow(
        id=one.command,
        side=one.side,
        name=one.name,
        leader=besides(one.name, name_told(before.leader)),
        cells=tuple(cells),
        note=note,
        asks=False,
        grave=(after.destroyed and not before.destroyed) or (after.demoralised and not before.demoralised),
        aloud=f"{tr(capital(one.side))}, {one.name}: {told}. {note}".strip(),
    )


def _cell(was: str, now: str) -> Cell:
    return Cell(now, was if was != now else "")


def _signed(value: float) -> str:
    return f"−{fraction(-value)}" if value < 0 else fraction(value)


def _becomes(one: Any, gone: str) -> list[str]:
    """Say what becomes of a command and of its leader; `gone` is the game's word for one that is no more."""
    before, after = one.before, one.after
    if not one.came:
        return [tr("did not come on to the table")]
    found = [gone if one.end is None else f"{gone}: {goes_with(one.end)}"] if after.destroyed else []
    if after.destroyed and after.leader:
        return found
    if after.demoralised:
        found.append(tr("demoralised") if not before.demoralised else tr("demoralised, as before"))
    elif before.demoralised:
        found.append(tr("no longer demoralised"))
    if after.out_of_ammo != before.out_of_ammo:
        found.append(tr("out of ammunition") if after.out_of_ammo else tr("has ammunition again"))
    if after.leader != before.leader:
        lost, new = name_told(before.leader), name_told(after.leader)
        found.append(tr("{lost} lost, {new} commands", lost=lost, new=new) if new else tr("{leader} lost", leader=lost))
    return found


def goes_with(end: Any) -> str:
    """Say who goes with a command that is destroyed, and by which clause: an `End` of `companion.table.away`."""
    points = plural(end.points, "{n} point", "{n} points")
    ran = plural(end.stragglers, "{n} straggler", "{n} stragglers")
    said = {"points": points, "stragglers": ran, "clause": end.clause}
    if end.surrendered and end.stragglers:
        return tr("it surrendered, by {clause}; lost with it: {stragglers}", **said)
    if end.surrendered:
        return tr("it surrendered, by {clause}", **said)
    if end.points and end.stragglers:
        return tr("by {clause}; lost with it: {points} and {stragglers}", **said)
    if end.points:
        return tr("by {clause}; lost with it: {points}", **said)
    if end.stragglers:
        return tr("nobody is left, by {clause}; lost with it: {stragglers}", **said)
    return tr("nobody is left, by {clause}", **said)


class Against(NamedTuple):
    """Something that stands against applying a result, and where it is answered."""

    words: str
    step: str
    command: str
    """The command that it is of, "" for none."""
    clause: str = ""


def against(draft: Draft, waiting: Sequence[tuple[str, str]], reasons: Sequence[Reason]) -> tuple[Against, ...]:
    """Give everything that stands against it; `waiting` are (command, words) of figures typed and not taken."""
    places = [("field", "")] if draft.held_by is None else []
    places += [("losses", one.command) for one in open_lines(draft)]
    asked = [Against(words, *place) for words, place in zip(draft.questions, places, strict=True)]
    asked += [Against(words, "losses", command) for command, words in waiting]
    told = {one.words for one in asked}
    return (
        *asked,
        *(
            Against(capital(one.text), "losses", _named(draft, one.what), one.clause)
            for one in reasons
            if one.text not in told
        ),
    )


def _named(draft: Draft, reason: Message) -> str:
    """Give the command that a reason is about, "" for none."""
    named = set(about(reason))
    return next((one.command for one in draft.lines if one.command in named), "")


def why_closed(stands: Sequence[Against]) -> str:
    """Say at the button why it is closed, "" when the result may be applied."""
    if not stands:
        return ""
    many = plural(len(stands), "{n} thing stands against it", "{n} things stand against it")
    return stands[0].words if len(stands) == 1 else many

"""The calendar of a campaign: days and turns with the battles fought in them, those on the table marked.

A side knows the battles that it has read of and the one on the table; the referee, and everybody after the end, all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.view import View
from companion.games.campaign.screen.rows.letters import LetterRow, box, where
from companion.games.campaign.screen.rows.moment import Stage, at
from companion.language.escaping import markdown, plain
from companion.language.figures import THIN
from companion.language.tongue import declared, tr
from companion.table.file.records import Record
from companion.table.words.working import record_text

_HOW = {"waiting": "waits for its result", "table": "fought on the table", "computer": "fought by the computer"}
declared(_HOW)
_RECORDS = {"report.md": "Report", "result.json": "Result", "journal.json": "The table's journal"}
declared(_RECORDS)
LETTER = "letter"


class BattleRow(NamedTuple):
    """A battle of the calendar."""

    id: tuple[str, int]
    """As it is called to this seat, and its place in the list: a side does not know the numbers of battles."""
    battle: str
    """Its id, "" where the seat does not know it."""
    turn: int
    place: str
    how: str
    table: bool
    """It was, or is, fought on the table."""
    records: tuple[tuple[str, str], ...]
    """(name, title) of what is kept of it."""
    entry: int

    @property
    def aloud(self) -> str:
        """Give it in words."""
        return tr("Battle in {place}, {how}", place=self.place, how=self.how)


class Slot(NamedTuple):
    """A turn of a day."""

    turn: int
    hour: str
    stage: Stage
    night: bool
    battles: tuple[BattleRow, ...]


class Day(NamedTuple):
    """A day with its turns."""

    name: str
    slots: tuple[Slot, ...]


def rows(fought: Sequence[Any], *, whole: bool) -> tuple[BattleRow, ...]:
    """Give battles (`companion.table.Fought`); `whole` is for those from whom nothing is hidden."""
    return tuple(_row(nth, one, whole=whole) for nth, one in enumerate(fought))


def _row(nth: int, one: Any, *, whole: bool) -> BattleRow:
    how = tr("called off") if one.called_off else tr(_HOW[one.state])
    kept = tuple((name, tr(_RECORDS.get(name.rpartition("/")[2], name))) for name in one.records)
    order = list(_RECORDS.values())
    kept = tuple(sorted(kept, key=lambda pair: order.index(pair[1]) if pair[1] in order else len(order)))
    if not whole and one.state != "waiting":
        kept = ((LETTER, tr("Letter")),)
    return BattleRow(
        (one.battle, nth),
        one.battle if whole else "",
        one.turn,
        one.place,
        how,
        one.state != "computer",
        kept,
        one.entry,
    )


def days(rules: Rules, view: View, battles: Sequence[BattleRow]) -> tuple[Day, ...]:
    """Give every day of the scenario with its turns."""
    row, found = rules.scenarios[view.scenario], []
    here = at(rules, view, max(view.turn, 1))
    for day in range(row.first_day, row.last_day + 1):
        slots = []
        for nth, one in enumerate(rules.slots):
            turn = max(view.turn, 1) + (day - here[0]) * len(rules.slots) + nth - here[1]
            if not 1 <= turn <= view.last_turn:
                continue
            stage: Stage = "done" if (day, nth) < here else "now" if (day, nth) == here else "to come"
            there = tuple(each for each in battles if each.turn == turn)
            slots.append(Slot(turn, one.start, stage, one.kind == "night", there))
        found.append(Day(tr(rules.days[day]), tuple(slots)))
    return tuple(found)


def letter(rules: Rules, ground: Ground, view: View, row: BattleRow) -> str:
    """Give what a side has read of a battle, as Markdown."""
    told = [one for one in box(rules, ground, view) if _of(ground, view, one, row)]
    return "\n\n".join(
        f"**{markdown(one.title)}**\n\n{markdown(one.under)}\n\n{markdown(one.body)}" for one in told
    ) or tr("No letter tells of it.")


def _of(ground: Ground, view: View, one: LetterRow, row: BattleRow) -> bool:
    if one.sort != "battle" or one.at is None or view.turn - one.age != row.turn:
        return False
    return row.place in (where(ground, one.at), f"{one.at[0]},{one.at[1]}")


def record_words(name: str, text: str) -> str:
    """Give a record that was kept as Markdown to read."""
    try:
        if name.endswith("result.json"):
            return record_text(msgspec.json.decode(text, type=Record).draft)
        if name.endswith("journal.json"):
            return journal_text(msgspec.json.decode(text))
    except (msgspec.MsgspecError, TypeError, KeyError, AttributeError):
        return "\n".join(f"    {plain(one)}" for one in text.splitlines())  # an older companion's: still there to read
    return text


def journal_text(lines: Sequence[Any]) -> str:
    """Give a table game's journal as Markdown: a line an entry, what was taken back struck through."""
    told = []
    for one in lines:
        dice = ", ".join(f"{roll['why']} {roll['face']}" for roll in one.get("dice", ()))
        words = f"{one['label']}{f' ({dice})' if dice else ''}"
        words = markdown(words)
        told.append(f"{one['entry']}.{THIN}{words}" if one.get("current", True) else f"~~{one['entry']}. {words}~~")
    return "\n\n".join(told)


def many(slot: Slot) -> str:
    """Say in words what is in a turn."""
    if not slot.battles:
        return tr("no battle")
    return "; ".join(one.aloud for one in slot.battles)

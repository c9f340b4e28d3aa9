"""A game as tables for office programs: its order of battle, losses and log, as far as the session's seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from companion.kernel.kind import kind_of
from companion.language import ranks
from companion.language.tongue import tr, word
from companion.rows.status import as_value, seen
from companion.sheets import Cell

ORDER_OF_BATTLE, LOSSES, LOG = "order-of-battle", "losses", "log"
TITLES = {ORDER_OF_BATTLE: word("Order of battle"), LOSSES: word("Losses"), LOG: word("Log")}
Table = list[list[Cell]]
_COMMANDS = ("corps", "division")


def order_of_battle(session: Any) -> Table:
    """Give every unit that the seat knows, corps by corps: what its status tells of it in single figures and words."""
    units = msgspec.to_builtins(as_value(session, session.score(), seen(session)).get("units") or [])
    called = kind_of(session.kind).journal.open().names(session.view, ()).formation
    placed = [_Placed(one.get("side") or "", one.get("corps") or "", one.get("division") or "", one) for one in units]
    ordered = [one.record for one in ranks.by_command(placed, called)]
    return of_records([one | {key: called(one[key]) for key in _COMMANDS if one.get(key)} for one in ordered])


class _Placed(NamedTuple):
    """A record with what it is ordered by."""

    side: str
    corps: str
    division: str
    record: dict[str, Any]


def of_records(records: Sequence[Mapping[str, Any]]) -> Table:
    """Give records as a table: a column for each key that any has, lists in one cell; what is a tree is left out."""
    heads = [
        head
        for head in dict.fromkeys(key for one in records for key in one)
        if not any(isinstance(one.get(head), dict) or _nested(one.get(head)) for one in records)
    ]
    return [[*heads], *([_cell(one.get(head)) for head in heads] for one in records)]


def _nested(value: Any) -> bool:
    return isinstance(value, list | tuple) and any(isinstance(one, dict | list | tuple) for one in value)


def _cell(value: Any) -> Cell:
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if value is None or isinstance(value, str | int | float) else str(value)


def log(session: Any, lines: Sequence[Any]) -> Table:
    """Give the journal: a row an entry, with its sentences, its dice and the time."""
    words = kind_of(session.kind).journal.open()
    names = words.names(session.view, lines)
    heads = (
        word("Entry"),
        word("Time"),
        word("Turn"),
        word("Side"),
        word("Seat"),
        word("What"),
        word("Dice"),
        word("Told"),
    )
    return [[tr(one) for one in heads], *(_entry(words, names, one) for one in lines)]


def _entry(words: Any, names: Any, one: Any) -> list[Cell]:
    told = [event for event in one.events if event.__struct_config__.tag != "began"]
    sentences = (text for text, _ in words.paragraphs(told, names.then(one.called), ()) if text)
    dice = ", ".join(str(die.face) for die in one.dice)
    return [one.entry, one.at, one.turn, one.player_turn, one.seat, words.label(one.label), dice, " ".join(sentences)]

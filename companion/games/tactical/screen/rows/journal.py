"""An entry of a battle's journal as a row, as far as its seat may read it."""

from __future__ import annotations

from typing import Any

from companion.games.tactical.words.names import Names
from companion.games.tactical.words.sentences import sentences
from companion.language import messages
from companion.language.tongue import tr
from companion.rows.journal_rows import JournalRow

TOLD_BY_HEADS = ("began",)
MOST = 12
"""Sentences of one entry that stand there unasked: a combat phase may have hundreds, and its working has them all."""


def battle_row(seat: str, line: Any, names: Names) -> JournalRow:
    """Give an entry: its turn and what was done, then what came of it."""
    facts = [event for event in line.events if event.__struct_config__.tag not in TOLD_BY_HEADS]
    told = tuple(sentences(facts, names))
    shown = MOST - 1 if len(told) > MOST else MOST
    when = tr("Turn {n}: ", n=line.turn) if line.turn else ""
    own = seat == "referee" or line.label != ""
    return JournalRow(
        entry=line.entry,
        head=f"{when}{messages.told(line.label) if own else tr(line.player_turn)}",
        lines=told[:shown],
        rest=told[shown:],
        dice=(),
        side=line.seat if line.seat != "referee" else _side(line.player_turn),
        current=line.current,
        head_of_line=False,
    )


def _side(phase: str) -> str:
    return next((side for side in ("union", "confederate") if phase.lower().startswith(side)), "")

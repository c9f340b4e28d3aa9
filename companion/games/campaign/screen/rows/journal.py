"""An entry of a campaign's journal as a row, as far as its seat may read it.

Of what somebody else did a side reads no more than that the phase went by: not even whether he did anything in it.
"""

from __future__ import annotations

from typing import Any

from companion.games.campaign.words.names import Names
from companion.games.campaign.words.sentences import PHASES, sentences
from companion.language import messages
from companion.language.tongue import tr
from companion.rows.journal_rows import JournalRow

TOLD_BY_HEADS = ("began", "phase-began")
MOST = 12
"""Sentences of one entry that stand there unasked: a phase may have a hundred, and its working has them all."""


def campaign_row(seat: str, line: Any, names: Names) -> JournalRow:
    """Give an entry: its turn and what was done, then what came of it."""
    facts = [event for event in line.events if event.__struct_config__.tag not in TOLD_BY_HEADS]
    told = tuple(sentences(facts, names))
    shown = MOST - 1 if len(told) > MOST else MOST
    own = seat in ("referee", line.seat)
    return JournalRow(
        entry=line.entry,
        head=f"{_when(line)}{messages.told(line.label) if own else tr(PHASES[line.player_turn])}",
        lines=told[:shown],
        rest=told[shown:],
        dice=(),
        side=line.seat if line.seat != "referee" else _side(line.player_turn),
        current=line.current,
        head_of_line=False,
    )


def _when(line: Any) -> str:
    return tr("Turn {n}: ", n=line.turn) if line.turn else ""


def _side(phase: str) -> str:
    return phase if phase in ("union", "confederate") else ""

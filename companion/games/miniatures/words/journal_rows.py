"""An entry of a battle's journal as a row; one that began a step is a band with its name."""

from __future__ import annotations

from typing import Any

from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.steps import Steps
from companion.games.miniatures.words.tellings import sentences
from companion.language.messages import told
from companion.language.tongue import tr
from companion.language.words import side_words
from companion.rows.journal_rows import JournalRow


def battle_row(steps: Steps, line: Any, names: Names) -> JournalRow:
    """Give an entry of a battle; one that began a step is a band with its name."""
    began = next((event for event in line.events if isinstance(event, ev.StepBegan)), None)
    facts = tuple(event for event in line.events if not isinstance(event, ev.Began | ev.StepBegan))
    said = tuple(sentences(facts, names))
    band = began is not None
    title = told(line.label)
    if began is not None:
        step = steps(began.player_turn, began.step)
        title = tr("{phase}, step {number}", phase=step.phase, number=step.number)
        if began.step == 0:
            title = tr("Turn {turn}, {side}: {step}", turn=began.turn, side=side_words(began.player_turn), step=title)
    return JournalRow(
        entry=line.entry,
        head=title,
        lines=said,
        dice=line.dice,
        side=line.seat if line.seat != "referee" else _side(line),
        current=line.current,
        head_of_line=False,
        band=band,
    )


def _side(line: Any) -> str:
    """Give the side of the dice, else of the player turn."""
    return "" if any(isinstance(event, ev.StepBegan | ev.Began) for event in line.events) else str(line.player_turn)

"""An entry of a battle's journal as a row; one that began a step is a band with its name."""

from __future__ import annotations

from collections.abc import Iterator
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
        side=_side(line, names),
        current=line.current,
        head_of_line=False,
        band=band,
    )


ACTORS = ("unit", "leader", "firers", "attackers", "units", "leaders")
"""Where an order says who acts, the first that it has."""


def _side(line: Any, names: Names) -> str:
    """Give whose act an entry is: of whoever acts in it, else of the seat, else of the player turn."""
    if any(isinstance(event, ev.StepBegan | ev.Began) for event in line.events):
        return ""
    sides = (names.side(name) for command in line.commands for name in _actors(command))
    found = next((side for side in sides if side), "")
    return found or (line.seat if line.seat != "referee" else str(line.player_turn))


def _actors(command: Any) -> Iterator[str]:
    """Give who acts by an order, as it names them; of a combat that is rolled again whom it is called by."""
    for field in ACTORS:
        match getattr(command, field, None):
            case str() as name if name:
                yield name
            case tuple() as several:
                yield from (one if isinstance(one, str) else getattr(one, "unit", "") for one in several)

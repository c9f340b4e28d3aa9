"""The last roll on the board with what came of it, or what a step's end brought, as the seat's own journal has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.outcome import brings
from companion.games.miniatures.words.tellings import sentences
from companion.kernel.dice import Roll
from companion.language.messages import told
from companion.language.tongue import tr


class Last(NamedTuple):
    """What was rolled last."""

    entry: int
    head: str
    """What was done."""
    dice: tuple[Roll, ...]
    """Each die as it fell; none where a step's end brought it."""
    said: tuple[str, ...]
    """What came of it, a sentence each."""

    @property
    def aloud(self) -> str:
        """Give it in words."""
        dice = tr("die {face}", face=", ".join(str(one.face) for one in self.dice)) if self.dice else ""
        return ". ".join(part for part in (self.head, dice, *(one.rstrip(".") for one in self.said)) if part)


def last(view: Any, lines: Sequence[Any]) -> Last | None:
    """Give the newest entry that rolled, or in which somebody lost something; None before there is one.

    `lines` are the journal's as a seat may read it, oldest first: what it may not know stands in none of them.
    """
    for line in reversed(lines):
        if line.current and brings(line):
            facts = tuple(one for one in line.events if not isinstance(one, ev.Began | ev.StepBegan))
            said = tuple(sentences(facts, Names(view).then(line.called)))
            return Last(line.entry, told(line.label), tuple(line.dice), said)
    return None

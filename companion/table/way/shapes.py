"""What front ends are given of off-line battles: a line of the calendar, what a result would do."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.charts.figures import Reason
from companion.language.messages import Message, told
from companion.table.away.brought import Row


class Fought(msgspec.Struct, frozen=True, kw_only=True):
    """A battle of the game's line, as far as the seat may know of it."""

    battle: str
    """Its id; for a side the turn alone, for the number would tell how many battles there were."""
    turn: int
    day: str
    """ "July 1"."""
    place: str
    """The town, or the hex "12,7"."""
    entry: int
    """The journal's entry that opened it; 0 where the seat may not know."""
    state: Literal["waiting", "table", "computer"]
    """Waiting for a result from the table; fought on the table; fought (or called off) on the computer."""
    called_off: bool = False
    result: int = 0
    """The entry that closed it; 0 where it waits, or the seat may not know."""
    records: tuple[str, ...] = ()
    """Names of what is kept of it: `battles/1.1/12/result.json`, `…/report.md`, `…/journal.json`."""


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What applying a draft would do; nothing is written."""

    rows: tuple[Row, ...]
    """In the order of sheet, form and grid; empty where questions or reasons stand against it."""
    asked: tuple[Message, ...] = ()
    """What must be answered first."""
    reasons: tuple[Reason, ...] = ()
    """Why it cannot be applied as it is."""
    consequences: tuple[str, ...] = ()
    """What the answer to "who holds the field?" does besides."""

    @property
    def questions(self) -> tuple[str, ...]:
        """What must be answered first, in the reader's words."""
        return tuple(map(told, self.asked))

    @property
    def ready(self) -> bool:
        """Say whether it can be applied."""
        return not self.asked and not self.reasons

"""Off-line battles of a game: listed, given out for the table, and their results taken back (RTG-15.0).

The one door of every front end. Whatever a result comes from (the finished table game, a battle file filled in, a
result of another program, a form typed by hand) it is read into a draft, looked at in a preview and applied as one
entry, one undo step.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from companion.charts import Reason
from companion.offline.battle import BattleFile, Side, Strength
from companion.offline.draft import Draft
from companion.record import Done
from companion.session import Session


class Fought(msgspec.Struct, frozen=True, kw_only=True):
    """A battle of the game's line, as far as the seat may know of it."""

    battle: str
    """Its id."""
    turn: int
    day: str
    """ "July 1"."""
    place: str
    """The town, or the hex "12,7"."""
    entry: int
    """The journal's entry that opened it."""
    state: Literal["waiting", "table", "computer"]
    """Waiting for a result from the table; fought on the table; fought (or called off) on the computer."""
    result: int = 0
    """The entry that holds its result; 0 where it has none yet."""
    records: tuple[str, ...] = ()
    """Names of what is kept of it: `battles/1.1/12/result.json`, `…/report.md`, `…/journal.json`."""


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    """A corps as it stands before or after the result."""

    strength: Strength
    stragglers: int
    fatigue: float
    morale: float
    leader: str
    demoralised: bool
    destroyed: bool


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A corps before and after."""

    command: str
    side: Side
    name: str
    before: Condition
    after: Condition


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What applying a draft would do; nothing is written."""

    rows: tuple[Row, ...]
    """In the order of sheet, form and grid; empty where questions or reasons stand against it."""
    questions: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()
    """Why it cannot be applied as it is."""
    consequences: tuple[str, ...] = ()
    """What the answer to "who holds the field?" does besides."""

    @property
    def ready(self) -> bool:
        """Say whether it can be applied."""
        return not self.questions and not self.reasons


def battles(session: Session) -> tuple[Fought, ...]:
    """Give every battle of the present line in its order, as far as the seat may know; the waiting one last."""
    raise NotImplementedError


def record(session: Session, name: str) -> str:
    """Give the text of a kept record; raises SeatRefused where the seat may not read it, KeyError."""
    raise NotImplementedError


def consequences(session: Session) -> dict[str, tuple[str, ...]]:
    """Give what each answer to "who holds the field?" does, in words, {"confederate": (…), "union": …, "neither": …}.

    A screen lists them before the choice. Raises Refused where no battle waits for a result.
    """
    raise NotImplementedError


def export(session: Session, battle: str = "", scale: str = "") -> BattleFile:
    """Give the waiting battle, or any of the line by its id, as it was when it was opened; changes nothing.

    `scale` is "200" or "150", by default the document's own. Raises Refused (no such battle, none waits) and
    SeatRefused: a side has only the battle that is on the table (RTG-R-OFF-EXPORT).
    """
    raise NotImplementedError


def table_game(path: Path, battle_file: BattleFile, *, seed: str = "") -> None:
    """Write the ready table game as a document of its own. Raises JournalError."""
    raise NotImplementedError


def blank(session: Session) -> Draft:
    """Give the return form of the waiting battle with nothing reported; raises Refused, SeatRefused."""
    raise NotImplementedError


def read(session: Session, path: Path) -> Draft:
    """Read a return from battle.json, a result's JSON or a table game's document.

    Raises BadInput in people's words with the place, Refused where no battle waits or this one has its result.
    """
    raise NotImplementedError


def edited(draft: Draft, command: str, reason: str = "", **figures: float | bool) -> Draft:
    """Change figures of one command by their field names; proposals that hang on them are worked out anew.

    A figure that was reported is changed only with a reason, which is kept. `held_by` is changed by
    `msgspec.structs.replace(draft, held_by=…)`. Raises BadInput.
    """
    raise NotImplementedError


def preview(session: Session, draft: Draft) -> Preview:
    """Work out on a copy what a draft would do; nothing is written."""
    raise NotImplementedError


def apply(session: Session, draft: Draft) -> Done:
    """Enter the result: one entry, one undo step, with its records kept for good.

    Raises Refused with the open questions or the reasons, SeatRefused, JournalError; then nothing has changed.
    """
    raise NotImplementedError

"""What a kind of game brings to its battles on the table: the file, how a return counts, the order that enters it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, Protocol

import msgspec

from companion.kernel.game import RULES_PREFIX
from companion.kernel.session import Session
from companion.language.messages import Called
from companion.table.file.battle import BattleFile, Side, Strength
from companion.table.file.draft import Draft
from companion.table.file.reckoning import Reckoning
from companion.table.file.result import Held
from companion.table.file.wording import away_of


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    """A corps as it stands before or after the result."""

    strength: Strength
    stragglers: int
    fatigue: float
    morale: float
    leader: Called
    demoralised: bool
    out_of_ammo: bool = False
    destroyed: bool
    """A headquarters that was destroyed is back, with what it has then."""


class End(msgspec.Struct, frozen=True, kw_only=True):
    """A command that is destroyed by the result: by which clause, and who goes with it."""

    clause: str
    points: int
    """Of strength that it still had."""
    stragglers: int
    surrendered: bool = False
    """It laid down its arms."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A corps before and after."""

    command: str
    side: Side
    name: str
    before: Condition
    after: Condition
    came: bool = True
    """Who was due came on to the table; who did not marches on."""
    end: End | None = None
    """None: it is not destroyed by this."""


class Brought(Protocol):
    """The battles of one session of a kind of game."""

    @property
    def ground(self) -> Any:
        """Give the map of which papers show an extract, None where they show none."""

    def file(self, state: Any, scale: str, *, apart: bool = False) -> BattleFile:
        """Give the battle on the table in a state; raises BadInput for an unknown scale.

        `apart` has every unit of the game be a command of its own, where several may stand as one on the table.
        """

    def reckoning(self) -> Reckoning:
        """Give what a return is worked out by."""

    def command(self, draft: Draft, records: tuple[str, ...]) -> Any:
        """Give a draft without questions as the order that enters it."""

    def rows(self, draft: Draft, before: Any, facts: tuple[Any, ...], after: Any) -> Iterator[Row]:
        """Give what changes, line by line of the draft."""

    def shares(self, draft: Draft) -> tuple[str, ...]:
        """Say how the losses of units that stood as one are shared out among them."""

    def consequences(self, state: Any, held: Held, absent: Collection[str] = ()) -> tuple[str, ...]:
        """Say what follows from who holds the field; `absent` were due and did not come on to the table."""


def battles_of(session: Session) -> Brought:
    """Give what a session's kind of game brings; raises Refused for a kind whose battles do not leave it."""
    found: Brought = away_of(session.kind).battles.open()(session)
    return found


def charts(session: Session) -> dict[str, str]:
    """Give the charts that a session's document carries, {file name: text}."""
    return {
        name.removeprefix(RULES_PREFIX): text
        for name, text in session.battles.sources.items()
        if name.startswith(RULES_PREFIX)
    }

"""What a kind of game brings to its battles on the table: the file, how a return counts, the order that enters it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

from companion.charts.figures import Reason, Refused
from companion.kernel.game import RULES_PREFIX
from companion.kernel.session import Session
from companion.language.tongue import tr
from companion.table.file.battle import BattleFile
from companion.table.file.draft import Draft
from companion.table.file.reckoning import Reckoning
from companion.table.file.result import Held
from companion.table.shapes import Row

if TYPE_CHECKING:
    from companion.games.campaign.rules.ground import Ground


class Away(Protocol):
    """The battles of one session of a kind of game."""

    @property
    def ground(self) -> Ground | None:
        """Give the map of which papers show an extract, where they can."""

    def file(self, state: Any, scale: str) -> BattleFile:
        """Give the battle on the table in a state; raises BadInput for an unknown scale."""

    def reckoning(self) -> Reckoning:
        """Give what a return is worked out by."""

    def command(self, draft: Draft, records: tuple[str, ...]) -> Any:
        """Give a draft without questions as the order that enters it."""

    def rows(self, draft: Draft, before: Any, facts: tuple[Any, ...], after: Any) -> Iterator[Row]:
        """Give what changes, line by line of the draft."""

    def consequences(self, state: Any, held: Held) -> tuple[str, ...]:
        """Say what follows from who holds the field."""


def away(session: Session) -> Away:
    """Give what a session's kind of game brings; raises Refused for a kind whose battles do not leave it."""
    kind = session.battles.game.kind
    if kind == "campaign":
        from companion.table.of_campaign import CampaignAway

        return CampaignAway(session)
    if kind == "tactical":
        from companion.table.of_tactical import TacticalAway

        return TacticalAway(session)
    raise Refused((Reason(tr("a game of kind {kind} has no battles for the table", kind=kind), "RTG-15.0a"),))


def charts(session: Session) -> dict[str, str]:
    """Give the charts that a session's document carries, {file name: text}."""
    return {
        name.removeprefix(RULES_PREFIX): text
        for name, text in session.battles.sources.items()
        if name.startswith(RULES_PREFIX)
    }

"""The battles of a campaign as its journal tells of them: what a session asks."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.calendar import day_name
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.knowledge import reports_read
from companion.games.campaign.rules.reports import Fought
from companion.games.campaign.rules.state import Side, State, key
from companion.kernel.overriding.battle_facts import BattleFact, Met


class CampaignBattles:
    """What a campaign says of its battles."""

    entered, given_out = "RTG-15.0e", "RTG-15.0c"

    def __init__(self, ground: Ground) -> None:
        self._ground = ground

    def told(self, event: Any) -> BattleFact | None:
        """Give what a fact says of a battle, None for any other fact."""
        match event:
            case ev.BattleOpened():
                return BattleFact(what="opened", battle=event.battle.id, waiting=event.battle.offline == "table")
            case ev.ResultEntered():
                return BattleFact(what="entered", battle=event.battle, records=event.records)
            case ev.BattleClosed():
                return BattleFact(what="closed", battle=event.battle, called_off=event.aborted)
            case _:
                return None

    def met(self, rules: Rules, state: State, event: Any) -> Met:
        """Give where and when a battle was opened; `state` is one of the same phase."""
        turn = int(event.battle.id.partition(".")[0])
        place = self._ground.towns.get(event.battle.hex) or key(event.battle.hex)
        return Met(turn, day_name(rules, replace(state, turn=turn)), place)

    def waiting(self, state: State) -> str:
        """Give the id of the battle on the table, "" for none."""
        battle = state.battle
        return battle.id if battle is not None and battle.offline == "table" else ""

    def shown(self, state: State, seat: Literal["referee"] | Side) -> bool:
        """Say whether a seat may see the battle on the table: both players may (RTG-R-OFF-EXPORT)."""
        del state, seat
        return True

    def heard(self, state: State, side: Side) -> frozenset[str]:
        """Name the battles that a side has read a report of."""
        return frozenset(one.battle for one in reports_read(state, side) if isinstance(one, Fought))

"""The parts of the field that went to a table, as the journal tells of them: what a session asks."""

from __future__ import annotations

from typing import Any

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import distance
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.state import OnTable, State
from companion.games.tactical.rules.view import Seat, clock, is_open
from companion.kernel.overriding.battle_facts import BattleFact, Met


class TacticalBattles:
    """What a square-grid battle says of what went to the table."""

    entered = given_out = ""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground

    def told(self, event: Any) -> BattleFact | None:
        """Give what a fact says of a battle on the table, None for any other fact."""
        match event:
            case ev.BattleOpened():
                return BattleFact(what="opened", battle=event.battle.id, waiting=True)
            case ev.ResultEntered():
                return BattleFact(what="entered", battle=event.battle, records=event.records)
            case ev.BattleClosed():
                return BattleFact(what="closed", battle=event.battle, called_off=event.aborted)
            case _:
                return None

    def met(self, rules: Rules, state: State, event: Any) -> Met:
        """Give where and when a battle went to the table."""
        turn = max(1, state.turn)
        return Met(turn, clock(rules, turn), named(self._ground, event.battle))

    def waiting(self, state: State) -> str:
        """Give the id of the battle on the table, "" for none."""
        return state.table.id if state.table is not None else ""

    def shown(self, state: State, seat: Seat) -> bool:
        """Say whether a seat may see both sides of it whole: among hidden units only the referee."""
        return is_open(state, seat)

    def heard(self, state: State, side: Side) -> frozenset[str]:
        """Name the battles that a side has heard of, hidden units or not: none by report, there are no couriers."""
        del state, side
        return frozenset()


def named(ground: Ground, battle: OnTable) -> str:
    """Name where a battle is: by the place nearest to its middle that lies in it, else by its square."""
    if battle.around is None:
        return "the whole field"
    middle = battle.around
    known = ground.objectives | ground.places
    near = sorted((distance(middle, at), at) for at in known if distance(middle, at) <= battle.within)
    return known[near[0][1]] if near else place(middle)

"""What headquarters do: how far they ride, how often they turn back, how near to their corps they are."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.calendar import day_number
from companion.games.campaign.rules.hexes import Direction, distance, opposite
from companion.games.campaign.rules.state import Side, State
from companion.kernel.tallies import share

if TYPE_CHECKING:
    from companion.games.campaign.game import Campaign

NEAR = 6
"""Hexes from the nearer half of its corps within which headquarters can lead them."""


class StaffRides:
    """The rides of both headquarters."""

    def __init__(self, game: Campaign) -> None:
        self._game = game
        self.moves: Counter[str] = Counter()
        self._back: Counter[tuple[str, int]] = Counter()
        self._last: dict[str, tuple[int, Direction]] = {}
        """{side: day and direction of the last move}."""
        self._day: tuple[int, State] | None = None
        """The day that is going on, and the state in it last heard of."""
        self._near: Counter[str] = Counter()
        self._days: Counter[str] = Counter()

    def hear(self, event: ev.AnyEvent, state: State) -> None:
        """Count a fact; the state is that after it."""
        if isinstance(event, ev.PhaseBegan):
            self._begin(state)
        elif isinstance(event, ev.Entered) and state.corps[event.corps].headquarters:
            self._ride(event, state)

    def reversals(self, side: str) -> int:
        """Give the most often that a side's headquarters turned back in one day."""
        return max((number for (whose, _), number in self._back.items() if whose == side), default=0)

    def near(self, side: str) -> float:
        """Give the share of ended days at whose end a side's headquarters stood near."""
        return share(self._near[side], self._days[side])

    def ended(self, state: State) -> None:
        """Count the last day, which no other follows."""
        self._end_day(state)

    def _begin(self, state: State) -> None:
        today = day_number(self._game.rules(state), state)
        if self._day is not None and self._day[0] != today:
            self._end_day(self._day[1])
        self._day = today, state

    def _end_day(self, state: State) -> None:
        for one in state.present():
            if one.headquarters:
                self._days[one.side] += 1
                self._near[one.side] += _leads(state, one.side)

    def _ride(self, event: ev.Entered, state: State) -> None:
        side, today = state.corps[event.corps].side, day_number(self._game.rules(state), state)
        self.moves[side] += 1
        if (today, opposite(event.heading)) == self._last.get(side):
            self._back[side, today] += 1
        self._last[side] = today, event.heading


def _leads(state: State, side: Side) -> bool:
    """Say whether the nearer half of a side's corps is near its headquarters."""
    here = state.headquarters(side).hex
    away = sorted(distance(here, one.hex) for one in state.present(side) if not one.headquarters)
    return not away or away[(len(away) - 1) // 2] <= NEAR

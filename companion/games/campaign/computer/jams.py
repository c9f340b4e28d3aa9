"""Corps that stand in each other's way (RTG-7.1): who waited before a hex, who had to deploy for another."""

from __future__ import annotations

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.state import State


class Jams:
    """The turns in which corps stood jammed, each corps once a turn."""

    def __init__(self) -> None:
        self._found: set[tuple[str, str, int]] = set()

    def hear(self, event: ev.AnyEvent, before: State) -> None:
        """Count a fact; the state is that before it."""
        match event:
            case ev.ActionPaid() if _waits_outside(before, event):
                self._add(before, event.corps)
            case ev.ActionBegan() if event.action.forced:
                self._add(before, event.corps)
            case _:
                pass

    def of(self, side: str) -> int:
        """Give how many turns a side's corps stood so, added up."""
        return sum(one == side for one, _, _ in self._found)

    def _add(self, before: State, corps: str) -> None:
        self._found.add((before.corps[corps].side, corps, before.turn))


def _waits_outside(before: State, event: ev.ActionPaid) -> bool:
    """Say whether a corps has paid for a hex that it cannot enter yet."""
    action = before.corps[event.corps].action
    return action is not None and action.kind == "enter" and event.paid == action.cost

"""Who takes over a formation whose leader fell (ANT-7.12b, ANT-7.12c, ANT-7.12e, ANT-R-SUCCESSION, ANT-R-COX)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.orders.leaders_moving import leads
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.games.tactical.rules.story import Story


def succeed(story: Story, fallen: Leader, unit: str) -> None:
    """Tell who succeeds a leader who has fallen, and who succeeds him; nobody where none is left.

    `unit` is the one that a leader who waited with him goes to, "" for none.
    """
    if fallen.rank == "corps":
        _corps(story, fallen, unit)
    elif fallen.rank == "division":
        _division(story, fallen)


def _corps(story: Story, fallen: Leader, unit: str) -> None:
    # One corps has two leaders in the order of battle: the second waits without effect and out of harm, and goes before
    # every division's leader.
    waiting = next(_of(story.state, fallen, "corps", waits=True), None)
    if waiting is not None:
        story.tell(ev.LeaderSucceeded(waiting.id, "corps", fallen.formation, unit or waiting.unit))
        return
    # The first alive in the order of battle, not the best: it is a matter of seniority.
    for one in _by_right(story, _of(story.state, fallen, "division")):
        if one.corps == fallen.formation and _here(story.state, one.unit):
            story.tell(ev.LeaderSucceeded(one.id, "corps", fallen.formation, one.unit))
            _division(story, one)
            return


def _division(story: Story, vacated: Leader) -> None:
    """Give the division that a leader led to the first of its brigade leaders who has a unit on the map."""
    for one in _by_right(story, _of(story.state, vacated, "brigade")):
        if one.division == vacated.formation:
            unit = next(_brigade(story.state, one), None)
            if unit is not None:
                story.tell(ev.LeaderSucceeded(one.id, "division", vacated.formation, unit.id))
                return


def _by_right(story: Story, those: Iterator[Leader]) -> list[Leader]:
    """Give leaders in the order in which they succeed: by seniority, or the best first (ANT-R-SUCCESSION)."""
    best_first = story.rules.choice("ANT-R-SUCCESSION") == 1
    return sorted(those, key=lambda one: -one.bonus) if best_first else list(those)


def _of(state: State, fallen: Leader, rank: str, *, waits: bool = False) -> Iterator[Leader]:
    """Yield a side's surviving leaders of a rank in the order of battle's order; who waits, only for his own post."""
    return (
        one
        for one in state.leaders.values()
        if one.side == fallen.side
        and one.rank == rank
        and not one.lost
        and one.waits == waits
        and (not waits or one.formation == fallen.formation)
    )


def _here(state: State, unit: str) -> bool:
    return unit in state.units and state.units[unit].here


def _brigade(state: State, leader: Leader) -> Iterator[Unit]:
    """Yield the units of a leader's brigade on the map: A before B, as the order of battle has them."""
    return (one for one in state.here(leader.side) if leads(leader, one))

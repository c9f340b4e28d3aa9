"""The unit in hand: what it was when it was picked up, and Z, which puts it back so (ANT-7.3r, ANT-R-ABORT)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.tactical.messages import square
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.stacking import no_room
from companion.games.tactical.rules.names import who
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.story import Story
from companion.language.messages import says

NOT_IN_HAND = says(
    "tactical.why.not-in-hand", "{name} is not in hand: only the unit that was handled last can be put back"
)
DID_NOTHING = says("tactical.why.did-nothing", "{name} has done nothing since it was picked up")
NO_WAY_BACK = says("tactical.why.no-way-back", "{name} cannot go back to {square}: {why}")


def pick_up(story: Story, one: Unit) -> None:
    """Take a unit in hand, unless it is there already."""
    if story.state.accessed != one.id:
        story.tell(ev.PickedUp(one.id))


def put_back(state: State, one: Unit) -> tuple[Unit, ...]:
    """Give the units that Z changes, as they were: the unit in hand, and those that it turned where it stood.

    Whoever was in its square when it was picked up has faced with it since, and may have lost fire straight ahead.
    """
    was = state.accessed_as.get(one.id) if state.accessed == one.id else None
    if was is None:
        return ()
    turned = (old for old in state.accessed_as.values() if old.id != one.id and old.square == was.square)
    stood = tuple(old for old in turned if state.units[old.id].square == old.square and state.units[old.id] != old)
    return (was, *stood) if stood or was != one else ()


def why_not_abort(now: Situation, one: Unit) -> Iterator[Reason]:
    """Yield why a unit cannot be put back."""
    if now.state.accessed != one.id:
        yield Reason(
            NOT_IN_HAND(name=who(one)),
            "ANT-R-ABORT",
        )
        return
    was = next(iter(put_back(now.state, one)), None)
    if was is None:
        yield Reason(DID_NOTHING(name=who(one)), "ANT-R-ABORT")
        return
    if was.square is None or was.square == one.square:
        return
    full = no_room(now, one, was.square)
    if full is not None:
        yield Reason(
            NO_WAY_BACK(name=who(one), square=square(was.square), why=full.what),
            "ANT-R-ABORT",
        )


def abort(story: Story, one: Unit) -> None:
    """Put a unit back; what it has seen of the enemy stays seen."""
    for was in put_back(story.state, one):
        story.tell(ev.PutBack(was.id, was))

"""Hidden units: what each side has sighted when a phase begins (ANT-2.1k, ANT-2.1l, ANT-R-HIDDEN)."""

from __future__ import annotations

from collections.abc import Iterable

from companion.tactical import events as ev
from companion.tactical.plotting import occupied
from companion.tactical.sight import arc_of
from companion.tactical.sight import sighted as squares_sighted
from companion.tactical.situation import Situation
from companion.tactical.state import SIDES, Side, State, Unit, other
from companion.tactical.story import Story


def sight_enemies(story: Story) -> None:
    """Tell what is sighted as an operation phase begins, to its side, or a combat phase, to both."""
    phase = story.state.phase
    if not story.state.hidden or phase.kind not in ("operation", "combat"):
        return
    for side in SIDES:
        found = sighted(story, side) if phase.kind == "combat" or side == phase.side else ()
        if found:
            story.tell(ev.Sighted(side, found))


def sighted(now: Situation, side: Side) -> tuple[str, ...]:
    """Give the enemy's units that some unit of a side has in sight, whatever its weapon's range."""
    state = now.state
    held = occupied(state)
    enemies = {one.square for one in state.here(other(side)) if one.square is not None}
    watching = {(one.square, arc_of(state.level, one.facing)) for one in state.here(side) if one.square is not None}
    seen = squares_sighted(now.sight, watching, enemies, held, turn=state.turn)
    return tuple(one.id for one in state.here(other(side)) if one.square in seen)


def show(story: Story, side: Side, enemies: Iterable[Unit]) -> None:
    """Show enemies to a side to the end of the phase, where units are hidden and these are."""
    shown = story.state.revealed.get(side, ())
    met = tuple(one.id for one in enemies if one.id not in shown) if story.state.hidden else ()
    if met:
        story.tell(ev.Sighted(side, met))


def is_shown(state: State, side: Side, one: Unit) -> bool:
    """Say whether a side may know of a unit: its own, all where nothing is hidden, and what is shown this phase."""
    return one.side == side or not state.hidden or state.over or one.id in state.revealed.get(side, ())

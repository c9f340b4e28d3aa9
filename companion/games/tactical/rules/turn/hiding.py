"""Hidden units: what each side sights when a phase begins and meets when it moves (ANT-2.1k, ANT-2.1l, ANT-R-HIDDEN).

Orders are judged by what their side knows, so that no refusal tells where a hidden enemy is (`as_known`). Who comes
upon one when he carries his order out stops there, and the enemy is shown.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from companion.games.tactical.charts.terms import SIDES, Side, other
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.sight import arc_of
from companion.games.tactical.rules.ground.sight import sighted as squares_sighted
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.orders.plotting import occupied
from companion.games.tactical.rules.situation import Moment, Situation
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.story import Story


def sight_enemies(story: Story) -> None:
    """Tell what is sighted as an operation phase begins, to its side, or a combat phase, to both."""
    phase = story.state.phase
    if not story.state.hidden or phase.kind not in ("operation", "combat"):
        return
    for side in SIDES:
        # In combat smoke shows both sides to each other; while orders are given only he sees whose turn it is.
        found = sighted(story, side) if phase.kind == "combat" or side == phase.side else ()
        found = tuple(name for name in found if _near_enough(story, side, story.unit(name)))
        if found:
            story.tell(ev.Sighted(side, found))


def _near_enough(now: Situation, side: Side, enemy: Unit) -> bool:
    """Say whether an enemy in sight may be seen: always, beside one's own, or within weapons' reach (ANT-R-HIDDEN)."""
    reading = now.rules.choice("ANT-R-HIDDEN")
    if reading == 0 or (reading == 1 and now.state.phase.kind == "combat") or enemy.square is None:
        return True
    return any(
        distance(one.square, enemy.square) <= (1 if reading == 1 else now.rules.range_of(one.weapon))
        for one in now.state.here(side)
        if one.square is not None
    )


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


def meet(story: Story, one: Unit, *, heading: Square | None = None) -> None:
    """Show a side the hidden enemies beside its unit, and who bars the step that it was about to take.

    Those are in the square ahead or, where nobody is, beside it: their zones of control are what bars it.
    """
    if not story.state.hidden:
        return
    near = _within(story.state, one, one.square, 1)
    if heading is not None:
        near += _within(story.state, one, heading, 0) or _within(story.state, one, heading, 1)
    show(story, one.side, dict.fromkeys(near))


def _within(state: State, one: Unit, at: Square | None, squares: int) -> list[Unit]:
    """Give a unit's enemies within some squares of a place."""
    enemies = state.here(other(one.side))
    return [it for it in enemies if it.square is not None and at is not None and distance(it.square, at) <= squares]


def as_known(now: Situation, side: Side) -> Moment:
    """Give a moment as a side knows it: without the enemies that are hidden from it."""
    state = now.state
    if state.hidden:
        known = {name: one for name, one in state.units.items() if is_shown(state, side, one)}
        state = replace(state, units=known)
    return Moment(now.rules, now.ground, now.sight, state)


def is_shown(state: State, side: Side, one: Unit) -> bool:
    """Say whether a side may know of a unit: its own, all where nothing is hidden, and what is shown this phase."""
    return one.side == side or not state.hidden or state.over or one.id in state.revealed.get(side, ())

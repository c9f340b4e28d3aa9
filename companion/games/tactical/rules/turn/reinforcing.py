"""Reinforcements: they come on by themselves at their entry squares, or wait (ANT-6.0, ANT-R-ENTRY-FILL)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from companion.charts.figures import Reason
from companion.games.tactical import messages as say
from companion.games.tactical.charts.terms import Mode
from companion.games.tactical.charts.turn import Entry
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.condition import WHOLE
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.ground.stacking import no_room
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.turn.set_up import start_facing
from companion.kernel.dice import Why
from companion.kernel.draws import chance
from companion.kernel.messages import turn as of_turn

MARCHING: dict[str, Mode] = {"infantry": "column", "cavalry": "mounted", "artillery": "limbered"}


def reinforce(story: Story) -> None:
    """Bring on what is due; what has no room or finds the enemy there is tried again next turn."""
    for entry in story.rules.reinforcements.entry:
        group = waiting(story.state, entry)
        # Each for itself where every unit has a draw of its own (ANT-R-EARLY).
        apart = bool(entry.early) and story.rules.choice("ANT-R-EARLY") == 2
        for those in ((one,) for one in group) if apart else (group,):
            if those and is_due(story, entry, those):
                enter(story, entry, those)


def waiting(state: State, entry: Entry) -> tuple[Unit, ...]:
    """Give the units that an entry is for and that have not come on, in the order of battle's order."""
    return tuple(
        one
        for one in state.units.values()
        if one.status == "to-arrive" and one.side == entry.side and one.arrives == entry.turn
    )


def is_due(story: Story, entry: Entry, group: Sequence[Unit]) -> bool:
    """Say whether a group may come on now: in its turn and after, or early by one draw for all of it (ANT-R-EARLY).

    An enemy on the square that the chart names keeps the whole group away.
    """
    names = tuple(one.id for one in group)
    turn = story.state.turn
    early = next((row for row in story.rules.early.chance if row.turn == turn), None) if entry.early else None
    if turn < entry.turn and early is None:
        return False
    # Before the draw for an early arrival: nothing is drawn for troops who cannot come anyway.
    if entry.delayed_by is not None and enemy_at(story.state, entry, _square(entry.delayed_by)):
        if turn >= entry.turn:
            story.tell(ev.Delayed(names, say.ENEMY_THERE(square=say.square(entry.delayed_by))))
        return False
    if turn >= entry.turn or early is None:
        return True
    why = Why(say.EARLY_DRAW(turn=of_turn(entry.turn)), entry.side, "reinforcements")
    percent = story.rules.figure("ANT-R-EARLY", early.percent)
    came = chance(story, Fraction(percent) / WHOLE, why)
    if not came:
        story.tell(ev.Delayed(names, say.TOO_EARLY(), came.roll))
    return bool(came)


def enter(story: Story, entry: Entry, group: Sequence[Unit]) -> None:
    """Put each unit of a group on the first square that takes it; the rest wait (ANT-6.0b)."""
    if story.rules.choice("ANT-R-ENTRY-FILL") == 1 and not _all_find_room(story, entry, group):
        story.tell(ev.Delayed(tuple(one.id for one in group), say.NO_ENTRY()))
        return
    left: list[str] = []
    for one in group:
        found = next((at for at in map(_square, entry.squares) if no_entry(story, entry, one, at) is None), None)
        if found is None:
            left.append(one.id)
            continue
        # They come up by road, in what marches.
        mode = one.mode if story.state.level == "basic" else MARCHING[one.arm]
        story.tell(ev.Arrived(one.id, found, start_facing(story.ground, one.side, found), mode))
        _made_active(story, one)
    if left:
        story.tell(ev.Delayed(tuple(left), say.NO_ENTRY()))


def _made_active(story: Story, one: Unit) -> None:
    """Let a unit be active as it comes, where that is the reading (ANT-R-ACT-REINF)."""
    if story.rules.choice("ANT-R-ACT-REINF") == 1 and not story.unit(one.id).activated:
        story.tell(ev.Activated(one.division, (one.id,)))


def _all_find_room(story: Story, entry: Entry, group: Sequence[Unit]) -> bool:
    """Say whether all of a group find a square, each after those before it (ANT-R-ENTRY-FILL)."""
    trial = Story(story.rules, story.ground, story.sight, story.state, story.dice)
    for one in group:
        found = next((at for at in map(_square, entry.squares) if no_entry(trial, entry, one, at) is None), None)
        if found is None:
            return False
        trial.tell(ev.Arrived(one.id, found, start_facing(story.ground, one.side, found), MARCHING[one.arm]))
    return True


def no_entry(now: Situation, entry: Entry, one: Unit, square: Square) -> Reason | None:
    """Give why a unit cannot come on at a square; None when it can."""
    if enemy_at(now.state, entry, square):
        return Reason(say.ENEMY_HERE(), "ANT-6.0b")
    return no_room(now, one, square)


def enemy_at(state: State, entry: Entry, square: Square) -> bool:
    """Say whether an enemy stands in a square."""
    return any(one.side != entry.side for one in state.at(square))


def _square(place: Sequence[int]) -> Square:
    return place[0], place[1]

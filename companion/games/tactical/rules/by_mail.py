"""A square-grid battle as one seat knows it: a state made of its view, for the rules to be asked where it is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec.structs import replace

from companion.games.tactical.rules.commands import Activate, EndActivation
from companion.games.tactical.rules.duties import Duty
from companion.games.tactical.rules.events import Activated, AnyEvent, PhaseBegan
from companion.games.tactical.rules.score import Score
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import OnTable, Prompt, State
from companion.games.tactical.rules.turn.activation import activated_with, waiting
from companion.games.tactical.rules.turn.phases import following
from companion.games.tactical.rules.view import View, to_act
from companion.games.tactical.rules.view import known as known_of
from companion.kernel.overriding.commanding import Commander
from companion.language.messages import bare

STATE, VIEW, DUTY, SCORE, RECALLED = State, View, Duty, Score, type(None)


def known(state: State, view: View, commanders: Mapping[str, Commander]) -> State:
    """Give a state that holds no more than a side's view of it."""
    made = known_of(view)
    enemies = tuple(name for name, one in made.units.items() if one.side != view.seat)
    made = replace(
        made,
        save_points=view.save_points,
        hours=state.hours,
        commanders=dict(commanders),
        revealed={view.seat: enemies} if view.hidden else {},
        pending=view.pending,
        table=OnTable(id=view.on_table, nth=0, units=()) if view.on_table else None,
    )
    if made.pending is None and made.table is None and view.to_act in ("union", "confederate"):
        waited = replace(made, pending=Prompt(seat=view.to_act, kind="hand-over", text=bare("")))  # type: ignore[arg-type]
        return made if to_act(made) == view.to_act else waited
    return made


class Judging(Protocol):
    """The game, as far as it is asked here."""

    def situation(self, state: State) -> Moment:
        """Give what an order is judged by."""


def handed_on(game: Judging, state: State, command: object) -> Sequence[AnyEvent] | None:
    """Give the facts of what ends the activation of divisions: the phases up to the next orders draw (ANT-2.3)."""
    if not isinstance(command, Activate | EndActivation):
        return None
    now, events = game.situation(state), list[AnyEvent]()
    if isinstance(command, Activate):
        units = activated_with(state, now.rules.activation.side, command.division)
        events.append(Activated(command.division, tuple(one.id for one in units)))
        now = now.after(events[0])
    if isinstance(command, EndActivation) or not waiting(now):
        events.append(PhaseBegan(*following(now)))
    return events


def carried(texts: Mapping[str, str], view: View) -> Mapping[str, str]:
    """Give the texts besides the charts that its rules read: none."""
    del texts, view
    return {}

"""A square-grid battle as one seat knows it: a state made of its view, for the rules to be asked where it is not."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.games.tactical.rules.duties import Duty
from companion.games.tactical.rules.score import Score
from companion.games.tactical.rules.state import OnTable, Prompt, State
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


def carried(texts: Mapping[str, str], view: View) -> Mapping[str, str]:
    """Give the texts besides the charts that its rules read: none."""
    del texts, view
    return {}

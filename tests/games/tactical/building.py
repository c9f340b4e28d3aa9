"""Small battles for tests."""

from __future__ import annotations

from typing import Any

from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.state import Leader, Phase, State, Unit

OPERATION = Phase(4, "operation", "union", 1)


def unit(name: str = "Seymour-A", side: Side = "union", at: Square | None = (10, 10), **given: Any) -> Unit:
    """Give a unit: 400 men of infantry with rifles in normal mode, unless told otherwise."""
    arm = given.get("arm", "infantry")
    mode = {"infantry": "normal", "cavalry": "mounted", "artillery": "unlimbered"}[arm]
    count = {"guns": 12} if arm == "artillery" else {"men": 400}
    plain: dict[str, Any] = {"arm": arm, "mode": mode, "weapon": "RFL", "effectiveness": 80, "points": 10} | count
    filled = plain | given
    start = {"men_at_start": filled.get("men", 0), "guns_at_start": filled.get("guns", 0)}
    start = {**start, **{name: filled[name] for name in start if name in filled}}
    start["men_lost"] = max(0, start["men_at_start"] - filled.get("men", 0) - filled.get("men_aside", 0))
    start["guns_lost"] = max(0, start["guns_at_start"] - filled.get("guns", 0) - filled.get("guns_aside", 0))
    return Unit(id=f"{side}:{name.lower()}", name=name, side=side, square=at, **(start | filled))


def state(*units: Unit, leaders: tuple[Leader, ...] = (), **given: Any) -> State:
    """Give a battle of these units, in an operation phase of the Union's."""
    plain: dict[str, Any] = {
        "scenario": "test",
        "title": "A test",
        "level": "advanced",
        "last_turn": 11,
        "phase": OPERATION,
        "control": {"union": "human", "confederate": "human"},
    }
    by_id = {one.id: one for one in units}
    return State(units=by_id, leaders={one.id: one for one in leaders}, **(plain | given))

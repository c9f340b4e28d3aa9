"""Small fields and the orders given on them."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from companion.charts.figures import Reason, Refused
from companion.games.tactical.charts.ruleset import Rules, load
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import legal
from companion.games.tactical.rules.apply import apply
from companion.games.tactical.rules.decide import decide
from companion.games.tactical.rules.ground.map import Ground, Terrains, lay
from companion.games.tactical.rules.ground.sight import Sight
from companion.games.tactical.rules.ground.sight_figures import Measures
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.view import called
from companion.kernel.shelf import ruleset_texts
from companion.kernel.supply import Supply
from companion.language.messages import among
from tests.games.tactical.building import state

SIGNS = {
    ".": "clear",
    "T": "town",
    "W": "woods",
    "C": "cornfield",
    "~": "stream",
    "=": "river",
    "B": "bridge",
    "F": "ford",
    "S": "sunken_road",
    "R": "ravine",
    "L": "light_woods",
    "H": "heavy_woods",
}
OPEN = ("." * 9,) * 9
AT = (4, 4)
"""The middle of the open field."""


@cache
def rules(name: str = "antietam") -> Rules:
    return load(ruleset_texts(name))


def field(
    *rows: str,
    heights: dict[Square, int] | None = None,
    roads: dict[str, tuple[Square, ...]] | None = None,
    of: Rules | None = None,
) -> Ground:
    """Give a ground of rows of signs, of elevation 1 where nothing else is told."""
    kinds = {(x, y): SIGNS[sign] for x, row in enumerate(rows) for y, sign in enumerate(row)}
    marks = {sort: {at: sort for at, kind in kinds.items() if kind == sort} for sort in ("bridge", "ford")}
    return lay(
        title="",
        terrains=Terrains.of(of or rules()),
        kinds=kinds,
        levels=dict.fromkeys(kinds, 1) | (heights or {}),
        waters={"Run": tuple(at for at, kind in kinds.items() if kind in ("stream", "ford", "bridge"))},
        bridges=marks["bridge"],
        fords=marks["ford"],
        roads=roads or {},
        objectives={},
        entries={},
        rears={},
        places={},
    )


def moment(*units: Unit, on: Ground | None = None, by: Rules | None = None, **given: Any) -> Moment:
    """Give a battle of these units on a ground, the open field unless told otherwise, in the Union's phase."""
    used = by or rules()
    ground = on or field(*OPEN, of=used)
    return Moment(used, ground, Sight(ground, Measures.of(used)), state(*units, **given))


def why_not(now: Moment, command: cmd.AnyCommand) -> tuple[Reason, ...]:
    return legal.why_not(now, command)


def words(now: Moment, reason: Reason) -> str:
    """Give a reason in words, with the names that everybody has."""
    return reason.named(among(called(now.state, "referee"))).text


def clauses(now: Moment, command: cmd.AnyCommand) -> set[str]:
    """Give the clauses that refuse a command, and hold deciding to the same."""
    reasons = why_not(now, command)
    try:
        decide(now, command, Supply("none"))
    except Refused as refused:
        assert refused.reasons == reasons
        assert reasons
    else:
        assert not reasons
    return {reason.clause for reason in reasons}


def after(now: Moment, *commands: cmd.AnyCommand) -> Moment:
    """Give the moment after orders, which must be lawful."""
    for command in commands:
        for event in decide(now, command, Supply("none")):
            now = now.after(event)
    return now


def go(one: Unit, *directions: int) -> cmd.Move:
    return cmd.Move(unit=one.id, directions=directions)


def with_state(now: Moment, **given: Any) -> Moment:
    return replace(now, state=replace(now.state, **given))


def folded(now: State, *events: Any) -> State:
    for event in events:
        now = apply(now, event)
    return now

"""A small battle among hidden units for its papers, and what each seat knows of it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from companion.cards.source import Source
from companion.games.tactical.rules.state import Leader, State
from companion.games.tactical.rules.view import view
from companion.kernel.shelf import ruleset_texts
from tests.games.tactical.building import state, unit
from tests.games.tactical.gazetteer import rules

Seat = Literal["referee", "union", "confederate"]
SIDES: tuple[Seat, ...] = ("union", "confederate")
LED: dict[str, Any] = {"side": "union", "bonus": 12}


def battle(**given: Any) -> State:
    """Give four Union units of two divisions, and three Confederates of whom one is shown to the Union."""
    return state(
        unit("Seymour-A", at=(10, 10), division="Meade", corps="I Corps", brigade="Seymour", fire_plot=(9, 10)),
        unit(
            "Seymour-B", at=(10, 10), division="Meade", corps="I Corps", brigade="Seymour", disrupted=True, fatigue=12
        ),
        unit("Hoffman-A", at=(11, 9), division="Doubleday", corps="I Corps", melee_plot=True, advance_plot=True),
        unit("I Corps-A", at=(12, 9), corps="I Corps", arm="artillery", weapon="N12", guns=11, guns_at_start=12),
        unit("Early-A", "confederate", (9, 10), division="Lawton", corps="Jackson"),
        unit("Hays-A", "confederate", (7, 12), division="Lawton", corps="Jackson", weapon="MSK"),
        unit("Pender-A", "confederate", None, division="A.P. Hill", corps="Jackson", status="to-arrive", arrives=9),
        leaders=(
            Leader(
                id="union:leader-meade", name="Meade", rank="division", formation="Meade", unit="union:seymour-a", **LED
            ),
            Leader(id="union:leader-seymour", name="Seymour", rank="brigade", formation="Seymour", **LED),
            Leader(
                id="confederate:leader-j",
                name="Jackson",
                side="confederate",
                rank="corps",
                formation="Jackson",
                bonus=50,
            ),
        ),
        **(
            {
                "hidden": True,
                "turn": 3,
                "title": "The Battle of Antietam, September 17, 1862: Advanced game",
                "revealed": {"union": ("confederate:early-a",)},
            }
            | given
        ),
    )


def source(now: State, seat: Seat = "referee") -> Source:
    """Give what papers are made from, as the command line and the desk make it."""
    side: Any = "" if seat == "referee" else seat
    return Source(rules(), ruleset_texts("antietam"), view(rules(), now, seat), side, "antietam")


def otherwise(now: State, side: Seat) -> State:
    """Give the same battle with what a side may not know otherwise: hidden enemies elsewhere, and what is not seen."""
    shown = set(now.revealed.get(side, ()))
    changed = {
        name: one
        if one.side == side
        else replace(one, fatigue=50, effectiveness=60, points=1, ammo=False, weapon="PST", fire_plot=(1, 1))
        if name in shown
        else replace(one, men=one.men + 100, square=one.square and (one.square[0] - 3, one.square[1] + 5), arrives=4)
        for name, one in now.units.items()
    }
    leaders = {name: one if one.side == side else replace(one, bonus=1, lost=True) for name, one in now.leaders.items()}
    return replace(now, units=changed, leaders=leaders)

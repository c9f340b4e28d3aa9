"""Stories of a turn's phases, with draws that fall as told."""

from __future__ import annotations

from typing import Any, TypeVar

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules.state import Leader, Phase, Unit
from companion.games.tactical.rules.story import Story
from companion.kernel.supply import Supply
from tests.games.tactical.building import state
from tests.games.tactical.ordering import moment, rules

T = TypeVar("T")
ACTIVATION = Phase(0, "activation", "union")
RECOVERY = Phase(2, "recovery")
REINFORCEMENT = Phase(3, "reinforcement")


def story(*units: Unit, faces: tuple[int, ...] = (), by: Rules | None = None, **given: Any) -> Story:
    """Give a story on the open field whose draws are entered, and no more than are needed."""
    now = moment(*units, by=by)
    dice = Supply("1/1", faces=faces, entered=lambda _: True)
    return Story(now.rules, now.ground, now.sight, state(*units, **given), dice)


def told(of: Story, kind: type[T]) -> list[T]:
    """Give the facts of one kind."""
    return [event for event in of.events if isinstance(event, kind)]


def leader(name: str, side: Side = "union", **given: Any) -> Leader:
    """Give a leader of the division Meade, unless told otherwise."""
    plain: dict[str, Any] = {"rank": "division", "formation": "Meade", "division": "Meade", "bonus": 10}
    return Leader(id=f"{side}:leader-{name.lower()}", name=name, side=side, **(plain | given))


def reading(**chosen: int) -> Rules:
    """Give Antietam's rules with rulings read otherwise: ANT_R_FATREC=1."""
    return rules().choosing({name.replace("_", "-"): value for name, value in chosen.items()})

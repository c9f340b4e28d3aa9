"""Quick games for studies: the Sunken Road of one turn, a fifth of a second each."""

from __future__ import annotations

from functools import cache

from companion.study.studies.engines import Serial
from companion.study.studies.plan import Plan
from companion.study.studies.studying import study

SCENARIO = "shiloh-sunken-road"
SHORT = {"scenario.turns": "1", "scenario.night_turns": "[]"}
SETTLED = {"confederate": "basic", **SHORT}
LEVELS = {"union": ("basic", "able")}


def plan(games: int = 4, **other: object) -> Plan:
    """Give a study of both levels."""
    asked = {"scenarios": (SCENARIO,), "settings": SETTLED, "vary": LEVELS, "seed": "1863", "paired": True}
    return Plan(**{**asked, "games": games, **other})  # type: ignore[arg-type]


@cache
def whole(games: int) -> bytes:
    """Give what comes of so many games a variant that one process plays one after the other, whole."""
    return study(plan(games), Serial())


def typed(games: int, *more: str) -> list[str]:
    """Give the same as it is typed."""
    short = [part for key, value in SHORT.items() for part in ("--set", f"{key}={value}")]
    return ["study", SCENARIO, "--games", str(games), "--vary", "union=basic,able", "--paired", *short, *more]

"""A made-up study whose second level wins a point a game."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from companion.study.studies.folding import Games, summary
from companion.study.studies.plan import Plan


@cache
def found(games: int = 40, *, paired: bool = True) -> dict[str, Any]:
    """Give a made-up study whose second level wins a point a game."""
    vary = {"union": ("basic", "able")}
    plan = Plan(
        scenarios=("made-up",),
        settings={"scenario.night_turns": "[]"},
        vary=vary,
        seed="1863",
        games=games,
        paired=paired,
    )
    those = Games(plan)
    for level, more in (("basic", 0), ("able", 1)):
        for k in range(1, games + 1):
            ended = {
                "level": "draw",
                "points": k % 7 - 3 + more,
                "turns": 3,
                "lost": {"union": 10 - more, "confederate": k % 3},
            }
            those.add(
                {"scenario": "made-up", "settings": {}, "variant": {"union": level}, "seed": "1863", "k": k, **ended}
            )
    value: dict[str, Any] = msgspec.json.decode(summary(those, games))
    return value

"""A game's row: what it was and how it ended, whoever played it."""

from __future__ import annotations

from typing import Any

import msgspec

from companion.kernel.begun import First
from companion.study.simulating import play
from companion.study.studies.plan import Plan, Variant

Row = dict[str, Any]


class Task(msgspec.Struct, frozen=True):
    """A game that is to be played: which variant, and its number."""

    variant: int
    k: int


def played(first: First, seed: str, k: int) -> Row:
    """Play a game and give how it ended, in plain values. Raises BadInput where a human is to play."""
    found: Row = msgspec.to_builtins(play(first, seed, k))
    del found["game"]
    return found


def row(plan: Plan, variant: Variant, k: int, ended: Row) -> Row:
    """Give a game's row: neither time nor machine is in it."""
    return {
        "scenario": variant.scenario,
        "settings": dict(plan.settings),
        "variant": variant.chosen,
        "seed": plan.seed,
        "k": k,
        **ended,
    }

"""A game's row: what it was and how it ended, whoever played it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from companion.kernel.begun import First
from companion.study.simulating import play
from companion.study.studies.plan import Plan, Variant

Row = dict[str, Any]


class _Kept(msgspec.Struct, frozen=True):
    """What every row has, whatever its kind of game tells besides."""

    scenario: str
    variant: dict[str, str]
    seed: str
    k: Annotated[int, msgspec.Meta(ge=1)]
    level: str
    points: int | float


_KEPT = msgspec.json.Decoder(_Kept)


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


def read(line: bytes) -> Row:
    """Read a row that was kept. Raises msgspec's DecodeError for what is none."""
    _KEPT.decode(line)
    found: Row = msgspec.json.decode(line)
    return found

"""Values that the referee may want to set, drawn by the type of a field: for games of any kind."""

from __future__ import annotations

import types
from collections.abc import Sequence
from random import Random
from typing import Any, Literal, Union, get_args, get_origin

import msgspec


def a_value(one: msgspec.Struct, field: str, luck: Random, places: Sequence[Sequence[int]] = ()) -> Any:
    """Draw a value for a field, as JSON has it; `places` are those of the map that somebody may stand on."""
    kind = next(each.type for each in msgspec.structs.fields(one) if each.name == field)
    return _of(kind, luck, places)


def _of(kind: Any, luck: Random, places: Sequence[Sequence[int]]) -> Any:
    if hasattr(kind, "__metadata__"):
        return _of(kind.__origin__, luck, places)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return luck.choice(parts)
    if origin in (Union, types.UnionType):
        return _of(luck.choice(parts), luck, places)
    if kind in (None, type(None)):
        return None
    if kind is bool:
        return luck.random() < 0.5
    if kind is int:
        return luck.choice([0, 1, 2, 3, 5, 9, 40])
    if kind is float:
        return luck.choice([0.0, 0.25, 1.0, 2.5])
    if kind == tuple[int, int] and places:
        return list(luck.choice(places))
    if origin is tuple:
        return []
    if origin is dict:
        return {}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        ints = [each.name for each in msgspec.structs.fields(kind) if each.type is int]
        return {name: luck.choice([0, 1, 7, 30]) for name in ints}
    return luck.choice(["", "x"])

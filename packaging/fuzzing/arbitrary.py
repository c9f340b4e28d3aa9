"""Values of a shape: from the msgspec type of an input or a command, a value that is nearly always sound."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from msgspec import inspect


def of_type(rng: random.Random, kind: inspect.Type, words: Sequence[str]) -> Any:
    """Give a plain value of a type; texts are drawn from `words`, numbers are small, at times at their bounds."""
    match kind:
        case inspect.Metadata(type=inner):
            return of_type(rng, inner, words)
        case inspect.StructType(fields=fields):
            made = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
            for field in fields:
                if field.required or rng.random() < 0.5:
                    made[field.encode_name] = of_type(rng, field.type, words)
            return made
        case inspect.UnionType(types=types):
            return of_type(rng, rng.choice(types), words)
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType() | inspect.FloatType():
            return _number(rng, kind)
        case inspect.StrType():
            return rng.choice(words)
        case inspect.NoneType():
            return None
        case inspect.ListType(item_type=item, min_length=low) | inspect.VarTupleType(item_type=item, min_length=low):
            return [of_type(rng, item, words) for _ in range(max(low or 0, rng.choice((0, 1, 1, 1, 2, 3))))]
        case inspect.TupleType(item_types=items):
            return [of_type(rng, item, words) for item in items]
        case inspect.DictType(value_type=item):
            return {rng.choice(words): of_type(rng, item, words) for _ in range(rng.choice((0, 0, 1, 2)))}
        case _:
            return rng.choice((0, 1, 3, 0.5, "x", True, None, rng.choice(words)))


def _number(rng: random.Random, kind: inspect.IntType | inspect.FloatType) -> float:
    low, high = int(kind.ge or 0), int(kind.le if kind.le is not None else 1000)
    found = (
        rng.choice((low, high, min(1, high)))
        if rng.random() < 0.15
        else rng.randint(max(low, 0), min(high, max(low, 0) + 12))
    )
    return found + rng.choice((0, 0.5)) if isinstance(kind, inspect.FloatType) and found < high else found

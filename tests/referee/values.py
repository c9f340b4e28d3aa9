"""Values for a field that is set by hand: such as it may hold, near to what it holds, and such as it may not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec
from fuzzing import arbitrary
from msgspec import inspect

from companion.kernel.overriding.setting import plain


@cache
def _shapes(kind: type[msgspec.Struct]) -> Mapping[str, inspect.Type]:
    return {each.name: inspect.type_info(each.type) for each in msgspec.structs.fields(kind)}


def of_field(one: msgspec.Struct, field: str, luck: Random, words: Sequence[str]) -> Any:
    """Give a value of a field's type: near the present one where that is a figure, sometimes anything at all."""
    shape = _shapes(type(one))[field]
    present = plain(getattr(one, field))
    if luck.random() < 0.06:
        return luck.choice((-1, "x", None, 10**9, [], {"a": 1}, 0.5, True))
    if isinstance(present, int) and not isinstance(present, bool) and luck.random() < 0.85:
        return max(0, present + luck.choice((-2, -1, -1, 0, 1, 1, 2)))
    if isinstance(present, dict) and luck.random() < 0.5:
        return {name: value for name, value in present.items() if luck.random() < 0.8}
    if isinstance(present, list) and luck.random() < 0.5:
        return [value for value in present if luck.random() < 0.7]
    return arbitrary.of_type(luck, shape, words)

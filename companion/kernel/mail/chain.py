"""Views kept one after the other, each as what differs from the one before: most of a game is as it was.

[value]                      it is another
{"field": change}            of an object some are another, by name; null for a name that is gone
{"3": change, "+": [value]}  of a list some are another, and some more have come at its end
{"-": 2}                     of a list only so many are left
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

Change = Mapping[str, Any] | list[Any]
T = TypeVar("T")
MORE, LEFT = "+", "-"


def delta(was: Any, now: Any) -> Change:
    """Give what differs between two views; `was` is None before the first."""
    if type(was) is not type(now):
        return [now]
    if isinstance(now, msgspec.Struct):
        return [now] if now.__struct_config__.array_like else _of_struct(was, now)
    if isinstance(now, tuple):
        return _of_list(was, now)
    if isinstance(now, dict):
        return _of_object(was, now)
    return [now]


def _of_struct(was: msgspec.Struct, now: msgspec.Struct) -> Change:
    left_out, found = _left_out(type(now)), dict[str, Any]()
    for name, written in zip(now.__struct_fields__, now.__struct_encode_fields__, strict=True):
        before, value = getattr(was, name), getattr(now, name)
        if before is not value and before != value:
            # What stands nowhere, as it was its field's usual value, cannot be changed in part.
            is_there = before and (name not in left_out or before != left_out[name])
            found[written] = delta(before, value) if is_there else [value]
    return found


@cache
def _left_out(kind: type[msgspec.Struct]) -> Mapping[str, Any]:
    """Give the fields of a shape that are not written where they have their usual value, with that."""
    if not kind.__struct_config__.omit_defaults:
        return {}
    return {one.name: one.default for one in msgspec.structs.fields(kind) if one.default is not msgspec.NODEFAULT}


def _of_list(was: tuple[Any, ...], now: tuple[Any, ...]) -> Change:
    if len(now) < len(was):
        return {LEFT: len(now)} if was[: len(now)] == now else [now]
    if len(now) > len(was):
        return {MORE: now[len(was) :]} if was and now[: len(was)] == was else [now]
    return {
        str(nth): delta(before, value)
        for nth, (before, value) in enumerate(zip(was, now, strict=True))
        if before is not value and before != value
    }


def _of_object(was: dict[Any, Any], now: dict[Any, Any]) -> Change:
    kept = [name for name in was if name in now]
    if not was or not all(isinstance(name, str) for name in (*was, *now)) or list(now)[: len(kept)] != kept:
        return [now]  # in another order it would be told in another
    changed = {name: delta(was.get(name), one) for name, one in now.items() if name not in was or was[name] != one}
    return {**changed, **{name: None for name in was if name not in now}}


def applied(plain: Any, change: Any) -> Any:
    """Give a view as JSON holds it after a change. Raises LookupError or ValueError for no such change."""
    match change:
        case [value]:
            return value
        case {} if not change:
            return plain
        case {} if isinstance(plain, list):
            return _list_after(plain, change)
        case {} if isinstance(plain, dict):
            return _object_after(plain, change)
    raise ValueError(change)


def _list_after(plain: list[Any], change: Mapping[str, Any]) -> list[Any]:
    left, more = change.get(LEFT, len(plain)), change.get(MORE, [])
    if not isinstance(left, int) or not isinstance(more, list):
        raise ValueError(change)
    found = plain[:left]
    for nth, one in change.items():
        if nth not in (MORE, LEFT):
            found[int(nth)] = applied(found[int(nth)], one)
    return [*found, *more]


def _object_after(plain: dict[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    found = dict(plain)
    for name, one in change.items():
        if one is None:
            del found[name]
        else:
            found[name] = applied(found.get(name), one)
    return found


def carried_over(stored: T, was: Any, now: Any) -> T:
    """Give what is stored with what has changed between two others of its shape; what it does not know stays unknown.

    Made-up values of a state that stands in for a view do not come into it, as both others have them.
    """
    if was == now or (stored is None and was is not None):
        return stored
    if stored == was:
        return now  # type: ignore[no-any-return]
    if isinstance(stored, msgspec.Struct) and type(stored) is type(was) is type(now):
        names = stored.__struct_fields__
        return replace(
            stored,
            **{name: carried_over(getattr(stored, name), getattr(was, name), getattr(now, name)) for name in names},
        )
    if isinstance(stored, dict) and isinstance(was, dict) and isinstance(now, dict):
        kept = {name: value for name, value in stored.items() if name in now or name not in was}
        changed = {name: value for name, value in now.items() if was.get(name) != value}
        return {**kept, **changed}  # type: ignore[return-value]
    if isinstance(stored, tuple) and isinstance(was, tuple) and isinstance(now, tuple):
        return _of_many(stored, was, now)  # type: ignore[return-value]
    return now  # type: ignore[no-any-return]


def _of_many(stored: tuple[Any, ...], was: tuple[Any, ...], now: tuple[Any, ...]) -> tuple[Any, ...]:
    """Give a list whose members bear ids with those that changed; of others the present ones."""
    if not all(hasattr(one, "id") for one in (*stored, *was, *now)):
        return now
    before, after = ({one.id: one for one in those} for those in (was, now))
    kept = [
        carried_over(one, before[one.id], after[one.id]) if one.id in before and one.id in after else one
        for one in stored
        if one.id in after or one.id not in before
    ]
    known = {one.id for one in (*stored, *was)}
    return (*kept, *(one for one in now if one.id not in known))

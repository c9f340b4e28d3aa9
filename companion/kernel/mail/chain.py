"""Views kept one after the other, each as what differs from the one before: most of a game is as it was.

{"field": [value]}           the field is another
{"field": {"3": value}}      of a list of the same length only some are
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

Delta = Mapping[str, Any]
T = TypeVar("T")


def delta(was: Any, now: Any) -> dict[str, Any]:
    """Give what differs between two views; `was` is None before the first."""
    found: dict[str, Any] = {}
    for name in now.__struct_fields__:
        value = getattr(now, name)
        before = None if was is None else getattr(was, name)
        if was is None:
            found[name] = [value]
        elif before != value:
            found[name] = _differing(before, value) or [value]
    return found


def _differing(was: Any, now: Any) -> dict[str, Any]:
    if not (isinstance(was, tuple) and isinstance(now, tuple) and len(was) == len(now)):
        return {}
    return {str(nth): value for nth, (before, value) in enumerate(zip(was, now, strict=True)) if before != value}


def applied(plain: Mapping[str, Any], change: Delta) -> dict[str, Any]:
    """Give a view as JSON holds it after a change. Raises LookupError, TypeError or ValueError for no such change."""
    found = dict(plain)
    for name, value in change.items():
        if isinstance(value, dict):
            those = list(found[name])
            for nth, one in value.items():
                those[int(nth)] = one
            found[name] = those
        else:
            (found[name],) = value
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

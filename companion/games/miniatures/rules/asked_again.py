"""What a pure function gave of a state, kept while it is asked of the same one."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

Given = TypeVar("Given")


def asked_again(function: Callable[[Any], Given]) -> Callable[[Any], Given]:
    """Keep what a function gives of the state that it was asked of last.

    By identity: states are never changed, and to compare two takes longer than most answers. For each firer that may
    be chosen the rules ask the same of the same state, a hundred times for a key.
    """
    last: list[tuple[Any, Given]] = []

    @wraps(function)
    def asked(state: Any) -> Given:
        if not last or last[0][0] is not state:
            last[:] = [(state, function(state))]
        return last[0][1]

    return asked

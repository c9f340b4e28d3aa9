"""What belongs in each place of a return, in the words of whoever fills it in: stands, points or men, yes or no.

A reader of shapes says "expected a whole number or null, got text" of a place that only a program finds. Here it is
said of what, and of whom: "Archer: 'two' is not a whole number of stands, 0 or more".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any

from msgspec.structs import replace

from companion.charts.bounds import beyond
from companion.charts.faults import Problem
from companion.charts.strict_json import place
from companion.language.tongue import declared, tr
from companion.table.file.battle import Scale

OTHERS = ("cavalry", "foot_guns", "horse_guns")
"""The arms besides infantry."""
ARMS = ("infantry", *OTHERS)
FLAGS = frozenset({"leader_lost", "surrendered", "entered", "out_of_ammo", "low_ammo"})
_STANDS = "a whole number of stands, 0 or more"
_COUNTS = {
    "lost": _STANDS,
    "skedaddled": _STANDS,
    "captured": _STANDS,
    "damaged": _STANDS,
    "set_aside": "a whole number of stands, below 0 where some were put on",
    "stands": _STANDS,
    "men": "a whole number of men, 0 or more",
    "guns": "a whole number of guns, 0 or more",
    "infantry": "a whole number of points, 0 or more",
    "cavalry": "a whole number of points, 0 or more",
    "foot_guns": "a whole number of points of guns, 0 or more",
    "horse_guns": "a whole number of points of guns, 0 or more",
    "returning": "a whole number of points, 0 or more",
    "stragglers": "a whole number of points, 0 or more",
    "fatigue": "a number, 0 or more",
}
"""What is counted, where points are those of a campaign."""
_OF_MEN = {
    "infantry": "a whole number of men, 0 or more",
    "cavalry": "a whole number of men, 0 or more",
    "foot_guns": "a whole number of guns, 0 or more",
    "horse_guns": "a whole number of guns, 0 or more",
    "returning": "a whole number of men, 0 or more",
    "stragglers": "a whole number of men, 0 or more",
}
"""The same where a point is a man."""
declared(_COUNTS)
declared(_OF_MEN)
_KINDS: dict[type, str] = {dict: "an object", list: "a list", type(None): "null"}
declared({kind.__name__: words for kind, words in _KINDS.items()})
LONGEST = 40
"""Signs of what was written that are told."""


def belongs(figure: str, scale: Scale) -> str:
    """Say what belongs in a figure's place, "a whole number of men, 0 or more"; "" for what is no count."""
    words = _OF_MEN.get(figure, "") if scale.men_a_point == 1 else ""
    return tr(words or _COUNTS[figure]) if figure in _COUNTS else ""


def is_not(given: object, figure: str, scale: Scale) -> str:
    """Say that what was written is not what belongs there."""
    if isinstance(given, str) and re.fullmatch(r"[+-]?[0-9]{1,9}([.,][0-9]+)?", given):
        return tr("{found!r} is text; a number stands without quotation marks", found=given)
    return tr("{given} is not {what}", given=written(given), what=belongs(figure, scale))


def written(given: object) -> str:
    """Give what was written, shortened; of what is no figure and no text only its kind."""
    kind = next((words for kind, words in _KINDS.items() if isinstance(given, kind)), "")
    if kind:
        return tr(kind)
    return repr(given[:LONGEST]) if isinstance(given, str) else str(given).lower()


def plainly(problem: Problem, value: Any, scale: Scale) -> Problem:
    """Put a problem of a shape into the words of who fills it in; `value` is the whole that was read."""
    steps = tuple(_steps(value, problem.path))
    found: Any = value
    named: list[str] = []
    for one in steps:
        found = _inner(found, one)
        if isinstance(found, dict) and isinstance(found.get("name"), str) and found["name"]:
            named.append(found["name"][:LONGEST])
    path = "$" + "".join(f"[{one}]" if isinstance(one, int) else place("", one) for one in steps)
    figure = steps[-1] if steps and isinstance(steps[-1], str) else ""
    is_flag = figure in FLAGS or (figure == "lost" and "leaders" in steps)
    what = _what(problem, found, "" if is_flag else figure, is_flag=is_flag, scale=scale)
    # The innermost alone: a brigade's name says enough, and its corps stands in the place.
    whose = named[-1] if named and named[-1] != found else ""
    return replace(problem, path=path, what=tr("{name}: {what}", name=whose, what=what) if whose else what)


def _what(problem: Problem, found: object, figure: str, *, is_flag: bool, scale: Scale) -> str:
    if problem.what == tr("unknown key") or next(beyond(found), None):
        return problem.what
    if is_flag:
        return tr("{given} is neither true nor false", given=written(found))
    if isinstance(found, int | float) and not isinstance(found, bool) and found < 0:
        return tr("{found:g} is negative", found=found)
    if figure in _COUNTS and not isinstance(found, list | dict):
        return is_not(found, figure, scale)
    if figure in _COUNTS or problem.what.startswith(tr("expected a table, got {name}", name="")):
        wanted = belongs(figure, scale) or tr("an object, in braces")
        return tr("{given} is not {what}", given=written(found), what=wanted)
    return problem.what


# ---- the place


def at(value: Any, path: str) -> Any:
    """Give what stands at a problem's path; None where the path is of another make."""
    for step in _steps(value, path):
        value = _inner(value, step)
    return value


def without(value: Any, paths: Iterable[str]) -> Any:
    """Give a copy without what stands at some problems' paths."""
    left = deepcopy(value)
    for path in paths:
        steps = [*_steps(value, path)]
        inner = left
        for step in steps[:-1]:
            inner = _inner(inner, step)
        if steps and isinstance(inner, dict):
            inner.pop(steps[-1], None)
    return left


def _steps(value: Any, path: str) -> Iterator[str | int]:
    """Yield the steps of a problem's path; a key that holds a full stop itself is found in what was read."""
    rest = path.removeprefix("$")
    while rest:
        if rest.startswith("["):
            index, _, rest = rest[1:].partition("]")
            if not index.isdecimal() or len(index) > 8:
                return
            step: str | int = int(index)
        else:
            # The longest key that fits is meant; one that is missing is all that is left.
            keys = [one for one in value if rest[1:].startswith(one)] if isinstance(value, dict) else []
            step = max(keys, key=len, default=rest[1:])
            rest = rest[1 + len(step) :]
        yield step
        value = _inner(value, step)


def _inner(value: Any, step: str | int) -> Any:
    """Give what stands at a step, None for nothing."""
    if isinstance(step, int):
        return value[step] if isinstance(value, list) and step < len(value) else None
    return value.get(step) if isinstance(value, dict) else None

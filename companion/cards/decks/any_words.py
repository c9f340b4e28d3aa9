"""Any value of any chart in words: figures with their units, booleans, lists, nested rows, and the clauses in them."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal

from companion.cards.content import Style
from companion.cards.decks.chart_words import DASH, figure, span
from companion.present.words import capital
from companion.tongue import tr

CLAUSE = re.compile(r"[A-Z][A-Z0-9]*(-[A-Z0-9]+)+")
"""What the id of a clause or ruling looks like, in every ruleset."""
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
_RATIO = re.compile(r"-?\d{1,9}/[1-9]\d{0,8}")
PAIR = 2


def is_reference(key: str) -> bool:
    """Say whether a key only names the clauses of what stands beside it."""
    return key in ("clause", "clauses") or key.endswith("_clause")


def titled(key: str) -> str:
    """Give a key or an id as a heading: "support_of_line" is "Support of line"."""
    return capital(" ".join(key.replace("_", " ").replace("-", " ").split())) or DASH


def clauses_of(value: Any) -> tuple[str, ...]:
    """Give the ids of clauses in a value, however deep, once each."""
    return tuple(dict.fromkeys(_clauses(value)))


def _clauses(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        if CLAUSE.fullmatch(value):
            yield value
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from _clauses(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _clauses(one)


def small(value: Any) -> Style | Literal[""]:
    """Give the style of a cell: clauses alone stand in small type."""
    those = value if isinstance(value, list | tuple) else [value]
    alone = bool(those) and all(isinstance(one, str) and CLAUSE.fullmatch(one) for one in those)
    return "foot" if alone else ""


def said(key: str, value: Any, names: Mapping[str, str]) -> str:
    """Give a value in words; `names` are the names of the chart's rows by their ids."""
    if isinstance(value, Mapping):
        parts = (part(one, value[one], names) for one in value if not is_reference(str(one)))
        return ", ".join(one for one in parts if one) or ", ".join(clauses_of(value)) or DASH
    if isinstance(value, list | tuple):
        if len(value) == PAIR and all(_whole(one) for one in value) and value[0] < value[1] and key != "inches":
            return span(value[0], value[1])
        return ", ".join(said(key, one, names) for one in value) or DASH
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if _whole(value):
        return figure(value)
    if isinstance(value, float):
        return figure(value) if math.isfinite(value) else str(value)
    return _text(key, str(value), names)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _text(key: str, value: str, names: Mapping[str, str]) -> str:
    """Give a word, an id by its name, or a figure that is written as text."""
    if _RATIO.fullmatch(value):
        return value.replace("/", ":") if key == "ratio" else figure(value)
    text = " ".join(names.get(value, value).split())
    return (text.replace("-", " ") if _SLUG.fullmatch(text) else text) or DASH


def part(key: str, value: Any, names: Mapping[str, str]) -> str:
    """Give one value of a nested row with its unit: "12″", "×½", "2 stands", "allowed", "in contact: all"."""
    words = titled(str(key)).lower()
    if isinstance(value, bool):
        return words if value else tr("not {what}", what=words)
    told = said(key, value, names)
    number = _whole(value) or isinstance(value, float) or (isinstance(value, str) and bool(_RATIO.fullmatch(value)))
    if key in ("share", "value", "when") or (not number and not isinstance(value, list | Mapping) and key == "id"):
        return told
    units = {"inches": f"{told}″", "times": f"×{told}", "degrees": f"{told}°"}
    if number:
        one = told == "1" and words.endswith("s")
        return units.get(key, f"{told} {words[:-1] if one else words}")
    return units.get(key, f"{words}: {told}")

"""Any value of any chart in words: figures with their units, booleans, lists, nested rows, and the clauses in them."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from companion.cards.chart_words import DASH, length, span
from companion.cards.content import Style
from companion.language.figures import figure
from companion.language.lengths import metric
from companion.language.tongue import declared, tr
from companion.language.words import capital

CLAUSE = re.compile(r"[A-Z][A-Z0-9]*(-([A-Z0-9]+|[A-Z]?[0-9]+(\.[0-9]+)*[a-z]?))+")
"""What the id of a clause or ruling looks like, in every ruleset: letters, or the number of a section."""
OWN = ("clause", "clauses", "ruling", "rulings")
"""Keys that name the clauses of the whole row they stand in."""
APART = ("draw", "level", "stand", "type")
"""Words that stand in other sentences as well, where another language says another word."""
_SLUG = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)+")
_JOINT = re.compile(r"(?<=[^\W_])-(?=[^\W_])|_")
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
_TO = re.compile(r"([+−-]?\d+) to ([+−-]?\d+)")
"""A span as a chart prints it."""
_RATIO = re.compile(r"-?\d{1,9}/[1-9]\d{0,8}")
PAIR = 2
SHORT = {"mp": "MP"}
"""Units that are written in letters of their own."""
declared(SHORT)
ONE = (
    SHORT
    | {name: name[:-1] for name in ("turns", "stands", "points", "leaders", "levels", "hours")}
    | {"hexes": "hex", "corps": "corps", "men": "man"}
)
"""Units of which there is one."""


def is_reference(key: str, value: Any) -> bool:
    """Say whether a key only names the clauses of what stands beside it."""
    return (key in OWN or key.endswith("_clause")) and _only_clauses(value)


def _only_clauses(value: Any) -> bool:
    those = value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else [value]
    return bool(those) and all(isinstance(one, str) and CLAUSE.fullmatch(one) for one in those)


def reference_clauses(row: Mapping[str, Any]) -> tuple[str, ...]:
    """Give the clauses of a row as a whole: those of its keys that only name clauses, and of nothing else in it."""
    return clauses_of(
        [
            value
            for key, value in row.items()
            if is_reference(key, value) and (key in OWN or key.removesuffix("_clause") not in row)
        ]
    )


def titled(key: str) -> str:
    """Give a key or an id as a heading: "support_of_line" is "Support of line"."""
    return capital(_word(_spaced(key))) or DASH


def _word(text: str) -> str:
    """Give a chart's word; of those that mean another thing elsewhere the form with a capital is the chart's own."""
    own = capital(text)
    found = tr(own) if text in APART else own
    return tr(text) if found == own else found


def _spaced(key: str) -> str:
    spaced = key if " " in key.strip() else _JOINT.sub(" ", key)
    return _MINUS.sub("−", " ".join(spaced.split()))


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
    return "foot" if _only_clauses(value) else ""


MEASURED = ("inches", "upto")
"""What distances are called in a chart."""


def said(key: str, value: Any, names: Mapping[str, str]) -> str:
    """Give a value in words; `names` are the names of the chart's rows by their ids."""
    if isinstance(value, Mapping):
        parts = (part(one, value[one], names) for one in value if not is_reference(str(one), value[one]))
        return ", ".join(one for one in parts if one) or ", ".join(clauses_of(value)) or DASH
    if isinstance(value, list | tuple):
        if len(value) == PAIR and all(_whole(one) for one in value) and value[0] < value[1] and key != "inches":
            return span(value[0], value[1])
        if value and all(_wholes(one) for one in value):
            return _lists(value)
        return ", ".join(said(key, one, names) for one in value) or DASH
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if key in MEASURED and metric() and (_whole(value) or _RATIO.fullmatch(str(value))):
        return length(value)
    if _whole(value):
        return figure(value)
    if isinstance(value, float):
        return figure(value) if math.isfinite(value) else str(value)
    return _text(key, str(value), names)


def _lists(value: Sequence[Sequence[int]]) -> str:
    """Give bands as spans, any other lists of whole numbers parted by semicolons."""
    if all(len(one) == PAIR and one[0] <= one[1] for one in value):
        return ", ".join(span(low, high) for low, high in value)
    return "; ".join(", ".join(figure(number) for number in one) for one in value)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _text(key: str, value: str, names: Mapping[str, str]) -> str:
    """Give a word, an id by its name, or a figure that is written as text."""
    if _RATIO.fullmatch(value):
        return value.replace("/", ":") if key == "ratio" else figure(value)
    text = " ".join(names.get(value, value).split())
    if CLAUSE.fullmatch(text):
        return text
    if found := _TO.fullmatch(text):
        return tr("{low} to {high}", low=_MINUS.sub("−", found[1]), high=_MINUS.sub("−", found[2]))
    return _word(re.sub("[-_]", " ", text) if _SLUG.fullmatch(text) else _MINUS.sub("−", text)) or DASH


def unordered(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Give rows with pairs as plain lists where they cannot be spans, because one of their column falls."""
    falls = {
        key
        for row in rows
        for key, value in row.items()
        if _wholes(value) and len(value) == PAIR and value[0] > value[1]
    }
    return [
        {
            key: ", ".join(figure(one) for one in value) if key in falls and _wholes(value) else value
            for key, value in row.items()
        }
        for row in rows
    ]


def _wholes(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(_whole(one) for one in value)


def part(key: str, value: Any, names: Mapping[str, str]) -> str:
    """Give one value of a nested row with its unit: "12″", "×½", "2 stands", "allowed", "in contact: all"."""
    words = _spaced(str(key)).lower() or DASH
    if isinstance(value, bool):
        return tr(words) if value else tr("not {what}", what=tr(words))
    told = said(key, value, names)
    number = _whole(value) or isinstance(value, float) or (isinstance(value, str) and bool(_RATIO.fullmatch(value)))
    if key in ("share", "value", "when") or (not number and not isinstance(value, list | Mapping) and key == "id"):
        return told
    far = told if metric() else f"{told}″"
    units = {"inches": far, "times": f"×{told}", "degrees": f"{told}°", "percent": f"{told}\u202f%"}
    if key == "level" and number:
        return tr("{n} level", n=told)
    if number and words[0].isalpha():
        one = told == "1"
        return units.get(key, f"{told} {tr(ONE.get(words, words) if one else SHORT.get(words, words))}")
    return units.get(key, f"{tr(words)}: {told}")

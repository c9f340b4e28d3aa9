"""From a figure on a card back to the rows of the charts: what numbers a text says, what numbers a clause's rows hold."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations
from typing import Any

GLYPHS = {"½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3"}
_NUMBER = re.compile(r"\d+:\d+|\d+/\d+|\d*[½¼¾⅓⅔]|\d+(?:\.\d+)?")
_CLAUSE = re.compile(r"D10-[A-Z0-9-]+|RTG-[A-Za-z0-9.-]+")
_RATIO = re.compile(r"-?\d+(/\d+)?")
NOT_CHARTS = ("clauses.toml", "rulings.toml", "ruleset.toml", "options.toml", "score.toml", "scale.toml")


def numbers(text: str) -> Iterator[Fraction]:
    """Every number that a text says, without its sign."""
    for found in _NUMBER.findall(text):
        if ":" in found or "/" in found:
            one, other = re.split("[:/]", found)
            yield Fraction(int(one), int(other))
        elif found[-1] in GLYPHS:
            yield Fraction(found[:-1] or 0) + Fraction(GLYPHS[found[-1]])
        else:
            yield Fraction(found)


def charts(texts: Mapping[str, str]) -> dict[str, Any]:
    return {name: tomllib.loads(text) for name, text in texts.items() if name not in NOT_CHARTS}


def figures(tables: Mapping[str, Any], clauses: tuple[str, ...]) -> set[Fraction]:
    """Every figure of the rows that rest on one of the clauses, without signs, and each product of two of them."""
    found: list[set[Fraction]] = []
    for table in tables.values():
        for row in _carrying(table, set(clauses)):
            found += [{abs(one) for one in _held(row)}]
            found += [{abs(one) for one in _held(other)} for other in _named_by(row, table)]
    own = set().union(*found)
    products = {one * other for these, those in combinations(found, 2) for one in these for other in those}
    return own | products


def _carrying(table: Any, clauses: set[str]) -> Iterator[dict[str, Any]]:
    if isinstance(table, dict):
        if clauses & set(_clauses_in(table)):
            yield table
        for value in table.values():
            yield from _carrying(value, clauses)
    elif isinstance(table, list):
        for value in table:
            yield from _carrying(value, clauses)


def _clauses_in(row: dict[str, Any]) -> Iterator[str]:
    for key, value in row.items():
        those = value if isinstance(value, list) else value.values() if key == "clauses" else [value]
        yield from (one for one in those if isinstance(one, str) and _CLAUSE.fullmatch(one))


def _named_by(row: dict[str, Any], table: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The rows of a chart that a row names by their ids: a maneuver row names its outcomes."""
    words = {value for value in row.values() if isinstance(value, str)}
    for value in table.values():
        if isinstance(value, list):
            yield from (one for one in value if isinstance(one, dict) and one.get("id") in words and one is not row)


def _held(row: dict[str, Any]) -> Iterator[Fraction]:
    """The figures of a row itself; what has a clause of its own is no part of it."""
    for key, value in row.items():
        if key == "format" or isinstance(value, bool):
            continue
        if isinstance(value, int | float):
            yield Fraction(str(value))
        elif isinstance(value, str):
            if _RATIO.fullmatch(value):
                yield Fraction(value)
                if 0 < Fraction(value) < 1:
                    yield 1 / Fraction(value)  # an inch of rough ground at x 1/3 costs 3
            elif " " in value:
                yield from numbers(value)  # "at up to 45 degrees" is a row's own words
        elif isinstance(value, list) and all(isinstance(one, int) for one in value):
            low_high = key in ("desultory", "lively", "telling", "deadly", "withering")
            yield from map(Fraction, range(value[0], value[1] + 1) if low_high else value)
        elif isinstance(value, dict) and not set(_clauses_in(value)):
            yield from _held(value)
    if isinstance(row.get("min"), int) and isinstance(row.get("max"), int):
        yield from map(Fraction, range(row["min"], row["max"] + 1))

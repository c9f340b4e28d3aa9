"""Walks over charts as plain data, for the tests of every ruleset."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def tables(value: Any, path: str = "$") -> Iterator[tuple[str, dict[str, Any]]]:
    """Give every table with its place."""
    if isinstance(value, dict):
        yield path, value
        for key, inner in value.items():
            yield from tables(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from tables(inner, f"{path}[{index}]")


def strings(value: Any) -> Iterator[str]:
    """Give every text."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)

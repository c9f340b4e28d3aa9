"""The rules that a document carries, against those that are installed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.kernel.beginning import installed
from companion.kernel.game import RULES_PREFIX
from companion.kernel.kind import Kind, kind_of
from companion.language.tongue import tr


def differing(kind: str, sources: Mapping[str, str]) -> list[tuple[str, str]]:
    """Name the charts of a game of a kind that are not the installed ones, each with how."""
    return list(_differing(kind_of(kind), sources, installed(kind, sources, None)))


def _differing(kind: Kind, carried: Mapping[str, str], fresh: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name, text in fresh.items():
        if name not in carried:
            yield name, tr("is not carried by this game")
        elif carried[name] != text:
            taken = kind.unlike.open()(name.removeprefix(RULES_PREFIX), carried[name]) if kind.unlike else ""
            yield name, taken or tr("differs from the installed one")
    for name in carried:
        if name.startswith(RULES_PREFIX) and name not in fresh:
            yield name, tr("is no longer part of the rules")

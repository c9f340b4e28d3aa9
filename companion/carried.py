"""The rules that a document carries, against those that are installed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion import data
from companion.beginning import installed
from companion.kinds import RULES_PREFIX


def differing(sources: Mapping[str, str]) -> list[tuple[str, str]]:
    """Name the charts that are not the installed ones, each with how."""
    return list(_differing(sources, installed(sources, None)))


def _differing(carried: Mapping[str, str], fresh: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name, text in fresh.items():
        if name not in carried:
            yield name, "is not carried by this game"
        elif carried[name] != text:
            yield name, "differs from the installed one" + _completed_by_installed(name, text=carried[name])
    for name in carried:
        if name.startswith(RULES_PREFIX) and name not in fresh:
            yield name, "is no longer part of the rules"


def _completed_by_installed(name: str, *, text: str) -> str:
    """Say which rows of the computer players' chart are the installed ones, as the game began before they were."""
    from companion.players.campaign.doctrine import FILE, lacking

    if name != RULES_PREFIX + FILE:
        return ""
    try:
        rows = lacking(text)
    except data.BadInput:
        return ""  # the whole chart is bad, as playing says
    return f"; the computers take from that what it lacks: {', '.join(rows)}" if rows else ""

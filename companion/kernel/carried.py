"""The rules that a document carries, against those that are installed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.charts import faults
from companion.kernel.beginning import installed
from companion.kernel.game import RULES_PREFIX
from companion.language.tongue import tr


def differing(sources: Mapping[str, str]) -> list[tuple[str, str]]:
    """Name the charts that are not the installed ones, each with how."""
    return list(_differing(sources, installed(sources, None)))


def _differing(carried: Mapping[str, str], fresh: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name, text in fresh.items():
        if name not in carried:
            yield name, tr("is not carried by this game")
        elif carried[name] != text:
            yield name, _difference(name, text=carried[name])
    for name in carried:
        if name.startswith(RULES_PREFIX) and name not in fresh:
            yield name, tr("is no longer part of the rules")


def _difference(name: str, *, text: str) -> str:
    """Say how a chart differs: of the computer players' which rows are the installed ones, as games began before."""
    if rows := _completed_by_installed(name, text):
        return tr(
            "differs from the installed one; the computers take from that what it lacks: {names}", names=", ".join(rows)
        )
    return tr("differs from the installed one")


def _completed_by_installed(name: str, text: str) -> tuple[str, ...]:
    from companion.games.campaign.computer.doctrine import FILE, lacking

    if name != RULES_PREFIX + FILE:
        return ()
    try:
        return tuple(lacking(text))
    except faults.BadInput:
        return ()  # the whole chart is bad, as playing says

"""The rules that a document carries, against those that are installed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from companion import data
from companion.beginning import CHARTS, RULESET, SCENARIO, SCORE, kind_of, score_text
from companion.kinds import RULES_PREFIX
from companion.miniatures.setup import read_scenario


def installed(sources: Mapping[str, str], *, house: Path | None = None) -> dict[str, str]:
    """Give the charts that a document would carry if it were begun today; raises BadInput."""
    if SCENARIO in sources and kind_of(sources[SCENARIO], SCENARIO) == "campaign":
        from companion.beginning_campaign import installed as of_campaign

        return of_campaign(sources, house)
    charts = data.ruleset_texts(RULESET, house=house, only=CHARTS)
    if SCENARIO in sources:
        scenario = read_scenario(sources[SCENARIO], SCENARIO)
        if scenario.points:
            charts[SCORE] = score_text(charts[SCORE], scenario)
    return {RULES_PREFIX + name: text for name, text in charts.items()}


def differing(sources: Mapping[str, str]) -> list[tuple[str, str]]:
    """Name the charts that are not the installed ones, each with how."""
    return list(_differing(sources, installed(sources)))


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

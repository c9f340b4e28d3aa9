"""Tables of a battle report in Markdown: order of battle, losses, leaders, score."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from companion.present.status import marker_words
from companion.present.words import STATUS, Names, capital, plain

SIDES = ("union", "confederate")


def order_of_battle(view: Any, side: str) -> Iterator[str]:
    """Give a side's units by corps and division with their strength at the start and now."""
    names = Names(view)
    units = sorted((unit for unit in view.units if unit.side == side), key=lambda unit: (unit.corps, unit.division))
    if not units:
        return
    yield ""
    yield f"### {capital(side)}"
    yield ""
    yield "| Command | Arm | Start | Now | Condition |"
    yield "|---|---|---:|---:|---|"
    for (corps, division), group in groupby(units, key=lambda unit: (unit.corps, unit.division)):
        leaders = [one for one in view.leaders if one.side == side and one.commands == (division or corps)]
        led = f" ({', '.join(cell(one.name) + ('*' if one.exceptional else '') for one in leaders)})" if leaders else ""
        yield f"| **{cell(names(division or corps))}**{led} | | | | |"
        for unit in group:
            figures = f"{_figure(unit.stands_at_start)} | {_now(unit)}"
            yield f"| {cell(unit.name)} | {arm(unit)} | {figures} | {condition(unit)} |"


def cell(text: str) -> str:
    """Give text that does not break a table or a line."""
    return " ".join(text.replace("|", "\\|").split())


def arm(unit: Any) -> str:
    """Give a unit's arm in words."""
    return f"{unit.gun} guns" if unit.gun else plain(unit.arm)


def condition(unit: Any) -> str:
    """Give what a unit is like now."""
    if unit.status == "to-arrive":
        return f"arrives in turn {unit.arrives}" if unit.arrives else "to arrive"
    if unit.status != "on-table":
        return STATUS[unit.status]
    words = [unit.state] if unit.state else []
    return ", ".join([*words, *marker_words(unit)])


def _now(unit: Any) -> str:
    return _figure(unit.stands if unit.status in ("on-table", "to-arrive") or unit.stands is None else 0)


def _figure(value: int | None) -> str:
    return "?" if value is None else str(value)


def loss_table(view: Any) -> Iterator[str]:
    """Give the stands lost by each side, and how."""
    yield ""
    yield "| | Stands at start | Shot or cut down | Skedaddled | Captured | Left |"
    yield "|---|---:|---:|---:|---:|---:|"
    for side in SIDES:
        for kind, what in (("brigade", "stands"), ("battery", "gun stands")):
            units = [unit for unit in view.units if unit.side == side and unit.kind == kind]
            if not units:
                continue
            told = [unit for unit in units if unit.stands is not None]
            more = "" if len(told) == len(units) else " (as far as known)"
            columns = ("stands_at_start", "lost", "skedaddled", "captured")
            sums = [sum(getattr(unit, name) for unit in told) for name in columns]
            left = sum(unit.stands for unit in told if unit.status in ("on-table", "to-arrive"))
            yield f"| {capital(side)} {what}{more} | {' | '.join(map(str, (*sums, left)))} |"


def fallen_lines(view: Any) -> Iterator[str]:
    """Name the leaders who fell or were captured."""
    gone = [one for one in view.leaders if one.status in ("fallen", "captured")]
    for index, leader in enumerate(gone):
        if index == 0:
            yield ""
        yield f"- {leader.name} ({capital(leader.side)}) {'has fallen' if leader.status == 'fallen' else 'is captured'}"


def score_table(score: Any) -> Iterator[str]:
    """Give what counted for each side, and the totals."""
    yield ""
    yield "| Side | For | Count | Each | Points |"
    yield "|---|---|---:|---:|---:|"
    for side in SIDES:
        of = getattr(score, side)
        for line in of.lines:
            if line.count:
                holds = line.label == f"holds {''.join(line.what)}"
                what = f": {', '.join(line.what)}" if line.what and not holds else ""
                yield f"| {capital(side)} | {cell(line.label + what)} | {line.count} | {line.each} | {line.total} |"
        yield f"| **{capital(side)}** | **total** | | | **{of.total}** |"
    yield ""
    yield f"{capital(score.leads)} leads." if score.leads else "The sides are level."

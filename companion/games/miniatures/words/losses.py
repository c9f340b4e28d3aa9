"""Tables of a battle report in Markdown: order of battle, losses, leaders."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

from companion.games.miniatures.rules.state import PRESENT
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.score import row
from companion.games.miniatures.words.status import marker_words
from companion.language.escaping import markdown
from companion.language.tongue import tr
from companion.language.words import STATUS, plain, side_words

SIDES = ("union", "confederate")


def order_of_battle(view: Any, side: str, arms: Callable[[Any], str] | None = None) -> Iterator[str]:
    """Give a side's units by corps and division with their strength at the start and now; `arms` says an arm."""
    arms = arms or arm
    names = Names(view)
    units = names.ordered(unit for unit in view.units if unit.side == side)
    if not units:
        return
    yield ""
    yield f"### {side_words(side)}"
    yield ""
    yield row(tr("Command"), tr("Arm"), tr("Start"), tr("Now"), tr("Condition"))
    yield "|---|---|---:|---:|---|"
    for (corps, division), group in groupby(units, key=lambda unit: (unit.corps, unit.division)):
        leaders = [one for one in view.leaders if one.side == side and one.commands == (division or corps)]
        named = ", ".join(f"{one.name}{'*' if one.exceptional else ''}" for one in leaders)
        led = f" ({markdown(named)})" if leaders else ""
        yield f"| **{markdown(names.formation(division or corps))}**{led} | | | | |"
        for unit in group:
            figures = f"{_figure(unit.stands_at_start)} | {_now(unit)}"
            yield f"| {markdown(unit.name)} | {arms(unit)} | {figures} | {condition(unit)} |"


def arm(unit: Any) -> str:
    """Give a unit's arm in words."""
    return tr(f"{unit.gun} guns") if unit.gun else plain(unit.arm)


def condition(unit: Any) -> str:
    """Give what a unit is like now."""
    if unit.status == "to-arrive":
        return tr("arrives in turn {turn}", turn=unit.arrives) if unit.arrives else tr("to arrive")
    if unit.status != "on-table":
        return tr(STATUS[unit.status])
    words = [tr(unit.state)] if unit.state else []
    return ", ".join([*words, *marker_words(unit)])


def _now(unit: Any) -> str:
    return _figure(unit.stands if unit.status in PRESENT or unit.stands is None else 0)


def _figure(value: int | None) -> str:
    return "?" if value is None else str(value)


def loss_table(view: Any) -> Iterator[str]:
    """Give the stands lost by each side, and how."""
    yield ""
    # What no hand set needs no column for it.
    aside = any(unit.set_aside for unit in view.units)
    columns = ("stands_at_start", "lost", "skedaddled", "captured", *(("set_aside",) if aside else ()))
    heads = [tr("Stands at start"), tr("Shot or cut down"), tr("Skedaddled"), tr("Captured")]
    heads += [*([tr("By the referee")] if aside else []), tr("Left")]
    yield f"| | {' | '.join(heads)} |"
    yield f"|---|{'---:|' * len(heads)}"
    for side in SIDES:
        for kind in ("brigade", "battery"):
            units = [unit for unit in view.units if unit.side == side and unit.kind == kind]
            if not units:
                continue
            # Where strengths are hidden the sum of what is known would look like the whole; so it says that it is not.
            told = [unit for unit in units if unit.stands is not None]
            what = tr("{side} stands" if kind == "brigade" else "{side} gun stands", side=side_words(side))
            what = what if len(told) == len(units) else tr("{stands} (as far as known)", stands=what)
            sums = [sum(getattr(unit, name) for unit in told) for name in columns]
            left = sum(unit.stands for unit in told if unit.status in PRESENT)
            yield row(what, *map(str, (*sums, left)))


def fallen_lines(view: Any) -> Iterator[str]:
    """Name the leaders who fell or were captured."""
    gone = [one for one in view.leaders if one.status in ("fallen", "captured")]
    for index, leader in enumerate(gone):
        if index == 0:
            yield ""
        said = "{leader} ({side}) has fallen" if leader.status == "fallen" else "{leader} ({side}) is captured"
        yield f"- {markdown(tr(said, leader=leader.name, side=side_words(leader.side)))}"

"""A study's summary in words: each variant, what varying changes, and how surely."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.language.tongue import number, plural, tr, tr_in
from companion.study.numbers.tables import Table, as_lines

FEW = 30
"""Games under which no interval is told: it would promise more than it holds."""


def lines(found: Mapping[str, Any]) -> Iterator[str]:
    """Yield a summary for a terminal."""
    scenarios = ", ".join(found["scenarios"])
    games = found["games"]
    yield plural(
        games,
        "{n} game a variant of {scenario}, seed {seed}",
        "{n} games a variant of {scenario}, seed {seed}",
        scenario=scenarios,
        seed=found["seed"],
    )
    for table in tables(found):
        if table.rows:
            yield ""
            yield from as_lines(table)
    if 0 < games < FEW:
        yield ""
        yield tr("Under {n} games no interval is told.", n=FEW)


def tables(found: Mapping[str, Any]) -> tuple[Table, ...]:
    """Give the summary's tables: points by variant, effects, differences game by game, levels."""
    many = len(found["scenarios"]) > 1
    figures = frozenset(range(1, 8))
    points = [
        (
            variant_words(one, many=many),
            _one(one["points"]),
            _interval(one),
            *(_one(one["figures"]["points"][name]) for name in ("sd", "q05", "q50", "q95")),
        )
        for one in found["variants"]
    ]
    effects = [
        (_named(one, f"{one['key']}={one['value']}", many=many), one["against"], _signed(one), _interval(one))
        for one in found["effects"]
    ]
    pairs = [
        (
            variant_words(one, many=many),
            variant_words({**one, "variant": one["against"]}, many=False),
            _signed(one),
            _interval(one),
        )
        for one in found.get("pairs", ())
    ]
    levels = [
        (variant_words(one, many=many), level_words(level), str(n), f"{number(100 * n / one['games'], '.1f')} %")
        for one in found["variants"]
        for level, n in one["levels"].items()
    ]
    variant, interval = tr("Variant"), tr("95 % interval")
    spread = (tr("Deviation"), "5 %", "50 %", "95 %")
    return (
        Table("points", tr("Points"), (variant, tr("Mean"), interval, *spread), tuple(points), figures),
        Table(
            "effects",
            tr("What varying changes, in points"),
            (variant, tr("Against"), tr("Difference"), interval),
            tuple(effects),
            frozenset({2, 3}),
        ),
        Table(
            "pairs",
            tr("Game by game"),
            (variant, tr("Against"), tr("Difference"), interval),
            tuple(pairs),
            frozenset({2, 3}),
        ),
        Table(
            "levels",
            tr("How games ended"),
            (variant, tr("Level of victory"), tr("Games"), "%"),
            tuple(levels),
            frozenset({2, 3}),
        ),
    )


def level_words(level: str) -> str:
    """Say a level of victory; kinds of game that draw dice have another draw."""
    said = tr_in("victory", level)
    return tr(level) if said == level else said


def variant_words(one: Mapping[str, Any], *, many: bool) -> str:
    """Say what was chosen in a variant, and the scenario where there are several."""
    return _named(one, ", ".join(f"{key}={value}" for key, value in one["variant"].items()), many=many)


def _named(one: Mapping[str, Any], text: str, *, many: bool) -> str:
    return ", ".join(part for part in (one["scenario"] if many or not text else "", text) if part)


def _one(value: float) -> str:
    return ("−" if value < 0 else "") + number(abs(value), ".1f")


def _signed(one: Mapping[str, Any]) -> str:
    value = one["difference"]
    return ("−" if value < 0 else "+") + number(abs(value), ".1f")


def _interval(one: Mapping[str, Any]) -> str:
    if one["interval"] is None or one["games"] < FEW:
        return "–"
    low, high = one["interval"]
    return tr("{low} to {high}", low=_one(low), high=_one(high))

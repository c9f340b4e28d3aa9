"""What came of a study: rows folded by variant and number, so that nobody can tell who played which when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from companion.kernel.tallies import numbers_in
from companion.study.studies.bootstrap import of_difference, of_mean
from companion.study.studies.plan import Plan, Variant, told, variants
from companion.study.studies.rows import Row

EVERY = 20
"""Games of each variant after which it is looked at whether the intervals are narrow enough."""
BINS = 24
"""Bars of a histogram at the most."""
_OWN = ("scenario", "settings", "variant", "seed", "k")
"""What a row says besides how its game ended."""
Floats = NDArray[np.float64]


class Games:
    """The games of a study, by variant and number."""

    def __init__(self, plan: Plan) -> None:
        """Take what the study asks."""
        self.plan, self.variants = plan, variants(plan)
        self._where = {_key(one.scenario, one.chosen): nth for nth, one in enumerate(self.variants)}
        self._ended: list[dict[int, Row]] = [{} for _ in self.variants]
        self._whole = 0

    def add(self, row: Row) -> None:
        """Take a game; one that is not of the study, or is there already, changes nothing."""
        nth = self._where.get(_key(row["scenario"], row["variant"]))
        if nth is not None and row["seed"] == self.plan.seed:
            self._ended[nth].setdefault(row["k"], {name: row[name] for name in row if name not in _OWN})

    def has(self, variant: int, k: int) -> bool:
        """Say whether a game has ended."""
        return k in self._ended[variant]

    def counted(self) -> int:
        """Count the games that have ended, of those that the study asks for."""
        return sum(sum(k <= self.plan.games for k in ended) for ended in self._ended)

    def whole_to(self) -> int:
        """Give the number up to which every variant's games have ended."""
        while self._whole < self.plan.games and all(self._whole + 1 in ended for ended in self._ended):
            self._whole += 1
        return self._whole

    def points(self, variant: int, to: int) -> Floats:
        """Give a variant's points, in the order of its games."""
        ended = self._ended[variant]
        return np.array([ended[k]["points"] for k in range(1, to + 1)], dtype=np.float64)

    def ended(self, variant: int, to: int) -> list[Row]:
        """Give how a variant's games ended, in their order."""
        return [self._ended[variant][k] for k in range(1, to + 1)]


def _key(scenario: str, chosen: Mapping[str, str]) -> tuple[str, tuple[tuple[str, str], ...]]:
    return scenario, tuple(chosen.items())


def narrow_at(games: Games, to: int, seen: int = 0) -> int | None:
    """Give after how many games of each variant the intervals are narrow enough; None where they are not yet.

    Looked at after every twentieth, in order, so that it does not hang on who was quicker; `seen` have been looked at.
    """
    wanted = games.plan.until
    if wanted is None:
        return None
    for at in range((seen // EVERY + 1) * EVERY, to + 1, EVERY):
        if all(half <= wanted for half in _halves(games, at)):
            return at
    return None


def _halves(games: Games, at: int) -> Iterator[float]:
    """Yield half of each interval that has to be narrow: of means; of differences where games are paired."""
    plan = games.plan
    if plan.paired and len(games.variants) > len(plan.scenarios):
        for _, one, other in _pairs(games.variants):
            values = games.points(one, at) - games.points(other, at)
            yield _half(of_mean(values, plan.seed, f"until/{one}/{at}"))
        return
    for nth in range(len(games.variants)):
        yield _half(of_mean(games.points(nth, at), plan.seed, f"until/{nth}/{at}"))


def _half(found: tuple[float, float] | None) -> float:
    return float("inf") if found is None else (found[1] - found[0]) / 2


def _pairs(those: Sequence[Variant]) -> Iterator[tuple[str, int, int]]:
    """Yield each variant with the first of its scenario, as their places."""
    first: dict[str, int] = {}
    for nth, one in enumerate(those):
        if first.setdefault(one.scenario, nth) != nth:
            yield one.scenario, nth, first[one.scenario]


def summary(games: Games, to: int) -> bytes:
    """Give what came of the first games of every variant, as JSON; the same games give the same bytes."""
    plan = games.plan
    value: dict[str, Any] = {
        "scenarios": plan.scenarios,
        "settings": plan.settings,
        "vary": plan.vary,
        "seed": plan.seed,
        "games": to,
        "paired": plan.paired,
        "until": plan.until,
        "variants": [_variant(games, nth, to) for nth in range(len(games.variants))] if to else [],
        "effects": list(_effects(games, to)) if to else [],
    }
    if plan.paired:
        value["pairs"] = list(_differences(games, to)) if to else []
    return msgspec.json.encode(value, order="deterministic") + b"\n"


def _variant(games: Games, nth: int, to: int) -> dict[str, Any]:
    one, points, ended = games.variants[nth], games.points(nth, to), games.ended(nth, to)
    levels = dict.fromkeys(sorted(row["level"] for row in ended), 0)
    for row in ended:
        levels[row["level"]] += 1
    return {
        "scenario": one.scenario,
        "variant": one.chosen,
        "games": to,
        "points": _rounded(points.mean()),
        "interval": of_mean(points, games.plan.seed, f"mean/{nth}"),
        "levels": levels,
        "histogram": histogram(points),
        "figures": dict(_figures(ended, games.plan.seed, nth)),
    }


def _figures(ended: Sequence[Row], seed: str, nth: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield mean, spread and quantiles of every figure; those of how a game ended with the interval of their mean."""
    every = [dict(numbers_in(row)) for row in ended]
    for name in dict.fromkeys(name for one in every for name in one):
        # A place that a game has not is nothing there; null is no figure and counts nowhere.
        values = np.array([one.get(name, 0.0) for one in every if one.get(name, 0.0) is not None], dtype=np.float64)
        if not len(values):
            continue
        q05, q50, q95 = (_rounded(float(cut)) for cut in np.percentile(values, (5, 50, 95)))
        found: dict[str, Any] = {
            "mean": _rounded(values.mean()),
            "sd": _rounded(values.std()),
            "q05": q05,
            "q50": q50,
            "q95": q95,
        }
        if not name.startswith("conduct."):
            found["interval"] = of_mean(values, seed, f"{name}/{nth}")
        yield name, found


def histogram(values: Floats) -> dict[str, Any]:
    """Count values in bars of a round width, at most `BINS` of them, the first beginning at a multiple of it."""
    low, high = float(values.min()), float(values.max())
    wide, grown = 1, (2.0, 2.5, 2.0)
    nth = 0
    while (high - low) / wide >= BINS - 1:
        wide = round(wide * grown[nth % 3])
        nth += 1
    begin = int(np.floor(low / wide)) * wide
    places = np.floor((values - begin) / wide).astype(int)
    return {"from": begin, "width": wide, "counts": np.bincount(places).tolist()}


def _differences(games: Games, to: int) -> Iterator[dict[str, Any]]:
    """Yield, game by game, how each variant differs from the first of its scenario."""
    for scenario, one, other in _pairs(games.variants):
        values = games.points(one, to) - games.points(other, to)
        yield {
            "scenario": scenario,
            "variant": games.variants[one].chosen,
            "against": games.variants[other].chosen,
            "games": to,
            "difference": _rounded(values.mean()),
            "sd": _rounded(values.std()),
            "interval": of_mean(values, games.plan.seed, f"pair/{one}"),
            "more": int((values > 0).sum()),
            "less": int((values < 0).sum()),
            "histogram": histogram(values),
            "moves": dict(_moves(games, (one, other), to)),
        }


def _moves(games: Games, pair: tuple[int, int], to: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield, game by game, what else is other: of every figure of how a game ended, conduct left out."""
    one, other = ([dict(numbers_in(row)) for row in games.ended(nth, to)] for nth in pair)
    for name in dict.fromkeys(name for row in other for name in row):
        if name.startswith("conduct."):
            continue
        those = [(row.get(name, 0.0), twin.get(name, 0.0)) for row, twin in zip(one, other, strict=True)]
        values = np.array([a - b for a, b in those if a is not None and b is not None], dtype=np.float64)
        if len(values):
            found = of_mean(values, games.plan.seed, f"moves/{name}/{pair[0]}")
            yield name, {"games": len(values), "difference": _rounded(values.mean()), "interval": found}


def _effects(games: Games, to: int) -> Iterator[dict[str, Any]]:
    """Yield what each other value of a key changes against its first, over all combinations of the rest."""
    plan = games.plan
    where = {_key(one.scenario, one.chosen): nth for nth, one in enumerate(games.variants)}
    for scenario, (key, values) in product(plan.scenarios, plan.vary.items()):
        for value in values[1:]:
            with_it, without = _sides(where, games.variants, scenario, (key, value, values[0]))
            one, other = (np.concatenate([games.points(nth, to) for nth in those]) for those in (with_it, without))
            what = f"effect/{scenario}/{key}={value}"
            # Paired, each game stands against the one of the same seed in which all else is alike.
            paired = plan.paired
            found = of_mean(one - other, plan.seed, what) if paired else of_difference(one, other, plan.seed, what)
            yield {
                "scenario": scenario,
                "key": key,
                "value": value,
                "against": values[0],
                "games": len(one),
                "difference": _rounded(one.mean() - other.mean()),
                "interval": found,
            }


def _sides(
    where: Mapping[Any, int], those: Iterable[Variant], scenario: str, of: tuple[str, str, str]
) -> tuple[list[int], list[int]]:
    """Give the variants with a value, and in the same order those with the first in its place."""
    key, value, first = of
    chosen = [one.chosen for one in those if one.scenario == scenario and one.chosen[key] == value]
    return (
        [where[_key(scenario, one)] for one in chosen],
        [where[_key(scenario, {**one, key: first})] for one in chosen],
    )


def _rounded(value: float) -> float:
    return round(float(value), 6) + 0.0


def label(one: Variant, plan: Plan) -> str:
    """Say which variant it is: what was chosen, and the scenario where there are several."""
    parts = [*((one.scenario,) if len(plan.scenarios) > 1 else ()), *told(one.chosen)]
    return ", ".join(parts) or one.scenario

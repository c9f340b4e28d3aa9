"""The courses of desperate struggles: roll by roll what both sides have, and the chances by course and base."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import charge
from companion.games.miniatures.rules.odds.charge import GONE, PAIRS, Course, Losses, asks_who_pays, gone
from companion.games.miniatures.rules.odds.struggle import Side, net_modifiers
from companion.kernel.grids import Floats, Grid, Ints

TOGETHER = 2_000_000
"""Chances that are reckoned at once."""


class Step(NamedTuple):
    """A roll: what it adds to the base, how many struggles came before it, what both have lost, and who is left."""

    net: int
    struggles: int
    attacker_lost: int
    defender_lost: int
    attacker: int
    defender: int


class Way(NamedTuple):
    """A course to its end, and how it stands when the last stand is given."""

    steps: tuple[Step, ...]
    attacker_lost: int
    defender_lost: int
    gone: int


NO_WAY = Way((), 0, 0, 0)


class Remains(NamedTuple):
    """Who is left of a side."""

    troops: int
    units: tuple[charge.Fighter, ...] = ()

    def standing(self) -> list[charge.Fighter]:
        """Give the units, with the stands that they have left."""
        return list(self.units)


class Stood:
    """The courses of a grid's combats; whoever was left of a side has a number."""

    def __init__(self, rules: Rules, grid: Grid) -> None:
        """Take the rules in force and the grid."""
        self._rules, self._grid = rules, grid
        self._whole = asks_who_pays(rules)
        self.remains: list[Remains] = []
        self._nths: dict[object, int] = {}

    def way(self, combat: charge.Combat) -> Way:
        """Follow a combat's struggles until a side is used up."""
        steps = []
        fought: Any = _Fought(self._grid, combat) if self._whole else combat
        rolls = net_modifiers(self._rules, fought)
        for struggles, (net, attacker, defender) in enumerate(rolls, combat.struggles):
            left = self._nth(attacker), self._nth(defender)
            steps.append(Step(net, struggles, attacker.lost, defender.lost, *left))
        # Both go on being worn down until the last roll has been followed.
        end = GONE.index(gone(attacker.total, defender.total))
        return Way(tuple(steps), attacker.lost, defender.lost, end)

    def _nth(self, side: Side) -> int:
        found = Remains(side.troops, tuple(side.standing()) if self._whole else ())
        key = (side.troops, msgspec.json.encode(found.units) if self._whole else b"")
        if key not in self._nths:
            self._nths[key] = len(self.remains)
            self.remains.append(found)
        return self._nths[key]


class _Fought:
    """A combat whose units are looked at whole, for what they lose hangs on all that they are."""

    def __init__(self, grid: Grid, combat: charge.Combat) -> None:
        self._combat = combat
        self.attackers = [grid.plain(one) for one in combat.attackers]
        self.defenders = [grid.plain(one) for one in combat.defenders]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._combat, name)


class Courses:
    """The chances of every pair of a course and a base, a row each, the bases of a course behind each other."""

    def __init__(self, rules: Rules, ways: Sequence[Way], bases: range, stood: Stood) -> None:
        """Reckon them all."""
        self._rules, self._bases, self._stood = rules, bases, stood
        self._course = Course(rules)
        self.names = self._course.names
        nets = [step.net for way in ways for step in way.steps] or [0]
        self._least, most = bases[0] + min(nets), bases[-1] + max(nets)
        self._rolls = [
            [self._course.roll(self._course.key(net, after)) for net in range(self._least, most + 1)]
            for after in (0, 1)
        ]
        self._results: Floats = np.array([[one.results for one in row] for row in self._rolls]) / PAIRS
        self._even: Floats = np.array([[one.even for one in row] for row in self._rolls]) / PAIRS
        self._losses = {who: self._expected(who) for who in ("attacker", "defender")}
        size = max(1, TOGETHER // (len(bases) * (len(self.names) + len(GONE))))
        parts = [self._reckoned(ways[begin : begin + size]) for begin in range(0, len(ways), size)]
        self.p, self.attacker_lost, self.defender_lost, self.struggle = (
            np.concatenate([part[nth] for part in parts]) for nth in range(4)
        )

    def _expected(self, who: str) -> Floats:
        """Give the stands that a roll costs a side on the average, by what is before it and by who is left."""

        def of(losses: Losses) -> list[float]:
            return [losses.expected(self._rules, one) / PAIRS for one in self._stood.remains]

        # Nets are few and lie close: each is asked once of each that is left.
        return np.array([[of(getattr(one, who)) for one in row] for row in self._rolls], dtype=float)

    def _reckoned(self, ways: Sequence[Way]) -> tuple[Floats, Floats, Floats, Floats]:
        bases, results = np.array(self._bases)[None, :], len(self.names)
        longest = max(len(way.steps) for way in ways)
        steps: Ints = np.zeros((len(ways), longest, len(Step._fields)), np.int64)
        for nth, way in enumerate(ways):
            steps[nth, : len(way.steps)] = way.steps or np.zeros((0, len(Step._fields)))
        many: Ints = np.array([len(way.steps) for way in ways])
        p: Floats = np.zeros((len(ways), len(self._bases), results + len(GONE)))
        lost: Floats = np.zeros((2, len(ways), len(self._bases)))
        reached: Floats = np.ones((len(ways), len(self._bases)))
        first = reached
        for nth in range(longest):
            here = np.flatnonzero(many > nth)
            net, struggles, *told = (steps[here, nth, column][:, None] for column in range(len(Step._fields)))
            at, after = net + bases - self._least, np.minimum(struggles, 1)
            come, even = reached[here], self._even[after, at]
            p[here, :, :results] += come[..., None] * self._results[after, at]
            for side, who in enumerate(("attacker", "defender")):
                lost[side, here] += come * ((1 - even) * told[side] + self._losses[who][after, at, told[2 + side]])
            reached[here] = come * even
            first = first if nth else reached.copy()
        for nth, way in enumerate(ways):
            p[nth, :, results + way.gone] += reached[nth]
        ends: Floats = np.array([(way.attacker_lost, way.defender_lost) for way in ways], dtype=float)
        lost += reached[None] * ends.T[..., None]
        return p.reshape(-1, p.shape[2]), lost[0].ravel(), lost[1].ravel(), first.ravel()

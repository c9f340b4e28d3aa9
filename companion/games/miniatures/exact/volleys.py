"""Musketry and cannonade over every case: points, row, modifiers of the die, effects, what a natural ten brings."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from math import lcm
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from companion.charts.figures import Exact, Outside
from companion.games.miniatures.charts.fire import EFFECTS, FireRow
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import fire_modifiers, musketry
from companion.games.miniatures.rules.attack import Attack
from companion.games.miniatures.rules.odds.chances import FACES
from companion.kernel.grids import Answers, Floats, Grid, Ints, barred, figures, kinds, present

OUTCOMES = (*EFFECTS, None)
"""The last is that of an attack too weak to roll."""


class _Kind(NamedTuple):
    """What attacks have in common that have the same chances."""

    row: FireRow | None
    modifier: int
    target: Attack
    """One of them: targets that suffer alike."""
    low_ammo: bool


def of_volleys(rules: Rules, grid: Grid) -> Answers:
    """Give the chances of every attack of a grid (D10-FIRE-ROLL); see `odds.single.of_fire` for one."""
    checked = grid.spread(partial(_checked, rules))
    points = [grid.spread(partial(_points, rules, nth)) for nth in _firers(grid)]
    modifiers = grid.spread(lambda attack: musketry.die_modifier(rules, attack, []))
    low = figures(grid.spread(lambda attack: bool(musketry.low_on_ammunition(rules, attack))))
    suffers, targets = _targets(rules, grid)
    out, outside = barred(grid.shape, [checked, *points])
    band, rows = _rows(rules, points)
    by = figures(modifiers)
    least, many = int(by.min()), int(by.max() - by.min()) + 1
    # One whole number a case, of all on which its chances hang.
    code = np.broadcast_to(((band * many + by - least) * len(targets) + suffers) * 2 + low, grid.shape)
    found = present(code[~out]) if outside else present(code)
    made = [_row(rules, _kind(int(one), rows, targets, least=least, many=many)) for one in found]
    nth: Ints = np.full(int(found.max(initial=0)) + 1, -1)
    nth[found] = np.arange(len(found))
    which = np.where(out, -1, nth[np.where(out, 0, code)]) if outside else nth[code]
    p, lost, risk, empty = (np.array([getattr(one, name) for one in made], dtype=float) for name in _Row._fields)
    return Answers(
        which=which,
        outcomes=OUTCOMES,
        p=p.reshape(-1, len(OUTCOMES)),
        expected={"stands_lost": lost},
        more={"leaders_at_risk": risk, "low_ammo": empty},
        outside=outside,
    )


def _firers(grid: Grid) -> range:
    return range(len(grid.case([0] * len(grid.shape)).firers))


def _checked(rules: Rules, attack: Attack) -> None:
    musketry.rolls_once(rules, attack)
    for place, what in fire_modifiers.not_known(rules, attack.target.cover, attack.asked, attack.target.cover_besides):
        raise Outside(place, what)


def _points(rules: Rules, nth: int, attack: Attack) -> Exact:
    return musketry.points_of(rules, attack, nth, [])


def _rows(rules: Rules, each: list[NDArray[np.object_]]) -> tuple[Ints, list[FireRow | None]]:
    """Give the row of each case by its number, and the rows: points are added in their smallest part, exactly."""
    those: list[Any] = [one for spread in each for one in spread.flat if not isinstance(one, Outside)]
    part = lcm(*(Fraction(one).denominator for one in those))
    added: Ints = sum((figures(spread, lambda one: int(one * part)) for spread in each), start=np.zeros(1, np.int64))
    found, places = (present(added), None) if added.max() < 10**7 else np.unique(added, return_inverse=True)
    rows: dict[str | None, int] = {}
    told: list[FireRow | None] = []
    numbers = []
    for one in found:
        row = musketry.row_of(rules, Fraction(int(one), part))
        if (label := None if row is None else row.label) not in rows:
            rows[label] = len(told)
            told.append(row)
        numbers.append(rows[label])
    if places is not None:
        return np.array(numbers)[places].reshape(added.shape), told
    look: Ints = np.zeros(int(found.max()) + 1, np.int64)
    look[found] = numbers
    return look[added], told


def _targets(rules: Rules, grid: Grid) -> tuple[Ints, list[Attack]]:
    """Give what effects do to each target, by number, and one attack of each."""

    def suffered(attack: Attack) -> tuple[Any, ...]:
        effects = (rules.effects[name] for name in EFFECTS)
        return tuple(
            (musketry.stands_lost(rules, attack.target, one), musketry.has_effect(one, attack.target))
            for one in effects
        )

    numbers, those = kinds(grid.spread(suffered))
    firsts = [np.unravel_index(int(np.argmax(numbers == nth)), numbers.shape) for nth in range(len(those))]
    return numbers, [grid.case([int(at) for at in first]) for first in firsts]


def _kind(code: int, rows: list[FireRow | None], targets: list[Attack], *, least: int, many: int) -> _Kind:
    rest, low = divmod(code, 2)
    rest, target = divmod(rest, len(targets))
    band, by = divmod(rest, many)
    return _Kind(rows[band], by + least, targets[target], bool(low))


class _Row(NamedTuple):
    """The chances of a kind of attack: of its outcomes, the stands it costs on the average, what a ten brings."""

    p: list[float]
    stands_lost: float
    leaders: float
    low_ammo: float


def _row(rules: Rules, of: _Kind) -> _Row:
    volley = musketry.of_row(rules, of.row, of.modifier)
    tens = sum(musketry.is_ten(rules, of.target, volley, face) for face in FACES) / len(FACES)
    ways: dict[str | None, int] = dict.fromkeys(OUTCOMES, 0)
    lost = 0
    for face in FACES:
        effect = None if of.row is None else rules.effects[musketry.effect_of(rules, of.row, face + of.modifier)]
        ways[None if effect is None else effect.id] += 1
        lost += 0 if effect is None else musketry.stands_lost(rules, of.target.target, effect)
    p: Floats = np.array(list(ways.values())) / len(FACES)
    return _Row(p.tolist(), lost / len(FACES), tens, tens * of.low_ammo)

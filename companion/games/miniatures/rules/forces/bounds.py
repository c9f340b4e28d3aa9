"""From how many stands a regrouped brigade is fresh, and worn (D10-RUL-MAN-FRESH-WORN-SPENT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.scale import usual_thresholds
from companion.games.miniatures.rules.state import Brigade


class Bounds(NamedTuple):
    """The fewest stands at which a brigade is fresh, and worn."""

    fresh_at: int
    worn_at: int


def usual(rules: Rules, stands: int) -> Bounds:
    """Give the bounds that the scale makes for a brigade of so many stands."""
    return Bounds(*usual_thresholds(rules.scale, stands))


def of_part(rules: Rules, whole: Brigade, *, stands: int, start: int) -> Bounds:
    """Give the bounds of a part that starts with `start` stands and has `stands`.

    The scale's where the whole has the scale's, else the share of the whole's own. Splitting makes nobody fresh, worn
    or spent: the part is what the whole is.
    """
    own = Bounds(whole.fresh_at, whole.worn_at)
    if own == usual(rules, whole.stands_at_start):
        made = usual(rules, start)
    else:
        made = Bounds(*(_share(bound, start, whole.stands_at_start) for bound in own))
    match whole.effectiveness:
        case "fresh":
            return Bounds(min(made.fresh_at, stands), min(made.worn_at, stands))
        case "worn":
            return Bounds(max(made.fresh_at, stands + 1), min(made.worn_at, stands))
        case "spent":
            return Bounds(max(made.fresh_at, stands + 1), max(made.worn_at, stands + 1))


def _share(bound: int, start: int, whole: int) -> int:
    """Give the fewest stands of a part that are the same share of it as the bound is of the whole."""
    return -(-bound * start // whole) if whole > 0 else bound


def of_merged(rules: Rules, brigades: Sequence[Brigade]) -> Bounds:
    """Give the bounds of brigades merged: the scale's where all have the scale's, else theirs together."""
    start = sum(one.stands_at_start for one in brigades)
    if all((one.fresh_at, one.worn_at) == usual(rules, one.stands_at_start) for one in brigades):
        return usual(rules, start)
    return Bounds(sum(one.fresh_at for one in brigades), sum(one.worn_at for one in brigades))

"""What covers a target: the ground that half of it lies in, what the fire comes across (D10-RUL-FIRE-COVER-HALF)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Literal

import msgspec
import shapely

from companion.field.shapes import Feature
from companion.field.stands import GRACE, Stands
from companion.games.miniatures.rules.measuring.ground import Terrain

Cover = Literal["none", "cover", "works"]
BETTER: tuple[Cover, ...] = ("none", "cover", "works")


class Covering(msgspec.Struct, frozen=True):
    """What the rules say of cover: each kind's, how near the target a line counts, the share of its stands."""

    kinds: Mapping[str, Cover]
    near: float
    share: Fraction

    def own(self, feature: Feature) -> Cover:
        """Give the cover of a feature: what its scenario says of it, else its kind's."""
        return feature.properties.cover or self.kinds[feature.properties.kind]


def cover(rules: Covering, firing: Stands, fires: Sequence[int], target: Stands, terrain: Terrain) -> Cover:
    """Give a target's cover; `fires` are the stands that fire."""
    both = zip(_in_areas(rules, target, terrain), _behind(rules, firing, fires, target, terrain), strict=True)
    best = [max(pair, key=BETTER.index) for pair in both]
    for one in BETTER[:0:-1]:
        if sum(BETTER.index(each) >= BETTER.index(one) for each in best) >= rules.share * len(best):
            return one
    return "none"


def _in_areas(rules: Covering, target: Stands, terrain: Terrain) -> list[Cover]:
    """Give what each stand's middle lies in."""
    covers = [rules.own(one) for one in terrain.covering.features]
    around = terrain.covering.areas.around(target.corners.mean(axis=1))
    return [_best(covers[area] for area in areas) for areas in around]


def _behind(rules: Covering, firing: Stands, fires: Sequence[int], target: Stands, terrain: Terrain) -> list[Cover]:
    """Give what lies across the line of fire to each stand, near some stand of the target or inside it."""
    if not fires or not terrain.lying:
        return ["none"] * len(target)
    covers = [rules.own(one) for one in terrain.lying]
    body = shapely.union_all(shapely.polygons(target.corners))
    found = []
    for middle in target.corners.mean(axis=1).tolist():
        first = min(fires, key=partial(_apart, firing, middle))
        start = firing.at[first].tolist()
        met = terrain.lines.crossings((start[0], start[1]), (middle[0], middle[1]))
        found.append(_best(covers[one] for one, where in met if shapely.dwithin(where, body, rules.near + GRACE)))
    return found


def _best(covers: Iterable[Cover]) -> Cover:
    return max(covers, key=BETTER.index, default="none")


def _apart(firing: Stands, place: Sequence[float], nth: int) -> float:
    """Give how far the middle of a stand's front edge is from a place."""
    return math.dist(firing.at[nth], place)

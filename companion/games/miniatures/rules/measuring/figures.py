"""What the rules in force say to whoever measures: arcs, bands, ranks that fire, visibility, cover."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import msgspec

from companion.charts.figures import exact
from companion.field.stands import GRACE
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.vocabulary import GUNS
from companion.games.miniatures.rules.measuring.asked import Firing, Shot
from companion.games.miniatures.rules.measuring.cover import Covering


class Weapon(msgspec.Struct, frozen=True):
    """How a unit fires: degrees to either side, the inches of its bands, those of canister for a gun's ball."""

    degrees: float
    bands: tuple[float, ...]
    canister: float | None
    clause: str
    """Of its arc."""

    @property
    def reach(self) -> float:
        """Give the farthest inch it reaches."""
        return self.bands[-1]

    def band(self, inches: float) -> int:
        """Give the index of the first band that a range lies in."""
        return next(nth for nth, upto in enumerate(self.bands) if inches <= upto + GRACE)


class Figures(msgspec.Struct, frozen=True):
    """What measuring asks of the rules."""

    stand: tuple[float, float]
    weapons: Mapping[tuple[str, Shot], Weapon]
    ranks: Mapping[str, int | None]
    """How many ranks fire, by formation; None is all."""
    visible: Mapping[str, float]
    """Inches that are seen through woods, by their density."""
    covering: Covering
    to_hit: int
    along: float

    def weapon(self, firer: Firing, shot: Shot) -> Weapon:
        """Give how a unit fires; the shot is asked of guns alone."""
        return self.weapons[firer.arm, shot if firer.arm in GUNS else "ball"]


def figures(rules: Rules) -> Figures:
    """Give what the rules in force say."""
    terrain, fire, movement = rules.terrain, rules.fire_points, rules.movement
    return Figures(
        stand=rules.stand_size,
        weapons=_weapons(rules),
        ranks={card.id: None if card.fire.stands == "all" else 1 for card in rules.formations.formation}
        | {"unlimbered": None, "limbered": 0},
        visible={
            "open": _number(movement.visibility_open_wood.inches),
            "closed": _number(movement.visibility_closed_wood.inches),
        },
        covering=Covering(
            kinds={row.id: row.cover for row in terrain.kind},
            near=_number(terrain.near_cover.inches),
            share=Fraction(exact(fire.cover_share.share)),
        ),
        to_hit=int(exact(fire.target_stands_hit.stands)),
        along=float(terrain.enfilade.degrees),
    )


def _weapons(rules: Rules) -> dict[tuple[str, Shot], Weapon]:
    arcs = {arc.id: arc for arc in rules.fire_points.arc}

    def weapon(arc: Any, bands: list[int], canister: float | None = None) -> Weapon:
        return Weapon(float(arc.degrees), tuple(map(float, bands)), canister, arc.clause)

    # A carbine's bands are the same whichever it is; their points are not asked here.
    carbines = {band.upto for name in ("breech-loading", "muzzle-loading") for band in rules.bands.get(name, ())}
    made: dict[tuple[str, Shot], Weapon] = {
        ("infantry", "ball"): weapon(arcs["infantry"], [band.upto for band in rules.bands["infantry"]]),
        ("cavalry", "ball"): weapon(arcs["dismounted-cavalry"], sorted(carbines)),
    }
    for gun in GUNS:
        first, *rest = (band.upto for band in rules.bands[gun])
        made[gun, "canister"] = weapon(arcs["canister"], [first])
        made[gun, "ball"] = weapon(arcs["ball"], rest, float(first))
    return made


def _number(figure: Any) -> float:
    return float(exact(figure))

"""Units that stand together on a table: the halves of a brigade, and who is too few for a stand with the nearest.

He goes with the nearest of his own command, and what they lose together comes back by their shares.
Only units alike are joined, on foot or mounted, in rout or not, with ammunition or without: a brigade on the table has
one state. Whoever reads knows from the parts who was put with whom, and why.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from companion.charts.rounding import shared_out
from companion.games.miniatures.charts.scale import Scale
from companion.games.tactical.rules.ground.squares import distance
from companion.games.tactical.rules.state import Unit

Group = tuple[Unit, ...]
NEAR = 1
"""Squares that two halves may stand apart: further off they are no line of one brigade."""


def groups(units: Sequence[Unit], scale: Scale, led: Collection[str]) -> tuple[Group, ...]:
    """Give who stands together, in the order of battle's order; `led` are units whose own leader is asked for."""
    found: list[Group] = []
    for one in units:
        at = next((nth for nth, group in enumerate(found) if len(group) == 1 and are_halves(group[0], one)), None)
        if at is None:
            found.append((one,))
        else:
            found[at] = (*found[at], one)
    return _attached(found, scale, led)


def are_halves(one: Unit, other: Unit) -> bool:
    """Say whether two units are the halves of one brigade, alike and near each other."""
    formation = (one.brigade, one.division, one.corps) == (other.brigade, other.division, other.corps)
    return (
        bool(one.brigade) and one.arm != "artillery" and formation and alike(one, other) and apart(one, other) <= NEAR
    )


def alike(one: Unit, other: Unit) -> bool:
    """Say whether two units may be one on a table: of a side and an arm, and in the same state."""
    return _kind(one) == _kind(other)


def _kind(one: Unit) -> tuple[object, ...]:
    carbine = one.weapon if one.arm == "cavalry" else ""
    return one.side, one.arm, one.cavalry_artillery, carbine, one.routed, one.disrupted, one.ammo


def apart(one: Unit, other: Unit) -> int:
    """Give the squares between two units that are on the map."""
    assert one.square is not None
    assert other.square is not None
    return distance(one.square, other.square)


def count(one: Unit) -> int:
    """Give the men of a unit, or its guns."""
    return one.guns if one.arm == "artillery" else one.men


def too_small(group: Group, scale: Scale) -> bool:
    """Say whether a group would round to no stand at all."""
    a_stand = scale.guns_per_stand if group[0].arm == "artillery" else scale.men_per_stand
    return 2 * sum(map(count, group)) < a_stand


def _attached(found: list[Group], scale: Scale, led: Collection[str]) -> tuple[Group, ...]:
    """Put who is too few for a stand to the nearest of his command; whose leader is asked for stays, as nobody's."""
    whole = [group for group in found if not too_small(group, scale)]
    with_them: dict[str, Group] = {}
    alone: list[Group] = []
    for small in found:
        if small in whole:
            continue
        host = None if any(one.id in led for one in small) else _nearest(small[0], whole)
        if host is None:
            alone.append(small)
        else:
            with_them[host[0].id] = (*with_them.get(host[0].id, ()), *small)
    kept = [group for group in found if group in whole or group in alone]
    return tuple((*group, *with_them.get(group[0].id, ())) for group in kept)


def _nearest(one: Unit, groups: Sequence[Group]) -> Group | None:
    """Give the nearest group of a unit's division, else of its corps; in a tie the first of the order of battle."""
    for same in (_of_division, _of_corps):
        those = [group for group in groups if alike(one, group[0]) and same(one, group[0])]
        if those:
            return min(those, key=lambda group: min(apart(one, other) for other in group))
    return None


def _of_division(one: Unit, other: Unit) -> bool:
    return bool(one.division) and (one.division, one.corps) == (other.division, other.corps)


def _of_corps(one: Unit, other: Unit) -> bool:
    return bool(one.corps) and one.corps == other.corps


def name_of(group: Group) -> str:
    """Give what a group is called on the table: the brigade where both of its halves are there, else its first unit."""
    both = len(group) > 1 and are_halves(group[0], group[1])
    return group[0].brigade if both else group[0].name


def id_of(group: Group) -> str:
    """Give the id of a group: a unit's own where it is alone, else one that no unit bears."""
    first, *others = (one.id for one in group)
    return "+".join((first, *(other.partition(":")[2] for other in others)))


def shared(lost: int, had: Sequence[int]) -> list[int]:
    """Share losses out by what each had, by the largest remainders: nobody loses more than he had."""
    return shared_out(lost, had) if sum(had) else [0 for _ in had]

"""Who can fire at whom, all at once: stands in arc, in range and in sight, by band and in enfilade or not.

The same answers as `measuring.measure`, asked of every two units of a table together: what is far, behind or barred is
left out first, the ground is asked about the nearest line of each firing stand, and about a further one only where that
is stopped, or where a second stand has to be hit.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from companion.charts.bounds import STANDS
from companion.field.arcs import Indexes, parts
from companion.field.near import nearest_points
from companion.field.stands import GRACE, Numbers
from companion.games.miniatures.charts.vocabulary import GUNS
from companion.games.miniatures.rules.contact import touching
from companion.games.miniatures.rules.fielded.board import Board, Ids, enemies
from companion.games.miniatures.rules.fielded.lines_of_fire import stops
from companion.games.miniatures.rules.legal_fire import fires_deep
from companion.games.miniatures.rules.measuring.asked import GroupMeasured, Shot
from companion.games.miniatures.rules.measuring.figures import Weapon
from companion.games.miniatures.rules.placing.standing import laid
from companion.games.miniatures.rules.state import Battery, Brigade, Unit

ALONE = "march-column"
"""The formation of which one stand hit is enough (D10-RUL-FIRE-HIT-ONE)."""


class Aim(msgspec.Struct, frozen=True):
    """A unit and a target that some stand of it has in arc and range."""

    firer: int
    target: int
    shot: Shot
    groups: tuple[GroupMeasured, ...]
    firing: tuple[int, ...]
    """Which of its stands fire, from 0 in the order of ranks and files."""
    may_fire: bool
    blocked_by: tuple[str, ...]
    """What stops the nearest lines of the stands that do not fire."""


class _Lines(msgspec.Struct, frozen=True):
    """A line for each firing stand and target stand in its arc and range: the nearest of a stand and a unit first."""

    firing: Ids
    target: Ids
    ends: Numbers
    distance: Numbers
    begins: Ids
    """Where the lines of each stand at each unit begin."""
    counts: Ids


def arm_of(one: Unit) -> str:
    """Give by which arm's arcs and bands a unit fires."""
    return one.gun if isinstance(one, Battery) else one.arm


def aims(board: Board, firers: Sequence[int], targets: Sequence[int], shot: Shot) -> list[Aim]:
    """Give who has whom in arc and range, of units by their indexes; of `canister` guns alone."""
    able = [nth for nth in firers if shot == "ball" or arm_of(board.units[nth]) in GUNS]
    weapons = {nth: _weapon(board, nth, shot) for nth in able}
    reach = np.array([weapons[nth].reach for nth in able], float)
    ones, others = enemies(board, able, targets, reach)
    lines = _lines(board, ones, others, weapons)
    if lines is None:
        return []
    hit, stopped = _first_hits(board, lines)
    owners = board.owner[lines.firing[lines.begins]], board.owner[lines.target[lines.begins]]
    second = _hit_two(board, lines, hit, owners)
    return _told(board, lines, weapons, (hit, stopped, owners, second), shot)


def _weapon(board: Board, nth: int, shot: Shot) -> Weapon:
    arm = arm_of(board.units[nth])
    return board.figures.weapons[arm, shot if arm in GUNS else "ball"]


def _lines(board: Board, ones: Ids, others: Ids, weapons: dict[int, Weapon]) -> _Lines | None:
    """Give the lines of all pairs of units, None where nobody has anybody in arc and range."""
    pair, (firing, target) = board.stand_pairs(ones, others)
    limit = np.array([weapons[nth].reach for nth in ones.tolist()], float)[pair]
    stands, away = board.stands, board.middles[target] - board.stands.at[firing]
    radius = float(np.hypot(*stands.size)) / 2 + 1e-3
    keep = _ranks(board, ones, others)[pair] >= board.rank[firing]
    # From the middle of the front edge, of which a range may be measured from an end.
    keep &= np.einsum("ni,ni->n", away, away) <= (limit + radius + stands.size[0] / 2) ** 2
    keep &= np.einsum("ni,ni->n", away, stands.ahead[firing]) >= -radius
    firing, target, limit = firing[keep], target[keep], limit[keep]
    degrees = np.array([weapons[nth].degrees for nth in board.owner[firing].tolist()], float)
    inside, distance, ends = np.zeros(len(firing), bool), np.empty(len(firing)), np.empty((len(firing), 2))
    for angle in np.unique(degrees).tolist():
        those = np.flatnonzero(degrees == angle)
        found = parts(stands, angle, stands, (firing[those], target[those]))
        inside[those], distance[those], ends[those] = found.inside, found.distance, found.nearest
    inside &= distance <= limit + GRACE
    if not inside.any():
        return None
    firing, target, distance, ends = firing[inside], target[inside], distance[inside], ends[inside]
    order = np.lexsort((target, distance, board.owner[target], firing))
    firing, target, distance, ends = firing[order], target[order], distance[order], ends[order]
    owner = board.owner[target]
    new = np.concatenate([[True], (firing[1:] != firing[:-1]) | (owner[1:] != owner[:-1])])
    begins = np.flatnonzero(new)
    return _Lines(firing, target, ends, distance, begins, np.diff(np.append(begins, len(firing))))


def _ranks(board: Board, ones: Ids, others: Ids) -> Ids:
    """Give how many ranks of each unit fire at another: all of a Double Line at whom it touches, no limbered guns."""
    ranks = []
    for one, other in zip(ones.tolist(), others.tolist(), strict=True):
        most = board.figures.ranks[laid(board.units[one])]
        ranks.append(STANDS if most is None or deep(board, board.units[one], board.units[other]) else most)
    return np.array(ranks, np.intp)


def deep(board: Board, one: Unit, target: Unit) -> bool:
    """Say whether a unit fires with all its ranks at a target (D10-RUL-FORM-CHARGED-TIMING)."""
    if not isinstance(one, Brigade) or board.rules.cards[one.formation].fire.in_contact != "all":
        return False
    return fires_deep(board.rules, target, touching(board.state, one.id))


def _first_hits(board: Board, lines: _Lines) -> tuple[Ids, dict[int, str]]:
    """Give of each stand at each unit the nearest line that is clear, -1 for none, and what stops its nearest."""
    hit = np.full(len(lines.begins), -1, np.intp)
    stopped: dict[int, str] = {}
    left = np.arange(len(lines.begins))
    step = 0
    while len(left):
        those = lines.begins[left] + step
        names = _stops(board, lines, those)
        clear = np.array([name is None for name in names], bool)
        hit[left[clear]] = those[clear]
        if step == 0:
            stopped = {int(nth): name for nth, name in zip(left, names, strict=True) if name is not None}
        step += 1
        left = left[~clear]
        left = left[lines.counts[left] > step]
    return hit, stopped


def _stops(board: Board, lines: _Lines, those: Ids) -> list[str | None]:
    firing, target = lines.firing[those], lines.target[those]
    return stops(board, board.stands.at[firing], lines.ends[those], board.owner[firing], board.owner[target])


def _hit_two(board: Board, lines: _Lines, hit: Ids, owners: Indexes) -> Collection[tuple[int, int]]:
    """Give the pairs of units that hit two stands of the target (D10-FIRE-HIT-TWO).

    Where the nearest lines all end at one stand, the further ones are asked as well.
    """
    found: dict[tuple[int, int], set[int]] = {}
    of: dict[tuple[int, int], list[int]] = {}
    for nth, pair in enumerate(zip(*(each.tolist() for each in owners), strict=True)):
        if hit[nth] >= 0:
            found.setdefault(pair, set()).add(int(lines.target[hit[nth]]))
            of.setdefault(pair, []).append(nth)
    single = [pair for pair, stands in found.items() if len(stands) == 1 and board.counts[pair[1]] > 1]
    further = [
        line
        for pair in single
        for nth in of[pair]
        for line in range(int(hit[nth]) + 1, int(lines.begins[nth] + lines.counts[nth]))
    ]
    if further:
        those = np.array(further, np.intp)
        for line, name in zip(further, _stops(board, lines, those), strict=True):
            if name is None:
                pair = int(board.owner[lines.firing[line]]), int(board.owner[lines.target[line]])
                found[pair].add(int(lines.target[line]))
    needed = board.figures.to_hit
    return {
        (one, other)
        for (one, other), stands in found.items()
        if len(stands) >= (1 if board.counts[other] == 1 or laid(board.units[other]) == ALONE else needed)
    }


def _told(
    board: Board,
    lines: _Lines,
    weapons: dict[int, Weapon],
    found: tuple[Ids, dict[int, str], Indexes, Collection[tuple[int, int]]],
    shot: Shot,
) -> list[Aim]:
    hit, stopped, (firers, targets), enough = found
    fires = np.flatnonzero(hit >= 0)
    ranges = lines.distance[hit[fires]]
    along = _enfilade(board, lines.firing[hit[fires]], targets[fires])
    groups: dict[tuple[int, int], dict[tuple[int, bool], list[float]]] = {}
    firing: dict[tuple[int, int], list[int]] = {}
    blocked: dict[tuple[int, int], list[str]] = {}
    for nth, inches, side in zip(fires.tolist(), ranges.tolist(), along.tolist(), strict=True):
        pair = int(firers[nth]), int(targets[nth])
        weapon = weapons[pair[0]]
        groups.setdefault(pair, {}).setdefault((weapon.band(inches), side), []).append(inches)
        firing.setdefault(pair, []).append(int(lines.firing[hit[nth]] - board.first[pair[0]]))
    for nth, name in stopped.items():
        if hit[nth] < 0:
            blocked.setdefault((int(firers[nth]), int(targets[nth])), []).append(name)
    made = []
    for pair in dict.fromkeys((*groups, *blocked)):
        weapon = weapons[pair[0]]
        told = tuple(_group(weapon, side, inches) for (_, side), inches in sorted(groups.get(pair, {}).items()))
        names = tuple(dict.fromkeys(blocked.get(pair, ())))
        made.append(Aim(*pair, shot, told, tuple(firing.get(pair, ())), pair in enough, names))
    return made


def _group(weapon: Weapon, side: bool, inches: Sequence[float]) -> GroupMeasured:
    longest = max(inches)
    ball = weapon.canister is not None and longest <= weapon.canister + GRACE
    return GroupMeasured(len(inches), round(longest, 2), side, ball)


def _enfilade(board: Board, firing: Ids, targets: Ids) -> NDArray[np.bool_]:
    """Say which stands fire along or into the back of a unit's line (D10-RUL-FIRE-ENFILADE-DEF)."""
    lines = [one.line for one in board.bodies]
    left = np.array([one.left for one in lines], float).reshape(-1, 2)[targets]
    right = np.array([one.along for one in lines], float).reshape(-1, 2)[targets]
    length = np.array([one.length for one in lines], float)[targets]
    away = board.stands.corners[firing] - left[:, None, :]
    before = -away[..., 0] * right[:, None, 1] + away[..., 1] * right[:, None, 0]
    behind = (before <= GRACE).all(axis=1)
    place = board.stands.at[firing]
    on = np.einsum("ni,ni->n", place - left, right)
    beside = (on < -GRACE) | (on > length + GRACE)
    found: NDArray[np.bool_] = behind.copy()
    for nth in np.flatnonzero(beside & ~behind).tolist():
        near = nearest_points(place[nth : nth + 1], board.bodies[int(targets[nth])].arrays)[0] - place[nth]
        off = abs(-near[0] * right[nth, 1] + near[1] * right[nth, 0])
        onto = abs(near[0] * right[nth, 0] + near[1] * right[nth, 1])
        found[nth] = np.degrees(np.arctan2(off, onto)) <= board.figures.along + GRACE
    return found

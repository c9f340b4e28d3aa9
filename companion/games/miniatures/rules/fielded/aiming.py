"""Who can fire at whom, all at once: by band and in enfilade or not, the same as `measuring.measure` of every two."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from companion.charts.bounds import STANDS
from companion.field.aiming import Arms, Hits, hits
from companion.field.beside import from_the_side
from companion.field.stands import GRACE
from companion.games.miniatures.charts.vocabulary import GUNS
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.legal_fire import fires_deep
from companion.games.miniatures.rules.measuring.asked import GroupMeasured, Shot
from companion.games.miniatures.rules.measuring.figures import Weapon
from companion.games.miniatures.rules.measuring.ground import called
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
    blocked_by: str | None
    """What stops the nearest line, where no stand fires."""


def arm_of(one: Unit) -> str:
    """Give by which arm's arcs and bands a unit fires."""
    return one.gun if isinstance(one, Battery) else one.arm


def aims(board: Board, firers: Sequence[int], targets: Sequence[int], shot: Shot) -> list[Aim]:
    """Give who has whom in arc and range, of units by their indexes; of `canister` guns alone."""
    able = [nth for nth in firers if shot == "ball" or arm_of(board.units[nth]) in GUNS]
    weapons = {nth: _weapon(board, nth, shot) for nth in able}
    arms = [
        Arms(weapons[nth].degrees, weapons[nth].reach) if nth in weapons else None for nth in range(len(board.units))
    ]
    pairs = board.bodies.opposed(able, targets, [weapons[nth].reach for nth in able])
    most = {nth: _ranks(board, nth) for nth in able}
    # Nobody fires deeper than his formation does but at whom he touches.
    near = {nth for nth in able if board.units[nth].id in board.touched}
    ranks = [
        STANDS if one in near and deep(board, board.units[one], board.units[other]) else most[one]
        for one, other in zip(pairs[0].tolist(), pairs[1].tolist(), strict=True)
    ]
    found = hits(board.bodies, board.terrain.screens, pairs, ranks, arms)
    return _told(board, found, weapons, shot)


def _weapon(board: Board, nth: int, shot: Shot) -> Weapon:
    arm = arm_of(board.units[nth])
    return board.figures.weapons[arm, shot if arm in GUNS else "ball"]


def _ranks(board: Board, nth: int) -> int:
    """Give how many ranks of a unit fire, be it in contact or not: no limbered guns."""
    most = board.figures.ranks[laid(board.units[nth])]
    return STANDS if most is None else most


def deep(board: Board, one: Unit, target: Unit) -> bool:
    """Say whether a unit fires with all its ranks at a target (D10-RUL-FORM-CHARGED-TIMING)."""
    if not isinstance(one, Brigade) or board.rules.cards[one.formation].fire.in_contact != "all":
        return False
    return fires_deep(board.rules, target, board.touched.get(one.id, ()))


def _told(board: Board, found: Sequence[Hits], weapons: dict[int, Weapon], shot: Shot) -> list[Aim]:
    first = board.bodies.first.tolist()
    asked = (
        [first[one.one] + stand for one in found for stand in one.stands],
        [one.other for one in found for _ in one.stands],
    )
    sides = iter(from_the_side(board.bodies, asked, [one.line for one in board.footprints], board.figures.along))
    made, to_hit = [], board.figures.to_hit
    needed = [1 if target.stands == 1 or laid(target) == ALONE else to_hit for target in board.units]
    for one in found:
        groups: dict[tuple[int, bool], list[float]] = {}
        for inches in one.ranges:
            groups.setdefault((weapons[one.one].band(inches), next(sides)), []).append(inches)
        told = tuple(_group(weapons[one.one], side, inches) for (_, side), inches in sorted(groups.items()))
        enough = one.seen >= needed[one.other]
        made.append(Aim(one.one, one.other, shot, told, one.stands, enough, _by(board, one)))
    return made


def _by(board: Board, one: Hits) -> str | None:
    """Give the name of what stops the nearest line, where no stand sees anybody."""
    if one.by_body >= 0:
        return board.units[one.by_body].id
    return called(board.terrain.blocking[one.by_area]) if one.by_area >= 0 else None


def _group(weapon: Weapon, side: bool, inches: Sequence[float]) -> GroupMeasured:
    longest = max(inches)
    ball = weapon.canister is not None and longest <= weapon.canister + GRACE
    return GroupMeasured(len(inches), round(longest, 2), side, ball)

"""The stands of a unit parted among several targets, where the table reads the rules so (D10-RUL-FIRE-WHO)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from companion.charts.figures import Reason, Refused
from companion.field.stands import GRACE
from companion.games.miniatures.charts import readings
from companion.games.miniatures.messages import fielded as say
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.fielded.aiming import ALONE, arm_of
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.fielded.fire import fire
from companion.games.miniatures.rules.fielded.measured import pair
from companion.games.miniatures.rules.fielded.shelter import Shelter
from companion.games.miniatures.rules.fielded.worth import Worths
from companion.games.miniatures.rules.measuring.asked import Shot, StandMeasured
from companion.games.miniatures.rules.measuring.cover import Cover
from companion.games.miniatures.rules.measuring.figures import Weapon
from companion.games.miniatures.rules.placing.standing import laid
from companion.language.messages import Named


class Part(msgspec.Struct, frozen=True):
    """What a part of a unit fires at."""

    firer: str
    target: str
    shot: Shot | None
    stands: tuple[tuple[int, int], ...]
    """Rank and file of those that fire at it."""
    points: float
    cover: Cover
    die_modifier: int
    expected: float
    order: cmd.Fire
    """The order that fires so."""


def split(board: Board, firer: str) -> tuple[Part, ...]:
    """Give how the stands of a unit are parted: each at the best target that it hits.

    One part where all that fire hit the same, none where nobody does. Raises Refused where all fire at one target,
    and for who has no place.
    """
    board.nth(firer)
    if not board.rules.reads(readings.SPLIT_FIRE):
        raise Refused((Reason(say.ALL_AT_ONE(unit=Named(firer)), readings.SPLIT_FIRE.ruling),))
    return tuple(_parts(board, firer))


def _parts(board: Board, firer: str) -> Iterator[Part]:
    rows = [row for row in fire(board, [firer]) if row.may_fire]
    taken = set[int]()
    for row in rows:
        if row.shot != rows[0].shot:
            continue  # a shot holds for all of the unit
        found = pair(board, firer, row.target, row.shot)
        free = [nth for nth, stand in enumerate(found.stands) if stand.fires and nth not in taken]
        if not _enough(board, row.target, [found.stands[nth] for nth in free]):
            continue
        taken |= set(free)
        [cover] = Shelter(board).covers([(board.nth(row.target), board.bodies.fronts(board.nth(firer), free))])
        weapon = board.figures.weapons[arm_of(board.unit(firer)), row.shot or "ball"]
        groups = tuple(_groups(weapon, [found.stands[nth] for nth in free]))
        order = cmd.Fire(row.target, (cmd.FiringUnit(firer, groups),), cover)
        worth = board.rules.once(Worths).of(board.state, order)
        stands = tuple((found.stands[nth].rank, found.stands[nth].file) for nth in free)
        yield Part(firer, row.target, row.shot, stands, worth.points, cover, worth.die_modifier, worth.expected, order)


def _enough(board: Board, target: str, stands: Sequence[StandMeasured]) -> bool:
    """Say whether stands hit two of a target, or the only one (D10-FIRE-HIT-TWO, D10-RUL-FIRE-HIT-ONE)."""
    found = board.unit(target)
    alone = found.stands == 1 or laid(found) == ALONE
    return len({hit for stand in stands for hit in stand.hits}) >= (1 if alone else board.figures.to_hit)


def _groups(weapon: Weapon, stands: Sequence[StandMeasured]) -> Iterator[cmd.FiringGroup]:
    found: dict[tuple[int, bool], list[float]] = {}
    for stand in stands:
        assert stand.range is not None
        found.setdefault((weapon.band(stand.range), stand.enfilade), []).append(stand.range)
    for (_, enfilade), ranges in sorted(found.items()):
        ball = weapon.canister is not None and max(ranges) <= weapon.canister + GRACE
        yield cmd.FiringGroup(max(ranges), stands=len(ranges), enfilade=enfilade, ball=ball)

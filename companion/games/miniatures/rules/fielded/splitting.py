"""The stands of a unit parted among several targets, where the table reads the rules so (D10-RUL-FIRE-WHO)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from companion.charts.figures import Reason, Refused
from companion.field.stands import GRACE
from companion.games.miniatures.charts import readings
from companion.games.miniatures.messages import fielded as say
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.fielded.aiming import ALONE, arm_of
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.fielded.fire import FireRow, fire
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

    One part where all that fire hit the same, none where nobody does; who has fired already is in none. Raises Refused
    where all fire at one target, and for who has no place.
    """
    board.nth(firer)
    if not board.rules.reads(readings.SPLIT_FIRE):
        raise Refused((Reason(say.ALL_AT_ONE(unit=Named(firer)), readings.SPLIT_FIRE.ruling),))
    return tuple(_parts(board, firer, fire(board, [firer])))


def with_parts(board: Board, rows: Sequence[FireRow]) -> tuple[FireRow, ...]:
    """Give who can fire at whom, and besides, as rows of their own, the parts of units that several are to fire at.

    The best first; where all fire at one target the rows as they are.
    """
    if not board.rules.reads(readings.SPLIT_FIRE):
        return tuple(rows)
    found = list(rows)
    for firer in dict.fromkeys(row.firer for row in rows):
        # Whom it fires at is its own affair, not only of those who are asked about.
        parts = list(_parts(board, firer, fire(board, [firer])))
        if len(parts) > 1 or board.unit(firer).this_turn.stands_fired:
            found += [_row(part) for part in parts if any(part.target == row.target for row in rows)]
    return tuple(sorted(found, key=lambda row: (not row.may_fire, -row.expected, -row.points, row.firer, row.target)))


def _row(part: Part) -> FireRow:
    return FireRow(
        part.firer,
        part.target,
        part.shot,
        may_fire=True,
        points=part.points,
        cover=part.cover,
        die_modifier=part.die_modifier,
        expected=part.expected,
        reasons=(),
        order=part.order,
        stands=part.stands,
    )


def _may(row: FireRow) -> bool:
    """Say whether a unit may fire at a target with some of its stands at least."""
    return all(one.what.key == why.MAY_FIRE.key for one in row.reasons)


def _parts(board: Board, firer: str, every: Sequence[FireRow]) -> Iterator[Part]:
    rows = [row for row in every if _may(row)]
    done = {shot.target for shot in board.state.shots if firer in shot.firers}
    # They are parted as before anybody fired, so that whoever is left has the target that was said.
    rows.sort(key=lambda row: (-row.expected, -row.points, row.target))
    taken = set[int]()
    for row in rows:
        if row.shot != rows[0].shot:
            continue  # a shot holds for all of the unit
        found = pair(board, firer, row.target, row.shot)
        free = [nth for nth, stand in enumerate(found.stands) if stand.fires and nth not in taken]
        if not _enough(board, row.target, [found.stands[nth] for nth in free]):
            continue
        taken |= set(free)
        if row.target not in done:
            yield _part(board, row, [(nth, found.stands[nth]) for nth in free])


def _part(board: Board, row: FireRow, free: Sequence[tuple[int, StandMeasured]]) -> Part:
    firer, target = row.firer, row.target
    fronts = board.bodies.fronts(board.nth(firer), [nth for nth, _ in free])
    [cover] = Shelter(board).covers([(board.nth(target), fronts)])
    weapon = board.figures.weapons[arm_of(board.unit(firer)), row.shot or "ball"]
    groups = tuple(_groups(weapon, [stand for _, stand in free]))
    order = cmd.Fire(target, (cmd.FiringUnit(firer, groups),), cover)
    worth = board.rules.once(Worths).of(board.state, order)
    stands = tuple((stand.rank, stand.file) for _, stand in free)
    return Part(firer, target, row.shot, stands, worth.points, cover, worth.die_modifier, worth.expected, order)


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

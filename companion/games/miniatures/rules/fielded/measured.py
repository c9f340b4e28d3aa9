"""Two units of a game measured, stand by stand, and whether one sees the other."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from companion.charts.figures import Reason, Reasoned, Refused
from companion.games.miniatures.charts.vocabulary import GUNS
from companion.games.miniatures.messages import fielded as say
from companion.games.miniatures.rules.fielded.aiming import arm_of, deep
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.fielded.fire import fire
from companion.games.miniatures.rules.fielded.sighting import stops
from companion.games.miniatures.rules.measuring import asked as ask
from companion.games.miniatures.rules.measuring.measure import measure
from companion.games.miniatures.rules.placing.standing import laid, shape_of
from companion.games.miniatures.rules.state import Brigade, Unit
from companion.language.messages import Named


class Pair(msgspec.Struct, frozen=True):
    """What `miniatures.measure` gives, of two units of a game, and which shot it is of guns."""

    stands: list[ask.StandMeasured]
    groups: list[ask.GroupMeasured]
    may_fire: bool
    cover: str
    explain: list[Reasoned]
    shot: ask.Shot | None = None


class Seen(msgspec.Struct, frozen=True):
    """Whether a unit sees another, else what stops the shortest line."""

    seen: bool
    blocked_by: str | None


def pair(board: Board, firer: str, target: str, shot: ask.Shot | None = None) -> Pair:
    """Measure from one unit to another; of guns with the shot that is worth more. Raises Refused."""
    one, other = (board.units[nth] for nth in board.two(firer, target))
    if one is other:
        raise Refused((Reason(say.TO_ITSELF(unit=Named(firer)), firm=True),))
    guns = arm_of(one) in GUNS
    if shot is None and guns:
        rows = fire(board, [firer], [target])
        shot = rows[0].shot if rows else "canister" if one.low_ammo else "ball"
    asked = ask.Asked(
        stand=board.rules.stand_size,
        firer=_firing(one),
        target=_body(other),
        others=[_other(each) for each in board.units if each.id not in (firer, target)],
        shot=shot or "ball",
    )
    figures = board.figures
    if deep(board, one, other):
        figures = replace(figures, ranks={**figures.ranks, laid(one): None})
    found = measure(figures, asked, board.terrain)
    return Pair(found.stands, found.groups, found.may_fire, found.cover, found.explain, shot if guns else None)


def sight(board: Board, one: str, other: str) -> Seen:
    """Say whether any stand of a unit sees one of another: from the middles of its front edges, whatever its arcs."""
    watching, seen = board.two(one, other)
    if watching == seen:
        raise Refused((Reason(say.TO_ITSELF(unit=Named(one)), firm=True),))
    starts, ends = board.bodies.lines_between(watching, seen)
    lines = [((x, y), (u, v)) for (x, y), (u, v) in zip(starts.tolist(), ends.tolist(), strict=True)]
    names = stops(board, lines, [(watching, seen)] * len(lines))
    clear = any(name is None for name in names)
    return Seen(clear, None if clear else names[0])


def _place(one: Unit) -> tuple[float, float]:
    assert one.at is not None
    return one.at


def _shape(one: Unit) -> list[list[float]] | None:
    return [list(entry) for entry in shape_of(one)] or None


def _firing(one: Unit) -> ask.Firing:
    arm = one.gun if not isinstance(one, Brigade) else one.arm
    return ask.Firing(
        arm=arm, formation=laid(one), stands=one.stands, at=_place(one), facing=one.facing, shape=_shape(one)
    )


def _body(one: Unit) -> ask.Body:
    arm = one.arm if isinstance(one, Brigade) else "artillery"
    return ask.Body(
        arm=arm, formation=laid(one), stands=one.stands, at=_place(one), facing=one.facing, shape=_shape(one)
    )


def _other(one: Unit) -> ask.Other:
    arm = one.arm if isinstance(one, Brigade) else "artillery"
    return ask.Other(
        name=one.id,
        arm=arm,
        formation=laid(one),
        stands=one.stands,
        at=_place(one),
        facing=one.facing,
        shape=_shape(one),
    )

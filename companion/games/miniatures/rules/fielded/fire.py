"""Who can fire at whom now: a row for each firer and target in its arc and range, the best first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from companion.charts.figures import Reason
from companion.games.miniatures.charts.readings import SPLIT_FIRE
from companion.games.miniatures.charts.vocabulary import GUNS
from companion.games.miniatures.messages import fielded as say
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.messages import unit as unit_named
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import legal_target
from companion.games.miniatures.rules.fielded.aiming import Aim, aims, arm_of, deep
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.fielded.shelter import Shelter
from companion.games.miniatures.rules.fielded.worth import NOTHING, Worth, Worths
from companion.games.miniatures.rules.legal_fire import may_fire, who_may_fire
from companion.games.miniatures.rules.measuring.asked import Shot
from companion.games.miniatures.rules.measuring.cover import Cover
from companion.games.miniatures.rules.state import Unit


class FireRow(msgspec.Struct, frozen=True):
    """A firer and a target."""

    firer: str
    target: str
    shot: Shot | None
    """Of guns; None for troops."""
    may_fire: bool
    points: float
    cover: Cover
    die_modifier: int
    expected: float
    """Stands that the target may be expected to lose."""
    reasons: tuple[Reason, ...]
    """Why it may not."""
    order: cmd.Fire | None = None
    """The order that fires so, None where no stand fires."""
    stands: tuple[tuple[int, int], ...] = ()
    """Rank and file of those that fire where the rest of the unit has another target; () where all fire that can."""


def fire(
    board: Board, firers: Iterable[str] | None = None, targets: Iterable[str] | None = None, shot: Shot | None = None
) -> tuple[FireRow, ...]:
    """Give who can fire at whom, of all or of some; `shot` is what guns are told to fire, else what is worth more.

    Raises Refused for who has no place.
    """
    ones = range(len(board.units)) if firers is None else [board.nth(name) for name in firers]
    others = range(len(board.units)) if targets is None else [board.nth(name) for name in targets]
    found = [aim for kind in _shots(shot) for aim in aims(board, _loaded(board, ones, kind), others, kind)]
    fronts = board.bodies.each_fronts([(aim.firer, aim.firing) for aim in found])
    covers = Shelter(board).covers([(aim.target, front) for aim, front in zip(found, fronts, strict=True)])
    best: dict[tuple[int, int], FireRow] = {}
    silent: dict[int, tuple[Reason, ...]] = {}
    for aim, cover in zip(found, covers, strict=True):
        if aim.firer not in silent:
            silent[aim.firer] = _silent(board, board.units[aim.firer])
        row = _row(board, aim, cover, silent[aim.firer])
        there = best.get((aim.firer, aim.target))
        if there is None or _less(there, row):
            best[aim.firer, aim.target] = row
    return tuple(sorted(best.values(), key=lambda row: (*_value(row), row.firer, row.target)))


def _shots(shot: Shot | None) -> Sequence[Shot]:
    # Ball first: of what is worth the same, canister must be worth more to be taken.
    return ("ball", "canister") if shot is None else (shot,)


def _loaded(board: Board, ones: Iterable[int], shot: Shot) -> list[int]:
    """Give who fires a shot: guns low on ammunition have canister alone (D10-STATE-LOWAMMO-ART)."""
    return [nth for nth in ones if shot == "canister" or arm_of(board.units[nth]) not in GUNS or not _low(board, nth)]


def _low(board: Board, nth: int) -> bool:
    return board.units[nth].low_ammo


def _value(row: FireRow) -> tuple[bool, float, float]:
    return not row.may_fire, -row.expected, -row.points


def _less(there: FireRow, row: FireRow) -> bool:
    """Say whether a shot is worth less than the other of the same guns: by its points, if it may be fired at all."""
    return (there.may_fire, there.points) < (row.may_fire, row.points)


def _row(board: Board, aim: Aim, cover: Cover, silent: Sequence[Reason]) -> FireRow:
    firer, target = board.units[aim.firer], board.units[aim.target]
    order = _order(firer, target, aim, cover) if aim.groups else None
    worth = NOTHING if order is None or not aim.may_fire else _worth(board, order)
    left = _left(board, aim) if firer.this_turn.stands_fired else ()
    against = (*_unreached(board, aim), *silent, *left, *_against(board, firer, target, order))
    shot = aim.shot if arm_of(firer) in GUNS else None
    return FireRow(
        firer.id, target.id, shot, not against, worth.points, cover, worth.die_modifier, worth.expected, against, order
    )


def _worth(board: Board, order: cmd.Fire) -> Worth:
    return board.rules.once(Worths).of(board.state, order)


def _order(firer: Unit, target: Unit, aim: Aim, cover: Cover) -> cmd.Fire:
    groups = tuple(
        cmd.FiringGroup(group.range, stands=group.stands, enfilade=group.enfilade, ball=group.ball)
        for group in aim.groups
    )
    return cmd.Fire(target.id, (cmd.FiringUnit(firer.id, groups),), cover)


def _unreached(board: Board, aim: Aim) -> Iterator[Reason]:
    if not aim.may_fire and aim.groups:
        yield Reason(say.ONE_STAND_HIT(), "D10-FIRE-HIT-TWO")
    elif not aim.groups:
        yield Reason(say.BLOCKED(names=why.ids((aim.blocked_by or "",))), board.rules.terrain.sight)


def _left(board: Board, aim: Aim) -> Iterator[Reason]:
    """Yield that not all of them can fire of whom a part has fired at another target (D10-RUL-FIRE-WHO)."""
    firer = board.units[aim.firer]
    all_of_it = may_fire(board.rules, firer, in_contact=deep(board, firer, board.units[aim.target]))
    left = all_of_it - firer.this_turn.stands_fired
    if 0 < left < len(aim.firing) and board.rules.reads(SPLIT_FIRE):
        yield Reason(why.MAY_FIRE(name=unit_named(firer.id), may=left), SPLIT_FIRE.ruling)


def _silent(board: Board, firer: Unit) -> tuple[Reason, ...]:
    """Give why a unit may not fire at anybody; when it fires the step says, and is no reason against it."""
    against = who_may_fire(board.rules, board.state, firer)
    return tuple(one for one in against if one.what.key != why.NO_FIRE_NOW.key)


def _against(board: Board, firer: Unit, target: Unit, order: cmd.Fire | None) -> Iterator[Reason]:
    if firer.id in board.touched or target.id in board.touched:
        yield from legal_target.of_contact(board.rules, board.state, firer, target)
    if order is not None:
        yield from legal_target.of_target(board.rules, board.state, order, target)

"""Orders filled in from the field: every value is the field's proposal, which the referee sees and can overrule.

who fires at whom ──► groups, ranges, enfilade, cover      who charges whom ──► ground, outflanked, supported, columns
who rolls ──► leaders in radius, fieldworks, musket range
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Generic, TypeVar

import msgspec

from companion.charts.figures import Reason
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.fielded.aiming import aims
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.fielded.charging import outflanks
from companion.games.miniatures.rules.fielded.fire import FireRow, fire
from companion.games.miniatures.rules.fielded.going import Going
from companion.games.miniatures.rules.fielded.holding import ANY_SIDE, held_ground
from companion.games.miniatures.rules.fielded.radius import roll
from companion.games.miniatures.rules.fielded.shelter import Shelter
from companion.games.miniatures.rules.fielded.splitting import with_parts
from companion.games.miniatures.rules.fielded.supporting import supporters
from companion.games.miniatures.rules.measuring.asked import Shot
from companion.games.miniatures.rules.state import Brigade

C = TypeVar("C", bound=cmd.Command)


class Filled(msgspec.Struct, Generic[C], frozen=True):
    """An order with what the field says of it."""

    order: C
    of_field: tuple[str, ...]
    """The order's fields that the field proposes; of firers "UNIT.groups"."""
    reasons: tuple[Reason, ...] = ()
    """What the field has against it."""


def fire_order(
    board: Board, target: str, firers: Sequence[str], shot: Shot | None = None, parted: Collection[str] = ()
) -> Filled[cmd.Fire] | None:
    """Give the order by which units fire at a target together; None where none of them can be measured to it.

    Who has the target not in arc and range is left out, and named among the reasons where something stands between.
    What covers the target is asked of all stands that fire (D10-RUL-FIRE-COVER-HALF). Of those who are `parted` only
    the stands fire that have this target when it is split (D10-RUL-FIRE-WHO). Raises Refused.
    """
    rows = {row.firer: row for name in firers for row in fire(board, [name], [target], shot)}
    rows |= {row.firer: row for row in with_parts(board, [rows[name] for name in parted if name in rows]) if row.stands}
    those = [rows[name] for name in firers if name in rows and rows[name].order is not None]
    if not those:
        return None
    units = tuple(unit for row in those if row.order is not None for unit in row.order.firers)
    firing = [(board.nth(row.firer), _firing(board, row)) for row in those]
    [cover] = Shelter(board).covers([(board.nth(target), board.bodies.all_fronts(firing))])
    reasons = tuple(reason for name in firers if name in rows for reason in rows[name].reasons)
    marked = ("firers", "cover", *(f"{unit.unit}.groups" for unit in units))
    return Filled(cmd.Fire(target, units, cover), marked, reasons)


def _firing(board: Board, row: FireRow) -> Sequence[int]:
    """Give which of its stands a unit fires with, from 0."""
    firer = board.nth(row.firer)
    if row.stands:
        named = [(one.rank, one.file) for one in board.footprint(row.firer).body.stands]
        return [named.index(stand) for stand in row.stands]
    found = aims(board, [firer], [board.nth(row.target)], row.shot or "ball")
    return [stand for aim in found for stand in aim.firing]


def charge_order(board: Board, attackers: Sequence[str], defenders: Sequence[str]) -> Filled[cmd.ResolveCharge]:
    """Give the order that resolves a charge combat, with what the field says of it; raises Refused.

    Outflanked is judged from where each attacker began its charge, which is known of who moved along a path.
    """
    both = (*attackers, *defenders)
    flanked = any(outflanks(board, one, other) for one in attackers for other in defenders)
    keeps = not flanked or board.rules.choice("D10-RUL-CHARGE-SUPPORT-FLANK") == 1
    those = (*attackers, *(defenders if keeps else ()))
    supported = tuple(
        name
        for name in those
        if isinstance(board.unit(name), Brigade)
        and any(supporters(board, board.unit(name), board.footprint(name), both))
    )
    columns = [one for name in both if isinstance(one := board.unit(name), Brigade) and one.formation == "march-column"]
    going, any_side = board.rules.once(Going), board.rules.choice("D10-RUL-CHARGE-TERRAIN-SIDE") == ANY_SIDE
    order = cmd.ResolveCharge(
        tuple(attackers),
        tuple(defenders),
        ground=held_ground(board, attackers, defenders) if not flanked or any_side else "open",
        outflanked=flanked,
        supported=supported,
        on_road=tuple(one.id for one in columns if one.at and going.on_road(one.at)),
        over_bridge=tuple(one.id for one in columns if one.id in attackers and one.at and going.on_bridge(one.at)),
    )
    return Filled(order, ("ground", "outflanked", "supported", "on_road", "over_bridge"))


def maneuver_order(board: Board, unit: str) -> Filled[cmd.Maneuver]:
    """Give the order for a maneuver roll with what the field says of it; raises Refused for who has no place."""
    found = roll(board, unit)
    order = cmd.Maneuver(
        unit,
        in_radius=found.in_radius,
        in_fieldworks=found.in_fieldworks,
        outside_musket_range=found.outside_musket_range,
    )
    return Filled(order, ("in_radius", "in_fieldworks", "outside_musket_range"))

"""Corners of musketry and cannonade."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import Unit, on_table, other
from tests.referee.battle_orders import Deal
from tests.referee.corners.lying import FIRES, LOADED, Corner, at, batteries, brigades, enemy, lie, reads


def _fires(deal: Deal, one: Unit, at_whom: Unit, away: float = 2.0, **group: Any) -> Any:
    return cmd.Fire(at_whom.id, (cmd.FiringUnit(one.id, (cmd.FiringGroup(away, **group),)),))


def _infantry_fires(deal: Deal, first: Sequence[Any] = (), **more: Any) -> Iterator[Corner]:
    for one, at_whom in zip(brigades(deal, arm="infantry"), brigades(deal, enemy(deal)), strict=False):
        loaded = lie(deal, one.id, **(FIRES | {"charges": "", "touches": []} | more))
        there = [*at(deal, "musketry", actor=one.side), *loaded]
        yield Corner([*first, *there], _fires(deal, one, at_whom))
        return


def has_fired(deal: Deal) -> Iterator[Corner]:
    yield from _infantry_fires(deal, fired=True)


def must_combine(deal: Deal) -> Iterator[Corner]:
    those = brigades(deal, arm="infantry")
    for (one, two), at_whom in zip([those[:2]] if len(those) > 1 else [], brigades(deal, enemy(deal)), strict=False):
        first = [*reads(deal, "D10-RUL-FIRE-COMBINE", 1), *at(deal, "musketry", actor=one.side)]
        loaded = [each for who in (one, two) for each in lie(deal, who.id, charges="", touches=[], **FIRES)]
        # Whatever is told below may refuse the first fire; then this is no corner, and its refusal is counted.
        yield Corner([*first, *loaded, _fires(deal, one, at_whom)], _fires(deal, two, at_whom))
        return


def each_on_its_own(deal: Deal) -> Iterator[Corner]:
    those = brigades(deal, arm="infantry")
    for (one, two), at_whom in zip([those[:2]] if len(those) > 1 else [], brigades(deal, enemy(deal)), strict=False):
        first = [*reads(deal, "D10-RUL-FIRE-COMBINE", 2), *at(deal, "musketry", actor=one.side)]
        group = (cmd.FiringGroup(2.0),)
        yield Corner(first, cmd.Fire(at_whom.id, (cmd.FiringUnit(one.id, group), cmd.FiringUnit(two.id, group))))
        return


def into_contact(deal: Deal) -> Iterator[Corner]:
    those = brigades(deal, arm="infantry")
    for (one, two), at_whom in zip([those[:2]] if len(those) > 1 else [], brigades(deal, enemy(deal)), strict=False):
        first = [*reads(deal, "D10-RUL-FIRE-TARGET-CHOICE", 2), *at(deal, "musketry", actor=one.side)]
        touch = [*lie(deal, one.id, charges=at_whom.id), *lie(deal, two.id, charges="", touches=[], **FIRES)]
        yield Corner([*first, *touch], _fires(deal, two, at_whom))
        return


def charges_no_fire(deal: Deal) -> Iterator[Corner]:
    for at_whom in brigades(deal, enemy(deal))[:1]:
        yield from _infantry_fires(deal, reads(deal, "D10-RUL-FIRE-CHARGERS", 1), charges=at_whom.id)


def one_stand_only(deal: Deal) -> Iterator[Corner]:
    weak = [one for one in on_table(deal.state, other(deal.state.player_turn)) if one.stands == 1]
    strong = brigades(deal, enemy(deal))
    for one, at_whom in zip(brigades(deal, arm="infantry"), weak or strong, strict=False):
        first = [*reads(deal, "D10-RUL-FIRE-HIT-ONE", 1), *at(deal, "musketry", actor=one.side)]
        few = lie(deal, at_whom.id, stands=1)
        loaded = lie(deal, one.id, charges="", touches=[], **FIRES)
        yield Corner([*first, *few, *loaded], _fires(deal, one, at_whom))
        return


def beside(deal: Deal) -> Iterator[Corner]:
    """Aim at troops with guns, or with what is not together with them."""
    those = brigades(deal, enemy(deal))
    for one, at_whom in zip(brigades(deal, arm="infantry"), those, strict=False):
        first = [*reads(deal, "D10-RUL-FIRE-MIXED-TARGET", deal.luck.choice((0, 1)))]
        there = [*at(deal, "musketry", actor=one.side), *lie(deal, one.id, charges="", touches=[], **FIRES)]
        found = those[1:] if deal.chance(0.6) else batteries(deal, enemy(deal))
        for near in found[:1]:
            group = (cmd.FiringUnit(one.id, (cmd.FiringGroup(2.0),)),)
            yield Corner([*first, *there], cmd.Fire(at_whom.id, group, beside=near.id))
        return


def _guns_fire(deal: Deal, first: Sequence[Any], away: float, more: dict[str, Any], **group: Any) -> Iterator[Corner]:
    for one, at_whom in zip(batteries(deal), brigades(deal, enemy(deal)), strict=False):
        there = [*at(deal, "musketry", actor=one.side), *lie(deal, one.id, **(LOADED | more))]
        yield Corner([*first, *there], _fires(deal, one, at_whom, away, **group))
        return


def canister_only(deal: Deal) -> Iterator[Corner]:
    yield from _guns_fire(deal, (), 8.0, {"low_ammo": True})


def no_ball_so_near(deal: Deal) -> Iterator[Corner]:
    yield from _guns_fire(deal, reads(deal, "D10-RUL-FIRE-CANISTER", 1), 1.0, {}, ball=True)


def is_wrecked(deal: Deal) -> Iterator[Corner]:
    yield from _guns_fire(deal, reads(deal, "D10-RUL-FIRE-WRECKED", 1), 2.0, {"wrecked": True})


def silenced(deal: Deal) -> Iterator[Corner]:
    yield from _guns_fire(deal, (), 2.0, {"silenced": True})


def moved_and_unlimbered(deal: Deal) -> Iterator[Corner]:
    first = reads(deal, "D10-RUL-FIRE-LIMBERED", 0)
    yield from _guns_fire(deal, first, 2.0, {"moved": True, "unlimbered": True})

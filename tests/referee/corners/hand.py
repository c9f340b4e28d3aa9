"""Corners of what is set by hand and of troops that are regrouped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.forces import orders
from companion.games.miniatures.rules.state import Battery, Brigade, Unit
from companion.kernel.overriding.setting import GAME
from tests.referee.battle_orders import NOBODY, Deal
from tests.referee.corners.lying import Corner, Maker, batteries, brigades, enemy, leaders, lie


def leader_of_enemy(deal: Deal) -> Iterator[Corner]:
    for leader, one in zip(leaders(deal), brigades(deal, enemy(deal)), strict=False):
        yield Corner((), cmd.Override(leader.id, "attached", one.id, "as the table has it"))
        return


def guns_to_damage(deal: Deal) -> Iterator[Corner]:
    for one in batteries(deal)[:1]:
        yield Corner((), cmd.Override(one.id, "damaged", one.stands + 1, "as the table has it"))


def set_game(field: str, value: Any) -> Maker:
    return lambda deal: iter([Corner((), cmd.Override(GAME, field, value, "as the table has it"))])


def nobody_to_set(deal: Deal) -> Iterator[Corner]:
    del deal
    yield Corner((), cmd.Override(NOBODY, "stands", 3, "as the table has it"))


def below_nought(deal: Deal) -> Iterator[Corner]:
    for one in deal.every[:1]:
        yield Corner((), cmd.Override(one.id, deal.luck.choice(("lost_in_fire", "used")), -1, "as the table has it"))


def no_stands(deal: Deal) -> Iterator[Corner]:
    for one in [one for one in deal.every if one.stands == 0][:1]:
        yield Corner((), cmd.Override(one.id, "status", "on-table", "as the table has it"))
    for weak in [one for one in brigades(deal) if one.stands][:1]:
        gone = cmd.Override(weak.id, "stands", 0, "all lay there", "lost")
        yield Corner([gone], cmd.Override(weak.id, "status", "on-table", "as the table has it"))


def _of_unit(order: Callable[[Deal, Brigade], Any]) -> Maker:
    return lambda deal: (Corner((), order(deal, one)) for one in brigades(deal)[:1])


def _set_of(field: str, value: Callable[[Brigade], Any], pays: str = "") -> Maker:
    return _of_unit(lambda _, one: cmd.Override(one.id, field, value(one), "as the table has it", pays))


more_in_fire = _set_of("lost_in_fire", lambda one: one.stands_at_start + 40)
worn_above_fresh = _set_of("worn_at", lambda one: one.fresh_at + 1)
nothing_to_pay = _set_of("mounted", lambda one: True, "lost")
pays_itself = _set_of("lost", lambda one: one.lost + 1, "lost")
too_much_gone = _set_of("lost", lambda one: one.stands_at_start + 40)
put_in = _set_of("stands", lambda one: one.stands_at_start + 2)
no_field = _set_of("mood", lambda one: 1)
near_field = _set_of("stand", lambda one: 1)


def unbalanced(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        yield Corner((), cmd.Override(one.id, "set_aside", one.set_aside - 1, "as the table has it"))


def fell_so_often(deal: Deal) -> Iterator[Corner]:
    for one in leaders(deal)[:1]:
        yield Corner((), cmd.Override(one.id, "lost", deal.state.turn + 1, "as the table has it"))


def past_the_last(deal: Deal) -> Iterator[Corner]:
    yield Corner((), cmd.Override(GAME, "turn", deal.state.last_turn + 1, "as the table has it"))


def late_on(deal: Deal) -> Iterator[Corner]:
    """Have somebody come after the last turn."""
    for one in [one for one in deal.every if one.status == "to-arrive"][:1]:
        turn = {"turn": deal.state.last_turn + 1}
        yield Corner((), cmd.Override(one.id, "arrives", turn, "as the table has it"))


def nothing_counted(deal: Deal) -> Iterator[Corner]:
    for one in deal.every[:1]:
        yield Corner((), cmd.CountTable({one.id: {}}))


def near(deal: Deal) -> Iterator[Corner]:
    for one in deal.pick(deal.every):
        yield Corner((), cmd.Note("Rain.", f"{one.id}x"))


def near_several(deal: Deal) -> Iterator[Corner]:
    """Say the one name of two, where ids are asked for."""
    those = deal.some(deal.every, 2)
    named = [each for one in those for each in lie(deal, one.id, name="Old Jones")]
    yield Corner(named, cmd.Note("Rain.", "old-jones"))


def not_together(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        late = [each for each in deal.state.brigades.values() if each.status == "to-arrive" and each.side == one.side]
        for two in [each for each in late if (each.arm, each.carbine) == (one.arm, one.carbine)][:1]:
            yield Corner((), orders.Merge((one.id, two.id), one.id))
            return
    for one, two in zip(brigades(deal, arm="infantry"), brigades(deal, arm="infantry")[1:], strict=False):
        if one.id != two.id:
            yield Corner(lie(deal, two.id, status="to-arrive"), orders.Merge((one.id, two.id), one.id))
            return


def _row(deal: Deal, one: Unit) -> dict[str, Any]:
    names = deal.state.names
    arm = one.arm if isinstance(one, Brigade) else "artillery"
    row = {"side": one.side, "corps": names.get(one.corps, ""), "division": names.get(one.division, ""), "arm": arm}
    return row | ({"gun_type": one.gun} if isinstance(one, Battery) else {})


def stands_already(deal: Deal) -> Iterator[Corner]:
    for one in deal.pick(deal.every):
        yield Corner((), orders.AddUnit(_row(deal, one) | {"unit": one.name, "stands": 3}))


def led_already(deal: Deal) -> Iterator[Corner]:
    for leader in leaders(deal):
        for one in brigades(deal):
            if leader.commands in (one.division, one.corps):
                rank = "division" if leader.commands == one.division else "corps"
                row = _row(deal, one) | {"unit": f"Another {deal.luck.randint(1, 999)}", "stands": 3}
                yield Corner((), orders.AddUnit(row | {"leader": "Gen. Nobody", "leader_rank": rank}))
                return

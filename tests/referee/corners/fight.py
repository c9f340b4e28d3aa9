"""Corners of a combat that is not over, in which much may not be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.forces import orders
from companion.games.miniatures.rules.state import on_table, other
from tests.referee.battle_orders import Deal
from tests.referee.corners.lying import Corner, Maker


def _in_combat(deal: Deal) -> Iterator[str]:
    those = [name for one in deal.state.combats for name in (*one.attackers, *one.defenders)]
    yield from deal.luck.sample(those, min(1, len(those)))


def of_combat(order: Callable[[Deal, str], Any]) -> Maker:
    return lambda deal: (Corner((), order(deal, name)) for name in _in_combat(deal))


def _another(deal: Deal, name: str) -> str:
    found = deal.state.brigades.get(name) or deal.state.batteries[name]
    return next((one.id for one in on_table(deal.state, other(found.side))), name)


def charged_again(deal: Deal, name: str) -> Any:
    return cmd.ResolveCharge((name,), (_another(deal, name),), parted=True)


def split(deal: Deal, name: str) -> Any:
    return orders.Split(name, (orders.Part(name, "Left", 1), orders.Part(f"{name}-right", "Right", 1)))

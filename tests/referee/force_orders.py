"""Orders that regroup troops at a table: a brigade splits, two are one, a battery comes that nobody wrote down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from companion.games.miniatures.rules.forces import orders, places
from companion.games.miniatures.rules.players import NamePlayer, commands
from companion.games.miniatures.rules.state import SIDES, Battery, Unit, combat_of, on_table, unit
from tests.referee.battle_orders import NOBODY, Deal

ALIKE = 0.3
"""How often somebody is called as others are; an army in which everybody is a Jones is slow to tell apart."""
NAMES = ("Jones", "Jones's left", "2nd Brigade (Jones)", "Ö. von Günther-Śmith", "Kershaw")


def a_name(luck: Random) -> str:
    """Give a name such as a table gives; some are others' names."""
    return luck.choice(NAMES) if luck.random() < ALIKE else f"{luck.choice(NAMES)} {luck.randint(1, 999)}"


def split(deal: Deal) -> Iterator[Any]:
    whole = [one for one in _present(deal) if one.stands > 1]
    for one in deal.pick(whole, deal.every):
        left = max(one.stands, 2) + (deal.luck.choice((-1, 0, 1)) if deal.loose else 0)
        sizes, parts = list[int](), deal.luck.randint(2, 3)
        for nth in range(parts):
            sizes.append(left if nth == parts - 1 else deal.luck.randint(1, max(1, left - (parts - 1 - nth))))
            left -= sizes[-1]
        ids = [
            one.id if nth == 0 and deal.chance(0.7) else f"{one.id}-{deal.luck.randint(1, 99)}" for nth in range(parts)
        ]
        if deal.chance(deal.loose):
            ids[-1] = deal.luck.choice((ids[0], next(iter(deal.state.leaders), "x"), "game", "a b", *_names(deal)[:1]))
        those = zip(ids, sizes, strict=True)
        name = " " if deal.chance(deal.loose / 3) else a_name(deal.luck)
        yield orders.Split(one.id, tuple(orders.Part(part, name, size) for part, size in those))


def merge(deal: Deal) -> Iterator[Any]:
    there = _present(deal)
    for first in deal.pick(there, deal.every):
        alike = [one for one in there if one.id != first.id and _alike(one, first)]
        others = deal.some(alike, 2) or alike[:1]
        if deal.chance(deal.loose):
            others = [*others, *deal.some(deal.every, 2), first]
        if others:
            those = (first.id, *(one.id for one in others))
            into = {share.of for one in (first, *others) for share in one.shares} - set(_names(deal))
            choices = [*those, *sorted(into), *([NOBODY] if deal.loose else [])]
            yield orders.Merge(those, deal.luck.choice(choices))


def _alike(one: Unit, other: Unit) -> bool:
    if one.side != other.side or one.status != other.status or type(one) is not type(other):
        return False
    if isinstance(one, Battery) and isinstance(other, Battery):
        return (one.gun, one.horse) == (other.gun, other.horse)
    return bool(getattr(one, "arm", "") == getattr(other, "arm", ""))


def add_unit(deal: Deal) -> Iterator[Any]:
    arm = deal.luck.choice(("infantry", "cavalry", "artillery"))
    model = deal.luck.choice(deal.every)
    row: dict[str, Any] = {
        "side": deal.luck.choice(SIDES) if not deal.loose else deal.luck.choice((*SIDES, "prussian")),
        "corps": deal.state.names.get(model.corps, "I Corps"),
        "division": deal.state.names.get(model.division, ""),
        "unit": f"{deal.luck.choice(NAMES)} {deal.luck.randint(1, 999)}",
        "arm": arm,
        "stands": deal.luck.randint(1, 9) if not deal.loose else deal.luck.choice((0, 3, -1, "many", 10**6)),
    }
    if arm == "artillery":
        row["gun_type"] = deal.luck.choice(("smoothbore", "rifled", "siege" if deal.loose else "rifled"))
    if deal.chance(0.2):
        row["arrives"] = deal.state.turn + 1
    if deal.chance(deal.loose / 2):
        row |= {"mood": "high"}
    yield orders.AddUnit(row)


def rename(deal: Deal) -> Iterator[Any]:
    for one in deal.name(deal.pick(deal.every)):
        name = " " if deal.loose and deal.chance(0.15) else a_name(deal.luck)
        found = unit(deal.state, one)
        yield orders.Rename(one, found.name if found is not None and deal.chance(deal.loose / 2) else name)


def transfer(deal: Deal) -> Iterator[Any]:
    for one in deal.pick(deal.every):
        there = [*places.commands(deal.state, one.side), *([NOBODY, places.under(one)] if deal.loose else [])]
        for to in deal.pick(there):
            if to:
                yield orders.Transfer(one.id, to)


def name_player(deal: Deal) -> Iterator[Any]:
    for one in deal.pick(commands(deal.state), (NOBODY,)):
        yield NamePlayer(one, deal.luck.choice(("", "Anna", "Ben", "Ö.")))


def _present(deal: Deal) -> list[Unit]:
    state = deal.state
    there = [one for one in deal.every if one.status in ("on-table", "to-arrive") and not combat_of(state, one.id)]
    # Who fires, touches or is fought for is split as well, and what waits for him must not be lost.
    busy = [one for one in on_table(state) if one.this_turn.charges or one.this_turn.fired]
    return [one for one in busy if one in there] if busy and deal.chance(0.3) else there


def _names(deal: Deal) -> list[str]:
    return [one.id for one in deal.every]


REGROUPING: dict[str, Callable[[Deal], Iterator[Any]]] = {
    "split": split,
    "merge": merge,
    "add-unit": add_unit,
    "rename": rename,
    "transfer": transfer,
    "name-player": name_player,
}

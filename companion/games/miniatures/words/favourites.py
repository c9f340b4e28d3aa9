"""Attacks as they were made before, to be made again: who of their firers may still fire, at what, from where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.fire_modifiers import NO_COVER
from companion.games.miniatures.words import eyes
from companion.games.miniatures.words.remembered import Attack, Remembered, firers
from companion.language.figures import inches
from companion.language.tongue import tr
from companion.language.words import listed

MOST = 6
"""As many are offered at a time: what is fired leaves the list, and the next comes into it."""


class Favourite(NamedTuple):
    """An attack that may be made again."""

    order: cmd.Fire
    moved: bool
    """Whether somebody in it stands elsewhere since: ranges, cover and flank may be others."""


def favourites(view: Any, said: Remembered, allowed: Callable[[cmd.Fire], bool]) -> tuple[Favourite, ...]:
    """Give the last attacks of those who may fire now, as they are remembered, each cut to its firers who may.

    `allowed` says whether an order may be given; an attack is offered if its target stands there and somebody fires.
    """
    there = {one.id: one for one in view.units if one.status == "on-table"}
    found: list[Favourite] = []
    for attack in said.attacks:
        target = there.get(attack.order.target)
        if target is None or target.side == view.to_act or len(found) == MOST:
            continue
        units = [there[name] for name in firers(attack.order) if name in there and said.last[name] == attack]
        mine = {one.id for one in units if one.side == view.to_act}
        those = [one for one in attack.order.firers if one.unit in mine]
        may = tuple(one for one in map(_as_now(there), those) if allowed(_with(attack, (one,))))
        if may:
            found.append(Favourite(_with(attack, may), attack.moved))
    return tuple(found)


def _as_now(there: dict[str, Any]) -> Callable[[cmd.FiringUnit], cmd.FiringUnit]:
    """Let all fire of a unit that has fewer stands now than fired then: how they would part, nobody has said."""

    def fits(one: cmd.FiringUnit) -> cmd.FiringUnit:
        stands = sum(group.stands or 0 for group in one.groups)
        if stands <= (there[one.unit].stands or 0):
            return one
        return msgspec.structs.replace(one, groups=(msgspec.structs.replace(one.groups[0], stands=None),))

    return fits


def _with(attack: Attack, those: tuple[cmd.FiringUnit, ...]) -> cmd.Fire:
    return msgspec.structs.replace(attack.order, firers=those)


def who_at_whom(order: cmd.Fire, name: Callable[[str], str]) -> str:
    """Say who fires at whom: "Cutler and Hall at Davis"."""
    return tr("{firers} at {target}", firers=listed([name(one) for one in firers(order)]), target=name(order.target))


def from_where(favourite: Favourite) -> str:
    """Say at what range and into what: "8 in, woods; somebody has moved"."""
    order = favourite.order
    longest = max(group.range for one in order.firers for group in one.groups)
    words = [inches(longest)]
    words += [eyes.in_words(order.cover)] if order.cover != NO_COVER else []
    words += [tr("enfilade")] if any(group.enfilade for one in order.firers for group in one.groups) else []
    told = ", ".join(words)
    return tr("{how}; somebody has moved since", how=told) if favourite.moved else told


def first(names: list[str], liked: list[str]) -> list[str]:
    """Give names with those that are liked first, in the order in which they are; the rest as it stands."""
    return [*(one for one in liked if one in names), *(one for one in names if one not in liked)]

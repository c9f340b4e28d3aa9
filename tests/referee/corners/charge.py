"""Corners of combats, their supporters, and breakthroughs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import Brigade, Unit
from tests.referee.battle_orders import Deal
from tests.referee.corners.lying import Corner, at, batteries, brigades, enemy, lie, reads


def _fight(deal: Deal) -> Iterator[tuple[Brigade, Brigade, list[Any]]]:
    """Yield an attacker and a defender who touch, in the step of the combats."""
    for one, at_whom in zip(brigades(deal), brigades(deal, enemy(deal)), strict=False):
        if not {one.id, at_whom.id} & set(deal.state.fought):
            yield one, at_whom, [*at(deal, "charge", 1), *lie(deal, one.id, charges=at_whom.id)]
            return


def charge(deal: Deal) -> Iterator[Corner]:
    """Fight a combat that was forgotten; contacts that others have are theirs."""
    for one, at_whom, first in _fight(deal):
        yield Corner(first, cmd.ResolveCharge((one.id,), (at_whom.id,), parted=True))


def many(deal: Deal) -> Iterator[Corner]:
    """Fight a combat of several a side, guns among them: who of them loses a stand, or is taken, is then asked."""
    fought = set(deal.state.fought)
    mine = [one for one in brigades(deal) if one.id not in fought][: deal.luck.randint(1, 2)]
    theirs = [one for one in brigades(deal, enemy(deal)) if one.id not in fought][: deal.luck.randint(1, 2)]
    guns = [one for one in batteries(deal, enemy(deal)) if one.id not in fought][: deal.luck.choice((0, 0, 1, 2, 3))]
    if mine and theirs:
        touch = [each for one in mine for each in lie(deal, one.id, charges=theirs[0].id)]
        attackers = tuple(one.id for one in mine)
        defenders = (*(one.id for one in theirs), *(one.id for one in guns))
        yield Corner([*at(deal, "charge", 1), *touch], cmd.ResolveCharge(attackers, defenders, parted=True))


def not_in_it(deal: Deal) -> Iterator[Corner]:
    for one, at_whom, first in _fight(deal):
        for far in [each for each in brigades(deal) if each.id != one.id][:1]:
            yield Corner(first, cmd.ResolveCharge((one.id,), (at_whom.id,), supported=(far.id,), parted=True))


def no_column(deal: Deal) -> Iterator[Corner]:
    for one, at_whom, first in _fight(deal):
        line = lie(deal, one.id, formation="single-line")
        yield Corner([*first, *line], cmd.ResolveCharge((one.id,), (at_whom.id,), on_road=(one.id,), parted=True))


def _supporter(deal: Deal, found: Callable[[Brigade], Sequence[Unit]], ruling: int, **so: Any) -> Iterator[Corner]:
    for one, at_whom, first in _fight(deal):
        for near in [each for each in found(one) if each.id != one.id][:1]:
            more = [*reads(deal, "D10-RUL-CHARGE-SUPPORT", ruling), *lie(deal, near.id, **so)]
            both: dict[str, Any] = {"supported": (one.id,), "supporters": (near.id,)}
            yield Corner([*first, *more], cmd.ResolveCharge((one.id,), (at_whom.id,), parted=True, **both))


def guns_do_not_support(deal: Deal) -> Iterator[Corner]:
    yield from _supporter(deal, lambda _: batteries(deal), 0)


def supporter_in_column(deal: Deal) -> Iterator[Corner]:
    yield from _supporter(deal, lambda _: brigades(deal), 0, formation="march-column", charges="", touches=[])


def supporter_disordered(deal: Deal) -> Iterator[Corner]:
    yield from _supporter(deal, lambda _: brigades(deal), 2, disordered=True, charges="", touches=[])


def supporter_fights(deal: Deal) -> Iterator[Corner]:
    for whom in brigades(deal, enemy(deal))[-1:]:
        yield from _supporter(deal, lambda _: brigades(deal), 0, charges=whom.id)


def too_few_to_support(deal: Deal) -> Iterator[Corner]:
    those = sorted(brigades(deal), key=lambda one: one.stands)
    for one, at_whom, _ in _fight(deal):
        if those[0].stands * 2 < those[-1].stands and one is not None:
            weak, strong = those[0], those[-1]
            line = lie(deal, weak.id, formation="single-line", charges="", touches=[])
            first = [*at(deal, "charge", 1), *lie(deal, strong.id, charges=at_whom.id), *line]
            both: dict[str, Any] = {"supported": (strong.id,), "supporters": (weak.id,)}
            yield Corner(first, cmd.ResolveCharge((strong.id,), (at_whom.id,), parted=True, **both))


def has_fought(deal: Deal) -> Iterator[Corner]:
    for name in deal.state.fought[:1]:
        for one in brigades(deal)[:1]:
            yield Corner(at(deal, "charge", 1), cmd.Touch(one.id, (name,)))


def _breaks(deal: Deal, to: str, first: Sequence[Any], beat: list[str]) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        done = lie(deal, one.id, breakthrough="break-through", beat=beat)
        yield Corner([*first, *at(deal, "charge", 2), *done], cmd.BreakThrough(one.id, to))


def just_beaten(deal: Deal) -> Iterator[Corner]:
    for at_whom in brigades(deal, enemy(deal))[:1]:
        first = reads(deal, "D10-RUL-CHARGE-BREAK-WHERE", 0)
        yield from _breaks(deal, at_whom.id, first, [at_whom.id])


def only_into_contact(deal: Deal) -> Iterator[Corner]:
    yield from _breaks(deal, "", reads(deal, "D10-RUL-CHARGE-BREAK-WHERE", 1), [])


def breakthrough(deal: Deal) -> Iterator[Corner]:
    for one in brigades(deal)[:1]:
        yield Corner([*at(deal, "charge", 2), *lie(deal, one.id, breakthrough="break-through")], cmd.NextStep())

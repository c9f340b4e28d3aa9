"""The enemy as he is imagined: his corps where they are believed, and those whom nobody has seen where they may be."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Situation, average
from companion.games.campaign.computer.operations import seen_lately
from companion.games.campaign.computer.weighing import credit
from companion.games.campaign.messages import plans as say
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.reports import Fought
from companion.games.campaign.rules.state import Corps, Side, Strength, other
from companion.kernel.dice import Dice, Why

WHERE = Why(say.IMAGINED_AT(), "", "draw")


class Body(NamedTuple):
    """A corps of the enemy's as it is imagined."""

    hex: Hex
    points: int
    """Strength points."""


def believed(now: Situation, dice: Dice) -> list[Body]:
    """Give the enemy's corps: those reported lately where they were, the others drawn about where he is thought to be.

    Armies are much alike: he has as many corps as oneself had, less what battles have taken from him.
    """
    each = average(now.view)
    free = max(0, round(number(now, other(now.known.side)) - _lost(now) / each))
    found: list[Body] = []
    for at in _told(now):
        points = now.known.enemies[at]
        corps = min(max(1, round(points / each)), free - len(found))
        found += [Body(at, max(1, round(points / corps))) for _ in range(corps)]
    spots = list(_may_be(now, {one.hex for one in found}))
    for _ in range(free - len(found)):
        found.append(Body(spots[dice.choose(len(spots), WHERE).face - 1], round(each)))
    return found


def number(now: Situation, side: Side) -> int:
    """Give how many corps an army began with, by the charts; headquarters aside."""
    return sum(name.startswith(side) and not name.endswith(":HQ") for name in now.rules.effectiveness_of)


def army(now: Situation, bodies: Collection[Body]) -> Iterator[Corps]:
    """Give the enemy's corps and his headquarters, as his average corps are and are led."""
    side, chart = other(now.known.side), now.rules.scale
    names = [name for name in now.rules.effectiveness_of if name.startswith(side)]
    least, most = chart.leadership.min, chart.leadership.max
    seen = [one.hex for one in now.known.own]
    for name, body in zip((one for one in names if not one.endswith(":HQ")), bodies, strict=False):
        near = any(distance(at, body.hex) <= 1 for at in seen)
        yield _corps(now, name, body, leadership=(least + most) // 2, near=near)
    staff = Body(_middle(now, bodies), int(figure(now.rules.headquarters.returned.cavalry.points)))
    yield _corps(now, f"{side}:HQ", staff, leadership=most, near=False)


def _corps(now: Situation, name: str, body: Body, *, leadership: int, near: bool) -> Corps:
    side, letter = other(now.known.side), name.rpartition(":")[2]
    staff = letter == "HQ"
    chart = now.rules.headquarters
    return Corps(
        id=name,
        side=side,
        letter=letter,
        number=chart.number.number if staff else ord(letter) - ord("A") + now.rules.scale.corps_numbers.min,
        unit=letter,
        leader="",
        leadership=leadership,
        aggressiveness=0,
        effectiveness=float(now.rules.effectiveness_of[name]),
        kind="cavalry" if staff else "infantry",
        headquarters=staff,
        strength=Strength(cavalry=body.points) if staff else Strength(infantry=body.points),
        original=body.points if staff else max(body.points, round(average(now.view))),
        hex=body.hex,
        contact="withdraw" if staff else "initiative",
        combat="stand" if near else "inactive",
        urgency=now.urgency,
        deployment="deployed" if near else "road",
    )


def _told(now: Situation) -> list[Hex]:
    """Give where the enemy is taken to be, the surest first: who was seen lately, then smoke that is believed."""
    enough = float(figure(now.doctrine.operating.smoke.enough))
    seen = seen_lately(now)
    told = [at for at in now.known.enemies if at in seen or credit(now, at) >= enough]
    return sorted(told, key=lambda at: (at not in seen, -now.known.enemies[at], at))[: number(now, now.known.side)]


def _may_be(now: Situation, taken: Collection[Hex]) -> Iterator[Hex]:
    """Yield where an unseen corps may stand: about the enemy's middle or his home, out of the sight of one's own."""
    chart = now.doctrine.imagining.unseen
    middle = _centre(now, taken)
    own = [one.hex for one in now.known.own]
    far = [at for at in now.ground.terrain if now.ground.passable(at) and min(distance(at, one) for one in own) > 1]
    near = [at for at in far if distance(at, middle) <= chart.hexes]
    yield from sorted(near or far or [middle])


def _centre(now: Situation, taken: Collection[Hex]) -> Hex:
    home: Hex = now.rules.returns_at[other(now.known.side)]
    return min(taken, key=lambda at: (sum(distance(at, spot) for spot in taken), at), default=home)


def _middle(now: Situation, bodies: Collection[Body]) -> Hex:
    """Give where his headquarters is thought to be: with the corps that is nearest to all the others."""
    return _centre(now, [one.hex for one in bodies])


def _lost(now: Situation) -> float:
    """Give the strength points that battles have taken from the enemy, by the reports of them."""
    men = now.rules.scale.men_a_point.value
    fought = (one for one in now.view.reports if isinstance(one, Fought))
    return sum(one.enemy_strength * one.enemy_loss_percent / 100 / men for one in fought)

"""Running down who is beaten: where he may have gone, and who goes after him.

A corps that is let go is whole again in a day; one that is found before that is lost to the enemy for good.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation, average, looked_at
from companion.games.campaign.computer.estimates import power, worth_of_a_point
from companion.games.campaign.computer.marches import about, hexes_from
from companion.games.campaign.computer.missions import Plan, mission
from companion.games.campaign.computer.operations import seen_lately, turns_to
from companion.games.campaign.rules.hexes import DIRECTIONS, Direction, Hex, distance, neighbour
from companion.games.campaign.rules.reports import Fought, Sighting
from companion.games.campaign.rules.state import other


class Quarry(NamedTuple):
    """An enemy with little left."""

    at: Hex
    points: float
    """Strength points."""


class Hunt(NamedTuple):
    """A corps after an enemy."""

    quarry: Quarry
    by: Own


def hunted(now: Situation, fit: Sequence[Own]) -> Plan:
    """Give those who run somebody down their missions; who has the enemy in his own hex has enough to do."""
    free = [one for one in fit if not now.known.near(one.hex, 0)]
    return {hunt.by.id: mission(now, hunt.by, "strike", hunt.quarry.at, "near") for hunt in hunts(now, free)}


def hunts(now: Situation, free: Sequence[Own]) -> Iterator[Hunt]:
    """Yield who goes after whom, the soonest first: each corps after one whom it can beat alone, after each but one."""
    chart = now.doctrine.operating.hunting
    point = float(figure(chart.odds)) * worth_of_a_point(now, "withdraw")
    offers: list[tuple[int, int, str, Hunt]] = []
    for quarry in quarries(now):
        closed = beware(now, quarry.at)
        far = {} if quarry.at in closed else hexes_from(now.ground, (quarry.at,), now.known.side, closed)
        for one in free:
            if one.hex in far and power(now, one, "attack") >= point * quarry.points:
                turns = turns_to(now, one, far[one.hex])
                if turns <= chart.within:
                    offers.append((turns, far[one.hex], one.id, Hunt(quarry, one)))
    taken: set[Hex | str] = set()
    for *_, hunt in sorted(offers, key=lambda offer: offer[:3]):
        if hunt.by.id not in taken and hunt.quarry.at not in taken:
            taken |= {hunt.by.id, hunt.quarry.at}
            yield hunt


def beware(now: Situation, at: Hex) -> frozenset[Hex]:
    """Give the hexes before enemies whom no corps beats alone: who comes there to attack would attack them.

    The quarry itself is none of them.
    """
    many = float(figure(now.doctrine.operating.hunting.many)) * average(now.view)
    those = (spot for spot, points in now.known.enemies.items() if points > many and spot != at)
    return frozenset().union(*(about(spot, 1) for spot in those))


def quarries(now: Situation) -> list[Quarry]:
    """Give the enemies with little left: those who are few, and those who were beaten, in sight or out of it."""
    few = float(figure(now.doctrine.operating.hunting.few)) * average(now.view)
    seen = seen_lately(now)
    found = {at: points for at, points in now.known.enemies.items() if at in seen and points <= few}
    for gone in sorted(_trails(now), key=lambda one: (-one.last, one.hex)):
        for at in (gone.hex,) if gone.hex in now.known.enemies else _gone_to(now, gone, found):
            found[at] = min(now.known.enemies.get(at, gone.points), gone.points)
    return [Quarry(at, points) for at, points in found.items()]


# ---- who was beaten, and where he is now


class Gone(NamedTuple):
    """Somebody who was beaten, where he was seen last."""

    hex: Hex
    points: float
    last: int
    """The last turn in which he was seen there."""
    heading: Direction | None = None
    """Where he came from there, if he has been seen twice."""


Guesses = dict[Hex, dict[int, float]]
"""Strength points by hex and turn: of several who guess at a hex the mean, which errs least."""


def _trails(now: Situation) -> Iterator[Gone]:
    """Yield who has gone from where he was fought, followed from one hex to the next as far as he was seen."""
    guesses = _guesses(now)
    for first in _departures(now, guesses):
        gone: Gone | None = first
        while gone is not None:
            last, gone = gone, _next(now, guesses, gone)
        yield last


def _guesses(now: Situation) -> Guesses:
    men, since = now.rules.scale.men_a_point.value, now.view.turn - now.doctrine.operating.hunting.memory
    told: dict[Hex, dict[int, list[int]]] = {}
    for one in now.view.reports:
        if isinstance(one, Sighting) and one.sent >= since:
            told.setdefault(one.hex, {}).setdefault(one.sent, []).append(one.men)
    return {at: {turn: sum(some) / len(some) / men for turn, some in sorted(by.items())} for at, by in told.items()}


def _departures(now: Situation, guesses: Guesses) -> Iterator[Gone]:
    """Yield by how much there is less of the enemy in a hex that was fought over than battle has taken, once each."""
    least = float(figure(now.doctrine.operating.hunting.gone)) * average(now.view)
    fights = [one for one in now.view.reports if isinstance(one, Fought)]
    for at, seen in guesses.items():
        looked = looked_at(now.rules, now.view, at)
        fought = [one for one in fights if one.hex == at]
        for turn in reversed(seen):
            after = next((points for later, points in seen.items() if later > turn), 0.0 if looked > turn else None)
            lately = [one for one in fought if one.sent >= turn - now.doctrine.operating.hunting.flight]
            if after is None or not lately or any(one.surrendered for one in lately if one.sent == turn):
                continue
            left = seen[turn]
            for one in lately:
                left *= 1 - one.enemy_loss_percent / 100 if one.sent >= turn else 1
            if left - after >= least:
                yield Gone(at, left - after, turn)
                break


def _next(now: Situation, guesses: Guesses, gone: Gone) -> Gone | None:
    """Give where somebody who may be he was seen next; None where nobody was."""
    flight = now.doctrine.operating.hunting.flight

    def may_be(at: Hex) -> bool:
        first = next(iter(guesses[at]))
        near = 0 < distance(at, gone.hex) <= flight * (first - gone.last)
        return first > gone.last and near and guesses[at][first] <= flight * gone.points

    spots = [at for at in guesses if may_be(at)]
    at = min(spots, key=lambda at: (next(iter(guesses[at])), distance(at, gone.hex), at), default=None)
    return None if at is None else Gone(at, gone.points, max(guesses[at]), _heading(gone.hex, at))


def _heading(start: Hex, end: Hex) -> Direction | None:
    """Give the direction of the last step of a straight way."""
    return next((way for way in DIRECTIONS if end in _straight(start, way)), None)


def _straight(start: Hex, way: Direction) -> tuple[Hex, Hex]:
    first = neighbour(start, way)
    return first, neighbour(first, way)


def _gone_to(now: Situation, gone: Gone, taken: Collection[Hex]) -> list[Hex]:
    """Give the likeliest hexes that nobody has looked at since.

    Who flees goes straight on, or else by the first open direction (RTG-6.2.1e, RTG-6.2.1f).
    """
    side, flight = other(now.known.side), now.doctrine.operating.hunting.flight
    far = hexes_from(now.ground, (gone.hex,), side, {one.hex for one in now.known.own} - {gone.hex})
    reach = flight * (now.view.turn - gone.last)
    spots = (at for at, hexes in far.items() if hexes <= reach and at not in taken)
    dark = [at for at in spots if looked_at(now.rules, now.view, at) <= gone.last]
    ways = DIRECTIONS if gone.heading is None else (gone.heading,)
    end = next((ends[1] for way in ways if (ends := _straight(gone.hex, way))[1] in dark), None)

    def likely(at: Hex) -> tuple[int, int, bool, Hex]:
        return distance(at, end) if end else 0, abs(far[at] - flight), not now.ground.road_hex(at), at

    return sorted(dark, key=likely)[: now.doctrine.operating.hunting.guesses]

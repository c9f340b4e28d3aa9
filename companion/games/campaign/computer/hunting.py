"""The able level's blows: which enemies are fallen upon, by whom, and that a blow once begun goes on.

Corps that come one by one are beaten one by one: a blow is struck by as many as make good odds, who gather before him.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation, average, looked_at
from companion.games.campaign.computer.doctrine import Gathering, Press
from companion.games.campaign.computer.estimates import power, worth_of_a_point
from companion.games.campaign.computer.marches import hexes_to
from companion.games.campaign.computer.missions import had
from companion.games.campaign.computer.operations import seen_lately, unseen
from companion.games.campaign.computer.weighing import credit
from companion.games.campaign.rules.hexes import Hex, distance

STRUCK = ("assault", "strike")
"""The tasks of those who are sent at an enemy."""


class Blow(NamedTuple):
    """Corps that are sent at a believed hex."""

    at: Hex
    sent: tuple[Own, ...]


class Prey(NamedTuple):
    """An enemy who may be struck."""

    at: Hex
    wanted: float
    """Combat strength that is reckoned with."""
    way: Mapping[Hex, int]
    """Hexes from everywhere to him."""


def blows(now: Situation, fit: Sequence[Own], chart: Press) -> tuple[Blow, ...]:
    """Give the blows to strike, the soonest first; each corps strikes one, and no two fall side by side."""
    prey = [Prey(at, against(now, at), hexes_to(now.ground, at, now.known.side)) for at in believable(now)]
    free, found = list(fit), list[Blow]()
    while free and len(found) < now.doctrine.strong.gathering.blows:
        apart = [one for one in prey if all(distance(one.at, blow.at) > 1 for blow in found)]
        offers = [(one, sent) for one in apart if (sent := tuple(_gathered(now, free, one, chart)))]
        if not offers:
            break
        best, sent = min(offers, key=lambda offer: (_cost(now, *offer), offer[0].at))
        found.append(Blow(best.at, sent))
        free = [one for one in free if one not in sent]
    return tuple(found)


def _cost(now: Situation, prey: Prey, sent: Sequence[Own]) -> float:
    """Give in hexes how dear a blow is: how far they come, and by how much more than one corps he is."""
    weight = prey.wanted / (average(now.view) * worth_of_a_point(now, "stand"))
    return sum(_far(now, one, prey) for one in sent) / len(sent) + float(figure(_chart(now).apart)) * weight


def believable(now: Situation) -> list[Hex]:
    """Give where the enemy is taken to be: seen lately, told of by smoke, or struck at and not yet looked for."""
    seen, enough = seen_lately(now), float(figure(now.doctrine.operating.smoke.enough))
    struck = {
        given.hex
        for given in now.view.missions
        if given.task in STRUCK
        and (given.hex in now.by_rumour.known.enemies or looked_at(now.rules, now.view, given.hex) < given.since)
    }
    return sorted(struck | {at for at in now.known.enemies if at in seen or credit(now, at) >= enough})


def begun(now: Situation, at: Hex) -> bool:
    """Say whether corps have been sent at an enemy who is here, or was when they were: it goes on at lesser odds."""
    return any(given.task in STRUCK and distance(given.hex, at) <= 1 for given in now.view.missions)


def presumed(now: Situation, at: Hex) -> float:
    """Give the enemy's strength points in a hex as they were last seen: nobody melts away by not being looked at.

    Where only smoke is told of there may be an average corps, or his share of all that nobody has seen.
    """
    kept = 1 - float(figure(now.doctrine.fading.share))
    for one in now.view.enemies:
        if one.hex == at:
            weighed = now.known.enemies.get(at, 0) / kept**one.age
            return weighed or one.men / now.rules.scale.men_a_point.value
    sighted = {one.hex for one in now.view.enemies}
    told_of = sum(spot not in sighted for spot in now.known.enemies)
    return max(average(now.view), unseen(now) / max(told_of, 1) / 4)


def against(now: Situation, at: Hex) -> float:
    """Give the combat strength to be reckoned with: his who is there, and shares of theirs who are near him."""
    shares, there = _chart(now).help, presumed(now, at)
    for spot in now.known.enemies:
        far = distance(spot, at)
        if 0 < far <= len(shares):
            there += presumed(now, spot) * float(figure(shares[far - 1]))
    return worth_of_a_point(now, "stand") * there


def _far(now: Situation, one: Own, prey: Prey) -> float:
    """Give how far a corps is from an enemy, less where it was sent at him before: plans last."""
    given = had(now, one)
    same = given is not None and given.task in STRUCK and distance(given.hex, prey.at) <= 1
    return prey.way[one.hex] - (float(figure(_chart(now).kept)) if same else 0)


def _gathered(now: Situation, free: Sequence[Own], prey: Prey, chart: Press) -> Iterator[Own]:
    """Yield the nearest corps that make enough odds against an enemy; none when all in reach do not make the least."""
    near = [one for one in free if prey.way.get(one.hex, chart.reach + 1) <= chart.reach]
    least = _chart(now).fights if begun(now, prey.at) else chart.odds
    if sum(power(now, one, "attack") for one in near) < float(figure(least)) * prey.wanted:
        return
    strength, count = 0.0, 0
    for one in sorted(near, key=lambda one: (_far(now, one, prey), one.id)):
        if strength >= float(figure(chart.enough)) * prey.wanted and count >= now.doctrine.attackers.corps:
            break
        yield one
        strength, count = strength + power(now, one, "attack"), count + 1


def _chart(now: Situation) -> Gathering:
    return now.doctrine.strong.gathering

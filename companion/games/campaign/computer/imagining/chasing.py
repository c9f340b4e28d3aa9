"""A chase: each enemy who is believed anywhere has somebody after him, so that none rests, forages or gathers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.covering import between
from companion.games.campaign.computer.estimates import power, worth_of_a_point
from companion.games.campaign.computer.missions import Plan, mission
from companion.games.campaign.computer.pressing import is_weary, leads, out_of_it, seat
from companion.games.campaign.rules.hexes import Hex, distance


class Chase(NamedTuple):
    """Corps that are after an enemy."""

    at: Hex
    by: tuple[Own, ...]


def chase(now: Situation) -> Plan:
    """Send as few as are a match for him after each enemy, the nearest first; the others bar the way to Washington."""
    rumours = now.by_rumour
    fit = [one for one in now.known.own if not is_weary(now, one)]
    post = between(rumours)
    plan: Plan = {one.id: mission(now, one, "cover", post, "capital") for one in fit}
    plan |= {one.id: out_of_it(now, one) for one in now.known.own if one not in fit}
    ending = now.view.turn > now.view.last_turn - now.doctrine.imagining.chase.rest
    if ending:
        plan |= {one.id: mission(now, one, "hold", one.hex, "last-hours") for one in fit if not _near(now, one)}
    else:
        for after in chases(rumours, fit):
            plan |= {one.id: mission(now, one, "strike", after.at, "near") for one in after.by}
    staff = now.known.headquarters
    if staff is not None:
        plan[staff.id] = leads(now, seat(now, now.known.mass() or staff.hex), fit)
    return plan


def chases(now: Situation, fit: Sequence[Own]) -> Iterator[Chase]:
    """Yield who goes after whom, the nearest first; each corps after one, and no two after neighbours."""
    free, found = list(fit), list[Hex]()
    while free:
        offers = (_against(now, at, free) for at in now.known.enemies if all(distance(at, one) > 1 for one in found))
        best = min((one for one in offers if one is not None), key=lambda one: (_far(one), one.at), default=None)
        if best is None:
            return
        yield best
        found.append(best.at)
        free = [one for one in free if one not in best.by]


def _against(now: Situation, at: Hex, free: Sequence[Own]) -> Chase | None:
    """Give the nearest corps that are a match for an enemy and half of those beside him; None where they are not."""
    chart = now.doctrine.imagining.chase
    there, beside = now.known.near(at, 0), now.known.near(at, 1)
    wanted = float(figure(chart.odds)) * worth_of_a_point(now, "stand") * (there + beside) / 2
    sent: list[Own] = []
    strength = 0.0
    for one in sorted(free, key=lambda one: (distance(one.hex, at), one.id)):
        if distance(one.hex, at) > chart.hexes:
            return None
        sent.append(one)
        strength += power(now, one, "attack")
        if strength >= wanted:
            return Chase(at, tuple(sent))
    return None


def _far(one: Chase) -> float:
    return sum(distance(corps.hex, one.at) for corps in one.by) / len(one.by)


def _near(now: Situation, one: Own) -> bool:
    return now.known.near(one.hex, 1) > 0

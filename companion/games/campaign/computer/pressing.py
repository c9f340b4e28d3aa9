"""Going for the enemy at the able level: concentrations at good odds by the rules' own arithmetic, no weary corps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.covering import enemys_way
from companion.games.campaign.computer.doctrine import Press
from companion.games.campaign.computer.estimates import power, worth_of_a_point
from companion.games.campaign.computer.missions import Plan, had, mission
from companion.games.campaign.computer.striking import rest
from companion.games.campaign.computer.writing import Goal
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.plans import Mission


class Blow(NamedTuple):
    """Corps that are sent at a believed hex."""

    at: Hex
    sent: tuple[Own, ...]


def bar_the_way(now: Situation) -> Plan:
    """Bar the enemy's way to the exit a little before him, and fall on what comes near (the Union's campaign)."""
    return press(now, post(now))


def post(now: Situation) -> Hex:
    """Give the hex on the enemy's way to the exit at which it is barred; the one before holds while it will do."""
    reach = now.doctrine.strong.before.hexes
    way = enemys_way(now)
    return next((at for at in way if not now.known.near(at, reach)), way[-1])


def press(now: Situation, at: Hex) -> Plan:
    """Send fit corps at the enemies they can beat, the others to their post, the weary away."""
    chart = press_of(now)
    fit = tuple(one for one in now.known.own if not is_weary(now, one))
    plan: Plan = {one.id: mission(now, one, "cover", at, "capital") for one in fit}
    plan |= {one.id: out_of_it(now, one) for one in now.known.own if one not in fit}
    ending = now.view.turn > now.view.last_turn - chart.rest
    struck = () if ending else blows(now, fit, chart)
    for blow in struck:
        plan |= {one.id: mission(now, one, "strike", blow.at, "near") for one in blow.sent}
    if ending:
        still = (one for one in now.known.own if not now.known.near(one.hex, 1))
        plan |= {one.id: mission(now, one, "hold", one.hex, "last-hours") for one in still}
    if now.known.headquarters is not None:
        around = behind(now, struck[0].at, struck[0].sent) if struck else now.known.mass()
        plan[now.known.headquarters.id] = lead(now, seat(now, around or now.known.headquarters.hex))
    return plan


def press_of(now: Situation) -> Press:
    """Give how the enemy is gone for in the scenario."""
    return next(row for row in now.doctrine.strong.press if row.scenario == now.view.scenario)


def sent_at(now: Situation, one: Own, at: Hex) -> Goal:
    """Send a corps at an enemy: to friends who are there, alone if it is a match for him, else as it sees fit."""
    help_there = to_the_help(now, one, at)
    if help_there is not None:
        return help_there
    alone = float(figure(now.doctrine.strong.alone.odds)) * now.known.near(at, 0) * worth_of_a_point(now, "stand")
    matched = distance(one.hex, at) <= 1 and power(now, one, "attack") >= alone
    return Goal(at, "attack" if matched else "initiative", press_of(now).urgency, at_once=True)


def to_the_help(now: Situation, one: Own, at: Hex) -> Goal | None:
    """Let a corps that stands before the enemy enter the next hex where friends are, and not attack yet (RTG-13.2.6a).

    None where it cannot: nobody is there, or it is too far from the hex or from headquarters.
    """
    there = one.hex != at and any(friend.hex == at for friend in now.known.own)
    reached = one.view.now is not None and at in now.ground.steps(one.hex, one.view.side)
    if there and reached and now.known.near(one.hex, 1):
        return Goal(at, "attack", now.urgency, at_once=True, helps=True)
    return None


def blows(now: Situation, fit: tuple[Own, ...], chart: Press) -> tuple[Blow, ...]:
    """Give the blows to strike at once, the nearest first; each corps strikes one, and no two fall side by side."""
    mine = {one.id: power(now, one, "attack") for one in fit}
    point = worth_of_a_point(now, "stand")
    free, found = list(fit), list[Blow]()
    while free:
        offers: list[tuple[tuple[float, Hex], Blow]] = []
        for at, points in now.known.enemies.items():
            if not any(distance(at, blow.at) <= 1 for blow in found):
                against = point * (points + (now.known.near(at, 1) - points) / 2)
                sent = _gathered(free, mine, at, against, chart)
                if sent:
                    far = sum(distance(one.hex, at) for one in sent) / len(sent)
                    offers.append(((far - points / now.rules.scale.men_a_point.value, at), Blow(at, sent)))
        if not offers:
            break
        best = min(offers, key=lambda offer: offer[0])[1]
        found.append(best)
        free = [one for one in free if one not in best.sent]
    return tuple(found)


def _gathered(free: list[Own], mine: dict[str, float], at: Hex, against: float, chart: Press) -> tuple[Own, ...]:
    """Give the nearest corps that make enough odds against an enemy; none when all in reach do not make the least."""
    sent: list[Own] = []
    strength = 0.0
    for one in sorted(free, key=lambda one: (distance(one.hex, at), one.id)):
        if distance(one.hex, at) > chart.reach or strength >= float(figure(chart.enough)) * against:
            break
        sent.append(one)
        strength += mine[one.id]
    return tuple(sent) if strength >= float(figure(chart.odds)) * against else ()


def is_weary(now: Situation, one: Own) -> bool:
    """Say whether a corps is seen to have little morale left."""
    return one.view.now is not None and one.view.now.morale < float(figure(now.doctrine.strong.weary_below.morale))


def out_of_it(now: Situation, one: Own) -> Mission:
    """Let a weary corps rest out of the enemy's reach; where it rests already it stays, while that holds."""
    before = had(now, one)
    if before is not None and before.task == "rest" and not now.known.near(before.hex, now.doctrine.out_of_reach.hexes):
        return before
    return mission(now, one, "rest", rest(now, one).hex, "weary")


def routs(now: Situation, one: Own) -> bool:
    """Say whether a corps is beside the enemy, where a withdrawal would likely be a rout (RTG-6.2.1j)."""
    likely = one.view.now is not None and one.view.now.morale < float(figure(now.doctrine.strong.stands_below.morale))
    return likely and now.known.near(one.hex, 1) > 0


def lead(now: Situation, at: Hex) -> Mission:
    """Send headquarters to a hex."""
    staff = now.known.headquarters
    assert staff is not None
    return mission(now, staff, "lead", at, "corps")


def leads(now: Situation, at: Hex, fit: Sequence[Own]) -> Mission:
    """Keep headquarters where it was sent while nearly as many hear it there, and the enemy is not near."""
    staff = now.known.headquarters
    assert staff is not None
    before, hears = had(now, staff), now.rules.dispatches.immediate_radius.hexes

    def near(spot: Hex) -> int:
        return sum(distance(one.hex, spot) <= hears for one in fit)

    safe = before is not None and not now.known.near(before.hex, now.doctrine.strong.clear_of.hexes)
    return before if before is not None and safe and near(before.hex) >= near(at) - 1 else lead(now, at)


def behind(now: Situation, at: Hex, corps: Sequence[Own]) -> Hex:
    """Give the hex a little before a struck enemy, and before all others, that lies nearest to the corps sent."""
    spots = [
        spot
        for spot in now.ground.terrain
        if now.ground.passable(spot)
        and distance(spot, at) == now.doctrine.strong.before.hexes
        and not now.known.near(spot, 1)
    ]
    far = {spot: sum(distance(one.hex, spot) for one in corps) for spot in spots}
    return min(spots, key=lambda spot: (far[spot], not now.ground.road_hex(spot), spot), default=at)


def seat(now: Situation, around: Hex) -> Hex:
    """Give headquarters' hex: out of the enemy's reach, on a road, near most corps (RTG-1.0d)."""
    strong, hears = now.doctrine.strong, now.rules.dispatches.immediate_radius.hexes
    spots = (at for at in now.ground.terrain if now.ground.passable(at) and distance(at, around) <= strong.seat.hexes)

    def worth(at: Hex) -> tuple[bool, bool, int, int, Hex]:
        near = sum(distance(one.hex, at) <= hears for one in now.known.own)
        danger = now.known.near(at, strong.clear_of.hexes) > 0
        return danger, not now.ground.road_hex(at), -near, distance(at, around), at

    return min(spots, key=worth)

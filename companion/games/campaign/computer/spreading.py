"""The Confederates' campaign at the able level: they spread out, live off the land, keep clear, leave if they can."""

from __future__ import annotations

from typing import NamedTuple

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.doctrine import Pace
from companion.games.campaign.computer.marches import enemy_country, hexes_from, refuge, way_clear_of
from companion.games.campaign.computer.missions import Plan, had, mission
from companion.games.campaign.computer.writing import Goal, told
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.plans import Mission


class Land(NamedTuple):
    """What there is to live off."""

    left: dict[Hex, tuple[int, ...]]
    """The points of each further forage of a hex, as far as is known and planned."""
    closed: frozenset[Hex]
    """Too near to the enemy."""
    to_exit: dict[Hex, int]
    """Hexes from there to the exit by no closed hex."""


class Offer(NamedTuple):
    """Where a corps would live best."""

    rate: float
    """Points a turn, the way there reckoned in."""
    at: Hex
    times: int
    """Forages planned there; none: nowhere is anything left for it."""


def spread_and_forage(now: Situation) -> Plan:
    """Give each corps the hex where it lives best, the best fed first; who has nothing left to gain leaves."""
    headquarters = now.known.headquarters
    land = _land(now)
    hexes = {one.id: hexes_from(now.ground, (one.hex,), "confederate", land.closed) for one in now.known.everybody}
    leaving = _may_leave(now, land)
    plan: Plan = {}
    waiting = list(now.known.own)
    offers = {one.id: best(now, one, hexes[one.id], land, leaves=one.id in leaving) for one in waiting}
    while waiting:
        # The best fed first: what he takes is gone for the others, and only those who wanted the same hex look again.
        one = max(waiting, key=lambda one: (offers[one.id].rate, one.id))
        waiting.remove(one)
        offer = offers[one.id]
        plan[one.id] = _mission(now, one, offer, hexes[one.id], land, leaves=one.id in leaving)
        land.left[offer.at] = land.left[offer.at][offer.times :]
        for other in waiting:
            if offers[other.id].at == offer.at:
                offers[other.id] = best(now, other, hexes[other.id], land, leaves=other.id in leaving)
    if headquarters is not None:
        at = _seat(now, hexes[headquarters.id], land, plan)
        if headquarters.id in leaving and _turns(now.doctrine.strong.exit_pace, land.to_exit[headquarters.hex]) >= (
            _turns_left(now) - now.doctrine.strong.seat.hexes
        ):
            at = now.ground.exits[0]
        plan[headquarters.id] = mission(now, headquarters, "lead", at, "corps")
    return plan


def best(now: Situation, one: Own, hexes: dict[Hex, int], land: Land, *, leaves: bool) -> Offer:
    """Give where a corps gets the most points a turn, so that it can still come to the exit if it is to leave."""
    strong, left = now.doctrine.strong, _turns_left(now)
    tired = float(figure(strong.tired.turns)) * (one.view.now.fatigue if one.view.now else 0)
    settling, kept = float(figure(strong.settling.turns)), 1 + float(figure(strong.kept.share))
    a_hex, a_march = float(figure(strong.forage_pace.a_hex)) + tired, float(figure(strong.forage_pace.a_march))
    sent = told(now.view, one).goal
    # Who lives far from headquarters hears of the enemy a day late: a place near by may be the better poorer one.
    staff, hears = now.known.headquarters, now.rules.dispatches.immediate_radius.hexes + 1
    near_share = float(figure(strong.hearing.share))
    found = Offer(0.0, one.hex, 0)
    for at, far in hexes.items():
        if not land.left[at] or at in land.closed or (leaves and at not in land.to_exit):
            continue
        until = left - _turns(strong.exit_pace, land.to_exit[at]) if leaves else left
        heard = 1.0 if staff is None or distance(at, staff.hex) <= hears else near_share
        marched = a_hex * far + a_march if far else 0
        points = 0
        for times, more in enumerate(land.left[at], 1):
            points += more
            if marched + times > until:
                break
            # A little more for where it is going already, or two hexes of equal worth would have it march to and fro.
            rate = points / (marched + times + settling) * (kept if at == sent else 1) * heard
            if rate > found.rate:
                found = Offer(rate, at, times)
    return found


def _land(now: Situation) -> Land:
    closed = enemy_country(now, now.doctrine.strong.clear_of.hexes)
    taken = {one.hex: one.times for one in now.view.foraged}
    points = now.rules.forage_points
    left = {at: points.get(kind, ())[taken.get(at, 0) :] for at, kind in now.ground.terrain.items()}
    return Land(left, closed, hexes_from(now.ground, now.ground.exits, "confederate", closed))


def _mission(now: Situation, one: Own, offer: Offer, hexes: dict[Hex, int], land: Land, *, leaves: bool) -> Mission:
    if not offer.times and leaves:
        return mission(now, one, "leave", now.ground.exits[0], "open-way")
    if not offer.times and one.hex in land.closed:
        return mission(now, one, "evade", refuge(now, hexes, now.doctrine.strong.seat.hexes), "bare")
    return mission(now, one, "forage", offer.at, "land")


def clear_of_him(now: Situation, one: Own, at: Hex, *, leaves: bool) -> Goal:
    """March by ways clear of the enemy, and away where he comes; who would likely rout stands."""
    morale = one.view.now.morale if one.view.now else None
    stands = morale is not None and morale < float(figure(now.doctrine.strong.flees_from.morale))
    way = way_clear_of(now, one, at, enemy_country(now, now.doctrine.strong.clear_of.hexes))
    return Goal(at, "stand" if stands else "withdraw", now.urgency + leaves, changed=0, way=way, at_once=True)


def _may_leave(now: Situation, land: Land) -> frozenset[str]:
    """Give who could still come to the exit clear of the enemy, if together they are worth it."""
    a_hex = float(figure(now.doctrine.strong.forage_pace.a_hex))
    left, never = _turns_left(now), now.view.last_turn * 2
    able = [one for one in now.known.everybody if a_hex * land.to_exit.get(one.hex, never) <= left]
    strength = sum(one.strength for one in able) + now.view.exited_points
    enough = figure(now.doctrine.strong.exit_worth.points)
    return frozenset(one.id for one in able) if strength > enough else frozenset()


def _seat(now: Situation, hexes: dict[Hex, int], land: Land, plan: Plan) -> Hex:
    """Give headquarters' hex: clear of the enemy, near to where most corps are going, and no bad place to live."""
    strong, hears = now.doctrine.strong, now.rules.dispatches.immediate_radius.hexes
    reach = strong.seat.hexes + 1
    danger = enemy_country(now, strong.clear_of.hexes + 1)

    half, a_hex = (len(now.known.own) + 1) // 2, float(figure(strong.hearing.a_hex))

    def out(at: Hex) -> int:
        """Give by how many hexes the nearer half of the corps are out of hearing, where they are or where they go."""
        far = sorted(max(distance(at, one.hex), distance(at, plan[one.id].hex)) for one in now.known.own)
        return max(0, far[half - 1] - hears) if far else 0

    def worth(at: Hex) -> tuple[float, Hex]:
        near = sum(distance(at, plan[one.id].hex) <= hears for one in now.known.own)
        return near - a_hex * out(at) - hexes[at] / 2 + sum(land.left[at][:2]) / 4, at

    before = had(now, now.known.headquarters) if now.known.headquarters else None
    spots = [at for at, far in hexes.items() if far <= reach and at not in danger]
    best = max(spots, key=worth, default=None)
    # A seat that is nearly as good as the best stays: who rides after every change of it shuttles.
    if best is not None and before is not None and before.hex in spots and worth(before.hex)[0] >= worth(best)[0] - 1:
        return before.hex
    return best or refuge(now, hexes, strong.seat.hexes)


def _turns_left(now: Situation) -> int:
    return now.view.last_turn - now.view.turn + 1


def _turns(pace: Pace, hexes: int) -> float:
    return float(figure(pace.a_hex)) * hexes + float(figure(pace.a_march))

"""Living off the land together: the army forages about a camp in which its headquarters reaches everybody at once.

Who is spread over two states hears of the enemy a day late, and is caught alone.
"""

from __future__ import annotations

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.marches import about, enemy_country, hexes_from, refuge
from companion.games.campaign.computer.missions import Plan, had, mission
from companion.games.campaign.computer.spreading import Land, best
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.plans import Mission


def camp_together(now: Situation) -> Plan:
    """Give each corps the hex near the camp where it lives best, the best fed first; headquarters has the camp."""
    rumours, staff = now.by_rumour, now.known.headquarters
    land = _land(rumours)
    ways = {one.id: hexes_from(now.ground, (one.hex,), "confederate", land.closed) for one in now.known.own}
    camp = _camp(rumours, land, ways)
    reach = about(camp, now.rules.dispatches.immediate_radius.hexes)
    left = {at: points if at in reach else () for at, points in land.left.items()}
    near = Land(left, land.closed, land.to_exit)
    plan: Plan = {}
    waiting = list(now.known.own)
    while waiting:
        offers = {one.id: best(rumours, one, ways[one.id], near, leaves=False) for one in waiting}
        one = max(waiting, key=lambda one: (offers[one.id].rate, one.id))
        waiting.remove(one)
        offer = offers[one.id]
        plan[one.id] = _mission(rumours, one, offer.at if offer.times else camp, ways[one.id], near)
        near.left[offer.at] = near.left[offer.at][offer.times :]
    if staff is not None:
        plan[staff.id] = mission(now, staff, "lead", camp, "corps")
    return plan


def _land(now: Situation) -> Land:
    closed = enemy_country(now, now.doctrine.strong.clear_of.hexes)
    taken = {one.hex: one.times for one in now.view.foraged}
    points = now.rules.forage_points
    left = {at: points.get(kind, ())[taken.get(at, 0) :] for at, kind in now.ground.terrain.items()}
    return Land(left, closed, {})


def _mission(now: Situation, one: Own, at: Hex, hexes: dict[Hex, int], land: Land) -> Mission:
    if at in land.closed or at not in hexes:
        return mission(now, one, "evade", refuge(now, hexes, now.doctrine.strong.seat.hexes), "bare")
    return mission(now, one, "forage", at, "land")


def _camp(now: Situation, land: Land, ways: dict[str, dict[Hex, int]]) -> Hex:
    """Give the hex about which there is most left for all, the way there reckoned in; the one before while it will do.

    The enemy is to be further from it than foragers keep from him.
    """
    chart = now.doctrine.imagining.camp
    danger = enemy_country(now, chart.clear_of)
    spots = [at for at in now.ground.terrain if now.ground.passable(at) and at not in danger]
    reach, far = now.rules.dispatches.immediate_radius.hexes, 2 * chart.hexes
    a_hex = float(figure(chart.a_hex))

    def worth(at: Hex) -> tuple[float, Hex]:
        there = sum(sum(land.left[spot]) for spot in about(at, reach) if spot in land.left and spot not in land.closed)
        return there - a_hex * sum(min(way.get(at, far), far) for way in ways.values()), at

    staff = now.known.headquarters
    before = had(now, staff) if staff is not None else None
    best_spot = max(spots, key=worth, default=now.known.mass() or now.rules.returns_at["confederate"])
    if before is not None and before.hex in spots and worth(best_spot)[0] < worth(before.hex)[0] + chart.kept:
        return before.hex
    return best_spot

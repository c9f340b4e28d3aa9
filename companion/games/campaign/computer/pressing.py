"""Going for the enemy at the able level: concentrations at good odds by the rules' own arithmetic, no weary corps."""

from __future__ import annotations

from collections.abc import Sequence

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation, average
from companion.games.campaign.computer.covering import enemys_way
from companion.games.campaign.computer.doctrine import Press
from companion.games.campaign.computer.estimates import power, worth_of_a_point
from companion.games.campaign.computer.hunting import Blow, blows
from companion.games.campaign.computer.missions import Plan, had, mission
from companion.games.campaign.computer.resting import is_spent, out_of_it
from companion.games.campaign.computer.weighing import sits_still, weighed
from companion.games.campaign.computer.writing import Goal
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.plans import Mission


def bar_the_way(now: Situation) -> Plan:
    """Go to meet the enemy, fall together on what of him stands apart, and bar his way (the Union's campaign)."""
    return press(weighed(now))


def press(now: Situation) -> Plan:
    """Send fit corps at the enemies they can beat, the others to their post, the weary away."""
    chart = press_of(now)
    fit = tuple(one for one in now.known.own if not is_spent(now, one))
    ending = now.view.turn > now.view.last_turn - chart.rest
    struck = () if ending else blows(now, [one for one in fit if not is_light(now, one)], chart)
    at = post(now.by_rumour)
    # Foragers are driven on by whoever comes; where he sits still the others keep off the roads of those who strike.
    waits = bool(struck) and sits_still(now)
    plan: Plan = {one.id: mission(now, one, "cover", one.hex if waits else at, "capital") for one in fit}
    plan |= {one.id: out_of_it(now, one) for one in now.known.own if one not in fit}
    for blow in struck:
        plan |= {one.id: mission(now, one, "assault", blow.at, "near") for one in blow.sent}
    if ending:
        still = (one for one in now.known.own if not now.known.near(one.hex, 1))
        plan |= {one.id: mission(now, one, "hold", one.hex, "last-hours") for one in still}
    if now.known.headquarters is not None:
        main = main_blow(struck)
        plan[now.known.headquarters.id] = leads(now, _around(now, main), main.sent if main else fit)
    return plan


def is_light(now: Situation, one: Own) -> bool:
    """Say whether a corps is too small for a blow, as a cavalry division is."""
    return one.strength < float(figure(now.doctrine.strong.gathering.light)) * average(now.view)


def post(now: Situation) -> Hex:
    """Give the hex on the enemy's way to the exit at which it is barred; the one before holds while it will do."""
    reach = now.doctrine.strong.before.hexes
    way = enemys_way(now)
    return next((at for at in way if not now.known.near(at, reach)), way[-1])


def main_blow(struck: Sequence[Blow]) -> Blow | None:
    """Give the blow that most corps strike."""
    return max(struck, key=lambda blow: len(blow.sent), default=None)


def _around(now: Situation, main: Blow | None) -> Hex:
    """Give where headquarters are wanted: with the foremost of the greatest blow, or with the army."""
    if main is None:
        return now.known.mass() or now.ground.exits[0]
    return min(main.sent, key=lambda one: (distance(one.hex, main.at), one.id)).hex


def leads(now: Situation, around: Hex, corps: Sequence[Own]) -> Mission:
    """Keep headquarters where it was sent while nearly as many hear it there, and the enemy is not near."""
    staff, at = now.known.headquarters, seat(now, around)
    assert staff is not None
    before, hears = had(now, staff), now.rules.dispatches.immediate_radius.hexes

    def near(spot: Hex) -> int:
        return sum(distance(one.hex, spot) <= hears for one in corps)

    safe = before is not None and not now.known.near(before.hex, now.doctrine.strong.clear_of.hexes)
    return before if before is not None and safe and near(before.hex) >= near(at) - 1 else lead(now, at)


def press_of(now: Situation) -> Press:
    """Give how the enemy is gone for in the scenario."""
    if now.place is not None:
        return now.doctrine.strong.sally
    return next(row for row in now.doctrine.strong.press if row.scenario == now.view.scenario)


def sent_at(now: Situation, one: Own, at: Hex) -> Goal:
    """Send a corps at an enemy: to friends who are there, alone if it is a match for him, else as it sees fit."""
    help_there = to_the_help(now, one, at)
    if help_there is not None:
        return help_there
    alone = float(figure(now.doctrine.strong.alone.odds)) * now.known.near(at, 0) * worth_of_a_point(now, "stand")
    matched = distance(one.hex, at) <= 1 and power(now, one, "attack") >= alone
    return Goal(at, "attack" if matched else "initiative", press_of(now).urgency, changed=0, at_once=True)


def to_the_help(now: Situation, one: Own, at: Hex) -> Goal | None:
    """Let a corps that stands before the enemy enter the next hex where friends are, and not attack yet (RTG-13.2.6a).

    None where it cannot: nobody is there, or it is too far from the hex or from headquarters.
    """
    there = one.hex != at and any(friend.hex == at for friend in now.known.own)
    reached = one.view.now is not None and at in now.ground.steps(one.hex, one.view.side)
    if there and reached and now.known.near(one.hex, 1):
        return Goal(at, "attack", now.urgency, at_once=True, helps=True)
    return None


def lead(now: Situation, at: Hex) -> Mission:
    """Send headquarters to a hex."""
    staff = now.known.headquarters
    assert staff is not None
    return mission(now, staff, "lead", at, "corps")


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

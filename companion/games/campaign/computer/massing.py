"""The battle at the able level: one army in one hex, which attacks as one or stands (RTG-9.1b, RTG-9.1c)."""

from __future__ import annotations

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.estimates import power, worth_of_a_point
from companion.games.campaign.computer.missions import Plan, mission
from companion.games.campaign.computer.pressing import is_weary, lead, out_of_it, seat, to_the_help
from companion.games.campaign.computer.seeking import seek
from companion.games.campaign.computer.sitting import sits
from companion.games.campaign.computer.storming import beside, objective
from companion.games.campaign.computer.writing import Goal
from companion.games.campaign.rules.hexes import Hex


def fight_for_gettysburg(now: Situation) -> Plan:
    """Gather in the town and hold it; let the weary rest out of it.

    One corps after the other would fall on the whole enemy; together they are the larger force, which tires less.
    """
    town = objective(now)
    if sits(now):
        return seek(now)
    plan: Plan = {}
    for one in now.known.own:
        if is_weary(now, one):
            plan[one.id] = out_of_it(now, one)
        else:
            plan[one.id] = mission(now, one, "hold" if one.hex == town else "gather", town, "place")
    if now.known.headquarters is not None:
        plan[now.known.headquarters.id] = lead(now, seat(now, town))
    return plan


def strikes(now: Situation, at: Hex) -> bool:
    """Say whether the fit corps in a hex attack the enemy there: enough of them, at odds that are good enough."""
    fit = [one for one in now.known.own if one.hex == at and not is_weary(now, one)]
    against = now.known.near(at, 0) * worth_of_a_point(now, "stand")
    if not against or len(fit) < now.doctrine.attackers.corps:
        return False
    return sum(power(now, one, "attack") for one in fit) >= float(figure(now.doctrine.strong.mass.odds)) * against


def gather(now: Situation, one: Own, at: Hex) -> Goal:
    """Bring a corps to the others in a hex, or while none is there beside it.

    Who is before the enemy marches no more, but may go to the help of friends next to him (RTG-13.2.6a). A change of
    goal too small for a new dispatch is none here either: who is that near waits as a reserve.
    """
    mass = now.doctrine.strong.mass
    if now.known.near(one.hex, 0):
        return _breaks_off(now, one, at)
    if not any(friend.hex == at for friend in now.known.own):
        return Goal(beside(now, one, at), "stand", mass.march_urgency, at_once=True)
    return to_the_help(now, one, at) or Goal(at, "stand", mass.march_urgency, at_once=True)


def _breaks_off(now: Situation, one: Own, at: Hex) -> Goal:
    """Have who has the enemy in his own hex stand, or get away to the others where he is too weak to.

    To go to their help he would have to attack where he is (RTG-13.2.6).
    """
    mine = sum(power(now, mate, "stand") for mate in now.known.own if mate.hex == one.hex)
    his = now.known.near(one.hex, 0) * worth_of_a_point(now, "attack")
    weaker = mine * float(figure(now.doctrine.strong.mass.odds)) < his
    return Goal(at, "withdraw" if weaker else "stand", now.urgency, at_once=True)

"""An assault's line: come up, halt before him, go in with the others, and attack with them or wait for them."""

from __future__ import annotations

from collections.abc import Sequence

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.estimates import power, worth_of_a_point
from companion.games.campaign.computer.hunting import against, presumed
from companion.games.campaign.computer.operations import seen_lately, storm
from companion.games.campaign.computer.striking import rest
from companion.games.campaign.computer.writing import Goal, toll
from companion.games.campaign.rules.hexes import Hex, distance, neighbours
from companion.games.campaign.rules.orders import Contact

BESIDE = 1


def serve(now: Situation, one: Own, at: Hex, corps: Sequence[Own]) -> Goal:
    """Give what a corps of an assault does next, of all who are in it."""
    there = [mate for mate in corps if mate.hex == at]
    if one.hex == at:
        return _in_contact(now, one, at, corps, there)
    far, close = distance(one.hex, at), now.doctrine.strong.gathering.close
    at_hand = [mate for mate in corps if distance(mate.hex, at) <= (BESIDE if now.place is not None else close + 1)]
    goes_in = (bool(there) and _matched(now, at, at_hand)) or is_ready(now, at, at_hand, of=corps)
    if far == BESIDE and at in now.ground.steps(one.hex, one.view.side):
        if there and goes_in and one.view.now is not None:
            return Goal(at, "attack", now.urgency, at_once=True, helps=True)
        return Goal(at, "attack", now.urgency, at_once=True) if goes_in else stand_or_go(now, one, one.hex, corps)
    # Far off nobody hurries, who tires and straggles by it.
    hurries = now.place is not None or far <= now.doctrine.operating.hurry.hexes
    urgency = now.doctrine.strong.mass.march_urgency if hurries else now.doctrine.strong.gathering.urgency
    if now.place is not None:
        return Goal(at if there else _assembly(now, at, corps), "stand", urgency, at_once=True)
    if goes_in and far <= close:
        return Goal(at, "attack", urgency, changed=0, at_once=True)
    if goes_in and far <= close + 1:
        return Goal(_up_to(now, one, at), "stand", urgency, changed=0, at_once=True)
    if now.known.near(one.hex, BESIDE):
        return stand_or_go(now, one, one.hex, corps)
    return _halt(now, one, at, close)._replace(urgency=urgency)


def _in_contact(now: Situation, one: Own, at: Hex, corps: Sequence[Own], there: Sequence[Own]) -> Goal:
    """Attack or wait: all at once, or nobody; who comes in column forms first."""
    formed = [mate for mate in there if mate.view.now is None or mate.view.now.deployment == "deployed"]
    alone = singly(now, at, formed)
    together = at == main_fight(now) or now.place is not None
    joined = formed if alone or together else [one]
    worth, urgency = storm(now, at, joined, _beside(at, corps, formed) if joined is formed else ())
    if one in formed and worth > 0 and _matched(now, at, joined) and (not alone or is_match(now, one, at)):
        return Goal(at, "attack", urgency, at_once=True)
    return stand_or_go(now, one, at, corps)


def singly(now: Situation, at: Hex, corps: Sequence[Own]) -> bool:
    """Say whether corps attack each by himself: where most are his match every one of them beats him anew (RTG-9.1c).

    Under an army commander they would share one attack; of an enemy whom none can beat alone all must share it.
    """
    matches = sum(is_match(now, one, at) for one in corps)
    return now.place is None and matches >= now.doctrine.attackers.corps and 2 * matches > len(corps)


def is_match(now: Situation, one: Own, at: Hex) -> bool:
    """Say whether a corps may attack an enemy by itself."""
    his = presumed(now, at) * worth_of_a_point(now, "stand")
    return power(now, one, "attack") >= float(figure(now.doctrine.strong.alone.odds)) * his


def _up_to(now: Situation, one: Own, at: Hex) -> Hex:
    """Give the hex beside an enemy that a corps comes up to: its nearest, out of others' reach."""
    free = [spot for spot in neighbours(at) if now.ground.passable(spot) and not now.known.near(spot, 0)]
    return min(free, key=lambda spot: (distance(one.hex, spot), now.known.near(spot, BESIDE), spot), default=one.hex)


def main_fight(now: Situation) -> Hex | None:
    """Give the hex with the most own men before the enemy: there the second in command leads.

    Where he is not each attacks by himself, one after the other against the whole enemy (RTG-9.1b, RTG-9.1c).
    """
    men: dict[Hex, int] = {}
    for one in now.known.own:
        if now.known.near(one.hex, 0):
            men[one.hex] = men.get(one.hex, 0) + one.strength
    return max(men, key=lambda at: (men[at], at), default=None)


def _matched(now: Situation, at: Hex, corps: Sequence[Own]) -> bool:
    """Say whether corps are more than a match for the enemy in a hex; where a place is fought for, they always are."""
    least = float(figure(now.doctrine.strong.gathering.fights))
    there = presumed(now, at) * worth_of_a_point(now, "stand")
    # Who is beside him may come, or may not: they are before one's own men as well.
    his = (there + against(now, at)) / 2
    return now.place is not None or sum(power(now, one, "attack") for one in corps) >= least * his


def is_ready(now: Situation, at: Hex, ready: Sequence[Own], *, of: Sequence[Own]) -> bool:
    """Say whether corps beat an enemy and who may help him; at lesser odds if few are still to come."""
    if storm(now, at, ready, ())[0] <= 0:
        return False
    chart = now.doctrine.strong.gathering
    most = sum(one.strength for one in ready) >= float(figure(chart.share)) * sum(one.strength for one in of)
    least = float(figure(chart.fights if most else chart.odds))
    return now.place is not None or sum(power(now, mate, "attack") for mate in ready) >= least * against(now, at)


def stand_or_go(now: Situation, one: Own, at: Hex, corps: Sequence[Own]) -> Goal:
    """Stand and wait; who is far outnumbered goes in time, while he can do so in good order (RTG-6.2.1)."""
    if now.place is None and is_outnumbered(now, one, corps, BESIDE):
        return rest(now, one)._replace(changed=0, at_once=True)
    return Goal(at, "stand", now.urgency, at_once=True)


def is_outnumbered(now: Situation, one: Own, corps: Sequence[Own], reach: int) -> bool:
    """Say whether the enemy within reach is far stronger than a corps and its friends, and it can still go in order."""
    chart = now.doctrine.strong
    if one.view.now is None or one.view.now.morale < float(figure(chart.stands_below.morale)):
        return False
    his = sum(presumed(now, spot) for spot in now.known.enemies if distance(spot, one.hex) <= reach)
    mine = sum(power(now, mate, "stand") for mate in corps if distance(mate.hex, one.hex) <= BESIDE)
    return his * worth_of_a_point(now, "attack") > mine * float(figure(chart.gathering.outnumbered))


def _assembly(now: Situation, enemy: Hex, corps: Sequence[Own]) -> Hex:
    """Give the hex beside an enemy where corps gather, the nearest to all of them."""
    free = [at for at in neighbours(enemy) if now.ground.passable(at) and not now.known.near(at, 0)]
    return min(free, key=lambda at: (_way(corps, at), now.known.near(at, 1), at), default=enemy)


def _way(corps: Sequence[Own], at: Hex) -> int:
    return sum(distance(one.hex, at) for one in corps)


def _beside(at: Hex, corps: Sequence[Own], attackers: Sequence[Own]) -> list[Own]:
    return [mate for mate in corps if mate not in attackers and distance(mate.hex, at) <= BESIDE]


def _halt(now: Situation, one: Own, at: Hex, close: int) -> Goal:
    """Let a corps wait for the others on its way to the enemy, out of his reach and of all who are about him."""
    # Whom nobody has seen lately may be gone: horse goes and looks, and away again.
    looks = one.cavalry and at not in seen_lately(now)
    contact: Contact = "withdraw" if looks else "stand"
    until = BESIDE if looks else close
    if distance(one.hex, at) <= until:
        return Goal(one.hex, contact, now.urgency, changed=0, at_once=True)
    halt, others = one.hex, [spot for spot in now.known.enemies if spot != at]
    for spot in now.ground.route(one.hex, (at,), one.view.side, toll(now.rules)) or ():
        if distance(spot, at) < until or any(distance(other, spot) <= BESIDE for other in others):
            break
        halt = spot
    # Small corrections do more harm than good, the more the further he is.
    return Goal(halt, contact, now.urgency, changed=max(1, distance(one.hex, at) // 2), at_once=True)

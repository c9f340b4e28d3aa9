"""A blow's line: come up, halt before him, go in with the others, and attack with them or wait for them."""

from __future__ import annotations

from collections.abc import Sequence

from companion.charts.rounding import figure
from companion.games.campaign.computer.assaults import assembly
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.converging import against, standing
from companion.games.campaign.computer.estimates import power
from companion.games.campaign.computer.operations import storm
from companion.games.campaign.computer.writing import Goal, toll
from companion.games.campaign.rules.hexes import Hex, distance


def close_in(now: Situation, one: Own, at: Hex, corps: Sequence[Own]) -> Goal:
    """Give what a corps of a blow does next, of all who are in it.

    They halt two hexes off until enough are there, come up to him together, and go in together: who is alone before
    him is beaten alone.
    """
    there = [mate for mate in corps if mate.hex == at]
    if one.hex == at:
        return _in_contact(now, one, at, corps, there)
    chart, far = now.doctrine.strong.converging, distance(one.hex, at)
    if far <= 1 and at in now.ground.steps(one.hex, one.view.side):
        # Nobody hurries: who forces his march would attack before the others are in.
        goes_in = is_ready(now, at, corps, within=1)
        return Goal(at if goes_in else one.hex, "attack" if goes_in else "stand", now.urgency, changed=0, at_once=True)
    if now.known.near(one.hex, 1):
        return Goal(one.hex, "stand", now.urgency, changed=0, at_once=True)
    if is_ready(now, at, corps, within=chart.close + 1):
        up = assembly(now, at, corps)
        return Goal(up, "stand", chart.urgency, changed=0 if far <= chart.close + 1 else 1, at_once=True, beside=True)
    return _halt(now, one, at)


def is_ready(now: Situation, at: Hex, corps: Sequence[Own], *, within: int) -> bool:
    """Say whether enough are at hand to go on; once some are in, fewer will do."""
    chart, foes = now.doctrine.strong.converging, standing(now)
    at_hand = [mate for mate in corps if distance(mate.hex, at) <= within]
    mine, his = sum(power(now, mate, "attack") for mate in at_hand), against(now, at, foes)
    is_in = any(mate.hex == at for mate in corps)
    most = mine >= float(figure(chart.share)) * sum(power(now, mate, "attack") for mate in corps)
    return mine >= float(figure(chart.fights if is_in or most else chart.odds)) * his


def _in_contact(now: Situation, one: Own, at: Hex, corps: Sequence[Own], there: Sequence[Own]) -> Goal:
    """Attack or wait: all at once, or nobody; who comes in column forms first."""
    formed = [mate for mate in there if mate.view.now is None or mate.view.now.deployment == "deployed"]
    beside = [mate for mate in corps if mate not in formed and distance(mate.hex, at) <= 1]
    worth, urgency = storm(now, at, formed, beside)
    if one in formed and worth > 0 and is_ready(now, at, corps, within=0):
        return Goal(at, "attack", urgency, at_once=True)
    return Goal(at, "stand", now.urgency, at_once=True)


def _halt(now: Situation, one: Own, at: Hex) -> Goal:
    """Let a corps wait for the others on its way to the enemy, out of his reach and of all who are about him."""
    chart, foes = now.doctrine.strong.converging, standing(now)
    halt = one.hex
    for spot in now.ground.route(one.hex, (at,), one.view.side, toll(now.rules)) or ():
        if distance(spot, at) < chart.close or any(distance(foe, spot) <= 1 for foe in foes):
            break
        halt = spot
    # Small corrections do more harm than good, the more the further he is.
    return Goal(halt, "stand", chart.urgency, changed=max(1, distance(one.hex, at) // 2), at_once=True, beside=True)

"""The line: from a corps' mission to what it does now. It asks who is there and at which odds; why is the staff's."""

from __future__ import annotations

from companion.games.campaign.computer.assaults import serve
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.closing import close_in
from companion.games.campaign.computer.hunting import beware
from companion.games.campaign.computer.marches import enemy_country, way_clear_of
from companion.games.campaign.computer.massing import gather, strikes
from companion.games.campaign.computer.missions import Plan, those_with
from companion.games.campaign.computer.pressing import press_of, routs, sent_at
from companion.games.campaign.computer.spreading import clear_of_him
from companion.games.campaign.computer.writing import Goal, Goals, starts_at_once
from companion.games.campaign.rules.hexes import Hex


def goals(now: Situation, plan: Plan) -> Goals:
    """Give what each corps with a mission does next."""
    return {one.id: _goal(now, one, plan) for one in now.known.everybody if one.id in plan}


def _goal(now: Situation, one: Own, plan: Plan) -> Goal:
    given, urgency = plan[one.id], now.urgency
    at: Hex = given.hex
    match given.task:
        case "assault":
            with_him = those_with(plan, given.task, at)
            return serve(now, one, at, [mate for mate in now.known.own if mate.id in with_him])
        case "converge":
            with_him = those_with(plan, given.task, at)
            return close_in(now, one, at, [mate for mate in now.known.own if mate.id in with_him])
        case "strike" if now.place is not None:
            return _run_down(now, one, at)
        case "strike":
            return sent_at(now.by_rumour, one, at)
        case "gather" if now.place is None:
            return Goal(at, "stand", now.doctrine.strong.converging.urgency, changed=1, at_once=True, beside=True)
        case "gather":
            return gather(now, one, at)
        case "watch":
            return Goal(at, "stand", urgency, patrol=one.cavalry, at_once=True)
        case "hold":
            return _held(now, one, at)
        case "cover":
            return Goal(at, press_of(now).contact, urgency, at_once=True)
        case "forage" | "evade" | "leave":
            return clear_of_him(now.by_rumour, one, at, leaves=given.task == "leave")
        case "rest":
            if routs(now, one):
                return Goal(one.hex, "stand", urgency, changed=1, at_once=True)
            return Goal(at, "withdraw", urgency, changed=1, at_once=True)
        case "lead":
            if now.known.side == "confederate" and now.place is None:
                closed = enemy_country(now.by_rumour, now.doctrine.strong.clear_of.hexes)
                return Goal(at, "withdraw", urgency + 1, changed=0, way=way_clear_of(now, one, at, closed))
            return Goal(at, "withdraw", urgency + 1, changed=1)


def _run_down(now: Situation, one: Own, at: Hex) -> Goal:
    """Go at somebody who is beaten, by night too and faster than an army marches: a day later he is whole again."""
    urgency = now.doctrine.operating.hunting.urgency
    way = way_clear_of(now, one, at, beware(now, at))
    return Goal(at, "attack", urgency, changed=0, way=way, at_once=True, alone=True)


def _held(now: Situation, one: Own, at: Hex) -> Goal:
    """Stand; in the place that is fought for attack whom the corps there can beat together.

    Urgency buys losses on both sides, and is worth it only where the larger force is one's own.
    """
    if one.hex == at == now.place and strikes(now, at):
        return Goal(at, "attack", now.doctrine.strong.mass.urgency, at_once=True)
    if at == now.place:
        return Goal(at, "stand", now.urgency, at_once=True)
    if now.place is not None and one.hex != at:
        return Goal(at, "stand", now.doctrine.strong.mass.march_urgency, changed=starts_at_once(now, one), at_once=True)
    return Goal(at, "stand", now.urgency, changed=0, at_once=True)

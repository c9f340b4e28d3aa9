"""The plans that a strong staff weighs against each other: what an army may do as a whole."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.campaign.computer import able, campaigning
from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.computer.converging import converge, goes_together
from companion.games.campaign.computer.imagining.camping import camp_together
from companion.games.campaign.computer.imagining.chasing import chase
from companion.games.campaign.computer.missions import Plan, mission
from companion.games.campaign.computer.pressing import lead, seat
from companion.games.campaign.computer.seeking import seek
from companion.games.campaign.computer.sitting import sits
from companion.games.campaign.computer.storming import objective
from companion.games.campaign.rules.plans import Posture


def postures(now: Situation) -> tuple[Posture, ...]:
    """Give what a side may do in a scenario; of equals the first is done.

    Who sits is not chased, but sought where he is; who does not would be in the place before his seekers were back.
    """
    if now.known.side == "union" and now.place is None and goes_together(now):
        return ("converge",)
    left_out: Posture = "chase" if sits(now) else "seek"
    return tuple(one for one in OF[now.known.side, now.view.scenario] if one != left_out)


def planned(now: Situation, posture: Posture) -> Plan:
    """Give each corps its mission by a plan."""
    return PLANS[posture](now)


def _as_able(now: Situation) -> Plan:
    return able.plan(now.by_rumour)


def _stand(now: Situation) -> Plan:
    """Hold the place, all together, and let him come."""
    town = objective(now)
    plan: Plan = {}
    for one in now.known.own:
        plan[one.id] = mission(now, one, "gather" if one.hex != town else "hold", town, "place")
    if now.known.headquarters is not None:
        plan[now.known.headquarters.id] = lead(now, seat(now, town))
    return plan


OF: dict[tuple[str, str], tuple[Posture, ...]] = {
    ("union", "campaign"): ("chase", "operate", "press"),
    ("confederate", "campaign"): ("operate",),
    ("union", "battle"): ("seek", "operate", "mass"),
    ("confederate", "battle"): ("seek", "operate", "mass"),
}
PLANS: dict[Posture, Callable[[Situation], Plan]] = {
    "operate": campaigning.plan,
    "converge": converge,
    "press": _as_able,
    "chase": chase,
    "forage": _as_able,
    "together": camp_together,
    "mass": _as_able,
    "seek": seek,
    "stand": _stand,
}
__all__ = ["planned", "postures"]

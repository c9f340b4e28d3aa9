"""Fortifications: a level at a time, built by order in the Advanced game (ANT-7.11)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.tactical.messages.words import POINTS
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.condition import gained
from companion.games.tactical.rules.names import who
from companion.games.tactical.rules.orders.costs import AFLOAT, fortify_cost
from companion.games.tactical.rules.orders.paying import payer_of, too_dear
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story
from companion.language.messages import says

NO_WORKS = says("tactical.why.no-works", "there are no fortifications in the Basic game")
BY_THEMSELVES = says(
    "tactical.why.works-by-themselves", "in the Intermediate game units dig in by themselves, not by order"
)
GUNBOAT = says("tactical.why.works-gunboat", "{name} is a gunboat and digs no works")
MOUNTED = says("tactical.why.works-mounted", "{name} must dismount to fortify")
ROUTED = says("tactical.why.works-routed", "{name} is routed and cannot fortify")
THE_MOST = says("tactical.why.works-most", "{name} has {fort} levels of fortification, the most there are")
A_LEVEL = says("tactical.action.a-level", "a level of fortification")
MARCH_GIVES = says("tactical.why.march-gives", "a forced march gives the {points} it lacks, for {fatigue} fatigue each")


def why_not(now: Situation, one: Unit) -> Iterator[Reason]:
    """Yield why a unit cannot build a level of fortification."""
    level, rules = now.state.level, now.rules
    if level == "basic":
        yield Reason(NO_WORKS(), "ANT-R-BASIC-SCOPE", firm=True)
        return
    if level == "intermediate":
        yield Reason(BY_THEMSELVES(), "ANT-7.11c", firm=True)
        return
    if one.gunboat:
        yield Reason(GUNBOAT(name=who(one)), AFLOAT, firm=True)
        return
    if one.mode == "mounted" and rules.choice("SHI-R-FORTIFY") == 1:
        yield Reason(MOUNTED(name=who(one)), "SHI-R-FORTIFY")
    most, cost = rules.scale.fortification, fortify_cost(rules, payer_of(rules, now.state, one))
    if one.routed:
        yield Reason(ROUTED(name=who(one)), "ANT-R-ROUTED-MOVE")
    if one.fort >= most.most:
        yield Reason(
            THE_MOST(name=who(one), fort=one.fort),
            most.clause,
            firm=True,
        )
    yield from too_dear(one, A_LEVEL(), cost, rules.costs.fortify.clause)
    if cost.points is not None and one.points < cost.points:
        short, march = cost.points - one.points, rules.points.force_march
        yield Reason(MARCH_GIVES(points=POINTS(n=short), fatigue=march.fatigue), "ANT-R-FORT-12")


def fortify(story: Story, one: Unit) -> None:
    """Build a level: it belongs to the unit in its square, costs points and fatigue (ANT-7.11b, ANT-R-FORT-LOSS)."""
    cost = fortify_cost(story.rules, payer_of(story.rules, story.state, one))
    assert cost.points is not None
    fatigue = gained(story.rules, one, story.rules.fatigue.fortify.fatigue)
    story.tell(ev.Fortified(one.id, one.fort + 1, min(cost.points, one.points), fatigue, cost.working))

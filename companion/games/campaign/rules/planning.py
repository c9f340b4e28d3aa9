"""May a plan be made, and what it rests on: `plans` has its shape."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.charts.figures import Reason, Reasoned
from companion.games.campaign.messages import plans as say
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.plans import Mission
from companion.games.campaign.rules.state import key
from companion.language.messages import Id, says

CLAUSE = "RTG-R-AI-INFO"
TWICE = says("campaign.why.planned-twice", "a plan has one mission for each corps; {corps} has two")
NOWHERE = says("campaign.why.planned-nowhere", "{hex} is no hex that a corps can be sent to")


def why_not(ground: Ground, missions: Sequence[Mission]) -> Iterator[Reason]:
    """Yield every reason against a plan whose corps are known."""
    named = [one.corps for one in missions]
    for corps in dict.fromkeys(one for one in named if named.count(one) > 1):
        yield Reason(TWICE(corps=Id(corps)))
    for at in dict.fromkeys(one.hex for one in missions):
        if not ground.passable(at):
            yield Reason(NOWHERE(hex=Id(key(at))))


def working(missions: Sequence[Mission]) -> tuple[Reasoned, ...]:
    """Give the figures that a plan rests on, those of corps that are sent together once."""
    found: dict[tuple[str, Hex], tuple[Reasoned, ...]] = {}
    for one in missions:
        if one.enemy or one.worth:
            place = Id(key(one.hex))
            found[one.task, one.hex] = (
                Reasoned(CLAUSE, say.SENT(hex=place), one.own),
                Reasoned(CLAUSE, say.BELIEVED(hex=place), one.enemy),
                Reasoned(CLAUSE, say.PROMISES(hex=place), one.worth),
            )
    weighed = (
        Reasoned(CLAUSE, say.IMAGINED(plan=say.POSTURES[each.posture]), each.points)
        for one in missions
        for each in one.imagined
        if each.posture
    )
    return (*(line for lines in found.values() for line in lines), *weighed)

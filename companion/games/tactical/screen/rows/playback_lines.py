"""What a step of a playback tells: its sentences, the working of each figure, and what each side lost by it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, cast

from companion.charts.figures import Reasoned, of_what
from companion.games.tactical.charts.terms import SIDES, Side
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.missions import Plan, mission_of
from companion.games.tactical.words.blows import Told
from companion.games.tactical.words.journal import worded
from companion.games.tactical.words.lines import guns, men, side_of
from companion.games.tactical.words.names import Names
from companion.games.tactical.words.plans import mission_words, plan_lines
from companion.games.tactical.words.sentences import explained
from companion.language.tongue import tr
from companion.language.words import capital, listed


class Line(NamedTuple):
    """A line beside the map: a sentence, or a figure of the working below it."""

    kind: Literal["fact", "figure"]
    text: str
    value: str = ""
    clause: str = ""
    idle: bool = False
    """A factor that changes nothing."""

    @property
    def aloud(self) -> str:
        """Give it in words."""
        return f"{self.text} {self.value}".strip()


class Lost(NamedTuple):
    """Men, other than artillerymen, and guns lost."""

    men: int = 0
    guns: int = 0

    def and_(self, more: Lost) -> Lost:
        """Give both together."""
        return Lost(self.men + more.men, self.guns + more.guns)

    @property
    def words(self) -> str:
        """Give it in words."""
        told = [men(self.men)] if self.men else []
        told += [guns(self.guns)] if self.guns else []
        return listed(told) or tr("no losses")


def lines_of(facts: Sequence[Told], names: Names) -> Iterator[Line]:
    """Give a step's sentences, each with its working below."""
    working = [line for one in facts for line in one.working]
    for text, lines in explained([one.event for one in facts], names, working):
        yield Line("fact", text)
        yield from map(_figure, lines)


def plan_of(event: ev.Planned) -> Iterator[Line]:
    """Give each mission of a plan with its reason."""
    for words, reason in plan_lines(event.plan):
        yield Line("figure", words, reason)


def mission_line(plan: Plan, unit: str) -> Iterator[Line]:
    """Give the mission that a unit is on, where the plan names it."""
    mission = mission_of(plan, unit)
    if mission is not None:
        yield Line("figure", mission_words(mission), clause="ANT-R-AI")


def _figure(one: Reasoned) -> Line:
    """Give a line of working; what multiplies by 1 changes nothing."""
    said, value = worded(one)
    return Line("figure", capital(said), value, one.clause, of_what(one)[1] and one.value == 1)


def losses(facts: Sequence[Told]) -> dict[Side, Lost]:
    """Give what each side loses in a step; crews of guns do not count."""
    found = {side: Lost() for side in SIDES}
    for one in facts:
        if isinstance(one.event, ev.Lost | ev.Eliminated):
            side = cast("Side", side_of(one.event.unit))
            found[side] = found[side].and_(Lost(one.event.men, one.event.guns))
    return found

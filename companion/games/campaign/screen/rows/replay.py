"""A campaign shown again from its journal, everything of both sides revealed: steps, and the state after each.

Only a journal that tells everything can be replayed: the referee's, or any seat's once the game is over. States are
folded as they are asked for and kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.apply import apply
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import NOTHING, SIDES, Part, Phase, Side, State
from companion.games.campaign.words import sentences
from companion.games.campaign.words.names import Names

UNTOLD = (
    ev.Began,
    ev.PhaseBegan,
    ev.Numbered,
    ev.Drafted,
    ev.Remarked,
    ev.ForceFormed,
    ev.MarchImposed,
    ev.Asked,
    ev.Answered,
    ev.Reported,
    ev.UrgencySet,
    ev.ContactSet,
    ev.FatigueChanged,
    ev.MarchModeTaken,
    ev.CombatModeTaken,
    ev.PatrolChanged,
    ev.DeploymentChanged,
    ev.ActionSuspended,
    ev.ActionResumed,
    ev.HexNamed,
)
"""What would be too much to tell of every corps and turn, or is told by what follows from it."""


WEIGHTY = (ev.GameEnded, ev.Eliminated, ev.Exited, ev.BattleFought, ev.LeaderLost, ev.Entered)
"""What a step is about, where more than one thing happened; the weightiest first."""


class _Nobody(NamedTuple):
    corps: tuple[Any, ...] = ()


_ANYBODY = Names(_Nobody())
"""Names for asking whether there is anything to tell: everybody is called by his id."""


class NotRevealed(Exception):
    """A journal does not tell everything: its game goes on, and its reader is not the referee."""


class Step(NamedTuple):
    """Events that are shown together: a phase, or a moment of the execution phase."""

    begins: int
    """The place of its first event."""
    ends: int
    """The place after its last."""
    turn: int
    phase: Phase
    at: Part
    """The moment of the execution phase, 0 to 1."""


def facts(lines: Sequence[Any]) -> tuple[ev.AnyEvent, ...]:
    """Give the events of a journal's present line, the first of them its start. Raises NotRevealed."""
    found = tuple(event for line in lines if line.current for event in line.events)
    if not found or not isinstance(found[0], ev.Began):
        raise NotRevealed
    return found


def steps(events: Sequence[ev.AnyEvent]) -> tuple[Step, ...]:
    """Part events into steps; where nothing is told the one before goes on. The first is the start."""
    found: list[Step] = []
    for one in _moments(events):
        tells = any(map(is_told, events[one.begins : one.ends]))
        if found and not tells and one.phase != "reconnaissance":
            found[-1] = found[-1]._replace(ends=one.ends)
        else:
            found.append(one)
    return tuple(found)


def _moments(events: Sequence[ev.AnyEvent]) -> Iterator[Step]:
    """Part events at each phase, each moment of the clock and each battle."""
    began = 0
    now: tuple[int, Phase, Part, str] = 0, "set-up", NOTHING, ""
    for place, event in enumerate(events):
        after, (turn, phase, at, _) = now, now
        match event:
            case ev.PhaseBegan():
                after = event.turn, event.phase, NOTHING, ""
            case ev.ClockMoved():
                after = turn, phase, event.at, ""
            case ev.BattleOpened():
                after = turn, phase, at, event.battle.id
        if after != now:
            if place > began:
                yield Step(began, place, turn, phase, at)
            began, now = place, after
    yield Step(began, len(events), *now[:3])


def is_told(event: ev.AnyEvent) -> bool:
    """Say whether a replay tells an event."""
    if isinstance(event, UNTOLD) or (isinstance(event, ev.WeatherDrawn) and not event.rain):
        return False
    return bool(sentences.telling(event, _ANYBODY))


class Replay:
    """The steps of a campaign, with the state after each."""

    def __init__(self, events: Sequence[ev.AnyEvent], towns: Mapping[Hex, str] | None = None) -> None:
        """Take what `facts` gives, and the towns of the map."""
        self.events = tuple(events)
        self.steps = steps(self.events)
        first = self.events[0]
        assert isinstance(first, ev.Began)
        self.start = first.state
        self._names = Names(self.start, towns)
        self._states: dict[int, State] = {}
        self._lost = tuple(accumulate(self.events, _with_losses, initial=(0, 0)))

    def state(self, nth: int) -> State:
        """Give the state after a step."""
        known = max((one for one in self._states if one <= nth), default=-1)
        state = self._states.get(known, self.start)
        for one in range(known + 1, nth + 1):
            step = self.steps[one]
            for event in self.events[step.begins : step.ends]:
                state = state if isinstance(event, ev.Began) else apply(state, event)
            self._states[one] = state
        return state

    def told(self, nth: int) -> tuple[str, ...]:
        """Give what happened in a step, a sentence each."""
        return tuple(sentences.sentences(filter(is_told, self.of(nth)), self._names))

    def headline(self, nth: int) -> str:
        """Give what a step is about in one sentence, "" where nothing is told."""
        told = [one for one in self.of(nth) if is_told(one)]
        first = [one for kind in WEIGHTY for one in told if isinstance(one, kind)][:1] or told[:1]
        return next(sentences.sentences(first, self._names), "")

    def of(self, nth: int) -> tuple[ev.AnyEvent, ...]:
        """Give the events of a step."""
        return self.events[self.steps[nth].begins : self.steps[nth].ends]

    def lost(self, nth: int) -> dict[Side, int]:
        """Give the strength points that each side has lost up to the end of a step."""
        return dict(zip(SIDES, self._lost[self.steps[nth].ends], strict=True))

    def turn_begins(self, nth: int) -> int:
        """Give the first step of the turn of a step."""
        turn = self.steps[nth].turn
        return next(place for place, one in enumerate(self.steps) if one.turn == turn)

    # ---- going through it

    def turns(self) -> tuple[int, ...]:
        """Give the step with which each turn begins, the set-up's first."""
        return tuple(nth for nth in range(len(self.steps)) if self.turn_begins(nth) == nth)

    def battles(self) -> tuple[int, ...]:
        """Give the steps in which there was a battle."""
        return tuple(
            nth for nth in range(len(self.steps)) if any(isinstance(one, ev.BattleFought) for one in self.of(nth))
        )


def _with_losses(lost: tuple[int, int], event: ev.AnyEvent) -> tuple[int, int]:
    if not isinstance(event, ev.StrengthLost):
        return lost
    side = SIDES.index("union" if event.corps.startswith("union:") else "confederate")
    return (lost[0] + event.lost.total, lost[1]) if side == 0 else (lost[0], lost[1] + event.lost.total)

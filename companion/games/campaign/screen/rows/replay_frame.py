"""What a replay shows of one step: when it is, what happened, how both armies lie, what they have lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

from msgspec.structs import replace

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import calendar, score
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import SIDES, Part, Side, State, whole
from companion.games.campaign.rules.view import view
from companion.games.campaign.screen.rows.moment import SHORT
from companion.games.campaign.screen.rows.replay import Replay, Step, facts
from companion.games.campaign.words.map import showing
from companion.games.campaign.words.map.marks import MapMarks, Trail
from companion.games.campaign.words.map.tolls import clashes
from companion.games.campaign.words.mode_words import level_words
from companion.language.tongue import tr
from companion.language.words import capital
from companion.rows.replaying import Head, SideNote, StepRow, Stretch

_HOUR = 60


class SideSum(NamedTuple):
    """How an army stands: corps on the map, strength points in the ranks, strength points lost."""

    side: Side
    corps: int
    points: int
    lost: int


class Frame(NamedTuple):
    """A step as it is shown."""

    nth: int
    day: str
    """ "July 1, 0900 to 1500"."""
    phase: str
    turn: str
    told: tuple[str, ...]
    marks: MapMarks
    sides: tuple[SideSum, ...]
    points: str
    """Victory points as they stand."""
    at: Hex | None
    """Where it happened."""

    @property
    def aloud(self) -> str:
        """Give it in words."""
        return ". ".join((self.turn, self.day, self.phase, *self.told))

    @property
    def head(self) -> Head:
        """Give its day over turn and phase, each army's strength and the victory points."""
        sides = tuple(SideNote(one.side, sum_short(one), sum_words(one)) for one in self.sides)
        return Head(self.day, f"{self.turn} · {self.phase}", sides, self.points)


class Frames:
    """The frames of a campaign, each made when it is asked for."""

    def __init__(self, rules: Rules, ground: Ground, lines: Sequence[Any]) -> None:
        """Take the journal's lines. Raises NotRevealed."""
        self.rules, self.ground, self.replay = rules, ground, Replay(facts(lines), ground.towns)
        self.turns, self.battles = self.replay.turns(), self.replay.battles()

    def __len__(self) -> int:
        """Count the steps."""
        return len(self.replay.steps)

    def frame(self, nth: int, selected: str = "") -> Frame:
        """Give a step; of a corps that is selected its orders are drawn."""
        step, state = self.replay.steps[nth], self.replay.state(nth)
        standing = score.score(self.rules, state)
        seen = view(self.rules, self.ground, state, "referee")
        begins = self.replay.turn_begins(nth)
        marks = replace(
            showing.marks(self.rules, self.ground, seen, selected=selected),
            radius=None,
            trails=tuple(_trails(self._before(begins), self._since(begins, nth))),
            clashes=tuple(clashes(self._since(begins, nth), self.replay.of(nth))),
        )
        return Frame(
            nth=nth,
            day=_day(self.rules, state),
            phase=_phase(self.rules, state, step),
            turn=tr("Turn {n} of {last}", n=step.turn, last=state.last_turn) if step.turn else tr("Before the game"),
            told=self.replay.told(nth) or (_nothing(nth),),
            marks=marks,
            sides=tuple(_sum(state, side, self.replay.lost(nth)[side]) for side in SIDES),
            points=tr("{n} Confederate points: {level}", n=standing.points, level=level_words(standing.level)),
            at=_where(self.replay.of(nth), state),
        )

    @cached_property
    def rows(self) -> tuple[StepRow, ...]:
        """Give the list of all steps."""
        return tuple(self._rows())

    def _rows(self) -> Iterator[StepRow]:
        for nth, step in enumerate(self.replay.steps):
            told = self.replay.told(nth)
            words = self.replay.headline(nth) or _nothing(nth)
            state = self.replay.state(nth)
            begins = _day(self.rules, state) if nth in self.turns else ""
            when = clock(self.rules, state, step.at) if step.phase == "execution" else _short(step)
            yield StepRow(nth, when, words, max(0, len(told) - 1), nth in self.battles, begins)

    def days(self) -> tuple[Stretch, ...]:
        """Give the days with their nights."""
        found: list[Stretch] = []
        for first, after in pairwise((*self.turns, len(self))):
            state = self.replay.state(first)
            name, night = tr(calendar.day_name(self.rules, state)), calendar.is_night(self.rules, state)
            if not found or found[-1].name != name:
                found.append(Stretch(name, first))
            if night:
                found[-1] = found[-1]._replace(nights=(*found[-1].nights, (first, min(after, len(self) - 1))))
        return tuple(found)

    def _before(self, nth: int) -> State:
        return self.replay.state(nth - 1) if nth else self.replay.start

    def _since(self, first: int, last: int) -> tuple[ev.AnyEvent, ...]:
        return self.replay.events[self.replay.steps[first].begins : self.replay.steps[last].ends]


def _nothing(nth: int) -> str:
    """Say what a step is in which nothing is told."""
    return tr("A turn begins.") if nth else tr("The campaign begins.")


# ---- when


def clock(rules: Rules, state: State, at: Part) -> str:
    """Give the time of day of a moment of the execution phase: "1030"."""
    slot = calendar.turn_of_day(rules, state)
    began = int(slot.start[:2]) * _HOUR + int(slot.start[2:])
    minutes = (began + int(whole(at) * slot.hours * _HOUR)) % (24 * _HOUR)
    return f"{minutes // _HOUR:02}{minutes % _HOUR:02}"


def _day(rules: Rules, state: State) -> str:
    slot = calendar.turn_of_day(rules, state)
    day = tr(
        "{day}, {start} to {end}",
        day=tr(calendar.day_name(rules, state)),
        start=slot.start,
        end=clock(rules, state, (1, 1)),
    )
    return ", ".join((day, *([tr("night")] if slot.kind == "night" else []), *([tr("rain")] if state.rain else [])))


def _short(step: Step) -> str:
    return tr("Set-up") if step.phase == "set-up" else tr(SHORT[step.phase])


def _phase(rules: Rules, state: State, step: Step) -> str:
    if step.phase != "execution":
        return _short(step)
    return tr("{phase}, {time}", phase=_short(step), time=clock(rules, state, step.at))


# ---- how it lies


def _trails(before: State, events: Sequence[ev.AnyEvent]) -> Iterator[Trail]:
    """Give the hexes through which each corps came since a moment."""
    entered: dict[str, list[Hex]] = {}
    for one in events:
        if isinstance(one, ev.Entered):
            entered.setdefault(one.corps, [before.corps[one.corps].hex]).append(one.to)
    for corps, hexes in entered.items():
        yield Trail(before.corps[corps].side, tuple(hexes))


def _sum(state: State, side: Side, lost: int) -> SideSum:
    there = [one for one in state.present(side) if not one.headquarters]
    return SideSum(side, len(there), sum(one.strength.total for one in there), lost)


def _where(events: Sequence[ev.AnyEvent], state: State) -> Hex | None:
    """Give where a step happened: its battle, else whoever entered a hex first, else the corps it tells of."""
    fought = [one.hex for one in events if isinstance(one, ev.BattleFought)]
    entered = [one.to for one in events if isinstance(one, ev.Entered)]
    others = [state.corps[one.corps].hex for one in events if isinstance(one, ev.Eliminated | ev.DispatchRead)]
    return next(iter((*fought, *entered, *others)), None)


def sum_words(one: SideSum) -> str:
    """Give how an army stands in words."""
    return tr(
        "{side}: {corps} corps, {points} strength points, {lost} lost",
        side=tr(capital(one.side)),
        corps=one.corps,
        points=one.points,
        lost=one.lost,
    )


def sum_short(one: SideSum) -> str:
    """Give how an army stands in a few words."""
    return tr("{points} points, −{lost}", points=one.points, lost=one.lost)

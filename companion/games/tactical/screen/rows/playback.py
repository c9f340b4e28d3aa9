"""A combat phase, or a whole turn, shown again step by step: the map after each, and the working of every figure.

Facts come from `session.shown`, which leaves out what its seat may not see; nothing else is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, groupby
from typing import Any, NamedTuple, Protocol

from companion.charts.figures import Reasoned
from companion.games.tactical.charts.terms import SIDES, Side
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.view import View
from companion.games.tactical.screen.rows import playback_marks
from companion.games.tactical.screen.rows.playback_lines import Line, Lost, lines_of, losses, mission_line, plan_of
from companion.games.tactical.words.blows import Told, blows, with_workings
from companion.games.tactical.words.combat import SUB_PHASES
from companion.games.tactical.words.lines import age_of_battle, phase_named, phase_title
from companion.games.tactical.words.map.marks import Marks
from companion.games.tactical.words.names import Names, of_views
from companion.games.tactical.words.sentences import sentence, telling
from companion.language.tongue import plural, tr
from companion.language.words import capital, side_words
from companion.rows.replaying import Head, SideNote, StepRow, Stretch

WEIGHTY = (ev.MeleeFought, ev.Routed, ev.Eliminated, ev.LeaderFell)
"""What one goes to from one to the next."""


HANDLED = (
    ev.Faced,
    ev.Remarked,
    ev.ModeChanged,
    ev.Plotted,
    ev.PutBack,
    ev.PointsSet,
    ev.Sighted,
    ev.Asked,
    ev.Answered,
)
"""How units were handled, and what every phase begins with: no steps of their own."""


class Shown(Protocol):
    """What a playback asks of a session."""

    def shown(self, entry: int) -> Iterator[tuple[Any, Any]]:
        """Give an entry's facts, each with what gives the view after it."""

    def explain(self, entry: int) -> Sequence[Reasoned]:
        """Give an entry's working."""


class Step(NamedTuple):
    """Facts that are shown together: a shot or a melee with all that follows, a march, an advance."""

    section: str
    """The sub-phase, or the phase: "Offensive fire (Union)"."""
    words: str
    """What it is about."""
    facts: tuple[Told, ...]
    weighty: bool
    entry: int
    """Of those that are shown, from 0."""
    fights: bool
    """It is of a combat phase."""

    @property
    def ends(self) -> int:
        """Give the place of its last fact in its entry."""
        return self.facts[-1].nth


class Frame(NamedTuple):
    """A step as it is shown."""

    nth: int
    when: str
    """ "Turn 3 of 11, 08:00"."""
    phase: str
    section: str
    lines: tuple[Line, ...]
    """What happened, sentence by sentence, with the working of each figure."""
    marks: Marks
    at: Square | None
    """Where it happened."""
    lost: tuple[tuple[Side, Lost], ...]
    """What each side has lost since the first step."""
    view: View

    @property
    def aloud(self) -> str:
        """Give it in words."""
        return ". ".join((self.when, self.section, *(one.aloud for one in self.lines if one.kind == "fact")))

    @property
    def head(self) -> Head:
        """Give its sub-phase over turn and phase, and what each side has lost so far."""
        sides = tuple(
            SideNote(side, lost.words, tr("{side}: {lost}", side=side_words(side), lost=lost.words))
            for side, lost in self.lost
        )
        under = self.when if self.phase == self.section else f"{self.when} · {self.phase}"
        return Head(self.section, under, sides, tr("lost so far"))


def turns(lines: Iterable[Any]) -> dict[int, tuple[int, ...]]:
    """Give the entries of the present line by the turn in which they were made; the set-up goes with the first."""
    found: dict[int, list[int]] = {}
    for one in lines:
        if one.current and one.parent is not None:
            found.setdefault(max(1, one.turn), []).append(one.entry)
    return {turn: tuple(entries) for turn, entries in found.items()}


class Frames:
    """The frames of some entries, each made when it is asked for. Without a step there is nothing to show."""

    def __init__(self, session: Shown, entries: Iterable[int], view: View) -> None:
        """Take the entries to be shown; `view` is the present one, whose names are known."""
        self._opened = view.over or "human" not in view.control.values()
        self._shown = [list(session.shown(entry)) for entry in entries]
        names = [one() for shown in self._shown for one in (shown[0][1], shown[-1][1])]
        self.names = of_views([view, *names])
        found = (
            step
            for nth, (entry, shown) in enumerate(zip(entries, self._shown, strict=True))
            for step in _steps(_facts(shown, session.explain(entry)), nth, shown[0][1](), self.names)
        )
        self.steps = tuple(found)
        self.weighty = tuple(nth for nth, one in enumerate(self.steps) if one.weighty)
        self._lost = tuple(accumulate((losses(one.facts) for one in self.steps), _and, initial=_NONE))[1:]

    def __len__(self) -> int:
        """Count the steps."""
        return len(self.steps)

    def sections(self) -> tuple[Stretch, ...]:
        """Give the sub-phases or phases in which anything happened."""
        groups = groupby(enumerate(self.steps), key=lambda one: (one[1].entry if one[1].fights else 0, one[1].section))
        return tuple(Stretch(name, next(iter(of))[0]) for (_, name), of in groups)

    def rows(self) -> tuple[StepRow, ...]:
        """Give the list of all steps."""
        begins = {one.begins: one.name for one in self.sections()}
        return tuple(
            StepRow(nth, str(nth + 1), one.words, len(one.facts) - 1, one.weighty, begins.get(nth, ""))
            for nth, one in enumerate(self.steps)
        )

    def frame(self, nth: int, selected: str = "", *, icons: bool = False) -> Frame:
        """Give a step; a unit that is selected stays so, else it is who acts."""
        step = self.steps[nth]
        before, after = self._before(step), self._view(step.entry, step.ends)
        return Frame(
            nth=nth,
            when=age_of_battle(after.turn, after.last_turn, after.clock),
            phase=phase_title(before.phase),
            section=step.section,
            lines=(*lines_of(step.facts, self.names), *self._meant(step, before)),
            marks=playback_marks.marks(before, after, step.facts, selected, icons=icons),
            at=playback_marks.place_of(before, step.facts),
            lost=tuple((side, self._lost[nth][side]) for side in SIDES),
            view=after,
        )

    def _meant(self, step: Step, before: View) -> Iterator[Line]:
        """Yield what a plan sets the corps to do, or whom the step is about; nothing while one plays against it."""
        if not self._opened:
            return
        event = step.facts[0].event
        if isinstance(event, ev.Planned):
            yield from plan_of(event)
        elif (name := getattr(event, "unit", "")) in (units := {one.id: one.side for one in before.units}):
            yield from mission_line(before.plans.get(units[name], ()), name)

    def _before(self, step: Step) -> View:
        return self._view(step.entry, step.facts[0].nth - 1)

    def _view(self, entry: int, nth: int) -> View:
        """Give the view after the nth fact of an entry, before all of them with -1."""
        found: View = self._shown[entry][nth + 1][1]()
        return found


def _facts(shown: Sequence[tuple[Any, Any]], working: Sequence[Reasoned]) -> tuple[Told, ...]:
    """Give the facts that are shown with their working, which a seat has of all of them or of none."""
    events = [event for event, _ in shown[1:]]
    whole = sum(one.working_lines for one in events if isinstance(one, ev.Worked)) == len(working)
    return with_workings(events, working if whole else ())


def _steps(facts: Sequence[Told], entry: int, before: View, names: Names) -> Iterator[Step]:
    """Part an entry's facts into steps; what is not told is no step of its own."""
    section = phase_named(before.phase_id)
    for whole in _phases(facts):
        begun = whole[0].event if whole else None
        section = phase_title(begun.phase) if isinstance(begun, ev.PhaseBegan) else section
        part = whole[1:] if isinstance(begun, ev.PhaseBegan) else whole
        fights = any(isinstance(one.event, ev.SubPhaseBegan) for one in part)
        for title, group in _blows(part, section) if fights else _plain(part, section, names):
            words = _together(group, names) or next(
                filter(None, (_short(one.event, names) for one in _foremost(group))), ""
            )
            weighty = any(isinstance(one.event, WEIGHTY) for one in group)
            yield Step(title, words, group, weighty, entry, fights)


def _phases(facts: Sequence[Told]) -> Iterator[list[Told]]:
    """Part facts at each phase that begins."""
    part: list[Told] = []
    for one in facts:
        if isinstance(one.event, ev.PhaseBegan) and part:
            yield part
            part = []
        part.append(one)
    yield part


def _blows(facts: Sequence[Told], phase: str) -> Iterator[tuple[str, tuple[Told, ...]]]:
    for blow in blows(facts):
        title = phase
        if blow.sub_phase is not None and blow.side is not None:
            title = tr("{what} ({side})", what=capital(tr(SUB_PHASES[blow.sub_phase])), side=side_words(blow.side))
        yield title, blow.facts


def _plain(facts: Sequence[Told], phase: str, names: Names) -> Iterator[tuple[str, tuple[Told, ...]]]:
    """Give marches, and whatever else is told, each for itself; what many do at once together."""
    told = [one for one in facts if not isinstance(one.event, HANDLED) and telling(one.event, names)]
    for _, group in groupby(told, key=_joins):
        yield phase, tuple(group)


def _joins(fact: Told) -> object:
    match fact.event:
        case ev.Moved():
            return fact.event.unit
        case ev.Recovered() | ev.Arrived():
            return type(fact.event)
        case _:
            return fact.nth


def _together(facts: Sequence[Told], names: Names) -> str:
    """Give what facts of one kind come to in a few words, "" for others."""
    last = facts[-1].event
    match last:
        case ev.Moved():
            return tr("{who} to {at}", who=names(last.unit), at=place(last.to))
        case ev.Recovered() if len(facts) > 1:
            return plural(len(facts), "{n} unit recovers", "{n} units recover")
        case ev.Arrived() if len(facts) > 1:
            return plural(len(facts), "{n} unit comes on", "{n} units come on")
        case _:
            return ""


def _short(event: Any, names: Names) -> str:
    """Give what a fact comes to in a few words."""
    match event:
        case ev.Fired():
            lost = f"−{event.casualties}" if event.casualties else tr("no loss")
            return tr("{who} at {at}: {lost}", who=names(event.unit), at=place(event.at), lost=lost)
        case ev.MeleeFought():
            lost = f"−{event.attacker_losses} : −{event.defender_losses}"
            values = {"who": names.all(event.attackers), "at": place(event.square), "lost": lost}
            if len(event.attackers) == 1:
                return tr("{who} attacks {at}: {lost}", **values)
            return tr("{who} attack {at}: {lost}", **values)
        case ev.Advanced():
            return tr("{who} into {at}", who=names(event.unit), at=place(event.to))
        case _:
            text = telling(event, names)
            return sentence(text) if text else ""


def _foremost(facts: Sequence[Told]) -> Iterator[Told]:
    """Give the facts of a step with the one that it is about first: who is shown to the enemy comes after."""
    yield from (one for one in facts if not isinstance(one.event, ev.Sighted))
    yield from (one for one in facts if isinstance(one.event, ev.Sighted))


_NONE: dict[Side, Lost] = {side: Lost() for side in SIDES}


def _and(before: dict[Side, Lost], more: dict[Side, Lost]) -> dict[Side, Lost]:
    return {side: before[side].and_(more[side]) for side in SIDES}

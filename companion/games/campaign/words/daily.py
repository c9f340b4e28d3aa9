"""A campaign in short: a page a day, where each corps marched, each battle as a paragraph, and who was lost.

    lines of the journal ──► by day ──► rain, marches, battles, losses by the way, what the referee did

The whole journal as a report is `report`; here orders, couriers and sightings are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import SIDES, key
from companion.games.campaign.words.mode_words import level_words
from companion.games.campaign.words.names import Names, of_journal
from companion.games.campaign.words.sentences import sentences, telling
from companion.language.escaping import markdown
from companion.language.tongue import declared, plural, titled, tr
from companion.language.words import capital
from companion.rows.referee import of_referee

FOUGHT = (
    ev.BattleFought,
    ev.ResultEntered,
    ev.CameToTable,
    ev.WithdrawalChecked,
    ev.Demoralised,
    ev.LeaderLost,
    ev.FieldLost,
)
"""What a battle's paragraph tells besides who lost how many."""
ON_THE_WAY = ("fatigue",)
"""Causes of losses that are no battle's."""
WITHOUT_END = ("safe",)
"""Checks of a withdrawal that nobody needs to hear of."""


MARCHES = {"confederate": "Marches of the Confederates", "union": "Marches of the Union"}
declared(MARCHES)
AFTERWARDS = {
    "confederate": "Marches of the Confederates after they had fought",
    "union": "Marches of the Union after it had fought",
}
declared(AFTERWARDS)
COST = {
    "confederate": "The Confederates lose {n} in strength points: {corps}.",
    "union": "The Union loses {n} in strength points: {corps}.",
}
declared(COST)
SUMS = {
    "confederate": "The Confederates, in strength points: {battle} in battle, {way} by marching",
    "union": "The Union, in strength points: {battle} in battle, {way} by marching",
}
declared(SUMS)


class Calendar(NamedTuple):
    """How turns fall into days."""

    days: Mapping[int, str]
    """{number of the day: its name}, of the charts."""
    today: int
    """The day of the present turn."""
    slot: int
    """Which of the turns of its day the present one is, from 0."""
    slots: int
    turn: int

    def day(self, turn: int) -> int:
        """Give the day of a turn; the set-up is of the first turn's."""
        return self.today + (self.slot + max(turn, 1) - max(self.turn, 1)) // self.slots

    def name(self, day: int) -> str:
        """Give what a day is called."""
        return self.days.get(day, "")


class March(NamedTuple):
    """Where a corps went in a day."""

    corps: str
    start: Hex | None
    """None where the seat does not know where it came from."""
    way: tuple[Hex, ...]
    """The hexes that it entered."""

    @property
    def end(self) -> Hex:
        """Give where it halted."""
        return self.way[-1]

    @property
    def hexes(self) -> int:
        """Count the hexes that it entered."""
        return len(self.way)


class Day(NamedTuple):
    """A day as its picture needs it."""

    name: str
    marches: tuple[March, ...]
    events: tuple[Any, ...]


Picture = Callable[[Day], str]
"""Gives the line that stands for a day's picture, "" where there is none."""


def _without(_: Day) -> str:
    return ""


class _Told(NamedTuple):
    """What a page is told with: names by id, the side of each corps, towns by hex."""

    names: Names
    sides: Mapping[str, str]
    towns: Mapping[Hex, str]


def calendar(rules: Any, view: Any) -> Calendar:
    """Give the calendar of a game by its charts and its present turn."""
    starts = [one.start for one in rules.slots]
    today = next((number for number, name in rules.days.items() if name == view.date), 0)
    slot = starts.index(view.starts) if view.starts in starts else 0
    return Calendar(rules.days, today, slot, len(starts), view.turn)


def in_short(
    view: Any,
    lines: Sequence[Any],
    dates: Calendar,
    towns: Mapping[Hex, str],
    score: Any = None,
    *,
    picture: Picture = _without,
) -> str:
    """Give the report as far as its seat may read it; undone entries are left out. A day's picture heads its page."""
    current = [line for line in lines if line.current]
    return "\n".join((*_pages(view, current, dates, towns, picture), *_sums(view, current), *_end(view, score))) + "\n"


def _pages(
    view: Any, lines: Sequence[Any], dates: Calendar, towns: Mapping[Hex, str], picture: Picture
) -> Iterator[str]:
    yield f"# {markdown(titled(view.title))}"
    if lines:
        turns = tr("turn {n}", n=view.turn)
        turns = plural(view.turn, "{n} turn, it is over", "{n} turns, it is over") if view.over else turns
        played = tr("History of a campaign, played on {day}: {turns}.", day=lines[0].at[:10], turns=turns)
        yield from ("", f"*{played}*")
    names, stood = of_journal(view, lines), _stood(lines)
    sides = {one.id: one.side for one in view.corps}
    for day, of_day in groupby(lines, key=lambda line: dates.day(line.turn)):
        own, morning = list(of_day), dict(stood)
        events = [event for line in own for event in line.events]
        page = list(_page(own, events, _Told(names, sides, towns), stood))
        if page:
            name = tr(dates.name(day))
            shown = picture(Day(name, tuple(marches(events, morning)), tuple(events)))
            yield from ("", f"## {name}", *(("", shown) if shown else ()), *page)


def _page(lines: Sequence[Any], events: Sequence[Any], told: _Told, stood: dict[str, Hex]) -> Iterator[str]:
    names = told.names
    weather = [capital(telling(one, names)) + "." for one in events if isinstance(one, ev.WeatherDrawn)]
    if weather:
        yield from ("", markdown(" ".join(dict.fromkeys(weather))))
    before, after = around_battles(events)
    yield from _marched(marches(before, stood), MARCHES, told)
    for line in lines:
        if any(isinstance(one, ev.BattleFought | ev.ResultEntered) for one in line.events):
            yield from ("", markdown(battle_words(line.events, told._replace(names=names.then(line.called)))))
    yield from _marched(marches(after, stood), AFTERWARDS, told)
    yield from _by_the_way(lines, names)
    said = [text for one in events if (text := of_referee(one, names, tr("the game")))]
    if said:
        yield ""
        yield from (f"- {markdown(capital(text))}" for text in said)


def _marched(marched: Iterable[March], heads: Mapping[str, str], told: _Told) -> Iterator[str]:
    every = list(marched)
    for side in SIDES:
        if own := [one for one in every if told.sides.get(one.corps) == side]:
            yield from ("", f"**{tr(heads[side])}**", "")
            yield from (f"- {markdown(march_words(one, told.names, told.towns))}" for one in own)


def around_battles(events: Iterable[Any]) -> tuple[list[Any], list[Any]]:
    """Part a day's events: those before its corps fought, and what each did once it had fought or lost the field.

    So a withdrawal is told after the battle that it follows.
    """
    before: list[Any] = []
    after: list[Any] = []
    fought: set[str] = set()
    for event in events:
        if isinstance(event, ev.BattleClosed) and not event.aborted:
            fought.update(event.fought)
        elif isinstance(event, ev.FieldLost):
            fought.add(event.corps)
        (after if getattr(event, "corps", "") in fought else before).append(event)
    return before, after


def marches(events: Iterable[Any], stood: dict[str, Hex]) -> Iterator[March]:
    """Yield where each corps went, as they set out; `stood` is where they were, brought up to date."""
    ways: dict[str, list[Hex]] = {}
    for event in events:
        if isinstance(event, ev.Entered):
            ways.setdefault(event.corps, []).append(event.to)
    for corps, way in ways.items():
        yield March(corps, stood.get(corps), tuple(way))
        stood[corps] = way[-1]


def march_words(one: March, names: Names, towns: Mapping[Hex, str]) -> str:
    """Give a march: "II Corps: 9,16 Frederick to 12,14, 5 hexes"."""
    hexes = plural(one.hexes, "{n} hex", "{n} hexes")
    if one.start is None:
        return tr("{corps}: to {end}, {hexes}", corps=names(one.corps), end=_at(one.end, towns), hexes=hexes)
    return tr(
        "{corps}: {start} to {end}, {hexes}",
        corps=names(one.corps),
        start=_at(one.start, towns),
        end=_at(one.end, towns),
        hexes=hexes,
    )


def battle_words(events: Iterable[Any], told: _Told) -> str:
    """Give a battle as a paragraph: where and at what odds, who routed or lost his leader, what it cost each side."""
    tale: list[Any] = []
    lost: dict[str, int] = {}
    for event in events:
        if isinstance(event, ev.WithdrawalChecked) and event.result in WITHOUT_END:
            continue
        if isinstance(event, ev.StrengthLost) and event.cause not in ON_THE_WAY and event.corps in told.sides:
            lost[event.corps] = lost.get(event.corps, 0) + event.lost.total
        elif isinstance(event, FOUGHT) or (
            isinstance(event, ev.StrengthLost | ev.Eliminated) and event.cause not in ON_THE_WAY
        ):
            tale.append(event)
    town = next((told.towns.get(one.hex, "") for one in tale if isinstance(one, ev.BattleFought)), "")
    said = " ".join((*sentences(tale, told.names), *_bill(lost, told)))
    return f"{town}: {said}" if town else said


def _bill(lost: Mapping[str, int], told: _Told) -> Iterator[str]:
    """Yield what a battle cost each side, with its sum: whoever reads of it compares the two at a glance."""
    for side in SIDES:
        own = {corps: n for corps, n in lost.items() if told.sides[corps] == side and n}
        if own:
            each = ", ".join(tr("{corps} {n}", corps=told.names(corps), n=n) for corps, n in own.items())
            yield tr(COST[side], n=sum(own.values()), corps=each)


def _by_the_way(lines: Sequence[Any], names: Names) -> Iterator[str]:
    """Yield what was lost by marching: one line a corps, however often it lost."""
    lost: dict[str, int] = {}
    gone: list[Any] = []
    for line in lines:
        for event in line.events:
            if isinstance(event, ev.StrengthLost) and event.cause in ON_THE_WAY:
                lost[event.corps] = lost.get(event.corps, 0) + event.lost.total
            elif (isinstance(event, ev.Eliminated) and event.cause in ON_THE_WAY) or isinstance(event, ev.Exited):
                gone.append(event)
    if lost:
        parts = (tr("{corps} {n}", corps=names(corps), n=n) for corps, n in lost.items())
        yield from ("", markdown(tr("Lost by marching, in strength points: {corps}.", corps=", ".join(parts))))
    if gone:
        yield from ("", markdown(" ".join(sentences(gone, names))))


def _sums(view: Any, lines: Sequence[Any]) -> Iterator[str]:
    """Yield what each side lost in all, in battle and by marching."""
    sides = {one.id: one.side for one in view.corps}
    lost = {side: {True: 0, False: 0} for side in SIDES}
    for line in lines:
        for event in line.events:
            if isinstance(event, ev.StrengthLost) and event.corps in sides:
                lost[sides[event.corps]][event.cause in ON_THE_WAY] += event.lost.total
    said = [
        tr(SUMS[side], battle=lost[side][False], way=lost[side][True]) for side in SIDES if any(lost[side].values())
    ]
    if said:
        yield from ("", f"**{tr('Losses')}**", "", *(f"- {markdown(one)}" for one in said))


def _end(view: Any, score: Any) -> Iterator[str]:
    if score is not None:
        yield from ("", f"**{verdict(view, score)}**")


def verdict(view: Any, score: Any) -> str:
    """Say in a sentence what the score comes to."""
    text = "{n} Confederate points: {level}" if view.over else "{n} Confederate points: {level}, so far"
    return f"{tr(text, n=score.points, level=level_words(score.level))}."


def _stood(lines: Sequence[Any]) -> dict[str, Hex]:
    """Give where corps began, where the journal tells itself."""
    start = getattr(lines[0].events[0], "state", None) if lines and lines[0].events else None
    if start is None:
        return {}
    corps = start.corps.values() if isinstance(start.corps, dict) else start.corps
    return {one.id: one.hex for one in corps if getattr(one, "hex", None) is not None}


def _at(at: Hex, towns: Mapping[Hex, str]) -> str:
    town = towns.get(at, "")
    return f"{key(at)} {town}" if town else key(at)

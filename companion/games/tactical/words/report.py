"""The report of a square-grid battle: what an evening brought, as Markdown for people who were not there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from companion.charts.ruleset import called
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.view import View
from companion.games.tactical.words.blows import Told, blows
from companion.games.tactical.words.combat import SUB_PHASES
from companion.games.tactical.words.lines import phase_named, phase_title, signed
from companion.games.tactical.words.names import Names, of_journal
from companion.games.tactical.words.sentences import sentences
from companion.games.tactical.words.status import game_line
from companion.games.tactical.words.summary import combat, marches, recoveries
from companion.games.tactical.words.tables import casualty_tables, fallen_lines, objective_lines, points_table
from companion.language.escaping import markdown
from companion.language.tongue import plural, titled, tr
from companion.language.words import capital, side_words, spans

LEFT_OUT = (
    ev.Began,
    ev.PhaseBegan,
    ev.Planned,
    ev.PickedUp,
    ev.PutBack,
    ev.Faced,
    ev.Remarked,
    ev.Plotted,
    ev.PointsSet,
    ev.CommandTraced,
    ev.Asked,
    ev.Answered,
    ev.Sighted,
    ev.ModeChanged,
    ev.ForceMarched,
    ev.Transferred,
    ev.Fortified,
)
"""What a report does not tell: how units were handled, and what the next phase undoes."""
BY_HAND = (
    ev.Noted,
    ev.Resigned,
    ev.Overridden,
    ev.OptionSet,
    ev.SeatTaken,
    ev.LetHappen,
    ev.CommanderNamed,
    ev.CommanderGone,
)


def report(view: View, lines: Sequence[Any], score: Any = None) -> str:
    """Give the report as far as its seat may read it: `lines` are all of the journal, the undone ones among them."""
    current = [line for line in lines if line.current]
    return "\n".join((*_head(view, current), *_story(view, current), *_end(view, lines, score))) + "\n"


def _head(view: View, lines: Sequence[Any]) -> Iterator[str]:
    yield f"# {markdown(titled(view.title))}"
    yield ""
    until = plural(view.turn, "{n} turn, the battle is over", "{n} turns, the battle is over")
    if not view.over:
        until = tr("turn {turn} of {last}, {clock}", turn=max(view.turn, 1), last=view.last_turn, clock=view.clock)
    text = "*Battle report, played on {day}: {moment}. {game}.*" if lines else "*Battle report: {moment}. {game}.*"
    yield tr(text, day=lines[0].at[:10] if lines else "", moment=until, game=markdown(capital(game_line(view))))


def _story(view: View, lines: Sequence[Any]) -> Iterator[str]:
    names, told_of = of_journal(view, lines), 0
    corps = {one.id: one.corps for one in view.units}
    for (turn, phase), of_phase in groupby(_facts(lines), key=lambda found: found[0]):
        # Made before the headings, as a phase in which nothing is worth telling has none.
        items = list(_items([event for _, event in of_phase], names, corps))
        if not items:
            continue
        if turn != told_of:
            yield from ("", f"## {tr('Turn {n}', n=turn)}")
            told_of = turn
        yield from ("", f"### {markdown(phase)}", "", *items)


def _facts(lines: Iterable[Any]) -> Iterator[tuple[tuple[int, str], Any]]:
    """Give each fact with turn and phase that it happened in: an entry may play several."""
    for line in lines:
        moment = (max(line.turn, 1), phase_named(line.player_turn))
        for event in line.events:
            if isinstance(event, ev.PhaseBegan):
                moment = (event.turn, phase_title(event.phase))
            elif not isinstance(event, LEFT_OUT):
                yield moment, event


def _items(events: Sequence[Any], names: Names, corps: Mapping[str, str]) -> Iterator[str]:
    """Give a phase's facts as items: what the referee did by hand set apart, combat by its sub-phases."""
    rest = [event for event in events if not isinstance(event, BY_HAND)]
    if any(isinstance(event, ev.SubPhaseBegan) for event in rest):
        yield from _combat(rest, names)
    else:
        others = [event for event in rest if not isinstance(event, ev.Moved | ev.Recovered)]
        told = (
            *marches([event for event in rest if isinstance(event, ev.Moved)], corps),
            *sentences(others, names),
            *recoveries([event for event in rest if isinstance(event, ev.Recovered)], names),
        )
        yield from (f"- {markdown(text)}" for text in told)
    for text in sentences([event for event in events if isinstance(event, BY_HAND)], names):
        yield f"- > {markdown(text)}"


def _combat(events: Sequence[Any], names: Names) -> Iterator[str]:
    """Give a combat phase by sub-phases: what was fired at and attacked, and what followed."""
    for (sub_phase, side), found in groupby(blows(map(Told, events)), key=lambda one: (one.sub_phase, one.side)):
        of = list(found)
        indent = ""
        if sub_phase is not None and side is not None:
            indent = "  "
            yield f"- **{capital(tr(SUB_PHASES[sub_phase]))} ({side_words(side)})**"
        yield from (f"{indent}- {markdown(text)}" for text in combat(of, names))


def _end(view: View, lines: Sequence[Any], score: Any) -> Iterator[str]:
    yield from ("", f"## {tr('Casualties')}")
    yield from casualty_tables(view)
    yield from fallen_lines(view)
    if score is not None:
        yield from ("", f"## {tr('Objectives')}", "", *objective_lines(score))
        yield from ("", f"## {tr('Points')}")
        yield from points_table(score)
        text = "**{points} points: {level}.**" if view.over else "**{points} points: {level}, so far.**"
        yield from ("", tr(text, points=signed(score.points), level=markdown(called(score.level))))
    if undone := [line.entry for line in lines if not line.current]:
        text = "*Left out: entries {entries}, which were taken back. The journal keeps them.*"
        if len(undone) == 1:
            text = "*Left out: entry {entries}, which was taken back. The journal keeps them.*"
        yield from ("", "---", "", tr(text, entries=spans(undone)))


def of_session(session: Any) -> str:
    """Give the report of a game as far as its session's seat knows it; raises BadInput where a chart cannot be read."""
    return report(session.view, session.log(), session.score())

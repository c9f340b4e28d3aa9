"""The report of a campaign: journal lines as Markdown, a heading a turn and a phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from companion.games.campaign.setup.map_text import read_map
from companion.games.campaign.words.daily import calendar, in_short
from companion.games.campaign.words.mode_words import level_words
from companion.games.campaign.words.names import of_journal
from companion.games.campaign.words.sentences import PHASES, sentences
from companion.kernel.game import RULES_PREFIX
from companion.kernel.shelf import MAP
from companion.language.escaping import markdown
from companion.language.tongue import titled, tr


def report(view: Any, lines: Sequence[Any], score: Any = None) -> str:
    """Give the report as far as its seat may read it; undone entries are left out."""
    return "\n".join(_report(view, [line for line in lines if line.current], score)) + "\n"


def _report(view: Any, lines: Sequence[Any], score: Any) -> Iterator[str]:
    yield f"# {markdown(titled(view.title))}"
    names = of_journal(view, lines)
    for (turn, phase), of_phase in groupby(lines, key=lambda line: (line.turn, line.player_turn)):
        told = [text for line in of_phase for text in sentences(_facts(line), names.then(line.called))]
        if told:
            yield from ("", f"## {_head(turn, tr(PHASES[phase]))}", "")
            yield from (f"- {markdown(text)}" for text in told)
    if score is not None:
        text = "{n} Confederate points: {level}" if view.over else "{n} Confederate points: {level}, so far"
        total = tr(text, n=score.points, level=level_words(score.level))
        yield from ("", f"**{total}.**")


def _head(turn: int, phase: str) -> str:
    return tr("Turn {turn}, {phase}", turn=turn, phase=phase) if turn else phase


def _facts(line: Any) -> list[Any]:
    """Give an entry's events without those that the headings tell."""
    return [event for event in line.events if event.__struct_config__.tag not in ("began", "phase-began")]


def of_session(session: Any) -> str:
    """Give the report of a game as far as its session's seat knows it, a page a day; raises BadInput for bad charts."""
    towns = read_map(session.sources[RULES_PREFIX + MAP], file=MAP).towns
    dates = calendar(session.rules, session.view)
    return in_short(session.view, session.log(), dates, towns, session.score())


def whole_of_session(session: Any) -> str:
    """Give every order, courier and sighting of it, phase by phase; raises BadInput for bad charts."""
    return report(session.view, session.log(), session.score())

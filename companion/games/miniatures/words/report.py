"""The battle report: journal lines as Markdown that a referee can mail to his players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec

from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.placing.facts import LeaderPlaced, Placed
from companion.games.miniatures.rules.sequence import clock
from companion.games.miniatures.words.losses import fallen_lines, loss_table, order_of_battle
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.score import score_table
from companion.games.miniatures.words.steps import Steps
from companion.games.miniatures.words.tellings import sentences
from companion.language.escaping import markdown
from companion.language.tongue import declared, plural, titled, tr
from companion.language.words import side_words, spans

ITEM, BY_HAND = "- ", "- > "
BY_OWN_HAND = (ev.Noted, ev.Overridden, ev.OptionSet, ev.LetHappen, ev.CommanderNamed, ev.CommanderGone)
"""What the referee says or does beside the rules."""
SINGLY = 6
"""So many who are put on the table at once are told one by one."""
SIDE_TURNS = {"union": "Union player turn", "confederate": "Confederate player turn"}
declared(SIDE_TURNS)
Opening = Callable[[int], Iterable[str]]
"""Gives paragraphs of Markdown on a turn."""


def nothing(turn: int) -> tuple[str, ...]:
    """Give no paragraph."""
    del turn
    return ()


def report(
    view: Any,
    lines: Sequence[Any],
    steps: Steps,
    score: Any = None,
    *,
    opening: Opening = nothing,
    arms: Callable[[Any], str] | None = None,
) -> str:
    """Give the report of a battle: `lines` are all of the journal, the undone ones among them.

    `opening` gives what stands under the heading of a turn, before what is told of it; `arms` what a unit's arm is.
    """
    current = [line for line in lines if line.current]
    story = _story(view, current, steps, opening)
    return "\n".join((*_head(view, current, arms), *story, *_end(view, lines, score))) + "\n"


def _head(view: Any, lines: Sequence[Any], arms: Callable[[Any], str] | None) -> Iterator[str]:
    yield f"# {markdown(titled(view.title))}"
    yield ""
    turns = tr("turn {turn} of {last}", turn=view.turn, last=view.last_turn)
    if view.over:
        turns = plural(view.turn, "{n} turn, the battle is over", "{n} turns, the battle is over")
    played = tr("Battle report, played on {day}: {turns}.", day=lines[0].at[:10], turns=turns) if lines else ""
    yield f"*{played or tr('Battle report: {turns}.', turns=turns)}*"
    yield ""
    yield f"## {tr('Order of battle')}"
    for side in ("union", "confederate"):
        yield from order_of_battle(view, side, arms)


def _story(view: Any, lines: Sequence[Any], steps: Steps, opening: Opening) -> Iterator[str]:
    names, start = Names(view), _start(lines)
    seen = 0
    # First those that say anything: a turn of which nothing is told gets no heading.
    told = [line for line in lines if list(_paragraph(line, names))]
    for (turn, player_turn), of_turn in groupby(told, key=lambda line: (line.turn, line.player_turn)):
        if turn != seen:
            time = clock(msgspec.structs.replace(start, turn=turn)) if start is not None else ""
            yield ""
            yield f"## {tr('Turn {turn} ({clock})', turn=turn, clock=time) if time else tr('Turn {turn}', turn=turn)}"
            seen = turn
            for paragraph in opening(turn):
                yield from ("", paragraph)
        yield ""
        yield f"### {tr(SIDE_TURNS.get(player_turn, player_turn))}"
        by_phase = groupby(of_turn, key=lambda line: steps(line.player_turn, line.step).phase)
        for phase, of_phase in by_phase:
            yield ""
            yield f"**{markdown(phase)}**"
            yield ""
            yield from _items(of_phase, names)


def _items(lines: Iterable[Any], names: Names) -> Iterator[str]:
    """Give a phase's entries as items; what one unit does in a row stands in one."""
    waiting, of = "", ""
    for line in lines:
        for text in _paragraph(line, names):
            plain_fact = not text.startswith(BY_HAND)
            who = _who(line) if plain_fact else ""
            # A brigade that changes formation, moves and dresses its line is one doing to a reader, though it is three
            # entries.
            if who and who == of:
                waiting += f" {text.removeprefix(ITEM)}"
                continue
            if waiting:
                yield waiting
            waiting, of = text, who
    if waiting:
        yield waiting


def _who(line: Any) -> str:
    """Give the unit that an entry is about, "" when it is about more than its doings on its own."""
    first = line.events[0]
    return first.unit if isinstance(first, ev.Maneuvered | ev.Moved | ev.FormationChanged | ev.ModeChanged) else ""


def _start(lines: Sequence[Any]) -> Any:
    """Give the state that the battle began with, where the seat may know it."""
    return next((event.state for line in lines[:1] for event in line.events if isinstance(event, ev.Began)), None)


def _paragraph(line: Any, now: Names) -> Iterator[str]:
    """Give an entry as one item; notes and the referee's hand are set apart."""
    names = now.then(line.called)
    shown = [event for event in line.events if not isinstance(event, ev.Began | ev.DiceModeSet)]
    by_hand = [event for event in shown if isinstance(event, BY_OWN_HAND)]
    rest = [event for event in shown if not isinstance(event, BY_OWN_HAND)]
    again = tr("(A new roll: the first, entry {entry}, was taken back.)", entry=line.retries)
    placed = [event for event in rest if isinstance(event, Placed | LeaderPlaced)]
    said = ""
    if len(placed) > SINGLY:  # a set-up is seen on the map; told one by one it would be a page
        rest = [event for event in rest if not isinstance(event, Placed | LeaderPlaced)]
        said = tr("{n} units and leaders take their places.", n=len(placed))
    if text := markdown(" ".join(filter(None, (said, *sentences(rest, names))))):
        yield f"{ITEM}{text}{f' *{again}*' if line.retries is not None else ''}"
    for text in sentences(by_hand, names):
        head, _, what = text.partition(": ")
        yield f"{BY_HAND}**{markdown(head)}**: {markdown(what)}" if what else f"{BY_HAND}{markdown(text)}"


def _end(view: Any, lines: Sequence[Any], score: Any) -> Iterator[str]:
    yield ""
    yield f"## {tr('Losses')}"
    yield from loss_table(view)
    yield from fallen_lines(view)
    if view.objectives:
        yield ""
        yield f"## {tr('Objectives')}"
        yield ""
        for one in view.objectives:
            what = tr("{objective} ({n} points)", objective=one.name, n=one.points) if one.points else one.name
            held = tr("{objective}: held by the {side} side", objective=what, side=side_words(one.holder))
            yield f"- {markdown(held if one.holder else tr('{objective}: held by nobody', objective=what))}"
    if score is not None:
        yield ""
        yield f"## {tr('Score')}"
        yield from score_table(score, over=view.over)
    if undone := [line.entry for line in lines if not line.current]:
        one = tr("Left out: entry {entry}, which was taken back. The journal keeps them.", entry=undone[0])
        # A late correction takes back hundreds in a row: they are told as from one to another.
        all_of_them = spans(undone)
        several = tr("Left out: entries {entries}, which were taken back. The journal keeps them.", entries=all_of_them)
        yield ""
        yield "---"
        yield ""
        yield f"*{one if len(undone) == 1 else several}*"


def of_session(session: Any) -> str:
    """Give the report of a battle as far as its session's seat knows it; raises BadInput for a bad score sheet."""
    return report(session.view, session.log(), Steps(session.sources), session.score())

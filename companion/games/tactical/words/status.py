"""A square-grid battle on a terminal, as its seat knows it: the moment, units by formation, what is to do, points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec

from companion.charts.ruleset import called
from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.rules.score import Score
from companion.games.tactical.rules.state import Losses, Unit
from companion.games.tactical.rules.view import SEEN, View, knows_whole
from companion.games.tactical.words.lines import age_of_battle, guns, men, phase_title, signed
from companion.games.tactical.words.names import Names
from companion.games.tactical.words.units import Row, formation, rows, seen_row, unit_row
from companion.language.messages import told
from companion.language.ranks import by_command
from companion.language.tongue import number, plural, titled, tr
from companion.language.words import capital, headed, listed, side_words


def lines(
    view: Any,
    duties: Sequence[Any],
    score: Any,
    *,
    entry: int,
    kept: Callable[[str], str] | None = None,
    past: Callable[[], Any] | None = None,
) -> Iterator[str]:
    """Give the status in lines of text; nothing is kept beside such a game."""
    del kept, past
    yield tr("{title} (entry {entry})", title=titled(view.title), entry=entry)
    yield title(view)
    yield game_line(view)
    if view.pending is not None:
        choices = f" ({', '.join(view.pending.choices)})" if view.pending.choices else ""
        yield tr(
            "Pending, {side}: {question}",
            side=side_words(view.pending.seat),
            question=told(view.pending.text) + choices,
        )
    for side in SIDES:
        yield from headed(side_line(view, side), side_lines(view, side))
    yield from headed(
        tr("Held"), [tr("{name} to turn {turn}", name=name, turn=turn) for name, turn in view.holds.items()]
    )
    must = [f"! {duty.text} [{duty.clause}]" if duty.clause else f"! {duty.text}" for duty in duties if duty.must]
    yield from headed(tr("To do (! must be done before the phase ends)"), [*must, *may_lines(view, duties)])
    if score is not None:
        yield from headed(score_line(score, over=view.over), points_lines(score))


def title(view: View) -> str:
    """Give the moment: "Turn 3 of 11, 08:00: Union 1st Combat Phase"."""
    when = age_of_battle(view.turn, view.last_turn, view.clock)
    acts = tr("; {side} acts", side=side_words(view.to_act)) if view.to_act in SIDES and not view.over else ""
    away = tr(" (battle {battle} is on the table)", battle=view.on_table) if view.on_table else ""
    return f"{when}: {phase_title(view.phase)}{acts}{tr(' (the battle is over)') if view.over else away}"


def game_line(view: View) -> str:
    """Give how the battle is played: "Advanced game, level of play 3, hidden units"."""
    game = f"{capital(view.level)} game"
    said = [] if game in view.title else [tr(game)]
    said += [tr("level of play {n}", n=view.play_level)]
    said += [tr("hidden units")] if view.hidden else []
    said += [] if view.activation else [tr("no activation of divisions")]
    said += [tr("save points")] if view.save_points else []
    said += [tr("{n} minutes an operations phase", n=view.time_limit)] if view.time_limit else []
    return capital(", ".join(said))


def side_line(view: View, side: str) -> str:
    """Give what a side has on the map and what it has lost, as far as the seat knows."""
    here = [one for one in view.units if one.side == side and one.here]
    strength = f"{men(sum(one.men for one in here if one.arm != 'artillery'))}, {guns(sum(one.guns for one in here))}"
    lost = losses_words(view.losses.get(side, Losses()))
    said = f"{side_words(side)}: {strength}"
    return tr("{strength}; lost {losses}", strength=said, losses=lost) if lost else said


def losses_words(lost: Losses) -> str:
    """Give what a side has lost, "" for nothing."""
    gone = [men(lost.infantry + lost.cavalry)] if lost.infantry + lost.cavalry else []
    gone += [guns(lost.guns)] if lost.guns else []
    leaders = lost.brigade_leaders + lost.division_leaders + lost.corps_leaders
    gone += [plural(leaders, "{n} leader", "{n} leaders")] if leaders else []
    return listed(gone)


def side_lines(view: View, side: str) -> list[str]:
    """Give a side's units on the map by formation; then who is still to come, and who is gone."""
    own = [one for one in view.units if one.side == side]
    return [*_formations(view, [one for one in own if one.here]), *_coming(own), *_gone(own)]


def _formations(view: View, units: Sequence[Unit]) -> Iterator[str]:
    ordered = by_command(units)
    whole = all(knows_whole(view, one) for one in units)
    found = rows([(unit_row if whole else seen_row)(one, view.level) for one in ordered])
    table = {one.id: row for one, row in zip(ordered, found, strict=True)}
    for where, group in groupby(ordered, key=lambda one: (one.corps, one.division)):
        yield formation(view, *where) if whole else tr("in sight")
        yield from (f"  {table[one.id]}" for one in group)


def _coming(units: Sequence[Unit]) -> Iterator[str]:
    waiting = sorted((one for one in units if one.status == "to-arrive"), key=lambda one: one.arrives)
    for turn, group in groupby(waiting, key=lambda one: one.arrives):
        yield tr("to arrive in turn {turn}: {units}", turn=turn, units=", ".join(one.name for one in group))


def _gone(units: Sequence[Unit]) -> Iterator[str]:
    if gone := [one.name for one in units if one.status == "eliminated"]:
        yield tr("eliminated: {units}", units=", ".join(gone))


MANY_ARE = {
    "ANT-8.6e": ("{units} is routed", "{units} are routed"),
    "ANT-4.4a": ("{units} is out of command control", "{units} are out of command control"),
    "ANT-8.9b": ("{units} is out of ammunition", "{units} are out of ammunition"),
}
"""{clause: what a duty says of a unit, and of several}."""


def may_lines(view: View, duties: Sequence[Any]) -> Iterator[str]:
    """Give what need not be done; what is said of many units alike stands in one line."""
    names = Names(view)
    alike: dict[tuple[str, str], list[str]] = {}
    for duty in duties:
        if not duty.must:
            said = "" if duty.unit and duty.clause in MANY_ARE else duty.text
            alike.setdefault((said, duty.clause), []).append(names(duty.unit) if not said else "")
    for (said, clause), units in alike.items():
        line = said or tr(MANY_ARE[clause][len(units) > 1], units=listed(units))
        yield f"  {line} [{clause}]" if clause else f"  {line}"


def score_line(score: Score, *, over: bool = False) -> str:
    """Give the score and what it means: "Union 4,500, Confederate 1,200: +3,300 points, Union Minor Victory"."""
    text = "Points: Union {union}, Confederate {confederate}; {points}, {level}"
    return tr(
        text if over else f"{text} if it ended now",
        union=number(score.union),
        confederate=number(score.confederate),
        points=signed(score.points),
        level=called(score.level),
    )


def points_lines(score: Score) -> list[str]:
    """Give the rows of the score that are worth something, and the objectives that nobody scores for in one line."""
    table: list[Row] = [
        (side_words(one.to), told(one.label), f"{number(one.count)} x {number(one.each)}", number(one.total))
        for one in score.lines
        if one.total
    ]
    return list(rows(table, right=(3,)))


def value(view: View, past: Callable[[], Any] | None = None) -> dict[str, Any]:
    """Give what scripts read of a battle besides what every game has; null is what the seat may not know of a unit."""
    del past
    return {"units": [_as_known(view, unit) for unit in view.units]}


def _as_known(view: View, unit: Unit) -> dict[str, Any]:
    found = msgspec.structs.asdict(unit)
    return found if knows_whole(view, unit) else {key: one if key in SEEN else None for key, one in found.items()}


def begins(view: View) -> str:
    """Say which turn and phase has begun."""
    return tr("Turn {turn}, the {phase} begins.", turn=view.turn, phase=tr(view.phase_name))

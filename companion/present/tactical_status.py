"""A square-grid battle on a terminal, as its seat knows it: the moment, units by formation, what is to do, points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from companion.present.tactical_text.lines import age_of_battle, guns, men, phase_title
from companion.present.tactical_text.units import Row, formation, rows, unit_row
from companion.present.words import Names, capital, listed
from companion.tactical.score import Score
from companion.tactical.state import SIDES, Losses, Unit
from companion.tactical.view import View


def lines(view: Any, duties: Sequence[Any], score: Any, *, entry: int) -> Iterator[str]:
    """Give the status in lines of text."""
    yield f"{view.title} (entry {entry})"
    yield title(view)
    yield game_line(view)
    if view.pending is not None:
        choices = f" ({', '.join(view.pending.choices)})" if view.pending.choices else ""
        yield f"Pending, {capital(view.pending.seat)}: {view.pending.text}{choices}"
    for side in SIDES:
        yield from _part(side_line(view, side), side_lines(view, side))
    yield from _part("Held", [f"{name} to turn {turn}" for name, turn in view.holds.items()])
    must = [f"! {duty.text} [{duty.clause}]" if duty.clause else f"! {duty.text}" for duty in duties if duty.must]
    yield from _part("To do (! must be done before the phase ends)", [*must, *may_lines(view, duties)])
    if score is not None:
        yield from _part(score_line(score, over=view.over), points_lines(score))


def title(view: View) -> str:
    """Give the moment: "Turn 3 of 11, 08:00: Union 1st Combat Phase"."""
    when = age_of_battle(view.turn, view.last_turn, view.clock)
    acts = f"; {capital(view.to_act)} acts" if view.to_act in SIDES and not view.over else ""
    away = f" (battle {view.on_table} is on the table)" if view.on_table else ""
    return f"{when}: {phase_title(view.phase)}{acts}{' (the battle is over)' if view.over else away}"


def game_line(view: View) -> str:
    """Give how the battle is played: "Advanced game, level of play 3, hidden units"."""
    game = f"{capital(view.level)} game"
    told = [] if game in view.title else [game]
    told += [f"level of play {view.play_level}"]
    told += ["hidden units"] if view.hidden else []
    told += [] if view.activation else ["no activation of divisions"]
    told += ["save points"] if view.save_points else []
    told += [f"{view.time_limit} minutes an operations phase"] if view.time_limit else []
    return capital(", ".join(told))


def side_line(view: View, side: str) -> str:
    """Give what a side has on the map and what it has lost, as far as the seat knows."""
    here = [one for one in view.units if one.side == side and one.here]
    strength = f"{men(sum(one.men for one in here if one.arm != 'artillery'))}, {guns(sum(one.guns for one in here))}"
    lost = losses_words(view.losses.get(side, Losses()))
    return f"{capital(side)}: {strength}{'; lost ' + lost if lost else ''}"


def losses_words(lost: Losses) -> str:
    """Give what a side has lost, "" for nothing."""
    told = [men(lost.infantry + lost.cavalry)] if lost.infantry + lost.cavalry else []
    told += [guns(lost.guns)] if lost.guns else []
    leaders = lost.brigade_leaders + lost.division_leaders + lost.corps_leaders
    told += [f"{leaders} leader{'' if leaders == 1 else 's'}"] if leaders else []
    return listed(told)


def side_lines(view: View, side: str) -> list[str]:
    """Give a side's units on the map by formation; then who is still to come, and who is gone."""
    own = [one for one in view.units if one.side == side]
    return [*_formations(view, [one for one in own if one.here]), *_coming(own), *_gone(own)]


def _formations(view: View, units: Sequence[Unit]) -> Iterator[str]:
    ordered = sorted(units, key=lambda one: (one.corps, not one.division, one.division))
    table = {one.id: row for one, row in zip(ordered, rows([unit_row(one) for one in ordered]), strict=True)}
    for where, group in groupby(ordered, key=lambda one: (one.corps, one.division)):
        yield formation(view, *where)
        yield from (f"  {table[one.id]}" for one in group)


def _coming(units: Sequence[Unit]) -> Iterator[str]:
    waiting = sorted((one for one in units if one.status == "to-arrive"), key=lambda one: one.arrives)
    for turn, group in groupby(waiting, key=lambda one: one.arrives):
        yield f"to arrive in turn {turn}: {', '.join(one.name for one in group)}"


def _gone(units: Sequence[Unit]) -> Iterator[str]:
    if gone := [one.name for one in units if one.status == "eliminated"]:
        yield f"eliminated: {', '.join(gone)}"


def may_lines(view: View, duties: Sequence[Any]) -> Iterator[str]:
    """Give what need not be done; what is said of many units alike stands in one line."""
    plain, names = {one.id: one.name for one in view.units}, Names(view)
    told: dict[tuple[str, str], list[str]] = {}
    for duty in duties:
        if not duty.must:
            what = duty.text.removeprefix(f"{plain.get(duty.unit)} ")
            told.setdefault((what, duty.clause), []).append(names(duty.unit) if what != duty.text else "")
    for (what, clause), units in told.items():
        verb = what.replace("is ", "are ", 1) if len(units) > 1 else what
        line = f"{listed(units)} {verb}".strip()
        yield f"  {line} [{clause}]" if clause else f"  {line}"


def score_line(score: Score, *, over: bool = False) -> str:
    """Give the score and what it means: "Union 4,500, Confederate 1,200: +3,300 points, Union Minor Victory"."""
    each = f"Union {score.union:,}, Confederate {score.confederate:,}"
    return f"Points: {each}; {score.points:+,}, {score.level.name}{'' if over else ' if it ended now'}"


def points_lines(score: Score) -> list[str]:
    """Give the rows of the score that are worth something, and the objectives that nobody scores for in one line."""
    table: list[Row] = [
        (capital(one.to), one.label, f"{one.count:,} x {one.each:,}", f"{one.total:,}")
        for one in score.lines
        if one.total
    ]
    return list(rows(table, right=(3,)))


def _part(head: str, body: Sequence[str]) -> Iterator[str]:
    if body:
        yield ""
        yield head
        yield from (f"  {line}" for line in body)

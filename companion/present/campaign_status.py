"""A campaign on a terminal, as its seat knows it: the moment, its corps, the enemy as reported, what is to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.campaign.reports import Activity
from companion.present.campaign_tellings import PHASES, orders_words, report_words
from companion.present.words import Names, capital, corps_name, counted, plain


def lines(view: Any, duties: Sequence[Any], score: Any, *, entry: int) -> Iterator[str]:
    """Give the status in lines of text."""
    yield f"{view.title} (entry {entry})"
    yield title(view)
    if view.pending is not None:
        choices = f" ({', '.join(view.pending.choices)})" if view.pending.choices else ""
        yield f"Pending, {capital(view.pending.seat)}: {view.pending.text}{choices}"
    for side in ("confederate", "union"):
        own = [one for one in view.corps if one.side == side]
        yield from _part(capital(side), corps_lines(own))
    yield from _part("The enemy, as reported", [enemy_line(one) for one in view.enemies])
    if view.seat != "referee":
        names = Names(view)
        fresh = [one for one in view.reports if one.arrives == view.turn and not isinstance(one, Activity)]
        yield from _part("Reports of this turn", [f"turn {one.sent}: {report_words(one, names)}" for one in fresh])
    activity = ", ".join(f"{place(one.hex)}{age(one.age)}" for one in view.activity)
    yield from _part("Activity", [activity] if activity else [])
    letters = [f"{one.corps}: {orders_words(one.orders)} (expected in turn {one.expected})" for one in view.letters
               if one.under_way]  # fmt: skip
    yield from _part("Dispatches under way", letters)
    must = [f"! {duty.text} [{duty.clause}]" if duty.clause else f"! {duty.text}" for duty in duties if duty.must]
    may = [f"  {duty.text} [{duty.clause}]" for duty in duties if not duty.must]
    yield from _part("To do (! must be done before the phase ends)", must + may)
    if score is not None:
        yield ""
        yield f"Score: {score.points} Confederate points ({plain(score.level)})"


def title(view: Any) -> str:
    """Give the moment: "Turn 3 of 35, June 28, 1300, dry: Confederate Player Phase"."""
    weather = "rain" if view.rain else "dry"
    over = " (the game is over)" if view.over else ""
    when = f"Turn {max(view.turn, 1)} of {view.last_turn}, {view.date}, {view.starts}, {weather}"
    return f"{when}: {PHASES[view.phase]}{over}"


def corps_lines(corps: Sequence[Any]) -> list[str]:
    """Give an army's corps, a line each, its columns under one another."""
    rows = [_cells(one) for one in corps]
    number, name, leader, where = (max((len(row[column]) for row in rows), default=0) for column in range(4))
    return [
        f"{row[0]:>{number}}  {row[1]:<{name}}  {row[2]:<{leader}}  {row[3]:<{where}}  {row[4]}".rstrip()
        for row in rows
    ]


def _cells(one: Any) -> tuple[str, str, str, str, str]:
    name = f"{corps_name(one)} ({one.letter})"
    where = place(one.hex) if one.hex is not None else "?"
    return str(one.number), name, one.leader + ("*" if one.secondary else ""), where, _state(one)


def _state(one: Any) -> str:
    """Give what is known of a corps: exactly where it is near, else by its last report."""
    if one.status != "present":
        return str(one.status)
    now = one.now
    if now is None:
        if one.reported is None:
            return "not heard of yet"
        doing = f", {plain(one.reported.combat)}" if one.reported.combat else ""
        return f"as reported in turn {one.reported.sent}{doing}"
    parts = [f"{now.percent} %", f"fatigue {now.fatigue:g}", f"urgency {now.urgency}", plain(now.contact)]
    parts += [now.march, now.deployment]
    parts += ["patrols"] if now.patrol else []
    parts += [f"in combat mode {plain(now.combat)}"] if now.combat != "inactive" else []
    parts += ["DEMORALISED"] if now.demoralised else []
    parts += [orders_words(now.orders)] if now.orders else []
    return ", ".join(parts)


def enemy_line(one: Any) -> str:
    """Give a sighting: where, how many, by whom, how old."""
    return f"{place(one.hex)}: {one.men:,} men, seen by {one.by}{age(one.age)}"


def age(turns: int) -> str:
    """Give an age in turns, "" for this turn's."""
    return f" ({counted(turns, 'turn')} ago)" if turns else ""


def place(at: Sequence[int]) -> str:
    """Give a hex as it is written: "12,8"."""
    return f"{at[0]},{at[1]}"


def _part(head: str, body: Sequence[str]) -> Iterator[str]:
    if body:
        yield ""
        yield head
        yield from (f"  {line}" for line in body)

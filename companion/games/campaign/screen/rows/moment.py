"""When it is: the days, the turns of the day and the phases of the turn, each done, present or to come."""

from __future__ import annotations

from typing import Literal, NamedTuple

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.view import View
from companion.language.tongue import declared, tr
from companion.language.words import capital

Stage = Literal["done", "now", "to come"]
SHORT = {
    "reconnaissance": "Reconnaissance",
    "confederate": "Confederate orders",
    "union": "Union orders",
    "receipt": "Order receipt",
    "execution": "Execution",
    "fatigue": "Fatigue",
}
declared(SHORT)


class Cell(NamedTuple):
    """A piece of a strip."""

    words: str
    stage: Stage


def _staged(names: list[str], here: int) -> tuple[Cell, ...]:
    return tuple(
        Cell(name, "done" if nth < here else "now" if nth == here else "to come") for nth, name in enumerate(names)
    )


def days(rules: Rules, view: View) -> tuple[Cell, ...]:
    """Give the days of the scenario; the month stands where it begins: "June 28", "29"."""
    row = rules.scenarios[view.scenario]
    names, month = [], ""
    for number in range(row.first_day, row.last_day + 1):
        name, _, date = rules.days[number].rpartition(" ")
        names.append(date if name == month else tr(rules.days[number]))
        month = name
    return _staged(names, view.day - row.first_day)


def turns(rules: Rules, view: View) -> tuple[Cell, ...]:
    """Give the turns of the day by their hour; the long one says that it is night."""
    names = [tr("{hour} night", hour=one.start) if one.kind == "night" else one.start for one in rules.slots]
    return _staged(names, [one.start for one in rules.slots].index(view.starts))


def phases(rules: Rules, view: View) -> tuple[Cell, ...]:
    """Give the phases of a turn; before the first, the set-up."""
    found = [str(row.id) for row in rules.sequence.phase]
    if view.phase == "set-up":
        return (Cell(tr("Set-up"), "now"), *_staged([tr(SHORT[one]) for one in found], -1))
    return _staged([tr(SHORT[one]) for one in found], len(found) if view.over else found.index(view.phase))


def at(rules: Rules, view: View, turn: int) -> tuple[int, int]:
    """Give the day of a turn by its number, and the turn's place in it from 0."""
    each = len(rules.slots)
    now = view.day * each + [one.start for one in rules.slots].index(view.starts)
    return divmod(now + turn - max(view.turn, 1), each)


def when(rules: Rules, view: View, turn: int) -> str:
    """Give the day and hour of a turn: "June 30, 0900"."""
    day, slot = at(rules, view, turn)
    return ", ".join(part for part in (tr(rules.days.get(day, "")), rules.slots[slot].start) if part)


def orders_of(view: View) -> str:
    """Say who is waited for, in words that tell nothing of what he does."""
    if view.over:
        return tr("The game is over")
    if view.pending is not None:
        return tr("{side} is asked", side=tr(capital(view.pending.seat)))
    if view.to_act == "referee":
        return tr("The computer plays on")
    if view.phase == "set-up":
        return tr("{side} sets up", side=tr(capital(view.to_act)))
    return tr("{side} gives orders", side=tr(capital(view.to_act)))


def weather(view: View) -> str:
    """Say what weather it is; after the end there is none."""
    if view.over:
        return ""
    return tr("rain: no battles, every cost doubled") if view.rain else tr("dry")


def seat_words(view: View) -> str:
    """Say whose window it is and which turn: "Confederate seat · turn 12 of 35"."""
    seat = tr("referee's seat") if view.seat == "referee" else tr("{side} seat", side=tr(capital(view.seat)))
    return f"{seat} · " + tr("turn {n} of {last}", n=max(view.turn, 1), last=view.last_turn)

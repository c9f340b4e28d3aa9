"""A side's plan in words: each corps with what it is set to do, and why."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.tactical.rules.missions import Kind, Mission, Plan, Why
from companion.games.tactical.rules.names import place
from companion.language.tongue import declared, tr

KINDS: dict[Kind, str] = {
    "advance": "{corps}: on to the nearest objective",
    "march": "{corps}: march to {place}",
    "prepare": "{corps}: prepare the crossing of {place} by fire",
    "carry": "{corps}: carry {place}",
    "take": "{corps}: take {place}",
    "exploit": "{corps}: go on to {place}",
    "hold": "{corps}: hold {place}",
    "reserve": "{corps}: wait in reserve at {place}",
    "support": "{corps}: come to the help of {place}",
    "counter": "{corps}: strike back at {place}",
    "withdraw": "{corps}: withdraw out of the fire",
}
declared(KINDS)
OPEN: dict[Kind, str] = {"reserve": "{corps}: wait in reserve", "hold": "{corps}: hold where it stands"}
"""The same where no place is named."""
declared(OPEN)
REASONS: dict[Why, str] = {
    "order-of-the-day": "the order of the day",
    "worth": "worth most for its way",
    "near": "nearest",
    "in-the-way": "the stream lies before it",
    "prepared": "the far end is weak enough, or was fired at long enough",
    "taken": "what it had to take is taken",
    "threatened": "the enemy threatens it",
    "ours": "ours, and to be kept",
    "spent": "its loss is too great",
}
declared(REASONS)


def mission_words(one: Mission) -> str:
    """Give a mission: "IX Corps: carry Burnside's Bridge"."""
    text = KINDS[one.kind] if one.place is not None else OPEN.get(one.kind, KINDS[one.kind])
    where = "" if one.place is None else one.name or place(one.place)
    return tr(text, corps=one.corps, place=where)


def plan_lines(plan: Plan) -> Iterator[tuple[str, str]]:
    """Yield each mission with its reason."""
    for one in plan:
        yield mission_words(one), tr(REASONS[one.reason])

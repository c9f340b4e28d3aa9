"""Where a game stands, as scripts read it: one value for the command line and for players' screens."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from companion.charts.faults import BadInput
from companion.kernel.kind import kind_of
from companion.language.escaping import json_text
from companion.language.messages import for_scripts
from companion.language.tongue import titled

if TYPE_CHECKING:
    from companion.kernel.seeing import Seeing


def as_value(session: Seeing, score: object, view: Any = None, *, die: object = None) -> dict[str, Any]:
    """Give the status: what every game has, and what its kind says of itself; `die` is what this process asks for."""
    view = session.view if view is None else view
    turn, phase, step = session.moment
    plain = {
        "kind": session.kind,
        "scenario": session.meta["scenario"],
        "entry": session.head,
        "turn": max(turn, 1),
        "phase": phase,
        "step": step,
        "to_act": view.to_act,
        "pending": view.pending,
        "units": [],
        "duties": [{"unit": duty.unit, "clause": duty.clause, "text": duty.text} for duty in session.duties()],
        "score": score,
        "over": view.over,
    }
    kind = kind_of(session.kind)
    value: dict[str, Any] = plain | kind.status.open().value(view, partial(_past, session))
    wanted = {} if kind.computer else {"die": die}  # where the computer keeps the dice nobody is asked for one
    return value | {"units": sorted(value["units"], key=lambda unit: unit["id"])} | wanted


def _past(session: Seeing) -> Any:
    return session.recalled


def seen(session: Seeing) -> Any:
    """Give a session's view with what is kept beside the game. Raises BadInput where that cannot be read."""
    door = kind_of(session.kind).seen
    return session.view if door is None else door.open()(session)


def as_json(session: Seeing, die: object = None) -> bytes:
    """Give the status as a line of JSON, just as `companion status --json` writes it."""
    score = session.score()
    try:
        view = seen(session)
    except BadInput:
        view = session.view
    return json_text(msgspec.json.encode(for_scripts(as_value(session, score, view, die=die))) + b"\n")


def title_of(session: Seeing) -> tuple[str, str]:
    """Give what the game is called, and when it was, "" where its title does not say."""
    name, _, date = titled(session.view.title).partition(", ")
    return name, date

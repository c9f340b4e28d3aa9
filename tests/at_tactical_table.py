"""A square-grid battle with a part of its field on the table."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.commands import ToTable
from companion.games.tactical.rules.events import Began
from companion.games.tactical.rules.state import State
from companion.kernel.beginning import Beginning, begin, laid_out
from companion.kernel.journal import Draft as Entry
from companion.kernel.journal import MemoryJournal
from companion.kernel.record import json_text
from companion.kernel.session import Session

ADVANCED = "antietam-advanced"
NORTH = ToTable(around=(14, 10), within=5, hours=2)
"""Where Hooker meets Jackson: the Cornfield and the woods about it."""


def to_operation(session: Session) -> None:
    """Go on to the first operation phase without activating anybody."""
    while session.view.phase.kind != "operation" or session.view.pending is not None:
        if (asked := session.view.pending) is not None:
            session.do(cmd.Answer(choice=asked.default or asked.choices[0]))
            continue
        activating = session.view.phase.kind == "activation" and session.view.to_act != "referee"
        session.do(cmd.EndActivation() if activating else cmd.Continue())


def paused(path: Path | None, scenario: str = ADVANCED, order: ToTable = NORTH, **settings: str) -> Session:
    """Begin a battle and put a part of its field on the table."""
    session = begin(path, Beginning(scenario=scenario, settings=settings, players={}, seed="17"))
    to_operation(session)
    session.do(order)
    return session


@cache
def in_turn_one(scenario: str = ADVANCED) -> State:
    """The state in which the Union gives its first orders."""
    session = begin(None, Beginning(scenario=scenario, settings={}, players={}, seed="17"))
    to_operation(session)
    state = session.battles.truth()
    assert isinstance(state, State)
    return state


@cache
def _sources(scenario: str) -> dict[str, str]:
    return dict(laid_out(Beginning(scenario=scenario, settings={})).sources)


def waiting(order: ToTable, scenario: str = ADVANCED, **fields: Any) -> Session:
    """Give a game in memory that begins in the Union's first orders; a part of the field is on the table."""
    facts = [Began(replace(in_turn_one(scenario), **fields))]
    book = MemoryJournal({"kind": "tactical", "seed": "1862", "scenario": scenario}, _sources(scenario))
    book.append([Entry("2026-01-01T00:00:00Z", "referee", "Set-up", "[]", json_text(facts))])
    session = Session(book)
    session.do(order)
    return session

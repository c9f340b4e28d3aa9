"""A game in memory whose battle waits for its result."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle.prompts import off_line_result
from companion.games.campaign.rules.state import State
from companion.kernel.beginning import Beginning, laid_out
from companion.kernel.journal import Draft as Entry
from companion.kernel.journal import MemoryJournal
from companion.kernel.record import json_text
from companion.kernel.session import Session


@cache
def _sources(scenario: str) -> dict[str, str]:
    return dict(laid_out(Beginning(scenario=f"gettysburg-{scenario}", settings={"offline": "yes"})).sources)


def waiting(state: State) -> Session:
    """Give a game in memory in which a state's battle waits for its result."""
    assert state.battle is not None
    facts = [
        ev.Began(replace(state, battle=None)),
        ev.BattleOpened(state.battle),
        ev.Asked(off_line_result(state.battle)),
    ]
    book = MemoryJournal({"kind": "campaign", "seed": "1863", "scenario": "x"}, _sources(state.scenario))
    book.append([Entry("2026-01-01T00:00:00Z", "referee", "Set-up", "[]", json_text(facts))])
    return Session(book)

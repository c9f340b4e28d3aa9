"""The demonstration: two turns of McPherson's Ridge from a list of commands, with the dice that players threw."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.games.miniatures.rules.commands import Tick
from companion.kernel.session import Session
from companion.kernel.shelf import resource_text

SCRIPT = "demo-mcphersons-ridge.jsonl"


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the script: commands to do as one entry, with the dice the players threw; or an undo, or ticks."""

    do: tuple[msgspec.Raw, ...] = ()
    roll: tuple[int, ...] = ()
    undo: bool = False
    tick: bool = False
    """All that was to be done on the table has been done."""


def play(session: Session) -> None:
    """Do all that the script says."""
    for act in script():
        if act.undo:
            session.undo()
        elif act.tick:
            session.do(Tick(tuple(one.number for one in session.view.acts if not one.done)))
        else:
            session.do(*(session.decode(bytes(raw)) for raw in act.do), faces=act.roll)


def script() -> Iterator[Act]:
    """Read the script, one act a line."""
    for line in resource_text("scenarios", SCRIPT).splitlines():
        if line.strip():
            yield msgspec.json.decode(line, type=Act)

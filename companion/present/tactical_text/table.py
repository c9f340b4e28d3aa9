"""What became of a battle that was fought on a table of miniatures, in words."""

from __future__ import annotations

from typing import Any

from companion.tactical import events as ev
from companion.tactical.names import place

HELD = {"neither": "neither side", "confederate": "the Confederate side", "union": "the Union side"}
FROM = {
    "form": "typed from the form", "table": "read from the table game", "battle": "read from the battle file",
    "result": "read from a result's file",
}  # fmt: skip


def of_table(event: Any) -> str:
    """Give a fact of a battle on the table in words, "" for any other."""
    match event:
        case ev.BattleOpened():
            one = event.battle
            where = "the whole field" if one.around is None else f"the field within {one.within} of {place(one.around)}"
            return f"{where} goes to the table as battle {one.id}, with {len(one.units)} units"
        case ev.ResultEntered():
            held = f"{HELD[event.field]} holds the field{_changed(event)}"
            return f"the result of battle {event.battle}, {FROM[event.origin]}: {held}"
        case ev.BattleClosed():
            return (
                f"battle {event.battle} is called off" if event.aborted else f"battle {event.battle} is off the table"
            )
        case _:
            return ""


def _changed(event: ev.ResultEntered) -> str:
    told = [
        f"{one.field.replace('_', ' ')} of {one.corps} {one.was} to {one.now} ({one.reason})" for one in event.changed
    ]
    return f"; the referee sets {'; '.join(told)}" if told else ""

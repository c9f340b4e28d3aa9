"""What became of a battle that was fought on a table of miniatures, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.names import place
from companion.language.tongue import tr

HELD = {
    "neither": "neither side holds the field",
    "confederate": "the Confederate side holds the field",
    "union": "the Union side holds the field",
}
FROM = {
    "form": "typed from the form",
    "table": "read from the table game",
    "battle": "read from the battle file",
    "result": "read from a result's file",
    "sheet": "read from a spreadsheet",
}


def of_table(event: Any, names: Callable[[str], str]) -> str:
    """Give a fact of a battle on the table in words, "" for any other."""
    match event:
        case ev.Supplied():
            if event.ammo:
                return tr("{unit} has ammunition again", unit=names(event.unit))
            return tr("{unit} is out of ammunition", unit=names(event.unit))
        case ev.BattleOpened():
            one = event.battle
            where = tr("the whole field")
            if one.around is not None:
                where = tr("the field within {squares} of {square}", squares=one.within, square=place(one.around))
            return tr(
                "{field} goes to the table as battle {battle}, with {n} units",
                field=where,
                battle=one.id,
                n=len(one.units),
            )
        case ev.ResultEntered():
            return tr(
                "the result of battle {battle}, {origin}: {held}",
                battle=event.battle,
                origin=tr(FROM[event.origin]),
                held=tr(HELD[event.field]) + _changed(event),
            )
        case ev.BattleClosed():
            return (
                tr("battle {battle} is called off", battle=event.battle)
                if event.aborted
                else tr("battle {battle} is off the table", battle=event.battle)
            )
        case _:
            return ""


def _changed(event: ev.ResultEntered) -> str:
    told = [
        tr(
            "{field} of {unit} {before} to {after} ({reason})",
            field=tr(one.field.replace("_", " ")),
            unit=one.corps,
            before=one.was,
            after=one.now,
            reason=one.reason,
        )
        for one in event.changed
    ]
    return tr("; the referee sets {changes}", changes="; ".join(told)) if told else ""

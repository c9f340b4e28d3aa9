"""What is made of a battle for the table: each file with what it is for and who may read it."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from companion.language.tongue import tr
from companion.language.words import capital
from companion.table.file.battle import SIDES, BattleFile

Kind = Literal[
    "battle", "table", "sheet", "field", "form", "form-xlsx", "form-csv", "briefing-confederate", "briefing-union"
]
ENDINGS: dict[Kind, str] = {
    "battle": "battle.json",
    "table": "table.companion",
    "sheet": "sheet.pdf",
    "field": "field.geojson",
    "form": "form.pdf",
    "form-xlsx": "form.xlsx",
    "form-csv": "form.csv",
    "briefing-confederate": "briefing-confederate.pdf",
    "briefing-union": "briefing-union.pdf",
}
OTHERWISE: tuple[Kind, ...] = ("form-xlsx", "form-csv")
"""What only some want, and is not ticked before somebody asks for it."""


class Paper(NamedTuple):
    """A file that can be made."""

    kind: Kind
    title: str
    purpose: str
    readers: str
    """Who may read it."""
    file: str
    """Its proposed name."""


def stem(battle: BattleFile) -> str:
    """Give the beginning of all names: the place and the day, "gettysburg-july-1"."""
    words = f"{battle.field.place or 'battle'} {battle.field.day}".lower()
    return re.sub(r"[^a-z0-9]+", "-", words).strip("-")


def papers(battle: BattleFile) -> tuple[Paper, ...]:
    """Give every file that can be made of a battle."""
    referee = tr("the referee alone: both sides as they truly are")
    players, counts = tr("who plays it: both sides lie on the table"), tr("who takes the result down")
    told: dict[Kind, tuple[str, str, str]] = {
        "battle": (tr("Battle file"), tr("for other programs; filled in, it brings the result back"), referee),
        "table": (tr("Table game"), tr("ready to be played here; finished, it brings the result back"), players),
        "sheet": (tr("Battle sheet"), tr("to set the table up"), referee),
        "field": (tr("Field"), tr("the ground in inches, for programs that draw or measure it"), referee),
        "form": (tr("Return form"), tr("to count the losses on, in the order in which they are typed"), counts),
        "form-xlsx": (tr("Return form, .xlsx"), tr("the same for an office program; filled in, it is read"), counts),
        "form-csv": (tr("Return form, .csv"), tr("the same for any program; filled in, it is read"), counts),
    }
    for side in SIDES:
        player = tr("the {side} player alone: nothing of the enemy is in it", side=tr(capital(side)))
        kind: Kind = "briefing-confederate" if side == "confederate" else "briefing-union"
        told[kind] = (
            tr("{side} briefing", side=tr(capital(side))),
            tr("what the side knows and what it is to do"),
            player,
        )
    if battle.field.table is None:
        del told["field"]
    return tuple(Paper(kind, *words, f"{stem(battle)}-{ENDINGS[kind]}") for kind, words in told.items())

"""What is told of every kind of game alike: the journal's own labels, notes and overrides, the sides."""

from __future__ import annotations

from collections.abc import Sequence

from companion.language.messages import Argument, Id, Label, Message, Own, Several, Term, kept, says, term

SIDES = {
    "union": term("side.union", "union"),
    "confederate": term("side.confederate", "confederate"),
    "referee": term("side.referee", "referee"),
}
CAPITAL = {"union": term("Side.union", "Union"), "confederate": term("Side.confederate", "Confederate")}
"""The sides as a sentence begins with them, or as adjectives of an army."""
NOTE = says("note", "Note: {words}")
OVERRIDE = says("override", "Override {target}: {field} = {value} ({reason})")
REMARK = says("remark", "Of {unit} is said: {words}")
REMARK_GONE = says("remark.gone", "Nothing more is said of {unit}")
OPTION = says("option", "{option} = {value} ({reason})")

HIS_OWN = term("override.his-own", "the reason is the referee's")
"""What a side reads in place of a reason that may rest on what is hidden from it."""

# ---- labels of the journal

SET_UP = says("journal.set-up", "Set-up")
AMENDS = says("journal.amends", "{what} (amends {entry})")
PUT_BEFORE = says("journal.put-before", "{what} (put before {entry})")
STRUCK_OUT = says("journal.struck-out", "{what} (struck out, was {entry})")
UNDO = says("journal.undo", "Undo: {what}")
REDO = says("journal.redo", "Redo: {what}")
GO_TO = says("journal.go-to", "Go to {entry}: {what}")
AMEND = says("journal.amend", "Amend {entry}")
ELSEWHERE = says("journal.elsewhere", "Written elsewhere")
NOT_TOLD = kept("…")
"""Stands for the words of an entry that a seat may not read."""

# ---- why a proposal is refused; also another process tells it than the one that refused

OTHER_DICE = says("inbox.other-dice", "other dice are wanted now")
ENTERED = says("inbox.entered", "the referee entered {face}")
NOT_WANTED = says("inbox.not-wanted", "this die is not wanted any more")
PUT_AWAY = says("inbox.put-away", "the referee has put this question away")
NOT_NOW = says("inbox.not-now", "not now")
NOT_SO = says("inbox.not-so", "not as the table stands")
ASK_ME = says("inbox.ask-me", "ask me")


def side(name: str) -> Term | Own:
    """Give a side, or the referee, within a sentence."""
    return SIDES.get(name) or Own(name)


def capital(name: str) -> Term | Own:
    """Give a side as a sentence begins with it."""
    return CAPITAL.get(name) or Own(name)


def field(name: str) -> Label:
    """Give the name of a field that can be set by hand."""
    return Label(f"field.{name}", name)


def value(set_to: object) -> Own:
    """Give a value that somebody set."""
    return Own(str(set_to))


def remark(unit: Argument, words: Sequence[str]) -> Message:
    """Say what a player says of a unit that only eyes know."""
    return REMARK(unit=unit, words=Several(tuple(map(Own, words)))) if words else REMARK_GONE(unit=unit)


def without_reason(label: Message) -> Message:
    """Give a label as a side may read it: why the referee set something by hand is his."""
    return Message(label.key, {**label.args, "reason": HIS_OWN}) if label.key == OVERRIDE.key else label


def ruling(name: str) -> Id:
    """Give a ruling: it is called by its id."""
    return Id(name)


def turn(number: int) -> Id:
    """Give the number of a turn, an entry, an act: it counts nothing, and has no thousands set apart."""
    return Id(str(number))

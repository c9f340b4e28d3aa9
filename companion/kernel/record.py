"""What a session takes and gives back: commands that may be stored, what an entry did, lines, amendments."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Literal, TypeVar

import msgspec

from companion.charts.figures import Reason, Reasoned, Refused
from companion.charts.misread import misread
from companion.kernel.dice import WANTED, Roll, Why
from companion.language import messages
from companion.language.incoming import command_amiss
from companion.language.messages import Id, Message, Own, Several, bare, says

Command = TypeVar("Command")
NO_LONGER = says("refused.no-longer", "entry {entry}, {what}, is no longer possible: {why}")

UNFIT = says("refused.unfit-text", "{place}: {what}")


class Done(msgspec.Struct, frozen=True):
    """What one entry did: its number, words, dice, events and working."""

    entry: int
    label: Message
    dice: tuple[Roll, ...]
    events: tuple[Any, ...]
    explain: tuple[Reasoned, ...]
    called: Mapping[str, str] = {}
    """What everybody of whom the seat knew was called then."""


class Change(msgspec.Struct, frozen=True):
    """What a session announces: what was done, the views before and after, and who made it."""

    label: Message
    before: Any
    after: Any
    origin: object


class Line(msgspec.Struct, frozen=True):
    """One entry of the journal as a seat may read it."""

    entry: int
    parent: int | None
    at: str
    seat: str
    label: Message
    turn: int
    player_turn: str
    step: int
    commands: tuple[Any, ...]
    events: tuple[Any, ...]
    dice: tuple[Roll, ...]
    current: bool
    """Whether it is on the line from the start to the present; other lines were undone."""
    retries: int | None
    """The earlier entry that rolled dice at the same point and was undone: this one is a new roll."""
    called: Mapping[str, str] = {}
    """What everybody of whom the seat knew was called then."""
    note: str = ""
    """How the entry came here, "" where it was made here."""


def for_scripts(line: Line) -> dict[str, Any]:
    """Give a line as scripts and files read it: in English, each message beside its words, names as they were then."""
    value = msgspec.structs.asdict(line)
    called = value.pop("called")
    if not line.note:
        del value["note"]
    found: dict[str, Any] = messages.for_scripts(value, messages.among(called))
    return found


class Skipped(msgspec.Struct, frozen=True):
    """An old entry that is no longer possible, and why."""

    entry: int
    label: Message
    reasons: tuple[Reason, ...]


class Wanted(msgspec.Struct, frozen=True):
    """A die that an old entry never threw and needs now."""

    entry: int
    why: Why
    nth: int
    """Counts the new dice of the entry, from 1."""
    sides: int

    @property
    def what(self) -> Message:
        """What is to be told of it."""
        return WANTED(nth=self.nth, why=self.why.text, sides=self.sides)


class Unused(msgspec.Struct, frozen=True):
    """A die that an old entry threw and that nothing asks for any more."""

    entry: int
    die: Roll


class Amendment(msgspec.Struct, frozen=True):
    """What amending an entry makes, or would make: the new line, and what becomes of each old entry."""

    entries: tuple[Done, ...]
    kept: int
    """How many of the later entries follow, to the same or to another result."""
    stopped_at: int | None
    """The first old entry that does not follow, None when all do."""
    reasons: tuple[Reason, ...]
    """Why that one does not."""
    how: Literal["replace", "insert", "delete"] = "replace"
    stands_for: tuple[int, ...] = ()
    """For each of the entries the old one in whose place it is, 0 for one that was put in."""
    changed: tuple[int, ...] = ()
    """The old entries that come to other facts or dice."""
    skipped: tuple[Skipped, ...] = ()
    wanted: tuple[Wanted, ...] = ()
    unused: tuple[Unused, ...] = ()
    undecided: tuple[int, ...] = ()
    """The old entries of which nothing is known before a wanted die is entered, that die's own first."""


class CannotFollow(Refused):
    """An amendment is refused because later entries are no longer possible, and nobody said that they are skipped."""

    def __init__(self, found: Amendment) -> None:
        self.found = found
        super().__init__(tuple(_cannot_follow(one) for one in found.skipped))


def _cannot_follow(one: Skipped) -> Reason:
    why = Several(tuple(reason.what for reason in one.reasons), "semicolons")
    said = NO_LONGER(entry=Id(str(one.entry)), what=one.label, why=why)
    return Reason(said, one.reasons[0].clause if one.reasons else "")


def together(labels: Sequence[Message]) -> Message:
    """Give the label of an entry of several commands."""
    return labels[0] if len(labels) == 1 else bare(Several(tuple(labels), "semicolons"))


class SeatRefused(Exception):
    """A seat asks for what is not its to do."""


def json_text(value: object) -> str:
    """Give a value as the journal keeps it."""
    return msgspec.json.encode(value).decode()


def now() -> str:
    """Give the present moment, UTC, whole seconds."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


# ---- the gate: what is stored already never comes by here


def unfit(command: object) -> tuple[Reason, ...]:
    """Give the reasons against what a command from outside holds: signs that no text may, and what could not be read.

    A front end may make one that no JSON would: it would be stored, and the document could not be opened again.
    """
    return tuple(
        Reason(UNFIT(place=Id(place.removeprefix("$.")), what=Own(what)), firm=True)
        for place, what in (*command_amiss(command), *_unreadable(command))
    )


def _unreadable(command: object) -> Iterator[tuple[str, str]]:
    """Yield the place of what is no such value as the command's own field may hold, and what is wrong with it."""
    try:
        msgspec.convert(msgspec.to_builtins(command), type(command))
    except msgspec.ValidationError as error:
        yield misread(error)


def admit(commands: Sequence[object], *, held: Collection[object] = ()) -> None:
    """Refuse commands whose texts are unfit to be stored, but those that the document holds; raises Refused."""
    for command in commands:
        # What a document of an earlier build holds may have signs that are refused today; amending it must not choke on
        # its own past.
        if (reasons := unfit(command)) and command not in held:
            raise Refused(reasons)


def legible(command: Command) -> Command:
    """Give a command that was read from JSON; raises msgspec.ValidationError where a text in it is unfit."""
    for place, what in command_amiss(command):
        raise msgspec.ValidationError(f"{what} - at `{place}`")
    return command

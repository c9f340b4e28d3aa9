"""Commands and events of a kind of game to and from JSON, as a document keeps them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from companion.charts.figures import Reasoned
from companion.charts.upcasting import Upcasts
from companion.kernel.overriding.commanding import Commanders, Formations
from companion.language.messages import Message

Command = TypeVar("Command")
Event = TypeVar("Event")


class Codec(Generic[Command, Event]):
    """Reads one kind's commands and events; its decoders are made when they are needed, which takes a while."""

    def __init__(self, commands: Any, events: Any, upcasts: Upcasts) -> None:
        """Take the union of all commands and that of all events, and what both were in earlier formats."""
        self._command, self._event, self.upcasts = commands, events, upcasts
        self._commands: msgspec.json.Decoder[list[Command]] | None = None
        self._events: msgspec.json.Decoder[list[Event]] | None = None

    def decode_command(self, raw: bytes | str) -> Command:
        """Read one command; raises msgspec.ValidationError or DecodeError."""
        found: Command = msgspec.json.decode(raw, type=self._command)
        return found

    def decode_commands(self, text: str) -> list[Command]:
        """Read an entry's commands."""
        if self._commands is None:
            self._commands = msgspec.json.Decoder(list[self._command])  # type: ignore[name-defined]
        return self._commands.decode(text)

    def decode_events(self, text: str) -> list[Event]:
        """Read an entry's events."""
        if self._events is None:
            self._events = msgspec.json.Decoder(list[self._event])  # type: ignore[name-defined]
        return self._events.decode(text)

    def called(self, state: Any, seat: Any) -> Mapping[str, str]:
        """Give what everybody is called, by id: nobody, where a kind stores names and no ids."""
        del state, seat
        return {}

    def unbalanced(self, state: Any) -> Mapping[str, Message]:
        """Say of whose troops the books do not balance, by id: of nobody's, where a kind keeps none."""
        del state
        return {}

    def commanders(self, state: Any) -> Commanders:
        """Give who sits at the game beside the referee and the sides: nobody, where a kind has no such seats."""
        del state
        return {}

    def formations(self, state: Any, side: Any) -> Formations:
        """Give what a side has to command: nothing, where a kind has no commanders."""
        del state, side
        return {}

    def acts_with(self, state: Any, command: Command) -> tuple[str, ...]:
        """Name who acts by a command: nobody, where a kind has no commanders."""
        del state, command
        return ()

    def named(self, command: Command) -> tuple[str, ...]:
        """Name whom a command names who may not be there: nobody, where the order of battle is no secret."""
        del command
        return ()

    def own_sees(self, state: Any, side: Any, own: frozenset[str]) -> frozenset[str]:
        """Name whom a commander's own units see: nobody, where no report of the kind tells of others."""
        del state, side, own
        return frozenset()

    def own_called(self, state: Any, side: Any, own: frozenset[str]) -> Mapping[str, str]:
        """Give what everybody is called whom a commander's own know, where no name rests on who else there is."""
        known = own | self.own_sees(state, side, own)
        return {name: words for name, words in self.called(state, side).items() if name in known}

    def own_view(self, state: Any, side: Any, own: frozenset[str]) -> Any:
        """Give what a commander's own units see and are told: nothing, where a kind has no commanders."""
        del state, side, own

    def own_recall(self, memory: Any, state: Any, side: Any, own: frozenset[str]) -> Any:
        """Give what a commander may know of what is remembered: nothing, where a kind remembers nothing."""
        del memory, state, side, own

    def as_then(self, then: Any, state: Any, command: Command) -> Command:
        """Give a command that was given in one state so that it says the same in another: as it is, usually."""
        del then, state
        return command

    def working_lines(self, event: Event) -> int | None:
        """Give how many lines of its entry's working are a fact's own; None where facts do not say."""
        del event
        return None

    def as_read(self, state: Any, seat: Any, event: Event) -> Event:
        """Give a fact that a seat may read as it may read it: whole, where a kind does not say otherwise."""
        del state, seat
        return event

    def remember(self, memory: Any, state: Any, events: Sequence[Event]) -> Any:
        """Add an entry's facts to what is remembered of those before it: nothing, where a kind remembers nothing."""
        del memory, state, events

    def recall(self, memory: Any, state: Any, seat: Any) -> Any:
        """Give what a seat may know of what is remembered: nothing, where a kind remembers nothing."""
        del memory, state, seat

    def explains(self, state: Any, seat: str, event: Event) -> bool:
        """Say whether a seat that may read an event may read how it came about."""
        del state, seat, event
        return True

    def split(self, events: Sequence[Event]) -> tuple[list[Event], list[Reasoned]]:
        """Part events from the working they carry."""
        bare: list[Event] = []
        workings: list[Reasoned] = []
        for event in events:
            working: tuple[Reasoned, ...] = getattr(event, "working", ())
            workings.extend(working)
            bare.append(msgspec.structs.replace(event, working=()) if working else event)  # type: ignore[type-var]
        return bare, workings


def readable(text: str, events: Any) -> bool:
    """Say whether every event of an entry is one of a union of events."""
    try:
        msgspec.json.decode(text, type=list[events])
    except (msgspec.ValidationError, msgspec.DecodeError):
        return False
    return True

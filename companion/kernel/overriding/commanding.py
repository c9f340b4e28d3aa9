"""Commanders in every kind of game: who sits at it beside the referee and the two sides, and what is his to command.

    order `commander` ──► CommanderNamed ─┐
    order `dismiss`   ──► CommanderGone  ─┴─► state.commanders {name: Commander} ──► `companion.kernel.eyes`

A kind keeps `commanders` in its state, takes both orders and both facts among its own, and says in its `commanding` who
is under whom; everything else is here and in `eyes`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from companion.charts.bounds import Few
from companion.charts.figures import Reason
from companion.kernel import messages as words
from companion.kernel.overriding.facts import Event
from companion.kernel.overriding.orders import Command, Words
from companion.language.messages import Id, Message, Named, Own, Several, Term, says, term
from companion.language.nearly import nearly

Side = Literal["confederate", "union"]
Knows = Literal["side", "own"]
"""All that his side may know, or what his own command alone sees and is told."""
RESERVED: Final = ("referee", "union", "confederate")
LONGEST: Final = 40
"""Letters of a commander's name: more stands on no card and on no telephone."""
Called = Annotated[str, Meta(min_length=1, max_length=LONGEST)]

KNOWING = {
    "side": term("commander.knows-side", "knows what the side knows"),
    "own": term("commander.knows-own", "knows his own command alone"),
}
NAMED = says("commander.named", "{name} commands {commands} ({side}; {knows})")
DISMISSED = says("commander.dismissed", "{name} commands no more")
RESERVED_NAME = says("commander.why.reserved", "{name!r} is the name of another seat; a commander has one of his own")
OTHERS_NAME = says("commander.why.others", "there is a commander {name!r} already: no two seats share a name")
ODD_NAME = says("commander.why.odd", "{name!r} is no name for a seat: no line, no “/”, no space before or after it")
COMMANDS_NOTHING = says("commander.why.nothing", "{name} is to command something: a corps, a division, a unit")
NO_COMMAND = says("commander.why.no-command", "the {side} side has no command {command!r}; there are: {names}")
THE_SAME = says("commander.why.same", "{name} commands so already")
NOBODY = says("commander.why.nobody", "there is no commander {name!r}; there are: {names}")
NOBODY_AT_ALL = says("commander.why.nobody-at-all", "there is no commander {name!r}; there are none")
SIDES_ALONE = says("commander.why.sides-alone", "that is for the {side} side's own seat to do, not for a commander's")
NOT_HIS = says("commander.why.not-his", "{unit} is not under the command of {name}")


class Commander(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who sits at a game for part of a side."""

    name: str
    side: Side
    commands: tuple[str, ...]
    """The ids of his corps, divisions and units; the side's own name is all of it."""
    knows: Knows = "side"


class NameCommander(Command, frozen=True, tag="commander"):
    """Give somebody a seat of his own and what he commands; given again, his role changes (the referee only)."""

    name: Called
    side: Side
    commands: Annotated[tuple[Words, ...], Few]
    knows: Knows = "side"


class Dismiss(Command, frozen=True, tag="dismiss"):
    """Take a commander's seat from him; what he did stands (the referee only)."""

    name: Called


class CommanderNamed(Event, frozen=True, tag="commander-named"):
    """Somebody has a seat and a command from now on."""

    commander: Commander


class CommanderGone(Event, frozen=True, tag="commander-gone"):
    """A commander has no seat any more."""

    name: str
    side: Side


ORDERS = (NameCommander, Dismiss)
FACTS = (CommanderNamed, CommanderGone)
Commanders = Mapping[str, Commander]
Formations = Mapping[str, frozenset[str]]
"""{id of the side, a corps, a division, a unit: the ids of all units and leaders under it}, in the order of battle."""


def folded(those: Commanders, event: CommanderNamed | CommanderGone) -> dict[str, Commander]:
    """Give the commanders after a fact."""
    if isinstance(event, CommanderGone):
        return {name: one for name, one in those.items() if name != event.name}
    return {**those, event.commander.name: event.commander}


def decided(those: Commanders, command: NameCommander | Dismiss) -> CommanderNamed | CommanderGone:
    """Give the fact of an order that is lawful."""
    if isinstance(command, Dismiss):
        return CommanderGone(command.name, those[command.name].side)
    return CommanderNamed(_meant(command))


def _meant(command: NameCommander) -> Commander:
    return Commander(command.name, command.side, tuple(dict.fromkeys(command.commands)), command.knows)


def against(those: Commanders, command: NameCommander | Dismiss, there: Formations) -> Iterator[Reason]:
    """Yield every reason against giving or taking a seat; `there` is what the side has. No word passes them."""
    found = _against_leaving(those, command) if isinstance(command, Dismiss) else _against(those, command, there)
    return (Reason(one, firm=True) for one in found)


def _against_leaving(those: Commanders, command: Dismiss) -> Iterator[Message]:
    if command.name not in those:
        names = Several(tuple(map(Own, those)))
        yield NOBODY(name=Own(command.name), names=names) if those else NOBODY_AT_ALL(name=Own(command.name))


def _against(those: Commanders, command: NameCommander, there: Formations) -> Iterator[Message]:
    name, was = command.name, those.get(command.name)
    if name.casefold() in RESERVED:
        yield RESERVED_NAME(name=Own(name))
    # "/" parts a seat's name from what is kept for it, and a line break would make a second line of a list of seats.
    if name != name.strip() or "/" in name or not name.isprintable():
        yield ODD_NAME(name=Own(name))
    alike = any(one != name and one.casefold() == name.casefold() for one in those)
    if alike or (was is not None and was.side != command.side):
        yield OTHERS_NAME(name=Own(name))
    if not command.commands:
        yield COMMANDS_NOTHING(name=Own(name))
    for one in command.commands:
        if one not in there:
            listed = Several(tuple(map(Id, _meant_by(one, there))))
            yield NO_COMMAND(side=words.side(command.side), command=Own(one), names=listed)
    if was == _meant(command):
        yield THE_SAME(name=Own(name))


def _meant_by(name: str, there: Formations) -> Iterable[str]:
    """Give what somebody may have meant: what is near to it, else the whole side and what stands right under it."""
    if near := nearly(name, ((one, one) for one in there)):
        return near
    whole = frozenset[str]().union(*there.values())
    parts = {those for those in there.values() if those != whole}
    called: dict[frozenset[str], str] = {}
    for one, those in there.items():
        if not any(those < other for other in parts):
            called.setdefault(those, one)  # a corps of one division is the corps
    return called.values()


def label(command: NameCommander | Dismiss) -> Message:
    """Say what an order does."""
    if isinstance(command, Dismiss):
        return DISMISSED(name=Own(command.name))
    return named(_meant(command))


def named(one: Commander) -> Message:
    """Say who commands what."""
    return NAMED(name=Own(one.name), commands=commands_of(one), side=words.side(one.side), knows=KNOWING[one.knows])


def commands_of(one: Commander) -> Several:
    """Name what a commander commands; the whole of a side is its army."""
    return Several(tuple(_command(one, command) for command in one.commands))


def _command(one: Commander, command: str) -> Named | Term | Own:
    return words.capital(command) if command == one.side else Named(command)


def tells(seat: str, event: CommanderNamed | CommanderGone) -> bool:
    """Say whether a side may read who commands: its own, since commands name what the enemy may not know of."""
    return seat in ("referee", _whose(event)[1])


def is_of(name: str, event: object) -> bool:
    """Say whether a fact gives or takes the seat of a name."""
    return isinstance(event, FACTS) and _whose(event)[0] == name


def _whose(event: CommanderNamed | CommanderGone) -> tuple[str, str]:
    return (
        (event.name, event.side) if isinstance(event, CommanderGone) else (event.commander.name, event.commander.side)
    )


def opens(those: Commanders, seat: str, name: str, order: NameCommander | Dismiss) -> bool:
    """Say whether a side may read such an order, or with a name that commander alone."""
    of = those.get(order.name) if isinstance(order, Dismiss) else _meant(order)
    return of is not None and of.side == seat and name in ("", of.name)


def under(commands: Iterable[str], there: Formations) -> frozenset[str]:
    """Give everybody under some commands, with the ids of the formations that are wholly under them."""
    those = frozenset[str]().union(*(there.get(one, frozenset()) for one in commands))
    return those | {one for one, members in there.items() if members and members <= those}

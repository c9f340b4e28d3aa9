"""Who plays what: a player may be named for any corps, any division and a whole side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.charts.figures import Reason
from companion.games.miniatures import messages as say
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules.state import SIDES, State, units
from companion.kernel import messages as words
from companion.kernel.overriding.facts import Event
from companion.kernel.overriding.orders import Command, Words
from companion.language.messages import Argument, Id, Message, Named, Own
from companion.language.ranks import by_command


class NamePlayer(Command, frozen=True, tag="name-player"):
    """Say who plays a corps, a division or a whole side; nobody of its own, without a name."""

    command: Words
    """The id of a corps or division, or a side."""
    player: str = ""


class PlayerNamed(Event, frozen=True, tag="player-named"):
    """Who plays a corps, a division or a side, "" for nobody of its own."""

    command: str
    player: str = ""


def commands(state: State) -> tuple[str, ...]:
    """Give what a player may be named for: both sides, then corps by their numbers, each with its divisions."""
    ordered = by_command(units(state), lambda place: state.names.get(place, place))
    found = dict.fromkeys(place for unit in ordered for place in (unit.corps, unit.division) if place)
    return (*SIDES, *(one for one in found if one not in SIDES))


def why_not(state: State, order: NamePlayer) -> Iterator[Reason]:
    """Yield why a player may not be named: only that there is no such command."""
    if order.command not in commands(state):
        yield Reason(why.NO_COMMAND(name=Id(order.command), names=why.ids(commands(state))))


def named(players: Mapping[str, str], event: PlayerNamed) -> dict[str, str]:
    """Give the players by command after one was named."""
    others = {place: player for place, player in players.items() if place != event.command}
    return {**others, event.command: event.player} if event.player else others


def player_of(players: Mapping[str, str], unit: Any) -> str:
    """Give who plays a unit: of its division, else of its corps, else of its side; "" for nobody named."""
    return next((players[place] for place in (unit.division, unit.corps, unit.side) if players.get(place)), "")


def label(order: NamePlayer) -> Message:
    """Say what the order does."""
    command: Argument = words.capital(order.command) if order.command in SIDES else Named(order.command)
    if order.player:
        return say.PLAYED_BY(command=command, player=Own(order.player))
    return say.PLAYED_BY_NOBODY(command=command)

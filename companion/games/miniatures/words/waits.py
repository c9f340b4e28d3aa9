"""What still waits in a step, in the commands' own groups, and by the players who play them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from companion.games.miniatures.rules.players import player_of
from companion.games.miniatures.rules.state import SIDES
from companion.games.miniatures.words.names import Names
from companion.language.tongue import plural, tr
from companion.language.words import side_words


class Waiting(msgspec.Struct, frozen=True):
    """What waits for one command, or for one player."""

    id: str
    """Of the division, else of the corps, else the side; of a player his name."""
    name: str
    side: str
    player: str
    """"" where nobody is named."""
    must: tuple[Any, ...]
    may: tuple[Any, ...]


class Command(NamedTuple):
    """A division, else a corps, else a side, and who plays it."""

    id: str
    name: str
    side: str
    player: str


def commands(view: Any) -> dict[str, Command]:
    """Give the command of each unit and leader by his id, in the order of battle; and of each side, by its own."""
    names, found = Names(view), dict[str, Command]()
    for side in SIDES:
        found[side] = Command(side, side_words(side), side, view.players.get(side, ""))
    for unit in names.ordered(view.units):
        if place := unit.division or unit.corps:
            found[unit.id] = Command(place, names.formation(place), unit.side, player_of(view.players, unit))
    known = {one.id: one for one in found.values()}
    for leader in view.leaders:
        player = view.players.get(leader.commands) or view.players.get(leader.side, "")
        own = Command(leader.commands, names.formation(leader.commands), leader.side, player)
        found[leader.id] = known.get(leader.commands, own) if leader.commands else found[leader.side]
    return found


def by_command(view: Any, duties: Iterable[Any]) -> tuple[Waiting, ...]:
    """Group duties by division (by corps, by side where there is none), in the order of battle."""
    of, found = commands(view), dict[Command, list[Any]]()
    for duty in duties:
        whose = of.get(duty.unit) or of.get(duty.seat or view.player_turn)
        if whose is not None:
            found.setdefault(whose, []).append(duty)
    return tuple(
        Waiting(
            **one._asdict(),
            must=tuple(duty for duty in found[one] if duty.must),
            may=tuple(duty for duty in found[one] if not duty.must),
        )
        for one in dict.fromkeys(of.values())
        if one in found
    )


def by_player(waiting: Sequence[Waiting]) -> tuple[Waiting, ...]:
    """Group what waits for commands by their players; what nobody plays by name waits for its side."""
    found: dict[tuple[str, str], list[Waiting]] = {}
    for one in waiting:
        found.setdefault((one.player, "" if one.player else one.side), []).append(one)
    return tuple(
        Waiting(
            id=player or side,
            name=player or side_words(side),
            side=those[0].side,
            player=player,
            must=tuple(duty for one in those for duty in one.must),
            may=tuple(duty for one in those for duty in one.may),
        )
        for (player, side), those in found.items()
    )


def head(one: Waiting) -> str:
    """Name a group and count what waits in it: "Meade (Anna): 2 must, 3 may"."""
    who = f"{one.name} ({one.player})" if one.player and one.player != one.name else one.name
    return tr("{who}: {counted}", who=who, counted=", ".join(_counted(one)))


def _counted(one: Waiting) -> Iterator[str]:
    if one.must:
        yield plural(len(one.must), "{n} must", "{n} must")
    if one.may:
        yield plural(len(one.may), "{n} may", "{n} may")

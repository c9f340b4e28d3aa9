"""Opponents that no computer is: one who only ends his turns, and one who gives one order and never speaks again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from companion.games.campaign import messages as say
from companion.games.campaign.computer.tallies import Played
from companion.games.campaign.computer.turns import Move
from companion.games.campaign.computer.writing import directions, toll
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.names import side_to_act
from companion.games.campaign.rules.state import Side, State
from companion.kernel.beginning import Beginning, First, laid_out
from companion.study.simulating import Mover, play

PASSIVE, ONE_ORDER = "passive", "one-order"
GETTYSBURG: Hex = (12, 8)


@cache
def first(scenario: str, confederate: str, union: str) -> First:
    """A campaign with both sides in hands that ask no questions; who is none of the computers is taken for basic."""
    levels = {"confederate": confederate, "union": union}
    players = {side: f"computer:{'basic' if one in (PASSIVE, ONE_ORDER) else one}" for side, one in levels.items()}
    return laid_out(Beginning(scenario=scenario, players=players))


def played(scenario: str, seed: str, number: int, *, confederate: str, union: str) -> Played:
    """Play a game of a seed to its end."""
    levels = {"confederate": confederate, "union": union}

    def hands(game: Any, computers: Mover) -> Mover:
        return lambda state: _move(game, state, computers, levels)

    found: Played = play(first(scenario, confederate, union), seed, number, hands=hands)
    return found


def _move(game: Any, state: State, computers: Mover, levels: Mapping[str, str]) -> Any:
    side = side_to_act(state) if not state.over and state.pending is None and state.phase != "set-up" else None
    level = levels.get(side or "")
    if side is None or level not in (PASSIVE, ONE_ORDER):
        return computers(state)
    march = _to_gettysburg(game, state, side) if level == ONE_ORDER and state.turn == 1 else ()
    return Move(say.ORDERED[side](), (*march, cmd.ET()))


def _to_gettysburg(game: Any, state: State, side: Side) -> Iterator[cmd.AnyCommand]:
    ground, least = game.ground_of(state), toll(game.rules(state))
    for one in state.present(side):
        way = None if one.headquarters else ground.route(one.hex, (GETTYSBURG,), side, least)
        if way:
            yield cmd.OC(corps=one.id)
            yield cmd.MV(corps=one.id, start=one.hex, path=directions(one.hex, way))

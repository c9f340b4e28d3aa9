"""Opponents that no computer is: one who only ends his turns, and one who gives one order and never speaks again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from companion.games.campaign.computer.tallies import Played, Tally
from companion.games.campaign.computer.writing import directions, toll
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.names import side_to_act
from companion.games.campaign.rules.state import Side, State
from companion.kernel.beginning import Beginning, First, laid_out
from companion.kernel.game import computer, game_of
from companion.kernel.supply import Supply

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
    begun = first(scenario, confederate, union)
    game: Any = game_of(begun.kind, begun.sources)
    state = game.apply(None, begun.event)
    tally, next_move, entry = Tally(game, state), computer(game, begun.sources), 1
    hands = {"confederate": confederate, "union": union}
    while not state.over:
        entry += 1
        dice = Supply(f"{seed}/{number}/{entry}")
        for command in _commands(game, state, next_move, hands):
            for event in game.decide(state, command, dice):
                state = game.apply(state, event)
                tally.hear(event, state)
    return tally.played(number, state)


def _commands(game: Any, state: State, next_move: Any, hands: Mapping[str, str]) -> Sequence[cmd.AnyCommand]:
    side = side_to_act(state) if state.pending is None and state.phase != "set-up" else None
    match hands.get(side or ""):
        case "passive":
            return (cmd.ET(),)
        case "one-order" if side is not None:
            return (*_to_gettysburg(game, state, side), cmd.ET()) if state.turn == 1 else (cmd.ET(),)
        case _:
            commands: Sequence[cmd.AnyCommand] = next_move(state).commands
            return commands


def _to_gettysburg(game: Any, state: State, side: Side) -> Iterator[cmd.AnyCommand]:
    ground, least = game.ground_of(state), toll(game.rules(state))
    for one in state.present(side):
        way = None if one.headquarters else ground.route(one.hex, (GETTYSBURG,), side, least)
        if way:
            yield cmd.OC(corps=one.id)
            yield cmd.MV(corps=one.id, start=one.hex, path=directions(one.hex, way))

"""A player at his orders, for the tests: the campaign laid out, commands given and carried out, the side's view."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from companion.charts.figures import Reason
from companion.games.campaign.charts.ruleset import Rules, load
from companion.games.campaign.rules import apply as folding
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import drafting, legal, receipt
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import Phase, Side, State
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.view import Seat, View, view
from companion.games.campaign.setup.armies import read_order_of_battle
from companion.games.campaign.setup.start import read_scenario, start
from companion.kernel.shelf import resource_text, ruleset_texts
from companion.kernel.supply import Supply
from tests.games.campaign import gazetteer

HERE: Hex = (6, 6)
"""Chambersburg: Lee's headquarters on June 28."""


the_map = cache(gazetteer.the_map)


@cache
def the_rules() -> Rules:
    return load(ruleset_texts("gettysburg"))


def reading(**options: int) -> Rules:
    """Give the rules with options: SLOW=1 is RTG-R-SLOW."""
    return the_rules().choosing({f"RTG-R-{name.replace('_', '-')}": value for name, value in options.items()})


@cache
def laid_out(scenario: str = "campaign") -> State:
    """Give the set-up of a scenario with two people."""
    file = {"campaign": "june28.toml", "battle": "july1.toml"}[scenario]
    armies = read_order_of_battle(resource_text("campaign", file), file=file, scale=the_rules().scale, ground=the_map())
    text = resource_text("scenarios", f"gettysburg-{scenario}.toml")
    return start(the_rules(), the_map(), read_scenario(text, scenario), armies)


def a_phase(phase: Phase = "confederate", turn: int = 1, state: State | None = None, **more: Any) -> State:
    """Give the campaign in a phase of a turn."""
    return replace(state or laid_out(), phase=phase, turn=turn, setting_up=(), **more)


def with_corps(state: State, name: str, **fields: Any) -> State:
    """Give the state with a corps changed."""
    return replace(state, corps={**state.corps, name: replace(state.corps[name], **fields)})


def gathered(state: State, side: Side, at: Hex) -> State:
    """Give the state with all of a side's corps in one hex."""
    for name, one in state.corps.items():
        if one.side == side:
            state = with_corps(state, name, hex=at)
    return state


def refused(state: State, command: cmd.AnyCommand, rules: Rules | None = None) -> tuple[Reason, ...]:
    return legal.why_not(rules or the_rules(), the_map(), state, command)


def clauses(state: State, command: cmd.AnyCommand) -> set[str]:
    """Name the clauses that refuse a command."""
    return {reason.clause for reason in refused(state, command)}


def a_story(state: State, *faces: int, rules: Rules | None = None, seed: str = "1/1") -> Story:
    """Give a story whose draws are entered; without faces they are rolled."""
    dice = Supply(seed, faces=faces, entered=lambda _: bool(faces))
    return Story(rules or the_rules(), the_map(), state, dice)


def ordered(state: State, *commands: Any) -> State:
    """Give the state after orders, each of which is allowed."""
    for command in commands:
        assert refused(state, command) == ()
        story = a_story(state)
        drafting.carry_out(story, command)
        assert story.events, command
        state = story.state
    return state


def sent(state: State, *commands: Any) -> State:
    """Give the state after orders and ET, in the same phase still."""
    story = a_story(ordered(state, *commands))
    drafting.send(story, "confederate" if state.phase == "confederate" else "union")
    return story.state


def received(state: State, *faces: int, turn: int | None = None) -> Story:
    """Give the story of the order receipt phase; by default nobody is slow."""
    at = replace(state, phase="receipt", turn=turn or state.turn)
    story = a_story(at, *faces, rules=None if faces else reading(SLOW=1))
    receipt.receive(story)
    return story


def seen(state: State, seat: Seat = "confederate") -> View:
    return view(the_rules(), the_map(), state, seat)


def after(state: State, *events: ev.AnyEvent) -> State:
    for event in events:
        state = folding.apply(state, event)
    return state

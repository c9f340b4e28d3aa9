"""Whole campaigns for the tests: begun in memory or on disk, and played on without orders or with simple ones."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from companion.games.campaign.beginning import CHARTS
from companion.games.campaign.charts.ruleset import Rules, load
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.state import SIDES, Side, State
from companion.games.campaign.setup.armies import OrderOfBattle, read_order_of_battle
from companion.games.campaign.setup.map_text import read_map
from companion.games.campaign.setup.start import Scenario, read_scenario, start
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from companion.kernel.shelf import resource_text, ruleset_texts

SCENARIOS = ("gettysburg-campaign", "gettysburg-battle")
SOLITAIRE: Mapping[Side, str] = {"union": "computer:basic"}


@cache
def rules() -> Rules:
    """Give the rules as they are installed."""
    return load(ruleset_texts("gettysburg", only=CHARTS))


@cache
def ground() -> Ground:
    """Give the map as it is installed."""
    return read_map(resource_text("maps", "gettysburg", "map.txt"), file="map.txt")


@cache
def scenario(name: str) -> Scenario:
    """Give a shipped scenario."""
    return read_scenario(resource_text("scenarios", f"{name}.toml"), f"{name}.toml")


@cache
def armies(name: str) -> OrderOfBattle:
    """Give an order of battle."""
    text = resource_text("campaign", f"{name}.toml")
    return read_order_of_battle(text, file=f"{name}.toml", scale=rules().scale, ground=ground())


def laid_out(name: str, **more: Any) -> State:
    """Give a campaign before its set-up."""
    found = scenario(name)
    return start(rules(), ground(), found, armies(found.order_of_battle), **more)


def begun(name: str, path: Path | None = None, *, seed: str = "1863", **more: Any) -> Session:
    """Begin a shipped scenario."""
    return begin(path, Beginning(scenario=name, seed=seed, **more))


def next_command(session: Session) -> cmd.AnyCommand:
    """Give what goes on without orders: the offered answer, ET, or on with the computer's phase."""
    view = session.view
    if view.pending is not None:
        return cmd.Answer(choice=view.pending.default or view.pending.choices[0])
    return cmd.ET() if view.to_act in SIDES else cmd.Continue()


def play(session: Session, *, until_turn: int = 99) -> Session:
    """Play on without orders, to the beginning of a turn or to the end."""
    while not session.view.over and session.view.turn < until_turn:
        session.do(next_command(session))
    return session


def to_phase(session: Session, phase: str, turn: int = 1) -> Session:
    """Play on without orders to a phase."""
    while (session.view.turn, session.view.phase) != (turn, phase) or session.view.pending is not None:
        session.do(next_command(session))
    return session

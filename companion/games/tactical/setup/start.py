"""Laying out a battle: order of battle, set-up and the main menu's options become the state before the first turn.

ANT-2.1, ANT-2.2. What chance decides is drawn when the battle is first gone on with (opening.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import WORDED, Wording
from companion.charts.reading import read_toml
from companion.charts.upcasting import SCENARIO, Format
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.shared import Positive
from companion.games.tactical.charts.terms import SIDES, Level, Side
from companion.games.tactical.charts.turn import TimeOfDay
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.orders.points import points_at
from companion.games.tactical.rules.state import Leader, Phase, State, Unit
from companion.games.tactical.rules.turn.hours import hours_of
from companion.games.tactical.rules.turn.set_up import SetUp, stand
from companion.games.tactical.setup.armies import OrderOfBattle
from companion.games.tactical.upcasts import UPCASTS
from companion.language.tongue import tr

HUMAN = "human"
BOOK, ANY = "book", "any-battle"
"""The battle that a ruleset's own charts are about, and the shipped file for one of which nothing is said."""
Words = Annotated[str, Meta(min_length=1)]


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario file: which game of which rules is played, with which armies, on which map."""

    format: Format
    kind: Literal["tactical"]
    name: Words
    title: Annotated[Words, WORDED]
    description: Wording = ""
    ruleset: Words
    level: Level
    order_of_battle: Words
    """Files beside the scenario, or shipped ones by name."""
    set_up: Words
    map: Words
    battle: Words = ANY
    """What it is about (charts/battle.py): a file as the others are, or the one of the ruleset's book."""
    turns: Positive | None = None
    """How many; None as the charts have it, and so with those that follow (SHI-R-SEQUENCE)."""
    starts_at: TimeOfDay | None = None
    night_turns: tuple[Positive, ...] | None = None


class Menu(msgspec.Struct, frozen=True, kw_only=True):
    """The options of the main menu that change a game (ANT-2.1a); the defaults are those of ANT-R-DEFAULTS."""

    play_level: int | None = None
    """None is the historical level."""
    hidden: bool = False
    activation: bool = True
    time_limit: int = 0
    """Minutes of an operation phase; 0 is no limit (ANT-R-TIME)."""
    save_points: bool = False
    """Taken up again, the game begins at its last save point (ANT-1.4a)."""
    control: Mapping[Side, str] = {}
    """Who plays each side; a person where nothing is said."""
    options: Mapping[str, int] = {}


def read_scenario(text: str, file: str) -> Scenario:
    """Read a scenario file; raises BadInput with every problem."""
    scenario = read_toml(text, Scenario, file=file, upcast=UPCASTS.file(SCENARIO))
    late = [turn for turn in scenario.night_turns or () if scenario.turns is not None and turn > scenario.turns]
    if late:
        raise BadInput(
            Problem(
                file,
                "$.night_turns",
                tr("there is no turn {late}", late=late[0]),
                tr("turns = {turns}", turns=scenario.turns),
            )
        )
    return scenario


def start(
    rules: Rules, ground: Ground, scenario: Scenario, armies: OrderOfBattle, set_up: SetUp, *, menu: Menu | None = None
) -> State:
    """Lay out a battle before its first turn: turn 0, in the set-up. `rules` are those with the menu's options."""
    chosen = menu or Menu()
    level = scenario.level
    units = [_ready(rules, one) for one in stand(armies.units, set_up, ground, rules)]
    historical = rules.play_level.historical.level
    state = State(
        scenario=scenario.name,
        title=scenario.title,
        level=level,
        play_level=historical if chosen.play_level is None else chosen.play_level,
        hidden=chosen.hidden,
        time_limit=chosen.time_limit,
        activation=chosen.activation,
        save_points=chosen.save_points,
        options=dict(chosen.options),
        control={side: chosen.control.get(side, HUMAN) for side in SIDES},
        turn=0,
        last_turn=scenario.turns or rules.sequence.turns.number,
        hours=hours_of(rules, scenario.starts_at, scenario.night_turns),
        phase=Phase(0, "set-up"),
        units={one.id: one for one in units},
        leaders=_leaders(rules, level, armies.leaders),
    )
    # all have their allowance on the first turn: the defender can fire in the first combat phase (ANT-R-OP-REFRESH)
    # The set-up is turn 0, and the allowance is that of the first turn, where some troops have none.
    first = replace(state, turn=1)
    points = {one.id: points_at(rules, first, one, 1)[0] for one in state.here()}
    return replace(state, units={name: replace(one, points=points.get(name, 0)) for name, one in state.units.items()})


def _ready(rules: Rules, one: Unit) -> Unit:
    status: Literal["on-map", "to-arrive"] = "to-arrive" if one.square is None else "on-map"
    return replace(one, status=status, fatigue=rules.start.fatigue.fatigue)


def _leaders(rules: Rules, level: Level, leaders: tuple[Leader, ...]) -> dict[str, Leader]:
    """Give the leaders, in the games that have command control (ANT-2.1j, ANT-R-BASIC-SCOPE)."""
    return {one.id: one for one in leaders} if level in rules.command.levels else {}

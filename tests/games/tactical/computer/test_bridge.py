"""The fight for the bridge of docs/square-grid-scenarios.md: 800 men and 6 guns carry it against 400, by a plan."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.state import State
from companion.kernel.beginning import Beginning, First, laid_out
from companion.kernel.game import game_of
from companion.study.simulating import facts

PAGE = Path(__file__).resolve().parents[4] / "docs" / "square-grid-scenarios.md"
BRIDGE, END = (31, 19), (31, 18)
CLEAR = 2
"""No enemy may be so near to the west end when it is carried."""


@cache
def sample(level: str, players: str) -> First:
    """Give the fight of the page with the computer on both sides."""
    parts = re.split(r"`(my-[a-z-]+\.toml)`", PAGE.read_text(encoding="utf-8"))
    with TemporaryDirectory() as folder:
        for name, text in zip(parts[1::2], parts[2::2], strict=True):
            lines = "\n".join(re.findall(r"^    (.*)$", text, flags=re.M))
            Path(folder, name).write_text(lines.replace('"advanced"', f'"{level}"'), encoding="utf-8")
        control = dict.fromkeys(("union", "confederate"), f"computer:{players}")
        return laid_out(Beginning(scenario=str(Path(folder, "my-fight.toml")), players=control))


@cache
def fought(level: str, players: str, number: int) -> tuple[Any, tuple[tuple[State, Any, State], ...]]:
    game: Any = game_of("tactical", sample(level, players).sources)
    return game, tuple(facts(game, sample(level, players), "bridge", number))


def is_carried(game: Any, state: State) -> bool:
    """Say whether Union foot stands west of the bridge, and no Confederate near its west end."""
    banks = game.situation(state).ground.banks
    over = [one for one in state.here("union") if one.arm != "artillery" and banks.get(at(one)) == banks[END]]
    return bool(over) and all(distance(at(one), END) > CLEAR for one in state.here("confederate"))


def at(one: Any) -> Square:
    assert one.square is not None
    square: Square = one.square
    return square


@pytest.mark.clause("ANT-R-AI")
@pytest.mark.parametrize("level", ["intermediate", "advanced"])
@pytest.mark.parametrize("players", ["able", "strong"])
def test_the_bridge_is_carried(level: str, players: str) -> None:
    """Of three games two, which is little: test_battle_conduct.py of the benchmarks asks eight of ten."""
    ends = [fought(level, players, number) for number in (1, 2, 3)]
    assert sum(is_carried(game, story[-1][2]) for game, story in ends) >= 2


@pytest.mark.clause("ANT-R-AI")
@pytest.mark.parametrize("players", ["able", "strong"])
def test_guns_never_cross_alone(players: str) -> None:
    for number in (1, 2, 3):
        game, story = fought("advanced", players, number)
        for before, event, after in story:
            if isinstance(event, ev.Moved) and before.units[event.unit].arm == "artillery":
                banks = game.situation(after).ground.banks
                if banks.get(event.to) == banks[END]:
                    assert any(
                        one.arm == "infantry" and banks.get(at(one)) == banks[END] for one in after.here("union")
                    )


@pytest.mark.clause("ANT-R-AI")
def test_the_plan_says_what_was_meant_before_it_was_done() -> None:
    """The corps is set to prepare the crossing, to carry it, then to go on; every order is one of its mission."""
    _, story = fought("advanced", "strong", 1)
    plans = [event.plan for _, event, _ in story if isinstance(event, ev.Planned) and event.side == "union"]
    kinds = [mission.kind for plan in plans for mission in plan]
    assert list(dict.fromkeys(kinds))[:3] == ["prepare", "carry", "exploit"]
    assert plans[0][0].place == BRIDGE
    assert plans[0][0].corps == "IX Corps"
    for before, event, _ in story:
        if isinstance(event, ev.Moved):
            side = before.units[event.unit].side
            assert any(event.unit in mission.units for mission in before.plans[side])

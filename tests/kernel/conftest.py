"""A small battle in a document, for the tests of the session."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from companion.games.miniatures.charts.ruleset import FILES
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import Battery, Brigade, Leader, Side, State
from companion.kernel import shelf
from companion.kernel.game import RULES_PREFIX
from companion.kernel.session import Session

Begin = Callable[..., Session]


def brigade(name: str, side: Side, *, exceptional: bool = False) -> Brigade:
    return Brigade(
        id=name,
        name=name.title(),
        side=side,
        division=f"{side}-division",
        corps=f"{side}-corps",
        arm="infantry",
        stands_at_start=8,
        stands=8,
        fresh_at=7,
        worn_at=5,
        exceptional_commander=exceptional,
    )


@pytest.fixture(scope="session")
def sources() -> dict[str, str]:
    texts = shelf.ruleset_texts("miniatures", only=tuple(FILES))
    return {RULES_PREFIX + name: text for name, text in texts.items()}


@pytest.fixture
def start() -> State:
    brigades = [
        brigade("davis", "confederate"),
        brigade("archer", "confederate"),
        brigade("cutler", "union", exceptional=True),
        brigade("meredith", "union"),
    ]
    hall = Battery(
        id="hall",
        name="Hall",
        side="union",
        division="union-division",
        corps="union-corps",
        gun="rifled",
        stands_at_start=1,
        stands=1,
    )
    heth = Leader(id="heth", name="Heth", side="confederate", rank="division", commands="confederate-division")
    return State(
        scenario="test",
        title="A test of arms",
        last_turn=4,
        brigades={one.id: one for one in brigades},
        batteries={"hall": hall},
        leaders={"heth": heth},
    )


@pytest.fixture
def begin(sources: dict[str, str], start: State) -> Iterator[Begin]:
    open_ones: list[Session] = []

    def make(path: Path | None = None, *, seat: str = "referee", seed: str = "7", **changes: object) -> Session:
        state = msgspec.structs.replace(start, **changes)
        session = Session.create(
            path, kind="miniatures", start=ev.Began(state), sources=sources, seed=seed, scenario="test"
        )
        session.seat = seat
        open_ones.append(session)
        return session

    yield make
    for session in open_ones:
        session.close()

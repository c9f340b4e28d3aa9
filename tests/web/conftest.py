"""Games that are served."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.kernel.beginning import begin
from companion.kernel.begun import Beginning
from tests.web.served import Served, do, served


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A battle of miniatures on the disk."""
    path = tmp_path / "evening.companion"
    begin(path, Beginning(scenario="mcphersons-ridge", seed="1863")).close()
    return path


@pytest.fixture
def moving(game: Path) -> Path:
    """The step in which the Union's brigades move, whose dice are real ones."""
    do(game, {"order": "set-dice", "side": "union", "mode": "entered"}, {"order": "next-step"})
    return game


@pytest.fixture
def fresh(game: Path) -> Iterator[Served]:
    """Its two sides' screens, of which nobody else has asked anything."""
    with served(game) as found:
        yield found


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The screens of a battle that all tests of a module ask, as often as they like."""
    path = tmp_path_factory.mktemp("room") / "evening.companion"
    begin(path, Beginning(scenario="mcphersons-ridge", seed="1863")).close()
    with served(path, a_second=100_000) as found:
        yield found

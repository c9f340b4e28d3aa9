"""Charts and map are the same in all these tests: they are read once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from companion.games.tactical.prompt import post
from companion.games.tactical.rules.ground.map import Ground, Terrains
from companion.games.tactical.setup.map_text import read_map
from companion.kernel import judging, seeing
from companion.kernel.game import Game, game_of
from tests.cli.conftest import _log_of_faults, game, run


@cache
def _game(kind: str, texts: tuple[tuple[str, str], ...]) -> Game:
    return game_of(kind, dict(texts))


@pytest.fixture(autouse=True)
def _read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def game(kind: str, sources: Mapping[str, str], *_: object) -> Game:
        return _game(kind, tuple(sorted(sources.items())))

    for module in (seeing, judging):
        monkeypatch.setattr(module, "game_of", game)
    monkeypatch.setattr(post, "read_map", _read_map)


_maps: dict[str, Ground] = {}


def _read_map(text: str, terrains: Terrains, *, file: str) -> Ground:
    if text not in _maps:
        _maps[text] = read_map(text, terrains, file=file)
    return _maps[text]

"""A long game is opened from the state that is kept beside it, and from its entries wherever anything differs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.kernel import entries, kept_fold
from companion.kernel.beginning import Beginning, begin
from companion.kernel.journal import check, open_document
from companion.kernel.kept_fold import BESIDE
from companion.kernel.session import Session

MOVES = 24
OF_COMPUTERS = {"union": "computer:basic", "confederate": "computer:basic"}


@pytest.fixture
def folds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Keep the state after each few entries, and count which entries are folded."""
    monkeypatch.setattr(kept_fold, "EVERY", 10)
    found: list[int] = []
    usual = entries.folded

    def counted(game: Any, state: Any, entry: Any, path: Path | None = None) -> Any:
        found.append(entry.seq)
        return usual(game, state, entry, path)

    monkeypatch.setattr(entries, "folded", counted)
    return found


@pytest.fixture
def path(tmp_path: Path, folds: list[int]) -> Path:
    with begin(tmp_path / "ridge.companion", Beginning(scenario="mcphersons-ridge", seed="7")) as session:
        for nth in range(MOVES):
            session.do(cmd.Note(f"note {nth}"))
    folds.clear()
    return tmp_path / "ridge.companion"


def opened(path: Path) -> Any:
    with Session.open(path) as session:
        return session.view


def folded_whole(path: Path) -> Any:
    """Give the view of a game of which nothing is kept."""
    with open_document(path) as book:
        book.keep_beside(BESIDE, "")
    return opened(path)


def test_only_what_came_after_the_kept_state_is_folded(path: Path, folds: list[int]) -> None:
    found = opened(path)
    assert min(folds) > MOVES - kept_fold.EVERY
    folds.clear()
    assert folded_whole(path) == found
    assert folds == list(range(1, MOVES + 2))


@pytest.mark.parametrize("scenario", ["gettysburg-campaign", "antietam-advanced", "the-cornfield"])
def test_every_kind_of_game_is_kept_as_it_is(tmp_path: Path, folds: list[int], scenario: str) -> None:
    path = tmp_path / "game.companion"
    players = {} if scenario == "the-cornfield" else OF_COMPUTERS
    with begin(path, Beginning(scenario=scenario, seed="7", players=players)) as session:
        for nth in range(MOVES):
            move = session.computer_move() if players else None
            if move is None:
                session.do(session.decode(f'{{"order": "note", "text": "{nth}"}}'))
            else:
                session.do(*move.commands, label=move.label)
        playing = session.view
    folds.clear()
    assert opened(path) == playing
    assert 0 < len(folds) < kept_fold.EVERY
    assert folded_whole(path) == playing
    assert not check(path)


def test_whoever_goes_further_back_finds_what_was(path: Path) -> None:
    with Session.open(path) as session:
        session.goto(3)
        early = session.view
        session.do(cmd.NextStep())
        assert session.head == MOVES + 2
        later = session.view
    assert opened(path) == later
    assert folded_whole(path) == later
    with Session.open(path) as session:
        session.undo()
        assert session.view == early


def other(text: str, **values: object) -> str:
    return json.dumps(json.loads(text) | values)


@pytest.mark.parametrize(
    "spoiled",
    [
        lambda _: "no JSON at all",
        lambda _: "[1, 2]",
        lambda text: text[: len(text) // 2],
        lambda text: other(text, digest=json.loads(text)["digest"] ^ 1),
        lambda text: other(text, entry=json.loads(text)["entry"] - 1),
        lambda text: other(text, entry=10_000),
        lambda text: other(text, began={"event": "began"}),
        lambda text: other(text, began={"event": "noted", "text": "no beginning"}),
    ],
)
def test_what_is_spoiled_is_passed_over(path: Path, folds: list[int], spoiled: Callable[[str], str]) -> None:
    found = opened(path)
    with open_document(path) as book:
        book.keep_beside(BESIDE, spoiled(book.beside(BESIDE)))
    folds.clear()
    assert opened(path) == found
    assert folds == list(range(1, MOVES + 2))


def test_another_program_folds_for_itself(path: Path, folds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.__version__", "0.0.0")
    kept_fold.program.cache_clear()
    opened(path)
    assert folds == list(range(1, MOVES + 2))
    monkeypatch.undo()
    kept_fold.program.cache_clear()


def test_other_rules_are_folded_by_for_themselves(path: Path, folds: list[int]) -> None:
    with Session.open(path) as session:
        session.replace_sources({**session.sources, "rules/readme.toml": ""})
    folds.clear()
    opened(path)
    assert folds == list(range(1, MOVES + 2))


def test_nothing_is_kept_by_reading_nor_of_a_short_game(tmp_path: Path, path: Path) -> None:
    before = path.read_bytes()
    opened(path)
    assert path.read_bytes() == before
    short = tmp_path / "short.companion"
    with begin(short, Beginning(scenario="mcphersons-ridge", seed="7")) as session:
        session.do(cmd.Note("one"))
        assert session.beside(BESIDE) == ""

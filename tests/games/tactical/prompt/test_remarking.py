"""`companion play`: E asks what only eyes know of the unit in hand, where a house asks for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.tactical.beginning import CHARTS
from companion.games.tactical.rules import events as ev
from companion.kernel.game import RULES_PREFIX
from companion.kernel.session import Session
from companion.kernel.shelf import ruleset_texts
from tests.cli.conftest import Run
from tests.games.tactical.building import state
from tests.games.tactical.prompt.scripts import ENEMY, A, Play, begun, scripted, sources, the_unit
from tests.rulesets import clubs


@pytest.fixture
def play(run: Run) -> Play:
    return scripted(run)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A battle by the club's rules."""
    path = tmp_path / "club.companion"
    texts = ruleset_texts("antietam", house=clubs.written(tmp_path / "club", clubs.SQUARES), only=CHARTS)
    carried = sources() | {RULES_PREFIX + name: text for name, text in texts.items()}
    start = ev.Began(state(replace(A, traits=("iron-brigade",)), ENEMY))
    Session.create(path, kind="tactical", start=start, sources=carried, seed="7", scenario="test").close()
    return path


def test_e_asks_each_question_and_says_the_answers(play: Play, file: Path) -> None:
    told = play(file, "N", "", "E", "Y", "N", "E", "", "Y", "Q", "Q")
    assert "dug in (Y/N)?" in told
    assert "weary (Y/N)?" in told
    assert "IRON BRIGADE, DUG IN" in told
    assert "Of Seymour-A is said: dug in" in told
    assert the_unit(file, "Seymour-A").asked == ("dug in", "weary")


def test_the_menu_lists_e_only_where_something_is_asked(play: Play, file: Path, tmp_path: Path) -> None:
    plain = begun(tmp_path / "plain.companion", A, ENEMY)
    lists = [play(one, "N", "", "H", "Q", "Q") for one in (file, plain)]
    assert ["asks what only eyes know of the unit" in told for told in lists] == [True, False]
    assert "E is no key of this menu" in play(plain, "N", "", "E", "Q", "Q").replace("'", "").replace("“", "")

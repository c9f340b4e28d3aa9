"""Emblems on players' pages: badges are drawn, a picture is given to who sees a unit that has it, and to nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.drawing.emblems import BADGES
from companion.kernel.beginning import begin
from companion.kernel.begun import Beginning
from companion.kernel.emblems import PREFIX
from companion.kernel.session import Session
from tests.kernel.test_emblems import folder_of
from tests.web.served import do, served


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A battle whose two sides see nothing of each other yet."""
    path = tmp_path / "evening.companion"
    hidden = {"intelligence": "units-hidden"}
    begin(path, Beginning(scenario=str(folder_of(tmp_path) / "s.toml"), seed="1", settings=hidden)).close()
    return path


def test_a_page_has_the_badge_as_it_is_drawn_and_asks_for_a_picture_by_its_name(game: Path) -> None:
    with served(game) as room:
        page = room.ask("/", "union").body.decode()
        assert f'<path d="{BADGES["crescent"].path}"/>' in page
        assert 'src="/emblem?name=iron.png"' in page
        assert "rebels" not in page
        found = room.ask("/emblem?name=iron.png", "union")
    with Session.open(game) as session:
        assert found.body == session.pictures["iron.png"]
    assert (found.status, found.head["Content-Type"]) == (200, "image/png")


@pytest.mark.parametrize("name", ["rebels.png", "no.png", "", "../evening.companion", f"{PREFIX}iron.png", "crescent"])
def test_nobody_gets_a_picture_of_whom_he_does_not_see(game: Path, name: str) -> None:
    with served(game) as room:
        found = room.ask(f"/emblem?name={name}", "union")
        nobody = room.ask("/emblem?name=iron.png")
    assert (found.status, found.body, nobody.status) == (404, b"", 401)


def test_a_picture_comes_with_its_unit_into_sight(game: Path) -> None:
    do(game, {"order": "mark-seen", "unit": "davis"})
    with served(game) as room:
        assert room.ask("/emblem?name=rebels.png", "union").status == 200

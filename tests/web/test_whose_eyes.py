"""One open game serves every seat: each is told with its own eyes, whoever asked before him."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.kernel.beginning import begin
from companion.kernel.begun import Beginning
from companion.kernel.session import Session
from tests.web.served import served

HIDDEN = {"intelligence": "units-hidden"}
GAMBLE = {"order": "maneuver", "unit": "gamble"}


def ordered(path: Path, *commands: object) -> None:
    """Do commands as the referee."""
    with Session.open(path) as session:
        session.do(*(session.decode(json.dumps(one)) for one in commands))


@pytest.fixture
def dark(tmp_path: Path) -> Path:
    """A battle of which each side knows only what it sees, in the step in which the Union's brigades move."""
    path = tmp_path / "dark.companion"
    begin(path, Beginning(scenario="mcphersons-ridge", seed="1863", settings=HIDDEN)).close()
    ordered(path, {"order": "set-dice", "side": "union", "mode": "entered"}, {"order": "next-step"})
    return path


def test_a_status_is_told_with_the_eyes_of_who_asks_while_anothers_die_is_wanted(dark: Path) -> None:
    with served(dark, ["union", "confederate", "referee"], accept=["die", "proposals"]) as room:
        before = room.ask("/api/status", "confederate").json
        assert room.post("/api/proposals", "union", {"commands": [GAMBLE]}).status == 202
        assert room.ask("/api/status", "union").json["die"]["odds"]
        after = room.ask("/api/status", "confederate").json
        assert after == before
        assert after != room.ask("/api/status", "referee").json
    assert "gamble" not in json.dumps(after["units"])


def test_a_commanders_own_command_stands_first_and_the_rest_of_his_side_apart(dark: Path) -> None:
    ordered(dark, {"order": "commander", "name": "Reb", "side": "union", "commands": ["devin"], "knows": "side"})
    with served(dark, ["union", "Reb"]) as room:
        page = room.ask("/part", "Reb").body.decode()
        mine, _, rest = page.partition('<li class="rest">')
        assert "Your command" in mine
        assert ('id="u-devin"' in mine, 'id="u-gamble"' in mine) == (True, False)
        assert 'id="u-gamble"' in rest
        assert '<li class="rest">' not in room.ask("/part", "union").body.decode()


def test_what_was_sent_is_named_with_the_eyes_of_its_sender(dark: Path) -> None:
    with served(dark, ["union", "confederate"]) as room:
        assert room.post("/api/proposals", "union", {"commands": [GAMBLE]}).status == 202
        first = room.ask("/part?tab=sent", "union").body
        assert b"Gamble" in first
        assert room.ask("/part?tab=propose", "confederate").status == 200
        assert room.ask("/part?tab=sent", "union").body == first


def test_a_commander_has_his_screen_until_he_is_dismissed(dark: Path) -> None:
    named = {"order": "commander", "name": "Ann", "side": "union", "commands": ["gamble"]}
    ordered(dark, named)
    with served(dark, ["union", "Ann"]) as room:
        for _ in range(2):
            assert b"Ann" in room.ask("/", "Ann").body
            assert b"Ann" not in room.ask("/", "union").body.partition(b"</header>")[0]
        ordered(dark, {"order": "dismiss", "name": "Ann"})
        assert room.ask("/api/status", "Ann").status == 401
        assert room.ask("/", "Ann").status == 401
        assert room.ask("/api/status", "union").status == 200

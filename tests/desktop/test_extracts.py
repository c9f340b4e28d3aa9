"""An extract opens at the desk in its own seat: its title says whose it is and of when, and nothing goes on there."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.desktop.app.application import Desktop
from companion.kernel.beginning import Beginning, begin
from companion.kernel.mail import cutting

GAMES = {
    "gettysburg-campaign": ("confederate", {}),
    "antietam-basic": ("union", {"hidden": "yes"}),
    "mcphersons-ridge": ("union", {"intelligence": "units-hidden"}),
}


@pytest.mark.parametrize("scenario", GAMES)
def test_an_extract_opens_in_its_own_seat_and_stays_as_it_is(desktop: Desktop, tmp_path: Path, scenario: str) -> None:
    seat, settings = GAMES[scenario]
    path = tmp_path / "his.companion"
    with begin(tmp_path / "game.companion", Beginning(scenario=scenario, seed="1", settings=settings)) as game:
        cutting.extract(game._book, seat, path)
    before = path.read_bytes()
    window = desktop.open(path)
    session = window.desk.session
    assert (session.seat, session.head) == (seat, 1)
    assert window.windowTitle().endswith(f"his.companion: what {seat.capitalize()} knew at entry 1")
    if hasattr(window.desk, "take_referees_seat"):
        window.desk.take_referees_seat()
        assert (session.seat, window.desk.refereeing) == (seat, False)
    assert path.read_bytes() == before

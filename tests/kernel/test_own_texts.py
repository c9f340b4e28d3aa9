"""What a seat keeps for itself beside the game: no other seat reads it, nothing of the game changes by it."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.kernel.game import Seat
from companion.kernel.record import SeatRefused
from companion.kernel.session import Session
from tests.games.campaign.playing import begun

SEATS: tuple[Seat, ...] = ("union", "confederate", "referee")


def test_each_seat_reads_its_own_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "g.companion"
    with begun("gettysburg-battle", path) as session:
        before = (session.head, session.log())
        for seat in SEATS:
            session.seat = seat
            assert session.own("drafts") == ""
            session.keep_own("drafts", f"of the {seat}")
        session.seat = "referee"
        assert (session.head, session.log()) == before
    with Session.open(path) as session:
        for seat in SEATS:
            session.seat = seat
            assert session.own("drafts") == f"of the {seat}"
            assert session.own("letters") == ""
        session.seat = "union"
        with pytest.raises(SeatRefused):
            session.beside("confederate/drafts")
        assert session.kept("confederate/drafts") == ""

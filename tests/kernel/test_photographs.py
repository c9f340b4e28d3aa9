"""Photographs that a game keeps: whose they are, who has them, and that none of them is in the way of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("cv2")
import numpy as np

from companion.charts.faults import BadInput
from companion.field.photograph.small import small
from companion.kernel.photographs import MOST, keep, photograph, photographs, recaption, take_out
from companion.kernel.record import SeatRefused
from companion.kernel.seeing import enclosures_of
from companion.kernel.session import Session
from tests.field.photograph.rendering import as_file
from tests.kernel.conftest import Begin


@pytest.fixture(scope="module")
def jpeg() -> bytes:
    return small(as_file(np.random.default_rng(3).integers(0, 255, (240, 320), np.uint8)), "a.jpg")


def test_photographs_are_kept_with_their_turn_and_are_no_entry(begin: Begin, tmp_path: Path, jpeg: bytes) -> None:
    path = tmp_path / "g.companion"
    with begin(path) as session:
        before = (session.head, session.log(), session.view)
        assert keep(session, [jpeg, jpeg], "  Cutler\nat the cut ") == (1, 2)
        assert keep(session, [jpeg], seat="union") == (3,)
        assert (session.head, session.log(), session.view) == before
    with Session.open(path) as session:
        first, _, third = photographs(session)
        assert (first.number, first.seat, first.caption) == (1, "referee", "Cutler at the cut")
        assert (first.turn, first.entry, first.jpeg) == (session.moment[0], session.head, jpeg)
        assert (third.number, third.seat, third.caption) == (3, "union", "")
        recaption(session, 1, "Davis")
        take_out(session, 2)
        assert [(one.number, one.caption) for one in photographs(session)] == [(1, "Davis"), (3, "")]
        assert keep(session, [jpeg]) == (4,)
        with pytest.raises(BadInput, match="2: is no photograph of this game; it keeps 1, 3, 4"):
            photograph(session, 2)


def test_a_seat_has_its_own_and_changes_none(begin: Begin, tmp_path: Path, jpeg: bytes) -> None:
    with begin(tmp_path / "g.companion") as session:
        keep(session, [jpeg])
        keep(session, [jpeg], seat="union")
        assert enclosures_of(session._book, "union") == ("union/photograph-2",)
        for seat, numbers in (("union", [2]), ("confederate", []), ("referee", [1, 2])):
            session.seat = seat
            assert [one.number for one in photographs(session)] == numbers
        session.seat = "union"
        for change in (lambda: keep(session, [jpeg]), lambda: take_out(session, 2), lambda: recaption(session, 2, "x")):
            with pytest.raises(SeatRefused):
                change()
        with pytest.raises(BadInput):
            photograph(session, 1)


def test_there_is_room_for_so_many_and_for_none_that_is_large(begin: Begin, jpeg: bytes) -> None:
    with begin() as session:
        keep(session, [jpeg] * MOST)
        with pytest.raises(BadInput, match="keeps 60 photographs, and no more"):
            keep(session, [jpeg])
        take_out(session, 7)
        for wrong in (b"", b"no picture", jpeg + bytes(400_000)):
            with pytest.raises(BadInput, match="is no JPEG of at most 320 kB"):
                keep(session, [wrong])
        assert len(photographs(session)) == MOST - 1


@pytest.mark.parametrize("text", ["{", "{}", '{"jpeg": "AAAA"}', '{"caption": 1}', "\x00", "[" * 9000])
def test_what_is_no_photograph_is_left_out(begin: Begin, jpeg: bytes, text: str) -> None:
    with begin() as session:
        keep(session, [jpeg])
        session.enclose("referee/photograph-2", text)
        session.enclose("referee/something", "else")
        session.enclose("referee/photograph-0", "else")
        assert [one.number for one in photographs(session)] == [1]
        take_out(session, 2)
        assert "referee/photograph-2" not in session.enclosures()

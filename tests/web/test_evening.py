"""An evening: eight phones at two sides, one referee's desk; what crosses, is lost, comes too late or is taken back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from companion.charts.figures import Refused
from companion.kernel.inbox import Inbox, Proposal
from companion.kernel.journal import check
from companion.kernel.session import Session
from tests.web.served import Served, served

PHONES = ("union", "confederate") * 4
GAMBLE = {"order": "maneuver", "unit": "gamble"}
STEP = {"order": "next-step"}
ENTERED = {"order": "set-dice", "side": "union", "mode": "entered"}


class Desk:
    """The referee's desk: the game open for writing, and the inbox beside it."""

    def __init__(self, path: Path) -> None:
        self.session, self.inbox = Session.open(path), Inbox(path)

    def do(self, command: dict[str, Any], seat: str = "referee", faces: tuple[int, ...] = ()) -> int:
        """Do a command as a seat."""
        self.session.seat = seat  # by name
        return self.session.do(self.session.decode(json.dumps(command)), faces=faces).entry

    def take(self, one: Proposal, faces: tuple[int, ...] = ()) -> Proposal:
        """Take a proposal as it was sent."""
        try:
            entry = self.do(json.loads(bytes(one.commands[0])), one.seat, faces)
        except Refused as refused:
            return self.inbox.settle(one.id, "refused", [reason.text for reason in refused.reasons])
        return self.inbox.settle(one.id, "taken", entry=entry)


def newest(heard: Callable[[], str], entry: int) -> None:
    """Listen until the newest entry is told."""
    while (found := re.search(r"id: (\d+)", heard())) is not None and int(found[1]) != entry:
        pass
    assert found is not None


def sent(room: Served, seat: str, command: dict[str, Any]) -> int:
    found = room.post("/api/proposals", seat, {"commands": [command]})
    assert found.status == 202
    number: int = found.json["proposal"]
    return number


def fate(room: Served, seat: str, number: int) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in room.ask("/api/proposals", seat).json if one["proposal"] == number)
    return found


def test_an_evening_of_eight_phones(game: Path) -> None:
    desk = Desk(game)
    desk.do(ENTERED)
    desk.do(STEP)
    with served(game) as room, ExitStack() as phones:
        listening = [(seat, phones.enter_context(room.listening(seat))) for seat in PHONES]
        for _, heard in listening:
            newest(heard, 3)
        # two propose the same: the first is taken with the die that was thrown for it, the other comes too late
        first, second = sent(room, "union", GAMBLE), sent(room, "union", GAMBLE)
        taken = desk.take(desk.inbox.one(first), (9,))
        late = desk.take(desk.inbox.one(second), (3,))
        assert (taken.state, taken.entry, late.state) == ("taken", 4, "refused")
        assert fate(room, "union", first)["state"] == "taken"
        assert fate(room, "union", second)["reasons"]
        for _, heard in listening:
            newest(heard, 4)
        # two lose the network for three entries; who listens hears each, who comes back hears the newest at once
        with ExitStack() as lost:
            for seat in PHONES[:2]:
                lost.enter_context(room.listening(seat))
        for nth in range(3):
            desk.do({"order": "note", "text": f"hour {nth}"})
        for seat in PHONES[:2]:
            with room.listening(seat) as back:
                newest(back, 7)
            assert room.ask("/api/status", seat).json["entry"] == 7
        # an undo under an open proposal: it was made of a later state, and the rules judge it anew
        open_still = sent(room, "union", {"order": "note", "text": "still waiting"})
        desk.session.seat = "referee"
        desk.session.goto(3)
        for _, heard in listening:
            newest(heard, 3)
        assert fate(room, "union", open_still)["state"] == "waiting"
        assert desk.take(desk.inbox.one(open_still)).entry == 8
        assert desk.do(GAMBLE, "union", (2,)) == 9
        # a revoked link: its browsers are out at once, the other side's are not; the new slip opens
        old = room.cookie("union")
        room.app.slips.renew("union")
        room.app.hub.silence("union")
        assert room.ask("/api/status", **old).status == 401
        assert room.ask("/api/status", "confederate").json["entry"] == 9
        assert room.ask("/api/status", "union").json["entry"] == 9
        for seat, heard in listening:
            if seat == "confederate":
                newest(heard, 9)
    line = [(one.entry, one.seat) for one in desk.session.log() if one.current]
    assert line == [(1, "referee"), (2, "referee"), (3, "referee"), (8, "union"), (9, "union")]
    desk.session.close()
    assert check(game) == []


def test_two_dice_for_one_question_are_one_die(game: Path) -> None:
    desk = Desk(game)
    desk.do(ENTERED)
    desk.do(STEP)
    desk.session.close()
    with served(game, accept=["die", "proposals"]) as room:
        sent(room, "union", GAMBLE)
        die = {"entry": 4, "nth": 1, "face": 8}
        answers = [room.post("/api/die", "union", {**die, "face": face}).status for face in (8, 2)]
        assert answers == [202, 409]
        assert room.ask("/api/status", "union").json["entry"] == 4
    with Session.open(game) as session:
        assert [roll.face for line in session.log() for roll in line.dice] == [8]
    assert check(game) == []

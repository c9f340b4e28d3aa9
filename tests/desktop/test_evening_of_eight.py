"""An evening of eight commanders at one referee's desk: what they send crosses, is lost, comes too late, is taken back."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.games.miniatures.screen.window import Window
from companion.kernel.journal import check, open_document
from companion.kernel.overriding.commanding import NameCommander
from companion.kernel.soundness import problems
from tests.desktop.conftest import OpenWindow, the_ridge_played
from tests.desktop.phones import Phone
from tests.desktop.test_players_screens import LONG, maneuvering

EIGHT = {
    "Gus": ("union", "gamble"),
    "Ida": ("union", "devin"),
    "Jim": ("union", "calef"),
    "Kit": ("union", "wadsworth"),
    "Leo": ("confederate", "davis"),
    "Max": ("confederate", "archer"),
    "Ned": ("confederate", "pender"),
    "Ora": ("confederate", "crenshaw"),
}
DAVIS, ARCHER = ({"order": "maneuver", "unit": one} for one in ("davis", "archer"))


class Evening:
    """The desk with its window, and eight telephones."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self.window, self.desk, self.qtbot = window, window.desk, qtbot
        window.run("players")
        self.players = window.evening.players
        QTest.keyClick(self.players.seats, Qt.Key.Key_M)
        self.until(lambda: self.players.screens.on and len(self.players.screens.slips) == 2 + len(EIGHT))
        self.phones = {name: Phone(self.players.screens, name) for name in EIGHT}
        for phone in self.phones.values():
            phone.listen()
        self.until(lambda: all(self.players.screens.presence(name).here == 1 for name in EIGHT))

    def until(self, true: Any) -> None:
        self.qtbot.waitUntil(lambda: bool(true()), timeout=LONG)

    def do(self, command: Mapping[str, Any]) -> int:
        """Do a command at the desk itself; gives its entry."""
        self.desk.do(self.desk.session.decode(json.dumps(command)))
        return self.desk.session.head

    def waiting(self, number: int) -> Any:
        """Give a proposal as it lies in the inbox, None where it does not."""
        return next((one for one in self.players.tray.waiting if one.one.id == number), None)

    def take(self, number: int) -> None:
        """Light a proposal in the inbox and take it with one key."""
        self.until(lambda: self.waiting(number) is not None and not self.waiting(number).why)
        self.window.run("inbox")
        inbox = self.players.inbox
        inbox.list.choose(number)
        QTest.keyClick(inbox.list, Qt.Key.Key_Return)

    def all_hear(self, entry: int, *deaf: str) -> None:
        for name, phone in self.phones.items():
            assert name in deaf or phone.hears(entry), name


@pytest.fixture
def evening(open_window: OpenWindow, tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    path = tmp_path / "evening.companion"
    window = open_window(the_ridge_played(maneuvering, path), path)
    for name, (side, command) in EIGHT.items():
        window.desk.do(NameCommander(name, side, (command,)))  # type: ignore[arg-type]
    window.evening.turn_dice("confederate")  # real dice
    found = Evening(window, qtbot)
    yield found
    for phone in found.phones.values():
        phone.lose_network()


def test_an_evening_of_eight_commanders(evening: Evening, tmp_path: Path) -> None:
    phones, desk = evening.phones, evening.desk
    began = desk.session.head
    evening.all_hear(began)

    # All eight send at the same time; the inbox holds each once, and every player sees his own alone.
    sent = {name: phone.propose({"order": "note", "text": f"{name} reports"}) for name, phone in phones.items()}
    davis, archer = phones["Leo"].propose(DAVIS), phones["Max"].propose(ARCHER)
    evening.until(lambda: len(evening.players.tray.waiting) == len(EIGHT) + 2)
    assert all(phone.fate(sent[name])["state"] == "waiting" for name, phone in phones.items())
    assert [len(phone.get("/api/proposals")[1]) for phone in phones.values()] == [1, 1, 1, 1, 2, 2, 1, 1]
    for name in ("Ora", "Gus", "Leo"):
        evening.take(sent[name])
        assert phones[name].fate(sent[name])["entry"] == desk.session.head
        assert desk.log[-1].seat == name

    # A die is wanted of one: two give him a face for it, and he himself gives two; one counts.
    evening.take(davis)
    evening.until(lambda: phones["Leo"].die is not None)
    die = phones["Leo"].die
    face = {"entry": die["entry"], "nth": die["nth"], "face": 9}
    assert phones["Max"].die is None
    assert phones["Max"].post("/api/die", face)[0] == 409
    assert [phones["Leo"].post("/api/die", face | {"face": one})[0] for one in (9, 2)] == [202, 409]
    strip = evening.window.centre.die
    evening.until(lambda: strip.face == 9)
    strip.enter()
    assert phones["Leo"].fate(davis)["state"] == "taken"
    rolled = desk.session.head
    assert ([roll.face for roll in desk.log[-1].dice], desk.log[-1].seat) == ([9], "Leo")

    # Two lose the network: what is told meanwhile they read at once when they come back, and send again.
    evening.all_hear(rolled)
    for name in ("Ida", "Ned"):
        phones[name].lose_network()
    evening.until(lambda: evening.players.screens.presence("Ida").here == 0)
    for name in ("Jim", "Kit"):
        evening.take(sent[name])
    for name in ("Ida", "Ned"):
        phones[name].listen()
        assert phones[name].hears(desk.session.head)
        assert phones[name].get("/api/status")[1]["entry"] == desk.session.head
        evening.take(sent[name])
        assert phones[name].fate(sent[name])["state"] == "taken"

    # What one proposes is overtaken at the desk, and cannot be taken; an undo under it lets it be taken after all.
    before = desk.session.head
    desk.do(desk.session.decode('{"order": "maneuver", "unit": "archer"}'), faces=(3,))
    overtaken = desk.session.head
    evening.until(lambda: evening.waiting(archer).why)
    evening.window.run("inbox")
    evening.players.inbox.list.choose(archer)
    QTest.keyClick(evening.players.inbox.list, Qt.Key.Key_Return)
    assert desk.session.head == overtaken
    assert phones["Max"].fate(archer)["state"] == "waiting"
    assert phones["Max"].post("/api/proposals", {"commands": [ARCHER]})[0] == 409
    desk.undo()
    assert desk.session.head == before
    evening.take(archer)
    evening.until(lambda: phones["Max"].die is not None)
    asked: dict[str, Any] = phones["Max"].die or {}
    phones["Max"].post("/api/die", {"entry": asked["entry"], "nth": asked["nth"], "face": 6})
    evening.until(lambda: strip.face == 6)
    strip.enter()
    assert phones["Max"].fate(archer)["entry"] == desk.session.head > overtaken

    # A stale one is refused in words that its player reads; a revoked link is out, and nobody else.
    stale = phones["Ora"].propose({"order": "note", "text": "too late"})
    evening.until(lambda: evening.waiting(stale) is not None)
    evening.window.run("inbox")
    evening.players.inbox.list.choose(stale)
    QTest.keyClick(evening.players.inbox.list, Qt.Key.Key_Delete)
    QTest.keyClick(evening.players.inbox.list, Qt.Key.Key_1)
    assert phones["Ora"].fate(stale)["state"] == "refused"
    assert phones["Ora"].fate(stale)["reasons"]
    open_still = phones["Ora"].propose({"order": "note", "text": "from a lost telephone"})
    evening.players.seats.list.choose("Ora")
    QTest.keyClick(evening.players.seats.list, Qt.Key.Key_R)
    evening.until(phones["Ora"].is_cut_off)
    assert {name: phone.get("/api/status")[0] for name, phone in phones.items() if name != "Ora"} == dict.fromkeys(
        [name for name in EIGHT if name != "Ora"], 200
    )
    assert phones["Ora"].get("/api/status")[0] == 401
    evening.take(open_still)  # what lay in the inbox is there still
    evening.take(sent["Max"])
    evening.all_hear(desk.session.head, "Ora")
    assert {phone.get("/api/status")[1]["entry"] for name, phone in phones.items() if name != "Ora"} == {
        desk.session.head
    }

    # The journal is whole: each entry once, by whom it came, and one that was taken back; and so is the ledger.
    line = [(one.entry, one.seat) for one in desk.log if one.current and one.entry > began]
    assert [seat for _, seat in line] == [
        "Ora", "Gus", "Leo", "Leo", "Jim", "Kit", "Ida", "Ned", "Max", "Ora", "Max",
    ]  # fmt: skip
    assert [one.entry for one in desk.log if not one.current and one.entry > began] == [overtaken]
    assert [entry for entry, _ in line] == [*range(began + 1, overtaken), *range(overtaken + 1, desk.session.head + 1)]
    assert [roll.face for one in desk.log if one.current and one.entry > began for roll in one.dice] == [9, 6]
    assert not evening.players.tray.waiting
    evening.window.close()
    path = tmp_path / "evening.companion"
    assert check(path) == []
    with open_document(path) as book:
        assert list(problems(book)) == []

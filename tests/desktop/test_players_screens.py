"""Players' screens at the desk: the page, the server beside it, links, chips, what is taken and refused."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.desktop.desk.screens import Screens
from companion.games.miniatures.screen.window import Window
from companion.kernel.overriding.commanding import NameCommander
from companion.rows import beside
from tests.desktop.conftest import OpenWindow, the_ridge_played
from tests.desktop.phones import Phone

LONG = 15_000


def maneuvering(view: Any) -> bool:
    """Confederate brigades of the second turn: Davis and Archer must roll."""
    return bool(view.turn == 2 and view.phase == "maneuver" and view.player_turn == "confederate" and view.step == 2)


@pytest.fixture
def window(open_window: OpenWindow, tmp_path: Path) -> Window:
    """The battle on the disk, with two commanders."""
    path = tmp_path / "evening.companion"
    found = open_window(the_ridge_played(maneuvering, path), path)
    found.desk.do(NameCommander("Ruth", "union", ("buford",)))
    found.desk.do(NameCommander("Tom", "confederate", ("heth",)))
    return found


def begun(window: Window, qtbot: QtBot) -> Any:
    """Press the keys that open players' screens on this machine, and wait until they are."""
    window.run("players")
    players = window.evening.players
    QTest.keyClick(players.seats, Qt.Key.Key_M)
    qtbot.waitUntil(lambda: players.screens.on and len(players.screens.slips) == 4, timeout=LONG)
    return players


def the_inbox(players: Any, qtbot: QtBot, many: int) -> Any:
    """Open the inbox with so many in it."""
    qtbot.waitUntil(lambda: len(players.tray.waiting) == many, timeout=LONG)
    players.window.run("inbox")
    return players.inbox


DAVIS = {"order": "maneuver", "unit": "davis"}
ARCHER = {"order": "maneuver", "unit": "archer"}


def test_the_page_shows_every_seat_with_its_code_and_who_is_there(window: Window, qtbot: QtBot) -> None:
    players = begun(window, qtbot)
    rows = {one.seat: one for one in players.seats.model.rows()}
    assert list(rows) == ["union", "confederate", "Ruth", "Tom"]
    assert rows["Tom"].under == "Heth"
    assert {one.there for one in rows.values()} == {"never opened"}
    assert "Only this machine" in players.seats.meaning.text()
    phone = Phone(players.screens, "Tom")
    phone.listen()
    qtbot.waitUntil(lambda: players.screens.presence("Tom").here == 1, timeout=LONG)
    assert next(one for one in players.seats.model.rows() if one.seat == "Tom").there == "here now"
    phone.lose_network()
    qtbot.waitUntil(lambda: players.screens.presence("Tom").here == 0, timeout=LONG)
    assert next(one for one in players.seats.model.rows() if one.seat == "Tom").there == "seen just now"


def test_a_proposal_is_taken_with_one_key_and_signed_by_who_sent_it(window: Window, qtbot: QtBot) -> None:
    players = begun(window, qtbot)
    phone = Phone(players.screens, "Tom")
    number = phone.propose(DAVIS, note="They can take it.")
    inbox = the_inbox(players, qtbot, 1)
    row = inbox.model.rows()[0]
    assert (row.found.title, row.found.who) == ("Maneuver: Davis", "Tom")
    assert [odd.name for odd in row.found.odds if odd.share] == ["Shaken", "Rallies", "Rally with Élan"]
    assert "They can take it." in row.said
    QTest.keyClick(inbox.list, Qt.Key.Key_Return)
    line = window.desk.log[-1]
    assert (line.seat, line.label.key) == ("Tom", window.desk.log[-1].label.key)
    assert window.desk.session.seat == "referee"
    fate = phone.fate(number)
    assert (fate["state"], fate["entry"]) == ("taken", line.entry)
    assert not players.tray.waiting
    assert window.focusWidget() is inbox  # and no button of the head, which the next key would press
    assert [one.said for one in players.tray.answered] == [f"entry {line.entry}"]
    window.desk.undo()
    qtbot.waitUntil(lambda: players.tray.answered[0].said == f"entry {line.entry}, undone", timeout=LONG)
    qtbot.waitUntil(lambda: f"entry {line.entry}, undone" in phone.page("sent"), timeout=LONG)


def test_a_proposal_is_refused_with_a_reason_by_its_number(window: Window, qtbot: QtBot) -> None:
    players = begun(window, qtbot)
    phone = Phone(players.screens, "Tom")
    first, second = phone.propose(DAVIS), phone.propose(ARCHER)
    inbox = the_inbox(players, qtbot, 2)
    before = window.desk.session.head
    QTest.keyClick(inbox.list, Qt.Key.Key_Delete)
    assert inbox.list.current().reasons[0] == "not now"
    QTest.keyClick(inbox.list, Qt.Key.Key_1)
    assert phone.fate(first)["reasons"] == ["not now"]
    QTest.keyClick(inbox.list, Qt.Key.Key_Delete)
    QTest.keyClicks(inbox.list, str(len(inbox.list.current().reasons)))
    assert inbox.own.isVisible()
    QTest.keyClicks(inbox.own, "One stand shows past the woods.")
    QTest.keyClick(inbox.own, Qt.Key.Key_Return)
    assert phone.fate(second)["reasons"] == ["One stand shows past the woods."]
    assert window.desk.session.head == before
    assert [one.taken for one in players.tray.answered] == [False, False]


def test_what_the_game_has_overtaken_says_so_and_is_not_taken(window: Window, qtbot: QtBot) -> None:
    players = begun(window, qtbot)
    phone = Phone(players.screens, "Tom")
    number = phone.propose(DAVIS)
    qtbot.waitUntil(lambda: len(players.tray.waiting) == 1, timeout=LONG)
    window.desk.do(window.desk.session.decode('{"order": "maneuver", "unit": "davis"}'))
    qtbot.waitUntil(lambda: bool(players.tray.waiting[0].why), timeout=LONG)
    inbox = the_inbox(players, qtbot, 1)
    before = window.desk.session.head
    QTest.keyClick(inbox.list, Qt.Key.Key_Return)
    assert window.desk.session.head == before
    QTest.keyClick(inbox.list, Qt.Key.Key_Delete)
    QTest.keyClick(inbox.list, Qt.Key.Key_1)  # what the rules say is the first reason
    assert phone.fate(number)["state"] == "refused"
    assert phone.fate(number)["reasons"] == [players.tray.answered[0].reasons]


def test_what_is_lit_stays_lit_while_others_arrive(window: Window, qtbot: QtBot) -> None:
    players = begun(window, qtbot)
    phone = Phone(players.screens, "Tom")
    phone.propose(DAVIS)
    inbox = the_inbox(players, qtbot, 1)
    lit = inbox.list.current().id
    phone.propose(ARCHER)
    qtbot.waitUntil(lambda: len(players.tray.waiting) == 2, timeout=LONG)
    assert inbox.list.current().id == lit


def test_a_die_that_a_player_taps_stands_in_the_referees_field(window: Window, qtbot: QtBot) -> None:
    players = begun(window, qtbot)
    window.evening.turn_dice("confederate")  # real dice
    phone = Phone(players.screens, "Tom")
    number = phone.propose(DAVIS)
    QTest.keyClick(the_inbox(players, qtbot, 1).list, Qt.Key.Key_Return)
    assert window.desk.waiting is not None
    qtbot.waitUntil(lambda: phone.die is not None, timeout=LONG)
    die = phone.die
    assert die["unit"] == "davis"
    tapped = {"entry": die["entry"], "nth": die["nth"], "face": 9}
    assert phone.post("/api/die", tapped)[0] == 202
    assert phone.post("/api/die", tapped | {"face": 2})[0] == 409  # one die for one question
    strip = window.centre.die
    qtbot.waitUntil(lambda: strip.face == 9, timeout=LONG)
    assert "Tom" in strip.words.text()
    assert phone.fate(number)["state"] == "waiting"
    QTest.keyClick(players.inbox.list, Qt.Key.Key_Return)  # what is taken already is not taken anew: its die stands
    assert strip.face == 9
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)  # the keys are where the die is
    fate = phone.fate(number)
    assert (fate["state"], window.desk.log[-1].seat) == ("taken", "Tom")
    assert [roll.face for roll in window.desk.log[-1].dice] == [9]
    assert {one["state"] for one in phone.get("/api/proposals")[1]} == {"taken"}
    qtbot.waitUntil(lambda: phone.die is None, timeout=LONG)


def test_a_question_that_is_put_away_is_asked_of_nobody(window: Window, qtbot: QtBot) -> None:
    players = begun(window, qtbot)
    window.evening.turn_dice("confederate")
    phone = Phone(players.screens, "Tom")
    number = phone.propose(DAVIS)
    QTest.keyClick(the_inbox(players, qtbot, 1).list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: phone.die is not None, timeout=LONG)
    window.centre.die.leave()
    qtbot.waitUntil(lambda: phone.die is None, timeout=LONG)
    assert phone.fate(number)["state"] == "waiting"
    assert players.tray.under == 0


def test_a_die_that_was_put_away_with_its_question_counts_for_nothing(window: Window, qtbot: QtBot) -> None:
    players = begun(window, qtbot)
    window.evening.turn_dice("confederate")
    phone = Phone(players.screens, "Tom")
    number = phone.propose(DAVIS)
    QTest.keyClick(the_inbox(players, qtbot, 1).list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: phone.die is not None, timeout=LONG)
    die = phone.die
    phone.post("/api/die", {"entry": die["entry"], "nth": die["nth"], "face": 9})
    qtbot.waitUntil(lambda: window.centre.die.face == 9, timeout=LONG)
    players.tray.take(number)  # asked anew
    thrown = next(one for one in phone.get("/api/proposals")[1] if one["proposal"] != number)
    assert (thrown["state"], thrown["entry"]) == ("refused", None)


def test_a_seat_that_may_acts_at_once_dice_and_all(window: Window, qtbot: QtBot) -> None:
    players = begun(window, qtbot)
    window.evening.turn_dice("confederate")
    players.seats.list.choose("Tom")
    QTest.keyClick(players.seats.list, Qt.Key.Key_O)
    phone = Phone(players.screens, "Tom")
    number = phone.propose(DAVIS)
    qtbot.waitUntil(lambda: phone.die is not None, timeout=LONG)
    die = phone.die
    phone.post("/api/die", {"entry": die["entry"], "nth": die["nth"], "face": 4})
    qtbot.waitUntil(lambda: phone.fate(number)["state"] == "taken", timeout=LONG)
    assert window.desk.log[-1].seat == "Tom"


def test_what_a_seat_may_not_send_is_told_and_left_out_of_its_page(window: Window, qtbot: QtBot) -> None:
    players = begun(window, qtbot)
    phone = Phone(players.screens, "Tom")
    assert "tab=propose" in phone.page()
    players.seats.list.choose("Tom")
    QTest.keyClick(players.seats.list, Qt.Key.Key_A)
    qtbot.waitUntil(lambda: "tab=propose" not in phone.page(), timeout=LONG)
    assert phone.post("/api/proposals", {"commands": [DAVIS]})[0] == 409
    assert not players.tray.waiting


def test_a_revoked_link_opens_nothing_and_another_one_opens_the_seat(window: Window, qtbot: QtBot) -> None:
    players = begun(window, qtbot)
    phone, other = Phone(players.screens, "Tom"), Phone(players.screens, "Ruth")
    phone.listen()
    qtbot.waitUntil(lambda: players.screens.presence("Tom").here == 1, timeout=LONG)
    players.seats.list.choose("Tom")
    QTest.keyClick(players.seats.list, Qt.Key.Key_R)
    qtbot.waitUntil(phone.is_cut_off, timeout=LONG)
    phone.lose_network()
    assert (phone.get("/api/status")[0], other.get("/api/status")[0]) == (401, 200)
    assert players.screens.link("Tom") == ""
    QTest.keyClick(players.seats.list, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: players.screens.link("Tom") != "", timeout=LONG)
    assert Phone(players.screens, "Tom").get("/api/status")[0] == 200
    assert phone.get("/api/status")[0] == 401


def test_a_commander_who_comes_has_a_link_and_who_goes_has_none(window: Window, qtbot: QtBot) -> None:
    players = begun(window, qtbot)
    phone = Phone(players.screens, "Ruth")
    window.desk.do(NameCommander("Peter", "confederate", ("pender",)))
    qtbot.waitUntil(lambda: players.screens.link("Peter") != "", timeout=LONG)
    window.desk.do(window.desk.session.decode('{"order": "dismiss", "name": "Ruth"}'))
    qtbot.waitUntil(lambda: phone.get("/api/status")[0] == 401, timeout=LONG)
    assert "Ruth" not in [one.seat for one in players.seats.model.rows()]


def test_a_server_that_falls_leaves_the_desk_whole_and_comes_back_with_the_same_links(
    window: Window, qtbot: QtBot
) -> None:
    players = begun(window, qtbot)
    phone = Phone(players.screens, "Tom")
    process = players.screens._process
    os.kill(process.processId(), signal.SIGKILL)
    qtbot.waitUntil(lambda: players.screens.state == "failed", timeout=LONG)
    assert players.seats.why.isVisible()
    window.desk.do(window.desk.session.decode('{"order": "note", "text": "the desk goes on"}'))
    QTest.keyClick(players.seats, Qt.Key.Key_M)
    qtbot.waitUntil(lambda: players.screens.on, timeout=LONG)
    assert phone.get("/api/status")[1]["entry"] == window.desk.session.head


def test_the_server_ends_with_its_window(window: Window, qtbot: QtBot) -> None:
    players = begun(window, qtbot)
    number = int(players.screens._process.processId())
    window.close()
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def test_a_desk_that_is_killed_leaves_no_server_behind(window: Window, tmp_path: Path) -> None:
    code = textwrap.dedent(
        """
        import sys
        from pathlib import Path
        from PySide6.QtCore import QCoreApplication
        from companion.desktop.desk.screens import Screens
        app = QCoreApplication([])
        screens = Screens()
        def told():
            if screens.on and len(screens.slips) == 2:
                print(screens._process.processId(), flush=True)
        screens.changed.connect(told)
        screens.start(Path(sys.argv[1]), ["union", "confederate"], lan=False)
        app.exec()
        """
    )
    desk = subprocess.Popen([sys.executable, "-c", code, str(window.path)], stdout=subprocess.PIPE)
    assert desk.stdout is not None
    number = int(desk.stdout.readline())
    watched = os.pidfd_open(number)
    try:
        desk.kill()
        import select

        assert select.select([watched], [], [], 15)[0]  # it has ended
    finally:
        os.close(watched)
        desk.communicate()


def test_without_the_extra_the_page_says_the_line_that_installs_it(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "starlette", None)
    window.run("players")
    seats = window.evening.players.seats
    QTest.keyClick(seats, Qt.Key.Key_L)
    assert "starlette" in seats.why.words()
    assert beside.INSTALL in seats.meaning.text()


def test_the_slips_are_their_owners_alone_and_hold_the_links(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    players = begun(window, qtbot)
    place = tmp_path / "slips.pdf"
    players.write_slips(place)
    assert place.read_bytes().startswith(b"%PDF")
    assert stat.S_IMODE(place.stat().st_mode) == 0o600


def test_what_was_sent_while_the_desk_was_shut_waits_there_when_it_opens(
    window: Window, qtbot: QtBot, open_window: OpenWindow
) -> None:
    players = begun(window, qtbot)
    Phone(players.screens, "Tom").propose(DAVIS)
    path = window.path
    assert path is not None
    window.close()
    again: Callable[..., Any] = window.evening.house.open
    other = again(path)
    qtbot.waitUntil(lambda: other.evening._players is not None, timeout=LONG)
    assert [one.title for one in other.evening.players.tray.waiting] == ["Maneuver: Davis"]


def test_a_die_of_another_question_is_refused(window: Window, qtbot: QtBot) -> None:
    players = begun(window, qtbot)
    phone = Phone(players.screens, "Tom")
    assert phone.post("/api/die", {"entry": 3, "nth": 1, "face": 9})[0] == 409


def test_nobody_is_asked_where_players_screens_are_shut() -> None:
    screens = Screens()
    screens.want(None)
    assert screens.wanted is None
    assert not screens.link("union")

"""What players send: laid into the inbox, answered by the referee, or done at once; and the dice that are asked for."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.kernel.beginning import begin
from companion.kernel.begun import Beginning
from companion.kernel.inbox import LEAST, MOST, Full, Inbox, NoSuchProposal, place_of
from companion.kernel.messages import NOT_NOW
from companion.kernel.session import Session
from companion.language.messages import told
from companion.web import tongues
from tests.web.served import Served, do, served

GAMBLE = {"order": "maneuver", "unit": "gamble"}
NOTE = {"order": "note", "text": "a courier"}


@pytest.fixture
def written(moving: Path) -> Iterator[Served]:
    """Its screens, where what is sent is done at once, with dice that the players give."""
    with served(moving, ["union", "confederate", "referee"], accept=["die", "proposals"]) as found:
        yield found


def inbox(path: Path, *words: str) -> subprocess.CompletedProcess[bytes]:
    """Ask `companion inbox` in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "companion", "inbox", str(path), *words], capture_output=True, check=False
    )


def waits(path: Path) -> str:
    """Give the number of the one proposal that waits, as it is typed."""
    (one,) = Inbox(path).waiting()
    return str(one.id)


def test_what_is_sent_waits_beside_the_document_until_it_is_answered(moving: Path) -> None:
    before = moving.read_bytes()
    with served(moving) as room:
        assert room.ask("/api/proposals", "union").json == []
        sent = room.post("/api/proposals", "union", {"commands": [GAMBLE], "note": "at the double"})
        number = sent.json["proposal"]
        assert (sent.status, sent.json) == (202, {"proposal": number, "state": "waiting", "reasons": []})
        assert moving.read_bytes() == before
        assert place_of(moving).exists()
        assert room.ask("/api/proposals", "confederate").json == []
        (mine,) = room.ask("/api/proposals", "union").json
        assert (mine["proposal"], mine["state"], mine["commands"], mine["note"]) == (
            number,
            "waiting",
            [GAMBLE],
            "at the double",
        )
        listed = json.loads(inbox(moving, "--json").stdout)
        assert [(one["proposal"], one["seat"], one["state"]) for one in listed] == [(number, "union", "waiting")]
        wanted = inbox(moving, "--take", waits(moving))
        assert wanted.returncode == 2
        assert b"--roll" in wanted.stderr
        with room.listening("union") as heard:
            heard()
            taken = inbox(moving, "--take", waits(moving), "--roll", "7", "--json")
            assert taken.returncode == 0
            assert json.loads(taken.stdout)["state"] == "taken"
            assert "id: 4\n" in heard()
        (mine,) = room.ask("/api/proposals", "union").json
        assert (mine["state"], mine["entry"]) == ("taken", 4)
        page = room.ask("/part?tab=sent", "union").body.decode()
        assert "Gamble" in page.partition("<h3>")[2].partition("</h3>")[2]  # what came of it
    assert json.loads(inbox(moving, "--json").stdout) == []
    with Session.open(moving) as session:
        (line,) = [one for one in session.log() if one.entry == 4]
        assert line.seat == "union"
        assert [roll.face for roll in line.dice] == [7]


def test_the_referee_refuses_with_words_that_its_seat_alone_reads_and_hears_of(game: Path) -> None:
    with served(game) as room:
        room.post("/api/proposals", "union", {"commands": [NOTE]})
        with room.listening("union") as heard, room.listening("confederate") as other:
            heard(), other()
            found = inbox(game, "--refuse", waits(game), "--reason", "One stand shows past the woods.")
            assert found.returncode == 0
            assert "change" in heard()
            do(game, NOTE)
            assert "id: 2\n" in other()  # the first that it hears is the game's own
        (mine,) = room.ask("/api/proposals", "union").json
        assert (mine["state"], mine["reasons"], mine["entry"]) == ("refused", ["One stand shows past the woods."], None)
        assert room.post("/api/proposals", "union", {"commands": [NOTE]}).json["proposal"] != mine["proposal"]


@pytest.mark.parametrize(
    "words",
    [
        ("--take", "9"),
        ("--refuse", "9", "--reason", "no"),
        ("--refuse", "1"),
        ("--reason", "why"),
        ("--take", "1", "--refuse", "1", "--reason", "x"),
        ("--refuse", "1", "--reason", " "),
        ("--roll", "3"),
    ],
)
def test_what_the_inbox_cannot_do_is_told_in_a_line(game: Path, words: tuple[str, ...]) -> None:
    found = inbox(game, *words)
    assert found.returncode == 2
    assert found.stdout == b""
    assert len(found.stderr.strip().splitlines()) == 1


def test_a_proposal_that_the_rules_refuse_meanwhile_is_refused_by_them(moving: Path) -> None:
    with served(moving) as room:
        assert room.post("/api/proposals", "union", {"commands": [GAMBLE]}).status == 202
        do(moving, {"order": "next-step"})
        found = inbox(moving, "--take", waits(moving), "--roll", "3")
        assert found.returncode == 3
        (mine,) = room.ask("/api/proposals", "union").json
        assert mine["state"] == "refused"
        assert mine["reasons"]


def test_what_the_rules_refuse_at_once_is_409_and_lies_nowhere(room: Served) -> None:
    for commands in ([{"order": "next-step", "because": "I want to"}], [{"order": "undo-all"}][:0] or [{**GAMBLE}]):
        found = room.post("/api/proposals", "confederate", {"commands": commands})
        assert found.status == 409
        assert found.json["reasons"]
        assert all("text" in one for one in found.json["reasons"])
    assert room.ask("/api/proposals", "confederate").json == []


def test_a_die_goes_to_him_whose_it_is_and_counts_once(written: Served) -> None:
    assert written.ask("/api/status", "union").json["die"] is None
    sent = written.post("/api/proposals", "union", {"commands": [GAMBLE]})
    assert (sent.status, sent.json["state"]) == (202, "waiting")
    die = written.ask("/api/status", "union").json["die"]
    assert (die["entry"], die["nth"], die["kind"], die["unit"]) == (4, 1, "maneuver", "gamble")
    assert "Gamble" in die["why"]
    assert die["odds"]
    assert written.ask("/api/status", "confederate").json["die"] is None
    right = {"entry": 4, "nth": 1, "face": 7}
    for seat, wrong in (("confederate", right), ("union", right | {"nth": 2}), ("union", right | {"entry": 3})):
        assert written.post("/api/die", seat, wrong).status == 409
    for face in (0, 11, -1):
        assert written.post("/api/die", "union", right | {"face": face}).status == 422
    assert written.ask("/api/status", "union").json["entry"] == 3
    taken = written.post("/api/die", "union", right)
    assert (taken.status, taken.json) == (202, {"proposal": sent.json["proposal"], "state": "taken", "reasons": []})
    assert written.post("/api/die", "union", right).status == 409
    status = written.ask("/api/status", "union").json
    assert (status["entry"], status["die"]) == (4, None)


def test_what_is_sent_behind_a_wanted_die_is_done_after_it(written: Served) -> None:
    written.post("/api/proposals", "union", {"commands": [GAMBLE]})
    behind = written.post("/api/proposals", "union", {"commands": [NOTE]}).json
    assert behind["state"] == "waiting"
    written.post("/api/die", "union", {"entry": 4, "nth": 1, "face": 2})
    assert [one["state"] for one in written.ask("/api/proposals", "union").json] == ["taken", "taken"]
    assert written.ask("/api/status", "union").json["entry"] == 5


def test_who_serves_with_accept_is_the_writer(written: Served, moving: Path) -> None:
    found = subprocess.run(
        [sys.executable, "-m", "companion", "do", str(moving), json.dumps(NOTE)], capture_output=True, check=False
    )
    assert found.returncode == 2
    assert b"reading only" in found.stderr
    with written.listening("confederate") as heard:
        heard()
        assert written.post("/api/proposals", "union", {"commands": [NOTE]}).json["state"] == "taken"
        assert "id: 4\n" in heard()


def test_the_referees_seat_may_send_whatever_the_referee_may_do(written: Served) -> None:
    assert written.post("/api/proposals", "referee", {"commands": [{"order": "next-step"}]}).json["state"] == "taken"


def test_a_serve_beside_a_foreign_writer_offers_no_dice(moving: Path) -> None:
    with served(moving) as room:
        room.post("/api/proposals", "union", {"commands": [GAMBLE]})
        assert room.ask("/api/status", "union").json["die"] is None
        assert room.post("/api/die", "union", {"entry": 4, "nth": 1, "face": 7}).status == 409


@pytest.mark.parametrize("body", [{}, {"entry": 1, "nth": 1}, {"entry": "1", "nth": 1, "face": 1}, {"entry": 1, "nth": 1, "face": 1, "x": 1},
                                  {"entry": 1.5, "nth": 1, "face": 1}, {"entry": 1, "nth": 1, "face": None}, {"entry": 1, "nth": 1, "face": 0}, {"entry": 1, "nth": 1, "face": 11}, []])  # fmt: skip
def test_a_die_of_another_shape_is_422(room: Served, body: object) -> None:
    found = room.post("/api/die", "union", body)
    assert found.status == 422
    assert found.json["error"].startswith("$")


def test_a_hidden_unit_and_one_that_is_not_are_answered_alike(tmp_path: Path) -> None:

    path = tmp_path / "hidden.companion"
    begin(path, Beginning(scenario="mcphersons-ridge", seed="1", settings={"intelligence": "units-hidden"})).close()
    with Session.open(path) as session:
        hidden = [one.id for one in session.view.units if one.side == "confederate" and one.status == "to-arrive"]
    assert hidden
    with served(path) as room:
        for order in ("maneuver", "limber", "fire"):
            found = []
            for name in (*hidden[:3], "nobody", "x" * 50):
                command: dict[str, Any] = {"order": order, "unit": name}
                if order == "fire":
                    command = {"order": "fire", "target": name, "groups": []}
                answer = room.post("/api/proposals", "union", {"commands": [command]})
                found.append((answer.status, answer.body, answer.head["Content-Length"]))
            assert len(set(found)) == 1, found
            if found[0][0] != 422:
                assert found[0][0] == 409
                assert b"no such unit" in found[0][1]


def test_a_photograph_is_taken_into_a_file_of_the_referees(game: Path, tmp_path: Path) -> None:
    picture, place = b"\x89PNG\r\n\x1a\n" + b"\1" * 50_000, tmp_path / "table.png"
    with served(game) as room:
        sent = room.post("/api/photos", "union", picture, Content_Type="image/png").json["proposal"]
        without = inbox(game, "--take", str(sent))
        assert without.returncode == 2
        assert b"--save" in without.stderr
        assert inbox(game, "--take", str(sent), "--save", str(place)).returncode == 0
        assert place.read_bytes() == picture
        (mine,) = room.ask("/api/proposals", "union").json
        assert mine["state"] == "taken"
    assert Inbox(game).picture(sent) is None
    assert inbox(game, "--take", str(sent), "--save", str(place)).returncode == 2


def test_an_inbox_is_one_file_that_never_gives_a_number_twice(tmp_path: Path) -> None:
    document = tmp_path / "a.companion"
    box = Inbox(document)
    assert box.waiting() == ()
    assert not place_of(document).exists()
    import msgspec

    one = box.put("union", [msgspec.Raw(b"{}")])
    box.settle(one.id, "taken", entry=5)
    with pytest.raises(NoSuchProposal):
        box.settle(one.id, "refused", ["x"])
    drawn = iter((one.id - LEAST, one.id - LEAST, 7))
    again = Inbox(document, draw=lambda _: next(drawn)).put("union", [])
    assert again.id == LEAST + 7
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.companion.inbox"]


def test_numbers_of_proposals_count_nothing_and_grow_where_half_are_given(tmp_path: Path) -> None:
    asked: list[int] = []

    def draw(below: int) -> int:
        asked.append(below)
        return len(asked)

    box = Inbox(tmp_path / "a.companion", draw)
    assert [box.put("union", []).id for _ in range(2)] == [LEAST + 1, LEAST + 2]
    with closing(sqlite3.connect(place_of(tmp_path / "a.companion"))) as at, at:
        at.executemany("INSERT INTO given (id) VALUES (?)", ((one,) for one in range(2000, 7000)))
    box.put("union", [])
    assert asked == [MOST - LEAST + 1] * 2 + [10 * MOST + 9 - LEAST + 1]
    assert [one.id for one in box.of("union")] == [LEAST + 3, LEAST + 2, LEAST + 1]


def test_a_seat_has_so_many_waiting_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from companion.kernel import inbox as module

    monkeypatch.setattr(module, "WAITING_MOST", 3)
    box = Inbox(tmp_path / "a.companion")
    for _ in range(3):
        box.put("union", [])
    with pytest.raises(Full):
        box.put("union", [])
    box.put("confederate", [])


def test_who_died_between_doing_and_saying_so_is_understood(game: Path) -> None:
    with served(game) as room:
        room.post("/api/proposals", "union", {"commands": [NOTE]})
    box = Inbox(game)
    sent = box.waiting()[0].id
    box.begin(sent, 2)
    with Session.open(game, seat="union") as session:
        session.do(session.decode(json.dumps(NOTE)))
    assert inbox(game, "--take", str(sent)).returncode == 0
    assert box.one(sent).state == "taken"
    with Session.open(game) as session:
        assert session.head == 2


def test_an_enemy_corps_and_one_that_is_not_are_answered_alike(tmp_path: Path) -> None:
    path = tmp_path / "campaign.companion"
    begin(path, Beginning(scenario="gettysburg-campaign", seed="1")).close()
    with served(path) as room:
        for seat, enemy in (("confederate", "union:A"), ("union", "confederate:A")):
            found = set()
            for name in (enemy, enemy[:-1] + "zz", "nobody"):
                answer = room.post("/api/proposals", seat, {"commands": [{"order": "OC", "corps": name}]})
                found.add((answer.status, answer.body))
            assert len(found) == 1
            assert next(iter(found))[0] == 409


def test_what_waits_is_taken_back_by_who_sent_it_and_stands_nowhere_then(moving: Path) -> None:
    with served(moving) as room:
        mine, other = (
            room.post("/api/proposals", seat, {"commands": [NOTE]}).json["proposal"] for seat in ("union", "union")
        )
        alike = {
            (found.status, found.body)
            for seat, number in (("confederate", mine), ("confederate", 1), ("union", 1))
            for found in (room.post("/api/withdraw", seat, {"proposal": number}),)
        }
        assert len(alike) == 1
        assert next(iter(alike))[0] == 409
        assert room.post("/api/withdraw", "union", {"proposal": mine}).status == 202
        assert [one["proposal"] for one in room.ask("/api/proposals", "union").json] == [other]
        assert waits(moving) == str(other)
        assert room.post("/api/withdraw", "union", {"proposal": mine}).status == 409
        assert room.post("/api/withdraw", "union", {"proposal": "x"}).status == 422
        assert inbox(moving, "--take", str(other)).returncode == 0
        assert room.post("/api/withdraw", "union", {"proposal": other}).status == 409


def test_with_what_is_taken_back_its_die_is_asked_no_more_and_what_waited_behind_goes_on(written: Served) -> None:
    first = written.post("/api/proposals", "union", {"commands": [GAMBLE]}).json["proposal"]
    behind = written.post("/api/proposals", "union", {"commands": [NOTE]}).json["proposal"]
    assert written.ask("/api/status", "union").json["die"] is not None
    assert written.post("/api/withdraw", "union", {"proposal": first}).status == 202
    assert written.ask("/api/status", "union").json["die"] is None
    (mine,) = written.ask("/api/proposals", "union").json
    assert (mine["proposal"], mine["state"]) == (behind, "taken")


@pytest.mark.parametrize(
    ("scenario", "order"),
    [
        (
            "mcphersons-ridge",
            {
                "order": "fire",
                "target": "archer",
                "firers": [{"unit": "gamble", "groups": [{"range": 4.0}]}],
                "cover": "cover",
            },
        ),
        ("mcphersons-ridge", {"order": "move", "unit": "gamble", "inches": 6.5, "charges": "archer"}),
        ("gettysburg-campaign", {"order": "SU", "corps": "union:A", "urgency": 7}),
        ("antietam-advanced", {"order": "note", "text": "a word & another"}),
    ],
)
def test_a_proposal_fills_its_form_again(scenario: str, order: dict[str, Any]) -> None:
    from companion.kernel.kind import kind_of

    with begin(None, Beginning(scenario=scenario, seed="1")) as session:
        door = kind_of(session.kind).players
        assert door is not None
        while order["order"] == "fire" and (session.view.phase, session.view.to_act) != ("musketry", "union"):
            session.do(session.decode('{"order": "next-step"}'))
        given: dict[str, list[str]] = {}
        for name, answer in door.open().refilled(order):
            given.setdefault(name, []).append(answer)
        form = door.open().form(session, given)
        answers = {
            one.name: one.value or [choice.value for choice in one.choices if choice.on] for one in form.questions
        }
        assert form.act == order["order"]
        for name, value in order.items():
            if name not in ("order", "firers"):
                assert answers[name] in (f"{value}", f"{value:g}" if isinstance(value, float) else value)
        if "firers" in order:
            assert answers["band.gamble"] == "4"


def test_a_seat_reads_the_journal_and_the_charts(moving: Path) -> None:
    do(moving, {"order": "note", "text": "the referee's <own>"})
    with served(moving) as room:
        journal = room.ask("/part?tab=journal", "union").body.decode()
        assert journal.index("the referee&#39;s &lt;own&gt;") < journal.index("entered")
        listed = room.ask("/part?tab=charts", "union").body.decode()
        assert "clause=musketry" in listed
        assert "D10-FIRE-ROLL" not in listed
        chart = room.ask("/part?tab=charts&clause=musketry", "union").body.decode()
        assert "<th>Lively fire</th>" in chart
        assert 'href="/?tab=charts&amp;clause=D10-FIRE-ROLL"' in chart
        assert "clause:" not in chart
        clauses = room.ask("/part?tab=charts&clauses=", "union").body.decode()
        assert "clause=D10-FIRE-ROLL" in clauses
        assert "Resolving fire" in room.ask("/part?tab=charts&clause=D10-FIRE-ROLL", "union").body.decode()
        assert room.ask("/part?tab=charts&clause=../nothing", "union").body.decode() == listed


def test_a_page_reads_in_its_language_why_something_is_refused_and_scripts_read_english(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tongues, "_complete", lambda: frozenset(("en", "de")))
    nobody = {"commands": [{"order": "maneuver", "unit": "nobody"}]}
    die = {"entry": 9, "nth": 1, "face": 3}
    german = {"Accept": "text/plain", "Accept_Language": "de"}
    with served(game, accept=["die", "proposals"], a_second=100_000) as room:
        told = room.post("/api/proposals", "union", nobody, **german)
        assert (told.status, told.body.decode()) == (409, "Keine solche Einheit")
        assert (told.head["Content-Language"], told.head["Cache-Control"]) == ("de", "no-store")
        assert room.post("/api/die", "union", die, **german).body.decode() == "Dieser Würfel wird nicht verlangt"
        assert "nicht lesen" in room.post("/api/die", "union", {}, **german).body.decode()
        plain = room.post("/api/proposals", "union", nobody, Accept_Language="de").json["reasons"][0]
        assert plain == {"text": "no such unit", "clause": "", "message": {"key": "players.no-unit", "args": {}}}


def test_a_fate_is_read_in_the_language_of_the_page_and_the_referees_own_words_as_he_wrote_them(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tongues, "_complete", lambda: frozenset(("en", "de")))
    box = Inbox(game)
    with served(game, a_second=100_000) as room:
        for reasons in ([NOT_NOW()], ["One stand shows."]):
            number = room.post("/api/proposals", "union", {"commands": [NOTE]}).json["proposal"]
            box.settle(number, "refused", reasons)
        page = room.ask("/part?tab=sent", "union", Accept_Language="de").body.decode()
        assert '<p class="reason">Jetzt nicht</p>' in page
        assert '<p class="reason">One stand shows.</p>' in page
        mine = room.ask("/api/proposals", "union").json
        assert [one["reasons"] for one in mine] == [["One stand shows."], ["not now"]]


def test_nothing_is_found_wanting_before_something_is_chosen(game: Path) -> None:
    with served(game, a_second=100_000) as room:
        opened = room.ask("/part?tab=propose", "union").body.decode()
        assert "Choose what you propose" in opened
        assert not any(one in opened for one in ("why-not", "missing", " checked", 'type="text"'))
        chosen = room.ask("/part?tab=propose&act=maneuver", "union").body.decode()
        assert "Still to be said: Unit" in chosen
        assert "why-not" not in chosen


def test_a_chart_is_read_in_the_language_of_the_page_and_without_the_words_of_files(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tongues, "_complete", lambda: frozenset(("en", "de")))
    with served(game, a_second=100_000) as room:
        page = room.ask("/part?tab=charts&clause=musketry", "union", Accept_Language="de").body.decode()
        assert "bis 9" in page
        assert "or less" not in page
        assert "rule " not in page


def test_reasons_that_an_earlier_program_kept_as_sentences_are_read_as_they_were(moving: Path) -> None:
    box = Inbox(moving)
    one = box.put("union", [msgspec.Raw(b'{"order":"note","text":"x"}')], head=1)
    box.settle(one.id, "refused", ["Not before noon."])
    # As it was written before reasons were messages.
    with closing(sqlite3.connect(place_of(moving))) as file, file:
        file.execute("UPDATE settled SET reasons = ?", ('["Not before two."]',))
    (found,) = box.of("union")
    assert [told(reason) for reason in found.reasons] == ["Not before two."]

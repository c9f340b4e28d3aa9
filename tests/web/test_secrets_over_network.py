"""What a seat may not know changes nothing that it gets over the network; and hostile requests get nothing at all."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest

from companion.kernel import inbox
from companion.kernel.beginning import begin
from companion.kernel.begun import Beginning
from companion.kernel.kind import kind_of
from companion.kernel.session import Session
from companion.web.pages import TABS
from companion.web.table import SIDES, Table
from tests import doors
from tests.pairs import PAIRS, SEAT, SEATED, Pair, played
from tests.web import hostile
from tests.web.served import Answer, Served, served

ITS_OWN = ("date",)
"""What differs from one second to the next."""
DRAWN = re.compile(rb"77\d\d")
"""The numbers of proposals, which are drawn: of a chance that has nothing to do with the game."""


@pytest.fixture(autouse=True)
def hour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inbox, "now", lambda: doors.HOUR)
    drawn = count(7700 - inbox.LEAST)
    monkeypatch.setattr(secrets, "randbelow", lambda _: next(drawn))


def told(found: Answer, port: int) -> tuple[int, list[tuple[str, str]], bytes]:
    """Give all that comes over the wire."""
    head = sorted((name.lower(), value) for name, value in found.head.items() if name.lower() not in ITS_OWN)
    return found.status, head, DRAWN.sub(b"DRAWN", found.body.replace(str(port).encode(), b"PORT"))


def ask_all(room: Served, pair: Pair, probes: list[bytes]) -> Iterator[tuple[str, object]]:
    """Ask everything that the seat can ask."""
    acts = [one.value for one in kind_of(pair.kind).players.open().form(room.app.table.sees(pair.seat), {}).acts]  # type: ignore[union-attr]
    pages = ["/", "/part?tab=propose", "/part?tab=sent", "/map.svg", "/map.svg?dark", "/api/status", "/api/proposals"]
    pages += [f"/part?tab={tab}" for tab in TABS]
    pages += [
        f"/part?tab=propose&act={quote(act)}&target={target}&unit={target}"
        for act in acts
        for target in ("davis", "stuart", "rowley", "x")
    ]
    for page in pages:
        yield page, told(room.ask(page, pair.seat), room.port)
        yield f"HEAD {page}", told(room.ask(page, pair.seat, method="HEAD"), room.port)
    for nth, probe in enumerate(probes):
        body = b'{"commands": [' + probe + b"]}"
        found = room.post("/api/proposals", pair.seat, body, Content_Type="application/json")
        yield f"probe {nth} {probe[:60]!r}", told(found, room.port)
    die = room.post("/api/die", pair.seat, {"entry": 1, "nth": 1, "face": 5})
    yield "die", told(die, room.port)
    for page in ("/part?tab=sent", "/api/proposals", "/api/status"):
        yield f"again {page}", told(room.ask(page, pair.seat), room.port)
    with room.listening(pair.seat) as heard:
        yield "events", heard()


def ask_before(room: Served, seats: Iterable[str]) -> None:
    """Let other seats ask and send: nothing of it is left over for who asks next."""
    for seat in seats:
        for page in ("/api/status", "/", "/part?tab=propose", "/map.svg", "/part?tab=sent"):
            room.ask(page, seat)
        room.post("/api/proposals", seat, {"commands": [{"order": "note", "text": f"we of {seat}"}]})


@pytest.mark.parametrize("name", SEATED)
def test_games_that_differ_in_hidden_truth_alone_give_a_seat_the_same_over_the_network(
    name: str, tmp_path: Path
) -> None:
    pair, found = SEATED[name], []
    probes = [msgspec.json.encode(one) for one in pair.probes]
    for truth in (True, False):
        path = tmp_path / f"{truth}" / "game.companion"
        path.parent.mkdir()
        with played(pair, path, truth) as game:
            others = [one for one in ("referee", *SIDES, *game.commanders) if one != pair.seat]
        with served(path, [pair.seat, *others], a_second=100_000) as room:
            ask_before(room, others[: len(others) if truth else 1])
            found.append(dict(ask_all(room, pair, probes)))
    assert list(found[0]) == list(found[1])
    assert {one: (found[0][one], found[1][one]) for one in found[0] if found[0][one] != found[1][one]} == {}
    assert len(found[0]) > 10


@pytest.mark.parametrize("name", SEATED)
def test_the_referees_seat_tells_the_two_apart(name: str, tmp_path: Path) -> None:
    found = []
    for truth in (True, False):
        path = tmp_path / f"{truth}.companion"
        played(SEATED[name], path, truth).close()
        with served(path, ["referee"]) as room:
            found.append(room.ask("/api/status", "referee").body)
    assert found[0] != found[1]


def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Table.sees
    monkeypatch.setattr(Table, "sees", lambda self, _seat: plain(self, "referee"))
    found = []
    for truth in (True, False):
        path = tmp_path / f"{truth}.companion"
        played(PAIRS["miniatures"], path, truth).close()
        with served(path, [SEAT]) as room:
            found.append([told(room.ask(page, SEAT), room.port) for page in ("/", "/api/status")])
    assert [one != other for one, other in zip(*found, strict=True)] == [True, True]


def test_hostile_requests_get_no_fault_no_secret_and_write_nothing(tmp_path: Path) -> None:
    path = tmp_path / "hidden.companion"
    begin(path, Beginning(scenario="mcphersons-ridge", seed="1", settings={"intelligence": "units-hidden"})).close()
    with Session.open(path) as session:
        hidden = [one.id.encode() for one in session.view.units if one.side == "confederate" and len(one.id) > 6]
    before = path.read_bytes()
    with served(path, ["union"], a_second=1_000_000) as room:
        counted = hostile.run(room, "hostile", 600, ["union"], hidden)
        assert room.ask("/api/status", "union").status == 200
    assert path.read_bytes() == before
    assert sum(counted.values()) > 500
    assert sum(counted[status] for status in (200, 202, 404, 405, 409, 413, 415, 422)) >= 0.6 * sum(counted.values())

"""Who gets in, and in which order everybody else is turned away."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.web import bodies, patience
from tests.web.served import Served, served

OPEN = (
    "/",
    "/api/status",
    "/api/events",
    "/api/proposals",
    "/api/die",
    "/assets/players.css",
    "/assets/players.js",
    "/favicon.ico",
    "/nowhere",
    "/api/",
    "/%00",
    "/../etc/passwd",
    "/openapi.json",
)


def test_a_link_is_exchanged_for_a_cookie_that_opens_the_seat_and_nothing_else_holds_the_token(room: Served) -> None:
    token = room.token("union")
    opened = room.ask(f"/s/{token}")
    kept = opened.head["Set-Cookie"]
    assert opened.status in (200, 303)
    assert kept.startswith(f"seat-{room.port}=")
    assert "Path=/" in kept
    assert "HttpOnly" in kept
    assert "SameSite=Strict" in kept
    assert "Domain" not in kept
    assert token not in kept
    cookie = kept.partition(";")[0]
    seated = room.ask("/api/status", Cookie=cookie)
    assert seated.status == 200
    assert seated.json["entry"] == 1
    for address in ("/", "/part?tab=sent", "/api/status", "/nowhere"):
        found = room.ask(address, Cookie=cookie)
        assert token.encode() not in found.body
        assert token not in str(found.head)
    assert token.encode() not in opened.body


def test_a_link_may_be_typed_from_paper_in_fours_and_capitals(room: Served) -> None:
    token = room.token("union")
    typed = "-".join(token[at : at + 4] for at in range(0, len(token), 4)).upper()
    assert room.ask(f"/s/{typed}").status == 200
    assert len(token) * 5 >= 128


def test_another_link_replaces_the_seat_of_a_browser(room: Served) -> None:
    first = room.ask(f"/s/{room.token('union')}").head["Set-Cookie"].partition("=")[0]
    assert room.ask(f"/s/{room.token('confederate')}").head["Set-Cookie"].partition("=")[0] == first


@pytest.mark.parametrize("address", OPEN)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"])
def test_without_a_seat_all_is_401_and_alike(room: Served, address: str, method: str) -> None:
    found = room.ask(address, method=method)
    assert found.status == 401
    assert found.body in (b"", b'{"error":"no seat"}')


def test_without_a_seat_health_says_ok(room: Served) -> None:
    assert (room.ask("/healthz").status, room.ask("/healthz").body) == (200, b"ok")
    assert room.ask("/healthz", method="POST").status == 401
    assert room.ask("/healthz", "union", method="POST").status == 405


def test_a_page_that_says_that_nobody_sits_there_names_nothing(room: Served) -> None:
    found = room.ask("/", Accept="text/html", Accept_Language="de")
    assert found.status == 401
    for word in (b"McPherson", b"Union", b"union", b"onfederate", b"nion"):
        assert word not in found.body.replace(b"companion", b"")


@pytest.mark.parametrize("cookie", ["seat-1=x", "{name}=", "{name}=wrong", "{name}={token}", "", ";;;=;", "{name}"])
def test_a_wrong_cookie_is_no_seat_and_locks_nobody(fresh: Served, cookie: str) -> None:
    given = cookie.format(name=fresh.app.cookie, token=fresh.token("union"))
    assert {fresh.ask("/api/status", Cookie=given).status for _ in range(15)} == {401}
    assert fresh.ask(f"/s/{fresh.token('union')}").status == 200


HOSTS = {"127.0.0.1:{port}": 200, "localhost:{port}": 200, "[::1]:{port}": 200, "LOCALHOST:{port}": 200, "evil.example": 421,
         "evil.example:{port}": 421, "127.0.0.1": 421, "127.0.0.1:1": 421, "localhost.:{port}": 421, "127.0.0.1:{port}@evil": 421, "": 400}  # fmt: skip


@pytest.mark.parametrize("host", HOSTS)
def test_only_its_own_names_are_hosts(room: Served, host: str) -> None:
    head = f"GET /healthz HTTP/1.1\r\nHost: {host.format(port=room.port)}\r\nConnection: close\r\n\r\n"
    assert room.raw(head.encode()).startswith(f"HTTP/1.1 {HOSTS[host]} ".encode())


@pytest.mark.parametrize(
    "head",
    [
        "GET /healthz HTTP/1.1\r\n",
        "GET /healthz HTTP/1.0\r\n",
        "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nHost: 127.0.0.1:{port}\r\n",
        "GET http://evil.example/healthz HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n",
        "GET http://evil.example/healthz HTTP/1.1\r\nHost: evil.example\r\n",
        "nonsense\r\n",
        "GET /\x01 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n",
        "POST /api/die HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: -1\r\n",
        "POST /api/die HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: 1\r\nContent-Length: 2\r\n",
        "GET /" + "a" * 400_000 + " HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n",
    ],
)
def test_no_host_two_hosts_and_what_is_no_http_are_turned_away_with_our_own_head(room: Served, head: str) -> None:
    found = room.raw(head.format(port=room.port).encode() + b"Connection: close\r\n\r\n")
    assert found[:12] in (b"HTTP/1.1 400", b"HTTP/1.1 421")
    assert b"frame-ancestors 'none'" in found
    assert b"no-referrer" in found
    assert b"nosniff" in found


def test_an_absolute_address_of_another_scheme_is_anothers(room: Served) -> None:
    at = f"127.0.0.1:{room.port}"
    found = room.raw(f"GET https://{at}/healthz HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n".encode())
    assert found.startswith(b"HTTP/1.1 421")


def test_its_own_absolute_address_is_as_good_as_the_short_one(room: Served) -> None:
    at = f"127.0.0.1:{room.port}"
    found = room.raw(f"GET http://{at}/healthz HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n".encode())
    assert found.startswith(b"HTTP/1.1 200")
    assert found.endswith(b"ok")


@pytest.mark.parametrize(
    ("order", "status"),
    [
        ({"path": "/", "seat": None, "method": "DELETE", "Host": ""}, 400),
        ({"path": "/nowhere", "seat": None, "method": "DELETE", "Host": "evil"}, 421),
        ({"path": "/nowhere", "seat": None, "method": "DELETE", "Origin": "http://evil"}, 401),
        ({"path": "/nowhere", "seat": "union", "method": "DELETE", "Origin": "http://evil"}, 405),
        ({"path": "/api/status", "seat": "union", "method": "POST", "Origin": "http://evil"}, 405),
        ({"path": "/nowhere", "seat": "union", "method": "POST", "Origin": "http://evil"}, 404),
        ({"path": "/api/die", "seat": "union", "method": "POST", "Origin": "http://evil", "body": b"x" * 70_000}, 403),
        (
            {
                "path": "/api/die",
                "seat": "union",
                "method": "POST",
                "body": b"x" * 70_000,
                "Content_Type": "text/plain",
            },
            413,
        ),
        ({"path": "/api/die", "seat": "union", "method": "POST", "body": b"x", "Content_Type": "text/plain"}, 415),
        (
            {"path": "/api/die", "seat": "union", "method": "POST", "body": b"x", "Content_Type": "application/json"},
            422,
        ),
        ({"path": "/api/die", "seat": "union", "method": "POST", "body": {"entry": 2, "nth": 1, "face": 1}}, 409),
    ],
)
def test_what_is_wrong_is_told_in_this_order(room: Served, order: dict[str, object], status: int) -> None:
    path, seat = str(order.pop("path")), order.pop("seat")
    found = room.ask(path, seat, **order)  # type: ignore[arg-type]  # heads and a body
    assert found.status == status


def test_405_says_what_may_be_done(room: Served) -> None:
    assert room.ask("/api/die", "union").head["Allow"] == "POST"
    assert room.ask("/api/status", "union", method="PUT").head["Allow"] == "GET, HEAD"


ORIGINS = {"http://127.0.0.1:{port}": 409, "http://localhost:{port}": 409, "null": 403, "https://127.0.0.1:{port}": 403,
           "http://127.0.0.1": 403, "http://evil.example": 403, "http://127.0.0.1:{port}.evil.example": 403, "": 403}  # fmt: skip


@pytest.mark.parametrize("origin", ORIGINS)
def test_another_pages_post_is_turned_away_and_its_get_is_not(room: Served, origin: str) -> None:
    given = origin.format(port=room.port)
    assert room.post("/api/die", "union", {"entry": 2, "nth": 1, "face": 1}, Origin=given).status == ORIGINS[origin]
    found = room.ask("/api/status", "union", Origin=given)
    assert found.status == 200
    assert not [name for name in found.head if name.lower().startswith("access-control")]


def test_ten_wrong_links_lock_an_address_out_and_leave_open_seats_alone(
    fresh: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "SLOWER", 0.0)
    assert [fresh.ask(f"/s/wrong{nth}").status for nth in range(10)] == [401] * 10
    for token in ("wrong", fresh.token("union")):
        locked = fresh.ask(f"/s/{token}")
        assert locked.status == 429
        assert 1 <= int(locked.head["Retry-After"]) <= 60
    assert fresh.ask("/api/status", "union").status == 200


def test_each_lock_is_twice_the_one_before_up_to_a_quarter_of_an_hour() -> None:
    now = [0.0]
    wrong = patience.WrongTokens(lambda: now[0])
    told = []
    for _ in range(6):
        for _ in range(10):
            assert not wrong.locked("one")
            wrong.wrong("one")
        told.append(wrong.locked("one"))
        assert not wrong.locked("another")
        now[0] += told[-1]
    assert [one - 1 for one in told] == [60, 120, 240, 480, 900, 900]


def test_ten_wrong_links_in_more_than_a_minute_lock_nobody_out() -> None:
    now = [0.0]
    wrong = patience.WrongTokens(lambda: now[0])
    for _ in range(40):
        wrong.wrong("one")
        now[0] += 7
    assert not wrong.locked("one")


def test_a_seat_asks_fifty_times_a_second_and_no_more(game: Path) -> None:
    with served(game, clock=lambda: 5.0) as room:
        statuses = [room.ask("/nowhere", "union").status for _ in range(55)]
        assert statuses == [404] * 50 + [429] * 5
        assert room.ask("/nowhere", "confederate").status == 404


@pytest.mark.parametrize(
    "path", ["/", "/api/status", "/healthz", "/nowhere", "/assets/players.css", "/api/proposals", "/s/x"]
)
@pytest.mark.parametrize("seat", [None, "union"])
def test_every_answer_has_the_head_that_keeps_strangers_out(room: Served, path: str, seat: str | None) -> None:
    for method in ("GET", "POST", "HEAD"):
        head = room.ask(path, seat, method=method).head
        policy = head["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert (head["Referrer-Policy"], head["X-Content-Type-Options"]) == ("no-referrer", "nosniff")
        assert not [name for name in head if name.lower().startswith("access-control")]
    if path in ("/", "/api/status", "/api/proposals"):
        assert head["Cache-Control"] == "no-store"


def test_a_body_is_bounded_before_it_is_read_and_as_it_is_counted(room: Served) -> None:
    cookie = room.cookie("union")["Cookie"]
    head = f"POST /api/proposals HTTP/1.1\r\nHost: 127.0.0.1:{room.port}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n"
    announced = room.raw(f"{head}Content-Length: {bodies.JSON_MOST + 1}\r\nConnection: close\r\n\r\n".encode(), wait=5)
    assert announced.startswith(b"HTTP/1.1 413")
    chunk = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
    counted = room.raw(f"{head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n".encode() + chunk * 5, wait=5)
    assert counted.startswith((b"HTTP/1.1 413", b"HTTP/1.1 411"))


@pytest.mark.parametrize(
    ("body", "place"),
    [
        (b"", "$"),
        (b"[]", "$"),
        (b"{", "$"),
        (b"\xff", "$"),
        (b"[" * 30_000, "$"),
        (b"{}", "$.commands"),
        (b'{"commands": 1}', "$.commands"),
        (b'{"commands": [], "more": 1}', "$.more"),
        (b'{"commands": []}', "$.commands"),
        (b'{"commands": [1]}', "$.commands[0]"),
        (b'{"commands": [{"order": "next-step"}, {"order": "xyz"}]}', "$.commands[1].order"),
        (b'{"commands": [{"order": "next-step", "what": 1}]}', "$.commands[0].what"),
        (b'{"commands": [{"order": "next-step"}], "note": 5}', "$.note"),
        (b'{"commands": [{"order": "note", "text": "\\ud800"}]}', "$"),
    ],
)
def test_what_does_not_decode_is_told_with_its_place(room: Served, body: bytes, place: str) -> None:
    found = room.post("/api/proposals", "union", body, Content_Type="application/json")
    assert found.status == 422
    assert list(found.json) == ["error"]
    assert found.json["error"].startswith(f"{place}")
    assert ": " in found.json["error"]


def test_pictures_are_taken_as_they_are_and_nothing_else(room: Served) -> None:
    png = b"\x89PNG\r\n\x1a\n" + b"\0" * 100
    assert room.post("/api/photos", "union", png, Content_Type="image/png").status == 202
    assert room.post("/api/photos", "union", b"<svg/>", Content_Type="image/png").status == 422
    assert room.post("/api/photos", "union", b"<svg/>", Content_Type="image/svg+xml").status == 415
    assert room.ask("/api/photos", "union").status == 405


def test_a_revoked_seat_is_shut_out_and_its_events_end(fresh: Served) -> None:
    cookie = fresh.cookie("union")
    with fresh.listening("union") as heard:
        heard()
        fresh.app.slips.revoke("union")
        fresh.app.hub.silence("union")
        assert heard() == "end"
    assert fresh.ask("/api/status", **cookie).status == 401
    new = fresh.app.slips.renew("union")
    assert fresh.ask("/api/status", **cookie).status == 401
    assert fresh.ask(f"/s/{new.token}").status == 200


def test_answers_are_json_that_says_why(room: Served) -> None:
    assert json.loads(room.ask("/nowhere", "union").body) == {"error": "nothing is here"}

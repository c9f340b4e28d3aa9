"""Heads and bodies that do not come to their end."""

from __future__ import annotations

import socket
import time

import pytest

from companion.web import wire
from tests.web.served import Served


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let both clocks run out soon; what they are is looked at elsewhere."""
    monkeypatch.setattr(wire, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(wire, "BODY_SECONDS", 0.3)


def test_a_head_has_ten_seconds_and_a_body_thirty() -> None:
    assert (wire.HEAD_SECONDS, wire.BODY_SECONDS) == (10.0, 30.0)


def test_a_head_that_is_not_whole_is_turned_away(hasty: None, fresh: Served) -> None:
    found = fresh.raw(b"GET / HTTP/1.1\r\nHost: 127", wait=5)
    assert found == b"" or (found.startswith(b"HTTP/1.1 408") and b"frame-ancestors" in found)


def test_a_head_that_drips_is_turned_away_too(hasty: None, fresh: Served) -> None:
    with socket.create_connection(("127.0.0.1", fresh.port), timeout=5) as link:
        began, closed = time.monotonic(), False
        while not closed and time.monotonic() - began < 5:
            try:
                link.sendall(b"GET"[:1])
                link.settimeout(0.05)
                closed = not link.recv(1000) or True
            except TimeoutError:
                continue
            except OSError:
                closed = True
        assert closed
        assert time.monotonic() - began < 4


def test_a_body_that_is_not_whole_is_turned_away(hasty: None, fresh: Served) -> None:
    cookie = fresh.cookie("union")["Cookie"]
    head = f"POST /api/die HTTP/1.1\r\nHost: 127.0.0.1:{fresh.port}\r\nCookie: {cookie}\r\nContent-Length: 10\r\n\r\n{{"
    found = fresh.raw(head.encode(), wait=5)
    assert found == b"" or found.startswith(b"HTTP/1.1 408")


def test_the_second_head_of_a_connection_has_its_clock_as_well(hasty: None, fresh: Served) -> None:
    whole = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{fresh.port}\r\n\r\n".encode()
    found = fresh.raw(whole + b"GET /heal", wait=5)
    assert found.startswith(b"HTTP/1.1 200")  # and the connection was closed, or `raw` had waited


def test_twenty_that_dawdle_delay_nobody(fresh: Served) -> None:
    links = [socket.create_connection(("127.0.0.1", fresh.port)) for _ in range(20)]
    try:
        for link in links:
            link.sendall(b"POST /api/proposals HTTP/1.1\r\nHos")
        assert fresh.ask("/api/status", "union").status == 200
        assert fresh.ask("/healthz").body == b"ok"
    finally:
        for link in links:
            link.close()


def test_a_body_is_dropped_after_its_answer_so_that_the_answer_is_heard(fresh: Served) -> None:
    found = fresh.post("/api/proposals", None, b" " * 5_000_000, Content_Type="application/json")
    assert found.status == 401
    assert fresh.post("/api/proposals", "union", b" " * 5_000_000, Content_Type="application/json").status == 413


def test_several_requests_come_on_one_connection(fresh: Served) -> None:
    one = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{fresh.port}\r\n"
    found = fresh.raw(f"{one}\r\n{one}\r\n{one}Connection: close\r\n\r\n".encode(), wait=5)
    assert found.count(b"HTTP/1.1 200 OK") == 3

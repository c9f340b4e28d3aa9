"""How fast players' screens answer, as ratios to a bare handler of the same library in the same process.

`sh packaging/benchmarks tests/benchmarks/test_screens.py`; forty phones at once are `packaging/screens load`.
"""

from __future__ import annotations

import asyncio
import socket
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import Response

from companion.kernel.beginning import begin
from companion.kernel.begun import Beginning
from companion.kernel.journal.following import Followed
from companion.kernel.session import Session
from tests.web.served import served

ASKS = 400
TIMES_BARE = 2.5
"""What a seat's status may take, kept, of what a bare handler takes to give the same bytes."""
LOOK_MS = 5.0
"""What a look at the file may keep it from its writer."""


@contextmanager
def bare(body: bytes) -> Iterator[int]:
    """Serve these bytes with nothing between."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        _ = Request(scope, receive).headers
        await Response(body, media_type="application/json")(scope, receive, send)

    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    server = uvicorn.Server(
        uvicorn.Config(app, http="h11", ws="none", lifespan="off", log_config=None, access_log=False)
    )
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])), daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(10)


def median(port: int, path: str, head: dict[str, str]) -> float:
    """Give the median of what an answer takes on a connection that stays."""
    link, taken = HTTPConnection("127.0.0.1", port), []
    for _ in range(ASKS):
        began = time.perf_counter()
        link.request("GET", path, headers=head)
        link.getresponse().read()
        taken.append(time.perf_counter() - began)
    link.close()
    return statistics.median(taken)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "evening.companion"
    begin(path, Beginning(scenario="mcphersons-ridge", seed="1863")).close()
    return path


def test_a_status_costs_little_more_than_a_bare_answer_of_its_bytes(game: Path) -> None:
    with served(game, ["union"], a_second=10**9) as room:
        body = room.ask("/api/status", "union").body
        with bare(body) as port:
            ours, theirs = [], []
            for _ in range(3):
                ours.append(median(room.port, "/api/status", room.cookie("union")))
                theirs.append(median(port, "/", {}))
    ratio = min(ours) / min(theirs)
    print(f"\na seat's status: {ratio:.2f} times a bare answer of {len(body)} bytes")
    assert ratio < TIMES_BARE


def test_a_look_at_the_file_keeps_nobody_from_it(game: Path) -> None:
    book, taken = Followed(game), []
    with Session.open(game) as session:
        note = session.decode('{"order": "note", "text": "a courier"}')
        for _ in range(100):
            session.do(note)
            began = time.perf_counter()
            book.refresh()
            taken.append(1000 * (time.perf_counter() - began))
    book.close()
    print(f"\na look at the file: {statistics.median(taken):.2f} ms, at the most {max(taken):.2f}")
    assert statistics.median(taken) < LOOK_MS

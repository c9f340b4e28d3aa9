"""`companion serve` as a program: what it prints, and how it ends."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest


def started(*words: str) -> tuple[subprocess.Popen[bytes], dict[str, Any]]:
    """Start it and read its first line."""
    process = subprocess.Popen(
        [sys.executable, "-m", "companion", "serve", *words, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    return process, json.loads(process.stdout.readline())


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_lists_its_seats_and_ends_at_once_with_streams_open(game: Path, how: signal.Signals) -> None:
    process, first = started(str(game))
    try:
        url = str(first["url"])
        seats: list[dict[str, str]] = first["seats"]
        assert list(first) == ["url", "seats"]
        assert url.endswith("/")
        assert url.startswith("http://127.0.0.1:")
        assert [one["seat"] for one in seats] == ["union", "confederate"]
        assert all(list(one) == ["seat", "url", "token"] and one["url"] == f"{url}s/{one['token']}" for one in seats)
        assert all(len(one["token"]) >= 22 for one in seats)
        link = HTTPConnection(str(urlsplit(url).netloc), timeout=10)
        link.request("GET", urlsplit(seats[0]["url"]).path)
        answer = link.getresponse()
        answer.read()
        cookie = str(answer.headers["Set-Cookie"]).partition(";")[0]
        link.request("GET", "/api/events", headers={"Cookie": cookie})
        stream = link.getresponse()
        assert stream.headers["Content-Type"].startswith("text/event-stream")
        assert stream.readline() == b"event: change\n"
        began = time.monotonic()
        process.send_signal(how)
        out, said = process.communicate(timeout=10)
        assert (process.returncode, out) == (0, b"")
        assert time.monotonic() - began < 5
        assert not [one for one in seats if one["token"].encode() in said]
        assert b"Traceback" not in said
        stream.close()
        link.close()
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--seat", "nobody"), b"nobody"),
        (("--host", "no.such.host.invalid"), b"cannot listen"),
        (("--lan", "--host", "127.0.0.1"), b"--lan"),
        (("--accept", "everything"), b"everything"),
        (("--tls-cert", "/nowhere"), b"--tls-cert"),
        (("--port", "99999"), b"--port"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(game: Path, more: tuple[str, ...], words: bytes) -> None:
    found = subprocess.run(
        [sys.executable, "-m", "companion", "serve", str(game), *more], capture_output=True, timeout=30, check=False
    )
    assert found.returncode == 2
    assert found.stdout == b""
    assert words in found.stderr
    assert len(found.stderr.strip().splitlines()) == 1


def test_a_file_that_is_none_is_told(tmp_path: Path) -> None:
    found = subprocess.run(
        [sys.executable, "-m", "companion", "serve", str(tmp_path / "x")], capture_output=True, timeout=30, check=False
    )
    assert found.returncode == 2
    assert b"no such file" in found.stderr


def test_without_the_libraries_it_says_what_installs_them(game: Path) -> None:
    hide = "import sys; sys.modules['starlette'] = None; sys.argv = ['companion', 'serve', sys.argv[1]];"
    code = f"{hide} from companion.cli import main; main()"
    found = subprocess.run([sys.executable, "-c", code, str(game)], capture_output=True, timeout=30, check=False)
    assert found.returncode == 2
    assert b'pip install "companion-referee[serve]"' in found.stderr


def test_the_referee_is_given_out_only_where_he_is_named(game: Path) -> None:
    process, first = started(str(game), "--seat", "referee", "--seat", "union")
    process.terminate()
    process.communicate(timeout=10)
    assert [one["seat"] for one in first["seats"]] == ["referee", "union"]

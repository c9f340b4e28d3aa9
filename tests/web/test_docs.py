"""The commands of docs/players-screens.md, typed in an evening."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

from companion.kernel.beginning import begin
from companion.kernel.begun import Beginning
from companion.kernel.session import Session

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "players-screens.md"
NOTE, MANEUVER = {"order": "note", "text": "a courier"}, {"order": "maneuver", "unit": "gamble"}


def test_the_evening_of_the_page(tmp_path: Path) -> None:
    lines = re.findall(r"^    companion (.*)$", PAGE.read_text(encoding="utf-8"), flags=re.M)
    path = tmp_path / "evening.companion"
    with begin(path, Beginning(scenario="mcphersons-ridge", seed="1")) as session:
        for raw in ('{"order": "set-dice", "side": "union", "mode": "entered"}', '{"order": "next-step"}'):
            session.do(session.decode(raw))
    program, own = [sys.executable, "-m", "companion"], {**os.environ, "PYTHONPATH": str(ROOT)}
    serve = [line for line in lines if line.startswith("serve")]
    assert len(serve) == 1
    server = subprocess.Popen(
        [*program, *shlex.split(serve[0])], cwd=tmp_path, env=own, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        assert server.stdout is not None
        link = urlsplit(server.stdout.readline().decode().split()[1])
        asks = HTTPConnection("127.0.0.1", link.port or 0, timeout=10)
        asks.request("GET", link.path, headers={"Host": link.netloc})
        found = asks.getresponse()
        found.read()
        head = {
            "Cookie": found.headers["Set-Cookie"].partition(";")[0],
            "Host": link.netloc,
            "Content-Type": "application/json",
        }
        numbers = []
        for command in (MANEUVER, NOTE):
            asks.request("POST", "/api/proposals", json.dumps({"commands": [command]}), head)
            answer = asks.getresponse()
            numbers.append(json.loads(answer.read())["proposal"])
            assert answer.status == 202
        asks.close()
        for line in lines:
            if line.startswith("inbox"):
                typed = line.replace("4183", str(numbers[0])).replace("2750", str(numbers[1]))
                subprocess.run([*program, *shlex.split(typed)], cwd=tmp_path, env=own, check=True, capture_output=True)
    finally:
        server.terminate()
        server.communicate(timeout=10)
    assert server.returncode == 0
    assert (tmp_path / "slips.pdf").exists()
    with Session.open(path) as session:
        assert session.head == 4

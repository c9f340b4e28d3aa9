"""A referee's process killed amid a stream of real commands: every acknowledged one is there, the battle goes on.

COMPANION_KILLS=1000 makes it the long run.
"""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path

import msgspec
import pytest

from companion.kernel.journal import check
from companion.kernel.session import Session

from .conftest import Begin
from .test_undo import random_command

KILLS = int(os.environ.get("COMPANION_KILLS", "12"))


def command_for_ever(path: Path, seed: int, tell: int) -> None:
    rng = random.Random(seed)
    with Session.open(path) as session:
        while True:
            command = random_command(session, rng)
            if not session.why_not(command):
                os.write(tell, b"%d\n" % session.do(command).entry)
            if rng.random() < 0.1 and len(session.log()) > 1:
                session.undo()


def killed(path: Path, seed: int) -> list[int]:
    """Start a child, kill it after a few commands, and give the entries that it had acknowledged."""
    hear, tell = os.pipe()
    child = os.fork()
    if not child:
        os.close(hear)
        try:
            command_for_ever(path, seed, tell)
        finally:
            os._exit(1)
    os.close(tell)
    wanted, heard = random.Random(seed).randrange(1, 8), b""
    with os.fdopen(hear, "rb", buffering=0) as told:
        while heard.count(b"\n") < wanted and (line := told.read(64)):
            heard += line
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        heard += told.read(1 << 16)
    return [int(entry) for entry in heard.split()]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_no_acknowledged_command_is_lost_when_the_process_dies(begin: Begin, tmp_path: Path) -> None:
    path = tmp_path / "0.companion"
    for kill in range(KILLS):
        if kill % 20 == 0:
            path = tmp_path / f"{kill}.companion"
            begin(path, seed=str(kill), last_turn=400).close()
        acknowledged = killed(path, kill)
        with Session.open(path) as session:
            entries = {line.entry for line in session.log()}
            assert set(acknowledged) <= entries
            assert entries == set(range(1, max(entries) + 1))
            left = msgspec.json.encode(session.view)
        assert list(check(path)) == []
        with Session.open(path) as again:
            assert msgspec.json.encode(again.view) == left
        assert not Path(f"{path}-journal").exists()

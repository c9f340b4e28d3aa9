"""A battle on a real terminal: single keys, arrows, colours, the screen that is drawn anew."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.tactical.prompt.scripts import ALL, begun, the_unit

if sys.platform == "win32":
    pytest.skip("there are no such terminals on Windows", allow_module_level=True)

import pty
import select
import termios

PATIENCE = 60.0
"""Seconds after which a program is taken to hang."""


class Screen:
    """A terminal with the program on it."""

    def __init__(self, *command: str) -> None:
        self.terminal, other = pty.openpty()
        termios.tcsetwinsize(other, (30, 100))
        self.program = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, close_fds=True)
        os.close(other)
        self.told = ""

    def until(self, words: str) -> str:
        """Read to some words; gives what stood before them."""
        while words not in self.told:
            ready, _, _ = select.select([self.terminal], [], [], PATIENCE)
            assert ready, f"no {words!r} after {self.told!r}"
            self.told += os.read(self.terminal, 65536).decode()
        before, _, self.told = self.told.partition(words)
        return before

    def type(self, keys: str) -> None:
        """Type keys, without Return."""
        os.write(self.terminal, keys.encode())


@pytest.mark.clause("ANT-1.2")
def test_a_battle_is_played_by_single_keys(tmp_path: Path) -> None:
    file = begun(tmp_path / "b.companion", *ALL)
    screen = Screen(sys.executable, "-m", "companion", "play", str(file))
    try:
        assert "X,Y:13,12" in screen.until("Cursor? ")
        screen.type("\x1b[B")
        moved = screen.until("Cursor? ")
        assert "X,Y:14,12" in moved
        assert "\x1b[94mI#5" in moved
        screen.type("\x1b[A")
        screen.until("Cursor? ")
        screen.type(" ")
        screen.until("SEYMOUR - A? ")
        screen.type("1")
        assert "X,Y:12,12" in screen.until("SEYMOUR - A? ")
        screen.type("q")
        screen.until("Cursor? ")
        screen.type("q")
        assert screen.program.wait(PATIENCE) == 0
    finally:
        screen.program.kill()
        screen.program.wait()
        os.close(screen.terminal)
    assert the_unit(file, "Seymour-A").square == (12, 12)

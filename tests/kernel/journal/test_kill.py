"""The kill test in short; packaging/kill-test 1000 is the long one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

KILL_TEST = Path(__file__).parents[3] / "packaging" / "kill-test"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")
def test_twenty_killed_writers_lose_no_acknowledged_act_and_leave_none_half_done() -> None:
    done = subprocess.run([sys.executable, KILL_TEST, "20"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("20 kills in ")
    assert "none lost, none torn" in done.stdout

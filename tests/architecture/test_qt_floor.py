"""The pinned Qt binding does not lose references: 6.12.0 aborts Python below 3.12 after some 5,300 void calls."""

from __future__ import annotations

import subprocess
import sys


def test_many_void_calls_do_not_abort_the_interpreter() -> None:
    script = "from PySide6.QtCore import QObject\no = QObject()\nfor i in range(20000): o.setObjectName('x')"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

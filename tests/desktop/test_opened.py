"""A file that the system asks the running program to open, as macOS does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CODE = """
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFileOpenEvent
from companion.desktop.app.file_events import Application
app = Application([])
app.asked.connect(print)
QCoreApplication.sendEvent(app, QEvent(QEvent.Type.ApplicationActivate))
QCoreApplication.sendEvent(app, QFileOpenEvent("/games/evening.companion"))
"""


def test_a_file_to_open_is_told_by_its_name() -> None:
    env = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path(__file__).parents[2])}
    found = subprocess.run(
        [sys.executable, "-c", CODE], capture_output=True, text=True, check=False, env=env, timeout=60
    )
    assert (found.returncode, found.stdout) == (0, "/games/evening.companion\n"), found.stderr

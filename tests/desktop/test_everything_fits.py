"""Every window fits every screen: the corners of the matrix that `packaging/fits` walks whole."""

from __future__ import annotations

import json
import os
import pkgutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import companion
from companion.desktop.widgets.fitting import Standing

ROOT = Path(__file__).resolve().parents[2]
CORNERS = (("1024x700", "100", "1", "de"), ("1366x736", "150", "1", "en"), ("1920x1050", "100", "2", "de"))


@pytest.mark.parametrize(("size", "percent", "factor", "language"), CORNERS)
def test_nothing_is_cut_and_nothing_out_of_reach(size: str, percent: str, factor: str, language: str) -> None:
    # A process a screen: Qt takes a screen's size and the system's factor once, when it starts.
    done = subprocess.run(
        [sys.executable, "-m", "tests.desktop.fits", size, "--percent", percent, "--language", language],
        cwd=ROOT,
        env=os.environ | {"QT_SCALE_FACTOR": factor, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    *faults, end = [json.loads(line) for line in done.stdout.splitlines()]
    assert faults == []
    assert not windows() - set(end["kinds"]), "windows that the walk does not open"


def windows() -> set[str]:
    """Give every class of window that the program has, those apart from which others derive."""
    for found in pkgutil.walk_packages(companion.__path__, "companion."):
        if ".screen" in found.name or found.name.startswith("companion.desktop"):
            import_module(found.name)
    waiting, last = [Standing], set()
    while waiting:
        kinds = (one := waiting.pop()).__subclasses__()
        waiting += kinds
        if not kinds and one.__module__.startswith("companion."):
            last.add(f"{one.__module__}.{one.__name__}")
    return last

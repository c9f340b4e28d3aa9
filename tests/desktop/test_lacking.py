"""A desktop that cannot open says what this machine lacks and ends with status 2, never in Qt's abort."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="screens as Linux has them")
CODE = "import sys; from companion.desktop import main; sys.exit(main([]))"


def opened(tmp_path: Path, code: str = CODE, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    env = kept | {"HOME": str(tmp_path), "PYTHONPATH": str(Path(__file__).parents[2])} | environment
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, env=env, check=False)


@pytest.mark.parametrize(
    ("environment", "cause", "cure"),
    [
        ({}, "there is no display", "log in at a screen"),
        ({"DISPLAY": ":4711"}, "no X server answers at display :4711", "export DISPLAY=:0"),
    ],
)
def test_without_a_screen_the_cause_and_the_cure_are_named(
    tmp_path: Path, environment: dict[str, str], cause: str, cure: str
) -> None:
    found = opened(tmp_path, **environment)
    assert found.returncode == 2
    assert found.stdout == ""
    told = found.stderr.splitlines()
    assert cause in told[0]
    assert cure in told[1]
    assert len(told) == 2


def test_without_a_library_the_cause_and_the_cure_are_named(tmp_path: Path) -> None:
    """As where Debian lacks libgl1: Qt's module cannot be read."""
    code = f"""
import ctypes, importlib.abc, sys
class Lacks(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name == "PySide6.QtWidgets":
            raise ImportError("libGL.so.1: cannot open shared object file")
sys.meta_path.insert(0, Lacks())
found = ctypes.CDLL
def cdll(name, *more):
    if name == "libGL.so.1":
        raise OSError(name)
    return found(name, *more)
ctypes.CDLL = cdll
{CODE}"""
    found = opened(tmp_path, code, QT_QPA_PLATFORM="offscreen")
    assert found.returncode == 2
    assert "system libraries of Qt are missing: libGL.so.1" in found.stderr
    assert "libgl1" in found.stderr
    assert "Traceback" not in found.stderr

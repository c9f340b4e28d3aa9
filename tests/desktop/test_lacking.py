"""A desktop that cannot open says what this machine lacks and ends with status 2, never in Qt's abort."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="screens as Linux has them")
CODE = "import sys; from companion.desktop.app.program import main; sys.exit(main([]))"


def opened(tmp_path: Path, code: str = CODE, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    env = kept | {"HOME": str(tmp_path), "PYTHONPATH": str(Path(__file__).parents[2])} | environment
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, env=env, check=False
    )


@pytest.mark.parametrize(
    ("environment", "cause", "cure"),
    [
        ({}, "there is no display", "log in at a screen"),
        ({"DISPLAY": ":4711"}, "no X server answers at display :4711", "export DISPLAY=:0"),
        ({"QT_QPA_PLATFORM": "paper"}, "Qt cannot draw on paper", "unset QT_QPA_PLATFORM"),
        ({"COMPANION_LANGUAGE": "de"}, "es gibt keinen Bildschirm", "ssh -X"),
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


@pytest.mark.skipif(Path("/dev/fb0").exists(), reason="this machine has a framebuffer")
def test_a_platform_of_qts_that_finds_no_screen_does_not_abort(tmp_path: Path) -> None:
    found = opened(tmp_path, QT_QPA_PLATFORM="linuxfb")
    assert found.returncode == 2
    assert found.stderr.splitlines()[0].startswith("companion: Qt cannot draw on linuxfb")


@pytest.mark.parametrize("name", ["COMPANION_LANGUAGE", "COMPANION_UNITS"])
def test_a_language_or_a_measure_that_there_is_not_is_told(tmp_path: Path, name: str) -> None:
    found = opened(tmp_path, QT_QPA_PLATFORM="offscreen", **{name: "ell"})
    assert found.returncode == 2
    assert found.stderr.startswith(f"companion: {name}: there is no ")
    assert "there are: " in found.stderr
    assert len(found.stderr.splitlines()) == 1


def test_the_program_says_how_it_is_called(tmp_path: Path) -> None:
    code = "import sys; sys.argv[1:] = [{!r}]; from companion.desktop.app.program import open_desktop; open_desktop()"
    for option, status in (("--help", 0), ("--version", 0), ("--fullscreen", 2)):
        found = opened(tmp_path, code.format(option))
        assert found.returncode == status
        assert "companion-desktop" in (found.stderr if status else found.stdout)


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

"""A machine is read as it is, without Qt and without leaving a trace."""

from __future__ import annotations

import re
import socket
import sys
from pathlib import Path

import pytest

import companion
from companion.doctor import machine
from companion.doctor.loading import libraries, missing, named, screens
from companion.doctor.machine import encoding, family, look, screen_of, writes

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("env", "screen"),
    [
        ({}, ""),
        ({"DISPLAY": ":0"}, "x11"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, "x11"),
        ({"QT_QPA_PLATFORM": "wayland;xcb", "DISPLAY": ":0"}, "wayland"),
        ({"QT_QPA_PLATFORM": "offscreen"}, "offscreen"),
        ({"QT_QPA_PLATFORM": "xcb"}, ""),
    ],
)
def test_what_qt_would_draw_on(env: dict[str, str], screen: str) -> None:
    assert screen_of(env, "linux") == screen
    assert screen_of(env, "win32") == "native"


@pytest.mark.parametrize(
    ("env", "found"),
    [
        ({}, "C"),
        ({"LANG": "de_DE.UTF-8"}, "UTF-8"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "C"),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, "UTF-8"),
        ({"LANG": "en_US"}, "en_US"),
    ],
)
def test_what_the_locale_writes_in(env: dict[str, str], found: str) -> None:
    assert encoding(env, "linux") == found
    assert encoding({}, "darwin") == "UTF-8"


def test_a_distribution_and_where_it_comes_from() -> None:
    assert family('NAME="Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\n') == ("linuxmint", "ubuntu", "debian")
    assert family("") == ()


def test_a_folder_that_can_be_written_and_one_that_cannot(tmp_path: Path) -> None:
    there = writes("games", tmp_path / "not" / "yet")
    assert (there.trouble, there.path) == ("", tmp_path / "not" / "yet")
    assert there.free is not None
    assert there.free > 0
    assert list(tmp_path.iterdir()) == []
    assert writes("games", Path("/proc/1")).trouble == "read-only"  # not even root makes files there


def test_a_folder_that_is_not_there_is_told_by_the_one_it_would_be_made_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "_can_write", lambda _: False)
    assert writes("settings", Path("/proc/1/settings")).path == Path("/proc/1")
    assert writes("settings", Path("/nowhere/at/all")).trouble == "absent"


def test_a_library_that_cannot_be_loaded_is_told_by_the_file_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(name: str) -> object:
        if name in ("libxcb-image.so.0", "libxcb-cursor.so.0"):  # the one needs the other
            raise OSError("libxcb-image.so.0: cannot open shared object file: No such file or directory")
        if name == "libz.so.1":
            raise OSError("/usr/lib/libz.so.1: file too short")
        return object()

    monkeypatch.setattr("ctypes.CDLL", without)
    assert {one.file: one.debian for one in missing()} == {"libxcb-image.so.0": "libxcb-image0", "libz.so.1": "zlib1g"}
    monkeypatch.setattr("ctypes.CDLL", lambda name: without(name if name != "libGL.so.1" else "libxcb-cursor.so.0"))
    assert {one.file for one in missing()} == {"libxcb-image.so.0", "libz.so.1"}

    def bare(name: str) -> object:
        raise OSError(f"{name}: cannot open shared object file: No such file or directory")

    monkeypatch.setattr("ctypes.CDLL", bare)
    assert missing() == libraries()
    unknown = named("ImportError: libodd.so.3: cannot open shared object file: No such file or directory")
    assert unknown is not None
    assert (unknown.file, unknown.debian) == ("libodd.so.3", "")
    assert named("could not connect to display") is None


def test_what_qt_can_draw_on_here_is_found_without_qt() -> None:
    found = screens()
    assert found is None or "offscreen" in found


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X servers as Linux has them")
def test_a_display_that_nobody_serves_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not machine.answers(":4711")
    assert machine.answers("far.away:0.0")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind("\0/tmp/.X11-unix/X4712")
        server.listen()
        assert machine.answers(":4712.0")


def test_a_machine_is_read_whole() -> None:
    found = look({"DISPLAY": ":4711", "LC_ALL": "C"})
    assert found.python == sys.version_info[:3]
    assert (found.screen, found.answers, found.encoding) == ("x11", False, "C")
    assert {one.purpose for one in found.folders} == {"games", "settings", "the log of faults", "passing files"}


def test_the_set_up_script_installs_the_very_libraries_that_are_looked_for() -> None:
    script = (ROOT / "packaging" / "setup.sh").read_text()
    found = re.search(r'^libraries="([^"]*)"', script, re.MULTILINE)
    assert found is not None
    assert {*found[1].replace("\\\n", " ").split()} == {one.debian for one in libraries()} | {"fonts-dejavu-core"}


def test_an_old_python_is_told_what_is_needed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code = Path(str(companion.__file__)).read_text()
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    with pytest.raises(SystemExit) as stopped:
        exec(compile(code, "companion", "exec"), {})
    assert stopped.value.code == 2
    assert "Python 3.11 or newer is needed, this is 3.9.2" in capsys.readouterr().err

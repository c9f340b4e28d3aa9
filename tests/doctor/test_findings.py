"""What a machine lacks is named with what mends it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.doctor.findings import Finding, against_desktop, findings, from_words, told
from companion.doctor.loading import Library, brought, libraries
from companion.doctor.machine import Folder, Machine

GAMES = Folder("games", Path("/home/anne/games"), "", 10**10)
SOUND = Machine(
    system="linux",
    family=("debian",),
    python=(3, 11, 2),
    encoding="UTF-8",
    screen="x11",
    display=":0",
    folders=(GAMES,),
)
ALL = libraries()


def lacking(**fields: Any) -> tuple[Finding, ...]:
    return findings(replace(SOUND, **fields))


def test_a_machine_that_has_all_lacks_nothing() -> None:
    assert findings(SOUND) == ()


@pytest.mark.parametrize(
    ("fields", "what", "cure", "stops"),
    [
        (
            {"python": (3, 9, 2)},
            "Python 3.11 or newer is needed, this is 3.9.2",
            "sudo apt-get install -y python3.11",
            "everything",
        ),
        (
            {"sees": False},
            "photographs of the table cannot be read",
            'python3 -m pip install "companion-referee[photo]"',
            "nothing",
        ),
        (
            {"serves": False},
            "players' own screens cannot be served",
            'python3 -m pip install "companion-referee[serve]"',
            "nothing",
        ),
        ({"qt": "PySide6"}, "Qt is not installed", "python3 -m pip install companion-referee", "the desktop"),
        ({"screen": ""}, "there is no display", "log in at a screen", "the desktop"),
        ({"display": ":7", "answers": False}, "no X server answers at display :7", "export DISPLAY=:0", "the desktop"),
        (
            {"screen": "wayland", "display": "wayland-7", "answers": False},
            "no Wayland compositor answers at wayland-7",
            "export WAYLAND_DISPLAY=",
            "the desktop",
        ),
        (
            {"screen": "wayland", "draws": ("offscreen", "xcb")},
            "there is no X display",
            "export DISPLAY=:0",
            "the desktop",
        ),
        (
            {"asked": "paper", "draws": ("offscreen", "xcb")},
            "Qt cannot draw on paper",
            "unset QT_QPA_PLATFORM",
            "the desktop",
        ),
        ({"fonts": False}, "there is no font", "sudo apt-get install -y fonts-dejavu-core", "nothing"),
        ({"encoding": "C"}, "the locale is C", "export LC_ALL=C.UTF-8", "nothing"),
        (
            {"folders": (replace(GAMES, trouble="read-only"),)},
            "/home/anne/games is read-only",
            "chmod u+rwx /home/anne/games",
            "nothing",
        ),
        ({"folders": (replace(GAMES, trouble="absent"),)}, "there is no folder for games", "export HOME=", "nothing"),
        (
            {"folders": (replace(GAMES, free=3 * 2**20),)},
            "is full: 3 MiB are free",
            "df -h /home/anne/games",
            "nothing",
        ),
    ],
)
def test_each_lack_has_its_cause_its_cure_and_what_it_stops(
    fields: dict[str, Any], what: str, cure: str, stops: str
) -> None:
    (found,) = lacking(**fields)
    assert what in found.what
    assert cure in found.cure
    assert found.stops == stops


def test_libraries_are_told_in_one_line_that_installs_them_all() -> None:
    (found,) = lacking(missing=ALL)
    assert found.cure == "sudo apt-get install -y " + " ".join(one.debian for one in ALL)
    (found,) = lacking(missing=ALL[:1], family=("nobara", "fedora"))
    assert found.cure == "sudo dnf install -y 'libGL.so.1()(64bit)'"
    (found,) = lacking(missing=ALL[:1], family=("opensuse-leap", "suse"))
    assert found.cure.startswith("sudo zypper install")
    (found,) = lacking(missing=ALL[:1], family=("arch",))
    assert "libgl1" in found.cure
    assert "sudo" not in found.cure


def test_a_library_that_no_table_knows_is_told_by_its_file() -> None:
    unknown = Library("libodd.so.3", "", "to draw")
    (found,) = lacking(missing=(unknown,))
    assert found.what.endswith("libodd.so.3")
    assert "apt-file search libodd.so.3" in found.cure
    (found,) = lacking(missing=(unknown,), family=("fedora",))
    assert found.cure == "sudo dnf install -y 'libodd.so.3()(64bit)'"


@pytest.mark.parametrize(
    ("words", "fields", "what", "cure"),
    [
        (
            ["libxcb-randr.so.0: cannot open shared object file: No such file or directory"],
            {},
            "missing: libxcb-randr.so.0",
            "install -y libxcb-randr0",
        ),
        (
            ["could not connect to display :0", "This application failed to start"],
            {},
            "the X server at display :0 cannot be reached",
            "xhost +si:localuser:",
        ),
        (["no screen was found"], {"asked": "linuxfb"}, "Qt cannot draw on linuxfb", "unset QT_QPA_PLATFORM"),
        (
            ["", "symbol lookup error: odd"],
            {},
            "Qt cannot be used on this machine: symbol lookup error: odd",
            "QT_DEBUG_PLUGINS=1",
        ),
    ],
)
def test_what_only_qt_or_the_loader_say_becomes_a_cause_and_a_cure(
    words: list[str], fields: dict[str, Any], what: str, cure: str
) -> None:
    found = from_words(replace(SOUND, **fields), words)
    assert what in found.what
    assert cure in found.cure


def test_what_only_an_x_screen_needs_is_asked_of_no_other() -> None:
    of_windows = tuple(one for one in (*ALL, *brought()) if one.needed == "for a window")
    assert of_windows
    for screen in ("wayland", "offscreen"):
        assert lacking(missing=of_windows, screen=screen) == ()
    assert lacking(missing=of_windows) != ()
    of_wayland = tuple(one for one in brought() if one.needed == "for wayland")
    assert lacking(missing=of_wayland) == ()
    (found,) = lacking(missing=of_wayland, screen="wayland")
    assert "libwayland-client0" in found.cure
    (found,) = lacking(missing=of_wayland, screen="wayland", draws=("xcb",))  # a library would not help
    assert "export DISPLAY" in found.cure


def test_the_gravest_comes_first_and_only_it_keeps_windows_from_opening() -> None:
    bad = replace(SOUND, encoding="C", python=(3, 8, 0), screen="", fonts=False)
    assert [one.stops for one in findings(bad)] == ["everything", "the desktop", "nothing", "nothing"]
    assert [one.stops for one in against_desktop(bad)] == ["everything", "the desktop"]
    assert told(findings(bad)[1])[0] == "there is no display (no window opens)"
    assert told(findings(bad)[3]) == [findings(bad)[3].what, f"    {findings(bad)[3].cure}"]


def test_an_extra_that_is_left_out_is_told_and_nothing_is_amiss() -> None:
    assert [one.extra for one in lacking(sees=False)] == [True]
    assert [one.extra for one in lacking(serves=False)] == [True]
    assert not against_desktop(replace(SOUND, sees=False))

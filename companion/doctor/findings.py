"""What a machine lacks: the cause by name, what it stops, and the exact line that mends it. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from companion.doctor.loading import Library, named
from companion.doctor.machine import Folder, Machine
from companion.language.tongue import tr

OLDEST_PYTHON = (3, 11)
ROOM = 64 * 2**20
"""Bytes that a long evening with its backups and papers takes, and some."""
NO_ENTRY = "could not connect to display"
"""Qt's words where an X server is not there or does not let it in."""
Stops = Literal["everything", "the desktop", "nothing"]


class Finding(msgspec.Struct, frozen=True):
    """Something that is not as it should be."""

    what: str
    cure: str
    """The line to type, or what to do."""
    stops: Stops
    extra: bool = False
    """Whether it is an extra that may be left out: then nothing is amiss."""


def told(finding: Finding) -> list[str]:
    """Give a finding in lines: the cause, what it stops, and under it the cure."""
    stops = {"everything": tr("nothing works"), "the desktop": tr("no window opens"), "nothing": ""}
    why = f" ({stops[finding.stops]})" if stops[finding.stops] else ""
    return [f"{finding.what}{why}", f"    {finding.cure}"]


def findings(machine: Machine) -> tuple[Finding, ...]:
    """Give all that a machine lacks, the gravest first."""
    found = [
        *_python(machine),
        *_qt(machine),
        *_libraries(machine),
        *_screen(machine),
        *_fonts(machine),
        *_folders(machine),
        *_locale(machine),
        *_photographs(machine),
        *_screens(machine),
    ]
    gravest: tuple[Stops, ...] = ("everything", "the desktop", "nothing")
    return tuple(sorted(found, key=lambda one: gravest.index(one.stops)))


def against_desktop(machine: Machine) -> tuple[Finding, ...]:
    """Give what keeps windows from opening."""
    return tuple(one for one in findings(machine) if one.stops != "nothing")


def _python(machine: Machine) -> Iterator[Finding]:
    if machine.python[:2] < OLDEST_PYTHON:
        wanted, found = ".".join(map(str, OLDEST_PYTHON)), ".".join(map(str, machine.python))
        what = tr("Python {wanted} or newer is needed, this is {found}", wanted=wanted, found=found)
        yield Finding(what, installs(machine, f"python{wanted}", f"python{wanted}"), "everything")


def _qt(machine: Machine) -> Iterator[Finding]:
    if machine.qt:
        yield Finding(
            tr("Qt is not installed ({package})", package=machine.qt),
            "python3 -m pip install companion-referee",
            "the desktop",
        )


def _libraries(machine: Machine) -> Iterator[Finding]:
    needed = {"to draw"}
    if machine.screen in ("x11", ""):
        needed.add("for a window")
    elif machine.screen == "wayland" and _draws_on_wayland(machine):
        needed.add("for wayland")
    # Of what is missing only what this screen would need: nobody is sent for packages that change nothing.
    lacking = [one for one in machine.missing if one.needed in needed]
    if lacking:
        yield of_libraries(machine, lacking)


def _draws_on_wayland(machine: Machine) -> bool:
    return machine.draws is None or "wayland" in machine.draws


def of_libraries(machine: Machine, lacking: Sequence[Library]) -> Finding:
    """Tell of system libraries that are missing."""
    names = ", ".join(one.file for one in lacking)
    what = tr("system libraries of Qt are missing: {names}", names=names)
    return Finding(what, _install(machine, lacking), "the desktop")


def _screen(machine: Machine) -> Iterator[Finding]:
    if machine.asked and machine.draws is not None and machine.asked.partition("-")[0] not in machine.draws:
        what = tr("Qt cannot draw on {name}, which QT_QPA_PLATFORM asks for", name=machine.asked)
        yield Finding(what, "unset QT_QPA_PLATFORM", "the desktop")
    elif not machine.screen:
        cure = tr("log in at a screen, or with: ssh -X; without one: companion --help lists what goes on a terminal")
        yield Finding(tr("there is no display"), cure, "the desktop")
    elif machine.screen == "wayland" and not _draws_on_wayland(machine):
        cure = tr("switch XWayland on, and name its display: export DISPLAY=:0")
        yield Finding(tr("there is no X display, and this installation does not draw on Wayland"), cure, "the desktop")
    elif not machine.answers and machine.screen == "wayland":
        what = tr("no Wayland compositor answers at {display}", display=machine.display)
        yield Finding(what, tr("start one, or name the right one: export WAYLAND_DISPLAY=wayland-0"), "the desktop")
    elif not machine.answers:
        what = tr("no X server answers at display {display}", display=machine.display)
        yield Finding(what, tr("start one, or name the right one: export DISPLAY=:0"), "the desktop")


def from_words(machine: Machine, words: Sequence[str]) -> Finding:
    """Tell what keeps windows from opening where only Qt's own words, or those of the system's loader, say it."""
    text = "\n".join(words)
    if (library := named(text)) is not None:
        return of_libraries(machine, [library])
    if NO_ENTRY in text:
        what = tr(
            "the X server at display {display} cannot be reached, or does not let this user in", display=machine.display
        )
        return Finding(what, tr("type where its screen is: xhost +si:localuser:NAME; over ssh: ssh -X"), "the desktop")
    if machine.asked:
        what = tr("Qt cannot draw on {name}, which QT_QPA_PLATFORM asks for", name=machine.asked)
        return Finding(what, "unset QT_QPA_PLATFORM", "the desktop")
    said = next((line.strip() for line in text.splitlines() if line.strip()), "")
    return Finding(
        tr("Qt cannot be used on this machine: {words}", words=said),
        tr("with QT_DEBUG_PLUGINS=1 before the command Qt says more"),
        "the desktop",
    )


def _fonts(machine: Machine) -> Iterator[Finding]:
    if not machine.fonts:
        what = tr("there is no font on this machine: signs that the companion's own fonts lack show as boxes")
        yield Finding(what, installs(machine, "fonts-dejavu-core", "dejavu-sans-fonts"), "nothing")


def _folders(machine: Machine) -> Iterator[Finding]:
    for folder in machine.folders:
        if folder.trouble:
            yield Finding(_trouble(folder), _folder_cure(folder), "nothing")
        elif folder.free is not None and folder.free < ROOM:
            mib, room = folder.free // 2**20, ROOM // 2**20
            what = tr(
                "the disk of {path} is full: {free} MiB are free, a long evening takes up to {room}",
                path=folder.path,
                free=mib,
                room=room,
            )
            yield Finding(what, tr("free some space there: df -h {path}", path=folder.path), "nothing")


def _trouble(folder: Folder) -> str:
    if folder.trouble == "absent":
        return tr("there is no folder for {purpose}", purpose=tr(folder.purpose))
    return tr("{path} is read-only, the place of {purpose}", path=folder.path, purpose=tr(folder.purpose))


def _folder_cure(folder: Folder) -> str:
    if folder.trouble == "absent":
        return tr("give yourself a home that you may write to: export HOME=/path/to/it")
    return tr("chmod u+rwx {path}; on a read-only disk: export HOME=/path/to/a/folder/of/your/own", path=folder.path)


def _locale(machine: Machine) -> Iterator[Finding]:
    if machine.encoding.upper().replace("-", "") != "UTF8":
        what = tr("the locale is {locale}, which has no signs beyond plain English", locale=machine.encoding)
        yield Finding(what, "export LC_ALL=C.UTF-8", "nothing")


def _photographs(machine: Machine) -> Iterator[Finding]:
    if not machine.sees:
        what = tr("photographs of the table cannot be read: OpenCV is not installed, all else works without it")
        yield Finding(what, 'python3 -m pip install "companion-referee[photo]"', "nothing", extra=True)


def _screens(machine: Machine) -> Iterator[Finding]:
    if not machine.serves:
        what = tr("players' own screens cannot be served: what they need is not installed, all else works without it")
        yield Finding(what, 'python3 -m pip install "companion-referee[serve]"', "nothing", extra=True)


def _install(machine: Machine, lacking: Sequence[Library]) -> str:
    if unknown := [one.file for one in lacking if not one.debian and not _by_file(machine)]:
        return tr("install the packages that hold them; for {file}: apt-file search {file}", file=unknown[0])
    apt, rpm = " ".join(one.debian for one in lacking), " ".join(f"'{one.file}()(64bit)'" for one in lacking)
    return installs(machine, apt, rpm)


def _by_file(machine: Machine) -> bool:
    """Say whether packages are asked for here by the libraries that they hold."""
    return bool({"fedora", "rhel", "suse", "opensuse"} & set(machine.family))


def installs(machine: Machine, debian: str, rpm: str) -> str:
    """Give the line that installs packages here; `rpm` are names or what packages provide."""
    if {"fedora", "rhel"} & set(machine.family):
        return f"sudo dnf install -y {rpm}"
    if "suse" in machine.family or "opensuse" in machine.family:
        return f"sudo zypper install -y {rpm}"
    if {"debian", "ubuntu"} & set(machine.family) or not machine.family:
        return f"sudo apt-get install -y {debian}"
    return tr("install what holds them; on Debian that is: {packages}", packages=debian)

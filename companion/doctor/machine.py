"""What there is of a machine: read once, without Qt, and without changing anything."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import msgspec

from companion.doctor.loading import Library, missing, screens
from companion.language.tongue import word

SERVING = ("starlette", "uvicorn", "jinja2", "segno")
FONTS = ("*.ttf", "*.otf", "*.ttc", "*.pfb")
Screen = Literal["x11", "wayland", "offscreen", "native", ""]


class Folder(msgspec.Struct, frozen=True):
    """A folder that the companion writes to."""

    purpose: str
    path: Path
    trouble: Literal["", "read-only", "absent"]
    free: int | None
    """Bytes; None where nobody knows."""


class Machine(msgspec.Struct, frozen=True, kw_only=True):
    """What there is."""

    system: str
    """`sys.platform`."""
    family: tuple[str, ...] = ()
    """The distribution and those it comes from, "ubuntu", "debian"."""
    python: tuple[int, int, int]
    encoding: str
    """Of what is written on the terminal and of file names."""
    screen: Screen
    display: str = ""
    """The X display, or Wayland's, that is asked for."""
    answers: bool = True
    """Whether a server stands behind the display."""
    asked: str = ""
    """What QT_QPA_PLATFORM asks Qt to draw on."""
    draws: tuple[str, ...] | None = None
    """What Qt's plugins can draw on, None where nobody knows."""
    qt: str = ""
    """Why Qt's Python package is not there, "" when it is."""
    missing: tuple[Library, ...] = ()
    fonts: bool = True
    sees: bool = True
    """Whether OpenCV is there, which reads photographs of a table."""
    serves: bool = True
    """Whether there is all that players' screens are served with."""
    folders: tuple[Folder, ...] = ()


def look(environment: Mapping[str, str] | None = None) -> Machine:
    """Read what there is."""
    env = os.environ if environment is None else environment
    screen = screen_of(env, sys.platform)
    linux = sys.platform.startswith("linux")
    return Machine(
        system=sys.platform,
        family=family(_text(Path("/etc/os-release"))) if linux else (),
        python=(sys.version_info.major, sys.version_info.minor, sys.version_info.micro),
        encoding=encoding(env, sys.platform),
        screen=screen,
        display=env.get("WAYLAND_DISPLAY" if screen == "wayland" else "DISPLAY", ""),
        answers=_behind(screen, env),
        asked=_asked(env) if linux else "",
        draws=screens() if linux else None,
        qt=_qt(),
        missing=missing() if linux else (),
        fonts=not linux or any(_fonts(env)),
        sees=find_spec("cv2") is not None,
        serves=all(find_spec(name) is not None for name in SERVING),
        folders=tuple(_folders()),
    )


def screen_of(env: Mapping[str, str], system: str) -> Screen:
    """Say what Qt would draw on; "" for nothing."""
    if not system.startswith("linux"):
        return "native"
    wanted = _asked(env)
    if wanted in ("offscreen", "minimal", "vnc", "linuxfb", "eglfs"):
        return "offscreen"
    if wanted.startswith("wayland") or (not wanted and env.get("WAYLAND_DISPLAY") and not env.get("DISPLAY")):
        return "wayland"
    return "x11" if env.get("DISPLAY") else ""


def _asked(env: Mapping[str, str]) -> str:
    return env.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]


def _behind(screen: Screen, env: Mapping[str, str]) -> bool:
    if screen == "x11":
        return answers(env.get("DISPLAY", ""))
    return screen != "wayland" or _listens(str(Path(env.get("XDG_RUNTIME_DIR", ""), env.get("WAYLAND_DISPLAY", ""))))


def encoding(env: Mapping[str, str], system: str) -> str:
    """Give what the locale asks programs to write in: "C" for the locale C, which knows no more than ASCII."""
    if not system.startswith("linux"):
        return "UTF-8"
    locale = env.get("LC_ALL") or env.get("LC_CTYPE") or env.get("LANG") or "C"
    return "C" if locale in ("C", "POSIX") else locale.partition(".")[2] or locale


def family(os_release: str) -> tuple[str, ...]:
    """Give the distribution and those it comes from, as /etc/os-release has them."""
    fields = dict(line.split("=", 1) for line in os_release.splitlines() if "=" in line)
    return tuple(f"{fields.get('ID', '')} {fields.get('ID_LIKE', '')}".replace('"', "").split())


def answers(display: str) -> bool:
    """Say whether a server stands behind an X display of this machine; of another machine's nobody asks."""
    host, _, number = display.rpartition(":")
    if host not in ("", "unix"):
        return True
    name = f"/tmp/.X11-unix/X{number.partition('.')[0]}"  # where X servers listen
    # Some servers listen only at an address without a file, which Linux writes with a leading zero byte.
    return _listens(name) or _listens(f"\0{name}")


def _listens(address: str) -> bool:
    import socket

    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        try:
            connection.connect(address)
        except OSError:
            return False
        return True


def writes(purpose: str, path: Path) -> Folder:
    """Look at a folder, or at the nearest one above it that there is and that it would be made in."""
    import shutil

    there = next((one for one in (path, *path.parents) if _is_folder(one)), None)
    if there is None:
        return Folder(purpose, path, "absent", None)
    try:
        free: int | None = shutil.disk_usage(there).free
    except OSError:
        free = None
    if _can_write(there):
        return Folder(purpose, path, "", free)
    if there == there.parent:  # a home that is not there, whose folders could only be made in the root
        return Folder(purpose, path, "absent", free)
    return Folder(purpose, there, "read-only", free)


def _can_write(folder: Path) -> bool:
    """Try it: on a disk that is read-only the owner's rights say nothing."""
    import tempfile

    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError as error:
        import errno

        return error.errno in (errno.ENOSPC, errno.EDQUOT)  # told as a full disk


def _folders() -> Iterator[Folder]:
    import tempfile

    import platformdirs

    places: tuple[tuple[str, Callable[[], Path]], ...] = (
        (word("games"), Path.cwd),
        (word("settings"), lambda: Path(platformdirs.user_config_dir("companion", appauthor=False))),
        (word("the log of faults"), lambda: Path(platformdirs.user_log_dir("companion", appauthor=False))),
        (word("passing files"), lambda: Path(tempfile.gettempdir())),
    )
    for purpose, place in places:
        try:
            yield writes(purpose, place())
        except (OSError, RuntimeError):
            yield Folder(purpose, Path(), "absent", None)


def _qt() -> str:
    from importlib.util import find_spec

    return "" if find_spec("PySide6") is not None else "PySide6"


def _fonts(env: Mapping[str, str]) -> Iterator[Path]:
    home = env.get("HOME", "")
    own = [Path(home, ".fonts"), Path(home, ".local/share/fonts")] if home else []
    for folder in (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), *own):
        for pattern in FONTS:
            yield from _found(folder, pattern)


def _found(folder: Path, pattern: str) -> Sequence[Path]:
    try:
        return list(folder.rglob(pattern))
    except OSError:
        return ()


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""

"""What the desktop remembers between evenings. A file that is gone, broken or cannot be written is never a failure."""

from __future__ import annotations

import base64
import binascii
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from companion.desktop.widgets.look import LARGEST, SMALLEST
from companion.kernel.units import Units

RECENT = 12
Theme = Literal["system", "light", "dark"]


class Stored(msgspec.Struct, omit_defaults=True):
    """What stands in the file."""

    theme: Theme = "system"
    percent: int = 100
    language: str = ""
    """The language that was chosen, "" for the system's."""
    units: Units = "inches"
    """What the miniatures table is measured in."""
    recent: list[str] = []
    open: list[str] = []
    """The documents that were open when the last evening ended."""
    toured: bool = False
    passes_over: bool = False
    """Steps of the miniatures in which nobody can act are passed over."""
    sounds: bool = False
    """A sound tells of results, and of whose turn it is."""
    windows: dict[str, str] = {}
    """Geometry and the places of the splitters, by window, in base64."""
    folder: str = ""
    colors: dict[str, str] = {}
    """Colours chosen otherwise, by theme and token: {"light/wine": "#8C1D2F"}."""
    keys: dict[str, str] = {}
    """Keys chosen otherwise, by the ids of acts: {"undo": "Ctrl+Backspace"}."""
    board_percent: int = 100
    """The scale of the board across the table."""
    printing: dict[str, Any] = {}
    """What was printed the last time, and how."""


class Recent(NamedTuple):
    """A document of the recent ones, and whether it is still there."""

    path: Path
    there: bool


class Settings:
    """The settings of this user."""

    def __init__(self, path: Path | None = None) -> None:
        """Read them; by default from the user's configuration folder."""
        self.problem = ""
        """Why the last writing failed, "" when it did not."""
        self.path = path if path is not None else _default()
        self.stored = _read(self.path)

    def save(self) -> None:
        """Write them; a failure is kept in `problem` and changes nothing else."""
        # With the process in its name: two companions may end at the same moment, and each must move a whole file into
        # place.
        building = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        try:
            text = msgspec.json.format(msgspec.json.encode(_tidy(self.stored)))
            self.path.parent.mkdir(parents=True, exist_ok=True)
            building.write_bytes(text)
            building.replace(self.path)
            self.problem = ""
        except (OSError, ValueError, TypeError, msgspec.MsgspecError) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else error
            self.problem = f"{self.path}: {why}"
            with suppress(OSError):
                building.unlink(missing_ok=True)

    # ---- documents

    def opened(self, path: Path) -> None:
        """Put a document at the head of the recent ones."""
        name = str(path.absolute())
        self.stored.recent = [name, *(one for one in self.stored.recent if one != name)][:RECENT]
        self.stored.folder = str(path.absolute().parent)
        self.save()

    def forget(self, path: Path) -> None:
        """Take a document off the recent ones; the file stays."""
        self.stored.recent = [one for one in self.stored.recent if one != str(path.absolute())]
        self.save()

    def recent(self) -> list[Path]:
        """Give the recent documents that are still there, newest first."""
        return [one.path for one in self.recents() if one.there]

    def recents(self) -> list[Recent]:
        """Give all recent documents, newest first; a stick that is not plugged in today may be tomorrow."""
        return [Recent(path, _there(path)) for path in map(Path, self.stored.recent)]

    def last_open(self) -> list[Path]:
        """Give what was open when the last evening ended and is still there."""
        return [path for path in map(Path, self.stored.open) if _there(path)]

    def folder(self) -> Path:
        """Give the folder that was used last, or the user's own where it is gone."""
        last = Path(self.stored.folder) if self.stored.folder else Path.home()
        try:
            return last if last.is_dir() else Path.home()
        except OSError:
            return Path.home()

    # ---- windows

    def keep(self, window: str, place: bytes) -> None:
        """Keep the geometry of a kind of window, or the state of a splitter; `save` writes it."""
        self.stored.windows[window] = base64.b64encode(place).decode()

    def place(self, window: str) -> bytes:
        """Give what was kept, b"" where there is nothing, or nothing that can be read."""
        try:
            return base64.b64decode(self.stored.windows.get(window, ""), validate=True)
        except (binascii.Error, ValueError):
            return b""


def _read(path: Path) -> Stored:
    """Read the file; of one that is broken in a part, or from another version, keep all that can be read."""
    try:
        # Read without a shape at first and taken field by field below: one field that a newer version writes otherwise
        # costs that field only, and not the list of all recent games.
        found: Any = msgspec.json.decode(path.read_bytes())
    except (OSError, ValueError, msgspec.MsgspecError, RecursionError):
        return Stored()
    stored = Stored()
    for field in msgspec.structs.fields(Stored):
        if isinstance(found, dict) and field.name in found:
            with suppress(msgspec.MsgspecError):
                setattr(stored, field.name, msgspec.convert(found[field.name], field.type))
    return _tidy(stored)


def _tidy(stored: Stored) -> Stored:
    """Bring figures inside their bounds, and leave out names that no text file can hold."""
    return msgspec.structs.replace(
        stored,
        percent=max(SMALLEST, min(LARGEST, stored.percent)),
        board_percent=max(SMALLEST, min(LARGEST, stored.board_percent)),
        recent=_writable(stored.recent)[:RECENT],
        open=_writable(stored.open),
        folder="".join(_writable([stored.folder])),
    )


def _writable(names: Iterable[str]) -> list[str]:
    # A path of bytes that are no UTF-8 comes from the system with lone surrogates. JSON cannot hold them, and one such
    # name would keep all settings from being written.
    return [name for name in dict.fromkeys(names) if name.encode(errors="ignore").decode() == name]


def _there(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a folder that may not be looked into
        return False


def _default() -> Path:
    from platformdirs import user_config_dir

    return Path(user_config_dir("companion", appauthor=False)) / "desktop.json"

"""What the desktop remembers between evenings. A file that is gone, broken or cannot be written is never a failure."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

RECENT = 12


class Stored(msgspec.Struct, omit_defaults=True):
    """What stands in the file."""

    theme: str = "system"
    """"system", "light" or "dark"."""
    percent: int = 100
    recent: list[str] = []
    open: list[str] = []
    """The documents that were open when the last evening ended."""
    toured: bool = False
    windows: dict[str, str] = {}
    """Geometry and the places of the splitters, by window, in base64."""
    folder: str = ""


class Settings:
    """The settings of this user."""

    def __init__(self, path: Path | None = None) -> None:
        """Read them; by default from the user's configuration folder."""
        self.path = path if path is not None else _default()
        self.problem = ""
        """Why the last writing failed, "" when it did not."""
        self.stored = self._read()

    def _read(self) -> Stored:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Stored)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return Stored()

    def save(self) -> None:
        """Write them; a failure is kept in `problem` and changes nothing else."""
        building = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            building.write_bytes(msgspec.json.format(msgspec.json.encode(self.stored)))
            building.replace(self.path)
            self.problem = ""
        except OSError as error:
            self.problem = f"{self.path}: {error.strerror or error}"

    def opened(self, path: Path) -> None:
        """Put a document at the head of the recent ones."""
        name = str(path.absolute())
        self.stored.recent = [name, *(one for one in self.stored.recent if one != name)][:RECENT]
        self.stored.folder = str(path.absolute().parent)
        self.save()

    def recent(self) -> list[Path]:
        """Give the recent documents that are still there, newest first."""
        return [path for path in map(Path, self.stored.recent) if path.is_file()]


def _default() -> Path:
    from platformdirs import user_config_dir

    return Path(user_config_dir("companion", appauthor=False)) / "desktop.json"

"""Writing a draft: both files whole or neither, and never over an order of battle that is not the editor's own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, count
from pathlib import Path

from companion.games.miniatures.screen.editor import texts
from companion.games.miniatures.screen.editor.draft import Draft
from companion.games.miniatures.setup.scenario_text import toml_text
from companion.language.tongue import tr


class NotSaved(Exception):
    """A draft that could not be written, with the reason in words."""


def save(draft: Draft, path: Path) -> tuple[Path, Path]:
    """Write the scenario and the order of battle beside it; gives both. Raises NotSaved; what was there stays."""
    path = path if path.suffix.casefold() == ".toml" else path.with_name(f"{path.name}.toml")
    if path.is_dir():
        raise NotSaved(tr("{path} is a folder; choose another name", path=path))
    roster = roster_beside(path)
    wanted = {roster: texts.roster_text(draft), path: texts.scenario_text(draft, roster.stem)}
    building = {place: place.with_name(f".{place.name}.new") for place in wanted}
    try:
        for place, text in wanted.items():
            building[place].write_text(text, encoding="utf-8", newline="\n")
        # Both texts are on the disk before the first takes its place; the roster goes first, as a scenario without it
        # could not be opened, while one with a newer roster can.
        for place, built in building.items():
            built.replace(place)
    except OSError as error:
        raise NotSaved(tr("{path} could not be written: {why}", path=path, why=error.strerror or error)) from None
    finally:
        for built in building.values():
            with suppress(OSError):
                built.unlink(missing_ok=True)
    return path, roster


def roster_beside(path: Path) -> Path:
    """Give the file of the order of battle: the one that the editor wrote for this scenario, else a free name."""
    for name in _names(path.stem):
        roster = path.with_name(f"{name}.csv")
        # A roster of this name that no editor's scenario names may be a person's own table: it is never written over.
        if not roster.exists() or _is_of(path, name):
            return roster
    raise AssertionError("names do not end")  # pragma: no cover


def _names(stem: str) -> Iterator[str]:
    return chain([f"{stem}-roster"], (f"{stem}-roster-{n}" for n in count(2)))


def is_own(path: Path) -> bool:
    """Say whether a scenario was written by the editor."""
    return _text(path).startswith(f"# {texts.MADE_BY}")


def _is_of(path: Path, roster: str) -> bool:
    """Say whether the scenario there was written by the editor with this order of battle."""
    return is_own(path) and f"orders_of_battle = [{toml_text(roster)}]" in _text(path)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""

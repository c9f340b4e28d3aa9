"""What Qt needs of the system's libraries and its own parts, and what of it this machine cannot load."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from companion.charts import reading
from companion.kernel import shelf

Needed = Literal["to draw", "for a window", "for wayland"]
NOT_FOUND = re.compile(r"([^\s:]+): (?:cannot open shared object file|invalid ELF header|file too short)")
"""What the system's loader says of a file, the one that it looked for or one that this needs."""


class Library(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A system library, libraries.toml."""

    file: str
    debian: str
    """The package of Debian that holds it; "" where nobody here knows."""
    needed: Needed


class Libraries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The system libraries that Qt needs."""

    format: Literal[1]
    library: list[Library]
    brought: list[Library]
    """What comes with them."""


def _table() -> Libraries:
    return reading.read_toml(shelf.resource_text("doctor", "libraries.toml"), Libraries, file="libraries.toml")


def libraries() -> tuple[Library, ...]:
    """Give the libraries that Qt needs from the system."""
    return tuple(_table().library)


def brought() -> tuple[Library, ...]:
    """Give the libraries that come with them."""
    return tuple(_table().brought)


def missing() -> tuple[Library, ...]:
    """Give the libraries that cannot be loaded, each by the file that is really not there.

    While some of those that Qt asks for are missing, what comes with them is not told.
    """
    known = _by_file()
    # By the file that the loader names, which may be one that the library needs and not itself: that package is the
    # cure.
    lost = {name: one for one in known.values() if (name := _lost(one.file))}
    asked = [one for one in libraries() if one.file in lost]
    return tuple(asked) or tuple(known.get(name, Library(name, "", one.needed)) for name, one in lost.items())


def named(words: str) -> Library | None:
    """Give the library that an error of the system's loader is about."""
    if (found := NOT_FOUND.search(words)) is None:
        return None
    name = Path(found[1]).name
    return _by_file().get(name, Library(name, "", "to draw"))


def _by_file() -> dict[str, Library]:
    return {one.file: one for one in (*libraries(), *brought())}


def screens() -> tuple[str, ...] | None:
    """Name what Qt's plugins here can draw on; None where its Python package lies otherwise than wheels lay it."""
    # Without importing Qt: this is asked just when Qt may not load.
    folder = next((one for one in _plugins() if one.is_dir()), None)
    if folder is None:
        return None
    return tuple(sorted(path.stem.removeprefix("libq") for path in folder.glob("libq*.so")))


def _plugins() -> Iterator[Path]:
    from importlib.util import find_spec

    spec = find_spec("PySide6")
    places: Sequence[str] = spec.submodule_search_locations or () if spec is not None else ()
    for place in places:
        yield Path(place, "Qt", "plugins", "platforms")


def _lost(library: str) -> str:
    """Try a library; gives the name of the file that lacks, "" when all is there."""
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError as error:
        found = NOT_FOUND.search(str(error))
        return Path(found[1]).name if found is not None else library
    return ""

"""What the columns of outside rosters were taken for, kept by their heads for the next file of the same kind."""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from companion.games.miniatures.setup.outside.mapping import Mapping
from companion.games.miniatures.setup.outside.vocabulary import plain

MOST = 200
"""Kinds of files that are remembered; the one that was not seen for longest is forgotten first."""


def known(heads: Sequence[str]) -> Mapping | None:
    """Give what was said of a file with these heads, None for nothing."""
    return _read().get(_print(heads))


def keep(heads: Sequence[str], mapping: Mapping) -> None:
    """Keep it. That no place can be written to is no failure of what was asked for."""
    found = _read()
    found.pop(_print(heads), None)
    # Which battle was wanted is of one file, not of its kind.
    found[_print(heads)] = msgspec.structs.replace(mapping, only={})
    kept = dict([*found.items()][-MOST:])
    place = _place()
    with contextlib.suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        made = place.with_suffix(".new")
        made.write_bytes(msgspec.json.encode(kept))
        os.replace(made, place)


def _print(heads: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(map(plain, heads)).encode()).hexdigest()[:24]


def _read() -> dict[str, Mapping]:
    try:
        return msgspec.json.decode(_place().read_bytes(), type=dict[str, Mapping])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return {}


def _place() -> Path:
    from platformdirs import user_config_dir

    return Path(user_config_dir("companion", appauthor=False)) / "rosters.json"

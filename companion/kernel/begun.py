"""What a game is begun with, what its document begins with, and what a kind of game does about it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

import msgspec


class Beginning(msgspec.Struct, frozen=True, kw_only=True):
    """What a game is begun with: a scenario by name or file, or else rosters."""

    scenario: str = ""
    rosters: tuple[Path, ...] = ()
    roster_texts: Mapping[str, str] = {}
    """Rosters that were read already, {file name: our CSV}: of workbooks and the like, by what their columns are."""
    beside: tuple[Path, ...] = ()
    """Folders beside those texts, in which the pictures of emblems lie."""
    settings: Mapping[str, str] = {}
    """Rulings by id with the position of a choice.

    By word `intelligence` and `scale`; in a campaign `offline`, and `field` with it.
    """
    house: Path | None = None
    """A folder of house rules: charts in place of the installed ones of the same name."""
    players: Mapping[str, str] = {}
    """Who plays each side: "human", which is the default, or "computer:LEVEL"."""
    seed: str = ""
    """The seed of the dice; by default a random one."""


class Shown(msgspec.Struct, frozen=True):
    """A scenario in the list of what can be started."""

    name: str
    title: str
    kind: str
    turns: int
    sides: tuple[str, ...]


class First(msgspec.Struct, frozen=True):
    """What a document begins with."""

    kind: str
    event: Any
    sources: Mapping[str, str]
    scenario: str


class Begins(Protocol):
    """The module that begins a kind of game."""

    def shown(self, text: str, file: str, name: str) -> Shown:
        """Give a scenario as lists of them show it; raises BadInput."""

    def first(self, wanted: Beginning, text: str, file: str, folder: Path | None) -> First:
        """Give what a document begins with; raises BadInput with every problem."""

    def installed(self, sources: Mapping[str, str], house: Path | None) -> dict[str, str]:
        """Give the charts that a document would carry if it were begun today, and no scenario; raises BadInput."""

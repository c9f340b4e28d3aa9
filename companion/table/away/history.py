"""The brigades of history that a campaign's units are made up of, as its documents carry them.

Documents begun before they were carried fall back on the installed ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from companion.kernel import shelf
from companion.table.file.carried import nothing_besides
from companion.table.file.tables import Formations, read_formations

SHELF = "orders-of-battle"
UNITS = f"{SHELF}/gettysburg-1863.toml"
ROSTER = f"{SHELF}/gettysburg-1863.csv"


def carried(charts: Mapping[str, str]) -> dict[str, str]:
    """Give what a campaign's document carries besides its charts: the units. Raises BadInput for a bad chart."""
    return nothing_besides(charts) | _installed()


def formations(sources: Mapping[str, str]) -> Formations:
    """Read the units' brigades from a document's sources, or the installed ones; raises BadInput."""
    texts = sources if UNITS in sources and ROSTER in sources else _installed()
    return _read(texts[UNITS], texts[ROSTER])


def _installed() -> dict[str, str]:
    return {name: shelf.resource_text(*name.split("/")) for name in (UNITS, ROSTER)}


@lru_cache(maxsize=2)
def _read(units: str, roster: str) -> Formations:
    return read_formations(units, UNITS, roster)

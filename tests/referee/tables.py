"""The kinds of game at the referee's table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from tests.referee.computed import Computed
from tests.referee.miniatures import Battle
from tests.referee.table import Table

TABLES: Mapping[str, Callable[[Path], Table]] = {
    "miniatures": Battle,
    "campaign": partial(Computed, "campaign"),
    "tactical": partial(Computed, "tactical"),
}

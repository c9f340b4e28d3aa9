"""The kinds of game at the referee's table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from tests.referee.miniatures import Battle
from tests.referee.table import Table

TABLES: Mapping[str, Callable[[Path], Table]] = {"miniatures": Battle}

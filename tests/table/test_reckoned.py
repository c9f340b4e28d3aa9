"""Random returns by every way come to what a slow reckoner makes of them, who shares no code with the program."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tests.table import reckoned, reckoner

A_FEW = 60


@pytest.mark.clause(
    "RTG-15.0e", "RTG-R-OFF-SCALE", "RTG-R-OFF-FATIGUE", "RTG-R-OFF-STRAGGLERS", "RTG-9.8a", "RTG-11.7a"
)
def test_random_returns_come_to_what_the_reckoner_makes_of_them() -> None:
    seen = reckoned.returns(A_FEW, seed=1863)
    assert seen["returns"] == A_FEW
    for one in (
        *reckoned.WAYS,
        "destroyed by RTG-9.8a",
        "destroyed by RTG-11.7a",
        "stragglers",
        "demoralised",
        "refused",
    ):
        assert seen[one], one


def test_the_reckoner_knows_nothing_of_the_program() -> None:
    page = ast.parse(Path(reckoner.__file__).read_text(encoding="utf-8"))
    imported = [one.module for one in ast.walk(page) if isinstance(one, ast.ImportFrom)]
    imported += [name.name for one in ast.walk(page) if isinstance(one, ast.Import) for name in one.names]
    assert set(imported) - {"__future__"} <= sys.stdlib_module_names

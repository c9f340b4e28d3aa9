"""The program's own files as they are written, each read once for all who look at them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def sources() -> dict[str, str]:
    """Give {path from the project's root: text} of every file of the package."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "companion").rglob("*.py"))
    }

"""Pictures of what lies on the table and of what became of it: the field in a fire step, the battle in numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtWidgets import QApplication

from companion.games.miniatures.rules import commands as cmd

PLACES: dict[str, tuple[float, ...]] = {
    "gamble": (33.0, 21.0, 270.0),
    "devin": (33.0, 31.0, 290.0),
    "calef": (33.5, 25.5, 270.0),
    "davis": (24.5, 31.0, 95.0),
    "pettigrew": (25.5, 20.5, 90.0),
    "brockenbrough": (25.5, 13.0, 80.0),
    "crenshaw": (17.0, 22.0, 90.0),
    "marye": (17.0, 25.0, 90.0),
    "brander": (17.0, 28.0, 90.0),
    "zimmerman": (16.0, 18.0, 80.0),
    "mcgraw": (16.0, 32.0, 100.0),
}
"""Centre of each front in inches and its facing in degrees, as in `place`."""


def fields(studio: Any, mark: str, fire: Any, late: Any) -> Iterator[str]:
    """Take the field while fire is chosen on it, and the numbers of the battle."""
    window = studio.window(fire)
    window.desk.session.do(cmd.Place(PLACES))
    window.run("field")
    QApplication.processEvents()
    studio.take(window, f"field{mark}")
    yield "field"
    window = studio.window(late)
    window.evening.show_numbers()
    numbers = window.evening.numbers
    numbers.resize(1100, 768)
    studio.take(numbers, f"numbers{mark}")
    numbers.close()
    yield "numbers"

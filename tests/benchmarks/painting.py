"""How long a map takes to be painted: in all, and in its longest slice, for which the window stands still."""

from __future__ import annotations

import time
from typing import NamedTuple

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop

from companion.desktop.maps.canvas import MapCanvas


class Painted(NamedTuple):
    """Milliseconds of the processor."""

    whole: float
    longest: float

    def __str__(self) -> str:
        """For a benchmark's line."""
        return f"{self.whole:.0f} ms, {self.longest:.0f} at a time"


def painted(of: MapCanvas) -> Painted:
    """Paint what is in sight of a map that was zoomed."""
    making = of.picture().making(of.stand(), of.wanted(), of.colors())
    took = [0.0]
    while True:
        begun = time.thread_time()
        done = next(making, making) is making
        took.append((time.thread_time() - begun) * 1000)
        if done:
            return Painted(sum(took), max(took))


def once() -> None:
    """Let what waits happen once, as between two keys of a hand: one slice of what is being painted."""
    QAbstractEventDispatcher.instance().processEvents(QEventLoop.ProcessEventsFlag.AllEvents)

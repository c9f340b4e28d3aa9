"""Rubbish is swept between two events, in the windows' own thread, and nowhere else.

Left to itself Python looks for circles wherever something is made: while Qt walks over all widgets to dress them anew,
or in the thread in which a PDF is written. A window in such a circle would go while Qt stands on it, or by the hand of
a thread that it does not belong to, and either ends the process.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

MOMENT = 1000
"""Milliseconds between two looks at whether there is enough to be swept."""


class Sweep(QObject):
    """Sweeps for as long as its parent lives."""

    def __init__(self, parent: QObject, *, moment: int = MOMENT) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()  # what the start has made is no rubbish, and need not be gone through again
        self._clock = QTimer(self)
        self._clock.timeout.connect(sweep)
        self._clock.start(moment)


def sweep() -> None:
    """Take away the circles of the oldest generation that has as many as Python itself would wait for."""
    made, enough = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if made[generation] > enough[generation]:
            gc.collect(generation)
            return

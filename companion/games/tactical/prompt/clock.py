"""The clock of an operation phase: what is left of the time limit; it can be stopped (ANT-7.1e, ANT-R-TIME)."""

from __future__ import annotations

from collections.abc import Callable

Seconds = Callable[[], float]
"""Gives seconds that only rise, from any moment on."""
MINUTE = 60


class Clock:
    """Counts an operation phase down. Without a limit it shows nothing and never ends one."""

    def __init__(self, seconds: Seconds) -> None:
        self._seconds = seconds
        self._ends: float | None = None
        self._left: float | None = None
        """What was left when it was stopped; None while it runs."""

    def start(self, minutes: int) -> None:
        """Begin a phase with a limit in minutes; 0 is none."""
        self._ends, self._left = self._seconds() + minutes * MINUTE if minutes else None, None

    @property
    def limited(self) -> bool:
        """Whether there is a limit."""
        return self._ends is not None

    @property
    def stopped(self) -> bool:
        """Whether the clock stands still."""
        return self._left is not None

    @property
    def left(self) -> float | None:
        """Give the seconds that are left, at least 0; None without a limit."""
        if self._left is not None or self._ends is None:
            return self._left
        return max(0.0, self._ends - self._seconds())

    def toggle(self) -> None:
        """Stop the clock, or let it go on (ANT-R-TIME)."""
        if self._ends is None:
            return
        if self._left is None:
            self._left = self.left
        else:
            # The end is moved rather than time counted: while it runs nothing has to be kept up to date.
            self._ends, self._left = self._seconds() + self._left, None

    def shown(self) -> str:
        """Give what is left as minutes and seconds, "" without a limit."""
        left = self.left
        if left is None:
            return ""
        minutes, seconds = divmod(int(left), MINUTE)
        return f"{minutes}:{seconds:02}"

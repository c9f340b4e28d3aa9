"""The time of an operation phase: so many minutes from its beginning, but for those in which the clock stood."""

from __future__ import annotations

from collections.abc import Callable

MINUTE = 60
"""Seconds."""


class TimeLeft:
    """What is left of a phase's time; the clock gives seconds and is asked, never waited for (ANT-R-TIME)."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._phase: object = None
        self._ends = 0.0
        self._stopped_at: float | None = None
        self._held_at: float | None = None

    def begin(self, phase: object, minutes: int) -> bool:
        """Begin the time of a phase; false where it is going on already."""
        if phase == self._phase:
            return False
        self._phase, self._stopped_at, self._held_at = phase, None, None
        self._ends = self._clock() + minutes * MINUTE
        return True

    def end(self) -> None:
        """The phase is over."""
        self._phase = self._stopped_at = self._held_at = None

    @property
    def going(self) -> bool:
        """Say whether a phase is timed."""
        return self._phase is not None

    @property
    def stopped(self) -> bool:
        """Say whether the clock stands."""
        return self._stopped_at is not None

    def turn(self) -> None:
        """Stop the clock, or let it go on (ANT-7.1e)."""
        if self._stopped_at is None:
            self._stopped_at = self._clock()
        else:
            self._ends += self._clock() - self._stopped_at
            self._stopped_at = None

    def hold(self) -> None:
        """Let nobody's time pass: another sits there for a while."""
        if self.going and self._held_at is None:
            self._held_at = self._clock()

    def release(self) -> None:
        """Let it pass again."""
        if self._held_at is not None and self._stopped_at is None:
            self._ends += self._clock() - self._held_at
        self._held_at = None

    @property
    def seconds(self) -> int:
        """Give the seconds that are left, 0 at the end."""
        stands = [at for at in (self._stopped_at, self._held_at) if at is not None]
        now = min(stands, default=self._clock())
        return max(0, int(self._ends - now + 0.999))

    @property
    def over(self) -> bool:
        """Say whether a phase is timed and its time is up."""
        return self.going and not self.stopped and self.seconds == 0

    def words(self) -> str:
        """Give the time that is left, "9:05"; "" where no phase is timed."""
        return f"{self.seconds // MINUTE}:{self.seconds % MINUTE:02}" if self.going else ""

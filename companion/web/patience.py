"""How much is put up with: wrong tokens of an address, questions of a seat."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable

import msgspec

WRONG, WITHIN = 10, 60.0
"""So many wrong tokens within so many seconds lock an address out."""
FIRST_LOCK, LONGEST_LOCK = 60.0, 900.0
"""Seconds; each lock is twice the one before."""
ADDRESSES = 4096
"""So many are remembered, the latest."""
SLOWER = 0.05
"""Seconds that each wrong token of an address makes the answer to its next one wait."""
A_SECOND = 50
"""Questions that a seat may ask in a second."""


class _Address(msgspec.Struct):
    wrong: deque[float] = msgspec.field(default_factory=deque)
    until: float = 0.0
    locks: int = 0


class WrongTokens:
    """The wrong tokens of each address. Only those of links count: a phone that slept must not lock the room."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Take a clock in seconds that never goes back."""
        self._clock = clock
        self._of: OrderedDict[str, _Address] = OrderedDict()

    def locked(self, address: str) -> int:
        """Give the seconds for which an address is locked out, 0 for none."""
        left = self._of[address].until - self._clock() if address in self._of else 0.0
        return int(left) + 1 if left > 0 else 0

    def wrong(self, address: str) -> float:
        """Count a wrong token; gives the seconds that the answer should wait."""
        found = self._of.setdefault(address, _Address())
        self._of.move_to_end(address)
        if len(self._of) > ADDRESSES:
            self._of.popitem(last=False)
        now = self._clock()
        if found.locks and now - found.until > LONGEST_LOCK:
            found.locks = 0
        while found.wrong and now - found.wrong[0] > WITHIN:
            found.wrong.popleft()
        found.wrong.append(now)
        waits = SLOWER * len(found.wrong)
        if len(found.wrong) >= WRONG:
            found.wrong.clear()
            found.until = now + min(FIRST_LOCK * 2**found.locks, LONGEST_LOCK)
            found.locks = min(found.locks + 1, 8)
        return waits


class Rate:
    """How often each seat asks."""

    def __init__(self, clock: Callable[[], float], a_second: int = A_SECOND) -> None:
        """Take a clock in seconds, and how many questions a seat may ask in one."""
        self._clock, self._most = clock, a_second
        self._asked: dict[str, deque[float]] = {}

    def admits(self, seat: str) -> bool:
        """Count a question; says whether it may be answered."""
        asked, now = self._asked.setdefault(seat, deque(maxlen=self._most)), self._clock()
        if len(asked) == self._most and now - asked[0] < 1.0:
            return False
        asked.append(now)
        return True

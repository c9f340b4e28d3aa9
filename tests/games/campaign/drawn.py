"""Draws that fall as listed."""

from __future__ import annotations

from collections.abc import Sequence

from companion.kernel.dice import Roll, Why


class Fixed:
    """A supply whose draws fall as listed, no higher than each die has, and after that as high as they can."""

    def __init__(self, faces: Sequence[int] = ()) -> None:
        self.faces = list(faces)
        self.asked: list[Why] = []

    def d10(self, why: Why) -> Roll:
        """Never asked for."""
        raise AssertionError(why.text)

    def choose(self, count: int, why: Why) -> Roll:
        """Give the next face."""
        self.asked.append(why)
        return Roll(min(self.faces.pop(0), count) if self.faces else count, "entered", why.text, count)
